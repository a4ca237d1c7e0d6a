"""The service, assembled: a router for each feature, behind one gate."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from philtre.server import errors, openapi, pages, upkeep
from philtre.server.accounts import routes as accounts
from philtre.server.accounts.passwords import Passwords
from philtre.server.accounts.sweep import keep_sweeping
from philtre.server.accounts.visitor import player, visitor
from philtre.server.catalogue import routes as catalogue
from philtre.server.gate import Gate
from philtre.server.limits import Limits
from philtre.server.lobby import routes as lobby
from philtre.server.metrics import Metrics
from philtre.server.ratings import routes as ratings
from philtre.server.ratings.settle import keep_settling
from philtre.server.replays import routes as replays
from philtre.server.service import Service, milliseconds
from philtre.server.settings import Settings
from philtre.server.storage.database import Database
from philtre.server.tables import socket
from philtre.server.tables.live import Live

FEATURES = [
    accounts.router,
    catalogue.router,
    lobby.router,
    socket.router,
    replays.router,
    ratings.router,
    upkeep.router,
    pages.router,
]
LARGEST = 64 * 1024  # bytes of a body; a route that takes more says so


def create_app(settings: Settings, database: Database, clock: Callable[[], int] = milliseconds) -> Litestar:
    """A service on a database; ``app.state.service`` is what its parts share."""
    metrics = Metrics()
    limits = Limits(settings.limited, lambda: clock() / 1000)
    service = Service(settings, database, clock, limits, metrics, Passwords(metrics.hashes), Live(database, clock))
    service.live.measure(metrics.registry)
    service.leaving.append(service.live.leave)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with service.live.open():
            keep_settling(service)
            keep_sweeping(service)
            yield
        service.passwords.close()

    app = Litestar(
        route_handlers=FEATURES,
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "visitor": Provide(visitor),
            "player": Provide(player),
        },
        lifespan=[lifespan],
        exception_handlers={Exception: errors.answer, NotFoundException: pages.show_nothing},
        after_exception=[errors.note],
        request_max_body_size=LARGEST,
        openapi_config=openapi.config(),
        logging_config=None,
        state=State({"service": service}),
    )
    openapi.document(app)
    app.asgi_handler = Gate(app.asgi_handler, service)
    return app
