"""The greedy bot, by the judgement of the game, plays it well."""

import pytest
from games.bal_des_chaudrons.positions import GAME, Witch, answer, position

from philtre import State


def wins_over_random(seeds: range, **options: str) -> float:
    """The share of games of two that greedy wins, sitting in each seat in every other."""
    wins = 0.0
    for seed in seeds:
        bots = [GAME.bot("greedy"), GAME.bot("random")]
        state = GAME.new(players=2, seed=seed, **options)
        decisions = 0
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, bots[(seat + seed) % 2].choose(state.seen_by(seat), seat, 1000 * seed + decisions))
            decisions += 1
        wins += (seed % 2 in state.winners) / len(state.winners)
    return wins / len(seeds)


@pytest.mark.slow
@pytest.mark.parametrize("characters", GAME.options["characters"])
def test_greedy_beats_random_in_nine_of_ten(characters: str) -> None:
    assert wins_over_random(range(200), characters=characters) >= 0.9


def chosen(state: State) -> str:
    """What greedy answers in a position of seat 0."""
    return GAME.write(state, 0, GAME.bot("greedy").choose(state.seen_by(0), 0, seed=1))


def test_greedy_fills_a_bench_that_overflows() -> None:
    me = Witch(character="", bench="10003", tableau="lava-magic toad-offering")
    assert chosen(position(me, Witch(bench="34000"))) == "use lava-magic", "two hearts, of which none fits"
    assert chosen(position(me, Witch(bench="04999"))) == "use toad-offering", "all three of it overflow"


def test_greedy_takes_the_victory_it_has() -> None:
    state = position(
        Witch(character="jack-of-all-trades", cauldron="11111", circle="00004", bench="00001", tableau="croak-lore"),
        Witch(bench="00000"),
    )
    answer(state, 0, "finish")
    assert chosen(state).startswith("take "), "the fifth cube"


def test_greedy_removes_what_crowds_its_own_bench() -> None:
    state = position(
        Witch(character="", bench="30002", hand="void-storm", reveals="void-storm", track=(0, 0, 0)),
        Witch(),
        phase="arcana",
    )
    assert "heart" in chosen(state)


def test_greedy_keeps_the_character_that_wins_more() -> None:
    state = position(
        Witch(character="", dealt="seer trickster"), Witch(character="", dealt="gust daredevil"), phase="characters"
    )
    assert chosen(state) == "keep trickster"
