# Les mots que tous les jeux partagent, en français.

player = Joueur { $number }
piece = { $number } × { $thing }
nothing = rien

reason-no-such-seat = Il n’y a pas de place { $seat } à cette table.
reason-not-your-options = Ce qu’une autre place peut faire ne vous regarde pas.
reason-only-seen = Ceci n’est que ce que voit une place ; redistribuez pour jouer la suite.
reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à { $player } de décider.
reason-no-such-action = Aucune action de ce jeu ne porte le numéro { $action }.
reason-not-this-decision = « { $notation } » ne répond pas à la question posée.
reason-not-now = Ce n’est pas possible maintenant.
reason-nothing-to-retract = Il n’y a pas de réponse à reprendre.
reason-bad-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
reason-bad-seed = Une graine est un nombre entier de 0 à 2^62 - 1, pas { $seed }.
reason-bad-option = Ce jeu n’a pas d’option « { $option } » (il a : { $options }).
reason-bad-choice = L’option « { $option } » peut valoir { $choices }, pas { $choice }.
reason-option-needs-players = L’option « { $option } » ne peut valoir { $choice } qu’à { $players } joueurs.
reason-bad-save = Ceci n’est pas une position enregistrée, ou elle a été modifiée.
reason-other-game = Ceci appartient au jeu { $game }, pas à { $expected }.
reason-other-rules = Ceci a été joué sous la version { $rules } des règles ; voici la version { $expected }.
reason-bad-notation = Je ne sais pas lire « { $text } » (essayez : { $verbs }).
reason-no-such-bot = Il n’y a pas de robot nommé { $bot } (il y a : { $bots }).
reason-bad-setting = Aucun robot ne se règle par « { $setting } ».
reason-no-such-game = Il n’y a pas de jeu nommé { $game } (il y a : { $games }).
reason-record-cut-short = La partie enregistrée est coupée : sa dernière ligne manque.
reason-record-line = La ligne { $line } de la partie enregistrée est illisible : { $problem }.
reason-record-move = La ligne { $line } de la partie enregistrée, « { $play } », ne peut être jouée. { $problem }
reason-record-result = La ligne { $line } de la partie enregistrée donne un autre résultat que ses coups.
reason-undo-another-acted = Un autre joueur a agi depuis.
reason-undo-chance-drawn = Le hasard a parlé depuis.
reason-undo-something-shown = Quelque chose a été révélé depuis.
reason-undo-the-beginning = La partie est à son début.
reason-undo-others-asked = On a interrogé les autres depuis, et ils ont peut-être répondu.
reason-undo-no-time = Sans le temps que ces réponses ont rapporté, le vôtre serait écoulé.

# Une table.

reason-bad-secret = Un secret est fait de 64 chiffres hexadécimaux.
reason-bad-pace = Un rythme compte au moins une seconde et au plus une année, et n’en retire aucune.
reason-not-next-entry = Voici l’entrée { $seq } de la table, mais c’est au tour de la { $expected }.
reason-entry-too-early = Ceci précède ce qui s’est déjà passé.
reason-already-begun = La partie a déjà commencé.
reason-not-begun = La partie n’a pas encore commencé.
reason-not-over = La partie n’est pas encore finie.
reason-seat-taken = La place de { $player } est prise.
reason-seat-free = Personne n’occupe la place de { $player }.
reason-seats-free = Toutes les places ne sont pas encore prises.
reason-already-seated = Vous êtes déjà à cette table.
reason-not-a-person = { $player } n’est pas une personne.
reason-has-resigned = { $player } a abandonné.
reason-stand-in-plays = Un robot joue pour { $player } ; revenez d’abord à la table.
reason-nobody-stands-in = Personne ne remplace { $player }.
reason-people-left = Il y a encore des personnes à la table.
reason-time-is-up = Le temps de { $player } est écoulé.
reason-time-left = Le temps de { $player } n’est pas encore écoulé.

table-took-back = { $number ->
    [one] { $player } reprend une réponse.
   *[other] { $player } reprend { $number } réponses.
  }
table-resigned = { $player } abandonne.
table-left = { $player } est parti ; un robot de niveau { $number } joue à sa place.
table-out-of-time = Le temps de { $player } est écoulé ; un robot de niveau { $number } joue à sa place.
table-returned = { $player } est de retour.

# La commande.

ui-yes = oui
ui-no = non

ui-bot-greedy = Gourmand
ui-bot-random = Hasard
ui-bot-ismcts = Chercheur

ui-robot = Robot { $level }
ui-level-1 = la première partie d’un enfant
ui-level-2 = débutant
ui-level-3 = joue de temps en temps
ui-level-4 = connaît bien le jeu
ui-level-5 = difficile à battre
ui-level-6 = aussi fort que possible

ui-column-game = Jeu
ui-column-players = Joueurs
ui-column-minutes = Minutes
ui-column-pitch = Ce qu’on y fait
ui-column-state = État
ui-state-complete = complet
ui-state-without-rules = sans règles

ui-ask-game = Quel jeu ? (numéro ou nom)
ui-ask-players = Combien de joueurs ? (de { $least } à { $most } ; Entrée : { $least })
ui-ask-seats = Qui s’assoit à chaque place ? Tapez un nom, ou le numéro d’un robot ; Entrée prend ce qui est entre crochets.
ui-ask-options = Options à changer, comme les mots gris, séparées d’une espace ; Entrée pour aucune. La première de chaque est la règle.
ui-interpreted = Programme interprété, quelque 30 fois plus lent que compilé (« make build » compile).

ui-hint = N° ou coup ; ? aide, h avis, u annuler, s garder, l journal, r table, q quitter
ui-earlier = … et { $number } choses avant cela (l les montre toutes)
ui-turn-over = Votre tour est fini. Entrée efface l’écran pour { $player } (ou u pour le reprendre).
ui-hand-over = Passez l’écran à { $player }, puis appuyez sur Entrée.
ui-thinking = { $player } réfléchit…
ui-considered = Ce que { $player } a envisagé, avec sa chance de gagner :
ui-advice = Ce qu’en pense un robot de niveau { $level }, avec votre chance de gagner :
ui-chance = { $percent } %
ui-tries = { $tries ->
    [0] jamais essayé
    [1] essayé une fois
   *[other] essayé { $tries } fois
  }
ui-only-option = Il n’y a qu’une option.
ui-allowed = « { $notation } » est permis.
ui-undone = { $answers ->
    [one] Une réponse reprise.
   *[other] { $answers } réponses reprises.
  } Pas plus loin : { $reason }
ui-saved = Enregistré dans { $file }.
ui-left = La partie est enregistrée dans { $file }. Pour continuer : { $command }
ui-ask-save = Enregistrer la partie ? Entrée : { $file } ; ou tapez un autre nom ; n : non.
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

ui-help-number = jouer l’option qui porte ce numéro
ui-help-notation = jouer un coup par sa notation, celle entre parenthèses après chaque option
ui-help-why = si ce numéro ou cette notation peut se jouer, et sinon pourquoi
ui-help-rules = ce que disent les règles à propos d’un mot
ui-help-hint = l’avis du robot le plus fort ; h 3 : d’un robot de niveau 3
ui-help-undo = reprendre vos réponses, jusqu’à la dernière chose apprise
ui-help-save = enregistrer la partie ; un nom de fichier peut suivre
ui-help-log = tout ce qui s’est passé, pour autant que vous puissiez le savoir
ui-help-redraw = redessiner la table
ui-help-quit = partir ; la partie est enregistrée

ui-position = Position { $position } sur { $last }
ui-replay-hint = Entrée avance, b recule, un numéro y va, q quitte
ui-unfinished = { $answers ->
    [one] La partie n’est pas finie : { $answers } réponse jusqu’ici.
   *[other] La partie n’est pas finie : { $answers } réponses jusqu’ici.
  }

ui-verify-promised = Le hasard a été tiré du secret promis : il correspond à l’engagement.
ui-verify-commitment = L’engagement du secret de cette partie est { $commitment }. Si c’est celui que l’on vous a montré avant la partie, le hasard a été tiré du secret promis.
ui-verify-broken-promise = Ce n’est pas le secret promis : son engagement est { $commitment }.
ui-verify-replayed = { $answers ->
    [one] Une réponse, rejouée avec le hasard de ce secret, mène à la même partie.
   *[other] { $answers } réponses, rejouées avec le hasard de ce secret, mènent à la même partie.
  }
ui-verify-other-game = Rejouée avec le hasard de ce secret, c’est une autre partie.

ui-column-bot = Robot
ui-column-seat = Place
ui-column-games = Parties
ui-column-wins = Victoires
ui-column-share = Part
ui-column-interval = Intervalle à 95 %
ui-column-points = Score moyen
ui-simulated = { $games ->
    [one] Une partie, { $decisions } décisions.
   *[other] { $games } parties, { $decisions } décisions chacune en moyenne.
  }
ui-ahead = Combien de fois la ligne a fini devant la colonne :
ui-run = Les parties sont dans { $file }.
ui-goes-on = On continue : { $done } parties sur { $games } ont déjà été jouées.
ui-go-on = Pour continuer : { $command }
ui-report-written = Le rapport est { $file }.
ui-changes-idle = Dans { $games } parties jouées au hasard, ces changements n’ont rien changé : les règles ne les lisent peut-être pas.
ui-writing-report = On compte et on dessine…
ui-nothing-kept = Les parties ne sont pas gardées : il manque des bibliothèques ; « make lab » les installe.
ui-other-version = Cette série a été faite par Philtre { $version }.
ui-other-settings = Le robot { $bot } a maintenant d’autres réglages que dans ce manifeste : les parties ne seront pas les mêmes.
ui-rate = { $rate } parties/s
ui-rate-slow = { $rate } parties/min
ui-column-rating = Cote
ui-column-level = Niveau
ui-column-gap = Avance
ui-column-time = Par décision
ui-table-of = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
  }
ui-ladder-written = Les cotes sont dans { $file }.
ui-drawn = Elles sont dessinées dans { $file }.
ui-speed = { $speed } parties par seconde

ui-new-game = { $folder } est prêt. Essayez : philtre play { $folder }, philtre check { $folder } ; puis changez-le.

problem-json = ce n’est pas du JSON
problem-shape = elle ne contient pas ce qui doit y être

ui-interrupted = Interrompu.
ui-cannot-print = La sortie ne peut pas être écrite.
ui-unknown-command = Il n’y a pas de commande « { $command } » (philtre --help en donne la liste).
ui-unknown-option = Il n’y a pas d’option { $option } ici (--help en donne la liste).
ui-missing-argument = Il manque { $argument } (--help en dit plus).
ui-bad-value = « { $value } » ne convient pas pour { $argument } (--help en dit plus).
ui-repeated-option = { $option } ne peut être donné qu’une fois.
ui-unused-word = « { $word } » est un mot de trop (--help en dit plus).
ui-misuse = Je ne comprends pas cette commande (--help en dit plus).

reason-no-such-file = Il n’y a pas de fichier { $file }.
reason-a-directory = { $file } est un répertoire, pas un fichier.
reason-cannot-read = { $file } ne peut pas être lu.
reason-cannot-write = { $file } ne peut pas être écrit.
reason-file-exists = { $file } existe déjà ; rien n’a été écrasé.
reason-not-a-record = { $file } n’est pas une partie enregistrée.
reason-not-changes = { $file } n’est pas un fichier de changements.
reason-no-secret = { $file } a été jouée à partir d’une graine : aucun secret n’a été promis.
reason-bad-commitment = Un engagement est fait de 64 chiffres hexadécimaux.
reason-record-of-unknown-game = La partie est du jeu « { $game } », qui n’est pas ici : nommez son dossier (replay --game DOSSIER, play DOSSIER).
reason-broken-game = Le jeu { $game } ne peut pas être chargé : { $problem }
reason-no-rules-text = Les règles de { $game } ne sont pas rédigées dans cette langue.
reason-no-such-section = Les règles ne parlent pas de « { $word } » (leurs sections : { $sections }).
reason-only-begun = « { $text } » n’est que le début de : { $notations }.
reason-no-such-number = « { $text } » n’est pas un nombre de { $least } à { $most }.
reason-no-such-level = « { $text } » n’est pas un niveau de { $least } à { $most }.
reason-seats-and-bot = C’est --seats ou --bot qui dit qui joue, pas les deux.
reason-no-such-position = Il n’y a pas de position { $position } : elles vont de 0 à { $last }.
reason-option-form = Une option s’écrit nom=choix, pas « { $text } ».
reason-bad-seats = Cela fait { $seats } places pour { $players } joueurs.
reason-too-many-names = Cela fait { $names } noms pour { $people } personnes.
reason-same-name = Deux joueurs ne peuvent pas s’appeler tous deux { $name }.
reason-bad-name = « { $name } » ne peut pas être un nom : { $longest } signes simples au plus.
reason-settled-by-record = La partie enregistrée a déjà fixé { $flag }.
reason-input-ended = L’entrée s’est terminée avant le début de la partie.
reason-bad-games = Une partie est le minimum, pas { $games }.
reason-bad-workers = Un processus est le minimum, pas { $workers }.
reason-too-few-bots = Un tournoi demande deux robots, pas { $bots }.
reason-same-bot = Le robot { $bot } ne peut s’inscrire qu’une fois au tournoi.
reason-match-keeps-dying = La partie { $number } a mis fin à { $times } processus qui la jouaient.
reason-folder-has-run = { $file } contient déjà une série ; rien n’a été écrasé (--resume la continue).
reason-no-game-named = Nommez un jeu, ou une série à continuer (--resume) ou à rejouer (--from).
reason-resume-and = Soit --resume, soit { $flag }, pas les deux.
reason-resume-elsewhere = Une série continue dans son propre dossier, { $file } : omettez --out.
reason-settled-by-manifest = Le manifeste a déjà fixé { $flag }.
reason-not-a-manifest = { $file } n’est pas le manifeste d’une série.
reason-other-kind = C’est une série de « philtre { $kind } » : continuez avec cette commande.
reason-other-settings = Le robot { $bot } a maintenant d’autres réglages qu’au début de cette série : rejouez-la (--from).
reason-manifest-of-unknown-game = La série est du jeu « { $game } », qui n’est pas ici : nommez son dossier avant les options.
reason-changed-run = Les parties de { $file } ont été jouées avec un matériel modifié : on ne peut pas les revoir ici.
reason-no-such-match = Cette série n’a pas (encore) de partie numéro { $match }.
reason-no-ray = Ray n’est pas ici : « pip install philtre[ray] » l’installe.
reason-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $problem }
reason-change-form = Un changement s’écrit chemin=valeur, comme visitor.24.prestige=4, pas « { $text } ».
reason-changes-form = Le fichier des changements n’est pas du TOML : { $problem }
reason-no-such-part = { $path } : le matériel n’a pas de « { $part } » à cet endroit (il y a : { $parts }).
reason-bad-change = { $path } ne peut pas être { $value } ; c’est { $now } à présent.
reason-changed-game-fails = Avec ces changements, le jeu ne peut pas se jouer : { $problem }
reason-no-picture = { $file } ne peut pas être dessiné : une image finit par { $endings }.
reason-no-laboratory = Le laboratoire demande des bibliothèques qui manquent ici : « make lab » les installe.
reason-too-many-bots = Cela fait { $bots } robots pour { $players } joueurs.
reason-bad-game-name = Un jeu se nomme en minuscules, chiffres et soulignés simples, comme night_market, pas « { $name } ».
reason-taken-game-name = Python connaît déjà un module nommé { $name } ; choisissez un autre nom.

# La base de données.

ui-backed-up = { $database } est copiée dans { $file }.
ui-migrated = { $database } était à la version { $before } et passe à la version { $after }.
ui-migrated-already = { $database } est déjà à la version { $after }.

reason-no-server = Le serveur demande des bibliothèques qui ne sont pas là : « pip install philtre[server] » les installe.
reason-bad-database-url = Une base de données est un fichier, ou une URL comme postgresql://nom@hote/philtre.
reason-database-fails = La base de données { $database } est inutilisable : { $problem }
reason-database-old = La base de données { $database } est d’une version plus ancienne : « philtre migrate » la met à jour.
reason-database-newer = La base de données { $database } est d’une version plus récente que ce programme.
reason-database-broken = La base de données { $database } est endommagée.
reason-no-such-revision = Il n’y a pas de version { $revision } de la base de données (il y a : { $revisions }).
reason-backup-by-pg-dump = { $database } est une base PostgreSQL : son propre pg_dump la sauvegarde.
reason-not-written = La base de données a échoué ; vérifiez si ceci a été enregistré.
reason-not-read = La base de données a échoué ; réessayez.

# Le service.

ui-serving = Philtre est servi à l’adresse { $address }
ui-serving-network = Depuis les autres machines de ce réseau : { $address }
ui-serving-until = Ctrl-C l’arrête.
ui-served = Philtre s’est arrêté. Chaque table est gardée telle quelle.

reason-bad-setting-value = { $setting } ne peut pas valoir « { $value } » ; cela ressemble à ceci : { $example }
reason-bad-port = Un port est un nombre de 1 à 65535, pas { $port }.
reason-port-taken = Le port { $port } de { $host } est déjà occupé.
reason-cannot-listen = Il n’est pas possible d’écouter au port { $port } de { $host }.
reason-served-already = La base de données { $database } est déjà servie, à l’adresse { $address }
reason-served-already-somewhere = La base de données { $database } est déjà servie, par un autre processus.

reason-bad-fields = Ces champs manquent, sont inconnus ou ne conviennent pas : { $fields }
reason-bad-request = Cette requête n’a pas de sens ici.
reason-no-such-page = Il n’y a rien ici.
reason-page-not-built = La page pour jouer n’est pas construite : « make build » s’en charge.
reason-wrong-method = Cela ne peut pas se faire ici.
reason-too-large = C’est trop grand.
reason-too-often = Trop souvent. Revenez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
reason-server-fault = Quelque chose s’est mal passé ici, et ce n’était pas vous.
reason-no-database-now = La base de données est hors d’atteinte.
reason-other-host = Ce service porte un autre nom.
reason-other-origin = Un autre site a demandé cela en votre nom.
reason-only-from-here = Ceci est réservé à la machine où tourne le service.
reason-no-such-language = Il n’y a pas de langue { $language } ici (il y a : { $languages }).

reason-not-signed-in = Dites d’abord votre nom.
reason-already-signed-in = Vous êtes déjà { $name }.
reason-already-account = Vous avez déjà un compte.
reason-account-needed = Il faut un compte pour cela.
reason-name-taken = Quelqu’un s’appelle déjà { $name }.
reason-wrong-password = Le nom ou le mot de passe est faux.
reason-password-is-name = Le nom ne peut pas servir de mot de passe.
reason-bad-token = Ce jeton est inconnu.
reason-no-such-token = Vous n’avez pas de tel jeton.
reason-too-many-tokens = { $most } jetons sont le maximum ; révoquez-en un d’abord.

reason-stale = La table a avancé entre-temps.
reason-only-watching = Vous regardez ; vous n’avez pas de place ici.
reason-not-your-seat = Cette place n’est pas la vôtre.
reason-spectators-none = Personne ne regarde cette table.
reason-spectators-after = On pourra regarder cette table quand la partie sera finie.
reason-no-hints = À cette table, il n’y a pas de conseils.
reason-bot-failed = Le robot n’a pas d’idée.
reason-empty-line = Cela ne dit rien.
reason-table-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
reason-bad-message = Ce message n’a pas de sens à { $where }.
reason-bad-messages = Trop de messages n’avaient pas de sens.
reason-too-many-messages = Trop de messages sont venus à la fois.
reason-too-many-sockets = Trop de connexions viennent de votre adresse.
reason-too-slow = Votre connexion est trop lente.
reason-seat-changed = Vous avez une autre place maintenant.
reason-signed-out = Votre session est finie.
reason-server-restarts = Le service redémarre ; revenez dans un instant.

reason-no-such-table = Il n’y a pas de telle table.
reason-no-such-invite = Cette invitation ne mène à aucune table.
reason-invite-needed = On s’assoit à cette table sur invitation.
reason-table-full = Toutes les places de cette table sont prises.
reason-one-seat-each = Personne n’occupe deux places.
reason-not-seated = Vous n’êtes pas assis à cette table.
reason-not-owner = Seul qui a ouvert cette table peut faire cela.
reason-not-a-robot = Il n’y a pas de robot à la place de { $player }.
reason-too-many-tables = Vous avez { $most } tables qui ne sont pas terminées ; c’est le maximum.
reason-bad-cursor = Cette page est introuvable ; reprenez à la première.
reason-no-such-player = Il n’y a pas de tel joueur.
reason-record-unreadable = La ligne { $line } de la partie enregistrée est illisible.
reason-record-unplayable = La ligne { $line } de la partie enregistrée, « { $play } », ne peut pas être jouée.
