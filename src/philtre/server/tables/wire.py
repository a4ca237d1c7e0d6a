"""A WebSocket on the wire: views are compressed by what the last ones were, and whoever does not read is cut off.

Uvicorn closes a connection when all that waits has been sent, which never happens if the other side
reads nothing; and it answers every ping, whether or not anybody reads the answers.

What the server says at a table goes to the wire in the same turn of the loop, with nobody between: through
the layers of an ASGI application, and with a task of its own that waits for it, sending a view would take
twice the time.
"""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# A window of 16 KiB reaches back over the whole last view, which that of uvicorn, of 4 KiB, does not. So a
# view takes half the bytes in a quarter of the time, for 48 KiB more of memory for each socket.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
)


def nothing() -> None:
    """Nobody wants to know."""


class SocketWire(WebSocketsSansIOProtocol):
    """A connection that is not kept for the sake of what nobody reads.

    An application finds it in the state of its scope. ``drained`` is called when more can be
    sent after it could not, or never again.
    """

    drained: Callable[[], None] = staticmethod(nothing)

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn.available_extensions = [DEFLATE]

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()
        del self.scope["state"]["wire"]  # what refers to itself stays in memory for long
        self.cut_if_full()

    # What is sent at once.

    @property
    def gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    @property
    def ready(self) -> bool:
        """Whether the other side has read enough of what was sent to it."""
        return not self.gone and self.writable.is_set()

    def push(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.drained()

    # Who does not read.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        self.cut_if_full()

    def cut_if_full(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
