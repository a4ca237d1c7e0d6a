"""Alchemist: what there is, who may see it, and the words the rules use."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.components import components
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import NOBODY, OWNER, PUBLIC, Zones

BOX: Final = components("philtre.games.alchemist")
CONSTANTS: Final = BOX["constants"]

INGREDIENTS: Final[list[str]] = [ingredient["id"] for ingredient in BOX["ingredient"]]
KINDS: Final = 5
CAULDRONS: Final = 10
TILES: Final = 10

# The two ingredients each cauldron produces; no potion on it may contain them.
PRODUCES: Final = vec[i64]([INGREDIENTS.index(name) for cauldron in BOX["cauldron"] for name in cauldron["produces"]])

# Every potion there can be: at most two cubes of an ingredient, five in all, and two
# ingredients left out (those its cauldron produces).
POTIONS: Final[list[tuple[int, ...]]] = [
    cubes
    for cubes in product(range(CONSTANTS["recipe_max_same"] + 1), repeat=KINDS)
    if 1 <= sum(cubes) <= CONSTANTS["recipe_max"] and cubes.count(0) >= 2
]
CUBES_OF: Final = vec[i64]([number for cubes in POTIONS for number in cubes])

# The potions each cauldron admits, the same number on every one.
ADMITTED: Final[list[list[int]]] = [
    [
        potion
        for potion, cubes in enumerate(POTIONS)
        if not any(cubes[INGREDIENTS.index(name)] for name in cauldron["produces"])
    ]
    for cauldron in BOX["cauldron"]
]
ADMITS: Final[i64] = len(ADMITTED[0])
ADMISSIBLE: Final = vec[i64]([potion for potions in ADMITTED for potion in potions])

# Zones.

ZONES: Final = Zones(seats=5, depth=1)
CUBES: Final = ZONES.pool("cubes", [ingredient["cubes"] for ingredient in BOX["ingredient"]])
SCHOOLS: Final = ZONES.pool("schools", [BOX["schools"]["copies"]] * KINDS)

player: Final = ZONES.player
# R3, R18, R19: number and takes are public.
HAND: Final[i64] = player.counts("hand", KINDS, OWNER, CUBES, known=True, tells="ingredient cubes behind the screen")
KNOWN: Final[i64] = HAND + KINDS
SCHOOL: Final[i64] = player.pile("school", 1, OWNER, SCHOOLS, tells="its school card, by ingredient")
SCHOOL_SHOWN: Final[i64] = player.pile(
    "school-shown", 1, PUBLIC, SCHOOLS, tells="its school card, by ingredient, once shown"
)
SEALS: Final[i64] = player.number("seals", tells="seals left, one for each potion it may still create")
FAME: Final[i64] = player.numbers(
    "fame", 4, tells="fame by creating, by copying, and at the end for cubes left and for the school"
)
BY_CREATING: Final[i64] = FAME
BY_COPYING: Final[i64] = FAME + 1
FOR_CUBES: Final[i64] = FAME + 2
FOR_SCHOOL: Final[i64] = FAME + 3
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
RESERVE: Final[i64] = table.counts("reserve", KINDS, PUBLIC, CUBES, tells="ingredient cubes in the reserve")
BAG: Final[i64] = table.counts("bag", KINDS, NOBODY, CUBES, tells="ingredient cubes in the bag")
COMPENDIUM: Final[i64] = table.counts("compendium", KINDS, PUBLIC, CUBES, tells="ingredient cubes on all cauldrons")
REMOVED: Final[i64] = table.counts("removed", KINDS, PUBLIC, CUBES, tells="ingredient cubes out of the game")
SCHOOLS_LEFT: Final[i64] = table.pile("schools-left", KINDS, NOBODY, SCHOOLS, tells="school cards dealt to nobody")
POTION: Final[i64] = table.numbers("potion", CAULDRONS, tells="the potion on each cauldron: 0 for none, or 1 + recipe")
CREATOR: Final[i64] = table.numbers(
    "creator", CAULDRONS, tells="the seat that created the potion on each cauldron; where there is none, 0"
)
TILE: Final[i64] = table.numbers("tile", CAULDRONS, tells="the fame of the tile on each cauldron, 0 for none")
FIRST: Final[i64] = table.number("first", tells="the seat that began")
TURNS: Final[i64] = table.number("turns", tells="turns completed")
OPTION_FIRST: Final[i64] = table.number("option-first", tells="who was to begin: 0 for chance, or 1 + seat")
OPTION_SCHOOLS: Final[i64] = table.number("option-schools", tells="0 with schools, 1 without")
OPTION_SETUP: Final[i64] = table.number(
    "option-setup", tells="cubes at the start: 0 as in the rulebook, 1 as in the German edition"
)

# Words.

LEXICON: Final = Lexicon("alchemist", rules=1)
INGREDIENT: Final = LEXICON.domain("ingredient", INGREDIENTS)
CAULDRON: Final = LEXICON.domain("cauldron", ["+".join(cauldron["produces"]) for cauldron in BOX["cauldron"]])
TILE_VALUE: Final = LEXICON.domain("tile", [str(value) for value in BOX["tiles"]["values"]])
RECIPE: Final = LEXICON.domain(
    "recipe",
    ["+".join(f"{number}{INGREDIENTS[kind]}" for kind, number in enumerate(cubes) if number) for cubes in POTIONS],
    of=INGREDIENT,
)

CREATE: Final[i64] = LEXICON.verb("create", CAULDRON)
COPY: Final[i64] = LEXICON.verb("copy", CAULDRON)
TAKE: Final[i64] = LEXICON.verb("take", INGREDIENT)
DRAW: Final[i64] = LEXICON.verb("draw")
PASS: Final[i64] = LEXICON.verb("pass")
BREW: Final[i64] = LEXICON.verb("brew", RECIPE)
CLAIM: Final[i64] = LEXICON.verb("claim", TILE_VALUE)
TRIBUTE: Final[i64] = LEXICON.verb("tribute", INGREDIENT)

CHOOSE_ACTION: Final[i64] = LEXICON.decision("choose-action", [CREATE, COPY, TAKE, DRAW, PASS])
CHOOSE_RECIPE: Final[i64] = LEXICON.decision("choose-recipe", [BREW])
CHOOSE_TILE: Final[i64] = LEXICON.decision("choose-tile", [CLAIM])
CHOOSE_TRIBUTE: Final[i64] = LEXICON.decision("choose-tribute", [TRIBUTE])

STARTS: Final[i64] = LEXICON.event("starts", {"player": SEAT})
CREATED: Final[i64] = LEXICON.event("created", {"player": SEAT, "cauldron": CAULDRON, "recipe": RECIPE, "fame": NUMBER})
COPIED: Final[i64] = LEXICON.event("copied", {"player": SEAT, "cauldron": CAULDRON, "fame": NUMBER})
GAVE: Final[i64] = LEXICON.event("gave", {"player": SEAT, "ingredient": INGREDIENT, "creator": SEAT})
RECEIVED: Final[i64] = LEXICON.event("received", {"player": SEAT, "ingredient": INGREDIENT})
TOOK: Final[i64] = LEXICON.event("took", {"player": SEAT, "ingredient": INGREDIENT})
DREW: Final[i64] = LEXICON.event("drew", {"player": SEAT, "number": NUMBER})
FOUND: Final[i64] = LEXICON.event("found", {"player": SEAT, "ingredient": INGREDIENT})
PASSED: Final[i64] = LEXICON.event("passed", {"player": SEAT})
EXHAUSTED: Final[i64] = LEXICON.event("exhausted", {"ingredient": INGREDIENT})
KEPT: Final[i64] = LEXICON.event("kept", {"player": SEAT, "number": NUMBER, "fame": NUMBER})
PROMOTED: Final[i64] = LEXICON.event(
    "promoted", {"player": SEAT, "ingredient": INGREDIENT, "place": NUMBER, "fame": NUMBER}
)

CAULDRON_TAKEN: Final[i64] = LEXICON.reason("cauldron-taken")
NO_SEAL: Final[i64] = LEXICON.reason("no-seal")
NO_RECIPE: Final[i64] = LEXICON.reason("no-recipe")
CAULDRON_EMPTY: Final[i64] = LEXICON.reason("cauldron-empty")
OWN_POTION: Final[i64] = LEXICON.reason("own-potion")
CUBES_MISSING: Final[i64] = LEXICON.reason("cubes-missing")
OPENING_CREATES: Final[i64] = LEXICON.reason("opening-creates")
RESERVE_EMPTY: Final[i64] = LEXICON.reason("reserve-empty")
BAG_EMPTY: Final[i64] = LEXICON.reason("bag-empty")
MUST_ACT: Final[i64] = LEXICON.reason("must-act")
PRODUCT_IN_RECIPE: Final[i64] = LEXICON.reason("product-in-recipe")
RECORDED: Final[i64] = LEXICON.reason("recorded")
TILE_TAKEN: Final[i64] = LEXICON.reason("tile-taken")
OPENING_TILE: Final[i64] = LEXICON.reason("opening-tile")
NOT_IN_RECIPE: Final[i64] = LEXICON.reason("not-in-recipe")
