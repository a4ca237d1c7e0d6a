"""Lists of tables: one's own, and those that are open to everybody.

Nothing here is ordered by what happens at a table that is being played, nor does it tell: that somebody
has answered out of sight is nobody else's business.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Column, Select, select, tuple_, union

from philtre.server.accounts.players import Player
from philtre.server.lobby.facts import ID, Laid, TableFacts, laid, wanted
from philtre.server.lobby.make import expect_game
from philtre.server.paging import PAGE, cursor_of, read_cursor
from philtre.server.service import Service
from philtre.server.storage.schema import seats, tables

Group = Literal["waiting", "playing", "gathering", "finished"]
GROUPS: tuple[Group, ...] = ("waiting", "playing", "gathering", "finished")


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Where a page ends: at a time, and among the tables of that time at an id."""

    time: Annotated[int, Meta(ge=0, lt=2**62)]
    id: Annotated[str, Meta(pattern=f"^{ID.pattern}$")]
    group: Group = "gathering"


class Tables(msgspec.Struct, frozen=True):
    """A page of tables; with ``next`` one asks for the page after it, and null is the end."""

    tables: list[TableFacts]
    next: str | None


async def mine(service: Service, player: Player, only: Group | None, after: str) -> Tables:
    """The tables of a player: those that wait for them, then all others being played, gathering, finished."""
    spot = read_cursor(after, Spot)
    groups = [group for group in GROUPS if only in (None, group)]
    if spot is not None:
        groups = groups[groups.index(spot.group) :] if spot.group in groups else []
    found: list[tuple[Group, Laid]] = []
    async with service.database.reading() as connection:
        for group in groups:
            missing = PAGE + 1 - len(found)
            if missing:
                start = spot if spot is not None and spot.group == group else None
                found += [(group, table) for table in await laid(connection, tables_of(player, group, start, missing))]
    more = len(found) > PAGE
    found = found[:PAGE]
    next = cursor_of(spot_of(found[-1][1], found[-1][0])) if more else None
    return Tables([table.facts(player) for _, table in found], next)


def tables_of(player: Player, group: Group, start: Spot | None, most: int) -> Select[Any]:
    """The tables of a group at which somebody sits, or which they made; the latest first."""
    unfinished = select(seats.c.table).where(seats.c.player == player.id, seats.c.finished.is_(None))
    waiting = unfinished.where(seats.c.waiting)
    made = select(tables.c.id).where(tables.c.owner == player.id)
    match group:
        case "waiting":
            chosen = wanted(tables.c.id.in_(waiting), tables.c.phase == "playing")
        case "playing":
            own = tables.c.id.in_(union(unfinished, made))
            chosen = wanted(own, tables.c.id.not_in(waiting), tables.c.phase == "playing")
        case "gathering":
            chosen = wanted(tables.c.id.in_(union(unfinished, made)), tables.c.phase == "gathering")
        case "finished":
            own = tables.c.id.in_(union(latest_of(player, start, most), made))
            chosen = wanted(own, tables.c.finished.is_not(None))
    time = tables.c.finished if group == "finished" else tables.c.created
    return before(chosen, start, most, time, tables.c.id)


def latest_of(player: Player, start: Spot | None, most: int) -> Select[tuple[str]]:
    """The finished tables at which somebody sat, no more than are needed: there may be thousands."""
    sat = select(seats.c.table).where(seats.c.player == player.id, seats.c.finished.is_not(None))
    return select(before(sat, start, most, seats.c.finished, seats.c.table).subquery().c.table)


async def open_tables(service: Service, player: Player | None, game: str, after: str) -> Tables:
    """Tables at which anybody may sit down, the latest first."""
    chosen = wanted(tables.c.access == "open", tables.c.phase == "gathering")
    if game:
        expect_game(game)
        chosen = chosen.where(tables.c.game == game)
    chosen = before(chosen, read_cursor(after, Spot), PAGE + 1, tables.c.created, tables.c.id)
    async with service.database.reading() as connection:
        found = await laid(connection, chosen)
    next = cursor_of(spot_of(found[PAGE - 1])) if len(found) > PAGE else None
    return Tables([table.facts(player) for table in found[:PAGE]], next)


def before(query: Select[Any], start: Spot | None, most: int, time: Column[Any], id: Column[Any]) -> Select[Any]:
    """The next of a query, the latest first."""
    if start is not None:
        query = query.where(tuple_(time, id) < (start.time, start.id))
    return query.order_by(time.desc(), id.desc()).limit(most)


def spot_of(table: Laid, group: Group = "gathering") -> Spot:
    return Spot(table.row.finished if group == "finished" else table.row.created, table.id, group)
