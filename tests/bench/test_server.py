"""The load tool measures everything that it is to report."""

from dataclasses import replace

import pytest

import philtre
from bench.server import run
from bench.server.opening import BEGUN, tables_of
from bench.server.report import machine, markdown, sections
from bench.server.saturation import SERVICES
from philtre.server.tables.rows import OFTEN

TINY = replace(
    run.QUICK,
    rounds=1,
    seconds=0.2,
    crowds=[5],
    counts={"SQLite": [50, 60]},
    memory=[5],
    games=5,
    openings=1,
    positions=1,
)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.server.saturation.ACTIVE", 2)
    monkeypatch.setattr("bench.server.saturation.FEW", 1)
    monkeypatch.setattr("bench.server.holding.FIRST", 2)
    monkeypatch.setattr("bench.server.holding.INTERVAL", 1.0)
    monkeypatch.setattr("bench.server.holding.LIMIT", 0.0)  # nothing is held, and all is measured nevertheless


@pytest.mark.slow
async def test_a_tiny_run_tells_everything() -> None:
    done: list[str] = []
    measured = await run.measure(TINY, done.append)
    assert len(done) == run.ticks(TINY)
    for one in measured.saturation:
        assert one.samples[0].answers > 0 and one.rate > 0
    assert len(measured.saturation) == 2 * (1 + len(SERVICES))
    assert [step.tables for holding in measured.holdings for step in holding.steps] == [50, 60]
    assert [holding.held for holding in measured.holdings] == [0]
    assert [one.answers > 0 for one in measured.crowd] == [True]
    assert all(life.answers > 0 for life in measured.lives)
    facts = {**machine(), "rounds": 1, "seconds": 0.2, "load_after": [0.0]}
    told = sections(facts, measured)
    assert all(len(row) == len(section.headings) for section in told for row in section.rows)
    assert "### A million games a day" in markdown(facts, told)


def test_tables_are_opened_when_the_log_after_a_snapshot_is_longest() -> None:
    for game in philtre.games():
        tables = tables_of(game, 0, 1)
        assert [(BEGUN + wanted.decisions) % OFTEN for wanted in tables.near] == [0]
        assert [(BEGUN + wanted.decisions) % OFTEN for wanted in tables.far] == [OFTEN - 1]
        assert [moment % OFTEN for moment in tables.moments] == [OFTEN - 1]
