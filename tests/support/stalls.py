"""Stalls: one seat acts in the open while the other writes out of sight, which none of our games does.

Seat 0 counts or rolls before everybody's eyes until it closes. Seat 1 writes, as often as it likes, and may
peek at its fate. When both are done, seat 1 writes again, from the very same place. Nobody writes a 3, for a reason
that is chosen by a fate which nobody has seen.
"""

from typing import Final, final

import msgspec
from mypy_extensions import i64

from philtre.kernel.game import Game
from philtre.kernel.lexicon import SEAT, Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import NOBODY, OWNER, Zones, lay, lift

ROUNDS: Final = 3

ZONES: Final = Zones(seats=2, depth=1, windows=True)
CARDS: Final = ZONES.pool("cards", [1] * 4)
FATE: Final[i64] = ZONES.player.pile("fate", 1, NOBODY, CARDS)
SEEN: Final[i64] = ZONES.player.pile("seen", 1, OWNER, CARDS)
WRITTEN: Final[i64] = ZONES.player.number("written")
ME: Final[i64] = ZONES.player.size()
DECK: Final[i64] = ZONES.table.pile("deck", 4, NOBODY, CARDS)
COUNTED: Final[i64] = ZONES.table.number("counted")
ROLLED: Final[i64] = ZONES.table.number("rolled")
ROUND: Final[i64] = ZONES.table.number("round")

LEXICON: Final = Lexicon("stalls", rules=1)
COUNT: Final[i64] = LEXICON.verb("count")
ROLL: Final[i64] = LEXICON.verb("roll")
CLOSE: Final[i64] = LEXICON.verb("close")
WRITE: Final[i64] = LEXICON.verb("write", LEXICON.domain("digit", ["1", "2", "3"]))
PEEK: Final[i64] = LEXICON.verb("peek")
DONE: Final[i64] = LEXICON.verb("done")
TRADING: Final[i64] = LEXICON.decision("trading", [COUNT, ROLL, CLOSE])
WRITING: Final[i64] = LEXICON.decision("writing", [WRITE, PEEK, DONE])
HAS_COUNTED: Final[i64] = LEXICON.event("counted", {"player": SEAT})
GOOD_FATE: Final[i64] = LEXICON.reason("good-fate")
BAD_FATE: Final[i64] = LEXICON.reason("bad-fate")
HAS_WRITTEN: Final[i64] = LEXICON.event("written", {"player": SEAT})


@final
class Stalls(State):
    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Stalls()

    def setup(self) -> None:
        for card in range(4):
            lay(self.b, DECK, card)
        for seat in range(2):
            lay(self.b, ME * seat + FATE, self.draw_card(DECK))

    def advance(self) -> None:
        self.b[ROUND] += 1
        if self.b[ROUND] == 1:
            self.ask(0, TRADING)
        if self.b[ROUND] > ROUNDS:
            self.end()
        else:
            self.ask(1, WRITING)
            self.hide(1)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        if kind == TRADING:
            for action in (COUNT, ROLL, CLOSE):
                out.add(action)
            return
        out.add(WRITE)
        out.add(WRITE + 1)
        if self.b[ME * seat + FATE] > 0:
            out.add(PEEK)
        out.add(DONE)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        b = self.b
        if choice == COUNT:
            b[COUNTED] += 1
            self.tell(HAS_COUNTED, seat)
        elif choice == ROLL:
            b[ROLLED] = 1 + self.below(6)
        elif choice == PEEK:
            lay(b, ME * seat + SEEN, lift(b, ME * seat + FATE, 0))
        elif choice != DONE and choice != CLOSE:
            b[ME * seat + WRITTEN] = 1 + choice - WRITE
            self.tell(HAS_WRITTEN, seat)
        if choice != DONE and choice != CLOSE:
            self.ask(seat, kind)

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return GOOD_FATE if self.b[ME * seat + FATE + 1] > 1 else BAD_FATE

    def score(self, seat: i64) -> i64:
        return self.b[COUNTED] if seat == 0 else self.b[ME * seat + WRITTEN]


def board(seen: State) -> msgspec.Struct:
    return msgspec.Struct()


STALLS = Game(
    title="Stalls",
    designer="",
    year=0,
    minutes=(1, 1),
    players=range(2, 3),
    package="support",
    state=Stalls,
    board=board,
    bound=1000,
)
