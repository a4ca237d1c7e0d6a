"""What is made of the samples of a run."""

import pytest

from bench.contest import Cell, Comparison, Worker
from bench.report import row


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
