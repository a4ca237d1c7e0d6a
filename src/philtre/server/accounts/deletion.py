"""Leaving for good: what is personal goes, the games stay, with nobody's name at the seat."""

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
from philtre.table.events import Event, Sat


async def leave(service: Service, player: Player, password: str | None, address: str) -> None:
    """Delete a player; an account only with its password."""
    if not player.guest:
        if password is None:
            raise Refused(401, "wrong-password")
        await login.account_of(service, player.name, password, address)
    await get_up_everywhere(service, player)
    async with service.database.writing() as connection:
        unnamed = await forget(connection, player.id, service.clock())
    await service.live.dismiss(player.id)
    for table in unnamed:
        await service.hall.unname(table)


async def get_up_everywhere(service: Service, player: Player) -> None:
    """Nobody waits for somebody who will never come: a stand-in plays on, or the seat is free again."""
    sitting = select(seats.c.table, seats.c.seat).where(seats.c.player == player.id, seats.c.finished.is_(None))
    async with service.database.reading() as connection:
        rows = (await connection.execute(sitting)).all()
    for row in rows:
        try:
            with suppress(NotAllowed):  # over by now
                await get_up(service, row.table, row.seat)
        except Exception as error:  # a table that cannot be opened keeps nobody here
            logs.fault(error)


async def forget(connection: AsyncConnection, player: int, now: int) -> list[str]:
    """Everything about a player, and about the guests that they were before; at which tables that was."""
    merged = (await connection.execute(select(players.c.id).where(players.c.merged == player))).scalars()
    ids = [player, *merged]
    gone = {"name": "", "key": None, "password": None, "language": "en", "deleted": now}
    await connection.execute(update(players).where(players.c.id.in_(ids)).values(gone))  # who rates them waits
    unnamed = await unname(connection, ids)
    for rows in (sessions, tokens, ratings, rated):
        await connection.execute(delete(rows).where(rows.c.player.in_(ids)))
    await connection.execute(update(chat).where(chat.c.player.in_(ids)).values(name="", text=""))
    await connection.execute(update(seats).where(seats.c.player.in_(ids)).values(name=""))
    return unnamed


async def unname(connection: AsyncConnection, ids: list[int]) -> list[str]:
    """Take names out of the logs of tables, all of which are told; what was made of those logs is made anew."""
    sat = select(seats.c.table).where(seats.c.player.in_(ids))
    owned = select(tables.c.id).where(tables.c.owner.in_(ids))
    spoke = select(chat.c.table).where(chat.c.player.in_(ids))
    found = list((await connection.execute(sat.union(owned, spoke))).scalars())
    for table in found:
        entries = await connection.execute(select(log.c.seq, log.c.event).where(log.c.table == table))
        unnamed = {entry.seq: event for entry in entries if (event := without_name(entry.event, ids)) is not None}
        for seq, event in unnamed.items():
            await connection.execute(update(log).where(log.c.table == table, log.c.seq == seq).values(event=event))
        if unnamed:
            await connection.execute(delete(snapshots).where(snapshots.c.table == table))
    return found


def without_name(event: bytes, ids: list[int]) -> bytes | None:
    """An entry in which one of these players sits down, without the name; None, if it is another.

    >>> without_name(b'{"type":"sat","seat":0,"player":"7","name":"Ana"}', [7])
    b'{"type":"sat","seat":0,"player":"7","name":""}'
    """
    told = msgspec.json.decode(event, type=Event)
    if not isinstance(told, Sat) or told.player not in map(str, ids):
        return None
    return msgspec.json.encode(msgspec.structs.replace(told, name=""))
