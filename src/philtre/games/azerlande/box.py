"""Les Potions d'Azerlande: what is in the box, as tables the rules can look up."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.components import components

BOX: Final = components("philtre.games.azerlande")
CONSTANTS: Final = BOX["constants"]
TRACK: Final = BOX["track"]

# The five actions, always in this order; a holder has a slot for each.
ACTION_NAMES: Final = ["forage", "study", "market", "brew", "fulfil"]
ACTIONS: Final = 5
FORAGE: Final[i64] = 0
STUDY: Final[i64] = 1
MARKET: Final[i64] = 2
BREW: Final[i64] = 3
FULFIL: Final[i64] = 4

# What one owns. Ingredients, potions and discs go by the same three numbers.
INGREDIENT_NAMES: Final = ["mushroom", "flower", "sap"]
POTION_NAMES: Final = ["speed", "charm", "intelligence"]
LEVEL_NAMES: Final = ["novice", "intermediate", "expert"]
KINDS: Final = 3
RESOURCE_NAMES: Final = [*INGREDIENT_NAMES, *POTION_NAMES, "gold", "apprentice", "prestige"]
RESOURCES: Final = 9
TO_POTIONS: Final = 3  # where the potions begin among the resources, and so on
TO_GOLD: Final = 6
TO_APPRENTICES: Final = 7
TO_PRESTIGE: Final = 8

# A gain is a row of numbers: the resources, then what is still to be chosen.
GAIN_NAMES: Final = [*RESOURCE_NAMES, "any", "potion", "study"]
GAIN: Final = 12
ANY: Final = 9
ANY_POTION: Final = 10
STEPS: Final = 11


def gains(listed: list[dict[str, int]]) -> vec[i64]:
    """Gains as rows of numbers, one behind the other."""
    assert all(name in GAIN_NAMES for gain in listed for name in gain), "a gain of something unknown"
    return vec[i64]([gain.get(name, 0) for gain in listed for name in GAIN_NAMES])


NOTHING: Final[dict[str, Any]] = {}

# Tables of the box.

MULTIPLIERS: Final = vec[i64](
    [row["by_rank"][rank] if rank < row["players"] else 0 for row in BOX["multiplier"] for rank in range(4)]
)
TILES_EACH: Final = 6  # the numbers 0 to 5
TILE_GOLD: Final = vec[i64]([tile["gold"] for tile in BOX["tile"]])
CAULDRON_GAIN: Final = gains([cauldron["gain"] for cauldron in BOX["cauldron"]])
RECIPE: Final = vec[i64]([recipe["takes"].get(name, 0) for recipe in BOX["recipe"] for name in INGREDIENT_NAMES])
DIE_FACES: Final = 6
DIE_GAIN: Final = gains([{name: face[name] for name in RESOURCE_NAMES if name in face} for face in BOX["potion_die"]])

BONUSES: Final = 7
GOALS: Final = ["", "brew", "buy", "serve", "drink"]
FOR_BREWING: Final[i64] = 1
FOR_BUYING: Final[i64] = 2
FOR_SERVING: Final[i64] = 3
FOR_DRINKING: Final[i64] = 4
GOAL: Final = vec[i64]([GOALS.index(bonus.get("goal", "")) for bonus in BOX["bonus"]])
BONUS_GAIN: Final = gains([bonus.get("gift", NOTHING) for bonus in BOX["bonus"]])

# Drinks: a potion at a level, in the order of the potions.
DRINKS: Final = 9
DRINK_EFFECTS: Final = ["gain", "pilfer", "zero-tile", "collect-gold", "hypnosis", "potion-die"]
GAINS_BY_DRINK: Final[i64] = 0
PILFERS: Final[i64] = 1
TAKES_ZERO: Final[i64] = 2
COLLECTS_GOLD: Final[i64] = 3
HYPNOTISES: Final[i64] = 4
ROLLS_POTION_DIE: Final[i64] = 5
DRINK_EFFECT: Final = vec[i64]([DRINK_EFFECTS.index(drink["effect"]) for drink in BOX["drink"]])
DRINK_GAIN: Final = gains([drink.get("gain", NOTHING) for drink in BOX["drink"]])

# Abilities, in the order of the potions that unlock them.
BLACK_MARKET: Final[i64] = 0
PERSUASION: Final[i64] = 1
EFFICIENCY: Final[i64] = 2

LAST_SPACE: Final[i64] = TRACK["last"]
FORAGE_SPACE: Final[i64] = TRACK["forage"]
LEVEL_BONUS: Final = vec[i64](TRACK["bonus"])
LEVEL_AT: Final = vec[i64](
    [(space >= TRACK["intermediate"]) + (space >= TRACK["expert"]) for space in range(TRACK["last"] + 1)]
)

# Market cards.
CARDS: Final = 44
COST: Final = vec[i64]([card["cost"] for card in BOX["card"]])
BAG_ICON: Final = vec[i64]([int(card.get("bag", False)) for card in BOX["card"]])
CARD_GAIN: Final = gains([card["gain"] for card in BOX["card"]])

# Visitors, numbered from 0 here; what an order shows: so many of each potion, then so many jokers.
VISITORS: Final = 43
JOKER: Final = 3
SHOWN_ON: Final = 4
ORDER_OF: Final = vec[i64](
    [visitor["order"].split().count(name) for visitor in BOX["visitor"] for name in [*POTION_NAMES, "joker"]]
)
SIZE: Final = vec[i64]([len(visitor["order"].split()) for visitor in BOX["visitor"]])
PRESTIGE_OF: Final = vec[i64]([visitor["prestige"] for visitor in BOX["visitor"]])
INFINITE: Final = vec[i64]([int(visitor.get("infinite", False)) for visitor in BOX["visitor"]])
SORTS: Final = 4  # of visitors: one, two, three potions, and Infinite
SORT: Final = vec[i64]([3 if INFINITE[visitor] else SIZE[visitor] - 1 for visitor in range(VISITORS)])
DECK_OF: Final = vec[i64]([row[name] for row in BOX["setup"] for name in ("ones", "twos", "threes", "infinites")])

DAILY_WHEN: Final = ["", "drink", "orders", "no-work", "cards"]
WHEN_DRINKING: Final[i64] = 1
WHEN_SERVING: Final[i64] = 2
WHEN_NOT_WORKING: Final[i64] = 3
WHEN_BUYING: Final[i64] = 4
DAILY: Final = vec[i64]([DAILY_WHEN.index(visitor.get("daily", NOTHING).get("when", "")) for visitor in BOX["visitor"]])

IMMEDIATE_EFFECTS: Final = [
    "",
    "gain",
    "gain-per-visitor",
    "unlock",
    "brew-discount",
    "free-cards",
    "free-cards-per-visitor",
    "repeat-benefit",
    "potions-per-group",
    "prestige-per-gold",
    "prestige-per-ingredients",
    "trigger-daily",
    "score-end",
    "repeat-action",
]
GAINS_AT_ONCE: Final[i64] = 1
GAINS_PER_VISITOR: Final[i64] = 2
UNLOCKS: Final[i64] = 3
BREWS_CHEAPLY: Final[i64] = 4
FREE_CARDS: Final[i64] = 5
FREE_CARDS_PER_VISITOR: Final[i64] = 6
REPEATS_BENEFIT: Final[i64] = 7
POTIONS_PER_GROUP: Final[i64] = 8
PRESTIGE_PER_GOLD: Final[i64] = 9
PRESTIGE_PER_INGREDIENTS: Final[i64] = 10
TRIGGERS_DAILY: Final[i64] = 11
SCORES_END: Final[i64] = 12
REPEATS_ACTION: Final[i64] = 13
IMMEDIATES: Final[list[dict[str, Any]]] = [visitor.get("immediate", NOTHING) for visitor in BOX["visitor"]]
IMMEDIATE: Final = vec[i64]([IMMEDIATE_EFFECTS.index(immediate.get("effect", "")) for immediate in IMMEDIATES])
REVEALS: Final = vec[i64]([immediate.get("reveal", 0) for immediate in IMMEDIATES])
PICKS: Final = vec[i64]([immediate.get("pick", 0) for immediate in IMMEDIATES])
BREWS: Final = vec[i64]([immediate.get("times", 0) for immediate in IMMEDIATES])
AT_ONCE_EACH: Final = vec[i64]([immediate.get("each", 1) for immediate in IMMEDIATES])
VISITOR_GAIN: Final = gains(
    [visitor.get("immediate", visitor.get("daily", NOTHING)).get("gain", NOTHING) for visitor in BOX["visitor"]]
)

END_EFFECTS: Final = [
    "",
    "per-type",
    "groups",
    "gold",
    "apprentices",
    "ingredients",
    "per-daily",
    "per-end",
    "per-visitor",
]
PER_TYPE: Final[i64] = 1
GROUPS: Final[i64] = 2
GOLD_EACH: Final[i64] = 3
APPRENTICES_EACH: Final[i64] = 4
INGREDIENTS_EACH: Final[i64] = 5
PER_DAILY: Final[i64] = 6
PER_END: Final[i64] = 7
PER_VISITOR: Final[i64] = 8
ENDS: Final[list[dict[str, Any]]] = [visitor.get("end", NOTHING) for visitor in BOX["visitor"]]
END: Final = vec[i64]([END_EFFECTS.index(end.get("effect", "")) for end in ENDS])
END_POINTS: Final = vec[i64]([end.get("points", 0) for end in ENDS])
END_EACH: Final = vec[i64]([end.get("each", 1) for end in ENDS])
END_TYPES: Final = vec[i64](  # two for each visitor: the type, or the types of a group
    [
        [*POTION_NAMES, "joker"].index(name)
        for end in ENDS
        for name in (end["types"].split() if "types" in end else [end.get("type", "speed")] * 2)
    ]
)

# Sheets of the AI. A side of a tile is one number: 1 + 2 x number, and 1 more with the gold side up.
SHEETS: Final = 12
DAYS: Final[i64] = CONSTANTS["days"]
SHEET_DIFFICULTY: Final = vec[i64]([["easy", "medium", "hard"].index(sheet["difficulty"]) for sheet in BOX["sheet"]])
SHEET_CAULDRON: Final = vec[i64]([sheet["cauldron"] for sheet in BOX["sheet"]])
AI_DRINKS: Final = 2  # at most in a day
AI_SERVES: Final = 2
SHEET_DRINKS: Final = vec[
    i64
](  # 0, or 1 + the drink
    [
        1 + [f"{drink['potion']}-{drink['level']}" for drink in BOX["drink"]].index(drunk) if drunk else 0
        for sheet in BOX["sheet"]
        for day in sheet["days"]
        for drunk in [*day["drinks"], "", ""][:AI_DRINKS]
    ]
)
SHEET_HOLDER: Final = vec[i64](
    [
        1 + 2 * int(side.rstrip("g")) + side.endswith("g")
        for sheet in BOX["sheet"]
        for day in sheet["days"]
        for side in day["holder"].split()
    ]
)
SHEET_SERVES: Final = vec[
    i64
](  # 0, or a visitor's printed number
    [number for sheet in BOX["sheet"] for day in sheet["days"] for number in [*day["serves"], 0, 0][:AI_SERVES]]
)
