# Dégustation, en français.
game = Dégustation
game-pitch = Offrez des fioles, scellez les bonnes et retenez ce que prennent les autres.

vial-sage = sauge
vial-rue = rue
vial-mint = menthe

option-name-rounds = Manches
option-choice-rounds-three = trois
option-choice-rounds-two = deux

prompt-choose-offer = Quelle fiole offrez-vous ?
prompt-choose-seal = La scellez-vous ?
prompt-choose-refill = Que prenez-vous à sa place ?

option-offer = Offrir : { $vial }
option-seal = La sceller
option-leave = La laisser ouverte
option-take = Prendre sur l’étagère : { $vial }
option-draw = Tirer du tonneau

event-offered = { $player } offre : { $vial }.
event-drew = { $player } tire du tonneau.
event-found = { $player } trouve : { $vial }.
event-took = { $player } prend : { $vial }.
event-preferred = { $player } préférait : { $vial }.

reason-not-held = Vous n’avez pas cette fiole : { $vial }.
reason-shelf-lacks = Cette fiole n’est pas sur l’étagère : { $vial }.
reason-cask-empty = Le tonneau est vide.
