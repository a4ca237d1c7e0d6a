"""What holds in every game, whoever plays it, and in whatever order the answers arrive."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from games.bal_des_chaudrons.ledger import Ledger, Row, less, plus
from games.bal_des_chaudrons.positions import (
    GAME,
    discarded,
    hands,
    in_deck,
    moment,
    names,
    phase,
    pile,
    potions_of,
    simplest,
    told,
)
from support.playing import action_of

from philtre import State
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.journal import Journal
from philtre.kernel.zones import HEADER, HIDDEN

TABLES: list[tuple[int, dict[str, str]]] = [
    (players, {"characters": characters, "brewing": brewing})
    for players, characters, brewing in product(GAME.players, ("novice", "draft"), ("initiative", "blind"))
]
TABLE_NAMES = [" ".join([str(players), *options.values()]) for players, options in TABLES]

Choose = Callable[[State, int, random.Random], int]


# To play.


def at_random(state: State, seat: int, chance: random.Random) -> int:
    """Anything, but to finish is put off, so that there is something to see."""
    legal = state.legal(seat)
    further = [action for action in legal if action != FINISH]
    return chance.choice(further if further and chance.random() < 0.8 else legal)


def quietly(state: State, seat: int, chance: random.Random) -> int:
    return action_of(state, simplest(state, seat))


def played(players: int, options: dict[str, str], seed: int, choose: Choose) -> State:
    """A whole game, answered in any order and watched in the smallest steps."""
    chance = random.Random(seed)
    state = GAME.begin(players, seed, options, Journal())
    watch = Watch(state)
    while not state.over:
        seat = chance.choice(state.deciders)
        action = choose(state, seat, chance)
        before = state.copy()
        state.answer(seat, action)
        watch.answer(before, state, seat, action)
        while not state.somebody_thinks() and not state.over:
            before = state.copy()
            state.show_all()
            state.advance()
            watch.turn(before, state)
        watch.rest(state)
    watch.end(state)
    return state


# To watch.


def row(state: State, seat: int, at: int, size: int = KINDS) -> Row:
    return list(state.b[ME * seat + at : ME * seat + at + size])


def rows(state: State, at: int) -> list[Row]:
    return [row(state, seat, at) for seat in range(state.players)]


def block(state: State, seat: int) -> Row:
    """Everything of a seat, its questions included."""
    return list(state.b[HEADER + ME * seat : HEADER + ME * (seat + 1)])


def without(cells: Row, cell: int) -> Row:
    return cells[: cell - HEADER] + cells[cell - HEADER + 1 :]


class Watch:
    """Checks a game from each answer, and each turn of the clockwork, to the next."""

    def __init__(self, state: State) -> None:
        self.circles = rows(state, CIRCLE)
        self.looks: dict[tuple[int | None, int], Row] = {}
        self.answers = 0

    def answer(self, before: State, after: State, seat: int, action: int) -> None:
        self.answers += 1
        self.I3_circles(after, {GAIN: left(after.b, seat), TAKE: seat}.get(verb(action)))
        if phase(before) == "brewing":
            I14_only_the_own_seat_changes(before, after, seat)

    def turn(self, before: State, after: State) -> None:
        assert rows(before, CIRCLE) == self.circles, "nor do answers without a choice let them grow"
        if phase(before) == "brewing":
            I6_what_is_sent_arrives(before, after)
            I10_hands_are_filled_up(after)
            I15_the_end(after)
            self.circles = rows(after, CIRCLE)
            self.looks.clear()
        assert rows(after, CIRCLE) == self.circles
        if phase(after) == "brewing" and not after.over:
            self.look(after)

    def rest(self, state: State) -> None:
        """Somebody must decide."""
        I1_potions_are_conserved(state)
        I2_benches_keep_to_their_capacity(state)
        I7_what_lies_there_only_for_a_while(state)
        I17_few_effects(state)
        if phase(state) != "characters":
            I4_a_potion_was_played_in_every_round(state)
            I5_the_track_counts_the_symbols_in_sight(state)
        for seat in state.deciders:
            legal = state.legal(seat)
            assert legal and len(set(legal)) == len(legal), "I11"
        self.I16_who_brews_looks_as_before(state)

    def end(self, state: State) -> None:
        assert state.journal is not None
        ledger = Ledger(state)
        for seat, account in enumerate(ledger.seats):
            assert account.bench == row(state, seat, BENCH)
            assert account.circle == row(state, seat, CIRCLE)
        assert self.answers < GAME.bound and state.b[ROUND] <= POTIONS // state.players

    def I3_circles(self, state: State, may_grow: int | None) -> None:
        for seat, circle in enumerate(rows(state, CIRCLE)):
            grown = less(circle, self.circles[seat])
            assert min(grown) >= 0 and (seat == may_grow or max(grown) == 0)
        self.circles = rows(state, CIRCLE)

    def look(self, state: State) -> None:
        for viewer in (None, 0, state.players - 1):
            seen = state.seen_by(viewer)
            for seat in range(state.players):
                if seat != viewer:
                    self.looks[viewer, seat] = block(seen, seat)

    def I16_who_brews_looks_as_before(self, state: State) -> None:
        for viewer in {viewer for viewer, _ in self.looks}:
            seen = state.seen_by(viewer)
            for seat in range(state.players):
                if seat != viewer and state.b[ME * seat + HIDDEN]:
                    assert block(seen, seat) == self.looks[viewer, seat]


def verb(action: int) -> int:
    return LEXICON.verb_of(action).first


def I1_potions_are_conserved(state: State) -> None:
    lying = [card for seat in range(state.players) for card in potions_of(state, seat)]
    lying += [card for card in range(POTIONS) for _ in range(state.b[DECK + card])]
    assert sorted(lying) == list(range(POTIONS))
    for seat in range(state.players):
        chosen = state.b[ME * seat + CHOSEN]
        held = pile(state, ME * seat + DRAWN) + pile(state, ME * seat + RECEIVED)
        assert chosen == 0 or (chosen - 1) // 2 in held, "a chosen potion still belongs to the hand"


def I2_benches_keep_to_their_capacity(state: State) -> None:
    for seat in range(state.players):
        assert all(0 <= cubes <= room for cubes, room in zip(row(state, seat, BENCH), CAPACITY, strict=True))
        assert min(row(state, seat, BREWED) + row(state, seat, CAULDRON) + row(state, seat, CIRCLE)) >= 0


def I4_a_potion_was_played_in_every_round(state: State) -> None:
    revealed = state.over or phase(state) in ("arcana", "brewing")
    for seat in range(state.players):
        assert state.b[ME * seat + TABLEAU] == state.b[ROUND] - (not revealed)


def I5_the_track_counts_the_symbols_in_sight(state: State) -> None:
    for seat in range(state.players):
        first = [*pile(state, ME * seat + CHARACTER), *pile(state, ME * seat + SPENT)][0]
        counted = symbols(BOX["character"][first])
        for potion in pile(state, ME * seat + TABLEAU):
            counted = plus(counted, symbols(BOX["potion"][potion]))
        assert row(state, seat, TRACK, SYMBOLS) == counted


def I6_what_is_sent_arrives(before: State, after: State) -> None:
    for seat, sent in enumerate(rows(before, CAULDRON)):
        receiver = right(before.b, seat)
        stayed = less(row(after, receiver, BENCH), row(before, receiver, BENCH))
        overflow = less(row(after, seat, CIRCLE), row(before, seat, CIRCLE))
        assert sent == plus(stayed, overflow) and min(overflow) >= 0
        assert all(row(after, receiver, BENCH)[kind] == CAPACITY[kind] for kind in range(KINDS) if overflow[kind])


def I7_what_lies_there_only_for_a_while(state: State) -> None:
    for seat in range(state.players):
        if phase(state) != "brewing" or seat not in state.deciders:
            assert row(state, seat, BREWED) == [0] * KINDS
        if phase(state) not in ("arcana", "brewing") or state.over:
            assert row(state, seat, CAULDRON) == row(state, seat, TOMES) == [0] * KINDS
        if phase(state) in ("surge", "study") and not state.over:
            assert state.b[ME * seat + USED] == state.b[ME * seat + BONUS] == 0
            assert row(state, seat, EFFECTS, SYMBOLS) == [0] * SYMBOLS


def I10_hands_are_filled_up(state: State) -> None:
    full = [5 if character(state.b, seat) == SEER else 4 for seat in range(state.players)]
    if max(state.scores) < 5 and in_deck(state) + discarded(state) > 0:
        assert hands(state) == full


def I14_only_the_own_seat_changes(before: State, after: State, seat: int) -> None:
    assert list(before.b[:HEADER]) == list(after.b[:HEADER])
    table = HEADER + ME * before.zones.seats
    assert list(before.b[table : before.zones.shadow]) == list(after.b[table : after.zones.shadow])
    for other in range(before.players):
        if other != seat:
            assert without(block(before, other), HIDDEN) == without(block(after, other), HIDDEN)


def I15_the_end(state: State) -> None:
    """Looked at after every passing of cauldrons: nothing but a circle of 5, or the last potion, ends a game."""
    exhausted = sum(hands(state)) + in_deck(state) + discarded(state) == 0
    assert state.over == (max(state.scores) >= 5 or exhausted)


def I17_few_effects(state: State) -> None:
    for seat in range(state.players):
        bonus = state.b[ME * seat + BONUS]
        for symbol in range(SYMBOLS):
            assert state.b[ME * seat + EFFECTS + symbol] <= 1 + (bonus == 1 + symbol)
        assert sum(row(state, seat, TOMES)) <= 2


@pytest.mark.parametrize(("players", "options"), TABLES, ids=TABLE_NAMES)
def test_invariants_of_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        played(players, options, seed, at_random)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES, ids=TABLE_NAMES)
def test_invariants_of_many_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(100, 150):
        played(players, options, seed, at_random)


@pytest.mark.parametrize("players", GAME.players)
def test_section_10_quiet_play_ends_with_the_last_potion(players: int) -> None:
    """Everybody plays a potion in every round, and all run out of them together."""
    state = played(players, {}, 0, quietly)
    assert state.b[ROUND] == POTIONS // players and max(state.scores) < 5
    assert names(told(state, None))[-1] == "exhausted"


def test_section_10_the_bound() -> None:
    """In round k a seat can use k potions and its own (each one use, five cubes and one filling of hybrid
    spaces at most); all else makes fewer than 18 answers. From any position a game has 60/n + 5 rounds at most."""
    for players in GAME.players:
        rounds = range(1, POTIONS // players + 6)
        assert players * sum(7 * (number + 1) + 18 for number in rounds) < GAME.bound


def in_order_of_arrival(players: int, options: dict[str, str], seed: int, order: int, doubt: float = 0) -> State:
    """A game in which every seat knows its answers beforehand, whenever they arrive; so often it doubts them."""
    arrival = random.Random(order)
    minds = [random.Random(f"{seed} {seat}") for seat in range(players)]
    state = GAME.begin(players, seed, options, Journal())
    given: list[list[int]] = [[] for _ in range(players)]
    while not state.over:
        now = moment(state)
        seat = arrival.choice(state.deciders)
        given[seat].append(at_random(state, seat, minds[seat]))
        state.play(seat, given[seat][-1])
        if moment(state) != now:
            given = [[] for _ in range(players)]
        elif arrival.random() < doubt and state.b[ME * seat + HIDDEN]:
            state.retract(seat)
            for action in given[seat]:
                state.play(seat, action)
    return state


@pytest.mark.parametrize(("players", "options"), TABLES, ids=TABLE_NAMES)
def test_I13_the_order_in_which_answers_arrive_changes_nothing(players: int, options: dict[str, str]) -> None:
    one, *others = [in_order_of_arrival(players, options, 3, order) for order in range(4)]
    for other in others:
        assert other == one
        for viewer in (None, *range(players)):
            assert told(other, viewer) == told(one, viewer)


@pytest.mark.parametrize(("players", "options"), TABLES[8:], ids=TABLE_NAMES[8:])
def test_I13_nor_does_it_to_withdraw_answers_and_give_them_again(players: int, options: dict[str, str]) -> None:
    one = in_order_of_arrival(players, options, 3, 0)
    other = in_order_of_arrival(players, options, 3, 1, doubt=0.5)
    assert other == one and told(other, None) == told(one, None)


def test_saved_games_play_on_alike() -> None:
    state = GAME.new(players=4, seed=12, characters="draft", brewing="blind")
    chance = random.Random(1)
    for _ in range(60):
        seat = chance.choice(state.deciders)
        state.play(seat, at_random(state, seat, chance))
    again = GAME.load(state.save())
    assert again == state and GAME.agreed(again) == {"characters": "draft", "brewing": "blind"}
    while not state.over:
        seat = chance.choice(state.deciders)
        action = at_random(state, seat, chance)
        for game in (state, again):
            game.play(seat, action)
    assert again == state
