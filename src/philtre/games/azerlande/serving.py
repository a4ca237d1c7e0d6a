"""Les Potions d'Azerlande: the Fulfil action, and the benefits of visitors."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.actions import perform
from philtre.games.azerlande.gains import ask_potions, gain, gain_prestige, meet_goal
from philtre.games.azerlande.market import cards_at, draw_market_card, move_cards, reward
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS

HYPNOSIS_PRESTIGE: Final[i64] = CONSTANTS["hypnosis"]
ORDERS_TO_REWARD: Final[i64] = CONSTANTS["daily_orders"]

# Orders: any number, in rank order.


def list_orders(b: vec[i64], seat: i64, out: Moves) -> None:
    for visitor in range(VISITORS):
        if in_town(b, visitor) and payable(b, seat, visitor) and not kept_by_another(b, seat, visitor):
            out.add(SERVE + visitor)
    out.add(PASS)


def kept_by_another(b: vec[i64], seat: i64, visitor: i64) -> bool:
    """Whether another player's pawn stands on a visitor."""
    keeper = pawn_on(b, visitor, b[PLAYERS])
    return keeper >= 0 and keeper != seat


def payable(b: vec[i64], seat: i64, visitor: i64) -> bool:
    """Whether a seat has the potions of an order; by hypnosis, any potions do."""
    mine = ME * seat
    if potions(b, seat) < SIZE[visitor]:
        return False
    if b[mine + PAWN] == 1 + visitor:
        return True
    for potion in range(KINDS):
        if b[mine + POTIONS + potion] < ORDER_OF[SHOWN_ON * visitor + potion]:
            return False
    return True


def serve(game: State, seat: i64, choice: i64) -> None:
    if choice == PASS:
        return
    b = game.b
    visitor = choice - SERVE
    game.ask(seat, CHOOSE_VISITOR)
    if b[ME * seat + PAWN] == 1 + visitor:
        pay_rest(game, seat, visitor, SIZE[visitor], 0)
        return
    for potion in range(KINDS):
        b[ME * seat + POTIONS + potion] -= ORDER_OF[SHOWN_ON * visitor + potion]
    pay_rest(game, seat, visitor, ORDER_OF[SHOWN_ON * visitor + JOKER], 0)


def pay_rest(game: State, seat: i64, visitor: i64, left: i64, lowest: i64) -> None:
    """Potions of one's choice, one by one in their order, so that each payment can be made in one way."""
    if left > 0:
        game.ask(seat, CHOOSE_PAYMENT, visitor, pair(left, lowest))
    else:
        have_served(game, seat, visitor)


def list_payments(b: vec[i64], seat: i64, left: i64, lowest: i64, out: Moves) -> None:
    behind: i64 = 0
    for potion in range(lowest, KINDS):
        behind += b[ME * seat + POTIONS + potion]
    for potion in range(lowest, KINDS):
        if b[ME * seat + POTIONS + potion] > 0 and behind >= left:
            out.add(PAY + potion)
        behind -= b[ME * seat + POTIONS + potion]


def pay(game: State, seat: i64, visitor: i64, left: i64, potion: i64) -> None:
    game.b[ME * seat + POTIONS + potion] -= 1
    pay_rest(game, seat, visitor, left - 1, potion)


def have_served(game: State, seat: i64, visitor: i64) -> None:
    b = game.b
    mine = ME * seat
    hypnotised = b[mine + PAWN] == 1 + visitor
    if hypnotised:
        b[mine + PAWN] = 0
    b[VISITOR_AT + visitor] = LEAVING if INFINITE[visitor] > 0 else TABLEAU + seat
    b[TILTED + visitor] = 0
    prestige = PRESTIGE_OF[visitor] + (HYPNOSIS_PRESTIGE if hypnotised else 0)
    b[mine + PRESTIGE] += prestige
    game.tell(SERVED_BY_HYPNOSIS if hypnotised else SERVED_ORDER, seat, visitor, prestige)
    meet_goal(game, seat, FOR_SERVING)
    b[mine + SERVED] += 1
    reward_orders(game, seat)
    if DAILY[visitor] == WHEN_NOT_WORKING and b[mine + WORKED] == 0:  # R10
        reward(game, seat, visitor)
    if DAILY[visitor] == WHEN_BUYING:
        b[mine + BOUGHT] = 0  # R11: not for what was bought before
    if not hypnotised:
        if IMMEDIATE[visitor] == 0:
            add_study_bonus(game, seat, visitor)
        else:
            game.ask(seat, LATER, STUDY_BONUS, visitor)  # R12: after all that the benefit brings
    benefit(game, seat, visitor)


def reward_orders(game: State, seat: i64) -> None:
    """Visitors who reward the second order of a day."""
    b = game.b
    if b[ME * seat + SERVED] < ORDERS_TO_REWARD:
        return
    for visitor in range(VISITORS):
        if DAILY[visitor] == WHEN_SERVING and b[VISITOR_AT + visitor] == TABLEAU + seat:
            reward(game, seat, visitor)


def add_study_bonus(game: State, seat: i64, visitor: i64) -> None:
    """That of the potion one knows least of those the order shows, jokers left out (R13)."""
    number = study_bonus(game.b, seat, visitor)
    if number > 0:
        game.b[ME * seat + PRESTIGE] += number
        game.tell(GOT_STUDY_BONUS, seat, number)


def study_bonus(b: vec[i64], seat: i64, visitor: i64) -> i64:
    lowest: i64 = -1
    for potion in range(KINDS):
        if ORDER_OF[SHOWN_ON * visitor + potion] > 0:
            mine = level(b, seat, potion)
            if lowest < 0 or mine < lowest:
                lowest = mine
    return LEVEL_BONUS[lowest] if lowest > 0 else i64(0)


def why_not_serve(b: vec[i64], seat: i64, visitor: i64) -> i64:
    if not in_town(b, visitor):
        return NOT_IN_TOWN
    return VISITOR_HYPNOTISED if kept_by_another(b, seat, visitor) else POTIONS_MISSING


def why_not_pay(b: vec[i64], seat: i64, potion: i64) -> i64:
    return POTIONS_SHORT if b[ME * seat + POTIONS + potion] == 0 else ORDER_OF_CHOICE


# Benefits.


def benefit(game: State, seat: i64, visitor: i64) -> None:
    """The immediate benefit of a visitor; that of an Infinite one every time."""
    b = game.b
    effect = IMMEDIATE[visitor]
    if effect == 0:
        return
    if effect == GAINS_AT_ONCE:
        gain(game, seat, VISITOR_GAIN, visitor)
    elif effect == GAINS_PER_VISITOR:
        gain(game, seat, VISITOR_GAIN, visitor, visitors_of(b, seat))
    elif effect == UNLOCKS:
        ask_if_any(game, seat, CHOOSE_ABILITY, KINDS - abilities(b, seat))
    elif effect == BREWS_CHEAPLY:
        game.ask(seat, CHOOSE_DISCOUNT, BREWS[visitor])
    elif effect == FREE_CARDS:
        show_cards(game, seat, REVEALS[visitor], PICKS[visitor])
    elif effect == FREE_CARDS_PER_VISITOR:
        show_cards(game, seat, visitors_of(b, seat), PICKS[visitor])  # R19
    elif effect == REPEATS_BENEFIT:
        ask_if_any(game, seat, CHOOSE_REPEAT, repeatable(b, seat))
    elif effect == POTIONS_PER_GROUP:
        ask_potions(game, seat, groups_of_three(b, seat))
    elif effect == PRESTIGE_PER_GOLD:
        gain_prestige(game, seat, b[ME * seat + GOLD] // AT_ONCE_EACH[visitor])
    elif effect == PRESTIGE_PER_INGREDIENTS:
        gain_prestige(game, seat, ingredients(b, seat) // AT_ONCE_EACH[visitor])
    elif effect == TRIGGERS_DAILY:
        trigger_daily(game, seat)
    elif effect == SCORES_END:
        game.ask(seat, CHOOSE_SCORE)
    else:
        ask_if_any(game, seat, CHOOSE_REDO, performed(b, seat))


def ask_if_any(game: State, seat: i64, question: i64, choices: i64) -> None:
    """What must be chosen but cannot be comes to nothing."""
    if choices > 0:
        game.ask(seat, question)


def abilities(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat + ABILITIES
    return b[mine] + b[mine + 1] + b[mine + 2]


def list_abilities(b: vec[i64], seat: i64, out: Moves) -> None:
    for ability in range(KINDS):
        if b[ME * seat + ABILITIES + ability] == 0:
            out.add(UNLOCK + ability)


def show_cards(game: State, seat: i64, number: i64, picks: i64) -> None:
    """Reveal market cards to pick some of them."""
    for _card in range(number):
        card = draw_market_card(game, REVEALED)
        if card >= 0:
            game.tell(SHOWED_CARD, seat, card)
    ask_if_any_left(game, seat, picks)


def ask_if_any_left(game: State, seat: i64, picks: i64) -> None:
    if picks > 0 and cards_at(game.b, REVEALED) > 0:
        game.ask(seat, CHOOSE_CARD, picks)
    else:
        move_cards(game.b, REVEALED, DISCARD)


def list_revealed(b: vec[i64], out: Moves) -> None:
    for card in range(CARDS):
        if b[CARD_AT + card] == REVEALED:
            out.add(PICK + card)


def pick_card(game: State, seat: i64, picks: i64, card: i64) -> None:
    """A card for nothing: it counts as bought for the bonus of the day (R22), not for visitors (R11)."""
    game.b[CARD_AT + card] = DISCARD
    game.tell(PICKED, seat, card)
    meet_goal(game, seat, FOR_BUYING)
    ask_if_any_left(game, seat, picks - 1)
    gain(game, seat, CARD_GAIN, card)


def can_repeat(b: vec[i64], seat: i64, visitor: i64) -> bool:
    """Any immediate benefit of the tableau but that of repeating (R16)."""
    if b[VISITOR_AT + visitor] != TABLEAU + seat:
        return False
    return IMMEDIATE[visitor] != 0 and IMMEDIATE[visitor] != REPEATS_BENEFIT


def repeatable(b: vec[i64], seat: i64) -> i64:
    number: i64 = 0
    for visitor in range(VISITORS):
        if can_repeat(b, seat, visitor):
            number += 1
    return number


def list_repeats(b: vec[i64], seat: i64, out: Moves) -> None:
    for visitor in range(VISITORS):
        if can_repeat(b, seat, visitor):
            out.add(REPEAT + visitor)


def repeat(game: State, seat: i64, visitor: i64) -> None:
    game.tell(REPEATED, seat, visitor)
    benefit(game, seat, visitor)


def trigger_daily(game: State, seat: i64) -> None:
    """All once-per-day benefits of the tableau, had today or not (R17)."""
    b = game.b
    for visitor in range(VISITORS):
        if DAILY[visitor] != 0 and b[VISITOR_AT + visitor] == TABLEAU + seat:
            b[TILTED + visitor] = 0
            reward(game, seat, visitor)


def list_end_effects(b: vec[i64], seat: i64, out: Moves) -> None:
    for visitor in range(VISITORS):
        if END[visitor] != 0 and b[VISITOR_AT + visitor] == TABLEAU + seat:
            out.add(SCORE + visitor)


def score_end_effect(game: State, seat: i64, visitor: i64) -> None:
    number = end_value(game.b, seat, visitor)
    game.b[ME * seat + PRESTIGE] += number
    game.tell(SCORED_END, seat, visitor, number)


def performed(b: vec[i64], seat: i64) -> i64:
    """Actions of today that can be performed once more: not Fulfil, which is in progress (R20)."""
    number: i64 = 0
    for action in range(FULFIL):
        if b[ME * seat + MULTIPLIER + action] > 0:
            number += 1
    return number


def list_performed(b: vec[i64], seat: i64, out: Moves) -> None:
    for action in range(FULFIL):
        if b[ME * seat + MULTIPLIER + action] > 0:
            out.add(REDO + action)


def redo(game: State, seat: i64, action: i64) -> None:
    game.tell(REDID, seat, action)
    perform(game, seat, action)


def why_not_of_tableau(b: vec[i64], seat: i64, kind: i64, visitor: i64) -> i64:
    """Why a visitor's benefit cannot be repeated, or its end effect scored."""
    if b[VISITOR_AT + visitor] != TABLEAU + seat:
        return NOT_IN_TABLEAU
    if kind == CHOOSE_SCORE:
        return NO_END_EFFECT
    return ITSELF if IMMEDIATE[visitor] == REPEATS_BENEFIT else NO_BENEFIT
