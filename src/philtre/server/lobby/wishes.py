"""What is to happen at a table, told when it is known how the table is by then."""

from collections.abc import Callable
from contextlib import suppress

from philtre.server.service import Service
from philtre.table import Event, Table


class Already(Exception):
    """It is so already, and nothing need happen."""


async def happen(service: Service, id: str, wish: Callable[[Table], Event]) -> None:
    """Let something happen at a table, unless it has happened already."""
    with suppress(Already):
        await service.hall.append(id, wish)
