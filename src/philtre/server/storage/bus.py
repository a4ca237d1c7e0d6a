"""The bus: how processes that share a database hear of what the others wrote.

It carries no content: whoever hears of an entry reads it. So nothing secret travels on it, and a
notice that gets lost is made good by the next.
"""

import logging
from asyncio import CancelledError, create_task, sleep
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from psycopg import AsyncConnection, OperationalError

from philtre.server.storage.database import Database
from philtre.server.storage.postgres import CHANNEL, connected

logger = logging.getLogger(__name__)

POLL = 30.0  # seconds after which something may have been missed
PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before connecting again, twice as many each time


class Notice(NamedTuple):
    """Something new about a table: the log's entry, or the chat's line, of that number."""

    about: str
    table: str
    number: int

    def __str__(self) -> str:
        return f"{self.about}:{self.table}:{self.number}"

    @classmethod
    def read(cls, text: str) -> "Notice":
        """
        >>> Notice.read("log:b7:12")
        Notice(about='log', table='b7', number=12)
        """
        about, table, number = text.split(":")
        return cls(about, table, int(number))


class Bus:
    """In a process that has its database for itself, notices go from hand to hand."""

    def __init__(self) -> None:
        self.listeners: list[tuple[Callable[[Notice], None], Callable[[], None]]] = []

    @staticmethod
    @asynccontextmanager
    async def open(database: Database) -> "AsyncIterator[Bus]":
        """A bus for as long as it is needed."""
        if database.dialect == "sqlite":
            yield Bus()
            return
        bus = PostgresBus(database)
        connection = await bus.connect()
        listening = create_task(bus.listen_on(connection), name="bus")
        try:
            yield bus
        finally:
            listening.cancel()
            with suppress(CancelledError):
                await listening
            await connection.close()  # in case the listening had not begun

    def listen(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Let somebody know of every notice, and of when there may have been some that nobody heard."""
        self.listeners.append((heard, missed))

    async def tell(self, notice: Notice) -> None:
        """Let every process know of something that was committed; the log does so by itself."""
        self.written(notice)

    def written(self, notice: Notice) -> None:
        """The log has committed an entry."""
        self.deliver(notice)

    def deliver(self, notice: Notice) -> None:
        for heard, _ in self.listeners:
            try:
                heard(notice)
            except Exception:  # the others are to hear it nevertheless, and what comes after it
                logger.exception("a notice was not understood: %s", notice)


class PostgresBus(Bus):
    """Notices come over one connection, those of this process too."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database

    async def tell(self, notice: Notice) -> None:
        async with self.database.writing() as connection:
            await connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, str(notice)))

    def written(self, notice: Notice) -> None:
        """The entry's own transaction has told of it."""

    async def connect(self) -> AsyncConnection:
        connection = await connected(self.database)
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:  # lost again, or nobody wants to listen any more
            await connection.close()
            raise
        return connection

    async def listen_on(self, connection: AsyncConnection) -> None:
        """Listen, and connect again whenever the connection is lost."""
        while True:
            try:
                async with connection:
                    await self.hear(connection)
            except OperationalError as error:
                logger.warning("the bus is lost: %s", error)
            connection = await self.connect_again()
            self.miss()

    async def hear(self, connection: AsyncConnection) -> None:
        while True:
            async for notification in connection.notifies(timeout=POLL):
                for text in notification.payload.split():
                    self.deliver(Notice.read(text))
            await connection.execute("SELECT 1")  # is anybody there?
            self.miss()

    async def connect_again(self) -> AsyncConnection:
        pause = PAUSE
        while True:
            try:
                return await self.connect()
            except OperationalError as error:
                logger.warning("the bus cannot be reached: %s", error)
                await sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def miss(self) -> None:
        for _, missed in self.listeners:
            missed()
