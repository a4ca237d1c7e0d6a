# Elixir Mixer, in English.

game = Elixir Mixer
game-pitch = Gather, take and trade ingredients, and brew ever stronger elixirs whose sums must be exact. First to the target wins.

# Things. The name of a card stands behind a verb: “takes 7 Eyes”, “takes a Joker”.

card-b1 = 1 Eye
card-b2 = 2 Eyes
card-b3 = 3 Eyes
card-b4 = 4 Eyes
card-b5 = 5 Eyes
card-b6 = 6 Eyes
card-b7 = 7 Eyes
card-p1 = 1 Spider
card-p2 = 2 Spiders
card-p3 = 3 Spiders
card-p4 = 4 Spiders
card-p5 = 5 Spiders
card-p6 = 6 Spiders
card-p7 = 7 Spiders
card-g1 = 1 Worm
card-g2 = 2 Worms
card-g3 = 3 Worms
card-g4 = 4 Worms
card-g5 = 5 Worms
card-g6 = 6 Worms
card-g7 = 7 Worms
card-y1 = 1 Lizard
card-y2 = 2 Lizards
card-y3 = 3 Lizards
card-y4 = 4 Lizards
card-y5 = 5 Lizards
card-y6 = 6 Lizards
card-y7 = 7 Lizards
card-r1 = 1 Mushroom
card-r2 = 2 Mushrooms
card-r3 = 3 Mushrooms
card-r4 = 4 Mushrooms
card-r5 = 5 Mushrooms
card-r6 = 6 Mushrooms
card-r7 = 7 Mushrooms
card-joker = a Joker

colour-blue = blue
colour-purple = purple
colour-green = green
colour-yellow = yellow
colour-red = red

elixir-blue-10 = blue elixir 10
elixir-blue-11 = blue elixir 11
elixir-blue-12 = blue elixir 12
elixir-blue-13 = blue elixir 13
elixir-blue-14 = blue elixir 14
elixir-blue-15 = blue elixir 15
elixir-purple-10 = purple elixir 10
elixir-purple-11 = purple elixir 11
elixir-purple-12 = purple elixir 12
elixir-purple-13 = purple elixir 13
elixir-purple-14 = purple elixir 14
elixir-purple-15 = purple elixir 15
elixir-green-10 = green elixir 10
elixir-green-11 = green elixir 11
elixir-green-12 = green elixir 12
elixir-green-13 = green elixir 13
elixir-green-14 = green elixir 14
elixir-green-15 = green elixir 15
elixir-yellow-10 = yellow elixir 10
elixir-yellow-11 = yellow elixir 11
elixir-yellow-12 = yellow elixir 12
elixir-yellow-13 = yellow elixir 13
elixir-yellow-14 = yellow elixir 14
elixir-yellow-15 = yellow elixir 15
elixir-red-10 = red elixir 10
elixir-red-11 = red elixir 11
elixir-red-12 = red elixir 12
elixir-red-13 = red elixir 13
elixir-red-14 = red elixir 14
elixir-red-15 = red elixir 15

bonus-five-colours = Five colours
bonus-three-of-a-colour = Three of one colour
bonus-three-in-a-row = Three in a row
bonus-two-elixirs = Two elixirs
bonus-four-cards-blue = Four-card blue elixir
bonus-four-cards-purple = Four-card purple elixir
bonus-four-cards-green = Four-card green elixir
bonus-four-cards-yellow = Four-card yellow elixir
bonus-four-cards-red = Four-card red elixir
bonus-mixed = Mixed elixir

# Questions and answers.

prompt-gather = How do you gather ingredients: draw, take or trade?
prompt-trade-pick = Which card do you pick from the market in return? Highest first, to the exact value.
prompt-brew = Which elixir do you brew? Or do you stop?
prompt-use = Which card do you use for it? Highest first, to the exact sum.
prompt-return = You hold more than 5 cards: which one do you lay on the market?

option-draw = Draw a card from the deck
option-take = Take { $card } from the market
option-trade = Trade { $card } for cards of the market
option-pick = Pick { $card }
option-brew = Brew the { $colour } elixir
option-mix = Brew the mixed elixir
option-stop = Stop brewing
option-use = Use { $card }
option-return = Lay { $card } on the market

option-name-first = First player
option-choice-first-random = drawn by lot
option-choice-first-0 = player 1
option-choice-first-1 = player 2
option-choice-first-2 = player 3
option-choice-first-3 = player 4

# What happens.

event-starts = { $player } begins.
event-drew = { $player } draws a card.
event-drew-what = { $player } has drawn { $card }.
event-took = { $player } takes { $card } from the market.
event-traded = { $player } trades { $card } with the market.
event-got = { $player } gets { $card } in return.
event-used = { $player } uses { $card }.
event-brewed = { $player } brews the { $elixir } with { $number } cards.
event-mixed = { $player } brews the mixed elixir with { $number } cards.
event-won-bonus = { $player } wins the bonus “{ $bonus }”.
event-returned = { $player } lays { $card } on the market.
event-refilled = The market is refilled with { $card }.
event-reshuffled = The deck is empty: the { $number } cards of the discard pile are shuffled into a new one.
event-reached = { $player } has { $points } points and wins.
event-stalled = Nobody has won a point for { $number } turns: the game ends here.

# Why not.

reason-nothing-to-draw = Deck and discard pile are both empty; take a card from the market or trade.
reason-not-in-market = The market does not hold { $card }.
reason-not-in-hand = You do not hold { $card }.
reason-no-equal-sum = No cards of the market are together worth exactly { $card }.
reason-too-much = That is more than the value still missing; you cannot add { $card }.
reason-out-of-order = Cards go from the highest value down (equal ones: blue, purple, green, yellow, red, joker); you cannot add { $card } at this point.
reason-rest-impossible = If you add { $card }, no cards make up the exact rest.
reason-pile-used-up = All elixirs of that colour ({ $colour }) have been brewed.
reason-no-brew = Your { $colour } cards and jokers cannot make exactly the value of that elixir.
reason-mixed-taken = The bonus of the mixed elixir has been won already.
reason-no-mix = No cards in your hand make exactly 17.
reason-other-colour = Only cards of the elixir’s colour and jokers go into it, so you cannot use { $card }.

# On the board.

board-turn = Turn { $number }
board-target = { $number } points win
board-deck = Deck { $number }
board-discard = Discard { $number }
board-brewed =
    { $number ->
        [one] 1 elixir this turn
       *[other] { $number } elixirs this turn
    }
board-over = Game over
board-left = { $number } left
board-used-up = used up
board-sum = yours { $number }
board-brew = brew
board-free = free
board-five-colours = 5 colours
board-three-of-a-colour = 3 of 1 colour
board-three-in-a-row = 3 in a row
board-two-elixirs = 2 in one turn
board-four-cards = 4 cards
board-mixed = mixed 17
board-market = Market
board-hand = Your hand
board-made-up = Sum
board-place = Place
board-player = Player
board-points = Points
board-cards = Cards
board-known = Known
board-bonuses = Bonuses
board-elixirs = Elixirs
board-wizards = Wizards
board-score = points
board-held = cards
board-draw = draw
board-do-take = touch a card to take it
board-do-pick = pick to the exact value
board-do-trade = touch a card to trade it
board-do-use = use to the exact sum
board-do-return =
    { $number ->
        [one] lay one card on the market
       *[other] lay { $number } cards on the market
    }
board-deck-of = Deck
board-in-deck =
    { $number ->
        [0] Empty: the discard pile is shuffled when a card is needed.
        [one] one card left
       *[other] { $number } cards left
    }
board-discard-of = Discard pile
board-discarded = used
board-in-discard =
    { $number ->
        [0] no cards
        [one] one card
       *[other] { $number } cards
    }
board-no-cards = You hold no cards.
board-missing = missing
board-can-brew = Your cards make:
board-trades = { $player } trades { $card }
board-mixes = { $player } brews the mixed elixir
board-brews = { $player } brews the { $elixir }
board-sum-so-far = { $number } of { $most } so far
board-ways = All cards at once
board-way-brew = Brew the { $elixir } with { $cards }.
board-way-trade = Pick { $cards }.
board-worth =
    { $number ->
        [one] Worth one point.
       *[other] Worth { $number } points.
    }
board-more-ways =
    { $number ->
        [one] and one other way, card by card
       *[other] and { $number } other ways, card by card
    }
board-and-bonus = and the bonus { $bonus }
board-makes = Now good for { $thing }
board-worth-trading = The market would give for it:
board-yours =
    { $jokers ->
        [0] Your cards of this colour come to { $number }.
        [one] Your cards of this colour come to { $number }, and you hold a joker.
       *[other] Your cards of this colour come to { $number }, and you hold { $jokers } jokers.
    }
board-won-by = Won by { $player }
board-so-far = You have { $number } of { $most }.
board-about-card = An ingredient of value { $number } ({ $colour }). It goes into elixirs of its colour and into the mixed elixir, or is traded for cards of the same total value.
board-about-joker = Worth 4, of any colour: for an elixir, for the mixed elixir or for a trade.
board-about-elixir = Discard cards of this colour ({ $colour }) and jokers that come to exactly { $number }. One point; the next one of the pile is stronger by one.
board-about-used-up = All elixirs of this colour have been brewed.
board-about-five-colours = For whoever first has elixirs of all five colours. One point.
board-about-three-of-a-colour = For whoever first has three elixirs of one colour. One point.
board-about-three-in-a-row = For whoever first has elixirs of three values in a row, of any colours. One point.
board-about-two-elixirs = For whoever first brews two elixirs in one turn; the mixed elixir does not count. One point.
board-about-four-cards = For whoever first brews an elixir of this colour with exactly four cards, jokers included. One point.
board-about-mixed = For whoever first discards cards of any colours that come to exactly 17. One point; it is no elixir card.
board-take = take
board-pick = pick
board-trade = trade
board-use = use
board-return = lay down
