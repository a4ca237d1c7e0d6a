"""Les Potions d'Azerlande: the holders of priority tiles, from the secret choice to ranks and exchanged cauldrons."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.gains import gain_one
from philtre.games.azerlande.market import reward
from philtre.games.azerlande.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS

# Phase 2: everybody fills a holder, slot by slot.


def ask_priorities(game: State) -> None:
    for seat in range(game.b[PLAYERS]):
        game.ask(seat, CHOOSE_TILE)
        game.hide(seat)


def unplaced(b: vec[i64], seat: i64, slot: i64, number: i64) -> i64:
    """How many tiles of a number are not yet in the slots before one."""
    left = b[ME * seat + TILES + number]
    for before in range(slot):
        if number_on(b[ME * seat + HOLDER + before]) == number:
            left -= 1
    return left


def list_tiles(b: vec[i64], seat: i64, slot: i64, out: Moves) -> None:
    for number in range(TILES_EACH):
        if unplaced(b, seat, slot, number) > 0:
            out.add(PLACE + number)
            out.add(WORK + number)


def place_tile(game: State, seat: i64, slot: i64, choice: i64) -> None:
    gold = choice >= WORK
    number = choice - (WORK if gold else PLACE)
    game.b[ME * seat + HOLDER + slot] = side(number, gold)
    if slot + 1 < ACTIONS:
        game.ask(seat, CHOOSE_TILE + slot + 1)


def why_not_tile(b: vec[i64], seat: i64, choice: i64) -> i64:
    number = choice - (WORK if choice >= WORK else PLACE)
    return TILE_NOT_OWNED if b[ME * seat + TILES + number] == 0 else TILE_PLACED


# Phase 4 begins: the holders are shown, and those who work in town are paid.


def reveal_holders(game: State) -> None:
    for seat in range(game.b[PLAYERS]):
        reveal_holder(game, seat)


def reveal_holder(game: State, seat: i64) -> None:
    b = game.b
    mine = ME * seat
    for number in range(TILES_EACH):
        b[mine + TILES + number] = 0
    b[mine + ZEROS_TAKEN] = 0
    gold: i64 = 0
    for action in range(ACTIONS):
        shown = b[mine + HOLDER + action]
        b[mine + HOLDER + action] = 0
        b[mine + SHOWN + action] = shown
        b[mine + TILES + number_on(shown)] += 1
        if shows_gold(shown):
            b[mine + WORKED] = 1
            gold += TILE_GOLD[number_on(shown)]
            game.tell(WORKS, seat, action, number_on(shown))
    if gold > 0:
        pay_for_work(game, seat, gold)


def pay_for_work(game: State, seat: i64, gold: i64) -> None:
    if game.b[ME * seat + ABILITIES + PERSUASION] > 0:
        game.ask(seat, CHOOSE_HIRE, gold)
        game.hide(seat)
    else:
        gain_one(game, seat, TO_GOLD, gold)


def list_hires(gold: i64, out: Moves) -> None:
    for number in range(gold + 1):
        out.add(HIRE + number)


def hire(game: State, seat: i64, gold: i64, number: i64) -> None:
    game.b[ME * seat + APPRENTICES] += number
    game.b[ME * seat + GOLD] += gold - number
    game.tell(HIRED, seat, number, gold - number)


def reward_leisure(game: State) -> None:
    """Visitors who reward those who did not work in town."""
    b = game.b
    for visitor in range(VISITORS):
        if DAILY[visitor] == WHEN_NOT_WORKING and b[VISITOR_AT + visitor] >= TABLEAU:
            seat = b[VISITOR_AT + visitor] - TABLEAU
            if b[ME * seat + WORKED] == 0:
                reward(game, seat, visitor)


# Ranks.


def rank(game: State, action: i64) -> None:
    """Who performs an action, by tile and then by cauldron, and how often; those who work have no rank (R2)."""
    b = game.b
    number_of_parties = parties(b[PLAYERS])
    b[RANKS] = 0
    for number in range(TILES_EACH):
        for cauldron in range(number_of_parties):
            who = b[CAULDRONS + cauldron]
            if shown_by(b, who, action) == side(number, False):
                times = MULTIPLIERS[4 * (number_of_parties - 2) + b[RANKS]]
                b[RANKED + b[RANKS]] = who
                b[RANKS] += 1
                if who == AI:
                    game.tell(AI_PERFORMS, action, number)
                else:
                    b[ME * who + MULTIPLIER + action] = times
                    game.tell(PERFORMS, who, action, number, times)


def exchange_cauldrons(game: State, action: i64) -> None:
    """Of those with the same tile, the first and the last exchange, then the second and the last but one."""
    b = game.b
    start: i64 = 0
    while start < b[RANKS]:
        last = start
        tile = shown_by(b, b[RANKED + start], action)
        while last + 1 < b[RANKS] and shown_by(b, b[RANKED + last + 1], action) == tile:
            last += 1
        one = start
        other = last
        while one < other:
            exchange(game, b[RANKED + one], b[RANKED + other])
            one += 1
            other -= 1
        start = last + 1


def exchange(game: State, who: i64, other: i64) -> None:
    b = game.b
    mine = cauldron_of(b, who) - 1
    theirs = cauldron_of(b, other) - 1
    b[CAULDRONS + mine] = other
    b[CAULDRONS + theirs] = who
    if who == AI or other == AI:
        game.tell(AI_SWAPPED, min(who, other))
    else:
        game.tell(SWAPPED, who, other)
