"""The examples of the rulebook."""

import pytest
from games.elixir_mixer.positions import (
    GAME,
    asked,
    bonuses_before,
    cards,
    elixirs_before,
    hand,
    offered,
    play,
    position,
    top,
)

from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import total


def test_E1_trade_of_a_seven_for_six_and_one() -> None:
    state = position(["b7 r2 g5", "", ""], market="y6 p1 y7 r6 g4 b2")
    play(state, "trade b7", "pick y6")  # the one that is left to pick is picked at once
    assert hand(state) == "y6 g5 r2 p1"
    assert cards(state, MARKET) == "b7 y7 r6 g4 b2"
    assert cards(state, ASIDE) == ""


def test_E2_brew_of_yellow_ten_with_four_and_six() -> None:
    state = position(["y4 y6 b1", "", ""], asked="brew")
    play(state, "brew yellow")
    assert elixirs_before(state) == ["yellow-10"]
    assert top(state, "yellow") == 11
    assert cards(state, DISCARD) == "y6 y4"
    assert hand(state) == "b1"
    assert state.scores == [1, 0, 0]


@pytest.mark.parametrize(
    ("owned", "tops", "brew", "spent"),
    [
        ("b10 g11", {"red": 12}, "brew red", "r7 r5"),
        ("b11 g12", {}, "brew red", "r7 r3"),
        ("b13 g14", {"yellow": 15}, "brew yellow", "y7 y7 y1"),
    ],
)
def test_E3_three_in_a_row(owned: str, tops: dict[str, int], brew: str, spent: str) -> None:
    state = position([spent, "", ""], elixirs=[owned], tops=with_tops_of(owned, tops), asked="brew")
    play(state, brew)
    assert bonuses_before(state) == ["three-in-a-row"]


def test_E3_two_and_one_apart_are_no_row() -> None:
    state = position(["r7 r6", "", ""], elixirs=["b10 g11"], tops={"red": 13, "green": 12}, asked="brew")
    play(state, "brew red")
    assert elixirs_before(state) == ["blue-10", "green-11", "red-13"]
    assert bonuses_before(state) == []


def with_tops_of(owned: str, tops: dict[str, int]) -> dict[str, int]:
    """Tops that stand right behind the elixirs owned."""
    behind = {name: int(token[1:]) + 1 for token in owned.split() for name in COLOUR_NAMES if name[0] == token[0]}
    return {**behind, **tops}


def test_E4_two_elixirs_in_one_turn() -> None:
    state = position(["y4 y6 p5 p7", "", ""], tops={"purple": 12}, asked="brew")
    play(state, "brew yellow")
    assert bonuses_before(state) == []
    play(state, "brew purple")
    assert elixirs_before(state) == ["purple-12", "yellow-10"]
    assert bonuses_before(state) == ["two-elixirs"]
    assert state.scores[0] == 3


def test_E5_mixed_elixir_of_four_six_and_seven() -> None:
    state = position(["b4 y6 r7 p1", "", ""], asked="brew")
    play(state, "mix")
    assert cards(state, DISCARD) == "r7 y6 b4"
    assert bonuses_before(state) == ["mixed"]
    assert elixirs_before(state) == []
    assert state.scores == [1, 0, 0]


def test_E6_joker_among_four_cards() -> None:
    state = position(["g1 g2 g3 joker", "", ""], asked="brew")
    play(state, "brew green")
    assert elixirs_before(state) == ["green-10"]
    assert bonuses_before(state) == ["four-cards-green"]
    assert hand(state) == ""


@pytest.mark.parametrize(("players", "deck"), [(2, 56), (3, 51), (4, 46)])
def test_E7_setup(players: int, deck: int) -> None:
    state = GAME.new(players=players, seed=4)
    assert [total(state.b, ME * seat + HAND, KINDS) for seat in range(players)] == [5] * players
    assert total(state.b, MARKET, KINDS) == 6
    assert total(state.b, DECK, KINDS) == deck
    assert total(state.b, DISCARD, KINDS) == 0
    assert [top(state, colour) for colour in COLOUR_NAMES] == [10] * 5
    assert [state.b[BONUS_OF + bonus] for bonus in range(BONUSES)] == [0] * 10
    assert asked(state) == "gather"


def test_E8_a_hand_of_seven_gives_back_two() -> None:
    state = position(["b7 p7 g7 y7 r7 b6 p6", "", ""], market="b1 p1 g1 y1", asked="brew")
    play(state, "stop")
    assert asked(state) == "return"
    assert offered(state, "return") == ["b7", "p7", "g7", "y7", "r7", "b6", "p6"]
    play(state, "return g7", "return b6")
    assert hand(state) == "b7 p7 y7 r7 p6"
    assert cards(state, MARKET) == "g7 b6 b1 p1 g1 y1"
    assert state.deciders == [1]
