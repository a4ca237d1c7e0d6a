"""Hidden windows: answers given at once, out of sight, and changeable until all have answered."""

import itertools

import pytest
from support.bids import COINS, HAND, HAS_LAID, HOLD, LAID, LAY, ME, PLAYED, POINTS, RAISE, RAISED, new

from philtre import NotAllowed, State
from philtre.kernel.journal import Journal
from philtre.kernel.zones import CHANCE


def lay_lowest_and(state: State, seat: int, stake: int) -> None:
    state.play(seat, state.legal(seat)[0])
    if seat in state.deciders:
        state.play(seat, stake)


def test_everybody_decides_at_once() -> None:
    assert new(players=4).deciders == [0, 1, 2, 3]


def test_what_a_hidden_seat_does_is_not_seen_by_the_others() -> None:
    state = new()
    before = {seat: state.seen_by(seat) for seat in (1, 2)}
    spectator = state.seen_by(None)
    lay_lowest_and(state, 0, RAISE)
    assert state.b[RAISED] == 1 and state.b[COINS] == 0 and state.b[LAID] == 1
    assert {seat: state.seen_by(seat) for seat in (1, 2)} == before
    assert state.seen_by(None) == spectator
    assert state.seen_by(0) != before


def test_a_hidden_seat_sees_its_own_answers() -> None:
    state = new()
    lay_lowest_and(state, 0, RAISE)
    mine = state.seen_by(0)
    assert mine.b[RAISED] == 1 and mine.b[LAID + 1] == state.b[LAID + 1]
    assert mine.deciders == [1, 2]


def test_others_see_a_hidden_seat_as_still_deciding() -> None:
    state = new()
    lay_lowest_and(state, 0, HOLD)
    assert state.deciders == [1, 2]
    assert state.seen_by(1).deciders == [0, 1, 2]


def test_the_window_closes_when_all_have_answered() -> None:
    state = new()
    for seat in range(3):
        lay_lowest_and(state, seat, HOLD)
    assert state.b[PLAYED] == 3
    assert sum(state.b[ME * seat + POINTS] for seat in range(3)) == 1
    for seat in range(3):
        with pytest.raises(NotAllowed, match="nothing-to-retract"):
            state.retract(seat)


def test_the_order_of_arrival_changes_nothing() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        state = new()
        for seat in order:
            lay_lowest_and(state, seat, HOLD if seat == 1 else RAISE)
        ends.append(state)
    assert all(end == ends[0] for end in ends)
    interleaved = new()
    for seat in (2, 0, 1):
        interleaved.play(seat, interleaved.legal(seat)[0])
    for seat in (1, 2, 0):
        interleaved.play(seat, HOLD if seat == 1 else RAISE)
    assert interleaved == ends[0]


def test_an_answer_can_be_changed_until_all_have_answered() -> None:
    state = new()
    start = state.copy()
    lay_lowest_and(state, 0, RAISE)
    state.retract(0)
    assert state == start
    state.play(0, state.legal(0)[1])
    state.play(0, HOLD)
    assert state.b[RAISED] == 0 and state.b[COINS] == 1


def test_taking_back_half_an_answer_starts_the_seat_anew() -> None:
    state = new()
    start = state.copy()
    state.play(0, state.legal(0)[0])
    state.retract(0)
    assert state == start


def test_retracting_leaves_the_answers_of_others_alone() -> None:
    state = new()
    lay_lowest_and(state, 1, RAISE)
    one = state.copy()
    lay_lowest_and(state, 0, RAISE)
    state.retract(0)
    assert state == one


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_nothing_to_retract_for_seats_that_do_not_exist(seat: int) -> None:
    with pytest.raises(NotAllowed, match="nothing-to-retract"):
        new().retract(seat)


def test_a_seen_state_retracts_nothing() -> None:
    state = new()
    lay_lowest_and(state, 0, RAISE)
    with pytest.raises(NotAllowed, match="nothing-to-retract"):
        state.seen_by(0).retract(0)


def test_events_of_a_hidden_seat_are_told_when_it_is_shown() -> None:
    state = new()
    state.journal = Journal()
    card = state.legal(0)[0] - LAY
    lay_lowest_and(state, 0, HOLD)
    assert state.journal.heard_by(0) == [(HAS_LAID, [0, card, 0, 0])]
    assert state.journal.heard_by(1) == state.journal.heard_by(None) == []
    for seat in (1, 2):
        lay_lowest_and(state, seat, HOLD)
    assert [event for event, _ in state.journal.heard_by(1)] == [HAS_LAID] * 3
    assert state.journal.heard_by(1)[0] == (HAS_LAID, [0, card, 0, 0])


def test_events_of_a_retracted_answer_are_forgotten() -> None:
    state = new()
    state.journal = Journal()
    lay_lowest_and(state, 0, HOLD)
    state.retract(0)
    assert state.journal.heard_by(0) == []


def test_chance_may_not_be_drawn_inside_a_window() -> None:
    state = new()
    state.answering = 0
    with pytest.raises(AssertionError, match="never inside it"):
        state.below(6)


def test_windows_must_be_declared() -> None:
    from philtre import game

    with pytest.raises(AssertionError, match="no windows"):
        game("alchemist").new(players=2).hide(0)


def test_a_redealt_world_has_the_hidden_others_still_to_answer() -> None:
    state = new()
    lay_lowest_and(state, 0, RAISE)
    lay_lowest_and(state, 1, RAISE)
    world = state.redeal(1, seed=5)
    assert world.deciders == [0, 2]
    assert world.seen_by(1) == state.seen_by(1)
    assert world.b[COINS] == 1
    world.retract(1)
    assert world.deciders == [0, 1, 2]
    assert world.b[ME + COINS] == 1


def test_redealt_worlds_can_be_played_to_the_end() -> None:
    from philtre.bots.playout import playout

    for seed in range(20):
        state = new(players=2 + seed % 3, seed=seed)
        lay_lowest_and(state, 0, HOLD)
        world = state.redeal(0, seed)
        playout(world, seed)
        assert world.over


def test_a_copy_of_an_open_window_is_independent() -> None:
    state = new()
    lay_lowest_and(state, 0, HOLD)
    copy = state.copy()
    lay_lowest_and(copy, 1, HOLD)
    lay_lowest_and(copy, 2, HOLD)
    assert state.deciders == [1, 2]
    assert copy.b[CHANCE] == state.b[CHANCE]  # laying cards draws nothing
    assert state.b[HAND] == copy.b[HAND] == 1
