"""The greedy player: it values what it should, and plays well enough to be an opponent."""

import pytest
from games.alchemist.positions import GAME, NONE, offered, play, position

from philtre import State
from philtre.games.alchemist.state import *

GREEDY = GAME.bot("greedy")
RANDOM = GAME.bot("random")
BLUE = (0, 1, 0, 0, 0)


def victories(games: int) -> int:
    """How many of so many two-player games the greedy bot wins outright, in either seat."""
    won = 0
    for number in range(games):
        mine = number % 2
        state = GAME.new(players=2, seed=number // 2)
        decisions = 0
        while not state.over:
            seat = state.deciders[0]
            bot = GREEDY if seat == mine else RANDOM
            state.play(seat, bot.choose(state.seen_by(seat), seat, 1000 * number + decisions))
            decisions += 1
        won += state.winners == [mine]
    return won


def chosen(state: State) -> str:
    seat = state.deciders[0]
    return GAME.write(state, seat, GREEDY.choose(state.seen_by(seat), seat, 1))


@pytest.mark.slow
def test_greedy_beats_random_in_many_games() -> None:
    assert victories(200) >= 190


def test_greedy_copies_what_is_worth_most() -> None:
    potions = {"gray+green": (1, BLUE, 4), "green+yellow": (2, (0, 2, 0, 0, 0), 9)}
    assert chosen(position([(0, 2, 0, 0, 0), NONE, NONE], potions=potions)) == "copy green+yellow"


def test_greedy_takes_the_cube_that_completes_the_best_copy() -> None:
    potions = {"green+yellow": (1, (1, 1, 0, 0, 0), 10)}
    state = position([BLUE, NONE, NONE], potions=potions, seals=(0, 4, 5))
    assert chosen(state) == "take gray"


def test_greedy_does_not_give_a_fine_potion_away_for_one_cube() -> None:
    state = position([(3, 3, 2, 2, 2), (3, 3, 3, 2, 1)], turn=0)
    play(state, chosen(state))
    recipe = chosen(state).removeprefix("brew ")
    assert sum(int(piece[0]) for piece in recipe.split("+")) >= 3


def test_greedy_keeps_its_school_out_of_tributes() -> None:
    """The tribute stays in the game; of its own ingredient a seat would rather see the cube removed."""
    state = position(
        [(1, 1, 0, 0, 0), NONE, NONE],
        potions={"green+yellow": (1, (1, 1, 0, 0, 0), 5)},
        schools=("blue", "green", "gray"),
    )
    play(state, "copy green+yellow")
    assert offered(state) == ["tribute gray", "tribute blue"]
    assert chosen(state) == "tribute gray"
    other = position(
        [(1, 1, 0, 0, 0), NONE, NONE],
        potions={"green+yellow": (1, (1, 1, 0, 0, 0), 5)},
        schools=("gray", "green", "blue"),
    )
    assert chosen(play(other, "copy green+yellow")) == "tribute blue"


def test_at_the_end_only_fame_is_judged() -> None:
    state = position([(9, 0, 0, 0, 0), NONE], reserve=NONE, copied=(10, 20))
    assert state.over and state.scores == [14, 26]
    assert [state.judge(seat) for seat in range(2)] == [-1200, 1200]
