"""Presence: who has a socket at a table, in this process or another.

Each process tells on the bus, one after the other, whose first socket has opened in it and whose last
has closed. A process that opens a table asks who is there. From time to time each tells that it is alive: those
who were at a process that is heard of no more are not there any more.

At a live pace, somebody who is away for a while is given a stand-in, and has the seat back when they
connect again. Where an answer may take days, or any time, people come and go as they please.
"""

from asyncio import Task, get_running_loop, sleep
from contextlib import suppress
from secrets import randbits

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
SOON = 0.5  # seconds until it is tried again to give a seat back
BEAT = 10.0  # seconds after which a process tells that it is alive
BEATS = 3  # that a process may miss until it is taken for dead
SEATS = 64  # more than any table has: a notice tells a process and a seat in one number
ALIVE, ANYWHERE = "alive", "-"  # a notice that is about no table


class Presence:
    """Keeps account of who is there, at all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.untold: set[str] = set()
        self.away: dict[tuple[str, int], Task[None]] = {}  # for whom a stand-in will come
        self.telling = False
        self.news: dict[tuple[str, Audience], Room] = {}  # seats of which the bus is to be told; None: who is there?
        self.process = randbits(31)  # the number of this one
        self.heard: dict[int, float] = {}  # when each process was heard of last
        self.dead: set[int] = set()  # those that are taken for dead
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
            self.await_return(room, seat)
        self.tell(room)

    def await_return(self, room: Room, seat: int) -> None:
        """Have a stand-in sent for if somebody stays away."""
        self.stop_waiting(room, seat)
        self.away[room.id, seat] = self.hall.linger(self.wait_for(room, seat))

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
        """Whoever comes has their seat back, if a stand-in has it; at once, or when it has answered for them."""
        if not await self.returned(room, seat):
            self.hall.linger(self.give_back_later(room, seat))

    async def give_back_later(self, room: Room, seat: int) -> None:
        while seat in room.listeners:
            await sleep(SOON)
            if await self.returned(room, seat):
                return

    async def returned(self, room: Room, seat: int) -> bool:
        """Let somebody return who may; False, if they have no time left yet."""

        def come_back(table: Table) -> Event:
            if table.phase != "playing" or table.seats[seat].gone not in ("left", "time"):
                raise NotAllowed("nobody-stands-in", player=f"seat:{seat}")
            return Returned(seat)

        try:
            await self.hall.append(room.id, come_back)
        except NotAllowed as error:
            return error.reason != "time-is-up"
        return True

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
                await self.hall.bus.tell(Notice(about, id, self.process * SEATS + (seat or 0)))
            except Exception as error:  # who is there matters less than that everybody can play
                logs.fault(error)
        self.telling = False

    def hear(self, room: Room, notice: Notice) -> None:
        process, seat = divmod(notice.number, SEATS)
        before = set(room.present)
        match notice.about:
            case "who":
                for here in room.listeners:
                    if here is not None:
                        self.notify(room, here)
            case "here":
                self.heard.setdefault(process, get_running_loop().time())
                room.present.setdefault(seat, set()).add(process)
            case "away":
                self.remove(room, seat, process)
        if set(room.present) != before:
            self.tell(room)

    def remove(self, room: Room, seat: int, process: int) -> None:
        processes = room.present.get(seat, set())
        processes.discard(process)
        if not processes:
            room.present.pop(seat, None)

    # Processes.

    async def keep(self) -> None:
        """Tell that this process is alive, and forget those that are not."""
        while True:
            try:
                await self.beat()
            except Exception as error:  # the database may be back the next time
                logs.fault(error)
            await sleep(BEAT)

    async def beat(self) -> None:
        now = get_running_loop().time()
        await self.hall.bus.tell(Notice(ALIVE, ANYWHERE, self.process))
        for process, last in list(self.heard.items()):
            if process != self.process and now - last > BEATS * BEAT:
                self.bury(process)

    def hear_process(self, notice: Notice) -> None:
        if notice.about != ALIVE:
            return
        self.heard[notice.number] = get_running_loop().time()
        if notice.number in self.dead:  # it was only out of reach
            self.dead.discard(notice.number)
            for room in self.hall.rooms.values():
                if room.listeners:
                    self.notify(room, None)

    def bury(self, process: int) -> None:
        """Those who were at a process are away."""
        del self.heard[process]
        self.dead.add(process)
        for room in self.hall.rooms.values():
            for seat in [seat for seat, processes in room.present.items() if process in processes]:
                self.remove(room, seat, process)
                if seat not in room.present:
                    self.await_return(room, seat)
                self.tell(room)

    # What people are told.

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
