# Les mots de la page, en français. Ceux qu’elle partage avec le service sont dans src/philtre/text.

language = Langue
language-en = English
language-fr = Français
close = Fermer
home = Retour aux jeux
loading = On dresse la table…
rules = Règles
rules-on = Règles : { $about }

guest-names = Genièvre, Oseille, Achillée, Armoise, Angélique, Hysope, Bourrache, Tanaisie, Valériane, Safran, Bryone, Livèche
robot-names = Merlin, Circé, Morgane, Médée, Nicolas
seat-free = Place libre

home-title = Des jeux de société où l’on brasse des potions
home-players = De { $least } à { $most } joueurs
home-minutes = { $least } à { $most } minutes
play-now = Jouer

bar = Ce qui est demandé
bar-your-turn = À vous.
bar-waiting = Un instant.
bar-sent = Envoyé.
bar-gathering = On se rassemble.
bar-finished = La partie est finie.
bar-thinking = À { $players } de décider.
bar-winners = { $number ->
    [one] { $winners } l’emporte.
   *[other] { $winners } l’emportent ensemble.
  }
bar-no-winner = Personne ne l’emporte.
bar-back = Revenir
bar-hint = Conseil
bar-hint-level = La force du robot qui conseille
bar-hint-thinking = Un robot réfléchit…
bar-undo = { $number ->
    [0] Annuler
    [one] Annuler
   *[other] Annuler { $number }
  }
bar-list = Liste ({ $number })

options = Toutes les options
options-none = Il n’y a rien à choisir.

players = Joueurs
score = points
you = vous
thinking = réfléchit…
present = présent
absent = absent
robot-level = robot · { $level }
level-1 = enfant
level-2 = débutant
level-3 = occasionnel
level-4 = aguerri
level-5 = redoutable
level-6 = maître
lookers-on = { $number ->
    [one] Quelqu’un regarde.
   *[other] { $number } personnes regardent.
  }
gone-left = parti ; le robot { $level } joue
gone-time = temps écoulé ; le robot { $level } joue
gone-resigned = a abandonné

log = L’histoire jusqu’ici
log-before = { $number ->
    [one] … et une chose avant cela
   *[other] … et { $number } choses avant cela
  }
log-empty = Rien ne s’est encore passé.

connection-lost = La connexion est perdue. Nouvel essai…
table-ended = Cette table est hors d’atteinte

reason-no-connection = Le service est injoignable.
reason-other-version = Le service a été renouvelé : rechargez la page.

bar-return = Reprendre ma place
bar-rerun = Voir ce qui s’est passé ({ $number })
bar-rerunning = Ce qui s’est passé
bar-stop = Arrêter

undo-far = { $number ->
    [0] Il n’y a rien à reprendre.
    [one] Reprend votre dernière réponse, et rien de plus :
   *[other] Reprend vos { $number } dernières réponses, et rien de plus :
  }
advice-of = Conseil d’un robot ({ $level }) :
advice-chance = { $percent } %

talk = Discussion
talk-line = Dire quelque chose
talk-send = Envoyer

clock = Temps restant
clock-days = { $days } j { $hours } h

finale = Scores finaux
finale-place = { $number ->
    [1] 1er
   *[other] { $number }e
  }
finale-total = Total
finale-winner = Vainqueur
finale-no-chart = L’évolution des scores n’est pas disponible.
chart = Comment les scores ont évolué
rematch = Rejouer
replay = Revoir la partie
record-file = Fichier de la partie

table-menu = Table
wish-sound = Un son quand c’est à moi
wish-confirm = Demander un dernier clic avant d’envoyer un choix
wish-list = Montrer toutes les options en liste
leave = Laisser un robot jouer pour moi
resign = Abandonner
resign-sure = Abandonner pour de bon ?

seal = Un hasard honnête
seal-chance = Sceau du hasard
seal-chance-copy = Copier le sceau du hasard
seal-secret = Le secret
seal-secret-copy = Copier le secret
seal-before = Tout le hasard de cette table a été fixé avant la partie, et en voici le sceau, le SHA-256 d’un secret. Gardez-le : le secret est dévoilé à la fin.
seal-after = Le fichier de la partie contient le secret. Qui a gardé le sceau vérifie que rien n’a été changé, avec
seal-file = FICHIER

report = Signaler un problème
report-what = Qu’est-ce qui ne va pas ?
report-holds = { $over ->
    [yes] Le fichier contient l’enregistrement de la partie et s’ouvre à sa fin.
   *[no] Le fichier contient ce que vous voyez, et rien que votre place ne puisse savoir.
  } Ouvrez-le par « Ouvrir un enregistrement » au salon : il montre ce moment précis.
report-move = Voir ce coup dans la partie enregistrée
report-save = Enregistrer le signalement
