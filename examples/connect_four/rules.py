"""Connect Four: the rules, in the order of the rulebook."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from connect_four.judgement import judged
from connect_four.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ConnectFour(State):
    """Two players drop discs into an upright grid; four in a line win."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return ConnectFour()

    def setup(self) -> None:
        """The grid is empty: there is nothing to lay out."""

    # Turns.

    def advance(self) -> None:
        """Players drop in turn, seat 0 first (R1), until the grid is full."""
        drops = self.b[DROPS]
        if drops == CELLS:
            self.tell(FILLED)
            self.end()
        else:
            self.ask(drops % 2, CHOOSE_COLUMN)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        grid = self.grid()
        for column in range(COLUMNS):
            if grid & TOP[column] == 0:
                out.add(DROP + column)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        b = self.b
        column = choice - DROP
        b[ME * seat + DISCS] |= lowest_free(self.grid(), column)
        b[DROPS] += 1
        self.tell(DROPPED, seat, column)
        if connected(b[ME * seat + DISCS]):
            self.tell(CONNECTED, seat)
            self.end()

    def grid(self) -> i64:
        """The cells that hold a disc."""
        return self.b[DISCS] | self.b[ME + DISCS]

    # The end.

    def score(self, seat: i64) -> i64:
        return 1 if connected(self.b[ME * seat + DISCS]) else 0  # R2: without a four, the victory is shared

    def judge(self, seat: i64) -> i64:
        return judged(self.b[ME * seat + DISCS], self.b[ME * (1 - seat) + DISCS])

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return COLUMN_FULL


def lowest_free(grid: i64, column: i64) -> i64:
    """The cell in which a disc comes to rest: a bit added at the foot of a column carries up to it."""
    return grid + FOOT[column] & ~grid


def connected(discs: i64) -> bool:
    return fours(discs, UP) | fours(discs, ACROSS) | fours(discs, RISING) | fours(discs, FALLING) != 0


def fours(discs: i64, step: i64) -> i64:
    """The cells at which four discs in one direction begin: a pair, and a pair again two steps on."""
    pairs = discs & discs >> step
    return pairs & pairs >> 2 * step
