"""Looking at a table as it was, through somebody's eyes.

When it is finished, everything may be seen: by any seat, a spectator, or all at once. Before that,
only who sits there may look back, at what they saw themselves; and how far that is, is counted by
what they could notice, for the log also has what others answered out of sight.
"""

import msgspec

from philtre.kernel.errors import NotAllowed
from philtre.kernel.view import View
from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.facts import Laid
from philtre.server.replays.fold import table_at, table_noticed
from philtre.server.service import Service
from philtre.table import Table, TableView
from philtre.table.drawing import LATEST

ALL, SPECTATOR = "all", "spectator"


class Replay(msgspec.Struct, frozen=True):
    """A table as it was at a moment, of those from 0 to ``last``; ``time`` is when it came about.

    ``seats`` is empty but for who sees all: the game through the eyes of every seat.
    """

    at: int
    last: int
    time: int
    view: TableView
    seats: list[View]


def expect_to_look(table: Laid, player: Player | None) -> None:
    """Refuse whoever may know that there is a table, but not what happened at it."""
    if not (table.watched or table.belongs_to(player)):
        raise Refused(403, "spectators-none")


async def replay(
    service: Service, player: Player | None, table: Laid, at: int | None, noticed: int | None, eyes: str | None
) -> Replay:
    """At a moment, or when those eyes had noticed so much: that stays true when the game is over."""
    if table.row.phase == "finished":
        return await replay_finished(service, player, table, at, noticed, eyes)
    return await look_back(service, player, table, at if noticed is None else noticed, eyes)


async def replay_finished(
    service: Service, player: Player | None, table: Laid, at: int | None, noticed: int | None, eyes: str | None
) -> Replay:
    expect_to_look(table, player)
    mine = table.seats_of(player)
    eyes = eyes or (str(mine[0]) if mine else SPECTATOR)
    if noticed is not None:
        end = await table_at(service, table.agreement, table.row.seq)
        seat = int(eyes) if eyes.isdecimal() else None
        at = end.seq_of(seat, expect_moment(noticed, end.noticed(seat)))
    at = expect_moment(at, table.row.seq)
    then = await table_at(service, table.agreement, at)
    if eyes == ALL:
        return Replay(at, table.row.seq, then.at, everything(then), eyes_of_all(then))
    return Replay(at, table.row.seq, then.at, then.view(None if eyes == SPECTATOR else int(eyes)), [])


async def look_back(service: Service, player: Player | None, table: Laid, at: int | None, eyes: str | None) -> Replay:
    """One's own table, while it is played."""
    mine = table.seats_of(player)
    if not mine:
        raise NotAllowed("not-over")
    seat = mine[0] if eyes is None else int(eyes) if eyes.isdecimal() else None
    if seat not in mine:
        raise Refused(403, "not-your-seat")
    async with service.hall.table(table.id) as now:
        last = now.noticed(seat)
    at = expect_moment(at, last)
    then = await table_noticed(service, table.agreement, seat, at)
    return Replay(at, last, then.at, then.view(seat), [])


def expect_moment(at: int | None, last: int) -> int:
    if at is None:
        return last
    if at > last:
        raise Refused(404, "no-such-position", position=at, last=last)
    return at


# All at once.


def everything(table: Table) -> TableView:
    """What a spectator sees, told everything that anybody was told."""
    view = table.view(None)
    if table.course is None:
        return view
    told = table.course.everything()
    return msgspec.structs.replace(view, told=told[-LATEST:], told_before=max(0, len(told) - LATEST))


def eyes_of_all(table: Table) -> list[View]:
    if table.course is None:
        return []
    return [table.game.view(table.course.state, seat) for seat in range(len(table.seats))]
