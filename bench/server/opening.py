"""How long it takes to open a table, late in a long game against early in one; and to look at a moment of a replay.

Measured inside a process that serves, from asking for a table that is not open to its first view as it is sent.
A table is opened from its last snapshot and the log after it, which is longest just before the next snapshot: so
late tables are opened right after one, and right before the next.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count, islice
from statistics import median
from time import perf_counter

import msgspec

import philtre
from bench.server.places import DIALECTS, Databases
from bench.server.prepare import PLAYERS, TO_THE_END, Wanted, played, prepare
from philtre.server.app import create_app
from philtre.server.replays.fold import table_at
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.storage.database import Database
from philtre.server.tables.protocol import Sight, encoded
from philtre.server.tables.rows import OFTEN
from philtre.table import Table

EARLY, LATE = 10, 1000  # decisions
NEAR, FAR = 0, OFTEN - 1  # entries since the last snapshot
BEGUN = PLAYERS + 1  # entries before the first decision
LIMIT, TARGET = 0.05, 3.0  # seconds for a late one, and how often it takes what an early one takes
NUMBERS = 10_000  # of tables, for each game


class Opening(msgspec.Struct):
    """Seconds to open a table: medians, and the slowest late one. ``replay`` is for a moment of a finished game."""

    dialect: str
    game: str
    decisions: int  # when it was furthest from a snapshot
    early: float
    near: float
    far: float
    slowest: float
    replay: float

    @property
    def ratio(self) -> float:
        return self.far / self.early

    @property
    def met(self) -> bool:
        return self.far < LIMIT and self.ratio <= TARGET


class Tables(msgspec.Struct):
    """Tables of one game at several moments."""

    early: list[Wanted]
    near: list[Wanted]
    far: list[Wanted]
    finished: list[Wanted]
    moments: list[int]  # of the finished, as far from a snapshot as can be: so many entries

    @property
    def all(self) -> list[Wanted]:
        return [*self.early, *self.near, *self.far, *self.finished]


async def measure(databases: Databases, tables: int, rounds: int, tick: Callable[[str], None]) -> list[Opening]:
    """Open tables of each game after 10 decisions, and after a thousand or shortly before the end."""
    wanted = {}
    for index, game in enumerate(philtre.games()):
        wanted[game] = tables_of(game, NUMBERS * index, tables)
        tick(f"opening: {game} is played")
    found = []
    for dialect in DIALECTS:
        url = databases.fresh(dialect)
        await prepare(url, [one for some in wanted.values() for one in some.all])
        async with service_of(url) as service:
            for game in philtre.games():
                found.append(await measure_game(service, dialect, wanted[game], rounds))
                tick(f"opening on {dialect}: {game}")
    return found


async def measure_game(service: Service, dialect: str, tables: Tables, rounds: int) -> Opening:
    """In turn, so that whatever else the machine does is the same for all."""
    early: list[float] = []
    near: list[float] = []
    far: list[float] = []
    replay: list[float] = []
    for _ in range(rounds):
        for times, some in ((early, tables.early), (near, tables.near), (far, tables.far)):
            times += [await timed(service.hall.load(wanted.id)) for wanted in some]
        for wanted, moment in zip(tables.finished, tables.moments, strict=True):
            replay.append(await timed(table_at(service, wanted.agreement, moment)))
    return Opening(
        dialect=dialect,
        game=tables.far[0].game,
        decisions=round(median(wanted.decisions for wanted in tables.far)),
        early=median(early),
        near=median(near),
        far=median(far),
        slowest=max(near + far),
        replay=median(replay),
    )


async def timed(opening: Awaitable[Table]) -> float:
    began = perf_counter()
    encoded(Sight((await opening).view(0)))
    return perf_counter() - began


@asynccontextmanager
async def service_of(url: str) -> AsyncIterator[Service]:
    async with Database.open(url) as database:
        service: Service = create_app(Settings(), database).state.service
        async with service.live.open():
            yield service


# Which tables.


def tables_of(game: str, first: int, tables: int) -> Tables:
    early = [Wanted(first + each, game, decisions=EARLY) for each in range(tables)]
    long = list(islice(long_games(game, first + tables), 3 * tables))
    near, far, finished = long[:tables], long[tables:-tables], long[-tables:]
    return Tables(
        early=early,
        near=[Wanted(number, game, decisions=decided(NEAR, last)) for number, last in near],
        far=[Wanted(number, game, decisions=decided(FAR, last)) for number, last in far],
        finished=[Wanted(number, game, decisions=TO_THE_END) for number, _ in finished],
        moments=[BEGUN + decided(FAR, last) for _, last in finished],
    )


def long_games(game: str, first: int) -> Iterator[tuple[int, int]]:
    """Tables at which a thousand decisions are made and more, of games that are ever so long; and a late decision."""
    long = philtre.game(game).bound > 100 * LATE
    for number in count(first):
        length = sum(table.course is not None for table, _ in played(Wanted(number, game), ["1", "2"], 0)) - 1
        if not long:
            yield number, length - 1
        elif length > LATE + OFTEN:
            yield number, LATE + OFTEN


def decided(since: int, last: int) -> int:
    """The last decision by which so many entries have followed a snapshot."""
    return next((number for number in range(last, 0, -1) if (BEGUN + number) % OFTEN == since), last)
