"""What is filled in to make a table, or to sit down at one."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from philtre.bots.levels import LEVELS
from philtre.server.accounts.forms import Form
from philtre.server.tables.rows import Access
from philtre.table.agreement import USUAL_STAND_IN, Pace, Spectators, Starts

MOST_SEATS = 12

Level = Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
Word = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeatWish = Literal["me", "free"] | Level


class TableWish(Form, frozen=True):
    """The table that somebody wants. ``seats`` says for each who is to sit there: oneself, whoever comes, or a robot.

    Without a word about ``spectators`` there are none at a private table, and anybody at an open one.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pace: Pace = None
    access: Access = "private"
    spectators: Spectators | None = None
    hints: bool = True
    stand_in: Level = USUAL_STAND_IN
    starts: Starts = "full"


class SeatChoice(Form, frozen=True):
    """Where somebody wants to sit; anywhere, if null."""

    seat: SeatNumber | None = None


class Robot(Form, frozen=True):
    """A robot for a free seat."""

    level: Level
