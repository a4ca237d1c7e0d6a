"""Ars Alchimia: what can be read off the table, for the rules, the judgement and the view alike."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.state import *
from philtre.kernel.zones import PLAYERS

ORDER_LIMIT: Final[i64] = CONSTANTS["order_limit"]
WAIVED: Final[i64] = WAIVER
SPECIALITY: Final = vec[i64](BOX["specialities"]["points"])
LAST_SPECIALITY: Final[i64] = len(BOX["specialities"]["points"]) - 1
ELIXIR_POINTS: Final[i64] = CONSTANTS["elixir_points"]
ASSISTANT_POINTS: Final[i64] = CONSTANTS["assistant_points"]

# Assistants.


def employs(b: vec[i64], seat: i64, those: i64) -> bool:
    """Whether a seat has one of certain assistants."""
    return b[ME * seat + EMPLOYED] & those != 0


def ready(b: vec[i64], seat: i64, those: i64) -> i64:
    """Those of certain assistants that a seat has and that have not been used up this year."""
    return b[ME * seat + EMPLOYED] & those & ~b[TURNED]


def together(b: vec[i64], seat: i64, effect: vec[i64]) -> i64:
    """How much all assistants of a seat do of an effect."""
    amount: i64 = 0
    left = b[ME * seat + EMPLOYED]
    number: i64 = 0
    while left != 0:
        if left & 1:
            amount += effect[number]
        left >>= 1
        number += 1
    return amount


def gathers_more(b: vec[i64], seat: i64, kind: i64) -> i64:
    """How much more of a resource the spirits of a seat gather (R44)."""
    amount: i64 = 0
    left = b[ME * seat + EMPLOYED]
    at = kind
    while left != 0:
        if left & 1:
            amount += MORE_GAIN[at]
        left >>= 1
        at += KINDS
    return amount


def assistants(b: vec[i64], seat: i64) -> i64:
    """How many assistants a seat has."""
    number: i64 = 0
    left = b[ME * seat + EMPLOYED]
    while left != 0:
        left &= left - 1
        number += 1
    return number


def salary(b: vec[i64], seat: i64) -> i64:
    return max(i64(0), assistants(b, seat) - together(b, seat, LESS_SALARY))


# Workshops and spots.


def workshop_taken(b: vec[i64], workshop: i64) -> bool:
    for seat in range(b[PLAYERS]):
        if b[ME * seat + WORKSHOP_OF] == 1 + workshop:
            return True
    return False


def minimum(b: vec[i64], seat: i64, spot: i64) -> i64:
    """The smallest crew a seat may send: one more than stands there (R11, R12), or as many (R43)."""
    crew = b[CREW + spot]
    if crew > 0 and b[CREW_OF + spot] != 1 + seat and b[ME * seat + EMPLOYED] & MATCHERS[spot] != 0:
        return crew
    return crew + 1


def shows_card(b: vec[i64], spot: i64) -> bool:
    """Whether there is a card to use; the piles of locations and forges never run out."""
    return b[CARD_ON + spot] != 0 or IS_PILE[spot] == 1


def visiting(b: vec[i64], i: i64) -> i64:
    """The answer that visits a revealed card."""
    card = b[REVEALED + i] - 1
    return EXPLORE + card - FIRST_LOCATION if card < FIRST_FORGE else LIGHT + card - FIRST_FORGE


# Orders.


def highest_level(b: vec[i64], seat: i64) -> i64:
    """The highest pile of orders a seat may take from (R18, R20, R45)."""
    if b[YEAR] == YEARS:
        return 2
    known = b[ME * seat + MADE + UNIVERSITY] + together(b, seat, MORE_UNIVERSITY)
    level: i64 = 0
    while level < 2 and known >= UNIVERSITY_NEEDED[level + 1]:
        level += 1
    return level


def order_limit(b: vec[i64], seat: i64) -> i64:
    return RAISED_LIMIT if employs(b, seat, LIMIT_RAISERS) else ORDER_LIMIT  # R17


# Transformations.


def shortage(b: vec[i64], seat: i64, order: i64) -> i64:
    """How many basic resources of an order a seat lacks."""
    stock = ME * seat + RESOURCES
    price = KINDS * order
    lacking: i64 = 0
    for kind in range(BASIC):
        if COST[price + kind] > b[stock + kind]:
            lacking += COST[price + kind] - b[stock + kind]
    return lacking


def payable(b: vec[i64], seat: i64, order: i64, waived: i64) -> bool:
    """Whether Elixirs can replace what an order lacks beyond what is waived; an Elixir it demands is never waived."""
    lacking = max(i64(0), shortage(b, seat, order) - waived)
    return lacking + COST[KINDS * order + ELIXIR] <= b[ME * seat + RESOURCES + ELIXIR]


def pays(b: vec[i64], seat: i64, payment: i64) -> bool:
    """Whether a seat has what a payment takes."""
    stock = ME * seat + RESOURCES
    for kind in range(KINDS):
        if AMOUNT[KINDS * payment + kind] > b[stock + kind]:
            return False
    return True


def distils(b: vec[i64], seat: i64) -> bool:
    """Whether a seat can produce Elixir: two different basic resources, and room for it (R28)."""
    stock = ME * seat + RESOURCES
    if b[stock + ELIXIR] == MOST[ELIXIR]:
        return False
    different: i64 = 0
    for kind in range(BASIC):
        if b[stock + kind] > 0:
            different += 1
    return different >= 2


def fulfils(b: vec[i64], seat: i64) -> bool:
    """Whether a seat can fulfil one of its orders."""
    accepted = ME * seat + ACCEPTED
    waived = WAIVED if ready(b, seat, WAIVERS) != 0 else i64(0)
    for i in range(accepted + 1, accepted + 1 + b[accepted]):
        if payable(b, seat, b[i], waived):
            return True
    return False


def transforms(b: vec[i64], seat: i64) -> bool:
    return distils(b, seat) or fulfils(b, seat)


def has_room(b: vec[i64], seat: i64) -> bool:
    """Whether some resource of a seat is below its most."""
    for kind in range(KINDS):
        if b[ME * seat + RESOURCES + kind] < MOST[kind]:
            return True
    return False


# The end.


def penalty(b: vec[i64], seat: i64, order: i64) -> i64:
    """What an order costs that is never fulfilled: half its points, rounded down (R34)."""
    return 0 if employs(b, seat, PENALTY_WAIVERS) else POINTS[order] // 2


def speciality(number: i64) -> i64:
    """The points for so many fulfilled orders of one category."""
    return SPECIALITY[min(number, LAST_SPECIALITY)]


def for_orders(b: vec[i64], seat: i64) -> i64:
    accepted = ME * seat + ACCEPTED
    points: i64 = 0
    for i in range(accepted + 1, accepted + 1 + b[accepted]):
        points -= penalty(b, seat, b[i])
    return points


def for_specialities(b: vec[i64], seat: i64) -> i64:
    points: i64 = 0
    for category in range(CATEGORIES):
        points += speciality(b[ME * seat + MADE + category])
    return points


def for_elixirs(b: vec[i64], seat: i64) -> i64:
    return ELIXIR_POINTS * b[ME * seat + RESOURCES + ELIXIR]


def for_assistants(b: vec[i64], seat: i64) -> i64:
    return ASSISTANT_POINTS * assistants(b, seat)  # R37
