"""The start of a game, and the end of a table that never began."""

from philtre.server.lobby.facts import Laid
from philtre.server.lobby.wishes import Already, happen
from philtre.server.service import Service
from philtre.table import Abandoned, Event, Started, Table


async def start(service: Service, table: Laid) -> None:
    await service.hall.append(table.id, Started())


async def start_if_full(service: Service, id: str) -> None:
    """Start a game that starts by itself, when nobody is missing."""

    def begin(table: Table) -> Event:
        by_itself = table.phase == "gathering" and table.agreement.starts == "full"
        if not by_itself or any(seat.free for seat in table.seats):
            raise Already
        return Started()

    await happen(service, id, begin)


async def abandon(service: Service, table: Laid) -> None:
    """Give a table up before its start."""

    def give_up(table: Table) -> Event:
        table.gathering()
        return Abandoned()

    await service.hall.append(table.id, give_up)
