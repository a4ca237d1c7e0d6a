# Little Brew, in English.
game = Little Brew
game-pitch = Draw herbs in secret; brew many of one kind at once, or be the first to brew it.

herb-sage = sage
herb-mint = mint
herb-rue = rue

prompt-choose-action = Draw a herb, or brew all you hold of one?
option-draw = Draw a herb from the bag
option-brew = Brew all your { $herb }

event-drew = { $player } draws a herb.
event-found = { $player } finds { $herb }.
event-brewed =
    { $number ->
        [one] { $player } brews { $number } piece of { $herb }
       *[other] { $player } brews { $number } pieces of { $herb }
    } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

reason-none-held = You hold no { $herb }.

field-bag = In the bag
field-first = First brewed by
field-brewers = Brewers
field-points = Points
field-held = Held
field-hand = In hand
field-brewed = Brewed
