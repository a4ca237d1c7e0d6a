"""Elixir Mixer: what there is, who may see it, and the words the rules use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.components import components
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import NOBODY, OWNER, PUBLIC, Zones

BOX: Final = components("philtre.games.elixir_mixer")
CONSTANTS: Final = BOX["constants"]

COLOUR_NAMES: Final[list[str]] = [colour["id"] for colour in BOX["colour"]]
COLOURS: Final = 5
KINDS: Final = 36  # of ingredient cards, in the order in which cards are picked and used
ELIXIRS: Final = 30
BONUSES: Final = 10
HAND_LIMIT: Final[i64] = CONSTANTS["hand_limit"]
MIXED_SUM: Final[i64] = CONSTANTS["mixed_sum"]
WEAKEST: Final = 10  # the values of a pile's first and last elixir
STRONGEST: Final = 15
PILE_SIZE: Final = 6

TARGET: Final = vec[i64]([target["points"] for target in BOX["target"]])  # of two players first
VALUE: Final = vec[i64]([card["value"] for card in BOX["card"]])

# The kinds that may make up a sum: for each colour its own cards and the joker, and after them
# all kinds, for what may be of any colour (the mixed elixir and the trades). A joker's place
# among the others is that of its value, so every run is in order.
ANY: Final = 5
RUNS: Final[list[list[int]]] = [
    [kind for kind, card in enumerate(BOX["card"]) if name in (card["colour"], "any") or card["colour"] == "any"]
    for name in [*COLOUR_NAMES, "any"]
]
USABLE: Final = vec[i64]([kind for run in RUNS for kind in run])
RUN: Final = vec[i64]([sum(len(run) for run in RUNS[:colour]) for colour in range(len(RUNS) + 1)])
FITS: Final = vec[i64]([int(kind in run) for run in RUNS for kind in range(KINDS)])

# Bonus cards by their number; the four-card bonus of a colour is FOUR_CARDS + colour.
FIVE_COLOURS: Final[i64] = 0
THREE_OF_A_COLOUR: Final[i64] = 1
THREE_IN_A_ROW: Final[i64] = 2
TWO_ELIXIRS: Final[i64] = 3
FOUR_CARDS: Final[i64] = 4
MIXED_ELIXIR: Final[i64] = 9

# Zones.

ZONES: Final = Zones(seats=4, depth=1)
CARDS: Final = ZONES.pool("cards", [card["copies"] for card in BOX["card"]])

player: Final = ZONES.player
# What comes from the market is known.
HAND: Final[i64] = player.counts("hand", KINDS, OWNER, CARDS, known=True, tells="ingredient cards in hand")
KNOWN: Final[i64] = HAND + KINDS
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
DECK: Final[i64] = table.counts("deck", KINDS, NOBODY, CARDS, tells="ingredient cards in the deck")
DISCARD: Final[i64] = table.counts("discard", KINDS, PUBLIC, CARDS, tells="ingredient cards in the discard pile")  # R2
MARKET: Final[i64] = table.counts("market", KINDS, PUBLIC, CARDS, tells="ingredient cards in the market")
ASIDE: Final[i64] = table.counts("traded", KINDS, PUBLIC, CARDS, tells="the card given in a trade, until it is paid")
TOP: Final[i64] = table.numbers(
    "top", COLOURS, tells="the value to brew next in each colour, from 10; 16 if the pile is used up"
)
ELIXIR_OF: Final[i64] = table.numbers("elixir-of", ELIXIRS, tells="who has each elixir card: 0 for nobody, or 1 + seat")
BONUS_OF: Final[i64] = table.numbers("bonus-of", BONUSES, tells="who has each bonus card: 0 for nobody, or 1 + seat")
BREWED_NOW: Final[i64] = table.number("brewed-now", tells="elixir cards taken in this turn")
FIRST: Final[i64] = table.number("first", tells="the seat that began")
TURN: Final[i64] = table.number("turn", tells="the number of the present turn, from 1")
LAST_POINT: Final[i64] = table.number("last-point", tells="the turn in which a point was last won, 0 for none")
OPTION_FIRST: Final[i64] = table.number("option-first", tells="who was to begin: 0 for chance, or 1 + seat")

# Words.

LEXICON: Final = Lexicon("elixir-mixer", rules=1)
CARD: Final = LEXICON.domain("card", [card["id"] for card in BOX["card"]])
COLOUR: Final = LEXICON.domain("colour", COLOUR_NAMES)
ELIXIR: Final = LEXICON.domain("elixir", [elixir["id"] for elixir in BOX["elixir"]])
BONUS: Final = LEXICON.domain("bonus", [bonus["id"] for bonus in BOX["bonus"]])

DRAW: Final[i64] = LEXICON.verb("draw")
TAKE: Final[i64] = LEXICON.verb("take", CARD)
TRADE: Final[i64] = LEXICON.verb("trade", CARD)
PICK: Final[i64] = LEXICON.verb("pick", CARD)
BREW: Final[i64] = LEXICON.verb("brew", COLOUR)
MIX: Final[i64] = LEXICON.verb("mix")
STOP: Final[i64] = LEXICON.verb("stop")
USE: Final[i64] = LEXICON.verb("use", CARD)
RETURN: Final[i64] = LEXICON.verb("return", CARD)

CHOOSE_GATHER: Final[i64] = LEXICON.decision("gather", [DRAW, TAKE, TRADE])
CHOOSE_PICK: Final[i64] = LEXICON.decision("trade-pick", [PICK])
CHOOSE_BREW: Final[i64] = LEXICON.decision("brew", [BREW, MIX, STOP], always=True)
CHOOSE_USE: Final[i64] = LEXICON.decision("use", [USE])
CHOOSE_RETURN: Final[i64] = LEXICON.decision("return", [RETURN])

STARTS: Final[i64] = LEXICON.event("starts", {"player": SEAT})
DREW: Final[i64] = LEXICON.event("drew", {"player": SEAT})
DREW_WHAT: Final[i64] = LEXICON.event("drew-what", {"player": SEAT, "card": CARD})
TOOK: Final[i64] = LEXICON.event("took", {"player": SEAT, "card": CARD})
TRADED: Final[i64] = LEXICON.event("traded", {"player": SEAT, "card": CARD})
GOT: Final[i64] = LEXICON.event("got", {"player": SEAT, "card": CARD})
USED: Final[i64] = LEXICON.event("used", {"player": SEAT, "card": CARD})
BREWED: Final[i64] = LEXICON.event("brewed", {"player": SEAT, "elixir": ELIXIR, "number": NUMBER})
MIXED: Final[i64] = LEXICON.event("mixed", {"player": SEAT, "number": NUMBER})
WON_BONUS: Final[i64] = LEXICON.event("won-bonus", {"player": SEAT, "bonus": BONUS})
RETURNED: Final[i64] = LEXICON.event("returned", {"player": SEAT, "card": CARD})
REFILLED: Final[i64] = LEXICON.event("refilled", {"card": CARD})
RESHUFFLED: Final[i64] = LEXICON.event("reshuffled", {"number": NUMBER})
REACHED: Final[i64] = LEXICON.event("reached", {"player": SEAT, "points": NUMBER})
STALLED: Final[i64] = LEXICON.event("stalled", {"number": NUMBER})

NOTHING_TO_DRAW: Final[i64] = LEXICON.reason("nothing-to-draw")
NOT_IN_MARKET: Final[i64] = LEXICON.reason("not-in-market")
NOT_IN_HAND: Final[i64] = LEXICON.reason("not-in-hand")
NO_EQUAL_SUM: Final[i64] = LEXICON.reason("no-equal-sum")
TOO_MUCH: Final[i64] = LEXICON.reason("too-much")
OUT_OF_ORDER: Final[i64] = LEXICON.reason("out-of-order")
REST_IMPOSSIBLE: Final[i64] = LEXICON.reason("rest-impossible")
PILE_USED_UP: Final[i64] = LEXICON.reason("pile-used-up")
NO_BREW: Final[i64] = LEXICON.reason("no-brew")
MIXED_TAKEN: Final[i64] = LEXICON.reason("mixed-taken")
NO_MIX: Final[i64] = LEXICON.reason("no-mix")
OTHER_COLOUR: Final[i64] = LEXICON.reason("other-colour")

# Sums of cards, as bits: bit s is set when some of the cards add up to s.

# Compiled, a literal 1 shifted left is a C int and loses its bits from the 31st on; a table does not.
BIT: Final = vec[i64]([1 << kind for kind in range(KINDS)])
SUMS: Final[i64] = 2 * BIT[MIXED_SUM] - 1  # no sum above the mixed elixir's matters


def sums(b: vec[i64], at: i64, colour: i64) -> i64:
    """The sums that cards of a zone can make, of one colour with jokers, or of ANY."""
    reached: i64 = 1
    for i in range(RUN[colour], RUN[colour + 1]):
        kind = USABLE[i]
        for _copy in range(b[at + kind]):
            reached |= reached << VALUE[kind] & SUMS
    return reached


def continuations(b: vec[i64], at: i64, colour: i64, last: i64, owed: i64) -> i64:
    """The kinds, a bit each, that may come next in a sum: not before the last, and the rest can be made up behind."""
    found: i64 = 0
    reached: i64 = 1
    i = RUN[colour + 1] - 1
    while i >= RUN[colour] and USABLE[i] >= last:
        kind = USABLE[i]
        value = VALUE[kind]
        if b[at + kind] > 0:
            for _copy in range(b[at + kind] - 1):
                reached |= reached << value & SUMS
            if value <= owed and reached >> (owed - value) & 1:
                found |= BIT[kind]
            reached |= reached << value & SUMS
        i -= 1
    return found


def usable(kind: i64, colour: i64) -> bool:
    """Whether a card may be part of a sum of a colour, or of ANY."""
    return FITS[KINDS * colour + kind] != 0


# What lies before a player.


def elixirs_of(b: vec[i64], seat: i64, colour: i64) -> i64:
    """The elixirs of one colour that a seat has, a bit each, the weakest lowest."""
    owned: i64 = 0
    for i in range(PILE_SIZE):
        if b[ELIXIR_OF + PILE_SIZE * colour + i] == 1 + seat:
            owned |= BIT[i]
    return owned


def elixirs(b: vec[i64], seat: i64) -> i64:
    number: i64 = 0
    for card in range(ELIXIRS):
        if b[ELIXIR_OF + card] == 1 + seat:
            number += 1
    return number


def points(b: vec[i64], seat: i64) -> i64:
    """One for each elixir card and each bonus card."""
    number = elixirs(b, seat)
    for bonus in range(BONUSES):
        if b[BONUS_OF + bonus] == 1 + seat:
            number += 1
    return number


def at_least_three(bits: i64) -> bool:
    bits &= bits - 1
    return bits & (bits - 1) != 0


# A question carries two numbers; where it needs more, each of them holds a pair.

PAIR: Final[i64] = 64


def pair(one: i64, other: i64) -> i64:
    return PAIR * one + other


def first(both: i64) -> i64:
    return both // PAIR


def second(both: i64) -> i64:
    return both % PAIR
