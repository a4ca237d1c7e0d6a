"""Alchemist: what a greedy player values, in hundredths of fame."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.alchemist.state import *
from philtre.kernel.zones import PLAYERS, total

FAME_POINT: Final[i64] = 100
CUBE: Final[i64] = 55  # half a point at the end, a little more while it can be brewed
COPYABLE: Final[i64] = 30  # for each point of the best potion one can copy now
GIVEN_AWAY: Final[i64] = 12  # for each point of an own potion, less for each cube it costs the others
SCHOOL_CUBE: Final[i64] = 15  # for each cube of one's own school that is still about


def judged(b: vec[i64], seat: i64) -> i64:
    """The lead over the best opponent, and what the position promises."""
    best: i64 = -1
    for other in range(b[PLAYERS]):
        if other != seat:
            best = max(best, FAME_POINT * fame(b, other) + CUBE * total(b, ME * other + HAND, KINDS))
    return FAME_POINT * fame(b, seat) - best + prospects(b, seat)


def fame(b: vec[i64], seat: i64) -> i64:
    return b[ME * seat + BY_CREATING] + b[ME * seat + BY_COPYING] + b[ME * seat + FOR_CUBES] + b[ME * seat + FOR_SCHOOL]


def prospects(b: vec[i64], seat: i64) -> i64:
    hand = ME * seat + HAND
    value = CUBE * total(b, hand, KINDS)
    copyable: i64 = 0
    for cauldron in range(CAULDRONS):
        if b[POTION + cauldron] != 0:
            recipe = KINDS * (b[POTION + cauldron] - 1)
            cost: i64 = 0
            missing: i64 = 0
            for kind in range(KINDS):
                cost += CUBES_OF[recipe + kind]
                missing += max(i64(0), CUBES_OF[recipe + kind] - b[hand + kind])
            if b[CREATOR + cauldron] == seat:
                value -= GIVEN_AWAY * b[TILE + cauldron] // cost
            elif missing == 0:
                copyable = max(copyable, COPYABLE * b[TILE + cauldron])
    if b[ME * seat + SCHOOL] > 0:
        school = b[ME * seat + SCHOOL + 1]
        value -= SCHOOL_CUBE * (b[RESERVE + school] + b[hand + school])
    return value + copyable
