# Alchemist, in English.

game = Alchemist
game-pitch = Invent potions on ten shared cauldrons, set what they are worth, and copy those of the others.

ingredient-gray = Bird Legs
ingredient-blue = Mushrooms
ingredient-green = Dragon’s Blood
ingredient-orange = Troll Eyes
ingredient-yellow = Spiders

cauldron-gray-blue = gray-blue cauldron
cauldron-gray-green = gray-green cauldron
cauldron-gray-orange = gray-orange cauldron
cauldron-gray-yellow = gray-yellow cauldron
cauldron-blue-green = blue-green cauldron
cauldron-blue-orange = blue-orange cauldron
cauldron-blue-yellow = blue-yellow cauldron
cauldron-green-orange = green-orange cauldron
cauldron-green-yellow = green-yellow cauldron
cauldron-orange-yellow = orange-yellow cauldron

tile-1 = fame tile 1
tile-2 = fame tile 2
tile-3 = fame tile 3
tile-4 = fame tile 4
tile-5 = fame tile 5
tile-6 = fame tile 6
tile-7 = fame tile 7
tile-8 = fame tile 8
tile-9 = fame tile 9
tile-10 = fame tile 10

prompt-choose-action = Create a potion, copy one, or take ingredients.
prompt-choose-recipe = Which ingredients go into your potion?
prompt-choose-tile = Which fame tile do you give your potion?
prompt-choose-tribute = Which ingredient do you pay to the creator as tribute?

option-create = Create a potion in the { $cauldron }
option-copy = Copy the potion in the { $cauldron }
option-take = Take { $ingredient } from the reserve
option-draw = Draw two cubes from the Oracle’s bag
option-pass = Pass
option-brew = Brew { $recipe }
option-claim = Give it { $tile }
option-tribute = Pay { $ingredient }

event-starts = { $player } takes the first turn.
event-created = { $player } creates a potion in the { $cauldron } ({ $recipe }) and gains { $fame } fame.
event-copied = { $player } copies the potion in the { $cauldron } and gains { $fame } fame.
event-gave = { $player } pays { $creator } a tribute of { $ingredient }.
event-received = { $player } receives { $ingredient } from the reserve.
event-took = { $player } takes { $ingredient } from the reserve.
event-drew =
    { $number ->
        [one] { $player } draws the last cube from the Oracle’s bag.
       *[other] { $player } draws { $number } cubes from the Oracle’s bag.
    }
event-found = Among the cubes { $player } draws: { $ingredient }.
event-passed = { $player } can do nothing and passes.
event-exhausted = The reserve has run out of { $ingredient }.
event-kept =
    { $number ->
        [0] { $player } has no cube left and gains no fame for cubes.
        [one] { $player } has one cube left and gains no fame for it.
       *[other] { $player } has { $number } cubes left and gains { $fame } fame for them.
    }
event-promoted =
    { $player } shows the school of { $ingredient }: { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place, { $fame ->
        [0] no fame
       *[other] { $fame } fame
    }.

reason-cauldron-taken = There already is a potion in the { $cauldron }.
reason-no-seal = You have no seal left to put on the { $cauldron }.
reason-no-recipe = You hold nothing that makes a new potion in the { $cauldron }.
reason-cauldron-empty = There is no potion in the { $cauldron } to copy.
reason-own-potion = You created the potion in the { $cauldron } yourself; you may only copy those of others.
reason-cubes-missing = You do not hold all the cubes of this recipe.
reason-opening-creates = With two players your first action must be to create a potion.
reason-reserve-empty = There is no { $ingredient } left in the reserve.
reason-bag-empty = The Oracle’s bag is empty.
reason-must-act = You may pass only when you can do nothing else.
reason-product-in-recipe = The potion ({ $recipe }) contains an ingredient that its cauldron produces.
reason-recorded = The potion ({ $recipe }) already stands in the Compendium.
reason-tile-taken = The { $tile } already lies on a cauldron.
reason-opening-tile = With two players your first potion must be worth 5 fame or more, so not { $tile }.
reason-not-in-recipe = There is no { $ingredient } among the cubes of this potion.

option-name-first = First player
option-choice-first-random = drawn by lot
option-choice-first-0 = player 1
option-choice-first-1 = player 2
option-choice-first-2 = player 3
option-choice-first-3 = player 4
option-choice-first-4 = player 5
option-name-schools = School cards
option-choice-schools-yes = each player secretly represents a school
option-choice-schools-no = without schools
option-name-setup = Cubes for three players
option-choice-setup-rulebook = rulebook: 8 of each ingredient in the bag
option-choice-setup-german = German edition: 10 of each ingredient in the bag

board-round = Round { $number }
board-last-round = Last round
board-over = Game over
board-exhausted = { $number }/{ $most } exhausted
board-bag = Bag { $number }
board-first = First player { $player }
board-tiles = Fame tiles left
board-no-tiles = none
board-empty = empty
board-create = create
board-copy = copy
board-short = one short
board-reserve = Reserve
board-hand = Your hand
board-unseen = Unseen
board-your-school = Your school
board-adept = Adept
board-fame = Fame
board-track = Track
board-seals = Seals
board-cubes = Cubes
board-school = School
board-known = Known
board-place = Place
board-creating = Created
board-copying = Copied
board-adepts = Adepts
board-stock = stock
board-brew-here = brew here
board-copy-for = copy · { $fame }
board-take = take
board-draw = draw
board-add = add
board-pay = pay
board-claim = give
board-shelf = Your shelf
board-bag-of = Oracle’s bag
board-cauldrons = Cauldrons
board-in-bag = { $number ->
    [one] one cube left
   *[other] { $number } cubes left
  }
board-spent = Spent types { $number } / { $most }
board-produces = Whoever brews here receives { $first } and { $second }.
board-nobody-brewed = Nobody has brewed here yet.
board-potion-of = Potion of { $player }, worth { $fame } fame
board-lacking = To copy it you lack { $recipe }.
board-can-copy = You hold all its cubes.
board-of-reserve = In the reserve: { $number }
board-of-shelf = On your shelf: { $number }
board-of-unseen = Out of your sight, in the bag or behind screens: { $number }
board-school-goal = The fewer of it are left in the reserve at the end, the more fame.
board-being-brewed = A potion is being brewed here.
board-forbidden = Neither may go into the potion here: { $first }, { $second }.
board-school-range = If the game ended now: place { $best } to { $worst }, { $most } to { $least } fame.
board-school-sure = If the game ended now: place { $place }, { $fame } fame.
