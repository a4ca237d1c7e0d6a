"""A table without a network.

Begin with ``agreement`` (what a table was made for) and ``events`` (what happens at it), then ``table``,
which folds the one under the other into seats, clocks, views and an outcome. ``course`` is the game being
played there, or at a terminal: its state, its record, what was told, and the way back.
"""

from philtre.table.agreement import Agreement, Live, Pace, Slow, Terms
from philtre.table.course import Course, unheard
from philtre.table.due import Due
from philtre.table.events import (
    Abandoned,
    Answered,
    BotSat,
    Entry,
    Event,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    StoodIn,
    TookBack,
)
from philtre.table.outcome import Outcome
from philtre.table.seat import Seat
from philtre.table.table import Table
from philtre.table.view import ClockView, SeatView, TableView, Undo

__all__ = [
    "Abandoned",
    "Agreement",
    "Answered",
    "BotSat",
    "ClockView",
    "Course",
    "Due",
    "Entry",
    "Event",
    "Live",
    "Outcome",
    "Pace",
    "Resigned",
    "Returned",
    "Sat",
    "Seat",
    "SeatView",
    "Slow",
    "Started",
    "Stood",
    "StoodIn",
    "Table",
    "TableView",
    "Terms",
    "TookBack",
    "Undo",
    "unheard",
]
