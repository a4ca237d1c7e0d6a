"""Le Bal des Chaudrons: why something may not be done."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.bal_des_chaudrons.recipes import *
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.zones import spot


def why_refused(b: vec[i64], seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
    if kind == CHOOSE_CHARACTER:
        return NOT_DEALT
    if kind == CHOOSE_POTION:
        return why_not_play(b, seat, choice)
    if kind == CHOOSE_SIDE:
        return CHANCE_CHOSE
    if kind == CHOOSE_USE:
        return why_not_use(b, seat, choice)
    if kind == CHOOSE_PAY:
        return why_not_pay(b, seat, x, y, choice - PAY)
    if kind in (CHOOSE_MAKE, CHOOSE_MANDRAKE):
        return NO_SUCH_SPACE  # R13: a tome pays no mandrake of the Scholar's
    if kind == CHOOSE_REMOVE:
        return TOO_MANY if BUNDLE_SIZE[choice - REMOVE] > RAVEN_CUBES else NOT_ON_BENCH
    if kind == CHOOSE_MOVE:
        return TOO_MANY if BUNDLE_SIZE[choice - MOVE] > x else NOT_ON_BENCH
    return 0


def why_not_play(b: vec[i64], seat: i64, choice: i64) -> i64:
    if choice == REDRAW:
        return NOT_NOVICE
    if choice == GAMBLE:
        return NOT_DAREDEVIL
    potion = choice - PLAY if choice < TURN else choice - TURN
    held = spot(b, ME * seat + DRAWN, potion) >= 0 or spot(b, ME * seat + RECEIVED, potion) >= 0
    return ONE_WAY if held else NOT_IN_HAND


def why_not_use(b: vec[i64], seat: i64, choice: i64) -> i64:
    if choice == UNLOCK and character(b, seat) != SCHOLAR:
        return NOT_SCHOLAR
    if choice == UNLOCK:
        return USED_ALREADY if b[ME * seat + USED] & BIT[UNLOCKED] else MANDRAKES_MISSING
    recipe = OWN if choice == INVOKE else choice - USE
    if choice == INVOKE and character(b, seat) == NO_CHARACTER:
        return NO_OWN_POTION
    if choice != INVOKE and spot(b, ME * seat + TABLEAU, recipe) < 0:
        return NOT_IN_TABLEAU
    side = side_of(b, seat, recipe)
    if INPUTS[side] + OUTPUTS[side] == 0:
        return NO_OWN_POTION if choice == INVOKE else NOTHING_ON_IT
    return USED_ALREADY if b[ME * seat + USED] & BIT[recipe] else CANNOT_PAY


def why_not_pay(b: vec[i64], seat: i64, recipe: i64, paid: i64, source: i64) -> i64:
    if not lies_there(b, seat, source):
        return NO_TOME if source % 3 == TOME_PLACE else NOT_THERE
    return OUT_OF_ORDER if source < last_paid(paid) else NO_SUCH_SPACE
