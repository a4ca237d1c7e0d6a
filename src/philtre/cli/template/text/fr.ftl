# Little Brew, en français.
game = Little Brew
game-pitch = Piochez des herbes en secret ; infusez-en beaucoup d’un coup, ou soyez le premier.

herb-sage = sauge
herb-mint = menthe
herb-rue = rue

prompt-choose-action = Piocher une herbe, ou infuser tout ce que vous tenez d’une sorte ?
option-draw = Piocher une herbe dans le sac
option-brew = Infuser toute votre { $herb }

event-drew = { $player } pioche une herbe.
event-found = { $player } trouve : { $herb }.
event-brewed =
    { $number ->
        [one] { $player } infuse { $number } brin de { $herb }
       *[other] { $player } infuse { $number } brins de { $herb }
    } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

reason-none-held = Vous n’avez pas de { $herb }.

field-bag = Dans le sac
field-first = Infusée d’abord par
field-brewers = Les joueurs
field-points = Points
field-held = Herbes
field-hand = En main
field-brewed = Infusées
