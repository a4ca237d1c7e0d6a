"""A table in the database, before and beside its log."""

import re
from typing import Literal

import msgspec
from sqlalchemy import bindparam, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.errors import Refused
from philtre.server.storage.append import Append, Sitting
from philtre.server.storage.schema import players, seats, tables
from philtre.table import Agreement, BotSat, Entry, Sat, Stood, Table

Access = Literal["private", "open"]
ID = re.compile("[A-Za-z0-9_-]{1,64}")
OFTEN = 50  # entries from one snapshot to the next

# What is asked often is made once.
AGREEMENT = select(tables.c.agreement, tables.c.secret).where(tables.c.id == bindparam("table"))
GUESTS = select(players.c.id).where(players.c.merged == bindparam("player"))
OWN = or_(seats.c.player == bindparam("player"), seats.c.player.in_(GUESTS))
OWN_SEATS = select(seats.c.seat).where(seats.c.table == bindparam("table"), OWN).order_by(seats.c.seat)


async def lay(
    connection: AsyncConnection,
    agreement: Agreement,
    owner: int | None,
    access: Access,
    invite: str,
    now: int,
    parent: str | None = None,
) -> None:
    """Put up a table at which nobody sits yet."""
    kept = {name: getattr(agreement, name) for name in agreement.__struct_fields__ if name != "secret"}
    row = {
        "id": agreement.id,
        "game": agreement.game,
        "agreement": msgspec.json.encode(kept).decode(),
        "secret": agreement.secret,
        "owner": owner,
        "access": access,
        "invite": invite,
        "phase": "gathering",
        "seq": 0,
        "created": now,
        "changed": now,
        "parent": parent,
    }
    await connection.execute(insert(tables).values(row))
    free = [{"table": agreement.id, "seat": seat} for seat in range(agreement.players)]
    await connection.execute(insert(seats), free)


async def agreement_of(connection: AsyncConnection, table: str) -> Agreement:
    row = (await connection.execute(AGREEMENT, {"table": table})).first() if ID.fullmatch(table) else None
    if row is None:
        raise Refused(404, "no-such-table")
    return msgspec.convert({**msgspec.json.decode(row.agreement), "secret": row.secret}, Agreement)


async def seats_of(connection: AsyncConnection, table: str, player: int) -> list[int]:
    """Where a player sits, or sat as a guest before they had an account; it can be more than one seat."""
    return list((await connection.execute(OWN_SEATS, {"table": table, "player": player})).scalars())


def append_of(table: Table, entry: Entry) -> Append:
    """What is written of an entry that a table has just folded."""
    finished = table.phase == "finished"
    return Append(
        table=table.agreement.id,
        seq=entry.seq,
        at=entry.at,
        event=msgspec.json.encode(entry.event),
        phase=table.phase,
        due_at=min((due.at for due in table.due()), default=None),
        finished=entry.at if finished else None,
        waiting=waiting_at(table),
        sittings=sittings_of(entry),
        snapshot=table.snapshot() if finished or entry.seq % OFTEN == 0 else None,
    )


def waiting_at(table: Table) -> list[int]:
    """The seats of people from whom an answer is awaited."""
    if table.course is None or table.phase != "playing":
        return []
    return [seat for seat in table.course.state.deciders if table.seats[seat].attended]


def sittings_of(entry: Entry) -> list[Sitting]:
    match entry.event:
        case Sat(seat, player, name):
            return [Sitting(seat, player=int(player), name=name)]
        case BotSat(seat, level):
            return [Sitting(seat, bot=level)]
        case Stood(seat):
            return [Sitting(seat)]
    return []
