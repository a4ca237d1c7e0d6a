# Alchemist, en français.

game = Alchemist
game-pitch = Inventez des potions dans dix chaudrons communs, fixez leur valeur et copiez celles des autres.

ingredient-gray = Pattes d’Oiseau
ingredient-blue = Champignons
ingredient-green = Sang de Dragon
ingredient-orange = Yeux de Troll
ingredient-yellow = Araignées

cauldron-gray-blue = chaudron gris-bleu
cauldron-gray-green = chaudron gris-vert
cauldron-gray-orange = chaudron gris-orange
cauldron-gray-yellow = chaudron gris-jaune
cauldron-blue-green = chaudron bleu-vert
cauldron-blue-orange = chaudron bleu-orange
cauldron-blue-yellow = chaudron bleu-jaune
cauldron-green-orange = chaudron vert-orange
cauldron-green-yellow = chaudron vert-jaune
cauldron-orange-yellow = chaudron orange-jaune

tile-1 = tuile de renommée 1
tile-2 = tuile de renommée 2
tile-3 = tuile de renommée 3
tile-4 = tuile de renommée 4
tile-5 = tuile de renommée 5
tile-6 = tuile de renommée 6
tile-7 = tuile de renommée 7
tile-8 = tuile de renommée 8
tile-9 = tuile de renommée 9
tile-10 = tuile de renommée 10

prompt-choose-action = Créez une potion, copiez-en une ou prenez des ingrédients.
prompt-choose-recipe = Quels ingrédients mettez-vous dans votre potion ?
prompt-choose-tile = Quelle tuile de renommée donnez-vous à votre potion ?
prompt-choose-tribute = Quel ingrédient donnez-vous en hommage au créateur ?

option-create = Créer une potion dans le { $cauldron }
option-copy = Copier la potion du { $cauldron }
option-take = Prendre dans la réserve : { $ingredient }
option-draw = Tirer deux cubes du sac de l’Oracle
option-pass = Passer
option-brew = Préparer { $recipe }
option-claim = Lui donner la { $tile }
option-tribute = Donner { $ingredient }

event-starts = { $player } joue en premier.
event-created =
    { $player } crée une potion dans le { $cauldron } ({ $recipe }) et gagne { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-copied =
    { $player } copie la potion du { $cauldron } et gagne { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
event-gave = { $player } rend hommage à { $creator } : { $ingredient }.
event-received = { $player } reçoit de la réserve : { $ingredient }.
event-took = { $player } prend dans la réserve : { $ingredient }.
event-drew =
    { $number ->
        [one] { $player } tire le dernier cube du sac de l’Oracle.
       *[other] { $player } tire { $number } cubes du sac de l’Oracle.
    }
event-found = Parmi les cubes que tire { $player } : { $ingredient }.
event-passed = { $player } ne peut rien faire et passe.
event-exhausted = La réserve est épuisée : { $ingredient }.
event-kept =
    { $number ->
        [0] Il ne reste aucun cube à { $player }, qui ne gagne rien pour ses cubes.
        [1] Il reste un cube à { $player }, qui ne gagne rien pour ce cube.
       *[other] Il reste { $number } cubes à { $player }, qui gagne { $fame ->
            [one] { $fame } point
           *[other] { $fame } points
        } de renommée.
    }
event-promoted =
    { $player } révèle son école ({ $ingredient }) : { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } place, { $fame ->
        [0] aucun point
       *[other] { $fame } points
    } de renommée.

reason-cauldron-taken = Il y a déjà une potion dans le { $cauldron }.
reason-no-seal = Vous n’avez plus de sceau à poser sur le { $cauldron }.
reason-no-recipe = Rien de ce que vous avez ne fait une nouvelle potion dans le { $cauldron }.
reason-cauldron-empty = Il n’y a pas de potion à copier dans le { $cauldron }.
reason-own-potion = Vous avez créé vous-même la potion du { $cauldron } ; on ne copie que celles des autres.
reason-cubes-missing = Vous n’avez pas tous les cubes de cette recette.
reason-opening-creates = À deux joueurs, votre première action doit être de créer une potion.
reason-reserve-empty = La réserve est épuisée : { $ingredient }.
reason-bag-empty = Le sac de l’Oracle est vide.
reason-must-act = On ne passe que si l’on ne peut rien faire d’autre.
reason-product-in-recipe = La potion ({ $recipe }) contient un ingrédient que produit son chaudron.
reason-recorded = La potion ({ $recipe }) figure déjà dans le Compendium.
reason-tile-taken = La { $tile } est déjà sur un chaudron.
reason-opening-tile = À deux joueurs, votre première potion doit valoir au moins 5 points : pas la { $tile }.
reason-not-in-recipe = Cet ingrédient n’est pas dans la potion : { $ingredient }.

option-name-first = Premier joueur
option-choice-first-random = tiré au sort
option-choice-first-0 = joueur 1
option-choice-first-1 = joueur 2
option-choice-first-2 = joueur 3
option-choice-first-3 = joueur 4
option-choice-first-4 = joueur 5
option-name-schools = Cartes École
option-choice-schools-yes = chacun représente une école en secret
option-choice-schools-no = sans écoles
option-name-setup = Cubes à trois joueurs
option-choice-setup-rulebook = règle du jeu : 8 de chaque ingrédient dans le sac
option-choice-setup-german = édition allemande : 10 de chaque ingrédient dans le sac

board-round = Tour { $number }
board-last-round = Dernier tour
board-over = Partie terminée
board-exhausted =
    { $number ->
        [one] { $number }/{ $most } épuisé
       *[other] { $number }/{ $most } épuisés
    }
board-bag = Sac { $number }
board-first = Premier joueur { $player }
board-tiles = Tuiles de renommée libres
board-no-tiles = aucune
board-empty = vide
board-create = créer
board-copy = copier
board-short = manque un
board-reserve = Réserve
board-hand = Votre main
board-unseen = Non vus
board-your-school = Votre école
board-adept = Adepte
board-fame = Renommée
board-track = Piste
board-seals = Sceaux
board-cubes = Cubes
board-school = École
board-known = Connus
board-place = Place
board-creating = Créées
board-copying = Copiées
board-adepts = Adeptes
board-stock = stock
board-brew-here = brasser ici
board-copy-for = copier · { $fame }
board-take = prendre
board-draw = piocher
board-add = ajouter
board-pay = payer
board-claim = donner
board-shelf = Votre étagère
board-bag-of = Sac de l’Oracle
board-cauldrons = Chaudrons
board-in-bag = { $number ->
    [one] un cube restant
   *[other] { $number } cubes restants
  }
board-spent = Ingrédients épuisés { $number } / { $most }
board-produces = Qui brasse ici reçoit { $first } et { $second }.
board-nobody-brewed = Personne n’a encore brassé ici.
board-potion-of = Potion de { $player }, { $fame } de renommée
board-lacking = Pour la copier, il vous manque { $recipe }.
board-can-copy = Vous avez tous ses cubes.
board-of-reserve = Dans la réserve : { $number }
board-of-shelf = Sur votre étagère : { $number }
board-of-unseen = Hors de votre vue, dans le sac ou derrière les écrans : { $number }
board-school-goal = Moins il en reste dans la réserve à la fin, plus de renommée.
board-being-brewed = Une potion se prépare ici.
board-forbidden = Interdits dans la potion d’ici : { $first }, { $second }.
board-school-range = Si la partie finissait maintenant : place { $best } à { $worst }, { $most } à { $least } de renommée.
board-school-sure = Si la partie finissait maintenant : place { $place }, { $fame } de renommée.
