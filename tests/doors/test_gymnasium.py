"""The games as Gymnasium environments."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import philtre
from philtre.doors.gymnasium import Seat
from philtre.doors.outcome import rewards


def play_on(table: Seat, most: int = 10_000) -> list[Any]:
    """What the seat is given for always taking the middle one of its options."""
    given: list[Any] = []
    while not table.position.over and len(given) < most:
        actions = np.flatnonzero(table.action_masks())
        observation, reward, terminated, truncated, info = table.step(int(actions[len(actions) // 2]))
        given.append((observation.tobytes(), info["action_mask"].tobytes(), reward, terminated, truncated))
    return given


@pytest.mark.parametrize("name", philtre.games())
def test_gymnasiums_own_test_passes(name: str) -> None:
    """It chooses blindly."""
    made = gymnasium.make(f"philtre/{name}-v{philtre.game(name).rules}", blind=True, bots="random")
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", philtre.games())
def test_an_episode_is_a_game_against_bots(name: str) -> None:
    table = Seat(name, players=3, seat=1, bots=["random", "greedy"])
    table.reset(seed=5)
    given = play_on(table)
    assert [terminated for _, _, _, terminated, _ in given].index(True) == len(given) - 1
    assert all(reward == 0 for _, _, reward, _, _ in given[:-1])
    assert given[-1][2] == rewards(table.position)[1]
    assert table.info()["winners"] == table.position.winners


def test_alone_a_seat_wins_or_loses_against_the_game() -> None:
    table = Seat("azerlande", players=1)
    table.reset(seed=5)
    assert abs(play_on(table)[-1][2]) == 1


def test_a_seed_settles_the_deal_the_bots_and_the_seat() -> None:
    tables = [Seat("elixir-mixer", players=3, seat=None, bots="random") for _ in range(2)]
    seats = set()
    for seed in range(12):
        for table in tables:
            table.reset(seed=seed)
        seats.add(tables[0].seat)
        assert tables[0].seat == tables[1].seat and tables[0].position == tables[1].position
    assert seats == {0, 1, 2}
    assert play_on(tables[0]) == play_on(tables[1])
    fresh = Seat("alchemist", first=0, seat=0)
    fresh.reset(seed=7)
    assert fresh.position == philtre.game("alchemist").new(players=2, seed=7, first=0)


@pytest.mark.parametrize("bots", ["random", "ismcts:iterations=5"])
def test_copies_and_pickles_are_games_of_their_own_that_go_on_alike(bots: str) -> None:
    table = Seat("alchemist", bots=bots)
    table.reset(seed=2)
    play_on(table, most=4)
    copied, pickled = copy.deepcopy(table), pickle.loads(pickle.dumps(table))
    ends = [play_on(each) for each in (table, copied, pickled)]
    assert ends[0] == ends[1] == ends[2] != []


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    table = Seat("alchemist", seat=0, first=0, render_mode="ansi")
    _, info = table.reset(seed=1)
    before = table.position.copy()
    for action in (int(np.flatnonzero(info["action_mask"] == 0)[0]), 10_000):
        with pytest.raises(philtre.NotAllowed):
            table.step(action)
    assert table.position == before
    assert table.render() == f"{before!r}\nscores: 0, 0"


def test_blind_choices_stand_for_the_nearest_option() -> None:
    table, other = (Seat("alchemist", bots="random", blind=blind, first=0) for blind in (True, False))
    _, info = table.reset(seed=1)
    other.reset(seed=1)
    last = int(np.flatnonzero(info["action_mask"])[-1])
    table.step(10_000)
    other.step(last)
    assert table.position == other.position


def test_what_no_table_can_be_is_refused_at_once() -> None:
    for wrong in (
        {"players": 9},
        {"bots": ["greedy", "greedy"]},
        {"bots": "deep-blue"},
        {"seat": 2},
        {"weather": "fine"},
    ):
        with pytest.raises(philtre.Unreadable):
            Seat("alchemist", **wrong)
