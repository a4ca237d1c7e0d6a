"""Running a service in this process, until it is told to stop."""

import asyncio
import errno
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar
from uvicorn.loops.auto import auto_loop_factory

from philtre.kernel.errors import Unreadable
from philtre.server import logs
from philtre.server.app import create_app
from philtre.server.garbage import collect
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.storage.database import Database
from philtre.server.tables.wire import SocketWire
from philtre.server.wire import Wire

PORTS = range(8765, 8865)  # the first of them, unless somebody is there
STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
PATIENCE = 10  # seconds that are left to what is under way when the service stops
LARGEST_MESSAGE = 64 * 1024  # bytes of a WebSocket message
ANYWHERE = ("0.0.0.0", "::")
AWAY = ("192.0.2.1", 9)  # nobody's address; asked the way there, the machine names its own


class Server(uvicorn.Server):
    """Tells when it listens, and takes leave before it stops.

    Uvicorn then closes what WebSockets are open with the code 1012, "service restart".
    """

    def __init__(self, app: Litestar, settings: Settings, started: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            http=Wire,
            ws=SocketWire,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=PATIENCE,
            ws_max_size=LARGEST_MESSAGE,
        )
        super().__init__(config)
        self.service: Service = app.state.service
        self.listening = started
        self.stopped_by = 0

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops the service, and that is all it does; a second one ends what is under way."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        self.stopped_by = self._captured_signals[0] if self._captured_signals else 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logs.note("started")
            self.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for leave in self.service.leaving:
            try:
                await leave()
            except Exception as error:  # the others leave nevertheless
                logs.fault(error)
        await super().shutdown(sockets)
        logs.note("stopped")


def run(settings: Settings, url: str, listener: socket.socket, started: Callable[[], None]) -> int:
    """Serve at a socket until a signal comes; which it was."""

    async def serve() -> int:
        async with Database.open(url) as database:
            server = Server(create_app(settings, database), settings, started)
            collecting = asyncio.create_task(collect())
            await server.serve(sockets=[listener])
            collecting.cancel()
            return server.stopped_by

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(serve())


# Where to listen.


def listen(host: str, port: int = 0) -> socket.socket:
    """A socket that listens at a port; without one, at the first of ours that is free."""
    for wanted in [port] if port else PORTS:
        try:
            return listener_at(host, wanted)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and not port:
                continue
            taken = error.errno == errno.EADDRINUSE
            raise Unreadable("port-taken" if taken else "cannot-listen", host=host, port=str(wanted)) from None
        except (OverflowError, UnicodeError):
            raise Unreadable("cannot-listen", host=host, port=str(wanted)) from None
    raise Unreadable("port-taken", host=host, port=f"{PORTS[0]}–{PORTS[-1]}")


def listener_at(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)  # now, for two may bind what only one can listen at
    except OSError:
        listener.close()
        raise
    return listener


def addresses(listener: socket.socket) -> list[str]:
    """Where the service is found: on this machine first, then, if it listens everywhere, in its network."""
    host, port = listener.getsockname()[:2]
    if host not in ANYWHERE:
        return [url_of(host, port)]
    here = url_of("127.0.0.1" if listener.family == socket.AF_INET else "::1", port)
    own = own_address()
    return [here] if own is None else [here, url_of(own, port)]


def url_of(host: str, port: int) -> str:
    """The address of a host.

    >>> url_of("::1", 8765)
    'http://[::1]:8765/'
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(AWAY)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
