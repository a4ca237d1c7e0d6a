"""Ratings fitted to games whose chances are known."""

import random
from collections.abc import Sequence

import pytest

from philtre.lab.ladder import matches
from philtre.lab.match import Match, Outcome
from philtre.lab.ratings import Ratings
from philtre.lab.tally import Count
from philtre.lab.tournament import tournament


def ended(match: Match, *winners: int) -> Outcome:
    seats = range(len(match.bots))
    ranking = [1 if seat in winners else 1 + len(winners) for seat in seats]
    return Outcome(match, [0 for _ in seats], list(winners), ranking, 1, "", [0 for _ in seats], [0.0 for _ in seats])


def by_strength(played: Sequence[Match], points: dict[str, float]) -> list[Outcome]:
    """Each seat wins in proportion to its strength."""
    chance = random.Random(1)
    strengths = {bot: 10 ** (rating / 400) for bot, rating in points.items()}
    return [
        ended(match, chance.choices(range(len(match.bots)), [strengths[bot] for bot in match.bots])[0])
        for match in played
    ]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_ratings_find_the_strengths_behind_the_games(players: int) -> None:
    points = {"greedy": 1000.0, "1": 800.0, "2": 900.0, "3": 1050.0, "4": 1150.0}
    ratings = Ratings(by_strength(matches([1, 2, 3, 4], [players], 2000, 0), points))
    assert ratings.rating("greedy").points == 1000
    for bot, true in points.items():
        found = ratings.rating(bot)
        assert abs(found.points - true) < 40
        assert found.low <= found.points <= found.high
    gap = ratings.gap("3", "2")
    assert gap.low < 150 < gap.high and gap.high - gap.low < 60


def test_three_quarters_of_the_victories_are_191_points() -> None:
    met = tournament("ab", 2, 2000, 0)
    outcomes = [ended(match, match.bots.index("b" if match.number % 4 == 0 else "a")) for match in met]
    ratings = Ratings(outcomes)
    assert ratings.gap("a", "b").points == pytest.approx(190.8, abs=1)
    assert (ratings.rating("a").points + ratings.rating("b").points) / 2 == pytest.approx(1000, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_shared_victories_are_even(players: int) -> None:
    met = tournament("ab", players, 60, 0)
    ratings = Ratings([ended(match, match.bots.index("a"), match.bots.index("b")) for match in met])
    # The bot with fewer seats in a game has won more than its part, but as often either.
    assert ratings.gap("a", "b").points == pytest.approx(0, abs=0.2)


def test_the_undefeated_are_rated_all_the_same() -> None:
    outcomes = [ended(match, match.bots.index(max(match.bots))) for match in tournament("abc", 2, 120, 0)]
    ratings = Ratings(outcomes)
    assert 300 < ratings.gap("b", "a").points < 2000
    assert 300 < ratings.gap("c", "b").points < 2000


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    outcomes = by_strength(tournament("abc", 3, 60, 0), {"a": 0, "b": 50, "c": 100})
    one, other = Ratings(outcomes), Ratings(outcomes[::-1])
    assert [one.rating(bot) for bot in "abc"] == [other.rating(bot) for bot in "abc"]


def test_who_comes_out_ahead_of_whom() -> None:
    match = Match(0, 0, 0, ("a", "b", "c"))
    outcome = Outcome(match, [5, 9, 5], [1], [2, 1, 2], 1, "", [0, 0, 0], [0.0, 0.0, 0.0])
    count = Count.of([outcome])
    assert (count.share("b", "a"), count.share("a", "b"), count.share("a", "c")) == (1, 0, 0.5)
    assert count.share("a", "d") is None
