"""The examples of the rulebook."""

from typing import Any

import pytest
from games.ars_alchimia.positions import (
    GAME,
    accepted,
    at_forge,
    card_on,
    crew,
    employed,
    layers,
    minimum_of,
    offered,
    play,
    position,
    refused,
    rolling,
    stock,
    workers,
)

from philtre import State
from philtre.games.ars_alchimia.state import *

C, B, A = "phoenix-quill", "feather-alloy", "horn-of-plenty"


def test_E1_each_crew_is_one_larger_than_the_last() -> None:
    state = position(spots={"l1": "mana-meadow"})
    for seat, least in ((0, 1), (1, 2), (2, 3)):
        assert state.deciders == [seat] and minimum_of(state, "l1") == least
        play(state, "place l1", f"send {least}")
        assert crew(state, "l1") == (seat, least)


def test_E2_each_worker_above_the_minimum_adds_one() -> None:
    state = position(spots={"l1": "world-tree"}, crews={"l1": (1, 2)})
    assert minimum_of(state, "l1") == 3
    assert stock(rolling(state, 3, "place l1", "send 5")) == "1flower 1snow 1fire", "3 and 2 are not 6"
    assert stock(rolling(state, 4, "place l1", "send 5")) == "1flower 1snow 1fire 1elixir"


def ended(**laid: Any) -> State:
    """The last year, in which everybody has passed."""
    state = position(year=4, **laid)
    play(state, *["pass"] * len(state.scores))
    assert state.over
    return state


def test_E3_half_of_five_is_two() -> None:
    assert ended(orders=[C]).scores == [-2, 0, 0]


def test_E4_nymph_before_salaries() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["nymph elf"])
    play(state, "swap elf", "gain flower", "keep")
    assert stock(state) == "1flower" and employed(state) == "nymph" and workers(state) == (8, 1)
    assert layers(state, "assistant")[-1] == ["elf"]


@pytest.mark.parametrize(
    ("university", "year", "open_"),
    [
        ("", 1, ["o1"]),
        ("litmus-paper", 2, ["o1", "o4"]),
        ("litmus-paper astral-globe", 3, ["o1", "o4", "o6"]),
        ("", 4, ["o1", "o4", "o6"]),
    ],
)
def test_E5_university_orders_open_the_levels(university: str, year: int, open_: list[str]) -> None:
    state = position(year=year, spots={"o1": C, "o4": B, "o6": A}, fulfilled=[university])
    assert [spot for spot in offered(state, "place") if spot[0] == "o"] == open_


@pytest.mark.parametrize(("order", "points"), [(C, 5 + 1), (B, 7 + 2), (A, 12 + 3)])
def test_E6_a_perfect_day_by_level(order: str, points: int) -> None:
    held = "6flower 6snow 6fire"
    perfect = play(at_forge("tin-crucible", 2, resources=held, orders=[order]), f"fulfil {order}")
    assert perfect.scores[0] == points
    ordinary = play(at_forge("tin-crucible", 1, resources=held, orders=[order]), f"fulfil {order}")
    assert ordinary.scores[0] == points - {C: 1, B: 2, A: 3}[order]


def test_E7_elixir_of_fire_and_snow() -> None:
    for die, points in ((2, 1), (1, 0)):
        state = at_forge("tin-crucible", die, resources="1fire 1snow")
        assert stock(state) == "1elixir" and state.scores[0] == points


def test_E8_specialities() -> None:
    industry = [order["id"] for order in BOX["order"] if order["category"] == "industry"]
    for number, points in ((1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 12), (7, 12)):
        assert ended(fulfilled=[" ".join(industry[:number])]).scores[0] == points


def setup(players: int) -> tuple[int, int, int]:
    """How many spots are in use, and the workers each player has and may still get before the workshop's."""
    state = GAME.new(players=players, seed=3)
    board = GAME.view(state, None).board
    brought = [WORKERS_OF[overseer.workshop - 1] for overseer in board.overseers]
    assert [overseer.available for overseer in board.overseers] == [9 + more for more in brought]
    assert {stock(state, seat) for seat in range(players)} == {"1flower 1snow 1fire"}
    assert all(not overseer.orders and not overseer.assistants for overseer in board.overseers)
    return len(board.spots), 9, board.overseers[0].reserve + brought[0]


def test_E9_three_players() -> None:
    assert setup(3) == (15, 9, 9)
    spots = GAME.view(GAME.new(players=3, seed=3), None).board.spots
    assert [spot.id for spot in spots if spot.assistant] == ["s1", "s2"]


def test_E10_four_players() -> None:
    assert setup(4) == (16, 9, 11)
    spots = GAME.view(GAME.new(players=4, seed=3), None).board.spots
    kinds = [spot.kind for spot in spots]
    assert [kinds.count(kind) for kind in ("order", "location", "forge", "assistant")] == [6, 3, 2, 3]
    assert [spot.order.level for spot in spots if spot.order] == ["c", "c", "c", "b", "b", "a"]
    assert [spot.id for spot in spots if spot.kind.endswith("-pile")] == ["lp", "gp"]


def test_E11_displaced_workers_rest_on_the_square() -> None:
    state = position(spots={"l1": "mana-meadow"}, crews={"l1": (1, 2)}, available=(9, 1, 9))
    play(state, "place l1", "send 3")
    assert crew(state, "l1") == (0, 3) and workers(state, 1) == (1, 2)
    play(state, *["pass"] * 3)
    assert state.b[YEAR] == 2 and workers(state, 1) == (3, 0)


def test_E12_who_chooses_a_workshop_first() -> None:
    state = position(track=(10, 10, 14), workshops=(3, 1, 2))
    play(state, *["pass"] * 3)
    assert state.deciders == [1] and offered(state) == ["workshop 1", "workshop 2", "workshop 3"]
    play(state, "workshop 3")
    assert state.deciders == [0] and offered(state) == ["workshop 1", "workshop 2"]
    play(state, "workshop 2")
    assert [state.b[ME * seat + WORKSHOP_OF] for seat in range(3)] == [2, 3, 1], "the last card is not a choice"


def test_E13_the_card_of_the_portal_goes_under_the_pile() -> None:
    state = play(position(next="misty-lake"), "place lp", "send 1")
    assert layers(state, "location")[-1] == ["misty-lake"]
    assert crew(state, "lp") == (0, 1)
    assert stock(state).startswith("1flower 1snow")


def test_E14_a_taken_order_is_replaced_at_once() -> None:
    state = position(spots={"o4": B}, fulfilled=["litmus-paper"], next="mirror-of-tidings")
    play(state, "place o4", "send 1")
    assert accepted(state) == B
    assert card_on(state, "o4") == "mirror-of-tidings" and crew(state, "o4") == (0, 1)


def test_E15_a_die_of_three_and_one_worker_more() -> None:
    state = position(spots={"l1": "misty-lake"})
    assert stock(rolling(state, 3, "place l1", "send 2")) == "1flower 1snow 1sand"
    assert stock(rolling(state, 3, "place l1", "send 1")) == "1flower 1snow"


def test_nobody_is_ever_sent_away_for_good() -> None:
    """Once a year has ended all crews are home, the spots free."""
    state = position(spots={"l1": "mana-meadow", "o1": C}, crews={"l1": (2, 4), "gp": (1, 1)})
    play(state, "place o1", "send 2", "pass", "pass", "pass")
    assert all(state.b[CREW + spot] == 0 for spot in range(SPOTS))
    assert [workers(state, seat) for seat in range(3)] == [(9, 0), (10, 0), (13, 0)]


def test_levels_limit_taking_only() -> None:
    state = at_forge(resources="2snow 2fire", orders=[B])
    assert "fulfil feather-alloy" in offered(state)
    shown = position(spots={"o4": "mirror-of-tidings"})
    assert refused(shown, "place o4").reason == "level-too-high"
