"""Drawings of ladders, as files."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from philtre.lab.ladder import Standing
from philtre.lab.ratings import ANCHOR

ASIDE = 0.08  # so that the intervals of two tables do not cover each other
MARKS = "osD^v"


def draw(
    ladders: Mapping[str, Sequence[Standing]], file: Path, labels: Mapping[int, str], axes: tuple[str, str]
) -> None:
    """Ladders side by side by their titles: a line for each size of table, labelled by its players; greedy by 0."""
    width = 8 if len(ladders) == 1 else 3.2 * len(ladders)
    figure = Figure(figsize=(width, 5), dpi=150, layout="constrained")
    plots = figure.subplots(1, len(ladders), sharey=True, squeeze=False)[0]
    for plot, (title, tables) in zip(plots, ladders.items(), strict=True):
        for index, table in enumerate(tables):
            trace(
                plot, table, ASIDE * (index - (len(tables) - 1) / 2), labels[table.players], MARKS[index % len(MARKS)]
            )
        plot.axhline(1000, color="gray", linestyle="--", linewidth=1, label=labels[0])
        plot.set_title(title)
        plot.set_xlabel(axes[0])
        plot.xaxis.set_major_locator(MaxNLocator(integer=True))
        plot.grid(axis="y", alpha=0.3)
        plot.legend(loc="lower right")  # ladders climb: there they never are
    plots[0].set_ylabel(axes[1])
    figure.savefig(file)


def trace(plot: Axes, table: Standing, aside: float, label: str, mark: str) -> None:
    """The rating of each level with its interval."""
    rungs = [rung for rung in table.rungs if rung.bot != ANCHOR]
    ratings = [rung.rating for rung in rungs]
    plot.errorbar(
        [int(rung.bot) + aside for rung in rungs],
        [rating.points for rating in ratings],
        # A skewed interval may lie on one side of the estimate.
        yerr=[
            [max(0.0, rating.points - rating.low) for rating in ratings],
            [max(0.0, rating.high - rating.points) for rating in ratings],
        ],
        label=label,
        marker=mark,
        capsize=4,
        linewidth=1.2,
    )
