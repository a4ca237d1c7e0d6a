"""What holds in every position of every game."""

from collections import Counter
from itertools import permutations

import pytest
from games.azerlande.positions import (
    GAME,
    cards_at,
    held_cauldrons,
    play,
    position,
    spaces,
    tableau_of,
    town,
    visitors_at,
)
from support.playing import played

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.kernel.journal import Journal


def at_random(state: State, seat: int, seed: int) -> int:
    return GAME.bot("random").choose(state.seen_by(seat), seat, seed)


class Watch:
    """Looks at every position of one game, beside the one before."""

    def __init__(self) -> None:
        self.discs: list[list[int]] = []
        self.prestige: list[int] = []
        self.day = 0

    def __call__(self, state: State) -> None:
        self.cards(state)
        self.visitors(state)
        self.tiles_and_cauldrons(state)
        self.study(state)
        self.numbers(state)
        self.pawns(state)
        self.welcomed(state)

    def cards(self, state: State) -> None:
        places = [DECK, DISCARD, ROW, REVEALED, *range(RESERVED, RESERVED + state.players)]
        assert sum(len(cards_at(state, place)) for place in places) == CARDS

    def visitors(self, state: State) -> None:
        places = [UNSEEN, ROAD, TOWN, LEAVING, GONE, *range(TABLEAU, TABLEAU + state.players)]
        assert sum(len(visitors_at(state, place)) for place in places) == VISITORS
        for seat in range(state.players):
            assert not {"33", "34", "35"} & set(tableau_of(state, seat))

    def tiles_and_cauldrons(self, state: State) -> None:
        assert all(
            sum(state.b[ME * seat + TILES + number] for number in range(TILES_EACH)) == 5
            for seat in range(state.players)
        )
        assert sum(state.b[ME * seat + TILES] for seat in range(state.players)) <= CONSTANTS["zeros"]
        held = held_cauldrons(state) + ([cauldron_of(state.b, AI)] if state.players == 1 else [])
        assert sorted(held) == list(range(1, parties(state.players) + 1))

    def study(self, state: State) -> None:
        now = [spaces(state, seat) for seat in range(state.players)]
        assert all(0 <= space <= LAST_SPACE for discs in now for space in discs)
        if self.discs:
            for before, after in zip(self.discs, now, strict=True):
                assert all(old <= new for old, new in zip(before, after, strict=True)), "discs never go back"
        self.discs = now

    def numbers(self, state: State) -> None:
        for seat in range(state.players):
            assert all(state.b[ME * seat + OWNED + kind] >= 0 for kind in range(RESOURCES))
        now = [state.b[ME * seat + PRESTIGE] for seat in range(state.players)]
        if self.prestige:
            for before, after in zip(self.prestige, now, strict=True):
                assert after >= before - CONSTANTS["pilfer_loss"]
        self.prestige = now

    def pawns(self, state: State) -> None:
        on = [state.b[ME * seat + PAWN] - 1 for seat in range(state.players) if state.b[ME * seat + PAWN]]
        assert len(set(on)) == len(on)
        assert all(state.b[VISITOR_AT + visitor] == TOWN and not INFINITE[visitor] for visitor in on)

    def welcomed(self, state: State) -> None:
        if state.b[DAY] == self.day:
            return
        self.day = state.b[DAY]
        sides = parties(state.players)
        to_come = sum(state.b[TO_COME + sort] for sort in range(SORTS))
        on_the_road = len(visitors_at(state, ROAD))
        assert to_come + on_the_road == sides * (6 - self.day)
        if self.day == 6:
            assert to_come == on_the_road == 0
        assert all(VISITORS >= len(town(state)) >= 0 for _ in town(state))


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_1_to_8_of_random_games(players: int) -> None:
    for seed in range(3):
        played(GAME, players, {}, seed, at_random, Watch())


def test_invariant_6_prestige_falls_by_pilfering_alone_and_by_two() -> None:
    for seed in range(6):
        state = GAME.begin(2, seed, {}, Journal())
        before = [0, 0]
        number = 0
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, at_random(state, seat, 50 * seed + number))
            number += 1
            now = [state.b[ME * each + PRESTIGE] for each in range(2)]
            for old, new in zip(before, now, strict=True):
                assert new >= old or new == old - 2
            before = now
        assert state.journal is not None


def test_invariant_9_a_daily_benefit_once_a_day() -> None:
    for seed in range(4):
        state = GAME.begin(3, seed, {}, Journal())
        number = 0
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, at_random(state, seat, 70 * seed + number))
            number += 1
        counts: Counter[int] = Counter()
        assert state.journal is not None
        through_39 = False
        for event, arguments in state.journal.heard_by(None):
            if event == DAWN:
                assert through_39 or all(times == 1 for times in counts.values())
                counts.clear()
                through_39 = False
            elif event == GOT_DAILY:
                counts[arguments[1]] += 1
            elif event == SERVED_ORDER:
                through_39 |= arguments[1] == A_VISITOR.index["39"]


def test_invariant_10_dice_are_multiplier_and_apprentices() -> None:
    for seed in range(4):
        state = GAME.begin(2, seed, {}, Journal())
        while not state.over:
            seat = state.deciders[0]
            if state.question(seat) == CHOOSE_SEND and state.b[ACTION] == 1 + FORAGE and len(state.deciders) == 1:
                sent = state.legal(seat)[-1]
                wanted = state.b[ME * seat + MULTIPLIER + FORAGE] + sent - SEND
                before = len(state.journal.heard_by(None)) if state.journal else 0
                state.play(seat, sent)
                assert state.journal is not None
                rolls = [
                    told
                    for told in state.journal.heard_by(None)[before:]
                    if told[0] == ROLLED_DICE and told[1][0] == seat
                ]
                dice = sum(rolls[0][1][1] // 64**kind % 64 for kind in range(KINDS))
                more = CONSTANTS["efficiency"] if state.b[ME * seat + ABILITIES + EFFICIENCY] else 0
                assert dice == wanted + more
            else:
                state.play(seat, at_random(state, seat, seed))


def test_invariant_11_potions_are_conserved() -> None:
    for seed in range(4):
        state = GAME.begin(2, seed, {}, Journal())
        number = 0
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, at_random(state, seat, 90 * seed + number))
            number += 1
        assert state.journal is not None
        for seat in range(2):
            made = used = 0
            for event, arguments in state.journal.heard_by(None):
                if arguments[0] != seat:
                    continue
                if event == BREWED:
                    made += 1
                elif event == GAINED:
                    made += sum(arguments[1] // 64**kind % 64 for kind in range(TO_POTIONS, TO_GOLD))
                elif event == DRANK:
                    used += 1
                elif event in (SERVED_ORDER, SERVED_BY_HYPNOSIS):
                    used += SIZE[arguments[1]]
            left = sum(state.b[ME * seat + POTIONS + kind] for kind in range(KINDS))
            assert made == used + left


def test_invariant_12_what_is_not_known_is_not_seen() -> None:
    """Two tables that differ in a holder face down look the same to everybody else."""
    one = position("drink", ["1speed", "1speed"], holders=["1 2 3 4 5", "5 4 3 2 1"], hold=False)
    other = position("drink", ["1speed", "1speed"], holders=["2g 1 4 3 5g", "5 4 3 2 1"], hold=False)
    for viewer in (1, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert one.seen_by(viewer) == other.seen_by(viewer)
    assert GAME.view(one, 0) != GAME.view(other, 0)


@pytest.mark.parametrize("order", list(permutations(range(3)))[1:])
def test_invariant_13_the_order_of_arrival_does_not_matter(order: tuple[int, ...]) -> None:
    def answered(seats: tuple[int, ...]) -> State:
        state = position("study", ["2apprentice", "1apprentice", "efficiency"], players=3)
        for seat in seats:
            while seat in state.deciders and state.b[STAGE] == STUDY_ROLLS:
                state.play(seat, state.legal(seat)[-1])
        return state

    assert answered(order) == answered((0, 1, 2))


def test_games_end_within_the_bound() -> None:
    for players in GAME.players:
        state = played(GAME, players, {}, 7, at_random, lambda state: None)
        assert state.over and state.b[DAY] == 6


def test_a_long_way_of_potions_ends() -> None:
    """Expert intelligence may bring potions of intelligence again and again."""
    state = position("drink", "9intelligence", discs=(10, 10, 10))
    for _ in range(200):
        if state.deciders[0] != 0:
            break
        expert = "drink intelligence-expert"
        legal = [state.lexicon.write(action) for action in state.legal(0)]
        play(state, expert if expert in legal else "pass")
    assert state.deciders == [1]
