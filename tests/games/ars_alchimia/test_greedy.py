"""The greedy bot, by the judgement of the game, plays it well and to its end."""

import pytest
from games.ars_alchimia.positions import GAME, at_forge, play, played_out, position

from philtre import State
from philtre.games.ars_alchimia.state import *


def wins_over_random(seeds: range) -> int:
    """How many games of three greedy wins alone against two random players, in changing seats."""
    wins = 0
    for seed in seeds:
        bots = ["random"] * 3
        bots[seed % 3] = "greedy"
        wins += played_out(GAME.new(players=3, seed=seed), bots, seed).winners == [seed % 3]
    return wins


@pytest.mark.slow
def test_greedy_beats_two_random_players_in_nineteen_of_twenty() -> None:
    assert wins_over_random(range(100)) >= 95


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_greedy_against_itself_makes_something_of_four_years(players: int) -> None:
    scores = []
    for seed in range(6):
        scores += played_out(GAME.new(players=players, seed=seed), ["greedy"] * players, seed).scores
    assert sum(scores) / len(scores) > 55


def chosen(state: State) -> str:
    """What greedy does in a position of seat 0."""
    return GAME.write(state, 0, GAME.bot("greedy").choose(state.seen_by(0), 0, seed=1))


def test_greedy_fulfils_what_it_can() -> None:
    state = at_forge(resources="1flower 2fire 1snow", orders=["phoenix-quill"])
    assert chosen(state) == "fulfil phoenix-quill"


def test_greedy_goes_to_the_forge_with_complete_orders() -> None:
    state = position(
        year=4,
        spots={"g1": "copper-still", "l1": "mana-meadow"},
        resources="1flower 2fire",
        orders=["phoenix-quill"],
        available=(2, 9, 9),
    )
    assert chosen(state) in ("place g1", "place gp")


def test_greedy_takes_no_order_it_cannot_finish() -> None:
    state = position(year=4, spots={"o6": "philosophers-stone"}, available=(2, 0, 0))
    assert chosen(state) != "place o6"


def test_greedy_keeps_assistants_early_and_prefers_more_workers() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["engineer"])
    assert chosen(state) == "keep"
    choosing = play(position(), *["pass"] * 3)
    assert chosen(choosing) == "workshop 3"


def test_greedy_pays_with_what_it_needs_least() -> None:
    state = at_forge(resources="1flower 1snow 2elixir", orders=["fragrant-soap"])
    play(state, "fulfil fragrant-soap")
    assert chosen(state) == "pay 1flower+1snow"


def test_at_the_end_only_points_are_judged() -> None:
    state = position(year=4, track=(12, 30, 8), orders=["phoenix-quill"], assistants=["elf"], resources="2elixir")
    play(state, *["pass"] * 3)
    assert [state.judge(seat) for seat in range(3)] == [100 * score for score in state.scores]
