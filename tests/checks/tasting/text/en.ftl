# Tasting, in English.
game = Tasting
game-pitch = Offer vials, seal the good ones, and remember what the others took.

vial-sage = sage
vial-rue = rue
vial-mint = mint

option-name-rounds = Rounds
option-choice-rounds-three = three
option-choice-rounds-two = two

prompt-choose-offer = Which vial do you offer?
prompt-choose-seal = Do you seal it?
prompt-choose-refill = What do you take in its place?

option-offer = Offer { $vial }
option-seal = Seal it
option-leave = Leave it open
option-take = Take { $vial } from the shelf
option-draw = Draw from the cask

event-offered = { $player } offers { $vial }.
event-drew = { $player } draws from the cask.
event-found = { $player } finds { $vial }.
event-took = { $player } takes { $vial }.
event-preferred = { $player } preferred { $vial }.

reason-not-held = You hold no { $vial }.
reason-shelf-lacks = There is no { $vial } on the shelf.
reason-cask-empty = The cask is empty.
