"""What there is to know of a table without looking at its game, and who may know it.

``access`` says whether a table is listed and who may sit down: anybody, or those who have its invite.
``spectators`` says who may look at it besides those who sit there. To everybody else a private table is
no different from one that does not exist.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.service import Service
from philtre.server.storage.schema import players, seats, tables
from philtre.server.tables.rows import Access
from philtre.table import Agreement, Outcome, Terms
from philtre.table.seat import Phase

ID = re.compile("[A-Za-z0-9_-]{1,64}")
owners = players.alias("owners")
rematches = tables.alias("rematches")


class Someone(msgspec.Struct, frozen=True):
    """A player; without a name, if they left for good."""

    id: int
    name: str


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits there: a player, or a robot of a level. A seat with neither is free, or was recorded elsewhere."""

    player: int | None
    name: str
    level: int | None


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as whoever asks may know it.

    ``mine`` are one's own seats there, ``waiting`` whether the table waits for them, and ``owned`` whether
    one made it. ``invite`` and ``rematch`` are for those who sit there or made it.
    """

    terms: Terms
    access: Access
    phase: Phase
    owner: Someone | None
    created: int
    finished: int | None
    seats: list[SeatFacts]
    result: Outcome | None
    mine: list[int]
    waiting: bool
    owned: bool
    invite: str | None
    rematch: str | None


class Laid:
    """A table as the database has it."""

    def __init__(self, row: Row[Any], seats: Sequence[Any]) -> None:
        self.row = row
        self.seats = seats
        self.id: str = row.id
        self.agreement = msgspec.convert({**msgspec.json.decode(row.agreement), "secret": row.secret}, Agreement)

    # Who may know.

    def seats_of(self, player: Player | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player.id]

    def owned_by(self, player: Player | None) -> bool:
        return player is not None and self.row.owner == player.id

    def belongs_to(self, player: Player | None) -> bool:
        """Whether somebody sits here, or made the table."""
        return self.owned_by(player) or bool(self.seats_of(player))

    @property
    def watched(self) -> bool:
        """Whether others may look at it."""
        spectators = self.agreement.spectators
        return spectators == "public" or (spectators == "after" and self.row.phase == "finished")

    def known_to(self, player: Player | None) -> bool:
        return self.row.access == "open" or self.watched or self.belongs_to(player)

    # What they may know.

    def facts(self, player: Player | None) -> TableFacts:
        row, mine, own = self.row, self.seats_of(player), self.belongs_to(player)
        result = row.result if own or self.watched else None
        return TableFacts(
            terms=self.agreement.terms,
            access=row.access,
            phase=row.phase,
            owner=None if row.owner is None else Someone(row.owner, row.owner_name),
            created=row.created,
            finished=row.finished,
            seats=[SeatFacts(seat.player, seat.name, seat.bot) for seat in self.seats],
            result=None if result is None else msgspec.json.decode(result, type=Outcome),
            mine=mine,
            waiting=any(seat.waiting for seat in self.seats if seat.seat in mine),
            owned=self.owned_by(player),
            invite=row.invite if own else None,
            rematch=row.rematch if own else None,
        )


# Finding them.


def wanted(*conditions: ColumnElement[bool]) -> Select[Any]:
    joined = tables.outerjoin(owners, owners.c.id == tables.c.owner)
    joined = joined.outerjoin(rematches, rematches.c.parent == tables.c.id)
    columns = (tables, owners.c.name.label("owner_name"), rematches.c.id.label("rematch"))
    return select(*columns).select_from(joined).where(*conditions)


async def laid(connection: AsyncConnection, query: Select[Any]) -> list[Laid]:
    """The tables of a query, with their seats, in its order."""
    rows = (await connection.execute(query)).all()
    player = func.coalesce(players.c.merged, players.c.id).label("player")  # a guest may have an account by now
    columns = (seats.c.table, seats.c.seat, player, seats.c.bot, seats.c.name, seats.c.waiting)
    seated = select(*columns).select_from(seats.outerjoin(players, players.c.id == seats.c.player))
    seated = seated.where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.table, seats.c.seat)
    at: dict[str, list[Any]] = {row.id: [] for row in rows}
    for seat in await connection.execute(seated):
        at[seat.table].append(seat)
    return [Laid(row, at[row.id]) for row in rows]


async def find(service: Service, player: Player | None, id: str) -> Laid:
    """A table that somebody may know of. Of any other nobody learns whether it exists."""
    found: list[Laid] = []
    if ID.fullmatch(id):
        async with service.database.reading() as connection:
            found = await laid(connection, wanted(tables.c.id == id))
    if not found or not found[0].known_to(player):
        raise Refused(404, "no-such-table")
    return found[0]


async def find_own(service: Service, player: Player, id: str) -> Laid:
    """A table that a player made."""
    found = await find(service, player, id)
    if not found.owned_by(player):
        raise Refused(403, "not-owner")
    return found


async def find_invited(service: Service, invite: str) -> Laid:
    """The table of an invite."""
    found: list[Laid] = []
    if ID.fullmatch(invite):
        async with service.database.reading() as connection:
            found = await laid(connection, wanted(tables.c.invite == invite))
    if not found:
        raise Refused(404, "no-such-invite")
    return found[0]
