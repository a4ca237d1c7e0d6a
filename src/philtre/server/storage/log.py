"""The logs of all tables: nothing that was acknowledged is ever lost."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter
from typing import ClassVar, NamedTuple, Protocol, Self

from sqlalchemy import bindparam, select

from philtre.server.storage.append import FOREVER, Append, LogRow, Stretch
from philtre.server.storage.bus import Bus, Notice
from philtre.server.storage.database import Database
from philtre.server.storage.groups import Groups, Pending
from philtre.server.storage.postgres import PostgresStore
from philtre.server.storage.schema import snapshots
from philtre.server.storage.sqlite import SqliteStore

LATEST = (
    select(snapshots.c.seq, snapshots.c.data)
    .where(snapshots.c.table == bindparam("table"), snapshots.c.seq <= bindparam("up_to"))
    .order_by(snapshots.c.seq.desc())
    .limit(1)
)


class Snapshot(NamedTuple):
    """What a table was after an entry, as whoever appended it saved it."""

    seq: int
    data: bytes


class Store(Protocol):
    failures: ClassVar[tuple[type[Exception], ...]]

    async def write(self, appends: Sequence[Append]) -> list[bool]: ...

    async def read(self, stretches: Sequence[Stretch]) -> list[list[LogRow]]: ...

    async def close(self) -> None: ...


class Log:
    """Reads and writes the logs of all tables."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.store: Store = SqliteStore(database) if database.dialect == "sqlite" else PostgresStore(database)
        failures = self.store.failures
        # One entry of each table: a second would build on the first.
        self.appends: Groups[Append, bool] = Groups(self.write, failures, "not-written", key=attrgetter("table"))
        self.reads: Groups[Stretch, list[LogRow]] = Groups(self.store.read, failures, "not-read")

    @classmethod
    @asynccontextmanager
    async def open(cls, database: Database, bus: Bus) -> AsyncIterator[Self]:
        """A log for as long as it is needed; in the end, whatever waits is still written."""
        log = cls(database, bus)
        try:
            yield log
        finally:
            await log.appends.close()
            await log.reads.close()
            await log.store.close()

    def append(self, append: Append) -> Pending[bool]:
        """Write an entry: True once it is on disk; False, if the log has one with its number already."""
        return self.appends.ask(append)

    async def write(self, appends: Sequence[Append]) -> list[bool]:
        outcomes = await self.store.write(appends)
        for append, won in zip(appends, outcomes, strict=True):
            if won:
                self.bus.written(Notice("log", append.table, append.seq))
        return outcomes

    async def read(self, table: str, after: int = 0, up_to: int = FOREVER) -> list[LogRow]:
        """The entries of a table that follow one, in their order."""
        return await self.reads.ask(Stretch(table, after, up_to))

    async def latest_snapshot(self, table: str, up_to: int = FOREVER) -> Snapshot | None:
        """The last snapshot of a table that is not beyond an entry."""
        async with self.database.reading() as connection:
            row = (await connection.execute(LATEST, {"table": table, "up_to": up_to})).first()
            return None if row is None else Snapshot(*row)
