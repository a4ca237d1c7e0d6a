"""What was measured, as tables for people and as data."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench import report
from bench.server.games import Lives, Thinking
from bench.server.holding import DECISIONS, INTERVAL, LIMIT, Holding, Memory
from bench.server.opening import Opening
from bench.server.saturation import ACTIVE, FEW, TARGET, Beside, Contestant
from philtre.server.tables.rows import OFTEN

PACKAGES = ("philtre", "litestar", "uvicorn", "websockets", "uvloop", "msgspec", "sqlalchemy", "psycopg", "picows")
DAY = 24 * 60 * 60  # seconds
GAMES = 1_000_000  # a day
PEAK = 3  # times as many games at the busiest hour as on average
MINUTES = 30  # that a game takes, with tables and sockets open


@dataclass
class Measured:
    """All there is to tell."""

    saturation: list[Contestant]
    crowd: list[Beside]
    holdings: list[Holding]
    memory: list[Memory]
    openings: list[Opening]
    lives: list[Lives]
    thinking: list[Thinking]


@dataclass
class Section:
    """A table with its headings; its first columns, so many, are words and all others numbers."""

    title: str
    told: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1

    def table(self) -> Table:
        table = Table(title=self.title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for column, heading in enumerate(self.headings):
            table.add_column(heading, justify="left" if column < self.words else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        dashes = ["---" if column < self.words else "--:" for column in range(len(self.headings))]
        return "\n".join(["| " + " | ".join(row) + " |" for row in (self.headings, dashes, *self.rows)])


def machine() -> dict[str, Any]:
    """Where it was measured, and what else went on there."""
    versions = {name: report.installed(name) for name in PACKAGES}
    return {**report.machine(), "versions": {**versions, "sqlite": sqlite3.sqlite_version}}


def sections(facts: dict[str, Any], measured: Measured) -> list[Section]:
    return [
        *(saturation(facts, measured.saturation, deflate) for deflate in (False, True)),
        crowd(measured.crowd),
        *(holding(one) for one in measured.holdings),
        memory(measured.memory),
        openings(measured.openings),
        lives(measured.lives),
        thinking(measured.thinking),
        million(measured),
    ]


def markdown(facts: dict[str, Any], sections: Sequence[Section]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in facts["versions"].items())
    where = (
        f"{facts['processor']}, {facts['cores']} cores, load {facts['load'][0]} before and {facts['load_after'][0]} "
        f"after, {facts['system']}, Python {facts['python']}; {versions}. Everything on this machine: the service, its "
        f"database and the players."
    )
    told = [f"### {section.title}\n\n{section.told}\n\n{section.markdown()}\n" for section in sections]
    return "\n".join([where, "", *told])


def saturation(facts: dict[str, Any], contestants: Sequence[Contestant], deflate: bool) -> Section:
    return Section(
        "Answers a second, compressed as by browsers" if deflate else "Answers a second, not compressed",
        f"Medians of {facts['rounds']} rounds of {facts['seconds']:g} s; {ACTIVE} tables of each game being played at, "
        "by two each. An answer brings a view to each of the two; to the echo it is the same views sent back. Ratios "
        "are to the echo, within a round, with the least and the most."
        + ("" if deflate else " Not as browsers and uvicorn do it by default, so this has no target."),
        ("", "processes", "answers/s", "ratio", "CPU µs/answer", "ratio by CPU", "database µs", "bytes/view", "wanted"),
        [contestant_row(each) for each in contestants if each.deflate == deflate],
    )


def contestant_row(one: Contestant) -> list[str]:
    compared = one.base is not None
    return [
        one.name,
        str(one.processes),
        f"{one.rate:.0f}",
        spread(one.rate_ratios) if compared else "",
        f"{one.cpu:.0f}",
        spread(one.cpu_ratios) if compared else "",
        f"{one.database:.0f}" if one.database else "",
        f"{one.bytes:.0f}",
        verdict(f"≥ {TARGET:g}", median(one.rate_ratios) >= TARGET) if compared and one.deflate else "",
    ]


def crowd(found: Sequence[Beside]) -> Section:
    rows = [(f"{one.tables}", f"{one.answers:.0f}", f"{one.cpu:.0f}") for one in found]
    told = f"{FEW} tables of each game are played at, beside others at which nobody does anything. SQLite, compressed."
    return Section("Answers a second beside a crowd", told, ("tables", "answers/s", "CPU µs/answer"), rows, words=0)


def spread(ratios: Sequence[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def verdict(target: str, met: bool) -> str:
    return f"{target} {'met' if met else 'NOT MET'}"


def holding(one: Holding) -> Section:
    processes = "one process" if one.processes == 1 else f"{one.processes} processes, all tables torn apart"
    return Section(
        f"Tables held, {one.dialect}, {processes}: {one.held}",
        f"One answer at each table every {INTERVAL:g} s, two sockets each, compressed. Wanted: 99 of 100 views come "
        f"within {1000 * LIMIT:g} ms of the answer, for who answered and for the other.",
        (
            "tables",
            "answers/s",
            "p50 ms",
            "p99 ms",
            "p99 ms, the other",
            "cores",
            "CPU µs/answer",
            "MB",
            "KB/table",
            "",
        ),
        [
            (
                f"{step.tables}",
                f"{step.answers:.0f} of {step.due:.0f}",
                f"{1000 * step.middle:.1f}",
                f"{1000 * step.slow:.1f}",
                f"{1000 * step.slow_for_others:.1f}",
                f"{step.cores:.2f}",
                f"{step.cpu:.0f}",
                f"{step.memory / 1e6:.0f}",
                f"{(step.memory - one.base) / 1e3 / step.tables:.0f}",
                "held" if step.held else "NOT HELD",
            )
            for step in one.steps
        ],
        words=0,
    )


def memory(found: Sequence[Memory]) -> Section:
    rows = [
        (
            "compressed" if one.deflate else "plain",
            f"{one.tables}",
            f"{one.base / 1e6:.0f}",
            f"{one.table / 1e3:.1f}",
            f"{one.socket / 1e3:.1f}",
        )
        for one in found
    ]
    told = f"Nobody does anything; {DECISIONS} decisions have been made at each table. SQLite."
    return Section("Memory", told, ("sockets", "tables", "base MB", "KB/table", "KB/socket"), rows)


def openings(openings: Sequence[Opening]) -> Section:
    rows = [
        (
            one.dialect,
            one.game,
            f"{1000 * one.early:.1f}",
            f"{one.decisions}",
            *(f"{1000 * each:.1f}" for each in (one.near, one.far, one.slowest)),
            f"{one.ratio:.2f}",
            verdict("< 50 ms, ≤ 3", one.met),
            f"{1000 * one.replay:.1f}",
        )
        for one in openings
    ]
    return Section(
        "Opening a table",
        f"From asking for a table that is not open to its first view, inside the service: late in a game right after "
        f"a snapshot, and right before the next, {OFTEN - 1} entries later. The ratio is of the latter to decision "
        "10. A replay is of a finished game at such a moment.",
        (
            "",
            "game",
            "decision 10, ms",
            "late decision",
            "after a snapshot, ms",
            "before the next, ms",
            "slowest",
            "ratio",
            "wanted",
            "replay, ms",
        ),
        rows,
        words=2,
    )


def lives(lives: Sequence[Lives]) -> Section:
    rows = [
        (
            one.dialect,
            f"{one.games}",
            f"{one.answers:.0f}",
            *(f"{each:.1f}" for each in (one.making, one.connecting, one.playing, one.leaving)),
            f"{one.disk / 1e3:.0f}",
        )
        for one in lives
    ]
    return Section(
        "Whole games",
        "CPU of the service for each game: begun over HTTP by two guests, played to the end, its record fetched; and "
        "what it takes in the database.",
        ("", "games", "answers/game", "made, ms", "connected, ms", "played, ms", "record, ms", "KB"),
        rows,
    )


def thinking(thinking: Sequence[Thinking]) -> Section:
    headings = ("game", *(f"level {level}" for level in range(1, 1 + len(thinking[0].levels))))
    rows = [(one.game, *(f"{level:.1f}" for level in one.levels)) for one in thinking]
    return Section("Bots", "CPU of an answer, in ms: the mean over positions of a game by two.", headings, rows)


def million(measured: Measured) -> Section:
    """What all this comes to; ``docs/scale.md`` tells what follows from it."""
    life = next(one for one in measured.lives if one.dialect == "PostgreSQL")
    shared = next(one for one in measured.saturation if one.deflate and one.processes == 1 and one.name == "PostgreSQL")
    compressed = next(one for one in measured.memory[::-1] if one.deflate)
    games = GAMES / DAY
    served = (life.making + life.connecting + life.playing + life.leaving) / 1000
    database = life.answers * shared.database / 1e6
    open_tables = PEAK * games * 60 * MINUTES
    bots = {level: mean(one.levels[level - 1] for one in measured.thinking) / 1000 for level in (1, 3, 6)}
    rows = [
        ("games a second", f"{games:.1f}", f"{PEAK * games:.0f}"),
        ("answers a second", f"{games * life.answers:.0f}", f"{PEAK * games * life.answers:.0f}"),
        ("cores of the service", f"{games * served:.1f}", f"{PEAK * games * served:.1f}"),
        ("cores of the database", f"{games * database:.1f}", f"{PEAK * games * database:.1f}"),
        *(
            (
                f"cores of bots, if one of the two is of level {level}",
                f"{games * life.answers / 2 * seconds:.1f}",
                f"{PEAK * games * life.answers / 2 * seconds:.1f}",
            )
            for level, seconds in bots.items()
        ),
        (f"open tables, games taking {MINUTES} min", f"{open_tables / PEAK:.0f}", f"{open_tables:.0f}"),
        (
            "memory of tables and sockets, GB",
            f"{open_tables / PEAK * (compressed.table + 2 * compressed.socket) / 1e9:.1f}",
            f"{open_tables * (compressed.table + 2 * compressed.socket) / 1e9:.1f}",
        ),
    ]
    rows.append(("what is written a day, GB", f"{GAMES * life.disk / 1e9:.1f}", ""))
    told = f"By two people each, of all games alike; the busiest hour is taken for {PEAK} times the average."
    return Section("A million games a day", told, ("", "on average", "busiest hour"), rows)


def data(facts: dict[str, Any], measured: Measured) -> dict[str, Any]:
    """Everything, with every sample."""
    plain = {
        name: msgspec.to_builtins(getattr(measured, name))
        for name in ("crowd", "holdings", "memory", "openings", "lives", "thinking")
    }
    contestants = [
        {
            "name": one.name,
            "processes": one.processes,
            "deflate": one.deflate,
            "rate_ratios": one.rate_ratios,
            "cpu_ratios": one.cpu_ratios,
            "samples": [msgspec.to_builtins(sample) for sample in one.samples],
        }
        for one in measured.saturation
    ]
    return {**facts, "saturation": contestants, **plain}
