"""Playing again: the same people and robots, everybody one seat further on. Every table has one rematch at most."""

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from philtre.kernel.errors import NotAllowed
from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.facts import Laid
from philtre.server.lobby.make import new_id, new_secret
from philtre.server.lobby.wishes import Already, happen
from philtre.server.service import Service
from philtre.server.storage.schema import players, tables
from philtre.table import BotSat, Event, Sat, Table


async def rematch(service: Service, player: Player, table: Laid) -> str:
    """The id of the rematch, be it made now or by somebody before. Whoever asks first, starts it."""
    if not table.seats_of(player):
        raise Refused(403, "not-seated")
    if table.row.phase != "finished":
        raise NotAllowed("not-over")
    sittings = await everybody(service, table)
    id = table.row.rematch or await make(service, player, table)
    for number, sitting in enumerate(sittings):
        await seat(service, id, number, sitting)
    return id


async def make(service: Service, player: Player, table: Laid) -> str:
    agreement = msgspec.structs.replace(table.agreement.again(new_secret(), new_id()), starts="asked")
    try:
        await service.hall.make(agreement, player.id, table.row.access, new_id(), parent=table.id)
    except IntegrityError:  # somebody else was faster
        async with service.database.reading() as connection:
            made = await connection.execute(select(tables.c.id).where(tables.c.parent == table.id))
            return str(made.scalar_one())
    return agreement.id


async def everybody(service: Service, table: Laid) -> list[Sat | BotSat]:
    """Who sits where, under their names of today; the seats of those who are gone for good stay free."""
    async with service.hall.table(table.id) as before:
        if before.course is None:
            raise NotAllowed("not-begun")
        again = before.rematch()
    names = await names_of(service, [seat.player for seat in table.seats])
    sittings: list[Sat | BotSat] = []
    for sitting in again:
        player = table.seats[sitting.seat - 1].player  # the log may name the guest that somebody was
        if isinstance(sitting, BotSat):
            sittings.append(sitting)
        elif player in names:
            sittings.append(Sat(sitting.seat, str(player), names.pop(player)))  # once, should they have had two seats
    return sittings


async def names_of(service: Service, ids: list[int]) -> dict[int, str]:
    here = select(players.c.id, players.c.name).where(players.c.id.in_(ids), players.c.deleted.is_(None))
    async with service.database.reading() as connection:
        return {row.id: row.name for row in await connection.execute(here)}


async def seat(service: Service, id: str, number: int, sitting: Sat | BotSat) -> None:
    """Seat somebody, if nobody has done so: those who ask at once do it together, and so after a crash."""

    def sit_down(table: Table) -> Event:
        if table.seq != number:
            raise Already
        return sitting

    await happen(service, id, sit_down)
