"""What a seat or a spectator is sent of a table: ids and arguments, and nothing that is another's secret."""

from typing import TYPE_CHECKING

import msgspec

from philtre.kernel.view import Message, View
from philtre.table.outcome import Outcome
from philtre.table.seats import Gone, Phase

if TYPE_CHECKING:
    from philtre.table.table import Table

LATEST = 40  # messages in a view


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


def view_of(table: "Table", viewer: int | None) -> TableView:
    course = table.course
    told = [] if course is None else course.log(viewer, LATEST)
    return TableView(
        table=table.agreement.id,
        noticed=table.noticed(viewer),
        seat=viewer,
        phase=table.phase,
        seats=[seat_view(table, seat, viewer) for seat in range(len(table.seats))],
        game=None if course is None else table.game.view(course.state, viewer),
        told=told,
        told_before=0 if course is None else course.count_told(viewer) - len(told),
        undo=undo_of(table, viewer),
        result=table.result,
        secret=table.agreement.own_secret if table.phase == "finished" else None,
    )


def seat_view(table: "Table", seat: int, viewer: int | None) -> SeatView:
    one = table.seats[seat]
    clock = None
    if table.clocks.own and one.player is not None:
        seen = (table.clocks.own if seat == viewer else table.clocks.shown)[seat]
        clock = ClockView(seen.left, seen.since)
    return SeatView(one.name, one.level, one.stand_in, one.gone, clock)


def undo_of(table: "Table", viewer: int | None) -> Undo | None:
    """How far a person may go back who plays in a seat."""
    if viewer is None or not table.seats[viewer].attended or table.course is None or table.phase != "playing":
        return None
    return Undo(*table.course.horizon(viewer))
