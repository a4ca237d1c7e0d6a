# Ars Alchimia, en français.

game = Ars Alchimia
game-pitch = Quatre années d’alchimie : envoyez vos équipes récolter, prendre des commandes, engager des assistants et forger. Qui vient plus tard envoie un ouvrier de plus. À 3 ou 4 ; à 2, c’est une variante de notre cru.

# Les choses.

resource-flower = Fleur de Mana
resource-snow = Neige Ancienne
resource-fire = Feu Primaire
resource-sand = Sable de l’Esprit
resource-elixir = Élixir

pair-flower-snow = Fleur de Mana et Neige Ancienne
pair-flower-fire = Fleur de Mana et Feu Primaire
pair-flower-sand = Fleur de Mana et Sable de l’Esprit
pair-snow-fire = Neige Ancienne et Feu Primaire
pair-snow-sand = Neige Ancienne et Sable de l’Esprit
pair-fire-sand = Feu Primaire et Sable de l’Esprit

order-everlasting-candle = Bougie Éternelle
order-self-warming-kettle = Bouilloire Autochauffante
order-cooling-jar = Jarre Rafraîchissante
order-fragrant-soap = Savon Parfumé
order-dream-pillow = Oreiller des Rêves
order-honey-of-plenty = Miel d’Abondance
order-furnace-stone = Pierre de Fourneau
order-quenching-oil = Huile de Trempe
order-growth-fertilizer = Engrais de Croissance
order-spirit-glass = Verre de l’Esprit
order-steam-valve = Soupape à Vapeur
order-fairy-lantern = Lanterne Féerique
order-frost-charm = Amulette de Givre
order-phoenix-quill = Plume de Phénix
order-unicorn-salve = Baume de Licorne
order-litmus-paper = Papier de Tournesol
order-laboratory-burner = Réchaud de Laboratoire
order-frozen-specimen = Spécimen Congelé
order-primer-of-elements = Abrégé des Éléments
order-universal-solvent = Solvant Universel
order-hourglass-of-study = Sablier d’Étude
order-perpetual-hearth = Foyer Perpétuel
order-fair-weather-vane = Girouette du Beau Temps
order-mirror-of-tidings = Miroir des Nouvelles
order-feather-alloy = Alliage Plume
order-self-sowing-seed = Graine Semeuse
order-automaton-heart = Cœur d’Automate
order-bottled-lightning = Foudre en Bouteille
order-mermaids-tear = Larme de Sirène
order-dragonscale-cloak = Manteau d’Écailles de Dragon
order-crown-of-the-woods = Couronne des Bois
order-philtre-of-charm = Philtre de Charme
order-grimoire-of-transmutation = Grimoire de Transmutation
order-astral-globe = Globe Astral
order-distillation-column = Colonne de Distillation
order-horn-of-plenty = Corne d’Abondance
order-skyship-core = Cœur de Navire Volant
order-perpetual-engine = Moteur Perpétuel
order-blade-of-heroes = Lame des Héros
order-water-of-life = Eau de Jouvence
order-philosophers-stone = Pierre Philosophale
order-tome-of-creation = Tome de la Création

location-mana-meadow = Prairie de Mana
location-everfrost-peak = Pic du Givre Éternel
location-ember-crater = Cratère des Braises
location-misty-lake = Lac des Brumes
location-boiling-springs = Sources Bouillonnantes
location-charred-woods = Bois Calciné
location-spirit-dunes = Dunes de l’Esprit
location-world-tree = Arbre-Monde
location-haunted-abbey = Abbaye Hantée
location-dragon-graveyard = Cimetière des Dragons

forge-tin-crucible = Creuset d’Étain
forge-student-retort = Cornue d’Étudiant
forge-copper-still = Alambic de Cuivre
forge-twin-athanor = Athanor Jumeau
forge-salamander-kiln = Four à Salamandre
forge-guild-furnace = Fourneau de la Guilde
forge-clockwork-forge = Forge Mécanique
forge-titan-cauldron = Chaudron du Titan

assistant-nymph = Nymphe
assistant-secretary = Secrétaire
assistant-steward = Intendant
assistant-elf = Elfe
assistant-dwarf = Nain
assistant-lucky-cat = Chat Porte-bonheur
assistant-professor = Professeur
assistant-scout = Éclaireuse
assistant-golem = Golem
assistant-salamander = Salamandre
assistant-undine = Ondine
assistant-dryad = Dryade
assistant-gnome = Gnome
assistant-homunculus = Homoncule
assistant-treasure-hunter = Chasseuse de Trésors
assistant-engineer = Ingénieur
assistant-priestess = Prêtresse
assistant-merchant = Marchande
assistant-maid = Gouvernante
assistant-witch = Sorcière

category-daily = Vie Quotidienne
category-industry = Industrie
category-myth = Mythe
category-university = Université

workshop-1 = Atelier 1
workshop-2 = Atelier 2
workshop-3 = Atelier 3
workshop-4 = Atelier 4

spot-o1 = l’emplacement de commande 1
spot-o2 = l’emplacement de commande 2
spot-o3 = l’emplacement de commande 3
spot-o4 = l’emplacement de commande 4
spot-o5 = l’emplacement de commande 5
spot-o6 = l’emplacement de commande 6
spot-l1 = le lieu 1
spot-l2 = le lieu 2
spot-l3 = le lieu 3
spot-lp = le portail magique
spot-g1 = la forge 1
spot-g2 = la forge 2
spot-gp = la pile des forges
spot-s1 = l’emplacement d’assistant 1
spot-s2 = l’emplacement d’assistant 2
spot-s3 = l’emplacement d’assistant 3

# Les questions et les réponses.

prompt-workshop = Quel atelier prenez-vous pour cette année ?
prompt-salary = Payez-vous vos assistants pour les garder, ou en renvoyez-vous ?
prompt-turn = Où envoyez-vous des ouvriers ? Ou passez-vous pour cette année ?
prompt-crew = Combien d’ouvriers envoyez-vous ? Dans les lieux et les forges, chacun au-delà du minimum ajoute 1 au dé.
prompt-revealed = Laquelle des deux cartes utilisez-vous ?
prompt-forge = Que transformez-vous ?
prompt-pay = Que payez-vous ? Un Élixir peut remplacer toute autre ressource.
prompt-resource = Quelle ressource gagnez-vous ?

option-workshop = Prendre l’{ $workshop }
option-keep = Payer les salaires
option-dismiss = Renvoyer un assistant : { $assistant }
option-place = Envoyer des ouvriers vers { $spot }
option-swap = Renvoyer contre une ressource au choix : { $assistant }
option-exchange = Échanger deux ressources contre un Élixir : { $resource }
option-reclaim = Reprendre des ouvriers sur la place
option-pass = Passer pour cette année
option-send =
    { $crew ->
        [one] Envoyer { $crew } ouvrier
       *[other] Envoyer { $crew } ouvriers
    }
option-explore = Utiliser ce lieu : { $location }
option-light = Utiliser cette forge : { $forge }
option-fulfil = Réaliser la commande « { $order } »
option-bewitch = Réaliser avec la Sorcière, pour une ressource de moins : « { $order } »
option-distil = Produire un Élixir : { $pair }
option-stop = Quitter la forge
option-pay = Payer { $payment }
option-gain = Gagner une ressource : { $resource }

# Ce qui se passe.

event-unofficial = Deux joueurs : c’est une variante non officielle ; le livret est prévu pour trois ou quatre.
event-year-began = L’année { $year } commence, avec de nouvelles cartes sur le plateau.
event-got-workshop = { $player } reçoit l’{ $workshop }.
event-chose-workshop = { $player } prend l’{ $workshop }.
event-welcomed =
    { $number ->
        [0] Aucun nouvel ouvrier ne rejoint { $player }.
        [one] { $number } nouvel ouvrier rejoint { $player }.
       *[other] { $number } nouveaux ouvriers rejoignent { $player }.
    }
event-paid-salaries =
    { $number ->
        [one] { $player } paie les salaires : { $number } ouvrier va sur la place.
       *[other] { $player } paie les salaires : { $number } ouvriers vont sur la place.
    }
event-dismissed = { $player } renvoie un assistant : { $assistant }.
event-swapped = { $player } gagne en échange : { $resource }.
event-exchanged = { $player } échange { $number } × { $resource } contre un Élixir.
event-took-back =
    { $number ->
        [one] { $player } reprend { $number } ouvrier sur la place.
       *[other] { $player } reprend { $number } ouvriers sur la place.
    }
event-passed = { $player } passe pour cette année.
event-placed =
    { $number ->
        [one] { $player } envoie { $number } ouvrier vers { $spot }.
       *[other] { $player } envoie { $number } ouvriers vers { $spot }.
    }
event-displaced =
    { $number ->
        [one] { $player } : { $number } ouvrier part pour la place.
       *[other] { $player } : { $number } ouvriers partent pour la place.
    }
event-accepted = { $player } accepte la commande « { $order } ».
event-new-order = Nouvelle commande sur { $spot } : « { $order } ».
event-hired = { $player } engage un assistant : { $assistant }.
event-new-assistant = Nouvel arrivant sur { $spot } : { $assistant }.
event-found-location = Derrière le portail, { $player } découvre un lieu : { $location }.
event-found-forge = Dans la pile, { $player } découvre une forge : { $forge }.
event-gathered = { $player } récolte ({ $location }) : { $gained }.
event-rolled = { $player } obtient { $die } au dé, plus { $more } ; il faut { $needed }.
event-won-bonus = Le dé rapporte un bonus à { $player } : { $gained }.
event-perfect-day = Journée parfaite à la forge pour { $player } : { $forge }.
event-ordinary-day = Journée ordinaire à la forge pour { $player } : { $forge }.
event-fulfilled =
    { $points ->
        [one] { $player } réalise « { $order } » ({ $payment }) pour { $points } point.
       *[other] { $player } réalise « { $order } » ({ $payment }) pour { $points } points.
    }
event-bewitched = La Sorcière aide { $player } pour « { $order } ».
event-distilled =
    { $points ->
        [0] { $player } produit un Élixir avec { $pair }.
        [one] { $player } produit un Élixir avec { $pair } et gagne { $points } point.
       *[other] { $player } produit un Élixir avec { $pair } et gagne { $points } points.
    }
event-left-unfulfilled = { $player } n’a pas réalisé « { $order } » : −{ $points }.
event-specialised = { $player } a réalisé { $number } commandes d’une même spécialité ({ $category }) : +{ $points }.
event-kept = { $player } garde { $elixirs } × Élixir et { $assistants } × assistant : +{ $points }.

# Les refus.

reason-workshop-taken = L’{ $workshop } est déjà pris.
reason-workshop-unused = L’{ $workshop } ne sert pas à si peu de joueurs.
reason-too-few-workers = Vous n’avez pas assez d’ouvriers disponibles.
reason-not-yours = Cet assistant ne travaille pas pour vous : { $assistant }.
reason-spot-closed = Cet emplacement ne sert pas à si peu de joueurs : { $spot }.
reason-spot-empty = Aucune carte n’y est posée en ce moment : { $spot }.
reason-level-too-high = Vous n’avez pas réalisé assez de commandes Université pour en prendre une de ce niveau avant l’année 4.
reason-orders-full = Vous avez déjà autant de commandes que permis ; réalisez-en d’abord.
reason-nothing-to-transform = Vous ne pouvez ni réaliser une commande ni produire un Élixir.
reason-no-swapper = Seule la Nymphe échange des assistants contre des ressources.
reason-stocks-full = Toutes vos ressources sont au maximum.
reason-no-exchanger = Seule la Marchande échange des ressources.
reason-not-basic = Les Élixirs ne s’échangent pas.
reason-not-two = Il vous faut deux unités de cette ressource : { $resource }.
reason-elixir-full = Vous avez déjà autant d’Élixirs que permis.
reason-no-reclaimer = Seul l’Homoncule ramène des ouvriers.
reason-already-used = Cet assistant a déjà servi cette année.
reason-square-empty = Aucun de vos ouvriers n’est sur la place.
reason-crew-too-small = Votre équipe doit atteindre au moins votre minimum pour cet emplacement.
reason-not-revealed = Cette carte n’a pas été révélée.
reason-not-accepted = Vous n’avez pas accepté la commande « { $order } ».
reason-resources-missing = Il vous manque des ressources.
reason-no-waiver = Seule la Sorcière baisse le prix d’une commande.
reason-must-transform = Vous devez faire au moins une transformation.
reason-not-the-price = Cela ne paie pas la commande : { $payment }.
reason-resource-full = Vous avez déjà le maximum de cette ressource : { $resource }.

# Sur le plateau.

board-year = Année { $number } sur { $last }
board-unofficial = variante à deux non officielle
board-over = Partie terminée
board-workshops = Ateliers
board-workers = +{ $number }
board-orders = Commandes
board-locations = Lieux
board-forges = Forges
board-assistants = Assistants
board-crew = Équipe
board-minimum = Vous
board-portal = Portail magique
board-forge-pile = Pile des forges
board-face-down = { $number } cartes face cachée
board-next = → { $card }
board-uses =
    { $number ->
        [one] { $number } usage
       *[other] { $number } usages
    }
board-empty = vide
board-player = Joueur
board-points = PV
board-projected = Bilan
board-workers-where = Ouvriers
board-level = Niv
board-made = Faites
board-passed = a passé
board-accepted = Commandes
board-helpers = Assistants
board-perfect = À la forge : { $forge }, journée parfaite, { $done } sur { $uses }
board-ordinary = À la forge : { $forge }, journée ordinaire, { $done } sur { $uses }
board-revealed = Au choix : { $one } ou { $other }
board-chances = Chances d’un bon jet
board-place = Rang
board-track = Piste
board-penalties = Commandes
board-specialities = Catégories
board-elixirs = Élixirs
board-kept = Assist.
board-daily = Quot.
board-industry = Industrie
board-myth = Mythe
board-university = Univ.
board-helps-nymph = un assistant → une ressource
board-helps-secretary = 4 commandes ; égaler : o, s
board-helps-steward = 4 commandes, sans pénalité
board-helps-elf = +2 dans les lieux
board-helps-dwarf = +2 dans les forges
board-helps-lucky-cat = deux dés, le meilleur compte
board-helps-professor = 1 commande Univ. de plus
board-helps-scout = lieux ouverts : égaler
board-helps-golem = forges : égaler ; salaire −1
board-helps-salamander = 1 Feu de plus
board-helps-undine = 1 Neige de plus
board-helps-dryad = 1 Fleur de plus
board-helps-gnome = 1 Sable de plus
board-helps-homunculus = 2 ouvriers repris par an
board-helps-treasure-hunter = piles : égaler, 2 au choix
board-helps-engineer = forges : +1 et 1 usage
board-helps-priestess = +1 PV si parfait
board-helps-merchant = 2 identiques → un Élixir
board-helps-maid = salaires −2
board-helps-witch = 1 ressource de moins par an
board-overseers = Maîtres d’atelier
board-your-workshop = Votre atelier
board-helpers-none = Personne ne travaille encore pour vous.
board-turns = Ordre du tour
board-square = Place
board-square-explained = Les équipes délogées et les salaires attendent ici la fin de l’année.
board-at-square = sur la place
board-in-reserve = en réserve
board-workers-of = { $available } disponibles, { $square } sur la place, { $reserve } en réserve
board-send = envoyer { $number }
board-take = prendre
board-use = utiliser
board-percent = { $number } %
board-odds = avec { $extra } de plus : { $chance } %
board-odds-perfect = Chances d’une journée parfaite, par ouvrier en plus
board-odds-bonus = Chances du bonus, par ouvrier en plus
board-odds-mean = La moyenne des cartes qui peuvent venir.
board-sending = Combien d’ouvriers ({ $place }) ?
board-extra-perfect = Au-delà de { $least }, chaque ouvrier ajoute 1 au dé : les chances d’une journée parfaite.
board-extra-bonus = Au-delà de { $least }, chaque ouvrier ajoute 1 au dé : les chances du bonus.
board-extra-nothing = Plus d’ouvriers n’apportent rien ici, mais rendent l’emplacement plus cher au suivant.
board-crew-size = { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
  }
board-crew-of = Équipe de { $player } : { $number }
board-no-crew = Aucune équipe ici.
board-your-least = Vous devez envoyer au moins { $number }.
board-next-least = La prochaine équipe doit compter au moins { $number }.
board-dearer = suivant
board-certain-gain = À coup sûr : { $payment }.
board-die-bonus = Avec { $needed } ou plus au dé, aussi { $payment }.
board-die-perfect = Avec { $needed } ou plus au dé, la journée est parfaite : les commandes rapportent 1 (C), 2 (B) ou 3 (A) points de plus, un Élixir 1.
board-transformations = { $number ->
    [one] { $number } transformation par visite
   *[other] { $number } transformations par visite
  }
board-portal-explained = Vous envoyez votre équipe, puis le prochain lieu est révélé et utilisé.
board-forge-pile-explained = Vous envoyez votre équipe, puis la prochaine forge est révélée et utilisée.
board-pile-of = { $number ->
    [0] Il ne reste aucune carte dans cette pile.
    [one] { $number } carte dans la pile.
   *[other] { $number } cartes dans la pile.
  }
board-pile-next = Peuvent venir : { $cards }.
board-pile-level = Pile de niveau { $level }
board-level-c = Niveau C, ouvert à tous. Parfait : +1.
board-level-b = Niveau B, pour qui a réalisé 1 commande Université ; l’année 4 pour tous. Parfait : +2.
board-level-a = Niveau A, pour qui a réalisé 2 commandes Université ; l’année 4 pour tous. Parfait : +3.
board-level-of = Commandes jusqu’au niveau { $level }
board-order-points = { $points } points
board-costs = Coûte { $payment }.
board-lacking = Il vous manque { $payment }.
board-lacking-elixirs = Il vous manque { $payment } ; vos Élixirs y suppléent.
board-not-lacking = Vous avez tout ce qu’il faut.
board-unfulfilled = Non réalisée à la fin, elle coûte la moitié de ses points : −{ $points }.
board-free-orders = { $number ->
    [one] place pour une autre
   *[other] place pour { $number }
  }
board-orders-held = Commandes { $number } / { $most }
board-turned = a servi cette année
board-perfect-day = Journée parfaite
board-ordinary-day = Journée ordinaire
board-uses-left = { $done } sur { $uses }
board-elixir-of = Produire un Élixir de deux
board-paying = Payer « { $order } »
board-choose-revealed = Utilisez l’une des deux
board-die-rolled = { $die } au dé, { $more } de plus, il faut { $needed }
board-brings = { $number ->
    [one] apporte { $number } nouvel ouvrier
   *[other] apporte { $number } nouveaux ouvriers
  }
board-turn-of = { $number } dans l’ordre du tour, { $player }
board-nobody = personne encore
board-resource-held = { $number } sur { $most } au plus
board-resource-wanted = Vos commandes en demandent { $number } en tout.
board-category-points = { $number } réalisées, { $points } points
board-total-now = Si la partie finissait maintenant
board-salary-due = Salaires à payer : { $number }
board-power-nymph = À tout moment, renvoyez un de vos assistants (la Nymphe aussi) et gagnez 1 ressource au choix, Élixir compris.
board-power-secretary = Vous pouvez avoir 4 commandes. Aux emplacements Commande et Assistant, il suffit d’égaler l’équipe d’un adversaire.
board-power-steward = Vous pouvez avoir 4 commandes. À la fin, vos commandes non réalisées ne vous coûtent rien.
board-power-elf = +2 à votre dé dans les lieux.
board-power-dwarf = +2 à votre dé dans les forges.
board-power-lucky-cat = Vous lancez toujours deux dés ; le meilleur compte.
board-power-professor = Pour prendre des commandes, on vous compte 1 commande Université réalisée de plus.
board-power-scout = Dans les lieux visibles, il suffit d’égaler l’équipe d’un adversaire.
board-power-golem = Dans les forges, pile comprise, il suffit d’égaler l’équipe d’un adversaire. Le Golem se passe de salaire : les vôtres coûtent ensemble 1 ouvrier de moins.
board-power-salamander = Si un lieu donne à coup sûr du Feu Primaire, gagnez-en 1 de plus.
board-power-undine = Si un lieu donne à coup sûr de la Neige Ancienne, gagnez-en 1 de plus.
board-power-dryad = Si un lieu donne à coup sûr des Fleurs de Mana, gagnez-en 1 de plus.
board-power-gnome = Si un lieu donne à coup sûr du Sable de l’Esprit, gagnez-en 1 de plus.
board-power-homunculus = Une fois par an, à votre tour, reprenez jusqu’à 2 de vos ouvriers sur la place.
board-power-treasure-hunter = Aux piles face cachée, révélez 2 cartes et utilisez-en une ; il suffit d’y égaler l’équipe d’un adversaire.
board-power-engineer = Dans les forges : 1 transformation de plus, et +1 à votre dé.
board-power-priestess = Chacune de vos transformations parfaites rapporte 1 point de plus.
board-power-merchant = À tout moment, échangez 2 ressources de base identiques contre 1 Élixir.
board-power-maid = Vos salaires coûtent ensemble 2 ouvriers de moins.
board-power-witch = Une fois par an, une commande que vous réalisez vous coûte 1 ressource de base de moins.
board-pay = payer
board-gain = gagner
board-exchange = troquer
board-fulfil = réaliser
board-dismiss = renvoyer
board-swap = échanger
board-reclaim = reprendre
