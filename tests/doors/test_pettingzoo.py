"""The games as PettingZoo environments."""

import copy
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded

import philtre
from philtre.doors.pettingzoo import ParallelTable, TurnTable, env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its own environments, imported as it advises against
    from pettingzoo.test import api_test, parallel_api_test, seed_test

WINDOWS = ["azerlande", "bal-des-chaudrons"]

# An observation with its mask is a dictionary, as in PettingZoo's own classic games, which the tests know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of the agents of a game that is over
]


def play_on(table: TurnTable, seed: int, most: int = 10_000) -> list[Any]:
    """What the agents are given, by random choices."""
    chance = random.Random(seed)
    given: list[Any] = []
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, _ = table.last()
        given.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, terminated))
        assert not truncated
        actions = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated else int(chance.choice(actions)))
    return given


@pytest.mark.parametrize("name", philtre.games())
def test_pettingzoos_own_test_passes(name: str) -> None:
    api_test(env(name, players=philtre.game(name).players[-1]), num_cycles=60)
    api_test(env(name, render_mode="ansi"), num_cycles=400)


@pytest.mark.parametrize("name", philtre.games())
def test_pettingzoos_own_test_of_seeds_passes(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=50)


@pytest.mark.parametrize("name", philtre.games())
def test_pettingzoos_own_test_of_parallel_environments_passes(name: str) -> None:
    parallel_api_test(parallel_env(name, players=philtre.game(name).players[-1]), num_cycles=200)


@pytest.mark.parametrize("name", philtre.games())
def test_a_game_ends_with_rewards_that_add_up_to_nothing(name: str) -> None:
    table = env(name, players=3)
    table.reset(seed=3)
    given = play_on(table, seed=1)
    ends = {agent: reward for agent, _, _, reward, terminated in given if terminated}
    assert sorted(ends) == ["player_0", "player_1", "player_2"] and table.agents == []
    assert sum(ends.values()) == pytest.approx(0)
    winners = [table.seats[agent] for agent in ends if ends[agent] == max(ends.values())]
    assert sorted(winners) == table.position.winners


def test_pettingzoo_makes_them_by_name() -> None:
    for name in philtre.games():
        called = f"philtre/{name}-v{philtre.game(name).rules}"
        assert isinstance(pettingzoo.make("aec", called, players=3), TurnTable)
        assert isinstance(pettingzoo.make("parallel", called, players=3), ParallelTable)


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    table = env("alchemist", players=3, schools="no", first=2)
    table.reset(seed=7)
    assert table.position == philtre.game("alchemist").new(players=3, seed=7, schools="no", first=2)
    assert table.agent_selection == "player_2"
    table.reset()
    after = table.position
    table.reset(seed=7)
    table.reset()
    assert table.position == after != philtre.game("alchemist").new(players=3, seed=7, schools="no", first=2)


@pytest.mark.parametrize("name", philtre.games())
def test_copies_and_pickles_are_games_of_their_own_that_go_on_alike(name: str) -> None:
    table = env(name)
    table.reset(seed=2)
    play_on(table, seed=2, most=15)
    copied, pickled = copy.deepcopy(table), pickle.loads(pickle.dumps(table))
    ends = [play_on(each, seed=3) for each in (table, copied, pickled)]
    assert ends[0] == ends[1] == ends[2] != []
    resets = []
    for each in (table, copied, pickled):
        each.reset()
        resets.append(each.position)
    assert resets[0] == resets[1] == resets[2]


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    table = env("alchemist")
    with pytest.raises(ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    before = table.position.copy()
    mask = table.last()[0]["action_mask"]
    refused = [int(np.flatnonzero(mask == 0)[0]), 10_000, -1]
    for action in refused:
        with pytest.raises(philtre.NotAllowed):
            table.step(action)
    with pytest.raises(TypeError):
        table.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        table.step(None)
    assert table.position == before


def test_what_no_table_can_be_is_refused_at_once() -> None:
    for wrong in ({"players": 9}, {"schools": "perhaps"}, {"weather": "fine"}):
        with pytest.raises(philtre.Unreadable):
            env("alchemist", **wrong)
    with pytest.raises(philtre.Unreadable):
        env("chess")


def test_only_the_selected_agent_may_act_and_nobody_sees_what_was_answered_out_of_sight() -> None:
    table = env("bal-des-chaudrons", players=3)
    table.reset(seed=1)
    assert table.position.deciders == [0, 1, 2] and table.agent_selection == "player_0"
    seen = {agent: table.observe(agent) for agent in table.agents}
    assert [bool(seen[agent]["action_mask"].any()) for agent in table.agents] == [True, False, False]
    table.step(int(np.flatnonzero(seen["player_0"]["action_mask"])[0]))
    assert table.agent_selection == "player_1"
    later = table.observe("player_1")
    assert (later["observation"] == seen["player_1"]["observation"]).all() and later["action_mask"].any()


# All at once.


def answers(table: ParallelTable, seen: dict[str, Any], chance: random.Random) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}


@pytest.mark.parametrize("name", WINDOWS)
def test_answers_given_at_once_come_to_the_same_as_one_after_another(name: str) -> None:
    table, chance = parallel_env(name, players=3), random.Random(1)
    seen, _ = table.reset(seed=4)
    state = table.position.copy()
    together = 0
    while table.agents:
        given = answers(table, seen, chance)
        acting = [(table.seats[agent], action) for agent, action in given.items() if action != table.wait]
        together += len(acting) > 1
        for seat, action in acting:
            state.play(seat, action)
        seen, rewards, ended, _, _ = table.step(given)
        assert state == table.position
    assert together > 2 and all(ended.values()) and sum(rewards.values()) == pytest.approx(0)


def test_who_waits_can_only_wait_and_a_step_is_whole_or_nothing() -> None:
    table = parallel_env("bal-des-chaudrons")
    seen, _ = table.reset(seed=4)
    given = answers(table, seen, random.Random(1))
    before = table.position.copy()
    for wrong in ({**given, "player_1": table.wait}, {**given, "player_1": 10_000}):
        with pytest.raises(philtre.NotAllowed):
            table.step(wrong)
    with pytest.raises(KeyError):
        table.step({"player_0": given["player_0"]})
    assert table.position == before
    alchemist = parallel_env("alchemist", first=0)
    seen, _ = alchemist.reset(seed=1)
    given = answers(alchemist, seen, random.Random(1))
    assert given["player_1"] == alchemist.wait != given["player_0"]
    with pytest.raises(philtre.NotAllowed, match="not-your-turn"):
        alchemist.step({**given, "player_1": 0})


@pytest.mark.parametrize(
    ("door", "library"), [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium"), ("openspiel", "OpenSpiel")]
)
def test_a_door_without_its_library_says_what_is_missing(door: str, library: str) -> None:
    hidden = {"openspiel": "pyspiel"}.get(door, door)
    code = f"import sys; sys.modules['{hidden}'] = None\nimport philtre.doors.{door}"
    tried = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert tried.returncode != 0
    assert f'leads to {library}, which is not installed: pip install "philtre[doors]"' in tried.stderr.splitlines()[-1]
