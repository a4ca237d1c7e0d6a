"""Measure speed against peers, as ratios in one run: ``make bench``.

Every contestant has a process of its own. Round by round each is measured in turn, by the
processor time it used, so that whatever else the machine does meets all of them alike. A ratio
is the median over the rounds of the ratios within a round.
"""

import json
import sys
from pathlib import Path

import cyclopts
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.build import build
from bench.contest import PEERS, Contest, names
from bench.report import data, installed, machine, markdown, tables

RESULTS = Path(__file__).parent / "results"


def main(*, rounds: int = 7, seconds: float = 0.3, quick: bool = False) -> None:
    """Measure speed against peers, as ratios in one run.

    Parameters
    ----------
    rounds
        How often everybody is measured.
    seconds
        Processor time for each measurement.
    quick
        A short run for a rough idea, whose results are not kept.
    """
    if quick:
        rounds, seconds = 3, 0.05
    console = Console()
    with console.status("Compiling Philtre together with Connect Four"):
        folder = build()
    for peer in PEERS:
        if installed(peer) is None:
            console.print(f"{PEERS[peer]} is not installed and is left out.")
    contest = Contest(folder, names(folder), [peer for peer in PEERS if installed(peer)])
    contest.check_same_games()
    cells = sorted(contest.cells.values(), key=lambda cell: (cell.what, cell.game))  # what is compared, side by side
    for cell in track(cells * rounds, "Measuring", console=console):
        cell.measure(seconds)
    contest.close()

    facts = {**machine(), "rounds": rounds, "seconds": seconds}
    for table in tables(contest):
        console.print(table)
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "last.json").write_text(json.dumps(data(facts, contest), indent=1) + "\n")
        (RESULTS / "last.md").write_text(markdown(facts, contest))
        console.print("Written to bench/results/last.md and last.json.")


if __name__ == "__main__":
    cyclopts.run(main)
