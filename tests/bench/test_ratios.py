"""Who is compared with whom, and what is made of the samples of a run."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import philtre
from bench.contest import CLASSIC, DIFFERENT_GAMES, PEERS, Cell, Comparison, Contest, Middle, Worker
from bench.report import row

SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture
def comparison() -> Comparison:
    """Three rounds; in the second the machine was ten times as fast."""
    worker = Worker("Philtre", "ours", PHILTRE_PURE="1")
    worker.close()
    fast = Cell(worker, "alchemist", "alchemist", "kernel", [2e6, 30e6, 3e6])
    slow = Cell(worker, "alchemist", "alchemist", "kernel", [1e5, 10e5, 1e5])
    return Comparison("compiled", fast, slow, target=15)


def test_a_ratio_is_the_median_of_those_within_the_rounds(comparison: Comparison) -> None:
    assert comparison.ratios == [20, 30, 30]
    assert comparison.ratio == 30


def test_a_target_is_met_or_not(comparison: Comparison) -> None:
    assert comparison.met is True
    assert Comparison("compiled", comparison.ours, comparison.theirs, target=31).met is False
    assert Comparison("compiled", comparison.ours, comparison.theirs).met is None


def test_a_row_tells_rates_ratio_spread_and_verdict(comparison: Comparison) -> None:
    told = ("alchemist", "decisions, kernel", "3.00 M", "100 k", "30.0 ×", "20.0–30.0", "≥ 15 met")
    assert row(comparison) == told


@pytest.fixture
def contest() -> Iterator[Contest]:
    contest = Contest(SOURCES, ["elixir-mixer", "azerlande"], list(PEERS))
    yield contest
    contest.close()


def test_games_that_are_not_here_are_left_out(contest: Contest) -> None:
    gin_rummy = [each for each in contest.comparisons if each.theirs.game == "gin rummy"]
    assert [(each.ours.game, each.target) for each in gin_rummy] == [("azerlande", 3), ("elixir-mixer", None)]
    assert {each.ours.what for each in gin_rummy} == {"loop"}


def test_two_games_of_one_peer_are_two_cells(contest: Contest) -> None:
    asked = {(cell.game, cell.what): cell.entry for cell in contest.cells.values() if cell.worker.name == "OpenSpiel"}
    assert asked == {
        ("connect-four", "loop"): "open-spiel/connect-four",
        ("connect-four", "copy"): "open-spiel/connect-four",
        ("connect-four", "search"): "open-spiel/connect-four",
        ("gin rummy", "loop"): "open-spiel/gin rummy",
    }


def test_the_search_is_compared_with_another_search_of_the_same_game(contest: Contest) -> None:
    (search,) = [each for each in contest.comparisons if each.ours.what == "search"]
    assert (search.section, search.ours.game, search.theirs.game, search.theirs.what, search.target) == (
        "same game",
        "connect-four",
        "connect-four",
        "search",
        2,
    )
    assert search.theirs.worker.name == "OpenSpiel"


def test_of_several_games_the_median_counts_round_by_round(comparison: Comparison) -> None:
    worker = comparison.ours.worker
    rounds = ([1.0, 60.0], [2.0, 20.0], [9.0, 10.0])
    middle = Middle("three games", [Cell(worker, "", "", "door", list(samples)) for samples in rounds])
    assert (middle.samples, middle.rate) == ([2.0, 20.0], 11.0)


def test_steps_through_the_door_are_compared_with_all_classic_games(contest: Contest) -> None:
    door = [each for each in contest.comparisons if each.ours.what == "door"]
    assert {each.ours.game for each in door} == {"azerlande", "elixir-mixer"}
    for each in door:
        assert isinstance(each.theirs, Middle)
        assert [cell.game for cell in each.theirs.cells] == list(CLASSIC)


def test_every_game_of_ours_is_compared_with_another() -> None:
    assert set(philtre.games()) <= {game for game, *_ in DIFFERENT_GAMES}
