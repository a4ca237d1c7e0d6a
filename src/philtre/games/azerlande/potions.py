"""Les Potions d'Azerlande: phase 3, in which potions are drunk."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.gains import ask_ingredients, gain, gain_one, meet_goal
from philtre.games.azerlande.market import cards_at, draw_market_card, move_cards, reserve_cards, reward
from philtre.games.azerlande.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS

ZEROS: Final[i64] = CONSTANTS["zeros"]
PILFER_CARDS: Final[i64] = CONSTANTS["pilfer_cards"]
PILFER_BAGS: Final[i64] = CONSTANTS["pilfer_bags"]
PILFER_LOSS: Final[i64] = CONSTANTS["pilfer_loss"]
COLLECTED: Final[i64] = CONSTANTS["collected"]


def list_drinks(b: vec[i64], seat: i64, out: Moves) -> None:
    for drink in range(DRINKS):
        if b[ME * seat + POTIONS + drink // KINDS] > 0 and why_no_effect(b, seat, drink) == 0:
            out.add(DRINK + drink)
    out.add(PASS)


def why_no_effect(b: vec[i64], seat: i64, drink: i64) -> i64:
    """What keeps a seat that has the potion from drinking it at a level; 0 if nothing does."""
    if drink % KINDS > level(b, seat, drink // KINDS):
        return LEVEL_TOO_LOW
    if DRINK_EFFECT[drink] == TAKES_ZERO and zeros_left(b, seat) <= 0:
        return NO_ZERO_LEFT
    if DRINK_EFFECT[drink] == HYPNOTISES:
        for visitor in range(VISITORS):
            if can_be_hypnotised(b, visitor):
                return 0
        return NOBODY_TO_HYPNOTISE
    return 0


def drink(game: State, seat: i64, choice: i64) -> None:
    if choice == PASS:
        return
    b = game.b
    drink = choice - DRINK
    potion = drink // KINDS
    b[ME * seat + POTIONS + potion] -= 1
    b[ME * seat + DRUNK] += 1
    game.tell(DRANK, seat, drink)
    meet_goal(game, seat, FOR_DRINKING)
    game.ask(seat, CHOOSE_DRINK)
    if b[ME * seat + DRUNK] == 1:
        game.ask(seat, LATER, FIRST_DRINK)
    if drink % KINDS == 0 and b[ME * seat + ABILITIES + potion] == 0:
        unlock(game, seat, potion)
    take_effect(game, seat, drink)


def take_effect(game: State, seat: i64, drink: i64) -> None:
    effect = DRINK_EFFECT[drink]
    if effect == GAINS_BY_DRINK:
        gain(game, seat, DRINK_GAIN, drink)
    elif effect == PILFERS:
        pilfer(game, seat)
    elif effect == TAKES_ZERO:
        game.ask(seat, CHOOSE_ZERO)
    elif effect == COLLECTS_GOLD:
        collect_gold(game, seat)
    elif effect == HYPNOTISES:
        game.ask(seat, CHOOSE_HYPNOSIS)
    else:
        gain(game, seat, DIE_GAIN, game.below(DIE_FACES))


def unlock(game: State, seat: i64, ability: i64) -> None:
    game.b[ME * seat + ABILITIES + ability] = 1
    game.tell(UNLOCKED, seat, ability)
    if ability == BLACK_MARKET:
        reserve_cards(game, seat)


def reward_first_drink(game: State, seat: i64) -> None:
    """After the first potion of the day, the visitors who reward drinking (R8)."""
    for visitor in range(VISITORS):
        if DAILY[visitor] == WHEN_DRINKING and game.b[VISITOR_AT + visitor] == TABLEAU + seat:
            reward(game, seat, visitor)


# Speed, intermediate: pilfering from the market deck (R25).


def pilfer(game: State, seat: i64) -> None:
    """Reveal one more card; stop when that is forced."""
    b = game.b
    card = draw_market_card(game, REVEALED)
    if card >= 0:
        game.tell(BAGGED if BAG_ICON[card] > 0 else PILFERED, seat, card)
    if card < 0 or bags_revealed(b) >= PILFER_BAGS or cards_at(b, REVEALED) >= PILFER_CARDS:
        stop_pilfering(game, seat)
    else:
        game.ask(seat, CHOOSE_REVEAL)


def bags_revealed(b: vec[i64]) -> i64:
    number: i64 = 0
    for card in range(CARDS):
        if b[CARD_AT + card] == REVEALED:
            number += BAG_ICON[card]
    return number


def stop_pilfering(game: State, seat: i64) -> None:
    b = game.b
    cards = cards_at(b, REVEALED)
    caught = bags_revealed(b) >= PILFER_BAGS
    move_cards(b, REVEALED, DISCARD)
    if caught:
        if b[ME * seat + PRESTIGE] < PILFER_LOSS:
            game.tell(EMPTY_HANDED, seat)
            return
        b[ME * seat + PRESTIGE] -= PILFER_LOSS
        game.tell(CAUGHT, seat, PILFER_LOSS)
    ask_ingredients(game, seat, cards)


# Speed, expert: a tile of priority 0.


def zeros_left(b: vec[i64], seat: i64) -> i64:
    """Tiles of priority 0 in the box, as far as a seat knows: of others it sees that they took one, not for what."""
    left = ZEROS
    for other in range(b[PLAYERS]):
        if other != seat:
            left -= b[ME * other + TILES] + b[ME * other + ZEROS_TAKEN]
    for action in range(ACTIONS):
        if b[ME * seat + HOLDER + action] != 0 and number_on(b[ME * seat + HOLDER + action]) == 0:
            left -= 1
    return left


def put_zero(game: State, seat: i64, slot: i64) -> None:
    """The tile replaced leaves the game; a 0 goes back to the box (R27)."""
    game.b[ME * seat + HOLDER + slot // 2] = side(0, slot % 2 == 1)
    game.b[ME * seat + ZEROS_TAKEN] += 1
    game.tell(TOOK_ZERO, seat)
    game.tell_only(seat, PUT_ZERO, seat, slot)


# Charm, intermediate: gold.


def collect_gold(game: State, seat: i64) -> None:
    """A gold piece from each of the others who has one; the supply adds what is missing (R26)."""
    for other in range(game.b[PLAYERS]):
        if other != seat and game.b[ME * other + GOLD] > 0:
            game.b[ME * other + GOLD] -= 1
            game.tell(PAID_CHARMER, other)
    gain_one(game, seat, TO_GOLD, COLLECTED)


# Charm, expert: hypnosis (R14).


def can_be_hypnotised(b: vec[i64], visitor: i64) -> bool:
    return b[VISITOR_AT + visitor] == TOWN and INFINITE[visitor] == 0 and pawn_on(b, visitor, b[PLAYERS]) < 0


def list_hypnosis(b: vec[i64], out: Moves) -> None:
    for visitor in range(VISITORS):
        if can_be_hypnotised(b, visitor):
            out.add(HYPNOTISE + visitor)


def hypnotise(game: State, seat: i64, visitor: i64) -> None:
    game.b[ME * seat + PAWN] = 1 + visitor
    game.tell(HYPNOTISED, seat, visitor)


def why_not_hypnotise(b: vec[i64], visitor: i64) -> i64:
    if not in_town(b, visitor):
        return NOT_IN_TOWN
    return VISITOR_INFINITE if INFINITE[visitor] > 0 else VISITOR_HYPNOTISED
