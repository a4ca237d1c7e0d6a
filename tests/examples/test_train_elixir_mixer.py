"""The example of training, but for the training itself, which takes other libraries: looks, figures and drawings."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from philtre import State

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import train_elixir_mixer as example
from train_elixir_mixer import ACTIONS, GAME, POINT, Learner, Player, look, wins


def first(states: Sequence[State], seats: Sequence[int]) -> Sequence[int]:
    return [state.legal(seat)[0] for state, seat in zip(states, seats, strict=True)]


def greedy(states: Sequence[State], seats: Sequence[int]) -> Sequence[int]:
    return [GAME.bot("greedy").choose(state, seat) for state, seat in zip(states, seats, strict=True)]


def test_a_player_is_measured_in_both_seats_by_what_they_see() -> None:
    asked: set[int] = set()

    def player(states: Sequence[State], seats: Sequence[int]) -> Sequence[int]:
        assert all(state == state.seen_by(seat) for state, seat in zip(states, seats, strict=True))
        asked.update(seats)
        return greedy(states, seats)

    assert wins(player, "random", games=6) == 6
    assert asked == {0, 1}


def test_equals_share_the_victories_and_the_weak_win_none() -> None:
    assert 4 < wins(greedy, "greedy", games=20) < 16
    assert wins(first, "greedy", games=6) == 0


def test_the_same_games_are_won_again() -> None:
    assert wins(greedy, "1", games=6) == wins(greedy, "1", games=6)


def test_a_look_shows_what_the_seat_may_know_and_names_every_action_once() -> None:
    state = GAME.new(players=2, seed=7)
    for turn in range(60):
        seat = state.deciders[0]
        shown = look(state, seat)
        for other in (look(state.seen_by(seat), seat), look(state.redeal(seat, seed=turn), seat)):
            assert np.array_equal(shown.seen, other.seen) and np.array_equal(shown.actions, other.actions)
        assert sorted(shown.actions) == list(range(GAME.lexicon.actions))
        assert sorted(shown.actions[shown.mask == 1]) == sorted(state.legal(seat))
        state.play(seat, GAME.bot("greedy").choose(state.seen_by(seat), seat, turn))


def test_colours_are_shown_nearest_first_whatever_their_names() -> None:
    state = GAME.new(players=2, seed=21, first=0)
    assert GAME.view(state, 0).board.wizards[0].hand == ["b6", "p6", "y5", "y4", "r5"]  # all elixirs cost 10
    first_of_each = [GAME.lexicon.write(int(action)) for action in look(state, 0).actions[:: ACTIONS.shape[1]]]
    assert first_of_each[:5] == ["take y7", "take b7", "take p7", "take r7", "take g7"]


def test_rewards_of_a_game_add_up_to_its_lead_and_its_victory() -> None:
    learner, chance = Learner(), np.random.default_rng(1)
    seen, _ = learner.reset(seed=3)
    rewards, over, handicap = 0.0, False, learner.lead()  # the other may have begun, and with a point
    while not over:
        assert seen in learner.observation_space and learner.action_masks().sum() > 1
        seen, reward, over, _, _ = learner.step(chance.choice(np.flatnonzero(learner.action_masks())))
        rewards += reward
    (winner,) = learner.position.winners
    assert rewards == pytest.approx(POINT * (learner.lead() - handicap) + (1 if winner == learner.seat else -1))


@pytest.mark.parametrize("picture", ["curve.png", "curve.svg"])
def test_an_interrupted_training_is_drawn_as_far_as_it_came(
    picture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def train(steps: int, seed: int, keep: Path, watch: Callable[[int, Player], None]) -> None:
        assert keep == tmp_path / "curve.zip"
        for done in (0, 10, 20, 60):
            watch(done, first if done < 20 else greedy)
        raise KeyboardInterrupt

    monkeypatch.setattr(example, "train", train)
    monkeypatch.setattr(example, "RIVALS", ("random", "greedy"))
    example.main(steps=100, games=4, out=tmp_path / picture)
    assert (tmp_path / picture).stat().st_size > 5000
    said = capsys.readouterr().out
    assert "after 0 steps, won against random" in said and "after 10 steps" not in said
    assert "after 20 steps, won against random 100%" in said and "after 60 steps" in said
