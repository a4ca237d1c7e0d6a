"""The load tool measures everything that it is to report."""

from dataclasses import replace

import pytest

from bench.server import run
from bench.server.report import END, FIGURES, Section, inserted, machine, markdown, sections
from bench.server.saturation import SERVICES

TINY = replace(
    run.QUICK, rounds=1, seconds=0.2, counts={"SQLite": [50]}, holding=2, memory=[5], games=5, openings=1, positions=1
)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.server.saturation.ACTIVE", 2)
    monkeypatch.setattr("bench.server.saturation.FASTEST", 500)
    monkeypatch.setattr("bench.server.holding.FIRST", 2)


@pytest.mark.slow
async def test_a_tiny_run_tells_everything() -> None:
    done: list[str] = []
    measured = await run.measure(TINY, done.append)
    assert len(done) == run.ticks(TINY)
    for one in measured.saturation:
        assert one.samples[0].answers > 0 and one.rate > 0
    assert len(measured.saturation) == 2 * (1 + len(SERVICES))
    assert [step.tables for holding in measured.holdings for step in holding.steps] == [50]
    assert all(life.answers > 0 for life in measured.lives)
    facts = {**machine(), "rounds": 1, "seconds": 0.2, "load_after": [0.0]}
    told = sections(facts, measured)
    assert all(len(row) == len(section.headings) for section in told for row in section.rows)
    assert "### A million games a day" in markdown(facts, told)


def test_the_figures_of_a_text_are_replaced() -> None:
    new = Section("Title", "Told.", ("", "number"), [("rate", "7")])
    text = inserted(f"before {FIGURES} old {END} after", new)
    assert text == f"before {FIGURES}\n\nTold.\n\n|  | number |\n| --- | --: |\n| rate | 7 |\n\n{END} after"
    assert inserted(text, new) == text
