"""Sweeping out guests who came, did nothing, and have not come again."""

from asyncio import sleep

from sqlalchemy import ColumnElement, delete, exists, select

from philtre.server import logs
from philtre.server.accounts.sessions import DAY
from philtre.server.service import Service
from philtre.server.storage.schema import chat, players, ratings, seats, sessions, tables

IDLE = 30 * DAY  # milliseconds since a guest was last here
GROUP = 500  # guests that are swept out at a time
PAUSE = 24 * 60 * 60.0  # seconds from one sweep to the next


def keep_sweeping(service: Service) -> None:
    service.hall.linger(sweep_always(service))


async def sweep_always(service: Service) -> None:
    while True:
        try:
            await sweep(service)
        except Exception as error:  # the database may be back by the next time
            logs.fault(error)
        await sleep(PAUSE)


async def sweep(service: Service) -> None:
    """Delete them, some at a time: looking for them keeps nobody from writing."""
    idle = idle_since(service.clock() - IDLE)
    while True:
        async with service.database.reading() as connection:
            found = (await connection.execute(select(players.c.id).where(idle).limit(GROUP))).scalars().all()
        async with service.database.writing() as connection:
            await connection.execute(delete(players).where(players.c.id.in_(found), idle))
        if len(found) < GROUP:
            return


def idle_since(time: int) -> ColumnElement[bool]:
    """Guests of whom nothing is left but a name. A session that is in use is renewed every day."""
    traces = [rows.c.player for rows in (seats, chat, ratings)] + [tables.c.owner]
    idle = (players.c.created < time) & players.c.key.is_(None) & players.c.merged.is_(None)
    idle &= players.c.deleted.is_(None)
    idle &= ~exists().where(sessions.c.player == players.c.id, sessions.c.created >= time)
    for trace in traces:
        idle &= ~exists().where(trace == players.c.id)
    return idle
