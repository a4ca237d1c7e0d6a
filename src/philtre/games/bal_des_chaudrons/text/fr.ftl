# Le Bal des Chaudrons, en français.

game = Le Bal des Chaudrons
game-pitch = Changez des ingrédients en d’autres, et envoyez-en à votre voisine plus que sa paillasse ne peut en contenir.

# Les choses.

ingredient-heart = cœur
ingredient-mandrake = mandragore
ingredient-mushroom = champignon
ingredient-spider = araignée
ingredient-toad = crapaud

arcana-brew = Breuvage
arcana-raven = Corbeau
arcana-tome = Tome

potion-void-storm = Tempête du Vide
potion-lost-arcana = Les Arcanes Perdus
potion-whirling-secrets = Secrets Tourbillonnants
potion-midnight-tome = Livre de Minuit
potion-secret-summoning = Invocation Secrète
potion-shadow-curse = Malédiction de l’Ombre
potion-binding-hex = Maléfice d’Entrave
potion-shattering-hex = Maléfice de Fracas
potion-finding-hex = Maléfice de Découverte
potion-elixir-of-rage = Élixir de Colère
potion-elixir-of-despair = Élixir de Désespoir
potion-elixir-of-sorrow = Élixir de Chagrin
potion-tonic-of-strength = Tonique de Force
potion-tonic-of-speed = Tonique de Vitesse
potion-tonic-of-stamina = Tonique d’Endurance
potion-charm-of-love = Charme d’Amour
potion-charm-of-fear = Charme d’Effroi
potion-charm-of-sleep = Charme de Sommeil
potion-flask-of-dreams = Flacon des Rêves
potion-flask-of-changing = Flacon de Métamorphose
potion-flask-of-insight = Flacon de Clairvoyance
potion-rite-of-nature = Rite de la Nature
potion-rite-of-growth = Rite de la Croissance
potion-rite-of-creatures = Rite des Créatures
potion-vanishing-spell = Sortilège de Disparition
potion-levitation-spell = Sortilège de Lévitation
potion-invisibility-spell = Sortilège d’Invisibilité
potion-warty-brew = Mixture à Verrues
potion-balding-brew = Mixture à Calvitie
potion-blistering-brew = Mixture à Cloques
potion-spore-lore = Savoir des Spores
potion-web-lore = Savoir des Toiles
potion-croak-lore = Savoir des Coassements
potion-spore-summoning = Invocation de Spores
potion-slime-summoning = Invocation de Vase
potion-spider-summoning = Invocation d’Araignées
potion-toad-offering = Offrande de Crapauds
potion-mushroom-offering = Offrande de Champignons
potion-spider-offering = Offrande d’Araignées
potion-leaping-sorcery = Sorcellerie Bondissante
potion-crawling-sorcery = Sorcellerie Rampante
potion-poison-sorcery = Sorcellerie Vénéneuse
potion-sun-elixir = Élixir du Soleil
potion-moon-elixir = Élixir de la Lune
potion-star-elixir = Élixir des Étoiles
potion-mushroom-flood = Déluge de Champignons
potion-spider-quake = Séisme d’Araignées
potion-toad-tornado = Tornade de Crapauds
potion-backache-potion = Potion de Mal de Dos
potion-toothache-potion = Potion de Rage de Dents
potion-headache-potion = Potion de Migraine
potion-fire-ritual = Rituel du Feu
potion-wind-ritual = Rituel du Vent
potion-earth-ritual = Rituel de la Terre
potion-mystery-of-shadow = Mystère de l’Ombre
potion-mystery-of-chaos = Mystère du Chaos
potion-mystery-of-dread = Mystère de l’Effroi
potion-lava-magic = Magie de la Lave
potion-storm-magic = Magie de l’Orage
potion-river-magic = Magie de la Rivière

character-novice = Novice
character-seer = Voyante
character-daredevil = Casse-Cou
character-toad-friend = Amie des Crapauds
character-hidden-power = Pouvoir Caché
character-potion-brewer = Brasseuse de Potion
character-grimoire-scholar = Déchiffreuse de Grimoire
character-trickster = Arnaqueuse
character-uncontrolled-powers = Pouvoirs Incontrôlés
character-gust = Bourrasque
character-jack-of-all-trades = Sorcière à Tout Faire
character-spider-summoner = Invocatrice d’Araignées
character-fey-blessed = Bénie des Fées

source-bench-heart = un cœur de votre paillasse
source-brewed-heart = un cœur de vos cases Sortie
source-tome-heart = un cœur de la réserve, par le Tome
source-bench-mandrake = une mandragore de votre paillasse
source-brewed-mandrake = une mandragore de vos cases Sortie
source-tome-mandrake = une mandragore de la réserve, par le Tome
source-bench-mushroom = un champignon de votre paillasse
source-brewed-mushroom = un champignon de vos cases Sortie
source-tome-mushroom = un champignon de la réserve, par le Tome
source-bench-spider = une araignée de votre paillasse
source-brewed-spider = une araignée de vos cases Sortie
source-tome-spider = une araignée de la réserve, par le Tome
source-bench-toad = un crapaud de votre paillasse
source-brewed-toad = un crapaud de vos cases Sortie
source-tome-toad = un crapaud de la réserve, par le Tome

# Ce que fait chaque personnage.

ability-novice = Une fois par partie, avant de jouer une potion : défaussez cette carte et toute votre main, puis piochez 4 potions.
ability-seer = Votre main compte 5 potions au lieu de 4, dès le début.
ability-daredevil = Vous pouvez laisser le hasard jouer une potion de votre main ; si oui, vous pouvez déclencher un effet d’arcane au choix.
ability-toad-friend = Potion : 3 crapauds donnent 1 ingrédient au choix. Vous commencez avec 1 symbole Tome.
ability-hidden-power = Potion, une fois par partie : 1 ingrédient de chaque type donne 3 ingrédients au choix.
ability-potion-brewer = Pour chaque symbole Breuvage de la potion révélée, vous pouvez déplacer 1 ingrédient de votre paillasse vers votre chaudron.
ability-grimoire-scholar = Une fois par tour, pendant la Concoction, vous pouvez payer 2 mandragores pour ouvrir un Tome.
ability-trickster = Potion : 2 champignons donnent 2 crapauds. Elle pivote après chaque tour.
ability-uncontrolled-powers = Au début de chaque tour, vous devez prendre 3 ingrédients d’un même type. Potion : 1 cœur donne 1 mandragore et 1 champignon.
ability-gust = Vous pouvez pivoter n’importe quelle potion en la jouant.
ability-jack-of-all-trades = Si votre chaudron contient les 5 types à la fin de votre Concoction, vous pouvez en déplacer 1 ingrédient vers votre Cercle Démonique.
ability-spider-summoner = Potion : 3 mandragores donnent 5 araignées.
ability-fey-blessed = Potion : donne 1 mandragore et 1 crapaud à partir de rien.

# Les questions et les réponses.

prompt-character = Lequel des deux personnages gardez-vous ?
prompt-surge = Vos pouvoirs vous échappent : quel ingrédient prenez-vous en 3 exemplaires ?
prompt-study = Quelle potion jouez-vous, face cachée ?
prompt-bonus = Le hasard a joué une potion pour vous. Quel arcane déclenchez-vous en échange ?
prompt-side = Dans quel sens posez-vous votre potion ?
prompt-decant = Quels ingrédients déplacez-vous de votre paillasse vers votre chaudron ?
prompt-brew = Breuvage : quel ingrédient ajoutez-vous à votre chaudron ?
prompt-raven = Corbeau : quels ingrédients retirez-vous de votre paillasse ?
prompt-tome = Tome : quel ingrédient la réserve paie-t-elle pour vous pendant ce tour ?
prompt-produce = Quelle potion utilisez-vous ? Ou avez-vous terminé ?
prompt-pay = Avec quoi remplissez-vous la prochaine case Entrée ?
prompt-make = Que posez-vous sur les cases Sortie qui vous laissent le choix ?
prompt-unlock-pay = D’où vient la prochaine mandragore ?
prompt-unlock = Vous ouvrez un Tome : quel ingrédient la réserve paie-t-elle pour vous pendant ce tour ?
prompt-take = Les cinq types sont dans votre chaudron : quel ingrédient va dans votre Cercle Démonique ?

option-keep = Garder « { $character } »
option-gain = Prendre 3 × { $ingredient }
option-play = Jouer « { $potion } »
option-turn = Jouer « { $potion } », pivotée
option-redraw = Défausser la Novice et votre main, puis piocher 4 potions
option-gamble = Laisser le hasard jouer une potion
option-wish = Déclencher l’effet { $arcana }
option-move = Déplacer { $bundle }
option-add = Ajouter 1 × { $ingredient }
option-remove = Retirer { $bundle }
option-open = Ouvrir le Tome : { $ingredient }
option-decline = S’en passer
option-use = Utiliser « { $potion } »
option-invoke = Utiliser la potion de votre personnage
option-unlock = Payer 2 mandragores pour ouvrir un Tome
option-finish = Terminer la Concoction
option-pay = Payer { $source }
option-make = Produire { $bundle }
option-take = Déplacer vers votre Cercle Démonique : { $ingredient }

option-name-characters = Personnages
option-choice-characters-novice = toutes des Novices (pour une première partie)
option-choice-characters-draft = chacune choisit entre deux
option-name-brewing = Concoction
option-choice-brewing-initiative = montrée dans l’ordre d’initiative
option-choice-brewing-blind = montrée d’un coup, à la fin

# Ce qui se passe.

event-kept = { $player } joue « { $character } ».
event-round = Le tour { $number } commence.
event-surged = { $player } prend { $cubes } dans la réserve.
event-redrew =
    { $number ->
        [one] { $player } a changé toute sa main contre { $number } nouvelle potion.
       *[other] { $player } a changé toute sa main contre { $number } nouvelles potions.
    }
event-gambled = { $player } laisse le hasard jouer une potion.
event-chance-brought = Le hasard joue « { $potion } » pour { $player }.
event-drew = { $player } pioche « { $potion } ».
event-revealed = { $player } révèle « { $potion } ».
event-revealed-turned = { $player } révèle « { $potion } », pivotée.
event-wished = { $player } souhaite l’effet { $arcana }.
event-triggered =
    { $number ->
        [one] { $player } déclenche l’effet { $arcana }.
       *[other] { $player } déclenche l’effet { $arcana } { $number } fois.
    }
event-moved = { $player } déplace de sa paillasse vers son chaudron : { $bundle }.
event-added = { $player } ajoute à son chaudron : { $ingredient }.
event-removed = { $player } retire de sa paillasse : { $bundle }.
event-opened = { $player } ouvre le Tome : { $ingredient }.
event-used = { $player } utilise « { $potion } ».
event-invoked = { $player } utilise la potion de son personnage, « { $character } ».
event-unlocks = { $player } paie pour un Tome.
event-paid-bench = { $player } paie de sa paillasse : { $cubes }.
event-paid-brewed = { $player } paie de ses cases Sortie : { $cubes }.
event-paid-tome = { $player } paie par le Tome : { $cubes }.
event-made = { $player } produit : { $cubes }.
event-discarded = { $player } défausse « { $character } ».
event-filled = { $player } termine sa Concoction. Dans le chaudron : { $cubes }.
event-took = { $player } déplace de son chaudron vers son Cercle Démonique : { $ingredient }.
event-passed = { $player } passe son chaudron à { $neighbour } : { $cubes }.
event-overflowed = La paillasse déborde chez { $neighbour } : { $player } gagne { $cubes } dans son Cercle Démonique.
event-received = { $player } reçoit « { $potion } ».
event-hands-passed = Chacune passe sa main à sa voisine de gauche.
event-trick-turned = La potion du personnage pivote chez { $player }.
event-reshuffled =
    { $number ->
        [one] La pioche est vide : la seule potion défaussée en forme une nouvelle.
       *[other] La pioche est vide : les { $number } potions défaussées, mélangées, en forment une nouvelle.
    }
event-reached = { $player } a { $number } ingrédients dans son Cercle Démonique : la partie est terminée.
event-exhausted =
    { $number ->
        [one] Personne n’a plus de potion après 1 tour : la partie est terminée.
       *[other] Personne n’a plus de potion après { $number } tours : la partie est terminée.
    }

# Les refus.

reason-not-dealt = Vous n’avez pas reçu ce personnage : « { $character } ».
reason-not-in-hand = « { $potion } » n’est pas dans votre main.
reason-one-way = « { $potion } » ne peut pas pivoter.
reason-not-novice = Seule une Novice qui ne l’a pas encore fait peut changer sa main.
reason-not-daredevil = Seule la Casse-Cou peut laisser jouer le hasard.
reason-chance-chose = Le hasard a choisi une autre potion que « { $potion } ».
reason-too-many = Vous n’avez pas droit à tant d’ingrédients : { $bundle }.
reason-not-on-bench = Tout cela n’est pas sur votre paillasse : { $bundle }.
reason-not-in-tableau = « { $potion } » n’est pas posée devant vous.
reason-used-already = Vous l’avez déjà fait pendant ce tour.
reason-nothing-on-it = « { $potion } » n’a pas de cases, seulement des symboles.
reason-cannot-pay = Vous ne pouvez pas remplir toutes ses cases Entrée.
reason-no-own-potion = Vous n’avez pas de personnage qui ait sa propre potion.
reason-not-scholar = Seule la Déchiffreuse de Grimoire peut payer pour un Tome.
reason-mandrakes-missing = Il n’y a pas assez de mandragores : il en faut 2 sur votre paillasse et vos cases Sortie.
reason-not-there = Vous ne pouvez pas payer { $source } : il n’y en a pas.
reason-no-tome = Vous ne pouvez pas payer { $source } : vous ne l’avez pas ouvert pour cela.
reason-no-such-space = Cela ne convient pas à ce qui reste à remplir.
reason-out-of-order = On paie dans l’ordre cœur, mandragore, champignon, araignée, crapaud, chacun d’abord de la paillasse, puis des cases Sortie, puis par le Tome ; il est trop tard pour payer { $source }.

# Sur la table.

board-round = Tour { $number }
board-phase-characters = Personnages
board-phase-surge = Pouvoirs incontrôlés
board-phase-study = Étude : choisir
board-phase-chance = Étude : le hasard
board-phase-arcana = Étude : les arcanes
board-phase-brewing = Concoction
board-over = Partie terminée
board-deck = Pioche { $number }
board-discard = Défausse { $number }
board-order = Ordre
board-blind = Toutes concoctent en même temps, hors de vue
board-used = utilisée
board-turned = pivotée
board-turnable = peut pivoter
board-next = effet au prochain symbole
board-left = ← voisine de gauche
board-right = voisine de droite →
board-circle = Cercle { $number }/{ $most }
board-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-initiative = initiative { $number }
board-passed = Dans sa main, reçues de vous :
board-bench = Votre paillasse
board-brewed = Sortie
board-cauldron = Chaudron
board-overflow = Débordement
board-paid-bench = de la paillasse
board-paid-brewed = des cases Sortie
board-paid-tome = par le Tome
board-open = ouvert :
board-no-hand = Aucune potion en main
board-no-potions = pas encore de potion
board-chosen = jouée
board-chosen-turned = jouée, pivotée
board-start = Départ
board-own-potion = Potion
board-place = Place
board-player = Sorcière
board-circle-of = Cercle Démonique
board-kinds = Types
board-bench-of = Sur la paillasse
board-letters-heart = cœ
board-letters-mandrake = ma
board-letters-mushroom = ch
board-letters-spider = ar
board-letters-toad = cr
board-letter-brew = B
board-letter-raven = C
board-letter-tome = T
board-witches = Sorcières
board-in-circle = cercle
board-cubes-of = cubes
board-hand-of = cartes
board-your-hand = Votre main
board-tableau = Vos potions
board-tableau-of = Potions de { $player }
board-bench-at = Paillasse de { $player }
board-look-at = La paillasse que vous regardez
board-lanes = De votre gauche à votre droite
board-casting = Chacune choisit un personnage.
board-arcana = Arcanes
board-play = jouer
board-use = utiliser
board-invoke = utiliser
board-keep = garder
board-redraw = nouvelle main
board-gamble = jouer au hasard
board-unlock = ouvrir un tome
board-finish = terminer
board-done = ✓ a concocté
board-any = ingrédient au choix
board-takes-makes = Prend : { $paid }. Donne : { $made }.
board-symbols-only = Elle n’a pas de cases, seulement des symboles.
board-may-turn = Vous pouvez la pivoter en la jouant : elle agit alors en sens inverse.
board-lies-turned = Elle est pivotée.
board-was-used = Elle a déjà servi ce tour-ci.
board-symbol = { $arcana }
board-places =
    { $free ->
        [0] { $lying } sur { $most }, plus de place
        [one] { $lying } sur { $most }, { $free } place libre
       *[other] { $lying } sur { $most }, { $free } places libres
    }
board-brings = { $player } vous passe : { $number }
board-might-bring = { $player } peut vous passer au plus, avec ses potions telles quelles : { $number }
board-will-lose = Votre paillasse ne peut en recevoir { $number } : ils vont dans le cercle de { $player }.
board-room-at = Places libres chez { $player } : { $number }
board-in-cauldron = Dans le chaudron : { $number } × { $ingredient }
board-on-outputs = Sur les cases Sortie, à suivre : { $number }
board-will-go = Places libres pour lui chez { $player } : { $number }
board-will-gain = De trop pour sa paillasse, donc dans votre cercle : { $number }
board-about-cauldron = Tout son contenu va à { $player }. Ce qui ne trouve pas de place sur sa paillasse va dans votre Cercle Démonique.
board-about-sealed = Vous avez terminé. Personne ne le voit avant que toutes celles qui vous précèdent dans l’ordre aient terminé.
board-about-brew = Vous pouvez ajouter à votre chaudron un ingrédient de votre choix, pris dans la réserve.
board-about-raven = Vous pouvez retirer un ou deux ingrédients de votre paillasse.
board-about-tome = Vous pouvez nommer un ingrédient : ce tour-ci, la réserve en fournit autant que vous voulez pour vos cases Entrée.
board-about-track = L’effet a lieu chaque fois qu’un nombre pair est atteint ou dépassé.
board-effects = Effets ce tour-ci : { $number }
board-tome-open = Ouvert ce tour-ci : la réserve fournit { $ingredient }.
board-ball = Le bal
board-spilt = Le cercle de { $player } gagne { $number }
board-brews-first = La plus petite initiative est montrée d’abord.
board-is-brewing = concocte encore
board-cauldrons-go = vers la droite
board-hands-go = vers la gauche
board-do-pay = payer
board-do-remove = retirer
board-do-move = au chaudron
board-do-gain = prendre 3
board-do-open = ouvrir
board-do-add = ajouter
board-do-take = au cercle
board-do-make = produire
board-all-from-bench = Le reste de la paillasse
board-hearts = Cœurs
board-mandrakes = Mandragores
board-mushrooms = Champignons
board-spiders = Araignées
board-toads = Crapauds
