"""Drawing: how the view of a seat is made of a table."""

from typing import TYPE_CHECKING, Any

import msgspec

from philtre.table.view import ClockView, SeatView, TableView, Undo

if TYPE_CHECKING:
    from philtre.table.table import Table

LATEST = 40  # messages in a view


def view_of(table: "Table", viewer: int | None) -> TableView:
    told = [] if table.course is None else table.course.log(viewer, LATEST)
    return drawn(table, viewer, told, len(told))


def view_as_sent(table: "Table", viewer: int | None) -> TableView:
    """The same, to be encoded and for nothing else: what was told, half of a view, is encoded already."""
    texts, messages = (b"", 0) if table.course is None else table.course.log_as_sent(viewer, LATEST)
    return drawn(table, viewer, msgspec.Raw(b"[" + texts + b"]"), messages)


def drawn(table: "Table", viewer: int | None, told: Any, messages: int) -> TableView:
    course = table.course
    return TableView(
        table=table.agreement.id,
        noticed=table.noticed(viewer),
        seat=viewer,
        phase=table.phase,
        seats=[seat_view(table, seat, viewer) for seat in range(len(table.seats))],
        game=None if course is None else table.game.view(course.state, viewer),
        told=told,
        told_before=0 if course is None else course.count_told(viewer) - messages,
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
