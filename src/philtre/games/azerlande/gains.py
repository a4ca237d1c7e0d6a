"""Les Potions d'Azerlande: what is gained, and what is chosen when it is: ingredients, potions, study, dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import BAG

MORE_DICE: Final[i64] = CONSTANTS["efficiency"]


def gain(game: State, seat: i64, table: vec[i64], row: i64, times: i64 = 1) -> None:
    """Add what a row of a table gives; what is to be chosen is asked: ingredients, then potions, then study."""
    b = game.b
    given: i64 = 0
    for kind in range(RESOURCES - 1, -1, -1):
        number = times * table[GAIN * row + kind]
        b[ME * seat + OWNED + kind] += number
        given = given * BAG + number
    if given > 0:
        game.tell(GAINED, seat, given)
    study(game, seat, times * table[GAIN * row + STEPS])
    ask_potions(game, seat, times * table[GAIN * row + ANY_POTION])
    ask_ingredients(game, seat, times * table[GAIN * row + ANY])


def gain_one(game: State, seat: i64, kind: i64, number: i64) -> None:
    """Add so many of one resource."""
    game.b[ME * seat + OWNED + kind] += number
    game.tell(GAINED, seat, bag_of(kind, number))


def bag_of(kind: i64, number: i64) -> i64:
    for _place in range(kind):
        number *= BAG
    return number


def gain_prestige(game: State, seat: i64, number: i64) -> None:
    """Prestige from a visitor's benefit; it may be more than a bag holds."""
    game.b[ME * seat + PRESTIGE] += number
    game.tell(GOT_PRESTIGE, seat, number)


def meet_goal(game: State, seat: i64, what: i64) -> None:
    """A point for what the bonus of the day rewards."""
    if goal(game.b) == what:
        game.b[ME * seat + PRESTIGE] += 1
        game.tell(GOT_GOAL, seat, game.b[BONUS] - 1)


# Ingredients and potions of one's choice, one by one in their order, so that each choice can be made in one way.


def ask_ingredients(game: State, seat: i64, number: i64) -> None:
    if number > 0:
        game.ask(seat, CHOOSE_INGREDIENT, number)


def list_ingredients(lowest: i64, out: Moves) -> None:
    for kind in range(lowest, KINDS):
        out.add(TAKE + kind)


def take_ingredient(game: State, seat: i64, left: i64, kind: i64) -> None:
    if kind == KINDS - 1:
        gain_one(game, seat, kind, left)
        return
    gain_one(game, seat, kind, 1)
    if left > 1:
        game.ask(seat, CHOOSE_INGREDIENT, left - 1, kind)


def ask_potions(game: State, seat: i64, number: i64) -> None:
    if number > 0:
        game.ask(seat, CHOOSE_POTION, number)


def list_potions(lowest: i64, out: Moves) -> None:
    for potion in range(lowest, KINDS):
        out.add(RECEIVE + potion)


def receive_potion(game: State, seat: i64, left: i64, potion: i64) -> None:
    if potion == KINDS - 1:
        gain_one(game, seat, TO_POTIONS + potion, left)
        return
    gain_one(game, seat, TO_POTIONS + potion, 1)
    if left > 1:
        game.ask(seat, CHOOSE_POTION, left - 1, potion)


# Study: so many steps for speed, so many for charm, the rest for intelligence.


def room(b: vec[i64], seat: i64, potion: i64) -> i64:
    """Steps a disc has before it."""
    return LAST_SPACE - b[ME * seat + DISCS + potion]


def room_in_all(b: vec[i64], seat: i64) -> i64:
    return room(b, seat, 0) + room(b, seat, 1) + room(b, seat, 2)


def study(game: State, seat: i64, steps: i64) -> None:
    """Steps beyond the last space are lost, the others must be taken (R29)."""
    steps = min(steps, room_in_all(game.b, seat))
    if steps > 0:
        game.ask(seat, CHOOSE_SPEED, steps)


def list_speed(b: vec[i64], seat: i64, steps: i64, out: Moves) -> None:
    fewest = max(i64(0), steps - room(b, seat, 1) - room(b, seat, 2))
    for number in range(fewest, min(steps, room(b, seat, 0)) + 1):
        out.add(SPEED + number)


def list_charm(b: vec[i64], seat: i64, steps: i64, out: Moves) -> None:
    fewest = max(i64(0), steps - room(b, seat, 2))
    for number in range(fewest, min(steps, room(b, seat, 1)) + 1):
        out.add(CHARM + number)


def study_speed(game: State, seat: i64, steps: i64, number: i64) -> None:
    crossed = move_disc(game, seat, 0, number)
    game.ask(seat, CHOOSE_CHARM, steps - number, crossed)


def study_charm(game: State, seat: i64, steps: i64, crossed: i64, number: i64) -> None:
    crossed += move_disc(game, seat, 1, number)
    crossed += move_disc(game, seat, 2, steps - number)
    game.b[ME * seat + ROLLS] = crossed
    if game.answering < 0:  # in the Study action the dice are rolled when all have moved their discs
        roll(game, seat, 1)


def move_disc(game: State, seat: i64, potion: i64, steps: i64) -> i64:
    """Move a disc; whether it reaches or passes the forage space."""
    if steps == 0:
        return 0
    at = ME * seat + DISCS + potion
    before = game.b[at]
    game.b[at] = before + steps
    game.tell(STUDIED, seat, potion, steps, game.b[at])
    return 1 if before < FORAGE_SPACE <= game.b[at] else 0


# Dice.


def roll(game: State, seat: i64, dice: i64) -> None:
    """Make the rolls that are due, all before the first is sorted (R30)."""
    b = game.b
    mine = ME * seat
    efficient = b[mine + ABILITIES + EFFICIENCY] > 0
    for each in range(b[mine + ROLLS]):
        faces = mine + ROLLED + KINDS * each
        for _die in range(dice + (MORE_DICE if efficient else 0)):
            b[faces + game.below(KINDS)] += 1
        game.tell(ROLLED_DICE, seat, b[faces] + BAG * (b[faces + 1] + BAG * b[faces + 2]))
        if not efficient:
            keep(game, seat, each)
    if not efficient:
        b[mine + ROLLS] = 0
    elif b[mine + ROLLS] > 0:
        game.ask(seat, CHOOSE_DISCARD)


def keep(game: State, seat: i64, each: i64) -> None:
    """Gain the faces of a roll."""
    b = game.b
    faces = ME * seat + ROLLED + KINDS * each
    for kind in range(KINDS):
        b[ME * seat + INGREDIENTS + kind] += b[faces + kind]
        b[faces + kind] = 0


def list_discards(b: vec[i64], seat: i64, each: i64, out: Moves) -> None:
    for two in range(PAIRS):
        if has_pair(b, ME * seat + ROLLED + KINDS * each, two):
            out.add(DISCARD_DICE + two)


def has_pair(b: vec[i64], at: i64, two: i64) -> bool:
    """Whether a row of ingredients holds both of a pair."""
    one = PAIR[2 * two]
    other = PAIR[2 * two + 1]
    return b[at + one] > (1 if one == other else 0) and b[at + other] > 0


def discard_dice(game: State, seat: i64, each: i64, two: i64) -> None:
    b = game.b
    faces = ME * seat + ROLLED + KINDS * each
    b[faces + PAIR[2 * two]] -= 1
    b[faces + PAIR[2 * two + 1]] -= 1
    game.tell(DISCARDED, seat, two)
    keep(game, seat, each)
    if each + 1 < b[ME * seat + ROLLS]:
        game.ask(seat, CHOOSE_DISCARD, each + 1)
    else:
        b[ME * seat + ROLLS] = 0
