"""What is said at a table: by the players among themselves, and by the spectators among themselves.

Lines are kept in the database; the bus tells every process that there is a new one.
"""

from collections import deque
from typing import Literal
from unicodedata import category

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.storage.bus import Notice
from philtre.server.storage.schema import chat, seats
from philtre.server.tables.hall import Hall
from philtre.server.tables.protocol import Chat, Line, encoded
from philtre.server.tables.room import Audience, Room

Circle = Literal["players", "spectators"]
CIRCLES: tuple[Circle, ...] = ("players", "spectators")
KEPT = 50  # lines of each that are told to somebody who comes
TOGETHER = 500  # tables that are asked about at once
ATTEMPTS = 20  # to say something before others do
BREAKS = "\n\t"  # what shows nothing and may be said nevertheless
UNSAID = ("Cc", "Cs", "Cn", "Co")


# The last lines that follow one, with the seats of those who said them.
SITTING = (seats.c.table == chat.c.table) & (seats.c.player == chat.c.player) & (chat.c.room == "players")
SEAT = select(func.min(seats.c.seat)).where(SITTING).scalar_subquery().label("seat")
SAID = (
    select(chat.c.number, SEAT, chat.c.name, chat.c.at, chat.c.text)
    .where(chat.c.table == bindparam("table"), chat.c.room == bindparam("circle"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(KEPT)
)


LAST = select(chat.c.table, func.max(chat.c.number).label("number"))


class Chats:
    """The chats of all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.hearers["chat"] = self.hear

    async def say(self, room: Room, seat: Audience, player: int, name: str, text: str) -> None:
        """Keep a line, and let everybody know."""
        row = {"table": room.id, "room": circle_of(seat), "player": player, "name": name, "at": self.hall.clock()}
        number = await self.keep(row | {"text": spoken(text)})
        await self.hall.bus.tell(Notice("chat", room.id, number))

    async def keep(self, row: dict[str, object]) -> int:
        """Write a line under the next number."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == row["table"])
        for _ in range(ATTEMPTS):
            try:
                async with self.hall.database.writing() as connection:
                    number: int = (await connection.execute(last)).scalar_one() + 1
                    await connection.execute(insert(chat).values(number=number, **row))
                    return number
            except IntegrityError:  # another process was faster
                continue
        raise NotAllowed("table-busy")

    def hear(self, room: Room, notice: Notice) -> None:
        if room.lines_read and notice.number > room.last_line:
            self.hall.spawn(self.read_on(room))

    def miss(self) -> None:
        """Something may have been said of which nobody heard here."""
        self.hall.spawn(self.catch_up())

    async def catch_up(self) -> None:
        rooms = [room for room in self.hall.rooms.values() if room.listeners and room.lines_read]
        for some in (rooms[start : start + TOGETHER] for start in range(0, len(rooms), TOGETHER)):
            async with self.hall.database.reading() as connection:
                asked = LAST.where(chat.c.table.in_([room.id for room in some])).group_by(chat.c.table)
                last = {row.table: row.number for row in await connection.execute(asked)}
            for room in some:
                if last.get(room.id, 0) > room.last_line:
                    await self.read_on(room)

    async def lines(self, room: Room, seat: Audience) -> list[Line]:
        """What was said last to whoever sits or watches there."""
        if not room.lines_read:
            room.lines_read = True
            self.remember(room, await self.said_since(room))
        return list(room.lines.get(circle_of(seat), ()))

    async def read_on(self, room: Room) -> None:
        """Read what was said since, and tell those whom it is for."""
        for circle, line in self.remember(room, await self.said_since(room)):
            message = encoded(Chat([line]))
            for seat, listeners in room.listeners.items():
                if circle_of(seat) == circle:
                    for listener in listeners:
                        listener.tell(message)

    async def said_since(self, room: Room) -> list[tuple[Circle, Line]]:
        asked = [{"table": room.id, "circle": circle, "after": room.last_line} for circle in CIRCLES]
        async with self.hall.database.reading() as connection:
            found = [
                (circle, Line(row.number, row.seat, row.name, row.at, row.text))
                for circle, which in zip(CIRCLES, asked, strict=True)
                for row in await connection.execute(SAID, which)
            ]
        return sorted(found, key=lambda one: one[1].number)

    def remember(self, room: Room, found: list[tuple[Circle, Line]]) -> list[tuple[Circle, Line]]:
        """Those lines that nobody else has read meanwhile."""
        new = [(circle, line) for circle, line in found if line.number > room.last_line]
        for circle, line in new:
            room.last_line = line.number
            room.lines.setdefault(circle, deque(maxlen=KEPT)).append(line)
        return new


def circle_of(seat: Audience) -> Circle:
    return "spectators" if seat is None else "players"


def spoken(text: str) -> str:
    """What is said, without what cannot be; markup is only text.

    >>> spoken(" <b>hello</b>\\0 ")
    '<b>hello</b>'
    """
    said = "".join(sign for sign in text if sign in BREAKS or category(sign) not in UNSAID).strip()
    if not said:
        raise Unreadable("empty-line")
    return said
