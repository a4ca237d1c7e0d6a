# Le Bal des Chaudrons, in English.

game = Le Bal des Chaudrons
game-pitch = Brew ingredients out of ingredients, and send your neighbour more of them than her bench can hold.

# Things.

ingredient-heart = heart
ingredient-mandrake = mandrake
ingredient-mushroom = mushroom
ingredient-spider = spider
ingredient-toad = toad

arcana-brew = Brew
arcana-raven = Raven
arcana-tome = Tome

potion-void-storm = Void Storm
potion-lost-arcana = The Lost Arcana
potion-whirling-secrets = Whirling Secrets
potion-midnight-tome = Midnight Tome
potion-secret-summoning = Secret Summoning
potion-shadow-curse = Shadow Curse
potion-binding-hex = Binding Hex
potion-shattering-hex = Shattering Hex
potion-finding-hex = Finding Hex
potion-elixir-of-rage = Elixir of Rage
potion-elixir-of-despair = Elixir of Despair
potion-elixir-of-sorrow = Elixir of Sorrow
potion-tonic-of-strength = Tonic of Strength
potion-tonic-of-speed = Tonic of Speed
potion-tonic-of-stamina = Tonic of Stamina
potion-charm-of-love = Charm of Love
potion-charm-of-fear = Charm of Fear
potion-charm-of-sleep = Charm of Sleep
potion-flask-of-dreams = Flask of Dreams
potion-flask-of-changing = Flask of Changing
potion-flask-of-insight = Flask of Insight
potion-rite-of-nature = Rite of Nature
potion-rite-of-growth = Rite of Growth
potion-rite-of-creatures = Rite of Creatures
potion-vanishing-spell = Vanishing Spell
potion-levitation-spell = Levitation Spell
potion-invisibility-spell = Invisibility Spell
potion-warty-brew = Warty Brew
potion-balding-brew = Balding Brew
potion-blistering-brew = Blistering Brew
potion-spore-lore = Spore Lore
potion-web-lore = Web Lore
potion-croak-lore = Croak Lore
potion-spore-summoning = Spore Summoning
potion-slime-summoning = Slime Summoning
potion-spider-summoning = Spider Summoning
potion-toad-offering = Toad Offering
potion-mushroom-offering = Mushroom Offering
potion-spider-offering = Spider Offering
potion-leaping-sorcery = Leaping Sorcery
potion-crawling-sorcery = Crawling Sorcery
potion-poison-sorcery = Poison Sorcery
potion-sun-elixir = Sun Elixir
potion-moon-elixir = Moon Elixir
potion-star-elixir = Star Elixir
potion-mushroom-flood = Mushroom Flood
potion-spider-quake = Spider Quake
potion-toad-tornado = Toad Tornado
potion-backache-potion = Backache Potion
potion-toothache-potion = Toothache Potion
potion-headache-potion = Headache Potion
potion-fire-ritual = Fire Ritual
potion-wind-ritual = Wind Ritual
potion-earth-ritual = Earth Ritual
potion-mystery-of-shadow = Mystery of Shadow
potion-mystery-of-chaos = Mystery of Chaos
potion-mystery-of-dread = Mystery of Dread
potion-lava-magic = Lava Magic
potion-storm-magic = Storm Magic
potion-river-magic = River Magic

character-novice = Initiate
character-seer = Seer
character-daredevil = Daredevil
character-toad-friend = Toad Friend
character-hidden-power = Hidden Power
character-potion-brewer = Potion Brewer
character-grimoire-scholar = Grimoire Scholar
character-trickster = Trickster
character-uncontrolled-powers = Uncontrolled Powers
character-gust = Gust
character-jack-of-all-trades = Jack-of-all-Trades Witch
character-spider-summoner = Spider Summoner
character-fey-blessed = Fey-Blessed

source-bench-heart = a heart from your bench
source-brewed-heart = a heart from your output spaces
source-tome-heart = a heart by tome, from the supply
source-bench-mandrake = a mandrake from your bench
source-brewed-mandrake = a mandrake from your output spaces
source-tome-mandrake = a mandrake by tome, from the supply
source-bench-mushroom = a mushroom from your bench
source-brewed-mushroom = a mushroom from your output spaces
source-tome-mushroom = a mushroom by tome, from the supply
source-bench-spider = a spider from your bench
source-brewed-spider = a spider from your output spaces
source-tome-spider = a spider by tome, from the supply
source-bench-toad = a toad from your bench
source-brewed-toad = a toad from your output spaces
source-tome-toad = a toad by tome, from the supply

# What each character does.

ability-novice = Once in the game, before you play a potion: discard this card and your whole hand, and draw 4 potions.
ability-seer = You hold 5 potions instead of 4, from the start.
ability-daredevil = You may let chance play a potion of your hand. If you do, you may trigger one arcana effect of your choice.
ability-toad-friend = Own potion: 3 toads make 1 ingredient of your choice. You start with 1 Tome symbol.
ability-hidden-power = Own potion, once in the game: 1 of each ingredient makes 3 ingredients of your choice.
ability-potion-brewer = For each Brew symbol on the potion you reveal, you may move 1 ingredient from your bench to your cauldron.
ability-grimoire-scholar = Once a round, while you brew, you may pay 2 mandrakes to open a tome.
ability-trickster = Own potion: 2 mushrooms make 2 toads. It turns around after every round.
ability-uncontrolled-powers = At the start of each round you must take 3 ingredients of one kind. Own potion: 1 heart makes 1 mandrake and 1 mushroom.
ability-gust = You may turn any potion when you play it.
ability-jack-of-all-trades = If you finish brewing with all 5 kinds in your cauldron, you may move 1 ingredient from it to your Demonic Circle.
ability-spider-summoner = Own potion: 3 mandrakes make 5 spiders.
ability-fey-blessed = Own potion: makes 1 mandrake and 1 toad out of nothing.

# Questions and answers.

prompt-character = Which of the two characters do you keep?
prompt-surge = Your powers run wild: of which ingredient do you take 3?
prompt-study = Which potion do you play, face down?
prompt-bonus = Chance has played a potion for you. Which arcana do you trigger for it?
prompt-side = Which way round does your potion lie?
prompt-decant = Which ingredients do you move from your bench to your cauldron?
prompt-brew = Brew: which ingredient do you add to your cauldron?
prompt-raven = Raven: which ingredients do you remove from your bench?
prompt-tome = Tome: which ingredient does the supply pay for you in this round?
prompt-produce = Which potion do you use? Or have you finished?
prompt-pay = With what do you fill the next input space?
prompt-make = What do you put on the output spaces that leave you a choice?
prompt-unlock-pay = Where does the next mandrake come from?
prompt-unlock = You open a tome: which ingredient does the supply pay for you in this round?
prompt-take = All five kinds are in your cauldron: which ingredient goes to your Demonic Circle?

option-keep = Keep { $character }
option-gain = Take 3 × { $ingredient }
option-play = Play { $potion }
option-turn = Play { $potion }, turned
option-redraw = Discard the Initiate and your hand, and draw 4 potions
option-gamble = Let chance play a potion
option-wish = Trigger { $arcana }
option-move = Move { $bundle }
option-add = Add a { $ingredient }
option-remove = Remove { $bundle }
option-open = Open the tome for { $ingredient }
option-decline = Do without
option-use = Use { $potion }
option-invoke = Use your character’s potion
option-unlock = Pay 2 mandrakes to open a tome
option-finish = Finish brewing
option-pay = Pay { $source }
option-make = Make { $bundle }
option-take = Move a { $ingredient } to your Demonic Circle

option-name-characters = Characters
option-choice-characters-novice = everybody is an Initiate (for a first game)
option-choice-characters-draft = everybody chooses one of two
option-name-brewing = Brewing
option-choice-brewing-initiative = shown in the order of initiative
option-choice-brewing-blind = shown all at once, at the end

# What happens.

event-kept = { $player } plays as { $character }.
event-round = Round { $number } begins.
event-surged = { $player } takes { $cubes } from the supply.
event-redrew =
    { $number ->
        [one] { $player } has changed the whole hand for 1 new potion.
       *[other] { $player } has changed the whole hand for { $number } new potions.
    }
event-gambled = { $player } lets chance play a potion.
event-chance-brought = Chance plays { $potion } for { $player }.
event-drew = { $player } draws { $potion }.
event-revealed = { $player } reveals { $potion }.
event-revealed-turned = { $player } reveals { $potion }, turned.
event-wished = { $player } wishes for { $arcana }.
event-triggered =
    { $number ->
        [one] { $player } triggers { $arcana }.
       *[other] { $player } triggers { $arcana } { $number } times.
    }
event-moved = { $player } moves from bench to cauldron: { $bundle }.
event-added = { $player } adds a { $ingredient } to the cauldron.
event-removed = { $player } removes from the bench: { $bundle }.
event-opened = { $player } opens the tome for { $ingredient }.
event-used = { $player } uses { $potion }.
event-invoked = { $player } uses the potion of { $character }.
event-unlocks = { $player } pays for a tome.
event-paid-bench = { $player } pays from the bench: { $cubes }.
event-paid-brewed = { $player } pays from the output spaces: { $cubes }.
event-paid-tome = { $player } pays by tome: { $cubes }.
event-made = { $player } makes { $cubes }.
event-discarded = { $player } discards { $character }.
event-filled = { $player } finishes brewing. In the cauldron: { $cubes }.
event-took = { $player } moves a { $ingredient } from the cauldron to the Demonic Circle.
event-passed = { $player } passes the cauldron to { $neighbour }: { $cubes }.
event-overflowed = Too much for { $neighbour }’s bench: { $player } gains { $cubes } in the Demonic Circle.
event-received = { $player } receives { $potion }.
event-hands-passed = Everybody passes the hand on to the left.
event-trick-turned = { $player }’s own potion turns around.
event-reshuffled =
    { $number ->
        [one] The deck is empty: the one discarded potion becomes the new deck.
       *[other] The deck is empty: the { $number } discarded potions are shuffled into a new one.
    }
event-reached = { $player } has { $number } ingredients in the Demonic Circle: the game is over.
event-exhausted =
    { $number ->
        [one] Nobody has a potion left after 1 round: the game is over.
       *[other] Nobody has a potion left after { $number } rounds: the game is over.
    }

# Why not.

reason-not-dealt = You were not dealt this character: { $character }.
reason-not-in-hand = { $potion } is not in your hand.
reason-one-way = { $potion } cannot be turned.
reason-not-novice = Only an Initiate who has not done it yet may change her hand.
reason-not-daredevil = Only the Daredevil may let chance play.
reason-chance-chose = Chance has chosen another potion than { $potion }.
reason-too-many = So many ingredients are not allowed: { $bundle }.
reason-not-on-bench = These are not all on your bench: { $bundle }.
reason-not-in-tableau = { $potion } does not lie before you.
reason-used-already = You have done that in this round already.
reason-nothing-on-it = { $potion } has no spaces, only symbols.
reason-cannot-pay = You cannot fill all its input spaces.
reason-no-own-potion = You have no character with a potion of its own.
reason-not-scholar = Only the Grimoire Scholar may pay for a tome.
reason-mandrakes-missing = There are not enough mandrakes for it: you need 2 on your bench and output spaces.
reason-not-there = You cannot pay { $source }: there is none.
reason-no-tome = You cannot pay { $source }: your tomes are not open for it.
reason-no-such-space = That does not suit what is still to be filled.
reason-out-of-order = Ingredients are paid in the order heart, mandrake, mushroom, spider, toad, each first from the bench, then from output spaces, then by tome; it is too late to pay { $source }.

# On the board.

board-round = Round { $number }
board-phase-characters = Characters
board-phase-surge = Powers run wild
board-phase-study = Study: choose
board-phase-chance = Study: chance
board-phase-arcana = Study: arcana
board-phase-brewing = Brewing
board-over = Game over
board-deck = Deck { $number }
board-discard = Discard { $number }
board-order = Order
board-blind = All brew at once, out of sight
board-used = used
board-turned = turned
board-turnable = can be turned
board-next = effect at the next symbol
board-left = ← left neighbour
board-right = right neighbour →
board-circle = Circle { $number }/{ $most }
board-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
board-initiative = initiative { $number }
board-passed = In her hand, passed on by you:
board-bench = Your bench
board-brewed = Output
board-cauldron = Cauldron
board-overflow = Overflow
board-paid-bench = from the bench
board-paid-brewed = from output spaces
board-paid-tome = by tome
board-open = open for
board-no-hand = No potion in your hand
board-no-potions = no potions yet
board-chosen = played
board-chosen-turned = played, turned
board-start = Start
board-own-potion = Potion
board-place = Place
board-player = Witch
board-circle-of = Demonic Circle
board-kinds = Kinds
board-bench-of = On the bench
board-letters-heart = he
board-letters-mandrake = ma
board-letters-mushroom = mu
board-letters-spider = sp
board-letters-toad = to
board-letter-brew = B
board-letter-raven = R
board-letter-tome = T
board-witches = Witches
board-in-circle = circle
board-cubes-of = bench
board-hand-of = cards
board-your-hand = Your hand
board-tableau = Your potions
board-tableau-of = Potions of { $player }
board-bench-at = Bench of { $player }
board-look-at = Whose bench you look at
board-lanes = From your left to your right
board-casting = Everybody is choosing a character.
board-arcana = Arcana
board-play = play
board-use = use
board-invoke = use
board-keep = keep
board-redraw = new hand
board-gamble = let chance play
board-unlock = open a tome
board-finish = finish
board-done = ✓ has brewed
board-any = any ingredient
board-takes-makes = Takes: { $paid }. Makes: { $made }.
board-symbols-only = It has no spaces, only symbols.
board-may-turn = You may turn it when you play it: then it works the other way round.
board-lies-turned = It lies turned.
board-was-used = It was used in this round.
board-symbol = { $arcana }
board-places =
    { $free ->
        [0] { $lying } of { $most }, no place left
        [one] { $lying } of { $most }, 1 place left
       *[other] { $lying } of { $most }, { $free } places left
    }
board-brings = { $player } passes you: { $number }
board-might-bring = { $player } can pass you at most, as her potions lie: { $number }
board-will-lose = Your bench will not hold { $number } of them: they go into the circle of { $player }.
board-room-at = Places left at { $player }: { $number }
board-in-cauldron = In the cauldron: { $number } × { $ingredient }
board-on-outputs = On output spaces, to follow: { $number }
board-will-go = Places left for it at { $player }: { $number }
board-will-gain = Too many for her bench, so they go into your circle: { $number }
board-about-cauldron = All that is in it goes to { $player }. What has no place on her bench goes into your Demonic Circle.
board-about-sealed = You have finished. Nobody sees it before everybody ahead of you in the order has finished too.
board-about-brew = You may add one ingredient of your choice from the supply to your cauldron.
board-about-raven = You may remove one or two ingredients from your bench.
board-about-tome = You may name one ingredient: in this round the supply pays as much of it as you like on your input spaces.
board-about-track = It takes effect whenever it reaches or passes an even number.
board-effects = Takes effect in this round: { $number }
board-tome-open = Open in this round: the supply pays { $ingredient }.
board-ball = The ball
board-spilt = { $player }’s circle gains { $number }
board-brews-first = Lowest initiative is shown first.
board-is-brewing = still brewing
board-cauldrons-go = to the right
board-hands-go = to the left
board-do-pay = pay
board-do-remove = remove
board-do-move = to the cauldron
board-do-gain = take 3
board-do-open = open
board-do-add = add
board-do-take = to the circle
board-do-make = make
board-all-from-bench = The rest from the bench
board-hearts = Hearts
board-mandrakes = Mandrakes
board-mushrooms = Mushrooms
board-spiders = Spiders
board-toads = Toads
