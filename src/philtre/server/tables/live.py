"""Live play, assembled: the hall with all that goes on in it."""

import collections
from asyncio import sleep, timeout
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from secrets import randbelow

from prometheus_client import CollectorRegistry, Gauge

from philtre.server.storage.bus import Notice
from philtre.server.storage.database import Database
from philtre.server.tables.chat import Chats
from philtre.server.tables.connection import RESTART, SIGNED_OUT, Connection, Ending
from philtre.server.tables.hall import Hall
from philtre.server.tables.keeper import Keeper
from philtre.server.tables.presence import ANYWHERE, Presence
from philtre.server.tables.thinkers import Thinkers

SPREAD = 3000  # milliseconds within which those who are sent away come again
PATIENCE = 3.0  # seconds for what is under way, and for them to go


class Live:
    """``connections`` are the open sockets of each player (None: of whoever is not known)."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.hall = Hall(database, clock)
        self.thinkers = Thinkers()
        self.chats = Chats(self.hall)
        self.presence = Presence(self.hall)
        self.keeper = Keeper(self.hall, self.thinkers)
        self.connections: dict[int | None, set[Connection]] = {}
        self.addresses: collections.Counter[str] = collections.Counter()
        self.leaving = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with self.thinkers.open(), self.hall.open(), self.keeper.keeping():
            self.hall.bus.listen(self.hear, self.chats.miss)
            self.hall.linger(self.presence.keep())
            yield

    def measure(self, registry: CollectorRegistry) -> None:
        """Let the host see how much goes on; not how often people answer, for some of them do so out of sight."""
        for name, told, count in (
            ("philtre_open_tables", "Tables that are open in this process.", lambda: len(self.hall.rooms)),
            ("philtre_open_sockets", "Sockets at tables.", self.addresses.total),
            ("philtre_thoughts", "Bots that think, or wait until they can.", lambda: len(self.keeper.errands)),
        ):
            Gauge(name, told, registry=registry).set_function(count)

    # Those who are here.

    @asynccontextmanager
    async def connected(self, connection: Connection, address: str) -> AsyncIterator[None]:
        own = self.connections.setdefault(connection.player, set())
        own.add(connection)
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            own.discard(connection)
            if not own:
                self.connections.pop(connection.player, None)

    async def dismiss(self, player: int) -> None:
        """Somebody has signed out, or is somebody else now: their sockets are closed, in whatever process."""
        await self.hall.bus.tell(Notice("signed-out", ANYWHERE, player))

    def hear(self, notice: Notice) -> None:
        if notice.about == "signed-out":
            for connection in self.connections.get(notice.number, ()):
                connection.end(SIGNED_OUT)
        self.presence.hear_process(notice)

    # Leaving.

    async def leave(self) -> None:
        """Send everybody away, to come again soon, when what they did is on disk."""
        self.leaving = True
        with suppress(TimeoutError):
            async with timeout(PATIENCE):
                for room in list(self.hall.rooms.values()):
                    async with room.lock:
                        pass
        for own in self.connections.values():
            for connection in own:
                connection.end(restart())
        with suppress(TimeoutError):
            async with timeout(PATIENCE):
                while self.connections:
                    await sleep(0.05)


def restart() -> Ending:
    return Ending(RESTART, "server-restarts", randbelow(SPREAD))
