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
ui-records = Les parties sont enregistrées dans { $file }.
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
reason-folder-has-records = { $file } contient déjà des parties ; rien n’a été écrasé.
reason-no-picture = { $file } ne peut pas être dessiné : une image finit par { $endings }.
reason-no-laboratory = Les cotes demandent des bibliothèques qui manquent ici : « make lab » les installe.
reason-too-many-bots = Cela fait { $bots } robots pour { $players } joueurs.
reason-bad-game-name = Un jeu se nomme en minuscules, chiffres et soulignés simples, comme night_market, pas « { $name } ».
reason-taken-game-name = Python connaît déjà un module nommé { $name } ; choisissez un autre nom.
