"""Little Brew: a position, a move, an outcome."""

from pathlib import Path

import pytest

import philtre
from philtre import NotAllowed, State

GAME = philtre.game(str(Path(__file__).parents[1]))


def play(state: State, move: str) -> None:
    seat = state.deciders[0]
    state.play(seat, GAME.read(state, seat, move))


def hand(state: State, seat: int) -> dict[str, int]:
    held: dict[str, int] = GAME.view(state, seat).board.brewers[seat].hand
    return {herb.removeprefix("herb:"): number for herb, number in held.items()}


def test_everybody_begins_with_two_herbs() -> None:
    state = GAME.new(players=4, seed=1)
    assert [sum(hand(state, seat).values()) for seat in range(4)] == [2, 2, 2, 2]
    assert GAME.view(state, None).board.bag == 10


def test_only_the_owner_sees_a_hand() -> None:
    brewers = GAME.view(GAME.new(players=2, seed=1), 0).board.brewers
    assert brewers[0].hand is not None and brewers[1].hand is None


def test_brewing_a_herb_first_earns_two_points_more() -> None:
    state = GAME.new(players=2, seed=1)
    herb, number = max(hand(state, 0).items(), key=lambda held: held[1])
    play(state, f"brew {herb}")
    assert state.scores == [number * (number + 1) // 2 + 2, 0]
    assert hand(state, 0)[herb] == 0


def test_a_herb_one_does_not_hold_cannot_be_brewed() -> None:
    state = GAME.new(players=2, seed=1)
    herb = min(hand(state, 0), key=lambda herb: hand(state, 0)[herb])
    with pytest.raises(NotAllowed, match="none-held"):
        play(state, f"brew {herb}")


def test_R1_the_game_ends_with_the_bag() -> None:
    state = GAME.new(players=2, seed=1)
    while not state.over:
        play(state, "draw")
    assert GAME.view(state, None).board.bag == 0
    assert state.scores == [0, 0] and state.winners == [0, 1]


def test_R2_fewer_herbs_in_hand_break_a_tie() -> None:
    state = GAME.new(players=4, seed=1)
    while not state.over:
        play(state, "draw")
    assert [sum(hand(state, seat).values()) for seat in range(4)] == [5, 5, 4, 4]
    assert state.scores == [0, 0, 0, 0] and state.winners == [2, 3]
