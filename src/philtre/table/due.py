"""What must happen at a table with nobody asking for it."""

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from philtre.table.table import Table

PATIENCE = 24 * 60 * 60 * 1000  # milliseconds for which a deserted table waits


class Due(msgspec.Struct, frozen=True):
    """A bot is to answer for a seat, a seat's time runs out, or the table is to be closed; ``at`` may be past."""

    what: Literal["answer", "time", "abandon"]
    at: int
    seat: int | None = None


def due_at(table: "Table") -> list[Due]:
    """The earliest first. While no person is at a table that has any, its bots wait too."""
    if table.course is None or table.phase != "playing":
        return []
    people = [seat for seat in table.seats if seat.player is not None]
    if people and table.deserted is not None:
        for_good = all(seat.gone == "resigned" for seat in people)
        return [Due("abandon", table.deserted if for_good else table.deserted + PATIENCE)]
    dues = []
    for seat in table.course.state.deciders:
        end = table.clocks.up_at(seat)
        if table.seats[seat].bot is not None:
            dues.append(Due("answer", table.at, seat))
        elif end is not None:
            dues.append(Due("time", end, seat))
    return sorted(dues, key=lambda due: due.at)
