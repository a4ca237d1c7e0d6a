"""Settling a finished table: its result is entered, and those who played at it are rated; once, whoever does it.

That is done by the process in which the game ended. What a process leaves unsettled that died, others
settle later.
"""

from asyncio import sleep

import msgspec
from sqlalchemy import bindparam, func, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server import logs
from philtre.server.ratings.rate import rate
from philtre.server.service import Service
from philtre.server.storage.groups import DatabaseFailed
from philtre.server.storage.schema import players, seats, tables
from philtre.table import Entry, Outcome, Table

MINUTE = 60_000  # milliseconds
GROUP = 100  # tables that are looked for at a time

# What is done at the end of every game is made once.
ENTER = update(tables).where(tables.c.id == bindparam("at"), tables.c.result.is_(None))
ENTER = ENTER.values(result=bindparam("entered"))
REACH = update(seats).where(seats.c.table == bindparam("at"), seats.c.seat == bindparam("who"))
REACH = REACH.values(place=bindparam("reached"), won=bindparam("wins"))
# Those who are gone for good are not among them. None becomes another meanwhile: whoever logs in, or leaves, waits.
PEOPLE = (
    select(seats.c.seat, func.coalesce(players.c.merged, players.c.id).label("player"))
    .join_from(seats, players, players.c.id == seats.c.player)
    .where(seats.c.table == bindparam("at"), players.c.deleted.is_(None))
    .order_by(players.c.id)
    .with_for_update(read=True, of=players)
)


def keep_settling(service: Service) -> None:
    """Settle every table that finishes in this process, and from time to time what others have left."""

    def finished(table: Table, entry: Entry) -> None:
        if table.phase == "finished":
            service.hall.spawn(settle_finished(service, table))

    service.hall.follow(finished)
    service.hall.linger(catch_up_always(service))


async def catch_up_always(service: Service) -> None:
    hopeless: set[str] = set()
    while True:
        try:
            await catch_up(service, hopeless)
        except Exception as error:  # the database may be back by the next time
            logs.fault(error)
        await sleep(MINUTE / 1000)


async def catch_up(service: Service, hopeless: set[str]) -> None:
    """Settle what has been finished for a minute and should have been settled, some at a time.

    What can never be settled joins the ``hopeless``, which are passed over: others are not to wait behind them.
    """
    spot = (0, "")
    while True:
        after = tuple_(tables.c.finished, tables.c.id) > tuple_(*spot)
        left = tables.c.result.is_(None) & (tables.c.finished <= service.clock() - MINUTE) & after
        wanted = select(tables.c.finished, tables.c.id).where(left).order_by(tables.c.finished, tables.c.id)
        async with service.database.reading() as connection:
            found = (await connection.execute(wanted.limit(GROUP))).all()
        for row in found:
            if row.id not in hopeless:
                await try_to_settle(service, row.id, hopeless)
        if len(found) < GROUP:
            return
        spot = (found[-1].finished, found[-1].id)


async def try_to_settle(service: Service, id: str, hopeless: set[str]) -> None:
    try:
        await settle(service, id)
    except (DatabaseFailed, SQLAlchemyError, OSError) as error:  # until the next time
        logs.fault(error)
    except Exception as error:  # of rules that have changed, or whatever: others are settled nevertheless
        hopeless.add(id)
        logs.warn("hopeless table", table=id, **logs.where(error))


async def settle(service: Service, id: str) -> None:
    await settle_finished(service, await service.hall.load(id))


async def settle_finished(service: Service, table: Table) -> None:
    """Enter the result of a finished table, and rate those who played at it, unless that has been done."""
    id, result = table.agreement.id, table.result
    assert result is not None
    async with service.database.writing() as connection:
        people = {row.seat: row.player for row in await connection.execute(PEOPLE, {"at": id})}
        if not await enter(connection, id, result):
            return
        if result.ending != "abandoned" and not result.stand_ins:
            places = {people[seat]: place for seat, place in enumerate(result.ranking) if seat in people}
            if len(places) == len(people) >= 2:  # nobody is rated against themself
                await rate(connection, table.agreement.game, id, places, table.at)


async def enter(connection: AsyncConnection, id: str, result: Outcome) -> bool:
    """Enter a result; False, if somebody has."""
    entered = {"at": id, "entered": msgspec.json.encode(result).decode()}
    if not (await connection.execute(ENTER, entered)).rowcount:
        return False
    reached = [
        {"at": id, "who": seat, "reached": place, "wins": seat in result.winners}
        for seat, place in enumerate(result.ranking)
    ]
    if reached:
        await connection.execute(REACH, reached)
    return True
