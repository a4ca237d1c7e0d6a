"""The server's end of a socket: what is waiting to be sent, and how much nonsense has come.

Nobody waits for a client that reads slowly. Of views only the latest is kept, for it makes the others
superfluous; when too much of everything else has piled up, the client is hopeless.
"""

from asyncio import Event, Task, create_task, current_task
from collections import deque
from contextlib import suppress

import msgspec

from philtre.server.errors import problem_of, status_of
from philtre.server.limits import Bucket
from philtre.server.tables.protocol import Gone, Said, encoded
from philtre.server.tables.room import Shown
from philtre.server.tables.wire import SocketWire

MOST_WAITING = 100  # messages beside the latest view
AT_ONCE = 32 * 1024  # bytes that are written together, or more by a message


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

    def __init__(self, wire: SocketWire, messages: Bucket, nonsense: Bucket) -> None:
        self.wire = wire
        self.player: int | None = None
        self.messages = messages
        self.nonsense = nonsense
        self.waiting: deque[bytes] = deque()
        self.shown: Shown | None = None
        self.ending: Ending | None = None
        self.closing: Task[None] | None = None
        self.soon = False  # whether it is sent in a moment
        self.sent = Event()  # whether nothing waits any more, be it a farewell
        self.task = current_task()  # which hears what comes
        wire.drained = self.send

    # A listener.

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.send_soon()

    def tell(self, message: bytes) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.send()
        if len(self.waiting) >= MOST_WAITING:
            self.cut()
            return
        self.waiting.append(message)
        self.send_soon()

    def reseat(self) -> None:
        self.end(RESEATED)

    def say(self, message: Said) -> None:
        self.tell(encoded(message))

    def end(self, ending: Ending) -> None:
        """Close the socket, after what waits to be sent; the first reason counts."""
        if self.ending is None:
            self.ending = ending
            self.send()

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

    def send_soon(self) -> None:
        """Send what waits when all is said that is to be said now: one writing costs more than what is written."""
        if not self.soon:
            self.soon = True
            self.wire.loop.call_soon(self.send)

    def send(self) -> None:
        """Send what waits, as far as the other side reads: words first, then the latest view, then farewell."""
        self.soon = False
        wire = self.wire
        while wire.ready and (messages := self.next_messages()):
            wire.push(messages)
        if self.waiting or self.ending is not None:
            self.see_to_the_rest()
        else:
            self.sent.set()

    def next_messages(self) -> list[bytes]:
        messages: list[bytes] = []
        size = 0
        while self.waiting and size < AT_ONCE:
            messages.append(self.waiting.popleft())
            size += len(messages[-1])
        if self.shown is not None and size < AT_ONCE:
            messages.append(self.shown.message)
            self.shown = None
        return messages

    def see_to_the_rest(self) -> None:
        """After what could be sent: say farewell if it is time, and forget what nobody will hear."""
        if self.wire.gone or self.closing is not None:
            self.waiting.clear()
            self.sent.set()
        elif self.ending is not None and self.wire.ready:
            self.closing = create_task(self.close(self.ending))
            self.sent.set()
        else:
            self.sent.clear()

    async def close(self, ending: Ending) -> None:
        with suppress(OSError):
            self.wire.push([encoded(Gone(ending.reason, ending.arguments, ending.wait))])
            await self.wire.send({"type": "websocket.close", "code": ending.code, "reason": ending.reason})

    async def ended(self) -> None:
        """Wait until the last words are out, or nobody is there to hear them."""
        await self.sent.wait()
        if self.closing is not None:
            await self.closing

    def let_go(self) -> None:
        """Send nothing any more."""
        del self.wire.drained  # what refers to itself stays in memory for long
