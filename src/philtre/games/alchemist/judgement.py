"""Alchemist: what a greedy player values, in hundredths of fame."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.alchemist.state import *
from philtre.kernel.zones import OVER, PLAYERS, total

FAME_POINT: Final[i64] = 100
CUBE: Final[i64] = 30  # half a point at the end, but many are spent before
SPENT: Final[i64] = 30  # a cube paid for a copy
COPY_NEXT: Final[i64] = 30  # per cent of the best potion one can copy now
COPY_LATER: Final[i64] = 15  # per cent of the second best
GIVEN_AWAY: Final[i64] = 60  # for each point of an own potion: shared by the others, less the more cubes it costs them
SCHOOL_CUBE: Final[i64] = 12  # for each cube of one's own school that would count at the end
FAR_BELOW: Final[i64] = -1_000_000


def judged(b: vec[i64], seat: i64) -> i64:
    """How far a seat stands above its best rival, less what is left of its school's ingredient."""
    rival = FAR_BELOW
    for other in range(b[PLAYERS]):
        if other != seat:
            rival = max(rival, standing(b, other))
    return standing(b, seat) - rival - SCHOOL_CUBE * school_left(b, seat)


def standing(b: vec[i64], seat: i64) -> i64:
    """What a seat has, and what it may expect."""
    mine = ME * seat
    fame = b[mine + BY_CREATING] + b[mine + BY_COPYING] + b[mine + FOR_CUBES] + b[mine + FOR_SCHOOL]
    if b[OVER] != 0:
        return FAME_POINT * fame
    return FAME_POINT * fame + CUBE * total(b, mine + HAND, KINDS) + prospects(b, seat)


def prospects(b: vec[i64], seat: i64) -> i64:
    """The best copies a seat can make now, less what its own potions offer the others."""
    given: i64 = 0
    best: i64 = 0
    second: i64 = 0
    for cauldron in range(CAULDRONS):
        if b[POTION + cauldron] == 0:
            continue
        cost, missing = price(b, seat, b[POTION + cauldron] - 1)
        if b[CREATOR + cauldron] == seat:
            given += GIVEN_AWAY * b[TILE + cauldron] // (cost * (b[PLAYERS] - 1))
        elif missing == 0:
            worth = FAME_POINT * b[TILE + cauldron] - SPENT * cost
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return (COPY_NEXT * best + COPY_LATER * second) // 100 - given


def price(b: vec[i64], seat: i64, potion: i64) -> tuple[i64, i64]:
    """How many cubes a potion takes, and how many of them a seat lacks."""
    cost: i64 = 0
    missing: i64 = 0
    for kind in range(KINDS):
        number = CUBES_OF[KINDS * potion + kind]
        cost += number
        missing += max(i64(0), number - b[ME * seat + HAND + kind])
    return cost, missing


def school_left(b: vec[i64], seat: i64) -> i64:
    """Cubes of a seat's school in the reserve and behind the screens."""
    if b[ME * seat + SCHOOL] == 0:
        return 0
    kind = b[ME * seat + SCHOOL + 1]
    left = b[RESERVE + kind]
    for other in range(b[PLAYERS]):
        left += b[ME * other + HAND + kind]
    return left
