"""What a seat or a spectator is sent of a table: ids and arguments, and nothing that is another's secret."""

import msgspec

from philtre.kernel.view import Message, View
from philtre.table.outcome import Outcome
from philtre.table.seat import Gone, Phase


class ClockView(msgspec.Struct, frozen=True):
    """So many milliseconds were left at a time (of the epoch) since which it runs; it stands if that is None."""

    left: int
    since: int | None


class SeatView(msgspec.Struct, frozen=True):
    """Who sits there. A free seat has neither a name nor a level."""

    name: str
    level: int | None
    stand_in: int | None
    gone: Gone | None
    clock: ClockView | None


class Undo(msgspec.Struct, frozen=True):
    """How many answers can be taken back, and why not more: the sentence is ``reason-undo-<reason>``."""

    steps: int
    reason: str


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat (None: a spectator) may see it.

    ``noticed`` counts what has happened as far as this seat could notice: an answer is sent with
    the count it answers to. ``told`` is the end of what was told, ``told_before`` how much came before
    it. ``secret`` is published with the result.
    """

    table: str
    noticed: int
    seat: int | None
    phase: Phase
    seats: list[SeatView]
    game: View | None
    told: list[Message]
    told_before: int
    undo: Undo | None
    result: Outcome | None
    secret: str | None
