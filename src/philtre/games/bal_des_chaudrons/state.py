"""Le Bal des Chaudrons: what there is, who may see it, and the words the rules use."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.components import components
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import GIVEN, NOBODY, OWNER, PLAYERS, PUBLIC, Zones

BOX: Final = components("philtre.games.bal_des_chaudrons")
CONSTANTS: Final = BOX["constants"]

INGREDIENTS: Final[list[str]] = [ingredient["id"] for ingredient in BOX["ingredient"]]
ARCANA: Final[list[str]] = [arcana["id"] for arcana in BOX["arcana"]]
POTION_IDS: Final[list[str]] = [potion["id"] for potion in BOX["potion"]]  # by initiative, from 1
CHARACTER_IDS: Final[list[str]] = [character["id"] for character in BOX["character"]]
KINDS: Final = 5
SYMBOLS: Final = 3
POTIONS: Final = 60
CHARACTERS: Final = 13

CAPACITY: Final = vec[i64]([ingredient["capacity"] for ingredient in BOX["ingredient"]])
START: Final = vec[i64]([cubes for character in BOX["character"] for cubes in character["start"]])
MANDRAKE: Final[i64] = INGREDIENTS.index("mandrake")

BREW: Final[i64] = ARCANA.index("brew")
RAVEN: Final[i64] = ARCANA.index("raven")
TOME: Final[i64] = ARCANA.index("tome")


def symbols(card: dict[str, str]) -> list[int]:
    return [card.get("arcana", "").split().count(name) for name in ARCANA]


SYMBOLS_OF: Final = vec[i64]([number for potion in BOX["potion"] for number in symbols(potion)])
SYMBOLS_ON: Final = vec[i64]([number for character in BOX["character"] for number in symbols(character)])

# Each ability by the number of the character that has it.
NOVICE: Final[i64] = CHARACTER_IDS.index("novice")
SEER: Final[i64] = CHARACTER_IDS.index("seer")
DAREDEVIL: Final[i64] = CHARACTER_IDS.index("daredevil")
HIDDEN_POWER: Final[i64] = CHARACTER_IDS.index("hidden-power")
POTION_BREWER: Final[i64] = CHARACTER_IDS.index("potion-brewer")
SCHOLAR: Final[i64] = CHARACTER_IDS.index("grimoire-scholar")
TRICKSTER: Final[i64] = CHARACTER_IDS.index("trickster")
UNCONTROLLED: Final[i64] = CHARACTER_IDS.index("uncontrolled-powers")
GUST: Final[i64] = CHARACTER_IDS.index("gust")
JACK: Final[i64] = CHARACTER_IDS.index("jack-of-all-trades")
NO_CHARACTER: Final[i64] = -1

RAVEN_CUBES: Final[i64] = CONSTANTS["raven_cubes"]
SEER_HAND: Final[i64] = BOX["character"][SEER]["hand_size"]
SURGE_CUBES: Final[i64] = BOX["character"][UNCONTROLLED]["cubes"]
MANDRAKES: Final[i64] = BOX["character"][SCHOLAR]["mandrakes"]  # R24
CIRCLE_TO_END: Final[i64] = CONSTANTS["circle_to_end"]

# Some cubes of any kinds: what a raven removes, a brewer moves, and hybrid spaces hold together.
BUNDLES: Final[list[tuple[int, ...]]] = [
    tuple(kinds.count(kind) for kind in range(KINDS))
    for size in (1, 2, 3)
    for kinds in combinations_with_replacement(range(KINDS), size)
]
BUNDLE_OF: Final = vec[i64]([number for bundle in BUNDLES for number in bundle])
BUNDLE_SIZE: Final = vec[i64]([sum(bundle) for bundle in BUNDLES])

# Of a seat's own recipes a bit each: its potions, the character's own, and after them the unlocking.
OWN: Final = 60
UNLOCKED: Final = 61
BIT: Final = vec[i64]([1 << bit for bit in range(62)])  # compiled, a literal shifted so far loses its bits

# Where a cube that pays comes from; a source is a kind and one of these places.
BENCH_PLACE: Final[i64] = 0
BREWED_PLACE: Final[i64] = 1
TOME_PLACE: Final[i64] = 2
PLACES: Final[list[str]] = ["bench", "brewed", "tome"]
SOURCES: Final = 15

# Zones.

ZONES: Final = Zones(seats=5, depth=4, windows=True)
DECK_OF_POTIONS: Final = ZONES.pool("potions", [1] * POTIONS)
CHARACTER_CARDS: Final = ZONES.pool("characters", [character.get("copies", 1) for character in BOX["character"]])

player: Final = ZONES.player
CHARACTER: Final[i64] = player.pile("character", 1, PUBLIC, CHARACTER_CARDS, tells="its character")
DEALT: Final[i64] = player.pile("dealt", 2, OWNER, CHARACTER_CARDS, tells="characters dealt to it and not kept")
SPENT: Final[i64] = player.pile("spent", 1, PUBLIC, CHARACTER_CARDS, tells="its character, once discarded")
DRAWN: Final[i64] = player.pile("drawn", 5, OWNER, DECK_OF_POTIONS, tells="potions of its hand that it drew")
RECEIVED: Final[i64] = player.pile(
    "received", 5, GIVEN, DECK_OF_POTIONS, tells="potions of its hand that the seat before passed on"
)
THROWN: Final[i64] = player.pile(
    "thrown", 5, OWNER, DECK_OF_POTIONS, tells="potions of a discarded hand that it had drawn"
)
THROWN_RECEIVED: Final[i64] = player.pile(
    "thrown-received", 5, GIVEN, DECK_OF_POTIONS, tells="potions of a discarded hand that the seat before had passed on"
)
CHOSEN: Final[i64] = player.number(
    "chosen", OWNER, tells="the potion laid face down: 0 for none, or 1 + 2 × potion, and 1 more if it is turned"
)
TABLEAU: Final[i64] = player.pile("tableau", 35, PUBLIC, DECK_OF_POTIONS, tells="potions it has played")
TURNED: Final[i64] = player.bits(
    "turned", UNLOCKED, tells="recipes that lie turned, those of the potions and last the character’s own"
)
USED: Final[i64] = player.bits(
    "used", UNLOCKED + 1, tells="recipes used in this round, as in `turned`, and last the Scholar’s unlocking"
)
LAST: Final[i64] = player.number("last", tells="the initiative of the last potion played, 0 for none")
BENCH: Final[i64] = player.numbers("bench", KINDS, tells="cubes of each ingredient on the bench")
BREWED: Final[i64] = player.numbers("brewed", KINDS, tells="cubes of each ingredient on output spaces")
CAULDRON: Final[i64] = player.numbers("cauldron", KINDS, tells="cubes of each ingredient in the cauldron")
CIRCLE: Final[i64] = player.numbers("circle", KINDS, tells="cubes of each ingredient in the circle, a point each")
TRACK: Final[i64] = player.numbers("track", SYMBOLS, tells="symbols of each arcana on its track")
EFFECTS: Final[i64] = player.numbers("effects", SYMBOLS, tells="how often each arcana takes effect in this round")
TOMES: Final[i64] = player.numbers("tomes", KINDS, tells="1 for each ingredient that the supply pays in this round")
PLEA: Final[i64] = player.number(
    "plea", tells="what it asked chance for in this round: 0 nothing, 1 a new hand, 2 a potion of its hand"
)
BONUS: Final[i64] = player.number(
    "bonus", tells="the arcana that gambling brings in this round: 0 for none, or 1 + arcana"
)
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
DECK: Final[i64] = table.counts("deck", POTIONS, NOBODY, DECK_OF_POTIONS, tells="potions in the deck")
BOX_HIDDEN: Final[i64] = table.counts(
    "characters-left", CHARACTERS, NOBODY, CHARACTER_CARDS, tells="characters in the box that nobody sees"
)
BOX_SHOWN: Final[i64] = table.counts(
    "characters-out", CHARACTERS, PUBLIC, CHARACTER_CARDS, tells="characters in the box that everybody sees"
)
PHASE: Final[i64] = table.number(
    "phase",
    tells="0 choosing characters, 1 gains of Uncontrolled Powers, 2 choosing potions, 3 chance, 4 arcana, 5 brewing",
)
ROUND: Final[i64] = table.number("round", tells="the number of the round, from 1; 0 while characters are chosen")
OPTION_CHARACTERS: Final[i64] = table.number(
    "option-characters", tells="0 if all are novices, 1 if characters are chosen"
)
OPTION_BREWING: Final[i64] = table.number(
    "option-brewing", tells="0 if brews are shown in the order of initiative, 1 if all at once"
)

# Phases, in the order of a round.
CASTING: Final[i64] = 0  # characters are chosen, once
SURGE: Final[i64] = 1
STUDY: Final[i64] = 2
CHANCE_PLAY: Final[i64] = 3  # of those who asked chance for their potion
RESOLVE_ARCANA: Final[i64] = 4
BREWING: Final[i64] = 5
PHASES: Final[list[str]] = ["characters", "surge", "study", "chance", "arcana", "brewing"]

# Pleas.
REDRAW_HAND: Final[i64] = 1
GAMBLE_ON_HAND: Final[i64] = 2

# Words.

LEXICON: Final = Lexicon("bal-des-chaudrons", rules=1)
INGREDIENT: Final = LEXICON.domain("ingredient", INGREDIENTS)
POTION: Final = LEXICON.domain("potion", POTION_IDS)
WITCH: Final = LEXICON.domain("character", CHARACTER_IDS)
SYMBOL: Final = LEXICON.domain("arcana", ARCANA)
BUNDLE: Final = LEXICON.domain(
    "bundle",
    ["+".join(f"{number}{INGREDIENTS[kind]}" for kind, number in enumerate(cubes) if number) for cubes in BUNDLES],
    of=INGREDIENT,
)
SOURCE: Final = LEXICON.domain("source", [f"{place}-{name}" for name in INGREDIENTS for place in PLACES])
CUBES: Final = LEXICON.bag("cubes", of=INGREDIENT)

KEEP: Final[i64] = LEXICON.verb("keep", WITCH)
GAIN: Final[i64] = LEXICON.verb("gain", INGREDIENT)
PLAY: Final[i64] = LEXICON.verb("play", POTION)
TURN: Final[i64] = LEXICON.verb("turn", POTION)
REDRAW: Final[i64] = LEXICON.verb("redraw")
GAMBLE: Final[i64] = LEXICON.verb("gamble")
WISH: Final[i64] = LEXICON.verb("wish", SYMBOL)
MOVE: Final[i64] = LEXICON.verb("move", BUNDLE)
ADD: Final[i64] = LEXICON.verb("add", INGREDIENT)
REMOVE: Final[i64] = LEXICON.verb("remove", BUNDLE)
OPEN: Final[i64] = LEXICON.verb("open", INGREDIENT)
DECLINE: Final[i64] = LEXICON.verb("decline")
USE: Final[i64] = LEXICON.verb("use", POTION)
INVOKE: Final[i64] = LEXICON.verb("invoke")
UNLOCK: Final[i64] = LEXICON.verb("unlock")
FINISH: Final[i64] = LEXICON.verb("finish")
PAY: Final[i64] = LEXICON.verb("pay", SOURCE)
MAKE: Final[i64] = LEXICON.verb("make", BUNDLE)
TAKE: Final[i64] = LEXICON.verb("take", INGREDIENT)

CHOOSE_CHARACTER: Final[i64] = LEXICON.decision("character", [KEEP])
CHOOSE_SURGE: Final[i64] = LEXICON.decision("surge", [GAIN])
CHOOSE_POTION: Final[i64] = LEXICON.decision("study", [PLAY, TURN, REDRAW, GAMBLE], sealed=True)  # R43
CHOOSE_BONUS: Final[i64] = LEXICON.decision("bonus", [WISH, DECLINE])
CHOOSE_SIDE: Final[i64] = LEXICON.decision("side", [PLAY, TURN])
CHOOSE_MOVE: Final[i64] = LEXICON.decision("decant", [MOVE, DECLINE])
CHOOSE_ADD: Final[i64] = LEXICON.decision("brew", [ADD, DECLINE])
CHOOSE_REMOVE: Final[i64] = LEXICON.decision("raven", [REMOVE, DECLINE])
CHOOSE_TOME: Final[i64] = LEXICON.decision("tome", [OPEN, DECLINE])
CHOOSE_USE: Final[i64] = LEXICON.decision("produce", [USE, INVOKE, UNLOCK, FINISH])
CHOOSE_PAY: Final[i64] = LEXICON.decision("pay", [PAY])
CHOOSE_MAKE: Final[i64] = LEXICON.decision("make", [MAKE])
CHOOSE_MANDRAKE: Final[i64] = LEXICON.decision("unlock-pay", [PAY])
CHOOSE_UNLOCK: Final[i64] = LEXICON.decision("unlock", [OPEN])
CHOOSE_TAKE: Final[i64] = LEXICON.decision("take", [TAKE, DECLINE])

KEPT: Final[i64] = LEXICON.event("kept", {"player": SEAT, "character": WITCH})
ROUND_BEGAN: Final[i64] = LEXICON.event("round", {"number": NUMBER})
SURGED: Final[i64] = LEXICON.event("surged", {"player": SEAT, "cubes": CUBES})
REDREW: Final[i64] = LEXICON.event("redrew", {"player": SEAT, "number": NUMBER})
GAMBLED: Final[i64] = LEXICON.event("gambled", {"player": SEAT})
CHANCE_BROUGHT: Final[i64] = LEXICON.event("chance-brought", {"player": SEAT, "potion": POTION})
DREW: Final[i64] = LEXICON.event("drew", {"player": SEAT, "potion": POTION})
REVEALED: Final[i64] = LEXICON.event("revealed", {"player": SEAT, "potion": POTION})
REVEALED_TURNED: Final[i64] = LEXICON.event("revealed-turned", {"player": SEAT, "potion": POTION})
WISHED: Final[i64] = LEXICON.event("wished", {"player": SEAT, "arcana": SYMBOL})
TRIGGERED: Final[i64] = LEXICON.event("triggered", {"player": SEAT, "arcana": SYMBOL, "number": NUMBER})
MOVED: Final[i64] = LEXICON.event("moved", {"player": SEAT, "bundle": BUNDLE})
ADDED: Final[i64] = LEXICON.event("added", {"player": SEAT, "ingredient": INGREDIENT})
REMOVED: Final[i64] = LEXICON.event("removed", {"player": SEAT, "bundle": BUNDLE})
OPENED: Final[i64] = LEXICON.event("opened", {"player": SEAT, "ingredient": INGREDIENT})
USED_POTION: Final[i64] = LEXICON.event("used", {"player": SEAT, "potion": POTION})
INVOKED: Final[i64] = LEXICON.event("invoked", {"player": SEAT, "character": WITCH})
UNLOCKS: Final[i64] = LEXICON.event("unlocks", {"player": SEAT})
# What was paid, by the places it came from, in their order.
PAID_FROM_BENCH: Final[i64] = LEXICON.event("paid-bench", {"player": SEAT, "cubes": CUBES})
PAID_FROM_BREWED: Final[i64] = LEXICON.event("paid-brewed", {"player": SEAT, "cubes": CUBES})
PAID_BY_TOME: Final[i64] = LEXICON.event("paid-tome", {"player": SEAT, "cubes": CUBES})
MADE: Final[i64] = LEXICON.event("made", {"player": SEAT, "cubes": CUBES})
DISCARDED: Final[i64] = LEXICON.event("discarded", {"player": SEAT, "character": WITCH})
FILLED: Final[i64] = LEXICON.event("filled", {"player": SEAT, "cubes": CUBES})
TOOK: Final[i64] = LEXICON.event("took", {"player": SEAT, "ingredient": INGREDIENT})
PASSED: Final[i64] = LEXICON.event("passed", {"player": SEAT, "neighbour": SEAT, "cubes": CUBES})
OVERFLOWED: Final[i64] = LEXICON.event("overflowed", {"player": SEAT, "neighbour": SEAT, "cubes": CUBES})
GOT_POTION: Final[i64] = LEXICON.event("received", {"player": SEAT, "potion": POTION})
HANDS_PASSED: Final[i64] = LEXICON.event("hands-passed", {})
TRICK_TURNED: Final[i64] = LEXICON.event("trick-turned", {"player": SEAT})
RESHUFFLED: Final[i64] = LEXICON.event("reshuffled", {"number": NUMBER})
REACHED: Final[i64] = LEXICON.event("reached", {"player": SEAT, "number": NUMBER})
EXHAUSTED: Final[i64] = LEXICON.event("exhausted", {"number": NUMBER})

NOT_DEALT: Final[i64] = LEXICON.reason("not-dealt")
NOT_IN_HAND: Final[i64] = LEXICON.reason("not-in-hand")
ONE_WAY: Final[i64] = LEXICON.reason("one-way")
NOT_NOVICE: Final[i64] = LEXICON.reason("not-novice")
NOT_DAREDEVIL: Final[i64] = LEXICON.reason("not-daredevil")
CHANCE_CHOSE: Final[i64] = LEXICON.reason("chance-chose")
TOO_MANY: Final[i64] = LEXICON.reason("too-many")
NOT_ON_BENCH: Final[i64] = LEXICON.reason("not-on-bench")
NOT_IN_TABLEAU: Final[i64] = LEXICON.reason("not-in-tableau")
USED_ALREADY: Final[i64] = LEXICON.reason("used-already")
NOTHING_ON_IT: Final[i64] = LEXICON.reason("nothing-on-it")
CANNOT_PAY: Final[i64] = LEXICON.reason("cannot-pay")
NO_OWN_POTION: Final[i64] = LEXICON.reason("no-own-potion")
NOT_SCHOLAR: Final[i64] = LEXICON.reason("not-scholar")
MANDRAKES_MISSING: Final[i64] = LEXICON.reason("mandrakes-missing")
NOT_THERE: Final[i64] = LEXICON.reason("not-there")
NO_TOME: Final[i64] = LEXICON.reason("no-tome")
NO_SUCH_SPACE: Final[i64] = LEXICON.reason("no-such-space")
OUT_OF_ORDER: Final[i64] = LEXICON.reason("out-of-order")


# What is said about a seat in many rules.


def left(b: vec[i64], seat: i64) -> i64:
    return (seat + 1) % b[PLAYERS]


def right(b: vec[i64], seat: i64) -> i64:
    return (seat + b[PLAYERS] - 1) % b[PLAYERS]


def character(b: vec[i64], seat: i64) -> i64:
    return b[ME * seat + CHARACTER + 1] if b[ME * seat + CHARACTER] > 0 else NO_CHARACTER


def hand_size(b: vec[i64], seat: i64) -> i64:
    return b[ME * seat + DRAWN] + b[ME * seat + RECEIVED]


def card_in_hand(b: vec[i64], seat: i64, index: i64) -> i64:
    drawn = b[ME * seat + DRAWN]
    return b[ME * seat + DRAWN + 1 + index] if index < drawn else b[ME * seat + RECEIVED + 1 + index - drawn]


def on_bench(b: vec[i64], seat: i64, bundle: i64) -> bool:
    for kind in range(KINDS):
        if BUNDLE_OF[KINDS * bundle + kind] > b[ME * seat + BENCH + kind]:
            return False
    return True
