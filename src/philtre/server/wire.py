"""HTTP on the wire: the head of a request is short, and comes soon.

Uvicorn waits for it as long as it takes, and keeps as much of it as comes.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024  # bytes, and what comes with them at once
PATIENCE = 30.0  # seconds


class Wire(HttpToolsProtocol):
    """A connection that is closed when a head is too long or too long in coming."""

    head = 0  # bytes of the head so far
    waiting: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.waiting = self.loop.call_later(PATIENCE, self.refuse)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        if self.waiting is None:
            self.waiting = self.loop.call_later(PATIENCE, self.refuse)

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.waiting is not None:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def refuse(self) -> None:
        self.stop_waiting()
        if self.head:
            self.send_400_response("")
        else:  # a browser that opened it to be quick would take a word for the answer to what it asks at that moment
            self.transport.close()

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
