"""The server's end of a socket: what is waiting to be sent, and how much nonsense has come.

Nobody waits for a client that reads slowly. Of views only the latest is kept, for it makes the others
superfluous; when too much of everything else has piled up, the client is hopeless.
"""

from asyncio import Event, current_task
from collections import deque
from contextlib import suppress

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from philtre.server.errors import problem_of, status_of
from philtre.server.limits import Bucket
from philtre.server.tables.protocol import Gone, Said, encoded
from philtre.server.tables.room import Shown

MOST_WAITING = 100  # messages beside the latest view


class Ending(msgspec.Struct, frozen=True):
    """Why the server closes a socket: a code of RFC 6455, or one of our own from 4000 on."""

    code: int
    reason: str
    wait: int | None = None  # milliseconds, after which one may come again
    arguments: dict[str, str | int] = {}


OWN_CODES = 4000
RESTART = 1012
FAULT = Ending(1011, "server-fault", 5000)
RESEATED = Ending(4000, "seat-changed", 0)
NONSENSE = Ending(4400, "bad-messages")
SIGNED_OUT = Ending(4401, "signed-out", 0)
TOO_SLOW = Ending(4408, "too-slow", 1000)
FLOOD = Ending(4429, "too-many-messages", 10_000)


def refusal(error: Exception) -> Ending:
    """Why somebody is not let in; the code is 4000 and the status that HTTP has for it."""
    status, problem = status_of(error), problem_of(error)
    if status == 500:
        return FAULT
    wait = 1000 * int(problem.arguments.get("seconds", 5)) if status in (429, 503) else None
    return Ending(OWN_CODES + status, problem.reason, wait, problem.arguments)


class Connection:
    """Somebody at a table: a listener."""

    def __init__(self, send: Send, messages: Bucket, nonsense: Bucket) -> None:
        self.send = send
        self.player: int | None = None
        self.messages = messages
        self.nonsense = nonsense
        self.waiting: deque[str] = deque()
        self.shown: Shown | None = None
        self.ending: Ending | None = None
        self.closed = False
        self.wanted = Event()
        self.sent = Event()  # whether nothing waits any more
        self.task = current_task()  # which hears what comes

    # A listener.

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.wanted.set()

    def tell(self, message: str) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.cut()
        elif not self.closed:
            self.waiting.append(message)
            self.sent.clear()
            self.wanted.set()

    def reseat(self) -> None:
        self.end(RESEATED)

    def say(self, message: Said) -> None:
        self.tell(encoded(message))

    def end(self, ending: Ending) -> None:
        """Close the socket, after what waits to be sent; the first reason counts."""
        if self.ending is None:
            self.ending = ending
            self.wanted.set()

    def cut(self) -> None:
        """Give up a client that reads nothing: it would not read either why."""
        if self.ending is not TOO_SLOW and self.task is not None:
            self.ending = TOO_SLOW
            self.task.cancel()

    def count_nonsense(self, ending: Ending) -> None:
        """Now and then a message may make no sense, or come too soon; not all the time."""
        if self.nonsense.take():
            self.end(ending)

    # What is sent.

    async def write(self) -> None:
        """Send what waits, for as long as the socket is open."""
        try:
            with suppress(WebSocketDisconnect, OSError):
                await self.write_on()
        finally:
            self.closed = True
            self.waiting.clear()
            self.sent.set()

    async def write_on(self) -> None:
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            while self.waiting:
                await self.send_text(self.waiting.popleft())
            self.sent.set()
            if self.shown is not None:
                shown, self.shown = self.shown, None
                await self.send_text(shown.message)
            if self.ending is not None and not self.waiting:
                await self.close(self.ending)
                return

    async def send_text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, ending: Ending) -> None:
        await self.send_text(encoded(Gone(ending.reason, ending.arguments, ending.wait)))
        await self.send({"type": "websocket.close", "code": ending.code, "reason": ending.reason})
