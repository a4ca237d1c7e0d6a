"""The greedy bot looks to the end of its own turn, and not past a chapter."""

import pytest
from mypy_extensions import i64

from philtre.bots.greedy import Greedy
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, Zones

ZONES = Zones(seats=1, depth=1)
POINTS = ZONES.player.number("points")
STEPS = ZONES.player.number("steps")
PATH = ZONES.player.number("path")
CHAPTERS = ZONES.table.number("chapters")
LEXICON = Lexicon("fork", rules=1)
STRAIGHT = LEXICON.verb("straight")
ASIDE = LEXICON.verb("aside")
CHOOSE = LEXICON.decision("choose", [STRAIGHT, ASIDE])


class Fork(State):
    """Two choices: the first step aside costs a point, but the second is worth ten then."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Fork()

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        if self.b[STEPS] == 2:
            self.end()
        else:
            self.ask(0, CHOOSE)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        out.add(STRAIGHT)
        out.add(ASIDE)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if choice == ASIDE:
            self.b[POINTS] += 10 if self.b[PATH] else -1
            self.b[PATH] = 1
        self.b[STEPS] += 1

    def score(self, seat: i64) -> i64:
        return self.b[POINTS]

    def chapter(self, seat: i64) -> i64:
        return self.b[STEPS] * self.b[CHAPTERS]


@pytest.mark.parametrize(("chapters", "chosen"), [(0, ASIDE), (1, STRAIGHT)])
def test_it_looks_ahead_to_the_end_of_the_chapter(chapters: int, chosen: int) -> None:
    state = Fork()
    state.b = ZONES.row()
    state.b[PLAYERS] = 1
    state.b[CHAPTERS] = chapters
    state.begin()
    assert Greedy().choose(state.seen_by(0), 0) == chosen
