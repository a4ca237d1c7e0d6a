"""A table that is open in this process: its fold, whose turn it is to change it, and those who look on."""

from asyncio import Lock
from collections import deque
from collections.abc import Iterator
from typing import Protocol

import msgspec

from philtre.server.tables.protocol import Line, Sight, encoded
from philtre.table import Table

Audience = int | None  # a seat, or the spectators


class Shown(msgspec.Struct, frozen=True, eq=False):
    """A view as it is sent: what its audience could notice until then, and the message."""

    number: int
    message: bytes


class Listener(Protocol):
    """Somebody who is shown a table. Nobody waits for a listener."""

    player: int | None

    def show(self, shown: Shown) -> None:
        """Send a view; it makes all earlier ones superfluous."""

    def tell(self, message: bytes) -> None:
        """Send anything else."""

    def reseat(self) -> None:
        """Send them away: they sit elsewhere now, and come again."""


class Room:
    """``table`` is what has been committed, while nobody has the lock; None while it is not known."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = Lock()
        self.table: Table | None = None
        self.seq = 0  # of the last entry that is known, or being appended
        self.behind = False  # whether there may be further entries
        self.users = 0
        self.listeners: dict[Audience, set[Listener]] = {}
        self.shown: dict[Audience, Shown] = {}
        self.sitters: list[str | None] = []
        self.present: dict[int, set[int]] = {}  # seats with somebody at a socket, and of which processes
        self.forget_lines()

    def forget_lines(self) -> None:
        """They are read when somebody comes."""
        self.lines: dict[str, deque[Line]] = {}  # what was said last, in each chat
        self.last_line = 0
        self.lines_read = False

    # Those who look on.

    def join(self, listener: Listener, seat: Audience) -> None:
        self.listeners.setdefault(seat, set()).add(listener)
        listener.show(self.view(seat))

    def leave(self, listener: Listener, seat: Audience) -> None:
        listeners = self.listeners.get(seat, set())
        listeners.discard(listener)
        if not listeners:
            self.listeners.pop(seat, None)
            self.shown.pop(seat, None)

    def everybody(self) -> Iterator[Listener]:
        for listeners in self.listeners.values():
            yield from listeners

    # What they see.

    def view(self, seat: Audience) -> Shown:
        """What a seat is shown now: made once, whoever asks, for it changes with the number alone."""
        assert self.table is not None
        number = self.table.noticed(seat)
        shown = self.shown.get(seat)
        if shown is None or shown.number != number:
            shown = self.shown[seat] = Shown(number, encoded(Sight(self.table.view_as_sent(seat))))
        return shown

    def show(self) -> None:
        """Let everybody see what they have not seen; whoever could notice nothing is sent nothing."""
        for seat, listeners in self.listeners.items():
            before = self.shown.get(seat)
            shown = self.view(seat)
            if shown is not before:
                for listener in listeners:
                    listener.show(shown)

    def follow_sitters(self) -> None:
        """Whoever has a seat since, or no longer, is sent away: before anybody is shown what another may see."""
        assert self.table is not None
        before, self.sitters = self.sitters, [seat.player for seat in self.table.seats]
        if before == self.sitters or not before:
            return
        for seat, (old, new) in enumerate(zip(before, self.sitters, strict=True)):
            if old != new:
                coming = [one for one in self.listeners.get(None, ()) if new is not None and str(one.player) == new]
                for audience, listeners in ((seat, list(self.listeners.get(seat, ()))), (None, coming)):
                    for listener in listeners:
                        self.leave(listener, audience)
                        listener.reseat()
