"""Ars Alchimia: what a greedy player values, in hundredths of a point.

Points first; then workers still to be sent, resources (more if an order waits for them), orders
by what they will bring less what they still lack, and assistants by what they do in the years left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.state import *
from philtre.kernel.zones import OVER, PLAYERS

POINT: Final[i64] = 100
WORKER: Final[i64] = 85  # to be sent in a year
EARLIER: Final[i64] = 15  # for a place in the order of turns
FORGING: Final[i64] = 90  # an order's share of the visit that fulfils it
FORGE_VISIT: Final[i64] = 4  # workers to be kept for it in the last year, besides one for each resource
LEVEL: Final[i64] = 90  # for a level of orders, in each year that is left
HOPED: Final[i64] = 60  # percent of the points of a perfect day, before the die is rolled
FIRST_STEPS: Final[i64] = 30  # for an order towards a speciality
WANTED: Final = vec[i64]([175, 175, 175, 210, 260])  # a resource that an order waits for
SPARE: Final = vec[i64]([80, 80, 80, 95, 180])  # one that none does
ENDING: Final = vec[i64]([10, 10, 10, 10, 100])  # the same in the last year

# What an assistant does in a year, for each unit of an effect.
HELP: Final[dict[str, int]] = {
    "swap": 50,
    "exchange": 60,
    "reclaim": 85,
    "waive": 170,
    "order_limit": 20,
    "no_penalty": 40,
    "gather_roll": 90,
    "forge_roll": 85,
    "dice": 65,
    "university": 180,
    "reveal": 50,
    "uses": 155,
    "perfect": 190,
    "salary": 60,
}
MATCH_HELP: Final = 70  # whatever the spots
GATHER_HELP: Final = 170


def help_of(assistant: dict[str, int]) -> int:
    value = sum(help * assistant.get(effect, 0) for effect, help in HELP.items())
    return value + MATCH_HELP * ("match" in assistant) + GATHER_HELP * ("gather" in assistant)


HELP_OF: Final = vec[i64]([help_of(assistant) for assistant in BOX["assistant"]])


def judged(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat
    value = POINT * (b[mine + TRACK] + b[mine + FOR_ORDERS] + b[mine + FOR_SPECIALITIES])
    if b[OVER] != 0:
        return value + POINT * (b[mine + FOR_ELIXIRS] + b[mine + FOR_ASSISTANTS])
    years = YEARS - b[YEAR]
    value += LEVEL * years * highest_level(b, seat)
    for category in range(CATEGORIES):
        value += towards(b[mine + MADE + category])
    return value + crew_value(b, seat, years) + orders_value(b, seat, years) + help_value(b, seat, years)


def towards(number: i64) -> i64:
    """What so many orders of a category are worth, and promise."""
    return POINT * speciality(number) + FIRST_STEPS * number


def crew_value(b: vec[i64], seat: i64, years: i64) -> i64:
    """Workers still to be sent this year, and all of them in the years left, with those a workshop will bring."""
    mine = ME * seat
    owned = WORKER_CAP[b[PLAYERS] - 2] - b[mine + RESERVE]
    now = b[mine + AVAILABLE] if b[mine + PASSED] == 0 else i64(0)
    value = WORKER * (now + years * owned)
    if b[PHASE] != CHOOSING or b[mine + WORKSHOP_OF] == 0:
        return value
    brought = min(WORKERS_OF[b[mine + WORKSHOP_OF] - 1], b[mine + RESERVE])
    return value + WORKER * brought * (1 + years) - EARLIER * b[mine + WORKSHOP_OF]


def orders_value(b: vec[i64], seat: i64, years: i64) -> i64:
    """The orders a seat has accepted, the highest first, and the resources they share."""
    mine = ME * seat
    accepted = mine + ACCEPTED
    left = b[mine + RESOURCES : mine + RESOURCES + KINDS]
    jokers = b[mine + RESOURCES + ELIXIR]
    effort = FORGE_VISIT
    complete: i64 = 0
    value: i64 = 0
    for i in range(accepted + b[accepted], accepted, -1):
        order = b[i]
        price = KINDS * order
        lacking: i64 = 0
        bought: i64 = 0
        for kind in range(KINDS):
            held = min(left[kind], COST[price + kind])
            left[kind] -= held
            lacking += COST[price + kind] - held
            bought -= WANTED[kind] * (COST[price + kind] - held)
        jokers -= COST[price + ELIXIR]
        if 0 < lacking <= jokers:
            jokers -= lacking
            lacking = 0
        effort += lacking
        if lacking == 0:
            complete += 1
        if years == 0 and effort > b[mine + AVAILABLE] and (lacking > 0 or complete > b[USES] - b[DONE]):
            value -= POINT * penalty(b, seat, order)
        else:
            value += promise(b, seat, order, years) + bought
    for kind in range(KINDS):
        value += (SPARE[kind] if years > 0 else ENDING[kind]) * left[kind]
    return value + FORGING * min(complete, b[USES] - b[DONE])


def promise(b: vec[i64], seat: i64, order: i64, years: i64) -> i64:
    """What an order brings, all its resources at hand."""
    category = CATEGORY_OF[order]
    made = b[ME * seat + MADE + category]
    value = POINT * POINTS[order] + HOPED * PERFECT_BONUS[PILE_OF[order]] - FORGING + towards(made + 1) - towards(made)
    return value + LEVEL * years if category == UNIVERSITY and made < 2 else value


def help_value(b: vec[i64], seat: i64, years: i64) -> i64:
    """A point for each assistant, and what they do until the end, less the workers they cost."""
    mine = ME * seat
    value: i64 = 0
    this_year = min(b[mine + AVAILABLE], 10) if b[mine + PASSED] == 0 else i64(0)
    for assistant in range(ASSISTANTS):
        if b[mine + EMPLOYED] >> assistant & 1:
            value += POINT + HELP_OF[assistant] * (10 * years + this_year) // 10
    unpaid = years + 1 if b[PHASE] == CHOOSING else years
    return value - WORKER * unpaid * salary(b, seat)
