# Ars Alchimia, in English.

game = Ars Alchimia
game-pitch = Four years of alchemy: send crews to gather, take orders, hire assistants and forge. Whoever comes later sends one worker more. For 3 or 4; with 2 it is a variant of ours.

# Things.

resource-flower = Mana Flower
resource-snow = Ancient Snow
resource-fire = Primal Fire
resource-sand = Spirit Sand
resource-elixir = Elixir

pair-flower-snow = Mana Flower and Ancient Snow
pair-flower-fire = Mana Flower and Primal Fire
pair-flower-sand = Mana Flower and Spirit Sand
pair-snow-fire = Ancient Snow and Primal Fire
pair-snow-sand = Ancient Snow and Spirit Sand
pair-fire-sand = Primal Fire and Spirit Sand

order-everlasting-candle = Everlasting Candle
order-self-warming-kettle = Self-Warming Kettle
order-cooling-jar = Cooling Jar
order-fragrant-soap = Fragrant Soap
order-dream-pillow = Dream Pillow
order-honey-of-plenty = Honey of Plenty
order-furnace-stone = Furnace Stone
order-quenching-oil = Quenching Oil
order-growth-fertilizer = Growth Fertilizer
order-spirit-glass = Spirit Glass
order-steam-valve = Steam Valve
order-fairy-lantern = Fairy Lantern
order-frost-charm = Frost Charm
order-phoenix-quill = Phoenix Quill
order-unicorn-salve = Unicorn Salve
order-litmus-paper = Litmus Paper
order-laboratory-burner = Laboratory Burner
order-frozen-specimen = Frozen Specimen
order-primer-of-elements = Primer of Elements
order-universal-solvent = Universal Solvent
order-hourglass-of-study = Hourglass of Study
order-perpetual-hearth = Perpetual Hearth
order-fair-weather-vane = Fair-Weather Vane
order-mirror-of-tidings = Mirror of Tidings
order-feather-alloy = Feather Alloy
order-self-sowing-seed = Self-Sowing Seed
order-automaton-heart = Automaton Heart
order-bottled-lightning = Bottled Lightning
order-mermaids-tear = Mermaid’s Tear
order-dragonscale-cloak = Dragonscale Cloak
order-crown-of-the-woods = Crown of the Woods
order-philtre-of-charm = Philtre of Charm
order-grimoire-of-transmutation = Grimoire of Transmutation
order-astral-globe = Astral Globe
order-distillation-column = Distillation Column
order-horn-of-plenty = Horn of Plenty
order-skyship-core = Skyship Core
order-perpetual-engine = Perpetual Engine
order-blade-of-heroes = Blade of Heroes
order-water-of-life = Water of Life
order-philosophers-stone = Philosopher’s Stone
order-tome-of-creation = Tome of Creation

location-mana-meadow = Mana Meadow
location-everfrost-peak = Everfrost Peak
location-ember-crater = Ember Crater
location-misty-lake = Misty Lake
location-boiling-springs = Boiling Springs
location-charred-woods = Charred Woods
location-spirit-dunes = Spirit Dunes
location-world-tree = World Tree
location-haunted-abbey = Haunted Abbey
location-dragon-graveyard = Dragon Graveyard

forge-tin-crucible = Tin Crucible
forge-student-retort = Student’s Retort
forge-copper-still = Copper Still
forge-twin-athanor = Twin Athanor
forge-salamander-kiln = Salamander Kiln
forge-guild-furnace = Guild Furnace
forge-clockwork-forge = Clockwork Forge
forge-titan-cauldron = Titan Cauldron

assistant-nymph = Nymph
assistant-secretary = Secretary
assistant-steward = Steward
assistant-elf = Elf
assistant-dwarf = Dwarf
assistant-lucky-cat = Lucky Cat
assistant-professor = Professor
assistant-scout = Scout
assistant-golem = Golem
assistant-salamander = Salamander
assistant-undine = Undine
assistant-dryad = Dryad
assistant-gnome = Gnome
assistant-homunculus = Homunculus
assistant-treasure-hunter = Treasure Hunter
assistant-engineer = Engineer
assistant-priestess = Priestess
assistant-merchant = Merchant
assistant-maid = Maid
assistant-witch = Witch

category-daily = Daily Life
category-industry = Industry
category-myth = Myth
category-university = University

workshop-1 = Workshop 1
workshop-2 = Workshop 2
workshop-3 = Workshop 3
workshop-4 = Workshop 4

spot-o1 = order spot 1
spot-o2 = order spot 2
spot-o3 = order spot 3
spot-o4 = order spot 4
spot-o5 = order spot 5
spot-o6 = order spot 6
spot-l1 = location spot 1
spot-l2 = location spot 2
spot-l3 = location spot 3
spot-lp = the magic portal
spot-g1 = forge spot 1
spot-g2 = forge spot 2
spot-gp = the forge pile
spot-s1 = assistant spot 1
spot-s2 = assistant spot 2
spot-s3 = assistant spot 3

# Questions and answers.

prompt-workshop = Which workshop do you take for this year?
prompt-salary = Pay your assistants and keep them, or dismiss some?
prompt-turn = Where do you send workers? Or do you pass for this year?
prompt-crew = How many workers do you send? At locations and forges, each above the minimum adds 1 to the die.
prompt-revealed = Which of the two cards do you use?
prompt-forge = What do you transform?
prompt-pay = What do you pay? An Elixir may replace any other resource.
prompt-resource = Which resource do you gain?

option-workshop = Take { $workshop }
option-keep = Pay the salaries
option-dismiss = Dismiss an assistant: { $assistant }
option-place = Send workers to { $spot }
option-swap = Dismiss for a resource of your choice: { $assistant }
option-exchange = Exchange two for an Elixir: { $resource }
option-reclaim = Take workers back from the square
option-pass = Pass for this year
option-send =
    { $crew ->
        [one] Send { $crew } worker
       *[other] Send { $crew } workers
    }
option-explore = Use { $location }
option-light = Use { $forge }
option-fulfil = Fulfil the order “{ $order }”
option-bewitch = Fulfil with the Witch, for one resource less: “{ $order }”
option-distil = Make an Elixir of { $pair }
option-stop = Leave the forge
option-pay = Pay { $payment }
option-gain = Gain { $resource }

# What happens.

event-unofficial = Two players: this is an unofficial variant; the rulebook is for three or four.
event-year-began = Year { $year } begins, with new cards on the board.
event-got-workshop = { $player } is dealt { $workshop }.
event-chose-workshop = { $player } takes { $workshop }.
event-welcomed =
    { $number ->
        [0] No new worker joins { $player }.
        [one] { $number } new worker joins { $player }.
       *[other] { $number } new workers join { $player }.
    }
event-paid-salaries =
    { $number ->
        [one] { $player } pays salaries: { $number } worker goes to the square.
       *[other] { $player } pays salaries: { $number } workers go to the square.
    }
event-dismissed = { $player } dismisses an assistant: { $assistant }.
event-swapped = { $player } gains { $resource } for it.
event-exchanged = { $player } exchanges { $number } × { $resource } for an Elixir.
event-took-back =
    { $number ->
        [one] { $player } takes { $number } worker back from the square.
       *[other] { $player } takes { $number } workers back from the square.
    }
event-passed = { $player } passes for this year.
event-placed =
    { $number ->
        [one] { $player } sends { $number } worker to { $spot }.
       *[other] { $player } sends { $number } workers to { $spot }.
    }
event-displaced =
    { $number ->
        [one] { $number } worker of { $player } leaves for the square.
       *[other] { $number } workers of { $player } leave for the square.
    }
event-accepted = { $player } accepts the order “{ $order }”.
event-new-order = “{ $order }” is the new order on { $spot }.
event-hired = { $player } hires an assistant: { $assistant }.
event-new-assistant = There is a new assistant on { $spot }: { $assistant }.
event-found-location = { $player } finds { $location } behind the portal.
event-found-forge = { $player } finds a forge in the pile: { $forge }.
event-gathered = { $player } gathers at { $location }: { $gained }.
event-rolled = { $player } rolls { $die }, with { $more } to add; { $needed } is needed.
event-won-bonus = The roll brings { $player } a bonus: { $gained }.
event-perfect-day = A perfect day for { $player } at the forge: { $forge }.
event-ordinary-day = An ordinary day for { $player } at the forge: { $forge }.
event-fulfilled =
    { $points ->
        [one] { $player } fulfils “{ $order }” ({ $payment }) for { $points } point.
       *[other] { $player } fulfils “{ $order }” ({ $payment }) for { $points } points.
    }
event-bewitched = The Witch helps { $player } with “{ $order }”.
event-distilled =
    { $points ->
        [0] { $player } makes an Elixir of { $pair }.
        [one] { $player } makes an Elixir of { $pair } and gains { $points } point.
       *[other] { $player } makes an Elixir of { $pair } and gains { $points } points.
    }
event-left-unfulfilled = { $player } leaves “{ $order }” unfulfilled: −{ $points }.
event-specialised = { $player } has fulfilled { $number } orders of one speciality ({ $category }): +{ $points }.
event-kept = { $player } keeps { $elixirs } × Elixir and { $assistants } × assistant: +{ $points }.

# Why not.

reason-workshop-taken = { $workshop } is taken already.
reason-workshop-unused = { $workshop } is not used with so few players.
reason-too-few-workers = You do not have enough workers available.
reason-not-yours = This assistant does not work for you: { $assistant }.
reason-spot-closed = This is not used with so few players: { $spot }.
reason-spot-empty = No card lies there now: { $spot }.
reason-level-too-high = You have not fulfilled enough University orders to take an order of this level before year 4.
reason-orders-full = You hold as many orders as you may; fulfil some first.
reason-nothing-to-transform = You can neither fulfil an order nor make an Elixir.
reason-no-swapper = Only the Nymph exchanges assistants for resources.
reason-stocks-full = All your resources are at their maximum.
reason-no-exchanger = Only the Merchant exchanges resources.
reason-not-basic = Elixirs are not exchanged.
reason-not-two = You need two of this resource: { $resource }.
reason-elixir-full = You have as many Elixirs as you may.
reason-no-reclaimer = Only the Homunculus brings workers back.
reason-already-used = This assistant has been used this year.
reason-square-empty = None of your workers is on the square.
reason-crew-too-small = Your crew must be at least as large as your minimum for this spot.
reason-not-revealed = This card was not revealed.
reason-not-accepted = You have not accepted the order “{ $order }”.
reason-resources-missing = You lack the resources for it.
reason-no-waiver = Only the Witch lowers the price of an order.
reason-must-transform = You must make at least one transformation.
reason-not-the-price = This is not a way to pay the order: { $payment }.
reason-resource-full = You have as much of this resource as you may: { $resource }.

# On the board.

board-year = Year { $number } of { $last }
board-unofficial = unofficial two-player variant
board-over = Game over
board-workshops = Workshops
board-workers = +{ $number }
board-orders = Orders
board-locations = Locations
board-forges = Forges
board-assistants = Assistants
board-crew = Crew
board-minimum = You
board-portal = Magic portal
board-forge-pile = Forge pile
board-face-down = { $number } cards face down
board-next = → { $card }
board-uses =
    { $number ->
        [one] { $number } use
       *[other] { $number } uses
    }
board-empty = empty
board-player = Player
board-points = VP
board-projected = Now
board-workers-where = Workers
board-level = Lvl
board-made = Done
board-passed = passed
board-accepted = Orders
board-helpers = Helpers
board-perfect = At the forge: { $forge }, perfect day, { $done } of { $uses } done
board-ordinary = At the forge: { $forge }, ordinary day, { $done } of { $uses } done
board-revealed = Revealed: { $one } or { $other }
board-chances = Chance of a good roll
board-place = Place
board-track = Track
board-penalties = Orders
board-specialities = Categories
board-elixirs = Elixirs
board-kept = Helpers
board-daily = Daily
board-industry = Industry
board-myth = Myth
board-university = Univ.
board-helps-nymph = an assistant for a resource
board-helps-secretary = 4 orders; match at o and s
board-helps-steward = 4 orders; no penalty
board-helps-elf = +2 at locations
board-helps-dwarf = +2 at forges
board-helps-lucky-cat = two dice, the best counts
board-helps-professor = 1 more University order
board-helps-scout = match at open locations
board-helps-golem = match at forges; salary −1
board-helps-salamander = 1 more Fire
board-helps-undine = 1 more Snow
board-helps-dryad = 1 more Flower
board-helps-gnome = 1 more Sand
board-helps-homunculus = 2 workers back, once a year
board-helps-treasure-hunter = piles: match, 2 to choose
board-helps-engineer = forges: +1, one more use
board-helps-priestess = +1 VP if perfect
board-helps-merchant = 2 equal for an Elixir
board-helps-maid = salaries −2
board-helps-witch = 1 resource less, once a year
board-overseers = Overseers
board-your-workshop = Your workshop
board-helpers-none = Nobody works for you yet.
board-turns = Order of turns
board-square = Square
board-square-explained = Crews that had to leave and salaries wait here until the year ends.
board-at-square = on the square
board-in-reserve = in reserve
board-workers-of = { $available } available, { $square } on the square, { $reserve } in reserve
board-send = send { $number }
board-take = take
board-use = use
board-percent = { $number }%
board-odds = with { $extra } extra: { $chance }%
board-odds-perfect = Odds of a perfect day, by extra workers
board-odds-bonus = Odds of the bonus, by extra workers
board-odds-mean = The mean of the cards that may come next.
board-sending = How many to { $place }?
board-extra-perfect = Each worker above { $least } adds 1 to the die: the odds of a perfect day.
board-extra-bonus = Each worker above { $least } adds 1 to the die: the odds of the bonus.
board-extra-nothing = More workers bring nothing here, but make it dearer for the next.
board-crew-size = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
  }
board-crew-of = Crew of { $player }: { $number }
board-no-crew = No crew stands here.
board-your-least = You must send at least { $number }.
board-next-least = The next crew needs at least { $number }.
board-dearer = next
board-certain-gain = For certain: { $payment }.
board-die-bonus = With { $needed } or more on the die also { $payment }.
board-die-perfect = With { $needed } or more on the die, the day is perfect: orders bring 1 (C), 2 (B) or 3 (A) points more, an Elixir 1.
board-transformations = { $number ->
    [one] { $number } transformation in a visit
   *[other] { $number } transformations in a visit
  }
board-portal-explained = You send your crew, then the next location is turned up and used.
board-forge-pile-explained = You send your crew, then the next forge is turned up and used.
board-pile-of = { $number ->
    [0] No card is left in this pile.
    [one] { $number } card in the pile.
   *[other] { $number } cards in the pile.
  }
board-pile-next = May come next: { $cards }.
board-pile-level = Pile of level { $level }
board-level-c = Level C, open to all. Perfect: +1.
board-level-b = Level B, for who has fulfilled 1 University order; in year 4 for all. Perfect: +2.
board-level-a = Level A, for who has fulfilled 2 University orders; in year 4 for all. Perfect: +3.
board-level-of = Orders up to level { $level }
board-order-points = { $points } points
board-costs = Costs { $payment }.
board-lacking = You lack { $payment }.
board-lacking-elixirs = You lack { $payment }; your Elixirs make up for it.
board-not-lacking = You have all it takes.
board-unfulfilled = Unfulfilled at the end it costs half its points: −{ $points }.
board-free-orders = { $number ->
    [one] room for one more
   *[other] room for { $number }
  }
board-orders-held = Orders { $number } / { $most }
board-turned = used this year
board-perfect-day = Perfect day
board-ordinary-day = Ordinary day
board-uses-left = { $done } of { $uses } done
board-elixir-of = Make an Elixir of two
board-paying = Pay for “{ $order }”
board-choose-revealed = Use one of the two
board-die-rolled = { $die } rolled, { $more } added, { $needed } needed
board-brings = { $number ->
    [one] brings { $number } new worker
   *[other] brings { $number } new workers
  }
board-turn-of = { $number } in the order of turns, { $player }
board-nobody = nobody yet
board-resource-held = { $number } of at most { $most }
board-resource-wanted = Your orders ask for { $number } in all.
board-category-points = { $number } fulfilled, { $points } points
board-total-now = If the game ended now
board-salary-due = Salaries due: { $number }
board-power-nymph = At any moment, dismiss one of your assistants (the Nymph too) and gain 1 resource of your choice, Elixir included.
board-power-secretary = You may hold 4 orders. On order and assistant spots you may match an opponent’s crew.
board-power-steward = You may hold 4 orders. At the end, unfulfilled orders cost you nothing.
board-power-elf = +2 on your die at locations.
board-power-dwarf = +2 on your die at forges.
board-power-lucky-cat = You always roll two dice; the better one counts.
board-power-professor = When you take orders, you count as having fulfilled 1 more University order.
board-power-scout = On open locations you may match an opponent’s crew.
board-power-golem = On forges, the pile included, you may match an opponent’s crew. The Golem needs no salary: yours together are 1 worker lower.
board-power-salamander = If a location gives Primal Fire for certain, gain 1 more.
board-power-undine = If a location gives Ancient Snow for certain, gain 1 more.
board-power-dryad = If a location gives Mana Flowers for certain, gain 1 more.
board-power-gnome = If a location gives Spirit Sand for certain, gain 1 more.
board-power-homunculus = Once a year, in your turn, take up to 2 of your workers back from the square.
board-power-treasure-hunter = On face-down piles you reveal 2 cards and use one; there you may match an opponent’s crew.
board-power-engineer = At forges: 1 more transformation, and +1 on your die.
board-power-priestess = Each of your perfect transformations brings 1 more point.
board-power-merchant = At any moment, exchange 2 equal basic resources for 1 Elixir.
board-power-maid = Your salaries together are 2 workers lower.
board-power-witch = Once a year, an order you fulfil costs you 1 basic resource less.
board-pay = pay
board-gain = gain
board-exchange = trade
board-fulfil = fulfil
board-dismiss = dismiss
board-swap = swap
board-reclaim = take back
