"""An open database: connections for reading and for writing.

SQLite has one writer at a time, and a second one would only fight for its lock: so there is one
connection for writing, taken in turns, and a few for reading beside it.
"""

from asyncio import Lock, to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Literal, Self

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from philtre.server.storage.migration import expect_current, migrate
from philtre.server.storage.place import file_of, read_url

READERS = 4  # of a SQLite file
CONNECTIONS = 10  # to a PostgreSQL, and as many more while everybody is busy
PATIENCE = 30_000  # milliseconds to wait for a SQLite file that another process writes
SETTINGS = (f"busy_timeout = {PATIENCE}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")

Dialect = Literal["sqlite", "postgresql"]


class Database:
    """``reading`` sees one moment throughout; ``writing`` is a transaction that ends with its block.

    Whoever writes keeps others from it: inside its block there is no waiting for the log or for another block.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.file = file_of(url)
        self.dialect: Dialect = "postgresql" if self.file is None else "sqlite"
        self.turn = Lock()  # to write into a SQLite file
        if self.file is None:
            self.writer = create_async_engine(
                url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True, hide_parameters=True
            )
            self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            self.writer = sqlite_engine(url, 1, "BEGIN IMMEDIATE", "query_only = OFF")
            self.reader = sqlite_engine(url, READERS, "BEGIN", "query_only = ON")

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """A database for as long as it is needed.

        A SQLite file is made, or brought up to date; a PostgreSQL that others may be using is left as it is.
        """
        database = cls(read_url(url))
        await to_thread(expect_current if database.file is None else migrate, database.url)
        try:
            yield database
        finally:
            await database.reader.dispose()
            await database.writer.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn if self.file else nullcontext(), self.writer.begin() as connection:
            yield connection


def sqlite_engine(url: URL, connections: int, begin: str, *pragmas: str) -> AsyncEngine:
    """Connections to a SQLite file whose transactions begin when they are told to, and last on disk once committed."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing of its own
        cursor = connection.cursor()
        for setting in (*SETTINGS, *pragmas):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
