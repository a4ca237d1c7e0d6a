# Les Potions d’Azerlande, en français.

game = Les Potions d’Azerlande
game-pitch = Chaque matin d’un festival, classez en secret cinq actions ; récoltez, étudiez, marchandez, concoctez, et servez les visiteurs, ou buvez vos potions.

# Les choses.

action-forage = Récolter
action-study = Étudier
action-market = Marchander
action-brew = Concocter
action-fulfil = Servir des commandes
tile-0 = tuile 0
tile-1 = tuile 1
tile-2 = tuile 2
tile-3 = tuile 3
tile-4 = tuile 4
tile-5 = tuile 5
slot-forage = Récolter, côté chiffre
slot-forage-gold = Récolter, côté or
slot-study = Étudier, côté chiffre
slot-study-gold = Étudier, côté or
slot-market = Marchander, côté chiffre
slot-market-gold = Marchander, côté or
slot-brew = Concocter, côté chiffre
slot-brew-gold = Concocter, côté or
slot-fulfil = Servir des commandes, côté chiffre
slot-fulfil-gold = Servir des commandes, côté or
ingredient-mushroom = champignon
ingredient-flower = fleur
ingredient-sap = sève
potion-speed = potion de célérité
potion-charm = potion de charme
potion-intelligence = potion d’intelligence
resource-mushroom = champignon
resource-flower = fleur
resource-sap = sève
resource-speed = potion de célérité
resource-charm = potion de charme
resource-intelligence = potion d’intelligence
resource-gold = or
resource-apprentice = apprenti
resource-prestige = prestige
drink-speed-novice = célérité, effet Novice : 2 or et, une fois, le Marché noir
drink-speed-intermediate = célérité, effet Intermédiaire : chaparder des ingrédients
drink-speed-expert = célérité, effet Expert : une tuile de priorité 0
drink-charm-novice = charme, effet Novice : 2 apprentis et, une fois, Persuasion
drink-charm-intermediate = charme, effet Intermédiaire : recevoir 3 or
drink-charm-expert = charme, effet Expert : hypnotiser un visiteur
drink-intelligence-novice = intelligence, effet Novice : 2 ingrédients et, une fois, Efficacité
drink-intelligence-intermediate = intelligence, effet Intermédiaire : 6 cases d’étude
drink-intelligence-expert = intelligence, effet Expert : lancer le dé Potion
ability-black-market = Marché noir
ability-persuasion = Persuasion
ability-efficiency = Efficacité
bonus-brewers = Jour des brasseurs
bonus-buyers = Jour du marché
bonus-visitors = Jour des visiteurs
bonus-tasters = Jour de la dégustation
bonus-wages = Jour de paie
bonus-helpers = Jour des apprentis
bonus-harvest = Jour de cueillette
bonus-effect-brewers = 1 prestige par potion concoctée
bonus-effect-buyers = 1 prestige par carte Marché achetée ou prise gratuitement
bonus-effect-visitors = 1 prestige par commande servie
bonus-effect-tasters = 1 prestige par potion bue
bonus-effect-wages = 1 or pour chacun
bonus-effect-helpers = 1 apprenti pour chacun
bonus-effect-harvest = 1 ingrédient au choix pour chacun
discount-speed-without-flower = une potion de célérité avec une fleur de moins
discount-speed-without-sap = une potion de célérité avec une sève de moins
discount-charm-without-mushroom = une potion de charme avec un champignon de moins
discount-charm-without-sap = une potion de charme avec une sève de moins
discount-intelligence-without-mushroom = une potion d’intelligence avec un champignon de moins
discount-intelligence-without-flower = une potion d’intelligence avec une fleur de moins

# Les visiteurs : leurs numéros, et ce qu’ils donnent.

visitor-1 = 1 (Pèlerin assoiffé)
visitor-2 = 2 (Ménestrel de taverne)
visitor-3 = 3 (Scribe éméché)
visitor-4 = 4 (Chasseuse de truffes)
visitor-5 = 5 (Vendeuse de bouquets)
visitor-6 = 6 (Récolteur de sève)
visitor-7 = 7 (Héraut du festival)
visitor-8 = 8 (Noble oisif)
visitor-9 = 9 (Dénicheuse d’aubaines)
visitor-10 = 10 (Gardien du péage)
visitor-11 = 11 (Cheffe de troupe)
visitor-12 = 12 (Érudite de la cour)
visitor-13 = 13 (Vieux maître)
visitor-14 = 14 (Sorcière des jardins)
visitor-15 = 15 (Marchand d’ambre)
visitor-16 = 16 (Guide des cavernes)
visitor-17 = 17 (Distillateur ambulant)
visitor-18 = 18 (Maîtresse caravanière)
visitor-19 = 19 (Invocateur d’orages)
visitor-20 = 20 (Collectionneuse de potions)
visitor-21 = 21 (Banquier)
visitor-22 = 22 (Bibliothécaire)
visitor-23 = 23 (Recruteur de guilde)
visitor-24 = 24 (Crieur public)
visitor-25 = 25 (Dragon déguisé)
visitor-26 = 26 (Cuisinier royal)
visitor-27 = 27 (Messagère)
visitor-28 = 28 (Enchanteresse)
visitor-29 = 29 (Sage)
visitor-30 = 30 (Danseurs de sabre)
visitor-31 = 31 (Esprit renard)
visitor-32 = 32 (Diplomate)
visitor-33 = 33 (Guilde des étudiants)
visitor-34 = 34 (Noce villageoise)
visitor-35 = 35 (Cavaliers du relais)
visitor-36 = 36 (Financier gobelin)
visitor-37 = 37 (Directrice d’école)
visitor-38 = 38 (Druide sylvestre)
visitor-39 = 39 (Capitaine du guet)
visitor-40 = 40 (Astrologue)
visitor-41 = 41 (Reine des marchés)
visitor-42 = 42 (Chronomancienne)
visitor-43 = 43 (Archimage)

visitor-effect-1 = Chaque jour, à la première potion bue : 1 or.
visitor-effect-2 = Chaque jour, à la première potion bue : 1 apprenti.
visitor-effect-3 = Chaque jour, à la première potion bue : 1 case d’étude.
visitor-effect-4 = Chaque jour, à la première potion bue : 1 champignon.
visitor-effect-5 = Chaque jour, à la première potion bue : 1 fleur.
visitor-effect-6 = Chaque jour, à la première potion bue : 1 sève.
visitor-effect-7 = Chaque jour, à la deuxième commande servie : 1 prestige.
visitor-effect-8 = Chaque jour sans travailler en ville : 1 prestige.
visitor-effect-9 = Chaque jour, à la deuxième carte Marché achetée : 1 prestige.
visitor-effect-10 = Aussitôt : 3 or.
visitor-effect-11 = Aussitôt : 3 apprentis.
visitor-effect-12 = Aussitôt : 3 cases d’étude.
visitor-effect-13 = Aussitôt : une capacité Novice qui vous manque.
visitor-effect-14 = Aussitôt : 1 fleur, 2 cases d’étude.
visitor-effect-15 = Aussitôt : 2 or, 1 sève.
visitor-effect-16 = Aussitôt : 2 apprentis, 1 champignon.
visitor-effect-17 = Aussitôt : jusqu’à 2 potions à concocter, chacune avec un ingrédient de moins.
visitor-effect-18 = Aussitôt : 3 cartes Marché révélées, dont une pour vous, gratuite.
visitor-effect-19 = Aussitôt : le bénéfice immédiat d’un autre visiteur de votre tableau, une fois encore.
visitor-effect-20 = Aussitôt : une potion au choix par ensemble de 1 à 3 visiteurs montrant les trois potions.
visitor-effect-21 = Aussitôt : 1 or par visiteur de votre tableau.
visitor-effect-22 = Aussitôt : 1 case d’étude par visiteur de votre tableau.
visitor-effect-23 = Aussitôt : 1 apprenti par visiteur de votre tableau.
visitor-effect-24 = Aussitôt : 1 prestige par visiteur de votre tableau.
visitor-effect-25 = Aussitôt : 1 prestige par or que vous avez.
visitor-effect-26 = Aussitôt : 1 prestige par tranche de 2 ingrédients que vous avez.
visitor-effect-27 = À la fin : 1 prestige par visiteur demandant la célérité.
visitor-effect-28 = À la fin : 1 prestige par visiteur demandant le charme.
visitor-effect-29 = À la fin : 1 prestige par visiteur demandant l’intelligence.
visitor-effect-30 = À la fin : 3 prestige par ensemble de 1 ou 2 visiteurs montrant la célérité et le charme.
visitor-effect-31 = À la fin : 3 prestige par ensemble de 1 ou 2 visiteurs montrant la célérité et l’intelligence.
visitor-effect-32 = À la fin : 3 prestige par ensemble de 1 ou 2 visiteurs montrant le charme et l’intelligence.
visitor-effect-33 = Chaque fois : 1 or, 1 apprenti.
visitor-effect-34 = Chaque fois : 2 apprentis.
visitor-effect-35 = Chaque fois : 2 or.
visitor-effect-36 = Aussitôt : 2 or. À la fin : 1 prestige par or, au lieu d’un pour deux.
visitor-effect-37 = Aussitôt : 2 apprentis. À la fin : 1 prestige par apprenti, au lieu d’un pour deux.
visitor-effect-38 = Aussitôt : 2 ingrédients au choix. À la fin : 1 prestige par tranche de 2 ingrédients.
visitor-effect-39 = Aussitôt : les bénéfices de tous vos visiteurs « une fois par jour », inclinés ou non et sans condition ; ils sont alors inclinés. À la fin : 1 prestige par visiteur « une fois par jour ».
visitor-effect-40 = Aussitôt : un effet de fin de votre tableau, décompté dès maintenant. À la fin : 1 prestige par visiteur à effet de fin.
visitor-effect-41 = Aussitôt : une carte Marché révélée par visiteur de votre tableau, dont 2 (ou la seule) pour vous, gratuites. À la fin : 1 prestige par visiteur de votre tableau.
visitor-effect-42 = Aussitôt : une action que vous avez accomplie aujourd’hui, une fois encore. À la fin : 1 prestige par visiteur demandant un joker.
visitor-effect-43 = Aussitôt : 1 potion au choix.

# Les cartes Marché.

card-m01 = « Panier de champignons »
card-m02 = « Bouquet de fleurs »
card-m03 = « Flacon de sève »
card-m04 = « Tapis forestier »
card-m05 = « Rayon de miel »
card-m06 = « Souche moussue »
card-m07 = « Cueilleur de champignons »
card-m08 = « Petite fleuriste »
card-m09 = « Porteur de sève »
card-m10 = « Deux gamins »
card-m11 = « Note d’herboriste »
card-m12 = « Pages arrachées »
card-m13 = « Trousse du coureur »
card-m14 = « Sacoche du messager »
card-m15 = « Trousse du charmeur »
card-m16 = « Mallette du parfumeur »
card-m17 = « Trousse du penseur »
card-m18 = « Besace de l’étudiant »
card-m19 = « Caisse assortie »
card-m20 = « Échantillons d’alchimiste »
card-m21 = « Deux porteurs »
card-m22 = « Vieux grimoire »
card-m23 = « Éclaireur des sous-bois »
card-m24 = « Fils de l’apiculteur »
card-m25 = « Fille du bûcheron »
card-m26 = « Leçon de botanique »
card-m27 = « Leçon du verger »
card-m28 = « Leçon des bois »
card-m29 = « Manuel de charme »
card-m30 = « Manuel de célérité »
card-m31 = « Manuel de sagesse »
card-m32 = « École du soir »
card-m33 = « Charrette d’herboriste »
card-m34 = « Traité rare »
card-m35 = « Cueilleurs engagés »
card-m36 = « Bibliothèque ambulante »
card-m37 = « Récolte du pré »
card-m38 = « Récolte du verger »
card-m39 = « Récolte du marais »
card-m40 = « Garde-manger plein »
card-m41 = « Lot de laboratoire »
card-m42 = « Troupe d’apprentis »
card-m43 = « Bourse de l’académie »
card-m44 = « Trésor du marchand »

# Questions et réponses.

prompt-priority-forage = Quelle tuile pour Récolter ? Placez-la, ou travaillez en ville avec elle.
prompt-priority-study = Quelle tuile pour Étudier ?
prompt-priority-market = Quelle tuile pour Marchander ?
prompt-priority-brew = Quelle tuile pour Concocter ?
prompt-priority-fulfil = De quel côté la dernière tuile, pour Servir des commandes ?
prompt-drink = Buvez-vous une potion ?
prompt-pilfer = Révéler une carte Marché de plus, ou s’arrêter là ?
prompt-zero-tile = Quelle tuile de votre plaquette le 0 remplace-t-il, et de quel côté ?
prompt-hypnosis = Quel visiteur hypnotisez-vous ?
prompt-ingredient = Quel ingrédient prenez-vous ?
prompt-potion = Quelle potion prenez-vous ?
prompt-study-speed = Combien de cases d’étude pour la célérité ?
prompt-study-charm = Combien pour le charme ? Le reste va à l’intelligence.
prompt-discard = Quels deux dés écartez-vous ?
prompt-persuasion = Combien d’apprentis prenez-vous à la place de l’or ?
prompt-apprentices = Combien d’apprentis envoyez-vous ?
prompt-market = Achetez une carte Marché, échangez deux ingrédients contre un autre, ou passez.
prompt-trade = Quel ingrédient recevez-vous en échange ?
prompt-brew = Quelle potion concoctez-vous ?
prompt-distil = Quelle potion concoctez-vous, et en omettant quoi ?
prompt-fulfil = Quelle commande servez-vous ?
prompt-pay = Quelle potion donnez-vous pour elle ?
prompt-ability = Quelle capacité Novice débloquez-vous ?
prompt-pick = Laquelle des cartes révélées prenez-vous gratuitement ?
prompt-repeat = Quel bénéfice immédiat déclenchez-vous à nouveau ?
prompt-score = Quel effet de fin décomptez-vous maintenant ?
prompt-redo = Quelle action de la journée refaites-vous ?
prompt-ai-visitor = Deux visiteurs sont aussi proches : lequel l’IA sert-elle ?
prompt-later = L’effet se poursuit.
option-place = Placer la { $tile }
option-work = Travailler en ville avec la { $tile }
option-drink = Boire { $drink }
option-pass = Passer
option-reveal = En révéler une de plus
option-stop = S’arrêter
option-zero = { $slot }
option-hypnotise = Hypnotiser le visiteur { $visitor }
option-take = { $ingredient }
option-receive = { $potion }
option-speed = { $steps } pour la célérité
option-charm = { $steps } pour le charme
option-discard = Écarter { $pair }
option-hire = { $hired ->
    [0] Aucun apprenti : seulement de l’or
    [one] { $hired } apprenti
   *[other] { $hired } apprentis
  }
option-send = { $apprentices ->
    [0] Aucun
    [one] { $apprentices } apprenti
   *[other] { $apprentices } apprentis
  }
option-buy = Acheter { $card }
option-trade = Échanger { $pair }
option-brew = Concocter une { $potion }
option-distil = Concocter { $discount }
option-serve = Servir le visiteur { $visitor }
option-pay = Donner une { $potion }
option-unlock = Débloquer { $ability }
option-pick = Prendre { $card }
option-repeat = Celui du visiteur { $visitor }
option-score = Celui du visiteur { $visitor }
option-redo = { $action }
option-grant = Le visiteur { $visitor }
option-go-on = Continuer
option-name-difficulty = Difficulté, en solitaire
option-choice-difficulty-any = au hasard
option-choice-difficulty-easy = facile
option-choice-difficulty-medium = moyenne
option-choice-difficulty-hard = difficile
option-name-brewing = Concocter
option-choice-brewing-together = tous à la fois
option-choice-brewing-in-order = par ordre de priorité

# Ce qui arrive.

event-dawn = Le jour { $day } commence.
event-holds = { $player } a le chaudron { $number }.
event-bonus-shown = Bonus du jour : { $bonus }.
event-arrived = Le visiteur { $visitor } arrive en ville.
event-set-out = Le visiteur { $visitor } est en route.
event-offered = Le marché propose { $card }.
event-reshuffled = Le paquet Marché est épuisé : les { $number } cartes de sa défausse sont mélangées.
event-gained = { $player } gagne { $resources }.
event-studied = { $player } étudie : { $potion }, { $number } de plus, case { $space }.
event-rolled = { $player } obtient aux dés : { $resources }.
event-discarded = { $player } écarte { $pair }.
event-drank = { $player } boit { $drink }.
event-unlocked = { $player } débloque { $ability }.
event-reserves = { $player } a { $card } au Marché noir.
event-pilfered = { $player } révèle { $card }.
event-bagged = { $player } révèle { $card }, la main dans le sac.
event-caught = { $player } se fait prendre : { $number } prestige perdus.
event-empty-handed = { $player } se fait prendre, sans 2 prestige à perdre : aucun ingrédient.
event-took-zero = { $player } prend une tuile de priorité 0.
event-put-zero = { $player } la place ici : { $slot }.
event-paid-charmer = { $player } donne 1 or, sous le charme.
event-hypnotised = { $player } hypnotise le visiteur { $visitor }.
event-works = { $player } travaille en ville à la place de l’action { $action }, avec la { $tile }.
event-performs = { $action } : { $player }, { $tile }, × { $number }.
event-hired = { $player } prend pour ce travail { $number ->
    [one] { $number } apprenti
   *[other] { $number } apprentis
  } et { $gold } or.
event-sent-out = { $player } envoie { $number ->
    [one] { $number } apprenti
   *[other] { $number } apprentis
  }.
event-bought-card = { $player } achète { $card }.
event-traded = { $player } échange { $pair } contre 1 × { $ingredient }.
event-brewed = { $player } concocte une { $potion }.
event-served-order = { $player } sert le visiteur { $visitor } : { $number } prestige.
event-served-by-hypnosis = { $player } sert le visiteur { $visitor }, hypnotisé : { $number } prestige.
event-got-study-bonus = { $player } gagne { $number } prestige pour ses études.
event-got-goal = { $player } gagne 1 prestige : { $bonus }.
event-got-daily = { $player } est récompensé par le visiteur { $visitor }.
event-got-prestige = { $player } gagne { $number } prestige.
event-showed-card = { $player } révèle { $card } du paquet Marché.
event-picked = { $player } prend { $card } gratuitement.
event-repeated = { $player } déclenche à nouveau le bénéfice du visiteur { $visitor }.
event-scored-end = { $player } décompte dès maintenant le visiteur { $visitor } : { $number } prestige.
event-redid = { $player } refait l’action { $action }.
event-swapped = { $player } et { $other } échangent leurs chaudrons.
event-ai-swapped = { $player } et l’IA échangent leurs chaudrons.
event-left = Le visiteur { $visitor } s’en va.
event-ai-holds = L’IA a le chaudron { $number }.
event-ai-drank = L’IA boit { $drink }.
event-ai-performs = { $action } : l’IA, { $tile }.
event-ai-works = L’IA travaille en ville à la place de l’action { $action }, avec la { $tile }.
event-ai-bought = L’IA achète { $card }.
event-ai-served-order = L’IA sert le visiteur { $visitor }.
event-end-of-visitor = { $player } : { $number } prestige à la fin pour le visiteur { $visitor }.
event-end-of-resources = { $player } : { $gold } prestige pour l’or, { $apprentices } pour les apprentis, { $potions } pour les potions.
event-solo-won = { $player } a { $number } prestige pour les { $target } qu’il faut : victoire !
event-solo-lost = { $player } a { $number } prestige pour les { $target } qu’il faut : défaite.

# Pourquoi non.

reason-tile-not-owned = Vous n’avez pas la { $tile }.
reason-tile-placed = Vous avez déjà placé la { $tile }.
reason-no-such-potion = Vous n’avez pas la potion qu’il faut : { $drink }.
reason-level-too-low = Vous n’avez pas assez étudié pour cela : { $drink }.
reason-no-zero-left = Il n’y a plus de tuile de priorité 0 dans la boîte, donc pas { $drink }.
reason-nobody-to-hypnotise = Il n’y a personne en ville à hypnotiser, donc pas { $drink }.
reason-not-in-town = Le visiteur { $visitor } n’est pas en ville.
reason-visitor-infinite = Un visiteur Infini ne peut être hypnotisé : { $visitor }.
reason-visitor-hypnotised = Un pion Hypnose est posé sur le visiteur { $visitor }.
reason-order-of-choice = Nommez-les dans l’ordre : champignons, fleurs, sève ; célérité, charme, intelligence. On ne revient pas en arrière, et il doit en rester assez.
reason-steps-needed = { $steps }, c’est trop peu : les autres disques ne peuvent prendre toutes les autres cases.
reason-steps-too-many = { $steps }, c’est plus que vous n’en avez, ou que ce disque n’en peut parcourir.
reason-dice-not-rolled = Les dés ne montrent pas { $pair }.
reason-not-so-much-gold = Vous n’êtes pas payé autant : { $hired }.
reason-not-so-many-apprentices = Vous n’avez pas tant d’apprentis : { $apprentices }.
reason-card-not-offered = Le marché ne propose pas { $card } aujourd’hui.
reason-card-reserved = { $card } est au Marché noir d’un autre joueur.
reason-gold-missing = Vous n’avez pas assez d’or pour { $card }.
reason-pair-missing = Vous n’avez pas { $pair }.
reason-just-given = Vous venez justement de donner : { $ingredient }.
reason-ingredients-missing = Il vous manque des ingrédients pour une { $potion }.
reason-ingredients-missing-too = Il vous manque des ingrédients pour { $discount }.
reason-potions-missing = Il vous manque des potions pour le visiteur { $visitor }.
reason-potions-short = Vous n’avez pas de { $potion }.
reason-ability-known = Vous avez déjà { $ability }.
reason-card-not-revealed = { $card } n’est pas parmi les cartes révélées.
reason-not-in-tableau = Le visiteur { $visitor } n’est pas dans votre tableau.
reason-no-benefit = Le visiteur { $visitor } n’a pas de bénéfice immédiat.
reason-itself = Un bénéfice qui en répète un autre ne peut être répété : { $visitor }.
reason-no-end-effect = Le visiteur { $visitor } n’a pas d’effet de fin.
reason-not-performed = Vous n’avez pas accompli cette action aujourd’hui : { $action }.
reason-not-fulfil = L’action en cours ne peut être refaite : { $action }.
reason-not-nearest = Le visiteur { $visitor } n’est pas l’un des deux plus proches.

# Sur le plateau.

board-day = Jour { $number } sur { $days }
board-preparations = Préparatifs
board-priorities = Priorités
board-potions-phase = Potions
board-over = Partie terminée
board-deck = Paquet { $number }
board-to-come = À venir { $number }
board-market = Marché
board-black-market = Marché noir
board-revealed = Révélées
board-town = Ville
board-road = En route
board-actions = Actions
board-action-forage = Récolter
board-action-study = Étudier
board-action-market = Marchander
board-action-brew = Concocter
board-action-fulfil = Servir
board-tiles = Tuiles
board-tableau = Servis
board-nobody = personne
board-player = Joueur
board-prestige = Prestige
board-potions = Potions
board-study = Étude
board-place = Place
board-visitors = Visiteurs
board-gold = Or
board-apprentices = Apprentis
board-total = Total
board-symbol-any = ingrédient au choix
board-symbol-joker = au choix
board-symbol-study = case d’étude
board-symbol-bag = main dans le sac
board-ai = IA
board-target = { $number } prestige pour gagner

# Sur le plateau de la page.

board-apothecaries = Apothicaires
board-festival = Les jours du festival
board-first-day = Le festival commence
board-no-bonus = Le premier jour n’a pas de bonus.
board-arrivals = { $number ->
    [0] Plus personne ne viendra.
    [one] Un visiteur viendra encore.
   *[other] { $number } visiteurs viendront encore.
  }
board-bonuses-left = Bonus qui peuvent encore venir
board-in-town = En ville
board-on-road = En route, ici demain
board-sold-out = Il n’y a plus rien à acheter.
board-hands = mains dans le sac : { $number } sur { $most }
board-before = Pendant la partie
board-visitor-of = Le visiteur { $visitor } demande { $order } : { $prestige } prestige. { $effect }
board-asks = Demande { $potions }.
board-asks-any = { $number ->
    [one] Une potion au choix.
   *[other] { $number } potions au choix.
  }
board-brings = Rapporte { $number } prestige.
board-worth = Pour vous { $number } prestige à présent, dont { $printed } imprimés.
board-kept = Le pion de { $player } est ici : personne d’autre ne peut servir.
board-potions-short = { $number ->
    [one] Il vous manque une potion.
   *[other] Il vous manque { $number } potions.
  }
board-serve-for = servir · { $number }★
board-hypnotise = hypnotiser
board-grant = l’IA sert
board-buy = acheter
board-pick = prendre
board-card-gives = { $gains } ; coûte { $gold } or
board-card-bag = Avec une main dans le sac : la troisième qu’on voit en chapardant est de trop, et l’IA achète ces cartes.
board-black-market-own = Sur votre Marché noir : vous seul pouvez l’acheter.

board-your-plate = Votre plaquette de priorité
board-ask-priorities = Ordonnez vos priorités : un petit chiffre agit en premier ou plus souvent. Retournez une tuile pour travailler en ville.
board-plate-help = Les autres ne la voient pas, et vous pouvez la changer tant que tous ne sont pas prêts. Glissez une tuile vers une autre action, ou touchez-en une puis une autre pour les échanger. Au clavier : gauche et droite la déplacent, haut et bas la retournent, un chiffre amène cette tuile ici.
board-plate-advice = Conseil pour { $action } : { $tile }, { $side ->
    [gold] côté or.
   *[number] côté chiffre.
  }
board-side-number = côté chiffre
board-side-gold = côté or, { $gold } or
board-work-for = travailler en ville pour { $gold } or
board-work-short = { $gold } or
board-act = agir
board-work-brings = Votre travail en ville rapporte { $gold } or.
board-no-work = Vous faites les cinq actions.
board-ready = Prêt
board-change = Modifier
board-choosing = choisit…
board-chosen = prêt
board-face-down = face cachée
board-works = travaille en ville avec la tuile { $tile }
board-acts = tuile { $tile }
board-acts-times = tuile { $tile }, { $times } fois
board-rank = { $number ->
    [1] 1er
   *[other] { $number }e
  }

board-dice = Dés
board-set-aside = Écarter ces deux-là
board-rolls-left = { $number ->
    [one] Encore un lancer après celui-ci.
   *[other] Encore { $number } lancers après celui-ci.
  }
board-add = Une de plus : { $thing } ({ $number } pour l’instant)
board-less = Une de moins : { $thing }
board-still = { $number ->
    [one] Encore 1 à choisir
   *[other] Encore { $number } à choisir
  }
board-done-take = Prendre
board-done-receive = Prendre
board-done-pay = Donner
board-all = tout
board-all-steps = Toutes les cases qui restent : { $thing }
board-steps-still = { $number ->
    [one] Encore 1 case à parcourir
   *[other] Encore { $number } cases à parcourir
  }
board-done-study = Étudier
board-ask-ingredients = { $number ->
    [one] Quel ingrédient prenez-vous ?
   *[other] Choisissez { $number } ingrédients.
  }
board-ask-potions = { $number ->
    [one] Quelle potion prenez-vous ?
   *[other] Choisissez { $number } potions.
  }
board-ask-payment = { $number ->
    [one] Quelle potion donnez-vous au visiteur { $visitor } ?
   *[other] Quelles { $number } potions donnez-vous au visiteur { $visitor } ?
  }
board-ask-study = { $number ->
    [one] Quel disque avance d’une case ?
   *[other] Répartissez { $number } cases d’étude entre vos disques.
  }
board-send-forage = Vous lancez { $number } dés, et un de plus par apprenti envoyé.
board-send-study = Vous avancez de { $number } cases, et d’une de plus par apprenti envoyé.
board-send-brew = Vous concoctez { $number } fois, et une de plus par apprenti envoyé.
board-brewable = { $number ->
    [0] Vos ingrédients ne suffisent pour aucune potion.
    [one] Vos ingrédients suffisent pour une potion.
   *[other] Vos ingrédients suffisent pour { $number } potions.
  }
board-hire = Votre travail rapporte { $number } or. Chaque apprenti que vous prenez en coûte un.

board-your-workshop = Votre atelier
board-workshop-of = L’atelier de { $player }
board-stand-of = Ce que possède { $player }
board-brew = concocter
board-times = × { $number }
board-lacks = manque { $number }
board-potions-of = { $potion } : { $number }
board-recipe-of = Se concocte avec { $recipe }.
board-brew-now = Vos ingrédients suffisent pour { $number }.
board-ingredients-short = { $number ->
    [one] Il vous manque un ingrédient.
   *[other] Il vous manque { $number } ingrédients.
  }
board-track-of = Piste d’étude : { $potion }
board-track-label = { $potion } : case { $space }, { $level }
board-track-help = Un disque qui atteint ou dépasse le dé en lance un pour vous. I : vous êtes Intermédiaire, vos commandes rapportent 1 prestige de plus. E : vous êtes Expert, 2 de plus. Pour une commande de plusieurs potions, celle que vous connaissez le moins compte.
board-level-novice = Novice
board-level-intermediate = Intermédiaire
board-level-expert = Expert
board-letter-novice = N
board-letter-intermediate = I
board-letter-expert = E
board-not-yet = Il faut d’abord étudier jusqu’à la case { $space }.
board-drink-speed-novice = Vous gagnez 2 or. La première fois, débloque le Marché noir.
board-drink-speed-intermediate = Révélez des cartes Marché une à une, jusqu’à 6, et gagnez un ingrédient au choix pour chacune. La troisième main dans le sac y met fin et vous coûte 2 prestige ; si vous en avez moins de 2, vous ne gagnez rien.
board-drink-speed-expert = Une tuile de priorité 0 remplace une tuile de votre plaquette pour le reste de la partie, du côté voulu.
board-drink-charm-novice = Vous gagnez 2 apprentis. La première fois, débloque Persuasion.
board-drink-charm-intermediate = Vous gagnez 3 or ; chacun des autres en donne 1 s’il le peut.
board-drink-charm-expert = Posez votre pion sur un visiteur en ville : vous seul pouvez le servir, avec n’importe quelles potions, pour 4 prestige au lieu du bonus d’étude.
board-drink-intelligence-novice = Vous gagnez 2 ingrédients au choix. La première fois, débloque Efficacité.
board-drink-intelligence-intermediate = Vous gagnez 6 cases d’étude.
board-drink-intelligence-expert = Lancez le dé Potion : une potion et 2 ou 3 prestige, deux potions, ou 5 prestige.
board-ability-black-market = Marché noir : deux cartes Marché à vous, tout de suite puis chaque matin.
board-ability-persuasion = Persuasion : quand vous travaillez en ville, prenez des apprentis à la place de tout ou partie de l’or.
board-ability-efficiency = Efficacité : à chaque lancer d’ingrédients, lancez 2 dés de plus et écartez-en 2.
board-ingredient-help = Sert à concocter des potions ; au marché, deux ingrédients s’échangent contre un autre.
board-gold-help = Achète des cartes Marché. À la fin, 2 or valent 1 prestige.
board-apprentice-help = Envoyé récolter, étudier ou concocter, un apprenti vous le fait faire une fois de plus. À la fin, 2 apprentis valent 1 prestige.
board-pawn = Pion Hypnose
board-pawn-help = Buvez le charme en Expert pour le poser sur un visiteur.
board-served-number = { $number ->
    [0] Personne n’est encore servi
    [one] Un visiteur servi
   *[other] { $number } visiteurs servis
  }
board-served-short = { $number ->
    [one] { $number } servi
   *[other] { $number } servis
  }
board-tilted = incliné jusqu’à demain
board-cauldron-of = Chaudron { $number } : à tuiles égales, le plus petit chaudron passe d’abord.
board-tiles-of = Tuiles { $tiles }
board-sheet = La fiche de l’IA
board-sheet-help = Chaque jour une ligne se révèle : ce que l’IA boit, ses tuiles, et les numéros des visiteurs qu’elle sert, ou des plus proches. Elle ne gagne rien, mais prend des rangs, des visiteurs, et les cartes Marché avec une main dans le sac.
board-sheet-serves = sert
board-trade = échanger
board-give = donner
board-repeat = encore
board-score = compter
board-drink = boire
board-reveal = révéler
board-unlock = débloquer
