"""Robots at free seats, before the start."""

from philtre.kernel.errors import NotAllowed
from philtre.server.lobby.facts import Laid
from philtre.server.lobby.start import start_if_full
from philtre.server.service import Service
from philtre.table import BotSat, Event, Stood, Table


async def add(service: Service, table: Laid, seat: int, level: int) -> None:
    await service.hall.append(table.id, BotSat(seat, level))
    await start_if_full(service, table.id)


async def remove(service: Service, table: Laid, seat: int) -> None:
    def stand_up(table: Table) -> Event:
        if table.gathering()[seat].level is None:
            raise NotAllowed("not-a-robot", player=f"seat:{seat}")
        return Stood(seat)

    await service.hall.append(table.id, stand_up)
