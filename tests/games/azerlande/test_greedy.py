"""The greedy bot, by the judgement of the game, plays it well and to its end."""

import pytest
from games.azerlande.positions import GAME, play, position

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *


def played_out(state: State, bots: list[str], seed: int) -> State:
    choosers = [GAME.bot(name) for name in bots]
    for number in range(GAME.bound):
        if state.over:
            break
        seat = state.deciders[0]
        state.play(seat, choosers[seat].choose(state.seen_by(seat), seat, 1_000_000 * seed + number))
    assert state.over, "it ends within the bound"
    return state


@pytest.mark.slow
def test_greedy_beats_random_in_nineteen_of_twenty() -> None:
    wins = 0
    for seed in range(60):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played_out(GAME.new(players=2, seed=seed), bots, seed).winners == [bots.index("greedy")]
    assert wins >= 57


@pytest.mark.slow
@pytest.mark.parametrize(("difficulty", "share"), [("easy", 0.3), ("medium", 0.2)])
def test_greedy_alone_reaches_the_target(difficulty: str, share: float) -> None:
    games = [played_out(GAME.new(players=1, seed=seed, difficulty=difficulty), ["greedy"], seed) for seed in range(40)]
    assert sum(state.winners == [0] for state in games) >= share * len(games)


def chosen(state: State) -> str:
    """What greedy does in a position of seat 0."""
    return GAME.write(state, 0, GAME.bot("greedy").choose(state.seen_by(0), 0, seed=1))


def test_greedy_serves_what_it_can() -> None:
    assert chosen(position("fulfil", "1speed 1charm", town="11", day=6)) == "serve 11"


def test_greedy_serves_the_better_of_two() -> None:
    assert chosen(position("fulfil", "1speed 1charm", town="11 3 4", day=6)) == "serve 11"


def test_greedy_buys_on_the_way_to_a_potion() -> None:
    state = position("market", "2gold 1mushroom", town="3 5", row="m13 m12", day=3)
    assert chosen(state) == "buy m13"


def test_greedy_brews_what_is_asked_for() -> None:
    state = position("brew", ["2sap 2flower 1mushroom", ""], town="2 6", day=6)
    assert chosen(state) == "brew intelligence"


def test_greedy_does_not_work_instead_of_serving_on_the_last_day() -> None:
    state = position("priorities", ["2speed 2charm", ""], town="11 27 28", day=6)
    for _ in range(4):
        play(state, chosen(state))
    assert chosen(state).startswith("place")
