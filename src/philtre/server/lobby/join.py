"""Sitting down at a table: at an open one, or by invite."""

from philtre.kernel.errors import NotAllowed
from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.facts import Laid
from philtre.server.lobby.start import start_if_full
from philtre.server.lobby.wishes import Already, happen
from philtre.server.service import Service
from philtre.table import Event, Sat, Table


async def join(service: Service, player: Player, table: Laid, seat: int | None, invited: bool = False) -> None:
    """Sit down at a seat, or at any that is free. Whoever sits there already stays there."""
    mine = table.seats_of(player)
    if not (invited or table.row.access == "open" or table.belongs_to(player)):
        raise Refused(403, "invite-needed")
    if mine and seat not in (None, *mine):
        raise NotAllowed("already-seated")
    if not mine:
        await sit(service, player, table.id, seat)
    await start_if_full(service, table.id)


async def sit(service: Service, player: Player, id: str, wanted: int | None) -> None:
    def sit_down(table: Table) -> Event:
        seats = table.gathering()
        there = seats.of(str(player.id))
        if there is not None and wanted in (None, there):
            raise Already  # asked twice at once
        free = [number for number, seat in enumerate(seats) if seat.free]
        if not free:
            raise NotAllowed("table-full")
        return Sat(free[0] if wanted is None else wanted, str(player.id), player.name)

    await happen(service, id, sit_down)
