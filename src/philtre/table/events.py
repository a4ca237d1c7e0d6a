"""What happens at a table: the events of its log, each in an entry with its number and its time.

The log is the truth. A table is the fold of its log: the same agreement and the same entries make
the same table, byte for byte. Whatever depends on time reads the time of entries, never a clock.
"""

from typing import Literal, TypeAlias

import msgspec

Why = Literal["left", "time"]


class Sat(msgspec.Struct, tag="sat", frozen=True, forbid_unknown_fields=True):
    """A person takes a free seat. The player is an opaque id, the name is what the others are shown."""

    seat: int
    player: str
    name: str


class BotSat(msgspec.Struct, tag="bot-sat", frozen=True, forbid_unknown_fields=True):
    """A bot of a level takes a free seat."""

    seat: int
    level: int


class Stood(msgspec.Struct, tag="stood", frozen=True, forbid_unknown_fields=True):
    """A seat is free again, before the start."""

    seat: int


class Started(msgspec.Struct, tag="started", frozen=True, forbid_unknown_fields=True):
    """All seats are taken, and the game is dealt."""


class Answered(msgspec.Struct, tag="answered", frozen=True, forbid_unknown_fields=True):
    """A seat answers what it is asked, in notation; be it a person, a bot or a stand-in."""

    seat: int
    play: str


class TookBack(msgspec.Struct, tag="took-back", frozen=True, forbid_unknown_fields=True):
    """A person takes back all answers up to the last thing learnt, or out of sight all that is not shown yet."""

    seat: int


class Resigned(msgspec.Struct, tag="resigned", frozen=True, forbid_unknown_fields=True):
    """A person gives the game up for good."""

    seat: int


class StoodIn(msgspec.Struct, tag="stood-in", frozen=True, forbid_unknown_fields=True):
    """A bot of a level takes the place of a person who left, or whose time is up."""

    seat: int
    level: int
    why: Why


class Returned(msgspec.Struct, tag="returned", frozen=True, forbid_unknown_fields=True):
    """A person has their seat back from the stand-in."""

    seat: int


class Abandoned(msgspec.Struct, tag="abandoned", frozen=True, forbid_unknown_fields=True):
    """The table is closed without a winner: it never began, or no person is left at it."""


Event: TypeAlias = Sat | BotSat | Stood | Started | Answered | TookBack | Resigned | StoodIn | Returned | Abandoned


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log: ``seq`` counts from 1, ``at`` is in milliseconds since the epoch and never falls."""

    seq: int
    at: int
    event: Event
