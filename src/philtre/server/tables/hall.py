"""The hall: the tables that are open in this process, and the one door through which anything happens at them.

A table is opened from its latest snapshot and its log when somebody asks for it, stays open while it
is used, and is closed when others have been asked for since. An event is folded first, which refuses
what is not allowed, and then appended to the log. Should another process have been faster, the
fold is dropped, the log read on, and the event tried again on what the table is now.
"""

from asyncio import CancelledError, Task, create_task, gather
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from philtre.kernel.errors import NotAllowed, PhiltreError, Unreadable
from philtre.server import logs
from philtre.server.storage.append import LogRow
from philtre.server.storage.bus import Bus, Notice
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log
from philtre.server.tables import rows
from philtre.server.tables.room import Room
from philtre.server.tables.rows import Access
from philtre.table import Agreement, Entry, Event, Table

IDLE = 200  # tables that stay open although nobody uses them
ATTEMPTS = 20  # to append before others

Wish = Event | Callable[[Table], Event]
Follower = Callable[[Table, Entry], None]
Hearer = Callable[[Room, Notice], None]
Done = TypeVar("Done")

event_decoder = msgspec.json.Decoder(Event)


class Hall:
    """``clock`` tells the time in milliseconds since the epoch. To be used while it is ``open``."""

    bus: Bus
    log: Log

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.database = database
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.idle: dict[str, Room] = {}  # those that nobody uses, the one that was used last in the end
        self.followers: list[Follower] = []
        self.hearers: dict[str, Hearer] = {}  # of notices, by what they are about
        self.tasks: set[Task[None]] = set()
        self.lingering: set[Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Let people in. In the end, what was spawned is finished, and what lingers is not."""
        async with Bus.open(self.database) as self.bus, Log.open(self.database, self.bus) as self.log:
            self.bus.listen(self.hear, self.miss)
            try:
                yield
            finally:
                for task in self.lingering:
                    task.cancel()
                while tasks := self.tasks | self.lingering:
                    await gather(*tasks, return_exceptions=True)

    # For everybody.

    async def make(
        self,
        agreement: Agreement,
        owner: int | None,
        access: Access,
        invite: str,
        parent: str | None = None,
    ) -> None:
        """Put up a table at which nobody sits yet."""
        agreement.check()
        async with self.database.writing() as connection:
            await rows.lay(connection, agreement, owner, access, invite, self.clock(), parent)

    async def seats_of(self, id: str, player: int) -> list[int]:
        """Where a player sits, or sat as a guest before they had an account; it can be more than one seat."""
        async with self.database.reading() as connection:
            return await rows.seats_of(connection, id, player)

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """A table to look at: nothing happens at it meanwhile."""
        async with self.room(id) as room, room.lock:
            yield await self.opened(room)

    async def append(self, id: str, wish: Wish) -> Entry:
        """Let something happen at a table: it is on disk when this returns, and everybody has been shown.

        The event may be made of the table as it is at that moment. What is not allowed changes nothing.
        """
        room = self.enter(id)
        try:
            async with room.lock:
                for _ in range(ATTEMPTS):
                    table = await self.opened(room)
                    entry = Entry(table.seq + 1, max(self.clock(), table.at), wish(table) if callable(wish) else wish)
                    if await self.write(room, table, entry):
                        return entry
        finally:
            self.leave(room)
        raise NotAllowed("table-busy")

    async def has_happened(self, id: str, seat: int, number: int, event: Event) -> bool:
        """Whether this is what a seat noticed first after the view of a number: the log knows, whoever wrote it."""
        async with self.table(id) as table:
            if number >= table.noticed(seat):
                return False
            seq = table.seq_of(seat, number + 1)
            return [entry_of(row).event for row in await self.log.read(id, seq - 1, seq)] == [event]

    async def write(self, room: Room, table: Table, entry: Entry) -> bool:
        """Fold an entry and append it; False, if somebody else was faster. Meanwhile the table is not known.

        Whoever asks may be cancelled meanwhile, and is when it is done: else nobody would be shown what has happened.
        """
        room.table = None
        try:
            table.apply(entry)
        except PhiltreError:
            room.table = table  # nothing has changed
            raise
        room.seq = entry.seq
        appended = self.log.append(rows.append_of(table, entry))
        try:
            await appended
        finally:
            if appended.exception() is None and appended.result():
                self.commit(room, table, entry)
            else:  # another was written in its place; or it was nevertheless
                self.read_on(room)
        return room.table is not None

    def commit(self, room: Room, table: Table, entry: Entry) -> None:
        """Let everybody know of an entry that is on disk."""
        room.table = table
        if table.phase == "gathering":
            room.follow_sitters()
        room.show()
        for follow in self.followers:
            try:
                follow(table, entry)
            except Exception as error:  # it has happened nevertheless
                logs.fault(error)

    def follow(self, follower: Follower) -> None:
        """Let somebody know of every entry that was written here, right after; who must not wait."""
        self.followers.append(follower)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside; should it fail, the host is told."""
        self.begin(work, self.tasks)

    def linger(self, work: Coroutine[Any, Any, None]) -> Task[None]:
        """Let something be done beside that need not be finished."""
        return self.begin(work, self.lingering)

    def begin(self, work: Coroutine[Any, Any, None], tasks: set[Task[None]]) -> Task[None]:
        def done(task: Task[None]) -> None:
            tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                logs.fault(error)

        task = create_task(work)
        tasks.add(task)
        task.add_done_callback(done)
        return task

    # Rooms.

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays open meanwhile; ``opened`` tells whether there is such a table."""
        room = self.enter(id)
        try:
            yield room
        finally:
            self.leave(room)

    def enter(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        self.idle.pop(id, None)
        room.users += 1
        return room

    def leave(self, room: Room) -> None:
        """Keep a room that nobody uses as long as not too many others have been left since."""
        room.users -= 1
        if room.users == 0:
            self.idle[room.id] = room
            if room.table is None or len(self.idle) > IDLE:
                closed = room.id if room.table is None else next(iter(self.idle))
                del self.idle[closed], self.rooms[closed]

    async def opened(self, room: Room) -> Table:
        """The table of a room whose lock one has, as far as its log goes."""
        if room.table is not None and not room.behind:
            return room.table
        table, room.table = room.table, None
        room.behind = False
        try:
            if table is None:
                table = await self.load(room.id)
            else:
                await self.fold_on(table)
        except CancelledError:  # whoever asked is gone, those who look on are not
            self.read_on(room)
            raise
        room.table, room.seq = table, table.seq
        room.follow_sitters()
        room.show()
        return table

    async def load(self, id: str) -> Table:
        """A table of one's own: from its last snapshot on, as far as its log goes."""
        async with self.database.reading() as connection:
            agreement = await rows.agreement_of(connection, id)
        snapshot = await self.log.latest_snapshot(id)
        table = Table(agreement) if snapshot is None else restored(Table(agreement), snapshot.data)
        await self.fold_on(table)
        return table

    async def fold_on(self, table: Table) -> None:
        for row in await self.log.read(table.agreement.id, after=table.seq):
            table.apply(entry_of(row))

    # Other processes.

    def hear(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.about == "log":
            if notice.number > room.seq:
                self.read_on(room)
        elif notice.about == "names":
            self.spawn(self.open_anew(room))
        elif notice.about in self.hearers:
            self.hearers[notice.about](room, notice)

    def miss(self) -> None:
        for room in self.rooms.values():
            self.read_on(room)

    def read_on(self, room: Room) -> None:
        """Others may have appended: that is read at once if anybody looks on, else when somebody does."""
        room.behind = True
        if room.listeners:
            self.spawn(self.catch_up(room.id))

    async def catch_up(self, id: str) -> None:
        async with self.table(id):
            pass

    async def unname(self, id: str) -> None:
        """Names have been taken out of the log of a table: nobody is to go on with what was made of it before."""
        await self.bus.tell(Notice("names", id, 0))

    async def open_anew(self, room: Room) -> None:
        async with self.room(room.id), room.lock:
            room.table = None
            room.shown.clear()
            room.forget_lines()
            await self.opened(room)


def entry_of(row: LogRow) -> Entry:
    return Entry(row.seq, row.at, event_decoder.decode(row.event))


def restored(table: Table, snapshot: bytes) -> Table:
    """A table as a snapshot has it; as it is, if that is of another version: then its log tells the rest."""
    try:
        return Table.restore(table.agreement, snapshot)
    except Unreadable:
        return table
