# Potions of Azerland, in English.

game = Potions of Azerland
game-pitch = Rank five actions in secret each morning of a festival, gather, study, trade and brew, and serve visitors; or drink the potions yourself.

# Things.

action-forage = Forage
action-study = Study
action-market = Market
action-brew = Brew
action-fulfil = Fulfil
tile-0 = tile 0
tile-1 = tile 1
tile-2 = tile 2
tile-3 = tile 3
tile-4 = tile 4
tile-5 = tile 5
slot-forage = Forage, number side up
slot-forage-gold = Forage, gold side up
slot-study = Study, number side up
slot-study-gold = Study, gold side up
slot-market = Market, number side up
slot-market-gold = Market, gold side up
slot-brew = Brew, number side up
slot-brew-gold = Brew, gold side up
slot-fulfil = Fulfil, number side up
slot-fulfil-gold = Fulfil, gold side up
ingredient-mushroom = mushroom
ingredient-flower = flower
ingredient-sap = sap
potion-speed = potion of speed
potion-charm = potion of charm
potion-intelligence = potion of intelligence
resource-mushroom = mushroom
resource-flower = flower
resource-sap = sap
resource-speed = potion of speed
resource-charm = potion of charm
resource-intelligence = potion of intelligence
resource-gold = gold
resource-apprentice = apprentice
resource-prestige = prestige
drink-speed-novice = speed as a novice: 2 gold and, once, the Black Market
drink-speed-intermediate = speed as an intermediate: pilfer ingredients
drink-speed-expert = speed as an expert: a tile of priority 0
drink-charm-novice = charm as a novice: 2 apprentices and, once, Persuasion
drink-charm-intermediate = charm as an intermediate: collect 3 gold
drink-charm-expert = charm as an expert: hypnotise a visitor
drink-intelligence-novice = intelligence as a novice: 2 ingredients and, once, Efficiency
drink-intelligence-intermediate = intelligence as an intermediate: 6 steps of study
drink-intelligence-expert = intelligence as an expert: roll the potion die
ability-black-market = Black Market
ability-persuasion = Persuasion
ability-efficiency = Efficiency
bonus-brewers = Brewers’ Day
bonus-buyers = Market Day
bonus-visitors = Visitors’ Day
bonus-tasters = Tasting Day
bonus-wages = Pay Day
bonus-helpers = Helpers’ Day
bonus-harvest = Harvest Day
bonus-effect-brewers = 1 prestige for each potion brewed
bonus-effect-buyers = 1 prestige for each market card bought or taken for nothing
bonus-effect-visitors = 1 prestige for each order served
bonus-effect-tasters = 1 prestige for each potion drunk
bonus-effect-wages = 1 gold for everybody
bonus-effect-helpers = 1 apprentice for everybody
bonus-effect-harvest = 1 ingredient of choice for everybody
discount-speed-without-flower = a potion of speed with one flower less
discount-speed-without-sap = a potion of speed with one sap less
discount-charm-without-mushroom = a potion of charm with one mushroom less
discount-charm-without-sap = a potion of charm with one sap less
discount-intelligence-without-mushroom = a potion of intelligence with one mushroom less
discount-intelligence-without-flower = a potion of intelligence with one flower less

# Visitors: their numbers, and what they give.

visitor-1 = 1 (Thirsty Pilgrim)
visitor-2 = 2 (Tavern Minstrel)
visitor-3 = 3 (Tipsy Scribe)
visitor-4 = 4 (Truffle Hunter)
visitor-5 = 5 (Bouquet Seller)
visitor-6 = 6 (Sap Tapper)
visitor-7 = 7 (Festival Herald)
visitor-8 = 8 (Idle Noble)
visitor-9 = 9 (Bargain Hunter)
visitor-10 = 10 (Toll Keeper)
visitor-11 = 11 (Troupe Leader)
visitor-12 = 12 (Court Scholar)
visitor-13 = 13 (Old Master)
visitor-14 = 14 (Garden Witch)
visitor-15 = 15 (Amber Merchant)
visitor-16 = 16 (Cave Guide)
visitor-17 = 17 (Travelling Distiller)
visitor-18 = 18 (Caravan Mistress)
visitor-19 = 19 (Storm Caller)
visitor-20 = 20 (Potion Collector)
visitor-21 = 21 (Banker)
visitor-22 = 22 (Librarian)
visitor-23 = 23 (Guild Recruiter)
visitor-24 = 24 (Town Crier)
visitor-25 = 25 (Dragon in Disguise)
visitor-26 = 26 (Royal Cook)
visitor-27 = 27 (Courier)
visitor-28 = 28 (Enchantress)
visitor-29 = 29 (Sage)
visitor-30 = 30 (Sabre Dancers)
visitor-31 = 31 (Fox Spirit)
visitor-32 = 32 (Diplomat)
visitor-33 = 33 (Students’ Guild)
visitor-34 = 34 (Wedding Party)
visitor-35 = 35 (Relay Riders)
visitor-36 = 36 (Goblin Financier)
visitor-37 = 37 (Headmistress)
visitor-38 = 38 (Forest Druid)
visitor-39 = 39 (Captain of the Watch)
visitor-40 = 40 (Astrologer)
visitor-41 = 41 (Queen of the Markets)
visitor-42 = 42 (Chronomancer)
visitor-43 = 43 (Archmage)

visitor-effect-1 = Every day, with your first potion drunk: 1 gold.
visitor-effect-2 = Every day, with your first potion drunk: 1 apprentice.
visitor-effect-3 = Every day, with your first potion drunk: 1 step of study.
visitor-effect-4 = Every day, with your first potion drunk: 1 mushroom.
visitor-effect-5 = Every day, with your first potion drunk: 1 flower.
visitor-effect-6 = Every day, with your first potion drunk: 1 sap.
visitor-effect-7 = Every day, with your second order: 1 prestige.
visitor-effect-8 = Every day without work in town: 1 prestige.
visitor-effect-9 = Every day, with your second market card bought: 1 prestige.
visitor-effect-10 = At once: 3 gold.
visitor-effect-11 = At once: 3 apprentices.
visitor-effect-12 = At once: 3 steps of study.
visitor-effect-13 = At once: a novice ability that you lack.
visitor-effect-14 = At once: 1 flower, 2 steps of study.
visitor-effect-15 = At once: 2 gold, 1 sap.
visitor-effect-16 = At once: 2 apprentices, 1 mushroom.
visitor-effect-17 = At once: brew up to 2 potions, each with one ingredient less.
visitor-effect-18 = At once: reveal 3 market cards and have one of them for nothing.
visitor-effect-19 = At once: the immediate benefit of another visitor of your tableau once more.
visitor-effect-20 = At once: a potion of your choice for each group of 1 to 3 visitors that shows all three potions.
visitor-effect-21 = At once: 1 gold for each visitor in your tableau.
visitor-effect-22 = At once: 1 step of study for each visitor in your tableau.
visitor-effect-23 = At once: 1 apprentice for each visitor in your tableau.
visitor-effect-24 = At once: 1 prestige for each visitor in your tableau.
visitor-effect-25 = At once: 1 prestige for each gold you have.
visitor-effect-26 = At once: 1 prestige for every 2 ingredients you have.
visitor-effect-27 = At the end: 1 prestige for each visitor who asks for speed.
visitor-effect-28 = At the end: 1 prestige for each visitor who asks for charm.
visitor-effect-29 = At the end: 1 prestige for each visitor who asks for intelligence.
visitor-effect-30 = At the end: 3 prestige for each group of 1 or 2 visitors that shows speed and charm.
visitor-effect-31 = At the end: 3 prestige for each group of 1 or 2 visitors that shows speed and intelligence.
visitor-effect-32 = At the end: 3 prestige for each group of 1 or 2 visitors that shows charm and intelligence.
visitor-effect-33 = Each time: 1 gold, 1 apprentice.
visitor-effect-34 = Each time: 2 apprentices.
visitor-effect-35 = Each time: 2 gold.
visitor-effect-36 = At once: 2 gold. At the end: 1 prestige for each gold, not for every second one.
visitor-effect-37 = At once: 2 apprentices. At the end: 1 prestige for each apprentice, not for every second one.
visitor-effect-38 = At once: 2 ingredients of your choice. At the end: 1 prestige for every 2 ingredients.
visitor-effect-39 = At once: the benefits of all your once-per-day visitors, tilted or not and whatever their condition; they are tilted then. At the end: 1 prestige for each once-per-day visitor.
visitor-effect-40 = At once: score one end effect of your tableau now. At the end: 1 prestige for each visitor with an end effect.
visitor-effect-41 = At once: reveal a market card for each visitor in your tableau and have 2 of them (or the only one) for nothing. At the end: 1 prestige for each visitor in your tableau.
visitor-effect-42 = At once: perform an action you performed today again. At the end: 1 prestige for each visitor who asks for a joker.
visitor-effect-43 = At once: 1 potion of your choice.

# Market cards.

card-m01 = “Mushroom Basket”
card-m02 = “Posy of Flowers”
card-m03 = “Flask of Sap”
card-m04 = “Forest Floor”
card-m05 = “Honeycomb”
card-m06 = “Mossy Stump”
card-m07 = “Mushroom Picker”
card-m08 = “Flower Girl”
card-m09 = “Sap Carrier”
card-m10 = “Two Urchins”
card-m11 = “Herbal Note”
card-m12 = “Torn Pages”
card-m13 = “Runner’s Kit”
card-m14 = “Courier’s Satchel”
card-m15 = “Charmer’s Kit”
card-m16 = “Perfumer’s Case”
card-m17 = “Thinker’s Kit”
card-m18 = “Student’s Pouch”
card-m19 = “Mixed Crate”
card-m20 = “Alchemist’s Sampler”
card-m21 = “Pair of Porters”
card-m22 = “Old Grimoire”
card-m23 = “Undergrowth Scout”
card-m24 = “Beekeeper’s Son”
card-m25 = “Lumberjack’s Daughter”
card-m26 = “Botany Lesson”
card-m27 = “Orchard Lesson”
card-m28 = “Woodland Lesson”
card-m29 = “Charm Manual”
card-m30 = “Speed Manual”
card-m31 = “Wisdom Manual”
card-m32 = “Evening School”
card-m33 = “Herbalist’s Cart”
card-m34 = “Rare Treatise”
card-m35 = “Hired Foragers”
card-m36 = “Travelling Library”
card-m37 = “Meadow Harvest”
card-m38 = “Orchard Harvest”
card-m39 = “Bog Harvest”
card-m40 = “Full Pantry”
card-m41 = “Laboratory Lot”
card-m42 = “Apprentice Troop”
card-m43 = “Academy Grant”
card-m44 = “Merchant’s Treasure”

# Questions and answers.

prompt-priority-forage = Which tile goes to Forage? Place it, or work in town with it.
prompt-priority-study = Which tile goes to Study?
prompt-priority-market = Which tile goes to Market?
prompt-priority-brew = Which tile goes to Brew?
prompt-priority-fulfil = Which side up goes the last tile, to Fulfil?
prompt-drink = Do you drink a potion?
prompt-pilfer = Reveal one more market card, or stop here?
prompt-zero-tile = Which tile of your holder does the 0 replace, and which side up?
prompt-hypnosis = Which visitor do you hypnotise?
prompt-ingredient = Which ingredient do you take?
prompt-potion = Which potion do you take?
prompt-study-speed = How many steps of study for speed?
prompt-study-charm = How many for charm? The rest is for intelligence.
prompt-discard = Which two dice do you set aside?
prompt-persuasion = How many apprentices do you take instead of gold?
prompt-apprentices = How many apprentices do you send?
prompt-market = Buy a market card, trade two ingredients for another, or pass.
prompt-trade = Which ingredient do you get for them?
prompt-brew = Which potion do you brew?
prompt-distil = Which potion do you brew, and what do you leave out?
prompt-fulfil = Whose order do you serve?
prompt-pay = Which potion do you give for it?
prompt-ability = Which novice ability do you unlock?
prompt-pick = Which of the revealed cards do you take for nothing?
prompt-repeat = Whose immediate benefit do you have once more?
prompt-score = Which end effect do you score now?
prompt-redo = Which of today’s actions do you perform again?
prompt-ai-visitor = Two visitors are equally near: whom does the AI serve?
prompt-later = The effect goes on.
option-place = Place { $tile }
option-work = Work in town with { $tile }
option-drink = Drink { $drink }
option-pass = Pass
option-reveal = Reveal one more
option-stop = Stop
option-zero = { $slot }
option-hypnotise = Hypnotise visitor { $visitor }
option-take = { $ingredient }
option-receive = { $potion }
option-speed = { $steps } for speed
option-charm = { $steps } for charm
option-discard = Set aside { $pair }
option-hire = { $hired ->
    [0] No apprentice: gold only
    [one] 1 apprentice
   *[other] { $hired } apprentices
  }
option-send = { $apprentices ->
    [0] None
    [one] 1 apprentice
   *[other] { $apprentices } apprentices
  }
option-buy = Buy { $card }
option-trade = Trade { $pair }
option-brew = Brew a { $potion }
option-distil = Brew { $discount }
option-serve = Serve visitor { $visitor }
option-pay = Give a { $potion }
option-unlock = Unlock { $ability }
option-pick = Take { $card }
option-repeat = That of visitor { $visitor }
option-score = That of visitor { $visitor }
option-redo = { $action }
option-grant = Visitor { $visitor }
option-go-on = Go on
option-name-difficulty = Difficulty, alone
option-choice-difficulty-any = any
option-choice-difficulty-easy = easy
option-choice-difficulty-medium = medium
option-choice-difficulty-hard = hard
option-name-brewing = Brewing
option-choice-brewing-together = all at once
option-choice-brewing-in-order = by priority

# What happens.

event-dawn = Day { $day } begins.
event-holds = { $player } has cauldron { $number }.
event-bonus-shown = Bonus of the day: { $bonus }.
event-arrived = Visitor { $visitor } comes to town.
event-set-out = Visitor { $visitor } is on the road.
event-offered = The market offers { $card }.
event-reshuffled = The market deck is empty: its { $number } discarded cards are shuffled into a new one.
event-gained = { $player } gains { $resources }.
event-studied = { $player } studies { $potion }: { $number } on, to space { $space }.
event-rolled = { $player } rolls { $resources }.
event-discarded = { $player } sets aside { $pair }.
event-drank = { $player } drinks { $drink }.
event-unlocked = { $player } unlocks { $ability }.
event-reserves = { $player } has { $card } on the Black Market.
event-pilfered = { $player } reveals { $card }.
event-bagged = { $player } reveals { $card }, with a hand in the bag.
event-caught = { $player } is caught: { $number } prestige lost.
event-empty-handed = { $player } is caught without 2 prestige to lose: no ingredients.
event-took-zero = { $player } takes a tile of priority 0.
event-put-zero = { $player } puts it here: { $slot }.
event-paid-charmer = { $player } gives 1 gold, charmed.
event-hypnotised = { $player } hypnotises visitor { $visitor }.
event-works = { $player } works in town instead of { $action }, with { $tile }.
event-performs = { $action }: { $player }, { $tile }, × { $number }.
event-hired = { $player } takes { $number ->
    [one] 1 apprentice
   *[other] { $number } apprentices
  } and { $gold } gold for the work.
event-sent-out = { $player } sends { $number ->
    [one] 1 apprentice
   *[other] { $number } apprentices
  }.
event-bought-card = { $player } buys { $card }.
event-traded = { $player } trades { $pair } for 1 × { $ingredient }.
event-brewed = { $player } brews a { $potion }.
event-served-order = { $player } serves visitor { $visitor }: { $number } prestige.
event-served-by-hypnosis = { $player } serves visitor { $visitor }, hypnotised: { $number } prestige.
event-got-study-bonus = { $player } gains { $number } prestige for study.
event-got-goal = { $player } gains 1 prestige: { $bonus }.
event-got-daily = { $player } is rewarded by visitor { $visitor }.
event-got-prestige = { $player } gains { $number } prestige.
event-showed-card = { $player } reveals { $card } from the market deck.
event-picked = { $player } takes { $card } for nothing.
event-repeated = { $player } has the benefit of visitor { $visitor } again.
event-scored-end = { $player } scores visitor { $visitor } now: { $number } prestige.
event-redid = { $player } performs again: { $action }.
event-swapped = { $player } and { $other } exchange cauldrons.
event-ai-swapped = { $player } and the AI exchange cauldrons.
event-left = Visitor { $visitor } leaves.
event-ai-holds = The AI has cauldron { $number }.
event-ai-drank = The AI drinks { $drink }.
event-ai-performs = { $action }: the AI, { $tile }.
event-ai-works = The AI works in town instead of { $action }, with { $tile }.
event-ai-bought = The AI buys { $card }.
event-ai-served-order = The AI serves visitor { $visitor }.
event-end-of-visitor = { $player }: { $number } prestige at the end for visitor { $visitor }.
event-end-of-resources = { $player }: { $gold } prestige for gold, { $apprentices } for apprentices, { $potions } for potions.
event-solo-won = { $player } has { $number } prestige of the { $target } that win: victory!
event-solo-lost = { $player } has { $number } prestige of the { $target } that win: defeat.

# Why not.

reason-tile-not-owned = You do not have { $tile }.
reason-tile-placed = You have placed { $tile } already.
reason-no-such-potion = You do not have the potion for { $drink }.
reason-level-too-low = You have not studied enough for { $drink }.
reason-no-zero-left = No tile of priority 0 is left in the box, so not { $drink }.
reason-nobody-to-hypnotise = There is nobody in town to hypnotise, so not { $drink }.
reason-not-in-town = Visitor { $visitor } is not in town.
reason-visitor-infinite = An Infinite visitor cannot be hypnotised: { $visitor }.
reason-visitor-hypnotised = A Hypnosis pawn stands on visitor { $visitor }.
reason-order-of-choice = Name them in their order: mushrooms, flowers, sap; speed, charm, intelligence. One named later cannot be followed by one that comes before, and enough must be left.
reason-steps-needed = { $steps } is too few: the other discs cannot take all the other steps.
reason-steps-too-many = { $steps } is more than you have, or than this disc can go.
reason-dice-not-rolled = The dice do not show { $pair }.
reason-not-so-much-gold = You are not paid so much: { $hired }.
reason-not-so-many-apprentices = You do not have so many apprentices: { $apprentices }.
reason-card-not-offered = The market does not offer { $card } today.
reason-card-reserved = { $card } lies on another player’s Black Market.
reason-gold-missing = You do not have the gold for { $card }.
reason-pair-missing = You do not have { $pair }.
reason-just-given = You have just given { $ingredient } for it.
reason-ingredients-missing = You lack ingredients for a { $potion }.
reason-ingredients-missing-too = You lack ingredients for { $discount }.
reason-potions-missing = You lack potions for visitor { $visitor }.
reason-potions-short = You have no { $potion }.
reason-ability-known = You have { $ability } already.
reason-card-not-revealed = { $card } is not among the cards revealed.
reason-not-in-tableau = Visitor { $visitor } is not in your tableau.
reason-no-benefit = Visitor { $visitor } has no immediate benefit.
reason-itself = A benefit that repeats another cannot be repeated: { $visitor }.
reason-no-end-effect = Visitor { $visitor } has no end effect.
reason-not-performed = You have not performed this action today: { $action }.
reason-not-fulfil = The action in progress cannot be performed again: { $action }.
reason-not-nearest = Visitor { $visitor } is not one of the two nearest.

# On the board.

board-day = Day { $number } of { $days }
board-preparations = Preparations
board-priorities = Priorities
board-potions-phase = Potions
board-over = Game over
board-deck = Deck { $number }
board-to-come = To come { $number }
board-market = Market
board-black-market = Black Market
board-revealed = Revealed
board-town = Town
board-road = Road
board-actions = Actions
board-action-forage = Forage
board-action-study = Study
board-action-market = Market
board-action-brew = Brew
board-action-fulfil = Fulfil
board-tiles = Tiles
board-tableau = Served
board-nobody = nobody
board-player = Player
board-prestige = Prestige
board-potions = Potions
board-study = Study
board-place = Place
board-visitors = Visitors
board-gold = Gold
board-apprentices = Apprentices
board-total = Total
board-symbol-any = ingredient of your choice
board-symbol-joker = any
board-symbol-study = step of study
board-symbol-bag = hand in the bag
board-ai = AI
board-target = { $number } prestige win

# On the board of the page.

board-apothecaries = Apothecaries
board-festival = The days of the festival
board-first-day = The festival begins
board-no-bonus = The first day has no bonus.
board-arrivals = { $number ->
    [0] Nobody else will come.
    [one] One more visitor will come.
   *[other] { $number } more visitors will come.
  }
board-bonuses-left = Bonuses that may still come
board-in-town = In town
board-on-road = On the road, here tomorrow
board-sold-out = Nothing is left to buy.
board-hands = hands in the bag: { $number } of { $most }
board-before = During the game
board-visitor-of = Visitor { $visitor } asks for { $order }: { $prestige } prestige. { $effect }
board-asks = Asks for { $potions }.
board-asks-any = { $number ->
    [one] Any potion will do for one of them.
   *[other] Any potions will do for { $number } of them.
  }
board-brings = Brings { $number } prestige.
board-worth = For you { $number } prestige now, of which { $printed } are printed.
board-kept = { $player }’s pawn stands here: nobody else can serve.
board-potions-short = { $number ->
    [one] You are one potion short.
   *[other] You are { $number } potions short.
  }
board-serve-for = serve · { $number }★
board-hypnotise = hypnotise
board-grant = the AI serves
board-buy = buy
board-pick = take
board-card-gives = { $gains }; it costs { $gold } gold
board-card-bag = With a hand in the bag: the third one seen while pilfering is one too many, and the AI buys such cards.
board-black-market-own = On your Black Market: only you can buy it.

board-your-plate = Your priority plate
board-ask-priorities = Order your priorities: low numbers act first or more often. Turn a tile over to work in town instead.
board-plate-help = The others cannot see this, and you may change it until all are ready. Drag a tile to another action, or press one and then another to exchange them. By keyboard: left and right move it, up and down turn it over, a digit brings that tile here.
board-plate-advice = Hint for { $action }: { $tile }, { $side ->
    [gold] gold side up.
   *[number] number side up.
  }
board-side-number = number side up
board-side-gold = gold side up, { $gold } gold
board-work-for = work in town for { $gold } gold
board-work-short = { $gold } gold
board-act = act
board-work-brings = Your work in town brings { $gold } gold.
board-no-work = You do all five actions.
board-ready = Ready
board-change = Change it
board-choosing = choosing…
board-chosen = ready
board-face-down = face down
board-works = works in town with tile { $tile }
board-acts = tile { $tile }
board-acts-times = tile { $tile }, { $times } times
board-rank = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
  }

board-dice = Dice
board-set-aside = Set these two aside
board-rolls-left = { $number ->
    [one] One more roll after this.
   *[other] { $number } more rolls after this.
  }
board-add = One more: { $thing } ({ $number } now)
board-less = One less: { $thing }
board-still = { $number ->
    [one] 1 more to choose
   *[other] { $number } more to choose
  }
board-done-take = Take these
board-done-receive = Take these
board-done-pay = Give these
board-all = all
board-all-steps = All the steps that are left: { $thing }
board-steps-still = { $number ->
    [one] 1 more step to take
   *[other] { $number } more steps to take
  }
board-done-study = Study
board-ask-ingredients = { $number ->
    [one] Which ingredient do you take?
   *[other] Choose { $number } ingredients.
  }
board-ask-potions = { $number ->
    [one] Which potion do you take?
   *[other] Choose { $number } potions.
  }
board-ask-payment = { $number ->
    [one] Which potion do you give to visitor { $visitor }?
   *[other] Which { $number } potions do you give to visitor { $visitor }?
  }
board-ask-study = { $number ->
    [one] Which disc moves a step on?
   *[other] Divide { $number } steps of study among your discs.
  }
board-send-forage = You roll { $number } dice, and one more for each apprentice you send.
board-send-study = You study { $number } steps, and one more for each apprentice you send.
board-send-brew = You brew { $number } times, and once more for each apprentice you send.
board-brewable = { $number ->
    [one] Your ingredients are enough for one potion.
   *[other] Your ingredients are enough for { $number } potions.
  }
board-hire = Your work brings { $number } gold. For each apprentice you take, one gold less.

board-your-workshop = Your workshop
board-workshop-of = { $player }’s workshop
board-stand-of = What { $player } has
board-brew = brew
board-times = × { $number }
board-lacks = { $number } short
board-potions-of = { $potion }: { $number }
board-recipe-of = Brewed from { $recipe }.
board-brew-now = Your ingredients are enough for { $number }.
board-ingredients-short = { $number ->
    [one] You are one ingredient short.
   *[other] You are { $number } ingredients short.
  }
board-track-of = Study of the { $potion }
board-track-label = { $potion }: space { $space }, { $level }
board-track-help = A disc that reaches or passes the die rolls one for you. I makes you an intermediate: orders bring 1 prestige more. E makes you an expert: 2 more. Of an order with several potions the one you know least counts.
board-level-novice = novice
board-level-intermediate = intermediate
board-level-expert = expert
board-letter-novice = N
board-letter-intermediate = I
board-letter-expert = E
board-not-yet = You must study up to space { $space } first.
board-drink-speed-novice = You gain 2 gold. The first time it unlocks the Black Market.
board-drink-speed-intermediate = Reveal market cards one by one, up to 6, and gain an ingredient of your choice for each. The third hand in the bag ends it and costs you 2 prestige; with less than 2 you gain nothing.
board-drink-speed-expert = A tile of priority 0 replaces one of your holder for the rest of the game, with either side up.
board-drink-charm-novice = You gain 2 apprentices. The first time it unlocks Persuasion.
board-drink-charm-intermediate = You gain 3 gold; each of the others gives 1 of them if they can.
board-drink-charm-expert = Put your pawn on a visitor in town: only you can serve them, with any potions, for 4 prestige instead of the study bonus.
board-drink-intelligence-novice = You gain 2 ingredients of your choice. The first time it unlocks Efficiency.
board-drink-intelligence-intermediate = You gain 6 steps of study.
board-drink-intelligence-expert = Roll the potion die: a potion and 2 or 3 prestige, two potions, or 5 prestige.
board-ability-black-market = Black Market: two market cards of your own, at once and every morning.
board-ability-persuasion = Persuasion: when you work in town, take apprentices instead of any part of the gold.
board-ability-efficiency = Efficiency: whenever you roll for ingredients, roll 2 more dice and set 2 aside.
board-ingredient-help = Brew potions with it, or trade two ingredients for one of another kind at the market.
board-gold-help = It buys market cards. At the end 2 gold are worth 1 prestige.
board-apprentice-help = Sent to Forage, Study or Brew, an apprentice lets you do it once more. At the end 2 apprentices are worth 1 prestige.
board-pawn = Hypnosis pawn
board-pawn-help = Drink charm as an expert to put it on a visitor.
board-served-number = { $number ->
    [0] Nobody served yet
    [one] One visitor served
   *[other] { $number } visitors served
  }
board-served-short = { $number } served
board-tilted = tilted until tomorrow
board-cauldron-of = Cauldron { $number }: of equal tiles, the lower cauldron is first.
board-tiles-of = Tiles { $tiles }
board-sheet = The AI’s sheet
board-sheet-help = Every day a line is revealed: what the AI drinks, its tiles, and the numbers of the visitors it serves, or the nearest ones. It gains nothing, but it takes ranks, visitors, and market cards with a hand in the bag.
board-sheet-serves = serves
board-trade = trade
board-give = give
board-repeat = again
board-score = score
board-drink = drink
board-reveal = reveal
board-unlock = unlock
