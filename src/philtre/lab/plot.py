"""Drawings of ladders, as files."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from philtre.lab.ladder import Standing
from philtre.lab.ratings import ANCHOR

ASIDE = 0.08  # so that the intervals of two tables do not cover each other
MARKS = "osD^v"


def draw(tables: Sequence[Standing], file: Path, title: str, labels: Mapping[int, str], axes: tuple[str, str]) -> None:
    """The rating of each level with its interval, a line for each size of table, labelled by its players."""
    figure = Figure(figsize=(8, 5), dpi=150, layout="constrained")
    plot = figure.subplots()
    for index, table in enumerate(tables):
        rungs = [rung for rung in table.rungs if rung.bot != ANCHOR]
        ratings = [rung.rating for rung in rungs]
        plot.errorbar(
            [int(rung.bot) + ASIDE * (index - (len(tables) - 1) / 2) for rung in rungs],
            [rating.points for rating in ratings],
            # A skewed interval may lie on one side of the estimate.
            yerr=[
                [max(0.0, rating.points - rating.low) for rating in ratings],
                [max(0.0, rating.high - rating.points) for rating in ratings],
            ],
            label=labels[table.players],
            marker=MARKS[index % len(MARKS)],
            capsize=4,
            linewidth=1.2,
        )
    plot.axhline(1000, color="gray", linestyle="--", linewidth=1, label=labels[0])
    plot.set_title(title)
    plot.set_xlabel(axes[0])
    plot.set_ylabel(axes[1])
    plot.xaxis.set_major_locator(MaxNLocator(integer=True))
    plot.grid(axis="y", alpha=0.3)
    plot.legend()
    figure.savefig(file)
