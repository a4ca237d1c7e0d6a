"""Les Potions d'Azerlande: market cards, and the Market action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.gains import gain, has_pair, meet_goal
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State

CARDS_TO_REWARD: Final[i64] = CONSTANTS["daily_cards"]
BLACK_MARKET_CARDS: Final[i64] = CONSTANTS["black_market"]


def draw_market_card(game: State, to: i64) -> i64:
    """Take a card off the market deck; -1 if there is none, the discard pile reshuffled (R6) included."""
    b = game.b
    left = cards_at(b, DECK)
    if left == 0:
        reshuffle(game)
        left = cards_at(b, DECK)
        if left == 0:
            return -1
    index = game.below(left)
    card: i64 = 0
    while b[CARD_AT + card] != DECK or index > 0:
        if b[CARD_AT + card] == DECK:
            index -= 1
        card += 1
    b[CARD_AT + card] = to
    return card


def reshuffle(game: State) -> None:
    discarded = cards_at(game.b, DISCARD)
    move_cards(game.b, DISCARD, DECK)
    if discarded > 0:
        game.tell(RESHUFFLED, discarded)


def cards_at(b: vec[i64], place: i64) -> i64:
    number: i64 = 0
    for card in range(CARD_AT, CARD_AT + CARDS):
        if b[card] == place:
            number += 1
    return number


def move_cards(b: vec[i64], place: i64, to: i64) -> None:
    for card in range(CARD_AT, CARD_AT + CARDS):
        if b[card] == place:
            b[card] = to


def reserve_cards(game: State, seat: i64) -> None:
    """Two cards for a black market."""
    for _card in range(BLACK_MARKET_CARDS):
        card = draw_market_card(game, RESERVED + seat)
        if card >= 0:
            game.tell(RESERVES, seat, card)


# The action: any number of purchases and trades, in rank order.


def list_market(b: vec[i64], seat: i64, out: Moves) -> None:
    mine = ME * seat
    for card in range(CARDS):
        place = b[CARD_AT + card]
        if (place == ROW or place == RESERVED + seat) and COST[card] <= b[mine + GOLD]:
            out.add(BUY + card)
    for two in range(PAIRS):
        if has_pair(b, mine + INGREDIENTS, two):
            out.add(TRADE + two)
    out.add(PASS)


def resolve_market(game: State, seat: i64, choice: i64) -> None:
    if choice == PASS:
        return
    game.ask(seat, CHOOSE_MARKET)
    if choice < TRADE:
        buy(game, seat, choice - BUY)
    else:
        two = choice - TRADE
        game.b[ME * seat + INGREDIENTS + PAIR[2 * two]] -= 1
        game.b[ME * seat + INGREDIENTS + PAIR[2 * two + 1]] -= 1
        game.ask(seat, CHOOSE_TRADE, two)


def buy(game: State, seat: i64, card: i64) -> None:
    b = game.b
    b[ME * seat + GOLD] -= COST[card]
    b[CARD_AT + card] = DISCARD
    game.tell(BOUGHT_CARD, seat, card)
    meet_goal(game, seat, FOR_BUYING)
    count_purchase(game, seat)
    gain(game, seat, CARD_GAIN, card)


def count_purchase(game: State, seat: i64) -> None:
    """Visitors who reward purchases count those made while they are in the tableau (R11)."""
    b = game.b
    for visitor in range(VISITORS):
        if DAILY[visitor] == WHEN_BUYING and b[VISITOR_AT + visitor] == TABLEAU + seat:
            b[ME * seat + BOUGHT] += 1
            if b[ME * seat + BOUGHT] >= CARDS_TO_REWARD:
                reward(game, seat, visitor)


def reward(game: State, seat: i64, visitor: i64) -> None:
    """The benefit of a once-per-day visitor, unless it was had today."""
    if game.b[TILTED + visitor] == 0:
        game.b[TILTED + visitor] = 1
        game.tell(GOT_DAILY, seat, visitor)
        gain(game, seat, VISITOR_GAIN, visitor)


def list_trades(two: i64, out: Moves) -> None:
    """What a pair is traded for: not for what was given (R31)."""
    for kind in range(KINDS):
        if kind != PAIR[2 * two] and kind != PAIR[2 * two + 1]:
            out.add(TAKE + kind)


def trade(game: State, seat: i64, two: i64, kind: i64) -> None:
    game.b[ME * seat + INGREDIENTS + kind] += 1
    game.tell(TRADED, seat, two, kind)


def why_not_market(b: vec[i64], seat: i64, choice: i64) -> i64:
    if choice >= TRADE:
        return PAIR_MISSING
    place = b[CARD_AT + choice - BUY]
    if place == ROW or place == RESERVED + seat:
        return GOLD_MISSING
    return CARD_RESERVED if place >= RESERVED else CARD_NOT_OFFERED
