# Les pages autour de la table, en français.

page-loading = Un instant…
skip = Aller au contenu
ways = Où aller
way-games = Jeux
way-lobby = Salon
way-help = Aide
way-settings = Réglages
way-sign-in = Connexion
way-credits = Crédits
way-programs = Pour les programmes
foot = Cinq jeux, joués selon leurs règles, entre humains et avec des robots.
copy = Copier
copied = Copié
share = Partager
your-name = Votre nom
password = Mot de passe
password-more = Au moins 8 signes.
password-old = Le mot de passe actuel
password-new = Le nouveau mot de passe
how-many = Nombre de joueurs
how-many-players = { $number ->
    [one] Un joueur
   *[other] { $number } joueurs
  }
rivals = La force des robots
robots-of = Robots : { $level }
robot-short = robot ({ $level })
player-gone = quelqu’un qui est parti
from-elsewhere = { $number ->
    [one] Une partie enregistrée, en solitaire
   *[other] Une partie enregistrée, à { $number }
  }
more = Plus
sit-down = S’asseoir
sit-down-as = S’asseoir : { $name }
watch = Regarder
with-friends = Entre amis
eyes = vu d’ici
place = { $place ->
    [1] 1er
   *[other] { $place }e
  }

lost-title = La chandelle s’est éteinte
lost-text = Le service est injoignable pour l’instant. Rien n’est perdu : cette page le cherche et reprendra d’elle-même.
lost-again = Chercher maintenant
not-found-more = La page a peut-être déménagé, ou l’adresse a perdu une lettre.

home-lead = Choisissez un jeu et vous voilà à table : ni compte, ni téléchargement. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
home-minutes-even = { $least } minutes
home-continue = Reprendre
home-see = Vers les jeux

lobby-title = Le salon
lobby-lead = Vos tables, celles que d’autres ont ouvertes, et de quoi dresser la vôtre.
lobby-mine = Mes tables
lobby-waiting = On vous attend
lobby-playing = En cours
lobby-gathering = On se rassemble
lobby-finished = Terminées
lobby-finished-all = Toutes les parties finies
best-title = Les meilleurs
best-none = Personne n’a encore de cote à ce jeu : jouez-y entre humains, et ce sera vous.
best-points = { $points } points
lobby-mine-none = Vous n’êtes encore à aucune table.
lobby-open = Tables ouvertes
lobby-open-none = Personne n’a ouvert de table pour l’instant. Ouvrez-en une : elle apparaîtra ici pour tout le monde.

table-waiting = À vous
table-gathering = { $number ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $number } places libres
  }
table-playing = En cours
table-finished = Terminée
table-place = { $place ->
    [1] Vous avez gagné
   *[other] Vous êtes arrivé { $place }e
  }
table-go = Jouer
table-look = Ouvrir
table-replay = Revoir

make-title = Dresser une table
make-game = Jeu
make-seats = Places
make-seat = Place { $number }
seat-for-somebody = libre, pour quelqu’un
seat-robot = robot, { $level }
make-pace = Rythme
make-access = Qui peut s’asseoir
make-spectators = Qui peut regarder
make-hints = Conseils
make-hints-more = Les joueurs peuvent demander l’avis d’un robot.
make-starts = Commence d’elle-même
make-starts-more = Dès que toutes les places sont prises.
make = Dresser la table
pace-free = sans pendule
pace-live = { $minutes } minutes chacun, + { $seconds } secondes par coup
pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
pace-minutes = { $minutes ->
    [one] une minute par coup
   *[other] { $minutes } minutes par coup
  }
access-private = sur invitation
access-open = tout le monde
spectators-none = personne
spectators-public = tout le monde
spectators-after = après coup

gathering-seats = Qui est assis où
gathering-invite = Inviter
gathering-invite-more = { $number ->
    [one] Une place est libre. Qui ouvre ce lien peut la prendre.
   *[other] { $number } places sont libres. Qui ouvre ce lien peut en prendre une.
  }
gathering-link = Le lien vers cette table
gathering-local = Cette adresse n’est connue que sur cette machine. Pour des amis ailleurs, lancez le service par « make play HOST=0.0.0.0 ».
gathering-code = Le lien vers cette table, en code à photographier
gathering-wait = Dans un instant
gathering-wait-more = La partie commence dès que tout le monde est là.
gathering-by-itself = commence d’elle-même quand toutes les places sont prises
gathering-asked = commence quand son hôte le demande
gathering-start = Commencer
gathering-give-up = Renoncer à cette table
gathering-leave = Quitter cette table
robot-here = Asseoir un robot
robot-away = Renvoyer

join-title = Une invitation
join-by = { $name } vous invite à jouer à
join-by-somebody = Vous êtes invité à jouer à
join-name-more = Pour que les autres sachent qui vous êtes. Aucun compte n’est nécessaire.
join-rules = Quel est ce jeu ?
join-full = Toutes les places de cette table sont déjà prises. Une autre vous attend.
join-playing = Cette partie a commencé sans vous. Une autre vous attend.
join-finished = Cette partie est déjà finie. Une autre vous attend.

sign-title = Votre compte
sign-in = Se connecter
sign-up = Nouveau compte
sign-in-more = Avec un compte, vous retrouvez vos tables dans tous les navigateurs.
sign-up-more = Un nom et un mot de passe, rien d’autre : ni adresse, ni courrier.
sign-up-guest = Vous restez qui vous êtes : vos tables d’invité vous suivent.
sign-not-needed = On peut jouer sans compte : il suffit de choisir un jeu.

account-guest = Vous êtes ici en invité, connu de ce seul navigateur.
account-own = Votre compte
account-keep = Garder vos tables
account-keep-more = Avec un compte, vos tables, votre histoire et vos cotes sont à vous dans tous les navigateurs.
account-profile = Profil
account-profile-more = Ce que vous avez joué, avec quel succès, et vos cotes : ce que chacun peut voir.
account-profile-see = Voir mon profil
account-name = Nom
account-name-more = Aux tables où vous êtes déjà assis, vous gardez l’ancien.
account-rename = Changer de nom
account-done = Voilà comment vous vous appelez désormais.
account-password = Mot de passe
account-password-change = Changer de mot de passe
account-password-done = C’est fait. Tous les autres navigateurs sont déconnectés.
account-tokens = Jetons pour programmes
account-tokens-more = Avec un jeton, un programme à vous joue en votre nom.
account-token-once = Voici le jeton. Il n’est montré que cette fois.
account-token-label = À quoi sert-il ?
account-token-new = Nouveau jeton
account-token-revoke = Révoquer
account-archive = Vos parties
account-archive-more = Les enregistrements de toutes vos parties finies, dans un seul fichier à garder.
account-archive-get = Télécharger l’archive
account-out = Partir
account-out-more = Se déconnecter ici, partout, ou partir pour de bon.
account-out-guest = Un invité qui se déconnecte ne peut pas revenir. Prenez d’abord un compte pour garder vos tables.
account-out-here = Se déconnecter
account-out-everywhere = Se déconnecter partout
account-leave = Partir pour de bon
account-leave-more = Votre nom disparaît de toutes les tables, et un robot joue à votre place là où la partie n’est pas finie. C’est sans retour.
account-leave-now = Oui, partir pour de bon

settings-title = Réglages
settings-lead = Ils valent dans ce navigateur, et tout de suite.
settings-look = Apparence
settings-scheme = Couleurs
scheme-night = À la chandelle
scheme-parchment = Parchemin
scheme-more = Pour les pages autour des tables : les plateaux sont peints pour la chandelle et la gardent.
settings-motion = Mouvement
motion-system = selon l’appareil
motion-less = aucun
motion-full = complet
settings-table = À la table
settings-sound = Sons
settings-sound-more = Un petit son quand c’est à vous.
settings-confirm = Demander confirmation
settings-confirm-more = Un dernier clic avant d’envoyer un coup.
settings-list = Liste des options
settings-list-more = Chaque option en toutes lettres à côté du plateau.
settings-left = Main gauche
settings-left-more = Panneaux et boutons changent de côté.
settings-level = Les conseils viennent d’un robot…

profile-since = À table depuis le { $date }
profile-guest-since = Invité depuis le { $date }
profile-games = Parties et cotes
profile-none = Aucune partie finie pour l’instant.
profile-played = jouées
profile-won = gagnées
profile-points = cote
profile-places = Places
profile-chart = La cote au fil de { $games } parties, { $points } à présent
profile-unrated = Pas encore de cote : seules les parties entre humains comptent.
profile-history = Parties finies
profile-history-none = Vos parties finies seront ici, à revoir coup par coup.

record-title = Ouvrir un enregistrement
record-choose = Choisir un fichier
record-more = Le fichier .philtre d’une partie finie se revoit coup par coup, un signalement s’ouvre à son moment.
record-reading = La partie est rejouée…

reported-title = Un problème signalé
reported-moment = moment { $number }
reported-nothing = Rien n’a été écrit à ce sujet.
reported-none = Aucun signalement n’est ouvert ici.
reported-unreadable = Ce signalement ne peut être montré : il vient d’autres règles, ou il a été modifié.

replay-title = Revoir la partie
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-moment = Moment { $at } sur { $last }
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-seat = Joueur { $number }
replay-spectator = Spectateur
replay-all = Tous à la fois
replay-link = Lien vers ce moment
replay-record = Enregistrement
replay-before = La partie n’a pas encore commencé.
replay-no-board = Ce jeu n’a pas encore de plateau à regarder.

rules-page = Sur une page à part
rules-games = Les règles des jeux
rules-contents = Sommaire
rules-play = Dresser une table

credits-title = Crédits
credits-lead = Ceux à qui l’on doit ce que vous voyez ici.
credits-games = Les jeux
credits-games-more = Les jeux appartiennent à leurs auteurs et éditeurs. Si l’un d’eux vous plaît, achetez la boîte : il est meilleur encore autour d’une vraie table.
credits-icons = Les icônes
credits-icons-by = Icônes dessinées par { $artists }.
credits-icons-changed = coloriées et assemblées par nous
credits-icons-used = { $number } d’entre elles sont dans ces pages
credits-fonts = Les lettres
credits-libraries = Les bibliothèques de cette page

help-title = Aide
help-lead = Comment jouer ici, en deux minutes.
help-play = Jouer
help-play-1 = Ce qui luit en vert peut être touché : touchez-le, et c’est fait, ou l’étape suivante s’allume.
help-play-2 = Ce qui ne touche rien sur le plateau est un bouton de la barre du haut, qui dit aussi ce qui est demandé.
help-play-3 = Ce qui est gris dit pourquoi on ne peut y toucher : pointez-le, ou appuyez longuement.
help-play-4 = Toutes les options sont aussi dans la liste, en toutes lettres. « Annuler » revient jusqu’à la dernière chose apprise.
help-friends = Entre amis
help-friends-1 = « Entre amis » dresse une table et montre son lien, avec un code à photographier. Qui l’ouvre s’assied ; personne n’a besoin de compte.
help-friends-2 = Les places restées libres peuvent aller à des robots. Au salon, vous dressez des tables ouvertes, visibles de tous.
help-friends-3 = Fermez la page quand vous voulez : la table vous attend sous « Mes tables ».
help-robots = Robots et conseils
help-robots-1 = Il y a six niveaux, de l’enfant au maître. Les robots ne voient que ce que vous verriez à leur place.
help-robots-2 = « Conseil » montre ce qu’un robot ferait à votre place, et l’éclaire sur le plateau.
help-robots-3 = Si quelqu’un s’en va, un robot joue pour lui jusqu’à son retour.
help-time = Le temps
help-time-1 = Une table sans pendule attend aussi longtemps qu’il vous plaît.
help-time-2 = En minutes, on joue d’une traite ; en jours, on passe de temps en temps.
help-time-3 = Le temps écoulé, un robot prend la place, et vous pouvez revenir à tout moment.
help-chance = Un hasard honnête
help-chance-1 = Avant la partie, la table fixe son hasard en secret et en montre le sceau.
help-chance-2 = Après la partie, le secret est dévoilé : chacun peut vérifier que rien n’a été changé.
help-chance-3 = L’enregistrement d’une partie contient tout cela. Chacun peut la revoir ici, à tout moment.
help-rules = Règles et touches
help-keys = Touches
key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-arrows = ← →
help-key-tab = va d’une chose à l’autre ; celles que l’on peut toucher en sont
help-key-enter = touche la chose, comme la barre d’espace
help-key-escape = ferme ce qui est ouvert : une carte, les règles
help-key-arrows = un pas en arrière ou en avant quand on revoit une partie ; espace la déroule
