"""Les Potions d'Azerlande: what the visitors of a tableau count for."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.state import *


def visitors_of(b: vec[i64], seat: i64) -> i64:
    """How many visitors a seat has served, Infinite ones left out (R7)."""
    number: i64 = 0
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat:
            number += 1
    return number


def showing(b: vec[i64], seat: i64, potion: i64) -> i64:
    """How many of them have an order that shows a potion, or a joker; hypnosis changes nothing in it (R15)."""
    number: i64 = 0
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat and ORDER_OF[SHOWN_ON * visitor + potion] > 0:
            number += 1
    return number


def counted(b: vec[i64], seat: i64, timing: vec[i64]) -> i64:
    """How many of them have a benefit of a timing: ``DAILY`` or ``END``."""
    number: i64 = 0
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat and timing[visitor] != 0:
            number += 1
    return number


def groups_of_two(b: vec[i64], seat: i64, one: i64, other: i64) -> i64:
    """Groups of one or two visitors that show both potions."""
    both: i64 = 0
    only_one: i64 = 0
    only_other: i64 = 0
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat:
            shows_one = ORDER_OF[SHOWN_ON * visitor + one] > 0
            shows_other = ORDER_OF[SHOWN_ON * visitor + other] > 0
            if shows_one and shows_other:
                both += 1
            elif shows_one:
                only_one += 1
            elif shows_other:
                only_other += 1
    return both + min(only_one, only_other)


def groups_of_three(b: vec[i64], seat: i64) -> i64:
    """The most groups of one to three visitors that show all three potions, each visitor in one group."""
    sets = vec[i64]([0] * 8)  # visitors by the potions they show, a bit each
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat:
            shown: i64 = 0
            for potion in range(KINDS):
                if ORDER_OF[SHOWN_ON * visitor + potion] > 0:
                    shown |= i64(1) << potion
            sets[shown] += 1
    most: i64 = 0
    # Two visitors of two potions each make a group if they differ: so many of speed and charm with speed and
    # intelligence, so many of speed and charm with charm and intelligence, and so many of speed and
    # intelligence with charm and intelligence.
    for x in range(min(sets[3], sets[5]) + 1):
        for y in range(min(sets[3] - x, sets[6]) + 1):
            for z in range(min(sets[5] - x, sets[6] - y) + 1):
                found = x + y + z
                speed = min(sets[6] - y - z, sets[1])
                charm = min(sets[5] - x - z, sets[2])
                intelligence = min(sets[3] - x - y, sets[4])
                found += speed + charm + intelligence
                found += min(sets[1] - speed, min(sets[2] - charm, sets[4] - intelligence))
                most = max(most, found)
    return sets[7] + most


def end_value(b: vec[i64], seat: i64, visitor: i64) -> i64:
    """What the end-of-game effect of a visitor is worth now."""
    mine = ME * seat
    effect = END[visitor]
    if effect == PER_TYPE:
        return END_POINTS[visitor] * showing(b, seat, END_TYPES[2 * visitor])
    if effect == GROUPS:
        return END_POINTS[visitor] * groups_of_two(b, seat, END_TYPES[2 * visitor], END_TYPES[2 * visitor + 1])
    if effect == GOLD_EACH:
        return b[mine + GOLD] // END_EACH[visitor]
    if effect == APPRENTICES_EACH:
        return b[mine + APPRENTICES] // END_EACH[visitor]
    if effect == INGREDIENTS_EACH:
        return ingredients(b, seat) // END_EACH[visitor]
    if effect == PER_DAILY:
        return END_POINTS[visitor] * counted(b, seat, DAILY)
    if effect == PER_END:
        return END_POINTS[visitor] * counted(b, seat, END)
    if effect == PER_VISITOR:
        return END_POINTS[visitor] * visitors_of(b, seat)
    return 0


def per_point(b: vec[i64], seat: i64, effect: i64, usual: i64) -> i64:
    """How much gold, or how many apprentices, make a point at the end: as usual, or as a visitor says (R47)."""
    for visitor in range(VISITORS):
        if END[visitor] == effect and b[VISITOR_AT + visitor] == TABLEAU + seat:
            return END_EACH[visitor]
    return usual


def ingredients(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat + INGREDIENTS
    return b[mine] + b[mine + 1] + b[mine + 2]


def potions(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat + POTIONS
    return b[mine] + b[mine + 1] + b[mine + 2]
