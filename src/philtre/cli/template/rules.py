"""Little Brew: the rules, in the order of the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, total

from .judgement import judged, worth
from .state import (
    BAG,
    BREW,
    BREWED,
    CHOOSE_ACTION,
    CONSTANTS,
    DRAW,
    DREW,
    FIRST,
    FOUND,
    HAND,
    HAS_BREWED,
    KINDS,
    LEXICON,
    ME,
    NONE_HELD,
    PIECES,
    POINTS,
    TURNS,
    ZONES,
)

START_HAND: Final[i64] = CONSTANTS["start_hand"]
FIRST_BONUS: Final[i64] = CONSTANTS["first_bonus"]


@final
class LittleBrew(State):
    """Players draw herbs in secret, and brew what they hold of one kind."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return LittleBrew()

    # Setup.

    def setup(self) -> None:
        b = self.b
        for kind in range(KINDS):
            b[BAG + kind] = PIECES.totals[kind]
        for seat in range(b[PLAYERS]):
            for _cube in range(START_HAND):
                b[ME * seat + HAND + self.draw(BAG, KINDS)] += 1

    # Turns: the game ends at once when the bag is empty (R1).

    def advance(self) -> None:
        b = self.b
        if total(b, BAG, KINDS) == 0:
            self.end()
            return
        self.ask(b[TURNS] % b[PLAYERS], CHOOSE_ACTION)
        b[TURNS] += 1

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        out.add(DRAW)
        for herb in range(KINDS):
            if self.b[ME * seat + HAND + herb] > 0:
                out.add(BREW + herb)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if choice == DRAW:
            self.draw_herb(seat)
        else:
            self.brew(seat, choice - BREW)

    def draw_herb(self, seat: i64) -> None:
        herb = self.draw(BAG, KINDS)
        self.b[ME * seat + HAND + herb] += 1
        self.tell(DREW, seat)
        self.tell_only(seat, FOUND, seat, herb)  # nobody else sees it

    def brew(self, seat: i64, herb: i64) -> None:
        """Brew all one holds of a herb; the first to brew it earns a bonus."""
        b = self.b
        number = b[ME * seat + HAND + herb]
        points = worth(number)
        if b[FIRST + herb] == 0:
            b[FIRST + herb] = 1 + seat
            points += FIRST_BONUS
        b[ME * seat + HAND + herb] = 0
        b[ME * seat + BREWED + herb] += number
        b[ME * seat + POINTS] += points
        self.tell(HAS_BREWED, seat, herb, number, points)

    # The end.

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + POINTS]

    def tiebreak(self, seat: i64) -> i64:
        return -total(self.b, ME * seat + HAND, KINDS)  # R2: fewer herbs wasted

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    # Why something may not be done.

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return NONE_HELD
