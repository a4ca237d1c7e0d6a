"""What is written when something happens at a table, what is read of it, and how many go in one document.

A document is JSON, which a database takes apart itself: one statement serves a whole group.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

FOREVER = 2**31 - 1  # as far as a log can go


class Sitting(msgspec.Struct, frozen=True):
    """Who has a seat from now on: a player, a bot of a level, or nobody."""

    seat: int
    player: int | None = None
    bot: int | None = None
    name: str = ""


class Append(msgspec.Struct, frozen=True):
    """An entry for the log of a table, and how the table stands after it.

    ``sittings`` are those that change; ``waiting`` are all the seats that the table waits for.
    """

    table: str
    seq: int
    at: int
    event: bytes  # JSON
    phase: str
    due_at: int | None = None
    finished: int | None = None
    waiting: Sequence[int] = ()
    sittings: Sequence[Sitting] = ()
    snapshot: bytes | None = None


class Stretch(msgspec.Struct, frozen=True):
    """A part of a log: the entries that follow one, up to another."""

    table: str
    after: int = 0
    up_to: int = FOREVER


class LogRow(NamedTuple):
    """An entry as it was written."""

    seq: int
    at: int
    event: bytes


# The lines of documents.


class Line(msgspec.Struct):
    table: str
    seq: int
    at: int
    event: str
    phase: str
    due_at: int | None
    finished: int | None
    waiting: int  # a bit for each seat


class SeatLine(msgspec.Struct):
    table: str
    seq: int
    seat: int
    player: int | None
    bot: int | None
    name: str
    waiting: bool
    finished: int | None


def lines(appends: Sequence[Append]) -> str:
    return document(
        [
            Line(one.table, one.seq, one.at, one.event.decode(), one.phase, one.due_at, one.finished, bits(one.waiting))
            for one in appends
        ]
    )


def seat_lines(appends: Sequence[Append]) -> str:
    return document(
        [
            SeatLine(one.table, one.seq, new.seat, new.player, new.bot, new.name, new.seat in one.waiting, one.finished)
            for one in appends
            for new in one.sittings
        ]
    )


def document(lines: Sequence[msgspec.Struct]) -> str:
    return msgspec.json.encode(lines).decode()


def bits(seats: Sequence[int]) -> int:
    """
    >>> bits([0, 3])
    9
    """
    return sum(1 << seat for seat in set(seats))
