"""Les Potions d'Azerlande: Forage, Study and Brew, with apprentices; how any action but Fulfil begins."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.gains import meet_goal, roll, room_in_all, study
from philtre.games.azerlande.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State


def perform(game: State, seat: i64, action: i64) -> None:
    """Ask what an action needs to be asked, if anything can be done by it (R50)."""
    b = game.b
    if action == MARKET:
        game.ask(seat, CHOOSE_MARKET)
    elif (action == STUDY and room_in_all(b, seat) == 0) or (action == BREW and not can_brew(b, seat)):
        return
    elif b[ME * seat + APPRENTICES] > 0:
        game.ask(seat, CHOOSE_SEND, action)
    else:
        go_ahead(game, seat, action)


def list_apprentices(b: vec[i64], seat: i64, out: Moves) -> None:
    for number in range(min(b[ME * seat + APPRENTICES], MOST_SENT) + 1):
        out.add(SEND + number)


def send(game: State, seat: i64, action: i64, number: i64) -> None:
    """Apprentices go before the action begins, and do not come back (R28)."""
    if number > 0:
        game.b[ME * seat + APPRENTICES] -= number
        game.b[ME * seat + SENT] = number
        game.tell(SENT_OUT, seat, number)
    go_ahead(game, seat, action)


def go_ahead(game: State, seat: i64, action: i64) -> None:
    b = game.b
    times = b[ME * seat + MULTIPLIER + action] + b[ME * seat + SENT]
    if action == FORAGE:
        if game.answering < 0:  # out of sight nothing is rolled: that comes when all have sent their apprentices
            forage(game, seat)
        return
    b[ME * seat + SENT] = 0
    if action == STUDY:
        study(game, seat, times)
    else:
        game.ask(seat, CHOOSE_BREW, times)


def forage(game: State, seat: i64) -> None:
    b = game.b
    dice = b[ME * seat + MULTIPLIER + FORAGE] + b[ME * seat + SENT]
    b[ME * seat + SENT] = 0
    b[ME * seat + ROLLS] = 1
    roll(game, seat, dice)


# Brewing.


def can_brew(b: vec[i64], seat: i64) -> bool:
    return recipe_paid(b, seat, 0) or recipe_paid(b, seat, 1) or recipe_paid(b, seat, 2)


def recipe_paid(b: vec[i64], seat: i64, potion: i64) -> bool:
    """Whether a seat has the ingredients of a potion."""
    for kind in range(KINDS):
        if b[ME * seat + INGREDIENTS + kind] < RECIPE[KINDS * potion + kind]:
            return False
    return True


def list_brews(b: vec[i64], seat: i64, out: Moves) -> None:
    for potion in range(KINDS):
        if recipe_paid(b, seat, potion):
            out.add(MAKE + potion)
    out.add(STOP)


def brew(game: State, seat: i64, left: i64, potion: i64) -> None:
    for kind in range(KINDS):
        game.b[ME * seat + INGREDIENTS + kind] -= RECIPE[KINDS * potion + kind]
    have_brewed(game, seat, potion)
    if left > 1:
        game.ask(seat, CHOOSE_BREW, left - 1)


def have_brewed(game: State, seat: i64, potion: i64) -> None:
    game.b[ME * seat + POTIONS + potion] += 1
    game.tell(BREWED, seat, potion)
    meet_goal(game, seat, FOR_BREWING)


# With one ingredient less (R21).


def discounted(b: vec[i64], seat: i64, discount: i64) -> bool:
    potion = DISCOUNT[2 * discount]
    for kind in range(KINDS):
        needed = RECIPE[KINDS * potion + kind] - (1 if kind == DISCOUNT[2 * discount + 1] else 0)
        if b[ME * seat + INGREDIENTS + kind] < needed:
            return False
    return True


def list_discounts(b: vec[i64], seat: i64, out: Moves) -> None:
    for discount in range(DISCOUNTS):
        if discounted(b, seat, discount):
            out.add(MAKE_CHEAPLY + discount)
    out.add(STOP)


def brew_cheaply(game: State, seat: i64, left: i64, discount: i64) -> None:
    potion = DISCOUNT[2 * discount]
    for kind in range(KINDS):
        game.b[ME * seat + INGREDIENTS + kind] -= RECIPE[KINDS * potion + kind]
    game.b[ME * seat + INGREDIENTS + DISCOUNT[2 * discount + 1]] += 1
    have_brewed(game, seat, potion)
    if left > 1:
        game.ask(seat, CHOOSE_DISCOUNT, left - 1)
