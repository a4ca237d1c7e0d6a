"""Le Bal des Chaudrons: recipes, and how their spaces are filled."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.zones import BAG

REVERSIBLE: Final = vec[i64]([int(potion["reversible"]) for potion in BOX["potion"]])

# The recipes of the potions, then those of the characters. Each has two sides, as printed and
# turned; side = 2 * recipe + turned. A way is one reading of all hybrid spaces of a side's inputs.

RECIPES: Final[list[tuple[list[str], list[str]]]] = [
    (card.get("inputs", "").split(), card.get("outputs", "").split()) for card in [*BOX["potion"], *BOX["character"]]
]
SIDES: Final[list[tuple[list[str], list[str]]]] = [
    side for inputs, outputs in RECIPES for side in ((inputs, outputs), (outputs, inputs))
]


def readings(spaces: list[str]) -> list[tuple[int, ...]]:
    """What may lie on some spaces together: so many of each kind."""
    choices = [INGREDIENTS if space == "any" else space.split("/") for space in spaces]
    return sorted({tuple(cubes.count(name) for name in INGREDIENTS) for cubes in product(*choices)})


def fixed(spaces: list[str]) -> list[str]:
    return [space for space in spaces if space in INGREDIENTS]


def hybrid(spaces: list[str]) -> list[str]:
    return [space for space in spaces if space not in INGREDIENTS]


INPUT_WAYS: Final[list[list[tuple[int, ...]]]] = [readings(inputs) for inputs, _ in SIDES]
WAYS: Final = vec[i64]([number for ways in INPUT_WAYS for way in ways for number in way])
FIRST_WAY: Final = vec[i64]([sum(len(ways) for ways in INPUT_WAYS[:side]) for side in range(len(SIDES) + 1)])
INPUTS: Final = vec[i64]([len(inputs) for inputs, _ in SIDES])
OUTPUTS: Final = vec[i64]([len(outputs) for _, outputs in SIDES])
FIXED: Final = vec[i64]([number for _, outputs in SIDES for number in readings(fixed(outputs))[0]])
HYBRID_WAYS: Final[list[list[int]]] = [
    sorted(BUNDLES.index(way) for way in readings(hybrid(outputs))) if hybrid(outputs) else [] for _, outputs in SIDES
]
HYBRIDS: Final = vec[i64]([bundle for ways in HYBRID_WAYS for bundle in ways])
FIRST_HYBRID: Final = vec[i64]([sum(len(ways) for ways in HYBRID_WAYS[:side]) for side in range(len(SIDES) + 1)])

# What has been paid so far, as one number: for each source three bits.
PAID: Final[i64] = 8
PAID_PLACE: Final = vec[i64]([8**source for source in range(SOURCES)])
BAG_PLACE: Final = vec[i64]([int(BAG) ** kind for kind in range(KINDS)])


def rotatable(b: vec[i64], seat: i64, potion: i64) -> bool:
    if INPUTS[2 * potion] + OUTPUTS[2 * potion] == 0:  # R19
        return False
    return REVERSIBLE[potion] == 1 or character(b, seat) == GUST  # R31


def side_of(b: vec[i64], seat: i64, recipe: i64) -> i64:
    """The side of a recipe of a seat that counts: of a potion, or of its OWN, the character's."""
    turned: i64 = 1 if b[ME * seat + TURNED] & BIT[recipe] else 0
    if recipe == OWN:
        return 2 * (POTIONS + character(b, seat)) + turned
    return 2 * recipe + turned


def within_reach(b: vec[i64], seat: i64, kind: i64, wanted: i64) -> bool:
    """Whether a seat can put so many cubes of a kind on input spaces."""
    me = ME * seat
    return wanted <= b[me + BENCH + kind] + b[me + BREWED + kind] or b[me + TOMES + kind] == 1


def payable(b: vec[i64], seat: i64, side: i64) -> bool:
    for way in range(FIRST_WAY[side], FIRST_WAY[side + 1]):
        kind: i64 = 0
        while kind < KINDS and within_reach(b, seat, kind, WAYS[KINDS * way + kind]):
            kind += 1
        if kind == KINDS:
            return True
    return False


def usable(b: vec[i64], seat: i64, recipe: i64) -> bool:
    """Whether a seat may use a recipe that lies before it now."""
    side = side_of(b, seat, recipe)
    if b[ME * seat + USED] & BIT[recipe] or INPUTS[side] + OUTPUTS[side] == 0:
        return False
    return payable(b, seat, side)


# Payments. Spaces are filled kind by kind and place by place, so that there is one way to each payment.


def lies_there(b: vec[i64], seat: i64, source: i64) -> bool:
    me = ME * seat
    kind = source // 3
    if source % 3 == BENCH_PLACE:
        return b[me + BENCH + kind] > 0
    if source % 3 == BREWED_PLACE:
        return b[me + BREWED + kind] > 0
    return b[me + TOMES + kind] == 1


def leads_on(b: vec[i64], seat: i64, side: i64, paid: i64, source: i64) -> bool:
    """Whether the spaces that a cube leaves empty can be filled from what comes after its source."""
    for way in range(FIRST_WAY[side], FIRST_WAY[side + 1]):
        kind: i64 = 0
        while kind < KINDS and fits(b, seat, WAYS[KINDS * way + kind] - paid_of(paid, kind), source, kind):
            kind += 1
        if kind == KINDS:
            return True
    return False


def fits(b: vec[i64], seat: i64, owed: i64, source: i64, kind: i64) -> bool:
    """Whether so many cubes of a kind can be paid by this one and those after it."""
    me = ME * seat
    if kind < source // 3:
        return owed == 0
    if kind > source // 3:
        return owed >= 0 and within_reach(b, seat, kind, owed)
    if owed <= 1 or b[me + TOMES + kind] == 1:
        return owed >= 1
    behind = b[me + BREWED + kind]
    if source % 3 == BENCH_PLACE:
        behind += b[me + BENCH + kind]
    return owed <= behind


def paid_of(paid: i64, kind: i64) -> i64:
    """How many cubes of a kind have been paid."""
    cubes = paid // PAID_PLACE[3 * kind]
    return cubes % PAID + cubes // PAID % PAID + cubes // (PAID * PAID) % PAID


def cubes_paid(paid: i64) -> i64:
    cubes: i64 = 0
    for kind in range(KINDS):
        cubes += paid_of(paid, kind)
    return cubes


def last_paid(paid: i64) -> i64:
    """The last source paid from, or the first there is."""
    source: i64 = SOURCES - 1
    while source > 0 and paid < PAID_PLACE[source]:
        source -= 1
    return source


def paid_from(paid: i64, place: i64) -> i64:
    """What has been paid from a place, as a bag."""
    cubes: i64 = 0
    for kind in range(KINDS):
        cubes += paid // PAID_PLACE[3 * kind + place] % PAID * BAG_PLACE[kind]
    return cubes
