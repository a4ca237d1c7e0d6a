"""A run: a folder with a manifest, and tables in parts that are written while the games are played.

A part holds the games that ended since the last. Its files are written aside and then renamed, that of the games
last of all: whatever ends a run, each part is there or not, and what was played before is kept.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import pyarrow
import pyarrow.compute
from pyarrow import parquet

from philtre.kernel.errors import Unreadable
from philtre.lab.manifest import FILE, Manifest, at_table, read_manifest
from philtre.lab.match import Match, Outcome

PART = 250  # games of a part, if they are quick
SECONDS = 15.0  # that a part takes, if they are not

small, number, large, text = pyarrow.int16(), pyarrow.int32(), pyarrow.int64(), pyarrow.string()
share = pyarrow.float64()

# The columns of each table; ``seconds`` is measured, all else follows from the manifest.
TABLES = {
    "seats": pyarrow.schema(
        {"match": number, "seat": small, "bot": text, "score": number, "rank": small, "won": share}
        | {"choices": number, "seconds": share}
    ),
    "options": pyarrow.schema(
        {"match": number, "seat": small, "verb": text, "thing": text, "offered": number, "taken": number}
    ),
    "shown": pyarrow.schema({"match": number, "thing": text}),
    "events": pyarrow.schema({"match": number, "seat": small, "event": text, "thing": text, "times": number}),
    "course": pyarrow.schema(
        {"match": number, "answers": number, "era": number, "seat": small, "score": number, "judgement": large}
    ),
    "games": pyarrow.schema(
        {"match": number, "block": number, "deal": large, "players": small, "decisions": number, "steps": share}
        | {"winners": pyarrow.list_(small), "record": text}
    ),
}
ORDER = ("match", "answers", "seat", "verb", "event", "thing")  # by these no two rows of a table are alike
WATCHED = ("options", "shown", "events", "course")


class Run:
    """A folder that outcomes are kept in."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.names = [name for name in TABLES if manifest.kind == "report" or name not in WATCHED]
        self.fresh: list[Outcome] = []
        self.since = monotonic()

    @classmethod
    def start(cls, folder: Path, manifest: Manifest) -> "Run":
        """A new run; never in the place of another."""
        run = cls(folder, manifest)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / FILE).exists():
                raise Unreadable("folder-has-run", file=str(folder))
            for name in run.names:
                (folder / name).mkdir(exist_ok=True)
            manifest.write(folder)
        except OSError:
            raise Unreadable("cannot-write", file=str(folder)) from None
        return run

    @classmethod
    def open(cls, folder: Path) -> "Run":
        return cls(folder, read_manifest(folder))

    # Keeping.

    def keep(self, outcome: Outcome) -> None:
        self.fresh.append(outcome)
        if len(self.fresh) == PART or monotonic() - self.since > SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what is not written yet, as one more part."""
        self.since = monotonic()
        if not self.fresh:
            return
        part = f"part-{len(self.parts('games')):05}.parquet"
        try:
            for name in self.names:
                aside = self.folder / name / f".{part}"
                parquet.write_table(pyarrow.Table.from_pylist(ROWS[name](self.fresh), TABLES[name]), aside)
                aside.rename(self.folder / name / part)
        except OSError:
            raise Unreadable("cannot-write", file=str(self.folder)) from None
        self.fresh = []

    # Reading.

    def parts(self, name: str) -> list[Path]:
        return sorted((self.folder / name).glob("part-*.parquet"))

    def table(self, name: str) -> pyarrow.Table:
        """The rows of all parts, in the order of the matches: the same, however games were shared out."""
        whole = {part.name for part in self.parts("games")}
        parts = [parquet.read_table(part) for part in self.parts(name) if part.name in whole]
        table = pyarrow.concat_tables(parts) if parts else TABLES[name].empty_table()
        return table.sort_by([(key, "ascending") for key in ORDER if key in table.column_names])

    def main(self, name: str) -> pyarrow.Table:
        """The rows of the games that a report is about."""
        table = self.table(name)
        return table.filter(pyarrow.compute.less(table.column("match"), len(self.manifest.main())))

    def outcomes(self) -> list[Outcome]:
        """What was played so far, without what only the tables tell."""
        seats: dict[int, list[dict[str, Any]]] = {}
        for row in self.table("seats").to_pylist():
            seats.setdefault(row["match"], []).append(row)
        return [self.outcome(row, seats[row["match"]]) for row in self.table("games").to_pylist()]

    def games_like(self, manifest: Manifest) -> list[Outcome]:
        """What was played here of the matches of another run, if all who sat there have the same settings in it."""
        asked = set(manifest.matches())

        def alike(bot: str, players: int) -> bool:
            return at_table(self.manifest.settings, bot, players) == at_table(manifest.settings, bot, players)

        return [
            outcome
            for outcome in self.outcomes()
            if outcome.match in asked and all(alike(bot, len(outcome.bots)) for bot in outcome.bots)
        ]

    def outcome(self, game: dict[str, Any], seats: list[dict[str, Any]]) -> Outcome:
        bots = tuple(seat["bot"] for seat in seats)
        return Outcome(
            Match(self.manifest.seed, game["match"], game["block"], bots),
            [seat["score"] for seat in seats],
            game["winners"],
            [seat["rank"] for seat in seats],
            game["decisions"],
            game["record"],
            [seat["choices"] for seat in seats],
            [seat["seconds"] for seat in seats],
            game["steps"],
        )


# Outcomes as rows.

Rows = list[dict[str, Any]]


def games(outcomes: Iterable[Outcome]) -> Rows:
    return [
        {
            "match": outcome.match.number,
            "block": outcome.match.block,
            "deal": outcome.match.deal,
            "players": len(outcome.bots),
            "decisions": outcome.decisions,
            "steps": outcome.steps,
            "winners": outcome.winners,
            "record": outcome.record,
        }
        for outcome in outcomes
    ]


def seats(outcomes: Iterable[Outcome]) -> Rows:
    return [
        {
            "match": outcome.match.number,
            "seat": seat,
            "bot": bot,
            "score": outcome.scores[seat],
            "rank": outcome.ranking[seat],
            "won": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            "choices": outcome.choices[seat],
            "seconds": outcome.seconds[seat],
        }
        for outcome in outcomes
        for seat, bot in enumerate(outcome.bots)
    ]


def watched(name: str) -> Callable[[Iterable[Outcome]], Rows]:
    """The rows of a table of what was seen."""
    columns = TABLES[name].names

    def rows(outcomes: Iterable[Outcome]) -> Rows:
        seen: list[tuple[int, Sequence[tuple[Any, ...]]]] = [
            (outcome.match.number, getattr(outcome.sight, name)) for outcome in outcomes
        ]
        return [dict(zip(columns, (match, *row), strict=True)) for match, told in seen for row in told]

    return rows


ROWS = {"games": games, "seats": seats} | {name: watched(name) for name in WATCHED}
