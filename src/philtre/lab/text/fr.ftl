# Les mots d’un rapport d’équilibre, en français.

report-title = { $game } : un rapport d’équilibre
report-pitch = { $games } parties entre { $bots }, à des tables de { $sizes } joueurs. { $options ->
    [none] Règles { $rules }
   *[other] Options : { $options }. Règles { $rules }
  }, graine { $seed }, Philtre { $version }.
report-bot-level = robots de niveau { $level }
report-bot-named = { $settings ->
    [none] robots du genre « { $bot } »
   *[other] robots du genre « { $bot } » ({ $settings })
  }
report-and = { " et " }
report-reading = Le trait autour d’un point est un intervalle à 95 % : avec d’autres parties du même genre, la vraie part s’y trouve dans 95 cas sur 100. Chaque donne est jouée deux fois, chacun ayant avancé d’une place ; ce qui vient d’une même donne n’est pas compté comme indépendant. Les robots ne sont pas des gens : ce qui est dit ici est vrai de ces joueurs-là.
report-data = Les données (tables Parquet, résumé en JSON et manifeste dont tout découle) sont à côté de cette page, dans { $folder }.
report-contents = Sommaire
report-numbers = Les chiffres
report-printed = Tel qu’imprimé
report-changed = Modifié
report-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  }
report-of-players = { $players } j.
report-seat = place { $seat } sur { $players }

report-changes = Ce qui est modifié
report-changes-line = { $path } vaut { $now } ici, { $before } sur le matériel imprimé.
report-changes-thing = { $thing } ({ $group }) : tel qu’imprimé, pris par { $taken_before } de ceux qui le pouvaient ; modifié, par { $taken }. Qui l’a pris a gagné { $won_before } tel qu’imprimé (la moyenne de leurs places est { $chance_before }), { $won } modifié ({ $chance }).

report-seats = La place compte-t-elle ?
report-seats-axis = part des victoires (pointillé : part égale)
report-seats-even = À { $players } joueurs, aucune place ne se détache : la plus éloignée de la part égale de { $even } est la place { $seat }, qui gagne { $share } ({ $low }–{ $high }).
report-seats-more = À { $players } joueurs, la place { $seat } gagne plus que sa part : { $share } ({ $low }–{ $high }) au lieu de { $even }.
report-seats-less = À { $players } joueurs, la place { $seat } gagne moins que sa part : { $share } ({ $low }–{ $high }) au lieu de { $even }.

report-spread = Scores, écarts, durées
report-spread-how = Les marches montrent combien de fois chaque nombre est venu ; la barre au-dessous contient la moitié des cas, et la marque noire est celui du milieu.
report-scores-axis = score d’une place
report-scores-share = des places
report-scores = À { $players } joueurs, la moitié des scores est entre { $low } et { $high } ; celui du milieu est { $middle }.
report-margins-axis = points entre le premier et le deuxième
report-margins-share = des parties
report-margins = À { $players } joueurs, la moitié des victoires se joue à { $middle } { $points ->
    [one] point
   *[other] points
  } ou moins, une sur vingt à { $high } ou plus.
report-lengths-axis = réponses données dans une partie, par tous
report-lengths-share = des parties
report-lengths = À { $players } joueurs, la moitié des parties demande de { $low } à { $high } réponses ; celle du milieu, { $middle }.

report-things = Ce qui était disponible, pris, et gagnant
report-things-how = Ce qu’un choix nomme est disponible pour une place qui a eu ce choix à un moment de la partie ; ce qu’un événement nomme (« … engage un assistant : … ») l’est pour toutes les places d’une partie où cela était à découvert. Quand les choses viennent d’une pile ou d’une main, nul ne sait ce qui était disponible : ces dessins montrent seulement à quelle part des places une chose est venue. « Gagné » est la part des victoires des places qui l’ont eue. À gauche de chaque dessin, en clair, la part de toutes les places pour lesquelles la chose était disponible, et en plein celle des places qui l’ont prise ; à droite, de combien de points de pourcentage celles-ci ont gagné plus ou moins que leurs places en moyenne : la victoire peut être la cause autant que la conséquence.
report-things-axis-taken = % des places : là, pris
report-things-axis-came = % des places : venu
report-things-axis-won = gagné en plus, points de pourcentage
report-verbs = Sortes de réponses
report-column-thing = Chose
report-column-available = Disponible
report-column-taken = Pris
report-column-won = Gagné
report-column-interval = 95 %
report-column-chance = Moyenne
report-column-passed-over = Sans
report-things-taken = Parmi les places qui pouvaient choisir « { $most } », { $most_share } l’ont fait ; pour « { $least } », { $least_share }.
report-things-lay = Quand « { $most } » était à découvert, { $most_share } des places l’ont eu ; « { $least } », { $least_share }.
report-things-came = « { $most } » est venu à { $most_share } des places, « { $least } » à { $least_share }.
report-things-best = Nettement au-dessus de la moyenne : { $things }.
report-things-worst = Nettement au-dessous : { $things }.
report-things-even = Rien ici n’est nettement au-dessus ou au-dessous de la moyenne de ceux qui l’ont pris (certitude de 99,9 %).
report-things-none = Rien ici n’a été disponible pour assez de places ({ $number } au moins) pour en dire plus.

report-dominated = Les choix dominés
report-dominated-how = Figurent ici les choses qu’au moins { $fewest } places pouvaient avoir et que moins de { $rarely } d’entre elles ont eues, intervalle compris ; et celles dont les preneurs ont gagné moins, ou plus, que leurs places en moyenne, avec une certitude de 99,9 % parce que des centaines de choses sont comparées. Ce qu’on prend par désespoir va avec la défaite sans en être la cause : lisez-y où regarder.
report-dominated-never = Jamais pris
report-dominated-rarely = Presque jamais pris
report-dominated-worse = Va avec la défaite
report-dominated-better = Va avec la victoire
report-dominated-none = Rien de tel n’a été trouvé.
report-dominated-rarely-line = { $thing } ({ $group }) : { $number } places le pouvaient, { $share } l’ont fait (au plus { $high }).
report-dominated-seldom-line = { $thing } ({ $group }) : à découvert pour { $number } places, venu à { $share } d’entre elles (au plus { $high }).
report-dominated-nobody-line = { $thing } ({ $group }) : { $number } places le pouvaient, aucune ne l’a fait.
report-dominated-never-line = { $thing } ({ $group }) : à découvert pour { $number } places, venu à personne. Ou bien nul n’en veut, ou bien cela ne vient pas ainsi.
report-dominated-won-line = { $thing } ({ $group }) : { $number } places ont gagné { $share } avec ({ $low }–{ $high }) au lieu de { $chance }.
report-dominated-more = … et { $number } de plus, dans les données.

report-leads = Qui mène, et qui gagne
report-leads-axis-passed = part de la partie écoulée
report-leads-axis-won = celui qui mène gagne
report-leads-points = aux points
report-leads-judgement = au jugement
report-leads-known = À { $players } joueurs, à mi-partie, celui qui mène aux points gagne { $points } des parties, celui qui mène au jugement d’un joueur gourmand { $judgement } ; le hasard donnerait { $even }. Dans la moitié des parties, le gagnant mène aux points pour de bon après { $settled } du chemin.
report-leads-axis-changes = changements de meneur, aux points
report-leads-axis-games = des parties
report-leads-changes = À { $players } joueurs, le meneur change { $mean } fois en moyenne ; dans { $never } des parties, jamais.

report-luck = Quelle est la part de la chance ?
report-luck-axis = des différences entre les écarts
report-luck-bots = qui joue
report-luck-seats = la place
report-luck-deal = la donne
report-luck-rest = pioches et choix ultérieurs
report-luck-how = { $kind ->
    [besides] De combien diffèrent des joueurs de force différente est mesuré par { $games } autres parties, entre { $bots } : les mêmes robots sur les mêmes donnes, une fois en échangeant leurs places. La part de la place et de la donne est mesurée par les parties de ce rapport, où des égaux ont joué chaque donne deux fois.
   *[same] Les mêmes robots ({ $bots }) ont joué chaque donne deux fois, les places avancées d’une.
  } Ce qui se ressemble les deux fois tient à la place ou à la donne. L’écart d’une place est son avance sur la meilleure des autres, ou son retard. Le trait noir est l’intervalle de la donne.
report-luck-line = À { $players } joueurs, du résultat { $bots } tiennent à qui joue ({ $bots_low }–{ $bots_high }), { $lot } à la place et à la donne (la place { $seats }, la donne { $deal }, { $low }–{ $high }), { $rest } aux pioches et choix ultérieurs. La même place a gagné les deux parties d’une donne dans { $same } des cas, quand le hasard en donnerait { $chance }.
report-luck-repeated = Ces robots font toujours la même chose d’une donne, pioches ultérieures comprises : cela ne dit rien de la chance, et chaque partie compte pour moitié. Des robots qui cherchent en disent plus.

report-time = Durée d’une partie
report-time-how = Combien de temps une personne réfléchit n’est pas connu ici : le dessin suppose tant de secondes par réponse, et la dernière phrase dit quel rythme la durée publiée demanderait. Des réponses données en même temps comptent pour une.
report-time-axis = minutes, à { $seconds } secondes par réponse (bande : durée publiée)
report-time-line = À { $players } joueurs, une table attend { $steps } réponses par partie. À { $seconds } secondes chacune, cela fait { $minutes } minutes ; { $least ->
    [one] la { $published } minute publiée laisse
   *[other] les { $published } minutes publiées laissent
  } { $pace } secondes par réponse.

# De quoi parle un dessin, quand les mots d’un choix ou d’un événement sans chose ne sont guère que des points.

heading-alchemist-option-claim = Tuile de renommée donnée à une nouvelle potion
heading-alchemist-option-tribute = Ingrédient payé en hommage
heading-alchemist-event-created = Chaudron où une potion est créée
heading-alchemist-event-copied = Chaudron dont la potion est copiée
heading-alchemist-event-gave = Ingrédient rendu en hommage
heading-alchemist-event-received = Ingrédient reçu de la réserve
heading-alchemist-event-took = Ingrédient pris dans la réserve
heading-alchemist-event-found = Ingrédient pioché dans le sac
heading-alchemist-event-promoted = École révélée à la fin

heading-elixir-mixer-option-pick = Carte choisie dans un échange
heading-elixir-mixer-option-use = Carte utilisée pour une somme
heading-elixir-mixer-event-drew-what = Carte piochée
heading-elixir-mixer-event-took = Carte prise au marché
heading-elixir-mixer-event-traded = Carte donnée dans un échange
heading-elixir-mixer-event-got = Carte reçue dans un échange
heading-elixir-mixer-event-used = Carte dépensée
heading-elixir-mixer-event-brewed = Élixir fabriqué
heading-elixir-mixer-event-won-bonus = Bonus gagné
heading-elixir-mixer-event-returned = Carte posée sur le marché

heading-bal-des-chaudrons-option-keep = Personnage gardé
heading-bal-des-chaudrons-option-play = Potion jouée
heading-bal-des-chaudrons-option-turn = Potion jouée pivotée
heading-bal-des-chaudrons-option-wish = Arcane choisi
heading-bal-des-chaudrons-option-add = Ingrédient ajouté au chaudron
heading-bal-des-chaudrons-option-use = Potion utilisée
heading-bal-des-chaudrons-option-pay = D’où un ingrédient est payé
heading-bal-des-chaudrons-event-kept = Personnage joué
heading-bal-des-chaudrons-event-chance-brought = Potion jouée par le hasard
heading-bal-des-chaudrons-event-drew = Potion piochée
heading-bal-des-chaudrons-event-revealed = Potion révélée
heading-bal-des-chaudrons-event-revealed-turned = Potion révélée pivotée
heading-bal-des-chaudrons-event-wished = Arcane souhaité
heading-bal-des-chaudrons-event-triggered = Arcane déclenché
heading-bal-des-chaudrons-event-added = Ingrédient mis dans le chaudron
heading-bal-des-chaudrons-event-opened = Tome ouvert
heading-bal-des-chaudrons-event-used = Potion préparée
heading-bal-des-chaudrons-event-invoked = Potion d’un personnage utilisée
heading-bal-des-chaudrons-event-discarded = Personnage défaussé
heading-bal-des-chaudrons-event-took = Ingrédient déplacé vers le Cercle Démonique
heading-bal-des-chaudrons-event-received = Potion reçue d’un voisin

heading-ars-alchimia-option-workshop = Atelier choisi
heading-ars-alchimia-option-explore = Lieu choisi derrière le portail
heading-ars-alchimia-option-light = Forge choisie dans la pile
heading-ars-alchimia-option-gain = Ressource gagnée au choix
heading-ars-alchimia-event-got-workshop = Atelier distribué
heading-ars-alchimia-event-chose-workshop = Atelier pris une année suivante
heading-ars-alchimia-event-dismissed = Assistant renvoyé
heading-ars-alchimia-event-swapped = Ressource gagnée contre un assistant
heading-ars-alchimia-event-exchanged = Ressource échangée contre un Élixir
heading-ars-alchimia-event-placed = Où des ouvriers sont envoyés
heading-ars-alchimia-event-accepted = Commande acceptée
heading-ars-alchimia-event-hired = Assistant engagé
heading-ars-alchimia-event-found-location = Lieu trouvé derrière le portail
heading-ars-alchimia-event-found-forge = Forge trouvée dans la pile
heading-ars-alchimia-event-gathered = Lieu où l’on récolte
heading-ars-alchimia-event-perfect-day = Une journée parfaite à la forge
heading-ars-alchimia-event-ordinary-day = Une journée ordinaire à la forge
heading-ars-alchimia-event-fulfilled = Commande réalisée
heading-ars-alchimia-event-bewitched = Commande réalisée avec la Sorcière
heading-ars-alchimia-event-distilled = Ressources changées en Élixir
heading-ars-alchimia-event-left-unfulfilled = Commande non réalisée
heading-ars-alchimia-event-specialised = Spécialité décomptée à la fin

heading-azerlande-option-place = Tuile placée dans le porte-tuiles
heading-azerlande-option-drink = Potion bue
heading-azerlande-option-buy = Carte achetée au marché
heading-azerlande-option-distil = Potion concoctée au rabais
heading-azerlande-option-brew = Potion concoctée
heading-azerlande-option-pay = Potion donnée à un visiteur
heading-azerlande-option-unlock = Capacité débloquée au choix
heading-azerlande-option-pick = Carte prise gratuitement
heading-azerlande-option-repeat = Visiteur dont le bénéfice est répété
heading-azerlande-option-score = Visiteur décompté aussitôt
heading-azerlande-option-grant = Visiteur qui récompense
heading-azerlande-event-studied = Potion étudiée
heading-azerlande-event-drank = Potion qui a été bue
heading-azerlande-event-unlocked = Capacité débloquée
heading-azerlande-event-reserves = Carte sur son Marché noir
heading-azerlande-event-pilfered = Carte révélée en chapardant
heading-azerlande-event-bagged = Carte révélée la main dans le sac
heading-azerlande-event-put-zero = Où le 0 est placé
heading-azerlande-event-hypnotised = Visiteur qui est hypnotisé
heading-azerlande-event-works-action = Action remplacée par le travail en ville
heading-azerlande-event-works-tile = Tuile utilisée pour travailler en ville
heading-azerlande-event-performs-action = Action effectuée
heading-azerlande-event-performs-tile = Tuile d’une action effectuée
heading-azerlande-event-bought-card = Carte qui a été achetée
heading-azerlande-event-traded = Ingrédient reçu dans un échange
heading-azerlande-event-brewed = Potion qui a été concoctée
heading-azerlande-event-served-order = Visiteur qui a été servi
heading-azerlande-event-served-by-hypnosis = Visiteur servi par hypnose
heading-azerlande-event-got-goal = Objectif du jour atteint
heading-azerlande-event-got-daily = Visiteur à récompense quotidienne
heading-azerlande-event-showed-card = Carte révélée du paquet Marché
heading-azerlande-event-picked = Carte venue gratuitement
heading-azerlande-event-repeated = Visiteur dont le bénéfice est revenu
heading-azerlande-event-scored-end = Visiteur décompté avant la fin
heading-azerlande-event-redid = Action refaite
heading-azerlande-event-end-of-visitor = Visiteur décompté à la fin
