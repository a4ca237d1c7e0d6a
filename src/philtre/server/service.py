"""What the parts of a service share: one of it is given to every route that asks for ``service``."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

from philtre.server.accounts.passwords import Passwords
from philtre.server.limits import Limits
from philtre.server.metrics import Metrics
from philtre.server.recent import Recent
from philtre.server.settings import Settings
from philtre.server.storage.database import Database
from philtre.server.tables.hall import Hall
from philtre.server.tables.live import Live

MOST_PROGRESS = 100  # finished tables whose scores are kept, of up to 200 KB each


def milliseconds() -> int:
    """Since the epoch, by the clock of this machine."""
    return int(time() * 1000)


@dataclass(frozen=True)
class Service:
    """``clock`` tells the time in milliseconds since the epoch; ``leaving`` is done before the service stops.

    ``progress`` is how the scores of finished tables came about, by their ids.
    """

    settings: Settings
    database: Database
    clock: Callable[[], int]
    limits: Limits
    metrics: Metrics
    passwords: Passwords
    live: Live
    leaving: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    progress: Recent[Any] = field(default_factory=lambda: Recent(MOST_PROGRESS))

    @property
    def hall(self) -> Hall:
        return self.live.hall
