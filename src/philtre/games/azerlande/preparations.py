"""Les Potions d'Azerlande: setup, and phase 1 of every day."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.gains import gain
from philtre.games.azerlande.market import draw_market_card, move_cards, reserve_cards
from philtre.games.azerlande.state import *
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS

CARDS_FOR_EACH: Final[i64] = CONSTANTS["market_row"]

# Setup.


def deal_cauldrons(game: State) -> None:
    b = game.b
    for seat in range(b[PLAYERS]):
        b[CAULDRONS + seat] = seat
    for last in range(b[PLAYERS] - 1, 0, -1):
        other = game.below(last + 1)
        held = b[CAULDRONS + last]
        b[CAULDRONS + last] = b[CAULDRONS + other]
        b[CAULDRONS + other] = held


def hand_out_tiles(b: vec[i64]) -> None:
    for seat in range(b[PLAYERS]):
        for number in range(1, TILES_EACH):
            b[ME * seat + TILES + number] = 1


def invite_visitors(game: State) -> None:
    """The first visitors are in town, those of the deck are still to come, the first of them on the road."""
    b = game.b
    row = SORTS * (parties(b[PLAYERS]) - 2)
    for sort in range(SORTS):
        b[TO_COME + sort] = DECK_OF[row + sort]
    for _visitor in range(b[TO_COME]):
        b[VISITOR_AT + draw_visitor(game, 0)] = TOWN
    send_on_the_road(game)


def draw_visitor(game: State, sort: i64) -> i64:
    """One of the visitors of a sort that nobody has seen, each as likely as any other."""
    b = game.b
    unseen: i64 = 0
    for visitor in range(VISITORS):
        if SORT[visitor] == sort and b[VISITOR_AT + visitor] == UNSEEN:
            unseen += 1
    index = game.below(unseen)
    b[TO_COME + sort] -= 1
    for visitor in range(VISITORS):
        if SORT[visitor] == sort and b[VISITOR_AT + visitor] == UNSEEN:
            if index == 0:
                return visitor
            index -= 1
    raise AssertionError("no visitor of that sort is left")


def send_on_the_road(game: State) -> None:
    """Reveal one visitor of the deck for each player, if it has any left."""
    b = game.b
    for _visitor in range(parties(b[PLAYERS])):
        left = b[TO_COME] + b[TO_COME + 1] + b[TO_COME + 2] + b[TO_COME + 3]
        if left == 0:
            return
        index = game.below(left)
        sort: i64 = 0
        while index >= b[TO_COME + sort]:
            index -= b[TO_COME + sort]
            sort += 1
        visitor = draw_visitor(game, sort)
        b[VISITOR_AT + visitor] = ROAD
        game.tell(SET_OUT, visitor)


# Every morning.


def set_upright(b: vec[i64]) -> None:
    """Once-per-day visitors may be used again, and the counts of the day begin anew."""
    for visitor in range(VISITORS):
        b[TILTED + visitor] = 0
    for seat in range(b[PLAYERS]):
        mine = ME * seat
        b[mine + DRUNK] = 0
        b[mine + SERVED] = 0
        b[mine + WORKED] = 0
        b[mine + BOUGHT] = 0
        for action in range(ACTIONS):
            b[mine + MULTIPLIER + action] = 0
            b[mine + SHOWN + action] = 0


def restock_market(game: State) -> None:
    """New cards for everybody, then, by cauldron, for the black markets (R46)."""
    b = game.b
    move_cards(b, ROW, DISCARD)
    for seat in range(b[PLAYERS]):
        move_cards(b, RESERVED + seat, DISCARD)
    lay_out_market(game)
    for cauldron in range(parties(b[PLAYERS])):
        who = b[CAULDRONS + cauldron]
        if who != AI and b[ME * who + ABILITIES + BLACK_MARKET] > 0:
            reserve_cards(game, who)


def lay_out_market(game: State) -> None:
    for _card in range(CARDS_FOR_EACH * parties(game.b[PLAYERS])):
        card = draw_market_card(game, ROW)
        game.tell(OFFERED, card)


def welcome_visitors(game: State) -> None:
    b = game.b
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == ROAD:
            b[VISITOR_AT + visitor] = TOWN
            game.tell(ARRIVED, visitor)
    send_on_the_road(game)


def reveal_bonus(game: State) -> None:
    """One of the bonuses not seen so far. A gift is given at once; who must choose does so out of sight."""
    b = game.b
    unseen: i64 = 0
    for bonus in range(BONUSES):
        if b[BONUS_SEEN + bonus] == 0:
            unseen += 1
    index = game.below(unseen)
    bonus = 0
    while b[BONUS_SEEN + bonus] != 0 or index > 0:
        if b[BONUS_SEEN + bonus] == 0:
            index -= 1
        bonus += 1
    b[BONUS_SEEN + bonus] = 1
    b[BONUS] = 1 + bonus
    game.tell(BONUS_SHOWN, bonus)
    for seat in range(b[PLAYERS]):
        gain(game, seat, BONUS_GAIN, bonus)
        if BONUS_GAIN[GAIN * bonus + ANY] > 0:
            game.hide(seat)


def give_starting_resources(game: State, cauldron: i64) -> None:
    """What the cauldron brings to who holds it (R4)."""
    who = game.b[CAULDRONS + cauldron]
    if who != AI:
        gain(game, who, CAULDRON_GAIN, cauldron)
