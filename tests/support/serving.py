"""A real service on a real port of this machine, and those who visit it."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import httpx
from litestar import Litestar
from sqlalchemy import Connection

from philtre.server.app import create_app
from philtre.server.run import Server, addresses, listener_at
from philtre.server.service import Service, milliseconds
from philtre.server.settings import Settings
from philtre.server.storage.database import Database
from philtre.server.storage.migration import transaction
from philtre.server.storage.place import read_url

PATIENCE = 60  # seconds for it to start, and to stop

Done = TypeVar("Done")


@dataclass
class Place:
    """A running service: its database, its address without a slash in the end, and the application itself."""

    database: str
    address: str
    app: Litestar
    stop: Callable[[], None]
    loop: asyncio.AbstractEventLoop

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def do(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Let something be done inside the service."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @contextmanager
    def visit(self, **headers: str) -> Iterator[httpx.Client]:
        """A browser: it keeps cookies, and says which page it asks from."""
        told = {"Origin": self.address, **headers}
        with httpx.Client(base_url=self.address, headers=told, timeout=PATIENCE, verify=False) as browser:
            yield browser

    @contextmanager
    def data(self) -> Iterator[Connection]:
        """A transaction in the database of the service, behind its back."""
        with transaction(read_url(self.database)) as connection:
            yield connection


@contextmanager
def serving(
    database: str,
    settings: Settings | None = None,
    clock: Callable[[], int] = milliseconds,
    prepare: Callable[[Litestar], None] = lambda app: None,
) -> Iterator[Place]:
    """A service in a thread, for as long as it is needed."""
    settings = settings or Settings(limited=False)
    listener = listener_at("127.0.0.1", 0)
    ready = threading.Event()
    running: list[Server] = []
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        async with Database.open(database) as opened:
            app = create_app(settings, opened, clock)
            prepare(app)
            running.append(Server(app, settings, ready.set))
            await running[0].serve(sockets=[listener])

    def work() -> None:
        try:
            asyncio.run(serve())
        finally:
            ready.set()

    def stop() -> None:
        for server in running:
            server.should_exit = True
        thread.join(PATIENCE)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        ready.wait(PATIENCE)
        assert running and running[0].started, "the service does not start"
        address = addresses(listener)[0].rstrip("/")
        yield Place(database, address, cast(Litestar, running[0].config.app), stop, loops[0])
    finally:
        stop()
        listener.close()
