"""Elixir Mixer: what a greedy player values, in hundredths of a point.

Points first; then what the hand promises for the next turn: an elixir it can brew already, one
that a single card of the market completes, one that a trade completes, one that a lucky draw would
complete, and how near the sum is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import PLAYERS, total

POINT: Final[i64] = 100
VICTORY: Final[i64] = 1000
READY: Final[i64] = 60  # percent of a point for an elixir that can be brewed next turn
TAKEABLE: Final[i64] = 50  # somebody else may take the card before
TRADABLE: Final[i64] = 40
DRAWABLE: Final[i64] = 3  # for each kind of card that would complete it
NEARNESS: Final[i64] = 15  # for a sum that is all but complete
JOKER_HELD: Final[i64] = 12
CARD_HELD: Final[i64] = 8
SURPLUS: Final[i64] = 20  # a card above the limit goes to the next player
PILE: Final[i64] = BIT[PILE_SIZE] - 1  # the bits of one colour's elixirs
JOKER: Final[i64] = CARD.index["joker"]


def judged(b: vec[i64], seat: i64) -> i64:
    """The lead over the best opponent, and what the position promises."""
    best: i64 = 0
    for other in range(b[PLAYERS]):
        if other != seat:
            best = max(best, points(b, other))
    mine = points(b, seat)
    value = POINT * (mine - best)
    if mine >= TARGET[b[PLAYERS] - 2]:
        return value + VICTORY
    return value + hand_value(b, seat) + prospects(b, seat)


def hand_value(b: vec[i64], seat: i64) -> i64:
    hand = ME * seat + HAND
    cards = total(b, hand, KINDS)
    surplus = max(i64(0), cards - HAND_LIMIT)
    return JOKER_HELD * b[hand + JOKER] + CARD_HELD * (cards - surplus) - SURPLUS * surplus


def prospects(b: vec[i64], seat: i64) -> i64:
    """The best elixir in reach, and a share of each that is less so."""
    best: i64 = 0
    others: i64 = 0
    owned = owned_by(b, seat)
    market = sums(b, MARKET, ANY)
    for colour in range(COLOURS + 1):
        if colour == ANY:
            if b[BONUS_OF + MIXED_ELIXIR] != 0:
                break
            promise = likely(b, seat, ANY, MIXED_SUM, market)
        elif b[TOP + colour] > STRONGEST:
            continue
        else:
            promise = likely(b, seat, colour, b[TOP + colour], market) * gain(b, owned, colour)
        others += min(best, promise)
        best = max(best, promise)
    return best + others // 4


def likely(b: vec[i64], seat: i64, colour: i64, wanted: i64, market: i64) -> i64:
    """How likely, in percent, a seat can make a sum in its next turn; ``market`` are the sums that can be had there."""
    hand = ME * seat + HAND
    held = sums(b, hand, colour)
    if held >> wanted & 1:
        return READY
    completing: i64 = 0
    for i in range(RUN[colour], RUN[colour + 1]):
        kind = USABLE[i]
        if held >> (wanted - VALUE[kind]) & 1:
            if b[MARKET + kind] > 0:
                return TAKEABLE
            completing += 1
    if tradable(b, hand, colour, held, wanted, market):
        return TRADABLE
    nearest = wanted - 1
    while held >> nearest & 1 == 0:
        nearest -= 1
    return DRAWABLE * completing + NEARNESS * nearest // wanted


def tradable(b: vec[i64], hand: i64, colour: i64, held: i64, wanted: i64, market: i64) -> bool:
    """Whether a card that a sum does without buys, alone or among others, what completes it."""
    if colour == ANY:
        return False  # no card is one that the sum does without
    offered = sums(b, MARKET, colour)
    for kind in range(KINDS):
        if b[hand + kind] > 0 and not usable(kind, colour):
            for part in range(1, VALUE[kind] + 1):
                if offered >> part & market >> (VALUE[kind] - part) & held >> (wanted - part) & 1:
                    return True
    return False


def owned_by(b: vec[i64], seat: i64) -> i64:
    """All elixirs of a seat, a bit each: those of the first colour lowest."""
    owned: i64 = 0
    for card in range(ELIXIRS):
        if b[ELIXIR_OF + card] == 1 + seat:
            owned |= BIT[card]
    return owned


def gain(b: vec[i64], owned: i64, colour: i64) -> i64:
    """The points of the next elixir of a colour: its own, and those of the bonuses it completes."""
    values: i64 = 0
    colours: i64 = 0
    gained: i64 = 1
    owned |= BIT[PILE_SIZE * colour + b[TOP + colour] - WEAKEST]
    for other in range(COLOURS):
        of_colour = owned >> PILE_SIZE * other & PILE
        if other == colour and b[BONUS_OF + THREE_OF_A_COLOUR] == 0 and at_least_three(of_colour):
            gained += 1
        values |= of_colour
        if of_colour != 0:
            colours += 1
    if b[BONUS_OF + THREE_IN_A_ROW] == 0 and values & values >> 1 & values >> 2 != 0:
        gained += 1
    if b[BONUS_OF + FIVE_COLOURS] == 0 and colours == COLOURS:
        gained += 1
    return gained
