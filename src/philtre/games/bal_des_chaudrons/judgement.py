"""Le Bal des Chaudrons: what a greedy player values, in hundredths of a cube in the circle.

The circles first; then what the cauldron does to the neighbour on the right, and what room and
what ingredients one's own bench keeps. Before the brewing the cauldron is guessed at, by brewing
whatever gains most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.bal_des_chaudrons.recipes import *
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.zones import DEPTH, PLAYERS, total

CUBE: Final[i64] = 100
VICTORY: Final[i64] = 2000

PRESSURE: Final[i64] = 60  # for a row of the neighbour's bench that becomes full
DANGER: Final[i64] = 50  # for a row of one's own that is full
FUEL: Final[i64] = 4  # for each of the first cubes of a kind on one's own bench
ENOUGH: Final[i64] = 3  # cubes of a kind, as fuel
WORTH: Final = vec[i64]([3, 2, 1, 1, 1])  # of a cube of each kind, as the recipes exchange them
LASTING: Final[i64] = 5  # for each worth that a potion gains whenever it is used
EFFECT: Final = vec[i64]([60, 15, 30])  # of an arcana that is about to take effect
SYMBOL_HELD: Final[i64] = 6  # of one that waits for another
UNKNOWN_POTION: Final[i64] = 40  # what chance may bring instead of a chosen potion

# Each character by what greedy players made of it, dealt at random: a hundred for its fair share of victories.
FAVOUR: Final = vec[i64]([100, 52, 57, 130, 88, 102, 92, 142, 133, 63, 57, 140, 136])


def judged(b: vec[i64], seat: i64) -> i64:
    """What there is, and half of what a brewing that is still to come promises beyond it."""
    me = ME * seat
    if b[PHASE] == CASTING:
        return FAVOUR[max(NOVICE, character(b, seat))]
    bench = vec[i64]([b[me + BENCH + kind] for kind in range(KINDS)])
    cauldron = vec[i64]([b[me + CAULDRON + kind] + b[me + BREWED + kind] for kind in range(KINDS)])
    value = worth(b, seat, bench, cauldron)
    if b[PHASE] == BREWING and b[me + DEPTH] == 0:
        return value
    imagine_brewing(b, seat, bench, cauldron)
    return (value + worth(b, seat, bench, cauldron) + chosen_value(b, seat)) // 2


def worth(b: vec[i64], seat: i64, bench: vec[i64], cauldron: vec[i64]) -> i64:
    return standing(b, seat, cauldron) + sent(b, seat, cauldron) + kept(bench)


def standing(b: vec[i64], seat: i64, cauldron: vec[i64]) -> i64:
    """The lead in cubes, those included that will come back; and victory, if that ends the game."""
    neighbour = ME * right(b, seat)
    mine = total(b, ME * seat + CIRCLE, KINDS)
    for kind in range(KINDS):
        mine += max(i64(0), cauldron[kind] + b[neighbour + BENCH + kind] - CAPACITY[kind])
    best: i64 = 0
    for other in range(b[PLAYERS]):
        if other != seat:
            best = max(best, total(b, ME * other + CIRCLE, KINDS))
    value = CUBE * (mine - best)
    if mine >= CIRCLE_TO_END and mine > best:
        value += VICTORY
    return value


def sent(b: vec[i64], seat: i64, cauldron: vec[i64]) -> i64:
    """How full the cauldron makes the neighbour's rows."""
    neighbour = ME * right(b, seat)
    value: i64 = 0
    for kind in range(KINDS):
        before = b[neighbour + BENCH + kind]
        after = min(CAPACITY[kind], before + cauldron[kind])
        value += PRESSURE * (after * after - before * before) // (CAPACITY[kind] * CAPACITY[kind])
    return value


def kept(bench: vec[i64]) -> i64:
    """Fuel for the next potions, and room for what the neighbour on the left will send."""
    value: i64 = 0
    for kind in range(KINDS):
        value += FUEL * min(ENOUGH, bench[kind])
        value -= DANGER * bench[kind] * bench[kind] // (CAPACITY[kind] * CAPACITY[kind])
    return value


def chosen_value(b: vec[i64], seat: i64) -> i64:
    """What the potion that lies face down promises beside its first use."""
    me = ME * seat
    if b[me + PLEA] != 0 and b[me + CHOSEN] == 0:
        return UNKNOWN_POTION
    if b[me + CHOSEN] == 0:
        return 0
    side = b[me + CHOSEN] - 1
    value = LASTING * gain(side)
    for symbol in range(SYMBOLS):
        number = SYMBOLS_OF[SYMBOLS * (side // 2) + symbol]
        if (b[me + TRACK + symbol] % 2 + number) >= 2:
            value += EFFECT[symbol]
        elif number == 1:
            value += SYMBOL_HELD
    return value


def gain(side: i64) -> i64:
    """What a recipe gains in worth; of hybrid spaces, as their first reading."""
    worth: i64 = 0
    for kind in range(KINDS):
        made = FIXED[KINDS * side + kind]
        if FIRST_HYBRID[side] < FIRST_HYBRID[side + 1]:
            made += BUNDLE_OF[KINDS * HYBRIDS[FIRST_HYBRID[side]] + kind]
        worth += WORTH[kind] * (made - WAYS[KINDS * FIRST_WAY[side] + kind])
    return worth


# A guess at the brewing: again and again, the recipe that gains most of those not yet used. It forgets that
# what lies in the cauldron already cannot pay (R11), and takes of hybrid spaces the first reading.


def imagine_brewing(b: vec[i64], seat: i64, bench: vec[i64], cauldron: vec[i64]) -> None:
    me = ME * seat
    used = b[me + USED]
    while True:
        best: i64 = -1
        most: i64 = 0
        for i in range(b[me + TABLEAU] + 2):
            side = candidate(b, seat, i, used)
            if side >= 0 and gain(side) > most and coverable(b, me, side, bench, cauldron):
                best = i
                most = gain(side)
        if best < 0:
            return
        side = candidate(b, seat, best, used)
        used |= BIT[OWN] if side >= 2 * POTIONS else BIT[side // 2]
        for kind in range(KINDS):
            exchange(b, me, kind, FIRST_WAY[side], bench, cauldron)
            cauldron[kind] += FIXED[KINDS * side + kind]
            if FIRST_HYBRID[side] < FIRST_HYBRID[side + 1]:
                cauldron[kind] += BUNDLE_OF[KINDS * HYBRIDS[FIRST_HYBRID[side]] + kind]


def candidate(b: vec[i64], seat: i64, index: i64, used: i64) -> i64:
    """The sides to brew by: the tableau's, then the character's, then that of the potion face down; -1 for none."""
    me = ME * seat
    tableau = b[me + TABLEAU]
    if index < tableau:
        potion = b[me + TABLEAU + 1 + index]
        return -1 if used & BIT[potion] else side_of(b, seat, potion)
    if index == tableau:
        return -1 if used & BIT[OWN] or character(b, seat) == NO_CHARACTER else side_of(b, seat, OWN)
    side = b[me + CHOSEN] - 1
    return -1 if side < 0 or used & BIT[side // 2] else side


def coverable(b: vec[i64], me: i64, side: i64, bench: vec[i64], cauldron: vec[i64]) -> bool:
    """Whether the first reading of a side's inputs can be paid."""
    for kind in range(KINDS):
        owed = WAYS[KINDS * FIRST_WAY[side] + kind]
        if owed > bench[kind] + cauldron[kind] and b[me + TOMES + kind] == 0:
            return False
    return True


def exchange(b: vec[i64], me: i64, kind: i64, way: i64, bench: vec[i64], cauldron: vec[i64]) -> None:
    """Pay one kind of a recipe: from the bench first, then from what was brewed."""
    owed = WAYS[KINDS * way + kind]
    if b[me + TOMES + kind] == 1:
        return
    from_bench = min(owed, bench[kind])
    bench[kind] -= from_bench
    cauldron[kind] -= owed - from_bench
