"""The games as OpenSpiel games."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import philtre
from philtre.doors.openspiel import BYTE, Playouts, Position, Table, short_name

NAMES = [short_name(name) for name in philtre.games()]


def play_on(state: Position, seed: int, most: int = 100_000) -> None:
    chance = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(chance.randrange(BYTE) if state.is_chance_node() else chance.choice(state.legal_actions()))


def begun(name: str, seed: int, moves: int, **parameters: Any) -> Position:
    """A state in which somebody decides, some moves after the deal."""
    state = pyspiel.load_game(name, parameters).new_initial_state()
    play_on(state, seed, moves)
    while state.is_chance_node():
        state.apply_action(seed % BYTE)
    assert isinstance(state, Position) and not state.is_terminal()
    return state


@pytest.mark.parametrize("name", philtre.games())
def test_openspiels_own_simulation_passes(name: str) -> None:
    parameters = {"players": 3} if name != "elixir-mixer" else {"players": 2}
    pyspiel.random_sim_test(pyspiel.load_game(short_name(name), parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test_in_python_passes(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_alone_too() -> None:
    game = pyspiel.load_game("philtre_azerlande", {"players": 1, "difficulty": "easy"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_options_are_parameters_and_survive_as_text() -> None:
    game = pyspiel.load_game("philtre_alchemist", {"players": 3, "first": "seat1", "schools": "no"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and isinstance(again, Table)
    assert again.chosen == {"first": "1", "schools": "no", "setup": "rulebook"}
    assert pyspiel.load_game("philtre_alchemist(players=4)").num_players() == 4
    for wrong in ({"first": "1"}, {"first": "nobody"}, {"players": 6}):
        with pytest.raises(philtre.Unreadable):
            pyspiel.load_game("philtre_alchemist", wrong)


def test_the_deal_follows_from_the_bytes_of_chance() -> None:
    state = pyspiel.load_game("philtre_alchemist").new_initial_state()
    for byte in (0, 0, 1, 7):
        assert state.is_chance_node() and sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(byte)
    assert state.dealt == philtre.game("alchemist").new(players=2, seed=263)


def test_a_clone_knows_nothing_of_the_draws_to_come() -> None:
    state = begun("philtre_elixir_mixer", seed=1, moves=4)
    draw = philtre.game("elixir-mixer").lexicon.read("draw")
    state.apply_action(draw)
    assert state.is_chance_node() and "waits for chance" in str(state)
    outcomes = set()
    for byte in range(BYTE):
        other = state.clone()
        other.apply_action(byte)
        outcomes.add(other.observation_string(1 - other.current_player()) + other.observation_string(0))
    assert len(outcomes) > 15


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    state = begun("philtre_alchemist", seed=1, moves=10)
    before = str(state)
    refused = next(action for action in range(162) if action not in state.legal_actions())
    with pytest.raises(philtre.NotAllowed):
        state.apply_action(refused)
    assert str(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_clones_copies_and_saved_states_go_on_alike(name: str) -> None:
    state = begun(name, seed=3, moves=20)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    others = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(text)[1],
    ]
    play_on(state, seed=4, most=60)
    for other in others:
        assert str(other) != str(state)
        play_on(other, seed=4, most=60)
        assert str(other) == str(state) and other.history() == state.history()
        for player in range(2):
            assert other.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_are_those_that_a_player_cannot_tell_apart(name: str) -> None:
    sampler, chance, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), random.Random(2), 0
    state = pyspiel.load_game(name, {"players": 3}).new_initial_state()
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.randrange(BYTE))
            continue
        for player in range(3):
            other = state.resample_from_infostate(player, sampler)
            others += str(other) != str(state)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.history() == []
        play_on(other, seed=1, most=5)
        state.apply_action(chance.choice(state.legal_actions()))
    assert others > 100


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """Two ways to one position are two information states, and one observation."""
    sides = []
    state = begun("philtre_elixir_mixer", seed=1, moves=4)
    player = state.current_player()
    for clone, moves in ((state.clone(), 30), (state.clone(), 90)):
        play_on(clone, seed=moves, most=moves)
        while clone.is_chance_node():
            clone.apply_action(0)
        clone.course.state = state.dealt.copy()  # as if both had come round to it
        clone.follow(clone.dealt, 0)
        sides.append(clone)
    one, other = sides
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_what_is_answered_out_of_sight_changes_nothing_for_the_others() -> None:
    state = begun("philtre_bal_des_chaudrons", seed=1, moves=4, players=3)
    assert state.current_player() == 0 and state.dealt.deciders == [0, 1, 2]
    before = [state.information_state_string(player) for player in range(3)]
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(player) for player in range(3)]
    assert state.current_player() == 1
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, True]


def test_pieces_are_named_in_openspiels_observations() -> None:
    state = begun("philtre_alchemist", seed=1, moves=10)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert list(observation.dict["seat"]) == [0, 1]
    assert list(observation.tensor) == state.observation_tensor(1)
    assert observation.dict["hand"].sum() == observation.dict["hand-size"][0]


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_of_information_sets_runs(name: str) -> None:
    state = begun(name, seed=5, moves=25)
    for evaluator, by_observation in ((Playouts(2, seed=1), True), (mcts.RandomRolloutEvaluator(1), False)):
        if name == "philtre_elixir_mixer" and by_observation is False:
            continue  # whose random games are long
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            evaluator,
            uct_c=1.0,
            max_simulations=12,
            random_state=np.random.RandomState(1),
            use_observation_string=by_observation,
        )
        assert bot.step(state) in state.legal_actions()


def test_openspiels_learning_environment_runs() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("philtre_alchemist", {"players": 3}), seed=1)
    step, chance = environment.reset(), random.Random(1)
    assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_pickles_are_read_where_the_door_was_never_opened() -> None:
    state = begun("philtre_azerlande", seed=1, moves=10, players=3)
    for pickled in (state.get_game(), state):
        code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
        read = subprocess.run(
            [sys.executable, "-c", code], input=pickle.dumps(pickled), capture_output=True, check=True
        )
        assert read.stdout.decode() == f"{pickled}\n"


def test_a_program_that_used_the_door_ends_in_peace() -> None:
    code = "import philtre.doors.openspiel, pyspiel; pyspiel.load_game('philtre_alchemist').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
