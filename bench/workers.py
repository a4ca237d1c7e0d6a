"""How much faster two workers play the matches of a run than one: ``.venv/bin/python bench/workers.py``.

Both are processes, so that the same is measured but for their number; what starting them takes is left out. Seconds are
those of a clock, so the machine must have nothing else to do: the load before is printed too. The share of the
processor time that the process which only shares out and collects has used does not depend on that.

The last row is what a user gets: “philtre simulate … --out” from its start to its end, all of it included.
"""

import os
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import cyclopts
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.report import machine
from philtre.bots.worker import Worker, heard_from
from philtre.lab.crew import shared_out
from philtre.lab.match import Terms
from philtre.lab.tournament import in_turns

RESULTS = Path(__file__).parent / "results"
TARGET = 1.8
# Quick games as “philtre simulate” plays them, and such as “philtre report” watches.
RUNS = (("alchemist", "random", 8000), ("alchemist", "3", 48), ("elixir-mixer", "3", 32))

WHOLE = ("alchemist", "3", 600)  # from the start of the command to its end: half a minute for one


def speed(name: str, bot: str, games: int, workers: int) -> tuple[float, float]:
    """Games a second from the first outcome on, and the share of processor time spent on everything but playing."""
    terms = Terms(philtre.game(name).package, watched=bot != "random")
    matches = in_turns([bot, bot], games, seed=1)
    own, theirs = used(resource.RUSAGE_SELF), used(resource.RUSAGE_CHILDREN)
    playing = shared_out(matches, terms, workers, Worker, heard_from)
    next(playing)
    began = time.perf_counter()
    left = sum(1 for _ in playing)
    seconds = time.perf_counter() - began
    own, theirs = used(resource.RUSAGE_SELF) - own, used(resource.RUSAGE_CHILDREN) - theirs
    return left / seconds, own / (own + theirs)


def whole(name: str, bot: str, games: int, workers: int) -> tuple[float, float]:
    """Games a second of a whole command; the share of processor time cannot be told from outside."""
    with TemporaryDirectory() as folder:
        asked = ["simulate", name, "--bots", f"{bot},{bot}", "--games", str(games), "--workers", str(workers)]
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "philtre", *asked, "--out", f"{folder}/run"], check=True, capture_output=True
        )
        return games / (time.perf_counter() - began), float("nan")


def used(who: int) -> float:
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def main(*, rounds: int = 5) -> None:
    """Measure two workers against one.

    Parameters
    ----------
    rounds
        How often both are measured.
    """
    console = Console()
    facts = machine()
    rows = []
    for measured, (name, bot, games) in [*((speed, run) for run in RUNS), (whole, WHOLE)]:
        ratios, shares, rates = [], [], []
        for _ in track(range(rounds), f"{name}, {bot}", console=console, transient=True):
            one, _ = measured(name, bot, games, 1)
            two, share = measured(name, bot, games, 2)
            ratios.append(two / one)
            shares.append(share)
            rates.append((one, two))
        ratio = statistics.median(ratios)
        rows.append(
            (
                f"{name}, bot {bot}" + (", whole command" if measured is whole else ""),
                *(f"{statistics.median(column):.1f}" for column in zip(*rates, strict=True)),
                f"{ratio:.2f} ×",
                f"{min(ratios):.2f}–{max(ratios):.2f}",
                "–" if measured is whole else f"{100 * statistics.median(shares):.1f} %",
                f"≥ {TARGET} {'met' if ratio >= TARGET else 'NOT MET'}",
            )
        )
    headings = ("games", "one, games/s", "two, games/s", "ratio", "rounds", "sharing out", "target")
    table = Table(*headings, title="Two workers against one", title_justify="left", box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(*row)
    console.print(table)
    lines = [
        f"{facts['processor']}, {facts['cores']} cores, load {facts['load'][0]} to {os.getloadavg()[0]:.1f}, "
        f"Python {facts['python']}; medians of {rounds} rounds.",
        "",
        f"| {' | '.join(headings)} |",
        "|---" + "|--:" * 5 + "|---|",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    (RESULTS / "workers.md").write_text("\n".join(lines) + "\n")
    console.print("Written to bench/results/workers.md.")


if __name__ == "__main__":
    cyclopts.run(main)
