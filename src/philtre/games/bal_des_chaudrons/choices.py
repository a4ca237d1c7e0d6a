"""Le Bal des Chaudrons: what may be done."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.bal_des_chaudrons.recipes import *
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.moves import Moves


def list_options(b: vec[i64], seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
    if kind == CHOOSE_POTION:
        list_hand(b, seat, out)
    elif kind == CHOOSE_USE:
        list_recipes(b, seat, out)
    elif kind == CHOOSE_PAY:
        list_sources(b, seat, x, y, out)
    elif kind == CHOOSE_MAKE:
        side = side_of(b, seat, x)
        for i in range(FIRST_HYBRID[side], FIRST_HYBRID[side + 1]):
            out.add(MAKE + HYBRIDS[i])
    elif kind == CHOOSE_REMOVE:
        list_bundles(b, seat, REMOVE, RAVEN_CUBES, out)
    elif kind == CHOOSE_MOVE:
        list_bundles(b, seat, MOVE, x, out)
    elif kind == CHOOSE_ADD:
        list_kinds(ADD, out)
        out.add(DECLINE)
    elif kind == CHOOSE_TOME:
        list_kinds(OPEN, out)
        out.add(DECLINE)
    elif kind == CHOOSE_CHARACTER:
        for i in range(b[ME * seat + DEALT]):
            out.add(KEEP + b[ME * seat + DEALT + 1 + i])
    elif kind == CHOOSE_SURGE:
        list_kinds(GAIN, out)
    elif kind == CHOOSE_BONUS:
        for symbol in range(SYMBOLS):
            out.add(WISH + symbol)
        out.add(DECLINE)
    elif kind == CHOOSE_SIDE:
        out.add(PLAY + x)
        out.add(TURN + x)
    elif kind == CHOOSE_MANDRAKE:
        for place in range(y, 2):
            if can_spare(b, seat, x, place):
                out.add(PAY + 3 * MANDRAKE + place)
    elif kind == CHOOSE_UNLOCK:
        list_kinds(OPEN, out)  # R48: also one that is open already
    else:
        list_kinds(TAKE, out)
        out.add(DECLINE)


def list_hand(b: vec[i64], seat: i64, out: Moves) -> None:
    for i in range(hand_size(b, seat)):
        potion = card_in_hand(b, seat, i)
        out.add(PLAY + potion)
        if rotatable(b, seat, potion):
            out.add(TURN + potion)
    if character(b, seat) == NOVICE:
        out.add(REDRAW)
    elif character(b, seat) == DAREDEVIL:
        out.add(GAMBLE)


def list_bundles(b: vec[i64], seat: i64, verb: i64, most: i64, out: Moves) -> None:
    """Up to so many cubes of the bench."""
    bundle: i64 = 0
    while bundle < len(BUNDLE_SIZE) and BUNDLE_SIZE[bundle] <= most:
        if on_bench(b, seat, bundle):
            out.add(verb + bundle)
        bundle += 1
    out.add(DECLINE)


def list_recipes(b: vec[i64], seat: i64, out: Moves) -> None:
    tableau = ME * seat + TABLEAU
    for i in range(tableau + 1, tableau + 1 + b[tableau]):
        if usable(b, seat, b[i]):
            out.add(USE + b[i])
    if character(b, seat) >= 0 and usable(b, seat, OWN):
        out.add(INVOKE)
    if can_unlock(b, seat):
        out.add(UNLOCK)
    out.add(FINISH)


def can_unlock(b: vec[i64], seat: i64) -> bool:
    me = ME * seat
    return (
        character(b, seat) == SCHOLAR
        and b[me + USED] & BIT[UNLOCKED] == 0
        and b[me + BENCH + MANDRAKE] + b[me + BREWED + MANDRAKE] >= MANDRAKES
    )


def can_spare(b: vec[i64], seat: i64, owed: i64, place: i64) -> bool:
    """Whether a mandrake can come from a place, and the rest from there or behind."""
    brewed = b[ME * seat + BREWED + MANDRAKE]
    if place == BREWED_PLACE:
        return brewed >= owed
    return b[ME * seat + BENCH + MANDRAKE] > 0 and b[ME * seat + BENCH + MANDRAKE] + brewed >= owed


def list_sources(b: vec[i64], seat: i64, recipe: i64, paid: i64, out: Moves) -> None:
    side = side_of(b, seat, recipe)
    for source in range(last_paid(paid), SOURCES):
        if lies_there(b, seat, source) and leads_on(b, seat, side, paid, source):
            out.add(PAY + source)


def list_kinds(verb: i64, out: Moves) -> None:
    for kind in range(KINDS):
        out.add(verb + kind)
