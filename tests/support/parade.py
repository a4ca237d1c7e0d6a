"""Parade: everybody chooses at once, but shows in turn, the last seat first.

The pattern of an order of play that nobody has to wait for: whoever is done early may still
change, until those before have shown.
"""

from typing import Final, final

from mypy_extensions import i64

from philtre.kernel.lexicon import SEAT, Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, DEPTH, PLAYERS, Zones

ZONES: Final = Zones(seats=3, depth=1, windows=True)
STEP: Final[i64] = ZONES.player.number("step")
DONE: Final[i64] = ZONES.player.number("done")
ME: Final[i64] = ZONES.player.size()
STARTED: Final[i64] = ZONES.table.number("started")

LEXICON: Final = Lexicon("parade", rules=1)
STEPS: Final[i64] = LEXICON.verb("step", LEXICON.domain("pace", ["1", "2", "3"]))
CHOOSE: Final[i64] = LEXICON.decision("choose", [STEPS])
STEPPED: Final[i64] = LEXICON.event("stepped", {"player": SEAT})


@final
class Parade(State):
    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Parade()

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        if self.b[STARTED] == 1:
            self.end()
            return
        self.b[STARTED] = 1
        for seat in range(self.b[PLAYERS]):
            self.ask(seat, CHOOSE)
            self.hide(seat)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        for pace in range(3):
            out.add(STEPS + pace)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        self.b[ME * seat + STEP] = 1 + choice - STEPS
        self.tell(STEPPED, seat)

    def answered(self, seat: i64) -> None:
        for other in range(self.b[PLAYERS] - 1, -1, -1):
            if self.b[ME * other + DEPTH] > 0:
                return
            self.show(other)

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + STEP]


def new() -> Parade:
    state = Parade()
    state.b = ZONES.row()
    state.b[PLAYERS] = 3
    state.b[CHANCE] = 1
    state.begin()
    return state
