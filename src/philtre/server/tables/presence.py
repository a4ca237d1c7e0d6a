"""Presence: who has a socket at a table, in this process or another.

Each process tells on the bus, one after the other, whose first socket has opened in it and whose last
has closed; who still has one in another process is told again. A process that opens a table asks who is there.

At a live pace, somebody who is away for a while is given a stand-in, and has the seat back when they
connect again. Where an answer may take days, or any time, people come and go as they please.
"""

from asyncio import Task, get_running_loop, sleep
from contextlib import suppress

from philtre.kernel.errors import NotAllowed
from philtre.server import logs
from philtre.server.storage.bus import Notice
from philtre.server.tables import protocol
from philtre.server.tables.hall import Hall
from philtre.server.tables.protocol import encoded
from philtre.server.tables.room import Audience, Room
from philtre.table import Event, Live, Returned, StoodIn, Table

GRACE = 60.0  # seconds that somebody may be away
PAUSE = 0.1  # seconds within which comings and goings are told together


class Presence:
    """Keeps account of who is there, at all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.untold: set[str] = set()
        self.away: dict[tuple[str, int], Task[None]] = {}  # for whom a stand-in will come
        self.telling = False
        self.news: dict[tuple[str, Audience], Room] = {}  # seats of which the bus is to be told; None: who is there?
        hall.hearers |= {"here": self.hear, "away": self.hear, "who": self.hear}

    # In this process.

    def come(self, room: Room, seat: Audience) -> None:
        """Somebody's socket has opened."""
        if sum(map(len, room.listeners.values())) == 1:
            self.notify(room, None)
        if seat is not None:
            self.notify(room, seat)
            self.stop_waiting(room, seat)
        self.tell(room)

    def go(self, room: Room, seat: Audience) -> None:
        """Somebody's socket has closed."""
        if seat is not None and seat not in room.listeners:
            self.notify(room, seat)
            self.stop_waiting(room, seat)
            self.away[room.id, seat] = self.hall.linger(self.wait_for(room, seat))
        self.tell(room)

    def stop_waiting(self, room: Room, seat: int) -> None:
        if (waiting := self.away.pop((room.id, seat), None)) is not None:
            waiting.cancel()

    async def wait_for(self, room: Room, seat: int) -> None:
        async with self.hall.room(room.id):
            await sleep(GRACE)
            del self.away[room.id, seat]
            if seat not in room.present:
                await self.replace(room, seat)

    async def replace(self, room: Room, seat: int) -> None:
        def stood_in(table: Table) -> Event:
            if not isinstance(table.agreement.pace, Live):
                raise NotAllowed("not-now")
            return StoodIn(seat, table.agreement.stand_in, "left")

        with suppress(NotAllowed):
            await self.hall.append(room.id, stood_in)

    async def give_back(self, room: Room, seat: int) -> None:
        """Whoever comes has their seat back, if a stand-in has it."""

        def returned(table: Table) -> Event:
            if table.phase != "playing" or table.seats[seat].gone not in ("left", "time"):
                raise NotAllowed("nobody-stands-in", player=f"seat:{seat}")
            return Returned(seat)

        with suppress(NotAllowed):
            await self.hall.append(room.id, returned)

    # In all of them.

    def notify(self, room: Room, seat: Audience) -> None:
        """Let the bus know whether a seat is here, when its turn has come."""
        self.news[room.id, seat] = room
        if not self.telling:
            self.telling = True
            self.hall.spawn(self.notify_all())

    async def notify_all(self) -> None:
        while self.news:
            id, seat = key = next(iter(self.news))
            room = self.news.pop(key)
            about = "who" if seat is None else "here" if seat in room.listeners else "away"
            try:
                await self.hall.bus.tell(Notice(about, id, seat or 0))
            except Exception as error:  # who is there matters less than that everybody can play
                logs.fault(error)
        self.telling = False

    def hear(self, room: Room, notice: Notice) -> None:
        seat = notice.number
        match notice.about:
            case "who":
                for here in room.listeners:
                    if here is not None:
                        self.notify(room, here)
            case "here":
                room.present.add(seat)
            case "away" if seat in room.listeners:
                self.notify(room, seat)
            case "away":
                room.present.discard(seat)
        self.tell(room)

    def tell(self, room: Room) -> None:
        """Let everybody at a table know who is there, soon."""
        if room.listeners and room.id not in self.untold:
            self.untold.add(room.id)
            get_running_loop().call_later(PAUSE, self.tell_now, room)

    def tell_now(self, room: Room) -> None:
        self.untold.discard(room.id)
        message = encoded(self.presence(room))
        for listener in room.everybody():
            listener.tell(message)

    def presence(self, room: Room) -> protocol.Presence:
        seats = [seat in room.present for seat in range(len(room.sitters))]
        return protocol.Presence(seats, len(room.listeners.get(None, ())))
