"""The greedy bot, by the judgement of the game, plays it well and to its end."""

import pytest
from games.elixir_mixer.positions import GAME, play, played_out, position

from philtre import State
from philtre.games.elixir_mixer.state import *


def wins_over_random(seeds: range) -> int:
    """How many games of two greedy wins, beginning in every other."""
    wins = 0
    for seed in seeds:
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played_out(GAME.new(players=2, seed=seed), bots, seed).winners == [bots.index("greedy")]
    return wins


@pytest.mark.slow
def test_greedy_beats_random_in_nine_of_ten() -> None:
    assert wins_over_random(range(200)) >= 180


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_greedy_against_itself_does_not_stall(players: int) -> None:
    for seed in range(60):
        state = played_out(GAME.new(players=players, seed=seed), ["greedy"] * players, seed)
        assert max(state.scores) >= (10 if players == 2 else 8)
        assert state.b[TURN] <= 60 * players


def chosen(state: State) -> str:
    """What greedy does in a position of seat 0."""
    return GAME.write(state, 0, GAME.bot("greedy").choose(state.seen_by(0), 0, seed=1))


def test_greedy_takes_the_card_that_completes_an_elixir() -> None:
    assert chosen(position(["b7 p6 g1", "", ""], market="b3 y7 r7 g7 y6 r5")) == "take b3"


def test_greedy_trades_for_the_cards_that_complete_an_elixir() -> None:
    state = position(["b7 p3 g1", "", ""], market="b2 b1 y7 r7 g7 y6", bonuses=["", "mixed"])
    assert chosen(state) == "trade p3"


def test_greedy_brews_what_it_can() -> None:
    assert chosen(position(["y6 y4 p3", "", ""], market="b1 p1 g1 y1 r1 b2", asked="brew")) == "brew yellow"


def test_greedy_prefers_four_cards_for_their_bonus() -> None:
    assert chosen(play(position(["b7 b4 b3 b2 b1", "", ""], asked="brew"), "brew blue")) == "use b4"
    won = position(["b7 b4 b3 b2 b1", "", ""], bonuses=["", "four-cards-blue"], asked="brew")
    assert chosen(play(won, "brew blue")) == "use b7", "once it is won, the better cards are kept"
