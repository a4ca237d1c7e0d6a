"""The drawings of a report, as SVG that stands inside its page.

They are narrow, to be read on a telephone too; a wide page sets them side by side. Where a game is compared with its
changed form, each drawing has both: the printed one in the first colour, the changed one in the second.
"""

from collections.abc import Sequence
from io import StringIO
from textwrap import wrap
from typing import Any, Literal

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from philtre.lab.study import MOMENTS, Lead, Luck, SeatShare, Share, Spread
from philtre.lab.things import Thing

WIDTH = 4.4  # inches
ROW = 0.21  # for one line of names
COLOURS = ("#2f5d8a", "#c2571a")
SIZES = {2: "#2f5d8a", 3: "#2e8b57", 4: "#c2571a", 5: "#7a3b8f"}  # lines by the number of players
PARTS = ("#7a3b8f", "#2e8b57", "#c2571a", "#c9cdd2")
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "philtre",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#555",
    "axes.axisbelow": True,
    "grid.color": "#ddd",
    "legend.frameon": False,
}
LONGEST = 24  # signs of a line of a name


def drawn(figure: Figure) -> str:
    """The SVG alone, without what makes it a file; the same for the same numbers."""
    with StringIO() as text:
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        svg = text.getvalue()
    return svg[svg.index("<svg") :]


def axes(height: float, grid: Literal["x", "y", "both"]) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    plot = figure.subplots()
    plot.grid(axis=grid)
    plot.tick_params(length=0)
    return figure, plot


def in_percent(value: float, place: Any = None) -> str:
    return f"{100 * value:.0f} %".replace("-", "−")


def in_points(value: float, place: Any = None) -> str:
    """Hundredths more or less."""
    return f"{100 * value:+.0f}".replace("-", "−") if round(100 * value) else "0"


def wrapped(name: str) -> str:
    return "\n".join(wrap(name, LONGEST, break_long_words=False))


def lines(names: Sequence[str]) -> int:
    """How many lines the longest of some names takes."""
    return max((wrapped(name).count("\n") + 1 for name in names), default=1)


def places(rows: int, series: int, index: int) -> list[float]:
    """Where the marks of a series lie, that of the first row on top."""
    aside = 0.22 * (index - (series - 1) / 2) if series > 1 else 0.0
    return [rows - 1 - row - aside for row in range(rows)]


def interval(plot: Axes, share: Share, chance: float, height: float, colour: str, label: str | None) -> None:
    plot.plot(
        [share.low - chance, share.high - chance],
        [height, height],
        color=colour,
        linewidth=2,
        alpha=0.55,
        solid_capstyle="butt",
    )
    plot.plot([share.value - chance], [height], "o", color=colour, markersize=4.5, label=label)


def seats(tables: Sequence[Sequence[SeatShare]], names: Sequence[str], labels: Sequence[str], axis: str) -> str:
    """How often each seat wins, with its interval, and the even share as a line."""
    with rc_context(STYLE):
        rows = len(tables[0])
        figure, plot = axes(0.9 + ROW * 1.3 * rows, "x")
        for index, table in enumerate(tables):
            for place, seat, label in zip(
                places(rows, len(tables), index), table, [labels[index], *[None] * rows], strict=False
            ):
                interval(plot, seat.won, 0.0, place, COLOURS[index], label)
        for row, seat in enumerate(tables[0]):
            height = rows - 1 - row
            plot.plot([1 / seat.players] * 2, [height - 0.45, height + 0.45], color="#555", linewidth=1, linestyle=":")
            if seat.seat == 0 and row:
                plot.axhline(height + 0.5, color="#bbb", linewidth=0.8)
        named(plot, names, rows)
        plot.xaxis.set_major_formatter(FuncFormatter(in_percent))
        plot.set_xlim(left=0)
        figure.supxlabel(axis, fontsize=9)
        legend(figure, plot, labels)
        return drawn(figure)


def named(plot: Axes, names: Sequence[str], rows: int) -> None:
    plot.set_yticks([rows - 1 - row for row in range(rows)], [wrapped(name) for name in names])
    plot.set_ylim(-0.6, rows - 0.4)


def legend(figure: Figure, plot: Axes, labels: Sequence[str]) -> None:
    if len(labels) > 1:
        figure.legend(*plot.get_legend_handles_labels(), loc="outside upper center", ncols=2, fontsize=8)


def spreads(
    tables: Sequence[Sequence[Spread]],
    names: Sequence[str],
    labels: Sequence[str],
    axis: tuple[str, str],
    band: tuple[float, float] | None = None,
) -> str:
    """How often a number was met, as steps, one drawing above the other; below them half of the games as a bar, and
    the middle as a line."""
    with rc_context(STYLE):
        rows = len(names)
        figure = Figure(figsize=(WIDTH, 0.8 + 1.0 * rows), layout="constrained")
        plots = figure.subplots(rows, 1, sharex=True, squeeze=False)[:, 0]
        for row, (plot, name) in enumerate(zip(plots, names, strict=True)):
            plot.set_title(name, loc="left", fontsize=9)
            plot.tick_params(length=0)
            plot.grid(axis="y")
            if band is not None:
                plot.axvspan(band[0] - 0.25, band[1] + 0.25, color="#f2d9a0", linewidth=0)
            for index, table in enumerate(tables):
                steps(plot, table[row], COLOURS[index], labels[index] if row == 0 else None, index)
            plot.yaxis.set_major_locator(MaxNLocator(3, steps=[1, 2, 5, 10]))
            plot.yaxis.set_major_formatter(FuncFormatter(in_percent))
        plots[-1].xaxis.set_major_locator(MaxNLocator(6, integer=True))
        if band is not None:
            plots[-1].set_xlim(left=0)
        figure.supxlabel(axis[0], fontsize=9)
        figure.supylabel(axis[1], fontsize=9)
        legend(figure, plots[0], labels)
        return drawn(figure)


def steps(plot: Axes, spread: Spread, colour: str, label: str | None, index: int) -> None:
    shares = [number / sum(spread.counts) for number in spread.counts]
    edges = [spread.start + spread.step * number for number in range(len(shares) + 1)]
    plot.stairs(shares, edges, fill=True, color=colour, alpha=0.3, label=label)
    plot.stairs(shares, edges, color=colour, linewidth=1)
    below = -(0.06 + 0.1 * index) * max(shares)
    quarter, middle, three = (spread.quantiles[place] for place in (5, 10, 15))
    plot.plot([quarter, three], [below] * 2, color=colour, linewidth=5, solid_capstyle="butt")
    plot.plot([middle], [below], "|", color="black", markersize=9, markeredgewidth=2)


def things(
    tables: Sequence[Sequence[Thing | None]], names: Sequence[str], labels: Sequence[str], axis: tuple[str, str]
) -> str:
    """On the left, for which part of all seats a thing was there, and which part took it; on the right, how much
    more than its seat's share whoever took it won, with the interval."""
    with rc_context(STYLE):
        rows = len(names)
        figure = Figure(figsize=(WIDTH, 0.95 + ROW * (0.4 + 0.6 * lines(names)) * rows), layout="constrained")
        bars, plot = figure.subplots(1, 2, width_ratios=[1, 1.5], sharey=True)
        for each in (bars, plot):
            each.grid(axis="x")
            each.tick_params(length=0)
        plot.axvline(0, color="#555", linewidth=1, linestyle=":")
        for index, table in enumerate(tables):
            plot.plot([], [], "o", color=COLOURS[index], markersize=4.5, label=labels[index])
            thick = 0.6 / len(tables)
            for place, thing in zip(places(rows, len(tables), index), table, strict=True):
                if thing is None:
                    continue
                if thing.available is not None:
                    bars.barh(place, thing.available / thing.seats, thick, color=COLOURS[index], alpha=0.25)
                took = thing.won.number / thing.seats
                bars.barh(place, took, thick, color=COLOURS[index], alpha=0.9)
                if thing.won.number:
                    interval(plot, thing.won, thing.chance, place, COLOURS[index], None)
        named(bars, names, rows)
        bars.set_xlim(0, 1)
        bars.set_xticks([0, 1], ["0", "100"])
        for side, name in zip((bars, plot), axis, strict=True):
            side.set_xlabel("\n".join(wrap(name, 18)), fontsize=8)
        plot.xaxis.set_major_locator(MaxNLocator(3))
        plot.xaxis.set_major_formatter(FuncFormatter(in_points))
        legend(figure, plot, labels)
        return drawn(figure)


def known(leads: Sequence[Lead], names: Sequence[str], labels: tuple[str, str], axis: tuple[str, str]) -> str:
    """How often whoever leads during a game wins it, by points and by judgement."""
    with rc_context(STYLE):
        figure, plot = axes(3.2, "both")
        for lead, name in zip(leads, names, strict=True):
            colour = SIZES.get(lead.players, "#555")
            plot.plot(MOMENTS, lead.by_points, color=colour, label=f"{name}, {labels[0]}")
            plot.plot(MOMENTS, lead.by_judgement, color=colour, linestyle="--", label=f"{name}, {labels[1]}")
        for both in (plot.xaxis, plot.yaxis):
            both.set_major_formatter(FuncFormatter(in_percent))
        figure.supxlabel(axis[0], fontsize=9)
        plot.set_ylabel(axis[1])
        plot.set_xlim(0, 1)
        plot.set_ylim(0, 1.02)
        plot.set_yticks([0.25, 0.5, 0.75, 1])  # the corner has a nought already
        figure.legend(*plot.get_legend_handles_labels(), loc="outside upper center", ncols=2, fontsize=7.5)
        return drawn(figure)


def changes(leads: Sequence[Lead], names: Sequence[str], axis: tuple[str, str]) -> str:
    """How many games have how many changes of the lead."""
    with rc_context(STYLE):
        figure, plot = axes(2.6, "y")
        for lead, name in zip(leads, names, strict=True):
            shares = [number / sum(lead.changes) for number in lead.changes]
            plot.plot(
                range(len(shares)), shares, "o-", markersize=3.5, color=SIZES.get(lead.players, "#555"), label=name
            )
        plot.xaxis.set_major_locator(MaxNLocator(integer=True))
        plot.yaxis.set_major_formatter(FuncFormatter(in_percent))
        plot.set_ylim(bottom=0)
        figure.supxlabel(axis[0], fontsize=9)
        plot.set_ylabel(axis[1])
        figure.legend(*plot.get_legend_handles_labels(), loc="outside upper center", ncols=4, fontsize=8)
        return drawn(figure)


def luck(found: Sequence[Luck], names: Sequence[str], labels: Sequence[str], axis: str) -> str:
    """What the differences of margins come from, as parts of a bar."""
    with rc_context(STYLE):
        figure, plot = axes(1.1 + 0.4 * len(found), "x")
        for place, one in zip(places(len(found), 1, 0), found, strict=True):
            start = 0.0
            for part, colour in zip((one.bots.value, one.seats, one.deal.value, one.rest), PARTS, strict=True):
                plot.barh(place, part, left=start, color=colour, height=0.6)
                start += part
            known_part = one.bots.value + one.seats
            plot.plot(
                [known_part + one.deal.low, known_part + one.deal.high], [place] * 2, color="black", linewidth=1.2
            )
        for label, colour in zip(labels, PARTS, strict=True):
            plot.barh(0, 0, color=colour, label=label)
        named(plot, names, len(found))
        plot.set_xlim(0, 1)
        plot.xaxis.set_major_formatter(FuncFormatter(in_percent))
        figure.supxlabel(axis, fontsize=9)
        figure.legend(*plot.get_legend_handles_labels(), loc="outside upper center", ncols=2, fontsize=8)
        return drawn(figure)
