"""Leaving for good: what is personal goes, the games stay, with nobody's name at the seat.

That is done table by table, so that nobody's answer waits for long, and the account goes last. Should the
process die in the middle, whoever leaves is still here, and can leave again.
"""

from contextlib import suppress

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.kernel.errors import NotAllowed
from philtre.server import logs
from philtre.server.accounts import login
from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.leave import get_up
from philtre.server.service import Service
from philtre.server.storage.schema import chat, log, players, rated, ratings, seats, sessions, snapshots, tables, tokens
from philtre.table.events import Event, Sat, Started

STRETCH = 50  # entries of a log that are read at a time


async def leave(service: Service, player: Player, password: str | None, address: str) -> None:
    """Delete a player; an account only with its password."""
    if not player.guest:
        if password is None:
            raise Refused(401, "wrong-password")
        await login.account_of(service, player.name, password, address)
    async with service.database.reading() as connection:
        ids = await known_as(connection, player.id)
        found = await tables_of(connection, ids)
    for table in found:
        await get_up_from(service, player, table)
        await leave_table(service, table, ids)
    async with service.database.writing() as connection:
        late = await forget(connection, player.id, service.clock())
    await service.live.dismiss(player.id)
    for table in late:
        await service.hall.unname(table)


async def known_as(connection: AsyncConnection, player: int) -> list[int]:
    """A player, and the guests that they were before."""
    merged = (await connection.execute(select(players.c.id).where(players.c.merged == player))).scalars()
    return [player, *merged]


async def tables_of(connection: AsyncConnection, ids: list[int]) -> list[str]:
    """Where players have sat, spoken, or asked others to."""
    sat = select(seats.c.table).where(seats.c.player.in_(ids))
    owned = select(tables.c.id).where(tables.c.owner.in_(ids))
    spoke = select(chat.c.table).where(chat.c.player.in_(ids))
    return list((await connection.execute(sat.union(owned, spoke))).scalars())


# A table.


async def get_up_from(service: Service, player: Player, table: str) -> None:
    """Nobody waits for somebody who will never come: a stand-in plays on, or the seat is free again."""
    own = select(seats.c.seat).where(seats.c.table == table, seats.c.player == player.id, seats.c.finished.is_(None))
    async with service.database.reading() as connection:
        mine = (await connection.execute(own)).scalars().all()
    for seat in mine:
        try:
            with suppress(NotAllowed):  # over by now
                await get_up(service, table, seat)
        except Exception as error:  # a table that cannot be opened keeps nobody here
            logs.fault(error)


async def leave_table(service: Service, table: str, ids: list[int]) -> None:
    """Take the names of players out of a table, for all who have it open. Reading its log keeps nobody waiting."""
    async with service.database.reading() as connection:
        unnamed = await sittings(connection, table, ids)
    async with service.database.writing() as connection:
        await unname(connection, table, ids, unnamed)
    await service.hall.unname(table)


async def sittings(connection: AsyncConnection, table: str, ids: list[int]) -> dict[int, bytes]:
    """The entries in which players sit down at a table, without their names; after the start there are none."""
    found: dict[int, bytes] = {}
    after = 0
    while True:
        stretch = (log.c.table == table) & (log.c.seq > after) & (log.c.seq <= after + STRETCH)
        rows = (await connection.execute(select(log.c.seq, log.c.event).where(stretch).order_by(log.c.seq))).all()
        for row in rows:
            event = msgspec.json.decode(row.event, type=Event)
            if isinstance(event, Sat) and event.player in map(str, ids):
                found[row.seq] = msgspec.json.encode(msgspec.structs.replace(event, name=""))
            elif isinstance(event, Started):
                return found
        if len(rows) < STRETCH:
            return found
        after += STRETCH


async def unname(connection: AsyncConnection, table: str, ids: list[int], unnamed: dict[int, bytes]) -> None:
    """Take names out of a table; what was made of its log is made anew."""
    for seq, event in unnamed.items():
        await connection.execute(update(log).where(log.c.table == table, log.c.seq == seq).values(event=event))
    if unnamed:
        await connection.execute(delete(snapshots).where(snapshots.c.table == table))
    said = update(chat).where(chat.c.table == table, chat.c.player.in_(ids))
    await connection.execute(said.values(name="", text=""))
    await connection.execute(update(seats).where(seats.c.table == table, seats.c.player.in_(ids)).values(name=""))


# The rest.


async def forget(connection: AsyncConnection, player: int, now: int) -> list[str]:
    """Everything else about a player; at which tables they have sat or spoken since their names were taken out."""
    ids = await known_as(connection, player)
    gone = {"name": "", "key": None, "password": None, "language": "en", "deleted": now}
    await connection.execute(update(players).where(players.c.id.in_(ids)).values(gone))  # who rates them waits
    late = await still_named(connection, ids)
    for table in late:
        await unname(connection, table, ids, await sittings(connection, table, ids))
    for rows in (sessions, tokens, ratings, rated):
        await connection.execute(delete(rows).where(rows.c.player.in_(ids)))
    return late


async def still_named(connection: AsyncConnection, ids: list[int]) -> list[str]:
    sat = select(seats.c.table).where(seats.c.player.in_(ids), seats.c.name != "")
    spoke = select(chat.c.table).where(chat.c.player.in_(ids), chat.c.text != "")
    return list((await connection.execute(sat.union(spoke))).scalars())
