"""Measure the server under load: ``make bench-server``.

Real processes, real databases, real sockets: everything on this machine, over its loopback. Whatever the
players are sent is checked while it is measured; a fault ends the run.
"""

import json
import os
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import cyclopts
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[2]))

import philtre
from bench.document import DOCS, replace
from bench.server import games, holding, opening, saturation
from bench.server.places import DIALECTS, Databases
from bench.server.report import Measured, data, machine, markdown, million, sections
from philtre.bots.levels import LEVELS

RESULTS = Path(__file__).parents[1] / "results"
PROCESSES = {"SQLite": 1, "PostgreSQL": 2}
SOCKETS = 100_000  # more than are opened; the system may allow fewer


@dataclass(frozen=True)
class Form:
    """How much is measured."""

    rounds: int
    seconds: float  # of each measurement of a round
    crowds: list[int]  # tables that are connected
    counts: dict[str, list[int]]  # of tables to be held, by database
    rests: int  # that people at tables that are held take between answers, while it is measured
    memory: list[int]  # tables with which it is measured
    games: int
    openings: int
    positions: int


FULL = Form(
    rounds=5,
    seconds=2,
    crowds=[500, 2000],
    counts={"SQLite": [100, 500, 1000, 2000, 4000], "PostgreSQL": [100, 500, 1000, 2000]},
    rests=3,
    memory=[100, 2000],
    games=50,
    openings=15,
    positions=12,
)
QUICK = Form(
    rounds=2,
    seconds=1,
    crowds=[300],
    counts={"SQLite": [100, 500], "PostgreSQL": [100]},
    rests=1,
    memory=[100],
    games=10,
    openings=5,
    positions=2,
)


def main(*, quick: bool = False) -> None:
    """Measure the server under load.

    Parameters
    ----------
    quick
        A rough idea in two or three minutes instead of everything in fifteen, whose results are not kept.
    """
    console = Console()
    form = QUICK if quick else FULL
    allow_sockets()
    facts = {**machine(), "rounds": form.rounds, "seconds": form.seconds}
    columns = (BarColumn(), TimeElapsedColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=ticks(form))
        measured = uvloop.run(measure(form, lambda what: bar.update(task, description=what, advance=1)))
    facts["load_after"] = [round(number, 1) for number in os.getloadavg()]
    made = sections(facts, measured)
    for section in made:
        console.print(section.table())
    if not quick:
        (RESULTS / "server.md").write_text(markdown(facts, made))
        (RESULTS / "server.json").write_text(json.dumps(data(facts, measured), indent=1) + "\n")
        figures = million(measured)
        replace(DOCS / "scale.md", "figures", f"{figures.told}\n\n{figures.markdown()}")
        console.print("Written to bench/results/server.md and server.json; docs/scale.md has the new figures.")


async def measure(form: Form, tick: Callable[[str], None]) -> Measured:
    """Everything, one after the other."""
    with Databases.open() as databases:
        return Measured(
            saturation=await saturation.measure(databases, form.rounds, form.seconds, tick),
            crowd=await saturation.crowd(databases, form.crowds, 2 * form.seconds, tick),
            holdings=[
                await holding.hold(databases, dialect, PROCESSES[dialect], counts, form.rests, tick)
                for dialect, counts in form.counts.items()
            ],
            memory=[
                await holding.weigh(databases, tables, deflate, tick)
                for tables in form.memory
                for deflate in (False, True)
            ],
            openings=await opening.measure(databases, form.openings, 3, tick),
            lives=[await games.live(databases, dialect, form.games, tick) for dialect in DIALECTS],
            thinking=games.think(form.positions, tick),
        )


def ticks(form: Form) -> int:
    """How often progress is told."""
    kinds = len(philtre.games())
    return (
        saturation.ticks(form.rounds)
        + len(form.crowds)
        + sum(2 * len(counts) for counts in form.counts.values())
        + 4 * len(form.memory)
        + kinds * (1 + len(DIALECTS))
        + 4 * len(DIALECTS)
        + kinds * len(LEVELS)
    )


def allow_sockets() -> None:
    """Open as many as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # only root may have more than that
        resource.setrlimit(resource.RLIMIT_NOFILE, (SOCKETS, max(SOCKETS, most)))
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    cyclopts.run(main)
