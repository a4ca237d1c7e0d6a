"""Little Brew: what a greedy player values, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .state import HAND, KINDS, ME, POINTS

POINT: Final[i64] = 100
HELD: Final[i64] = 60  # a point in hand: it may never be brewed


def judged(b: vec[i64], seat: i64) -> i64:
    value = POINT * b[ME * seat + POINTS]
    for herb in range(KINDS):
        value += HELD * worth(b[ME * seat + HAND + herb])
    return value


def worth(number: i64) -> i64:
    """What so many of one herb bring, brewed together: 1, 3, 6, 10, ..."""
    return number * (number + 1) // 2
