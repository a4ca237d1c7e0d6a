# Elixir Mixer, en français.

game = Elixir Mixer
game-pitch = Récoltez et échangez des ingrédients pour fabriquer, à la somme exacte, des élixirs toujours plus puissants. Le premier au but l’emporte.

# Les choses. Le nom d’une carte suit un verbe : « prend 7 Yeux », « prend un Joker ».

card-b1 = 1 Œil
card-b2 = 2 Yeux
card-b3 = 3 Yeux
card-b4 = 4 Yeux
card-b5 = 5 Yeux
card-b6 = 6 Yeux
card-b7 = 7 Yeux
card-p1 = 1 Araignée
card-p2 = 2 Araignées
card-p3 = 3 Araignées
card-p4 = 4 Araignées
card-p5 = 5 Araignées
card-p6 = 6 Araignées
card-p7 = 7 Araignées
card-g1 = 1 Ver
card-g2 = 2 Vers
card-g3 = 3 Vers
card-g4 = 4 Vers
card-g5 = 5 Vers
card-g6 = 6 Vers
card-g7 = 7 Vers
card-y1 = 1 Lézard
card-y2 = 2 Lézards
card-y3 = 3 Lézards
card-y4 = 4 Lézards
card-y5 = 5 Lézards
card-y6 = 6 Lézards
card-y7 = 7 Lézards
card-r1 = 1 Champignon
card-r2 = 2 Champignons
card-r3 = 3 Champignons
card-r4 = 4 Champignons
card-r5 = 5 Champignons
card-r6 = 6 Champignons
card-r7 = 7 Champignons
card-joker = un Joker

colour-blue = bleu
colour-purple = violet
colour-green = vert
colour-yellow = jaune
colour-red = rouge

elixir-blue-10 = élixir bleu 10
elixir-blue-11 = élixir bleu 11
elixir-blue-12 = élixir bleu 12
elixir-blue-13 = élixir bleu 13
elixir-blue-14 = élixir bleu 14
elixir-blue-15 = élixir bleu 15
elixir-purple-10 = élixir violet 10
elixir-purple-11 = élixir violet 11
elixir-purple-12 = élixir violet 12
elixir-purple-13 = élixir violet 13
elixir-purple-14 = élixir violet 14
elixir-purple-15 = élixir violet 15
elixir-green-10 = élixir vert 10
elixir-green-11 = élixir vert 11
elixir-green-12 = élixir vert 12
elixir-green-13 = élixir vert 13
elixir-green-14 = élixir vert 14
elixir-green-15 = élixir vert 15
elixir-yellow-10 = élixir jaune 10
elixir-yellow-11 = élixir jaune 11
elixir-yellow-12 = élixir jaune 12
elixir-yellow-13 = élixir jaune 13
elixir-yellow-14 = élixir jaune 14
elixir-yellow-15 = élixir jaune 15
elixir-red-10 = élixir rouge 10
elixir-red-11 = élixir rouge 11
elixir-red-12 = élixir rouge 12
elixir-red-13 = élixir rouge 13
elixir-red-14 = élixir rouge 14
elixir-red-15 = élixir rouge 15

bonus-five-colours = Les 5 couleurs
bonus-three-of-a-colour = 3 de 1 couleur
bonus-three-in-a-row = 3 à la suite
bonus-two-elixirs = 2 élixirs
bonus-four-cards-blue = Un élixir à 4 cartes (bleu)
bonus-four-cards-purple = Un élixir à 4 cartes (violet)
bonus-four-cards-green = Un élixir à 4 cartes (vert)
bonus-four-cards-yellow = Un élixir à 4 cartes (jaune)
bonus-four-cards-red = Un élixir à 4 cartes (rouge)
bonus-mixed = Élixir mixte

# Les questions et les réponses.

prompt-gather = Comment récoltez-vous des ingrédients : piocher, prendre ou échanger ?
prompt-trade-pick = Quelle carte du marché prenez-vous en échange ? La plus forte d’abord, jusqu’à la valeur exacte.
prompt-brew = Quel élixir fabriquez-vous ? Ou vous arrêtez-vous là ?
prompt-use = Quelle carte utilisez-vous ? La plus forte d’abord, jusqu’à la somme exacte.
prompt-return = Vous avez plus de 5 cartes : laquelle posez-vous sur le marché ?

option-draw = Piocher une carte
option-take = Prendre { $card } au marché
option-trade = Échanger { $card } contre des cartes du marché
option-pick = Choisir { $card }
option-brew = Fabriquer l’élixir { $colour }
option-mix = Fabriquer l’élixir mixte
option-stop = S’arrêter là
option-use = Utiliser { $card }
option-return = Poser { $card } sur le marché

option-name-first = Premier joueur
option-choice-first-random = tiré au sort
option-choice-first-0 = joueur 1
option-choice-first-1 = joueur 2
option-choice-first-2 = joueur 3
option-choice-first-3 = joueur 4

# Ce qui se passe.

event-starts = { $player } commence.
event-drew = { $player } pioche une carte.
event-drew-what = { $player } a pioché { $card }.
event-took = { $player } prend { $card } au marché.
event-traded = { $player } échange { $card } avec le marché.
event-got = { $player } reçoit { $card } en échange.
event-used = { $player } utilise { $card }.
event-brewed = { $player } fabrique l’{ $elixir } avec { $number } cartes.
event-mixed = { $player } fabrique l’élixir mixte avec { $number } cartes.
event-won-bonus = { $player } gagne le bonus « { $bonus } ».
event-returned = { $player } pose { $card } sur le marché.
event-refilled = Le marché est complété : on y ajoute { $card }.
event-reshuffled = La pioche est épuisée : les { $number } cartes de la défausse, mélangées, en forment une nouvelle.
event-reached = { $player } a { $points } points et remporte la partie.
event-stalled = Personne n’a gagné de point depuis { $number } tours : la partie s’arrête là.

# Les refus.

reason-nothing-to-draw = La pioche et la défausse sont vides ; prenez une carte au marché ou échangez-en une.
reason-not-in-market = Cette carte n’est pas au marché : { $card }.
reason-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
reason-no-equal-sum = Aucune combinaison du marché ne vaut exactement { $card }.
reason-too-much = Cela dépasse la valeur qui manque encore : vous ne pouvez pas ajouter { $card }.
reason-out-of-order = Les cartes vont de la plus forte à la plus faible (à égalité : bleu, violet, vert, jaune, rouge, joker) ; vous ne pouvez pas ajouter { $card } à ce moment.
reason-rest-impossible = Si vous ajoutez { $card }, aucune carte ne permet de compléter exactement le reste.
reason-pile-used-up = Tous les élixirs de cette couleur ({ $colour }) ont été fabriqués.
reason-no-brew = Avec vos cartes de cette couleur ({ $colour }) et vos jokers, vous ne pouvez pas atteindre exactement la valeur de l’élixir.
reason-mixed-taken = Le bonus de l’élixir mixte est déjà gagné.
reason-no-mix = Aucune combinaison de votre main ne fait exactement 17.
reason-other-colour = Seuls les cartes de la couleur de l’élixir et les jokers y entrent : vous ne pouvez pas utiliser { $card }.

# Sur la table.

board-turn = Tour { $number }
board-target = { $number } points pour gagner
board-deck = Pioche { $number }
board-discard = Défausse { $number }
board-brewed =
    { $number ->
        [one] 1 élixir ce tour-ci
       *[other] { $number } élixirs ce tour-ci
    }
board-over = Partie terminée
board-left = reste { $number }
board-used-up = épuisée
board-sum = à vous { $number }
board-brew = fabriquer
board-free = libre
board-five-colours = 5 couleurs
board-three-of-a-colour = 3 de 1 couleur
board-three-in-a-row = 3 à la suite
board-two-elixirs = 2 en un tour
board-four-cards = 4 cartes
board-mixed = mixte 17
board-market = Marché
board-hand = Votre main
board-made-up = Somme
board-place = Place
board-player = Joueur
board-points = Points
board-cards = Cartes
board-known = Connues
board-bonuses = Bonus
board-elixirs = Élixirs
board-wizards = Magiciens
board-score = points
board-held = cartes
board-draw = piocher
board-do-take = touchez une carte pour la prendre
board-do-pick = prenez jusqu’à la valeur exacte
board-do-trade = touchez une carte pour l’échanger
board-do-use = utilisez jusqu’à la somme exacte
board-do-return =
    { $number ->
        [one] posez une carte sur le marché
       *[other] posez { $number } cartes sur le marché
    }
board-deck-of = Pioche
board-in-deck =
    { $number ->
        [0] Vide : la défausse sera mélangée dès qu’il faudra une carte.
        [one] reste une carte
       *[other] restent { $number } cartes
    }
board-discard-of = Défausse
board-discarded = utilisées
board-in-discard =
    { $number ->
        [0] aucune carte
        [one] une carte
       *[other] { $number } cartes
    }
board-no-cards = Vous n’avez aucune carte.
board-missing = manque
board-can-brew = Vos cartes permettent :
board-trades = { $player } échange { $card }
board-mixes = { $player } fabrique l’élixir mixte
board-brews = { $player } fabrique l’{ $elixir }
board-sum-so-far = { $number } sur { $most } pour l’instant
board-ways = Toutes les cartes d’un coup
board-way-brew = Fabriquer ({ $elixir }) avec { $cards }.
board-way-trade = Prendre { $cards }.
board-worth =
    { $number ->
        [one] Rapporte un point.
       *[other] Rapporte { $number } points.
    }
board-more-ways =
    { $number ->
        [one] et une autre façon, carte par carte
       *[other] et { $number } autres façons, carte par carte
    }
board-and-bonus = et le bonus { $bonus }
board-makes = Utile maintenant pour { $thing }
board-worth-trading = Le marché donnerait en échange :
board-yours =
    { $jokers ->
        [0] Vos cartes de cette couleur font { $number }.
        [one] Vos cartes de cette couleur font { $number }, et vous avez un joker.
       *[other] Vos cartes de cette couleur font { $number }, et vous avez { $jokers } jokers.
    }
board-won-by = Gagné par { $player }
board-so-far = Vous en avez { $number } sur { $most }.
board-about-card = Un ingrédient de valeur { $number } ({ $colour }). Il entre dans les élixirs de sa couleur et dans l’élixir mixte, ou s’échange contre des cartes de même valeur totale.
board-about-joker = Vaut 4, de n’importe quelle couleur : pour un élixir, pour l’élixir mixte ou pour un échange.
board-about-elixir = Défaussez des cartes de cette couleur ({ $colour }) et des jokers qui font exactement { $number }. Un point ; le suivant de la pile est plus fort de un.
board-about-used-up = Tous les élixirs de cette couleur ont été fabriqués.
board-about-five-colours = Au premier qui a des élixirs des cinq couleurs. Un point.
board-about-three-of-a-colour = Au premier qui a trois élixirs d’une même couleur. Un point.
board-about-three-in-a-row = Au premier qui a des élixirs de trois valeurs qui se suivent, de n’importe quelles couleurs. Un point.
board-about-two-elixirs = Au premier qui fabrique deux élixirs en un tour ; l’élixir mixte ne compte pas. Un point.
board-about-four-cards = Au premier qui fabrique un élixir de cette couleur avec exactement quatre cartes, jokers compris. Un point.
board-about-mixed = Au premier qui défausse des cartes de n’importe quelles couleurs qui font exactement 17. Un point ; ce n’est pas une carte Élixir.
board-take = prendre
board-pick = choisir
board-trade = échanger
board-use = utiliser
board-return = poser
