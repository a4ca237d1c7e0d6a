"""Options: what is listed can be done, and somebody who is asked has something to choose."""

from typing import final

from philtre.checks.item import Fault, Item, told
from philtre.checks.line import Spot


@final
class Options(Item):
    name = "options"
    meaning = "Whoever must decide has options, each listed once, and each of them can be played."
    needs = ("copies",)
    everywhere = True

    def position(self, spot: Spot) -> None:
        state = spot.state
        if not state.over and not state.deciders:
            raise Fault("nobody has to decide, and the game is not over")
        for seat in state.deciders:
            legal = state.legal(seat)
            if not legal:
                raise Fault(f"seat {seat} must decide but has no options")
            if not set(legal) <= set(range(int(self.game.lexicon.actions))):
                raise Fault(f"among the options of seat {seat} are numbers that are no actions: {legal}")
            if len(set(legal)) != len(legal):
                twice = next(action for action in legal if legal.count(action) > 1)
                raise Fault(f"“{self.game.lexicon.write(twice)}” is listed twice for seat {seat}")
            for action in legal:
                self.play(spot, seat, action)
        self.tried += 1

    def play(self, spot: Spot, seat: int, action: int) -> None:
        tried = spot.state.copy()
        try:
            tried.play(seat, action)
        except Exception as error:
            notation = self.game.lexicon.write(action)
            raise Fault(f"seat {seat} is offered “{notation}” but cannot play it: {told(error)}") from error
