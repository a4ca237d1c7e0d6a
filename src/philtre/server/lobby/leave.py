"""Getting up: before the start the seat is free again, after it a stand-in plays on."""

from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.facts import Laid
from philtre.server.lobby.wishes import Already, happen
from philtre.server.service import Service
from philtre.table import Event, Stood, StoodIn, Table


async def leave(service: Service, player: Player, table: Laid) -> None:
    """Leave all one's seats. Whoever has left already, has left."""
    mine = table.seats_of(player)
    if not mine:
        raise Refused(403, "not-seated")
    for seat in mine:
        await get_up(service, table.id, seat)


async def get_up(service: Service, id: str, seat: int) -> None:
    def stand_up(table: Table) -> Event:
        if table.phase == "gathering":
            return Stood(seat)
        if table.phase == "playing" and table.seats[seat].gone is not None:
            raise Already
        return StoodIn(seat, table.agreement.stand_in, "left")

    await happen(service, id, stand_up)
