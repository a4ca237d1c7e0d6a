"""What each part of the search is worth: ``python bench/variants.py``.

The search without a part, or with another, plays against the whole search, with as many iterations
as take the same time. What is to be compared is in ``variants.toml``. Every cell is kept when it is
finished, so a run that was interrupted goes on where it was.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.document import DOCS, replace
from philtre.kernel.game import Game
from philtre.lab.crew import outcomes
from philtre.lab.match import Terms
from philtre.lab.tally import Count, Tally, wilson
from philtre.lab.tournament import tournament

HERE = Path(__file__).parent
KEPT = HERE / "results" / "variants.json"
SEED, PRACTICE_SEED = 0, 1
ROUNDS = 8  # of practice, at the most
SAME = 0.1  # times that differ by no more are the same

Cells = dict[str, dict[str, Any]]


def main(*games: str, workers: int | None = None, write: bool = False) -> None:
    """Let the search play against variants of itself.

    Parameters
    ----------
    games
        Which games; all, if nothing is said.
    workers
        How many processes play; as many as processors, if nothing is said.
    write
        Put the table into docs/bots.md.
    """
    plan = tomllib.loads((HERE / "variants.toml").read_text())
    cells: Cells = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for name in games or plan["iterations"]:
        game = philtre.game(name)
        for variant in plan["variant"]:
            iterations = variant.get("iterations", plan["iterations"][name])
            whole = told(iterations, variant.get("whole", {}))
            changes = variant.get("but", {}).get(name, variant["settings"])
            key = f"{name}: {variant['name']}"
            if changes and not same_as(cells.get(key), whole, changes, plan["games"]):
                cells[key] = cell(game, whole, iterations, changes, plan, workers)
                KEPT.write_text(json.dumps(cells, indent=1) + "\n")
    table = "\n".join(lines(plan, cells))
    Console().print(table, soft_wrap=True)
    if write:
        replace(DOCS / "bots.md", "variants", table)


def told(iterations: int, settings: dict[str, float]) -> str:
    """The search with these settings, as a tournament calls it."""
    return ":".join([f"ismcts:iterations={iterations}", *(f"{name}={value}" for name, value in settings.items())])


def same_as(kept: dict[str, Any] | None, whole: str, changes: dict[str, float], games: int) -> bool:
    return kept is not None and (kept["whole"], kept["changes"], kept["games"]) == (whole, changes, games)


def cell(
    game: Game, whole: str, iterations: int, changes: dict[str, float], plan: dict[str, Any], workers: int | None
) -> dict[str, Any]:
    for _ in range(ROUNDS):  # the part of the time that does not go into iterations stays, however many there are
        variant = told(iterations, changes)
        count = met(game, (whole, variant), plan["practice"], PRACTICE_SEED, workers)
        faster = count[whole].milliseconds / count[variant].milliseconds
        if abs(faster - 1.0) < SAME:
            break
        iterations = max(1, round(iterations * faster))
    variant = told(iterations, changes)
    count = met(game, (whole, variant), plan["games"], SEED, workers)
    return {
        "whole": whole,
        "variant": variant,
        "changes": changes,
        "games": count[whole].games,
        "wins": count[whole].wins,
        "milliseconds": [round(count[bot].milliseconds, 2) for bot in (whole, variant)],
    }


def met(game: Game, bots: tuple[str, str], games: int, seed: int, workers: int | None) -> dict[str, Tally]:
    matches = tournament(bots, 2, games, seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as bar:
        playing = outcomes(matches, Terms(game.package), workers)
        return Count.of(bar.track(playing, len(matches), description=f"{game.slug} {bots[1]}")).by_bot


def lines(plan: dict[str, Any], cells: Cells) -> Iterator[str]:
    """The table in Markdown: how often the whole search wins, with the interval that holds it in 95 of 100 runs."""
    games = list(plan["iterations"])
    yield "| without a part, or with another | " + " | ".join(philtre.game(name).title for name in games) + " |"
    yield "|---|" + "---|" * len(games)
    for variant in plan["variant"]:
        yield (
            f"| {variant['name']} | "
            + " | ".join(share(cells.get(f"{name}: {variant['name']}")) for name in games)
            + " |"
        )


def share(kept: dict[str, Any] | None) -> str:
    if kept is None:
        return "–"
    low, high = wilson(kept["wins"], kept["games"])
    return f"{100 * kept['wins'] / kept['games']:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    cyclopts.run(main)
