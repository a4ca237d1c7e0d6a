"""Who has won: nobody has beaten them, and they have not lost to the game."""

from mypy_extensions import i64

from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, Zones

TARGET = 5

ZONES = Zones(seats=2, depth=1)
POINTS = ZONES.player.number("points")
ME = ZONES.player.size()
LEXICON = Lexicon("target", rules=1)


class Target(State):
    """Over before it begins: whoever has the most points wins, if they are enough."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Target()

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        self.end()

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        pass

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + POINTS]

    def won(self, seat: i64) -> bool:
        return self.score(seat) >= TARGET


def over(*points: int) -> State:
    state = Target()
    state.b = ZONES.row()
    state.b[PLAYERS] = len(points)
    for seat, number in enumerate(points):
        state.b[ME * seat + POINTS] = number
    state.begin()
    return state


def test_alone_one_can_lose() -> None:
    assert over(TARGET).winners == [0]
    assert over(TARGET - 1).winners == [] and over(TARGET - 1).ranking == [1]


def test_the_best_of_several_have_won_only_if_the_game_says_so() -> None:
    assert over(7, 6).winners == [0]
    assert over(4, 3).winners == [] and over(4, 3).ranking == [1, 2]
