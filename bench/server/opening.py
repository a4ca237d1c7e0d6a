"""How long it takes to open a table, late in a long game against early in one.

Measured inside a process that serves, from asking for a table that is not open to its first view as it is sent.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count, islice
from statistics import median
from time import perf_counter

import msgspec

import philtre
from bench.server.places import DIALECTS, Databases
from bench.server.prepare import Wanted, played, prepare
from philtre.server.service import milliseconds
from philtre.server.storage.database import Database
from philtre.server.tables.hall import Hall
from philtre.server.tables.protocol import Sight, encoded

EARLY, LATE = 10, 1000  # decisions
LIMIT, TARGET = 0.05, 3.0  # seconds for a late one, and how often it takes what an early one takes
NUMBERS = 10_000  # of tables, for each game


class Opening(msgspec.Struct):
    """Seconds to open a table: medians, and the slowest late one."""

    dialect: str
    game: str
    decisions: int
    early: float
    late: float
    slowest: float

    @property
    def ratio(self) -> float:
        return self.late / self.early

    @property
    def met(self) -> bool:
        return self.late < LIMIT and self.ratio <= TARGET


async def measure(databases: Databases, tables: int, rounds: int, tick: Callable[[str], None]) -> list[Opening]:
    """Open tables of each game after 10 decisions, and after a thousand or just before the end."""
    early, late = {}, {}
    for index, game in enumerate(philtre.games()):
        early[game] = [Wanted(NUMBERS * index + each, game, decisions=EARLY) for each in range(tables)]
        late[game] = list(islice(late_in(game, NUMBERS * index + tables), tables))
        tick(f"opening: {game} is played")
    found = []
    for dialect in DIALECTS:
        url = databases.fresh(dialect)
        for wanted in (*early.values(), *late.values()):
            await prepare(url, wanted)
        async with hall_of(url) as hall:
            for game in philtre.games():
                pairs = list(zip(early[game], late[game], strict=True)) * rounds
                times = [(await opened(hall, one), await opened(hall, other)) for one, other in pairs]
                first, last = ([each[which] for each in times] for which in (0, 1))
                decisions = round(median(wanted.decisions for wanted in late[game]))
                found.append(Opening(dialect, game, decisions, median(first), median(last), max(last)))
                tick(f"opening on {dialect}: {game}")
    return found


def late_in(game: str, first: int) -> Iterator[Wanted]:
    """Tables at which a thousand decisions have been made; of games that are never so long, all but the last."""
    long = philtre.game(game).bound > 100 * LATE
    for number in count(first):
        length = sum(table.course is not None for table, _ in played(Wanted(number, game), ["1", "2"], 0)) - 1
        if not long or length > LATE:
            yield Wanted(number, game, decisions=LATE if long else length - 1)


@asynccontextmanager
async def hall_of(url: str) -> AsyncIterator[Hall]:
    async with Database.open(url) as database:
        hall = Hall(database, milliseconds)
        async with hall.open():
            yield hall


async def opened(hall: Hall, wanted: Wanted) -> float:
    began = perf_counter()
    table = await hall.load(wanted.id)
    encoded(Sight(table.view(0)))
    return perf_counter() - began
