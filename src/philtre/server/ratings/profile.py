"""What everybody may know of a player: how often they played what, how it ended, and how well they play."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Row, Select, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.accounts.players import Player
from philtre.server.errors import Refused
from philtre.server.lobby.facts import ID
from philtre.server.paging import PAGE, cursor_of, read_cursor
from philtre.server.ratings.skill import Skill
from philtre.server.service import Service
from philtre.server.storage.schema import players, rated, ratings, seats, tables

IDS = range(1, 2**31)


class Rating(msgspec.Struct, frozen=True):
    """``points`` are what people are shown; ``mu`` and ``sigma`` what they are made of, after so many rated games."""

    points: int
    mu: float
    sigma: float
    games: int


class Experience(msgspec.Struct, frozen=True):
    """Somebody's games of one kind. ``places`` says how often they came to each place."""

    game: str
    played: int
    won: int
    places: dict[int, int]
    rating: Rating | None


class Profile(msgspec.Struct, frozen=True):
    """A player as everybody may know them."""

    id: int
    name: str
    guest: bool
    created: int
    games: list[Experience]


class Step(msgspec.Struct, frozen=True):
    """What a game changed about a rating. Which table it was, only the player themself is told."""

    at: int
    place: int
    before: int
    after: int
    table: str | None


class History(msgspec.Struct, frozen=True):
    """A page of somebody's rated games, the latest first; with ``next`` one asks for the page after it."""

    steps: list[Step]
    next: str | None


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Where a page of a history ends."""

    at: Annotated[int, Meta(ge=0, lt=2**62)]
    table: Annotated[str, Meta(pattern=f"^{ID.pattern}$")]


async def profile(service: Service, id: int) -> Profile:
    async with service.database.reading() as connection:
        row = await expect_player(connection, id)
        return Profile(row.id, row.name, row.key is None, row.created, await games_of(connection, id))


async def expect_player(connection: AsyncConnection, id: int) -> Row[Any]:
    """Somebody who is here; whoever left, or goes by another account, is not."""
    here = select(players).where(players.c.id == id, players.c.deleted.is_(None), players.c.merged.is_(None))
    row = (await connection.execute(here)).first() if id in IDS else None
    if row is None:
        raise Refused(404, "no-such-player")
    return row


async def games_of(connection: AsyncConnection, player: int) -> list[Experience]:
    known = select(ratings).where(ratings.c.player == player)
    skill = {row.game: Rating(row.points, row.mu, row.sigma, row.games) for row in await connection.execute(known)}
    ended = select(tables.c.game, seats.c.place, seats.c.won, func.count().label("times"))
    ended = ended.join_from(seats, tables, tables.c.id == seats.c.table)
    ended = ended.where(seats.c.player == player, seats.c.finished.is_not(None), seats.c.place.is_not(None))
    results: dict[str, list[Any]] = {}
    for row in await connection.execute(ended.group_by(tables.c.game, seats.c.place, seats.c.won)):
        results.setdefault(row.game, []).append(row)
    return [experience(game, results[game], skill.get(game)) for game in sorted(results)]


def experience(game: str, results: list[Any], rating: Rating | None) -> Experience:
    places: dict[int, int] = {}
    for row in sorted(results, key=lambda row: (row.place, row.won)):
        places[row.place] = places.get(row.place, 0) + row.times
    won = sum(row.times for row in results if row.won)
    return Experience(game, sum(places.values()), won, places, rating)


# How a rating came about.


async def history(service: Service, viewer: Player | None, id: int, game: str, after: str) -> History:
    async with service.database.reading() as connection:
        await expect_player(connection, id)
        steps = steps_before(id, game, read_cursor(after, Spot), PAGE + 1)
        rows = (await connection.execute(steps)).all()
    own = viewer is not None and viewer.id == id
    next = cursor_of(Spot(rows[PAGE - 1].at, rows[PAGE - 1].table)) if len(rows) > PAGE else None
    return History([step_of(row, own) for row in rows[:PAGE]], next)


async def whole_history(service: Service, player: int, game: str) -> list[Step]:
    """Every step, the latest first."""
    async with service.database.reading() as connection:
        return [step_of(row, own=True) for row in await connection.execute(steps_before(player, game, None, None))]


def steps_before(player: int, game: str, spot: Spot | None, most: int | None) -> Select[Any]:
    steps = select(rated).join_from(rated, tables, tables.c.id == rated.c.table)
    steps = steps.where(rated.c.player == player, tables.c.game == game)
    if spot is not None:
        steps = steps.where(tuple_(rated.c.at, rated.c.table) < (spot.at, spot.table))
    return steps.order_by(rated.c.at.desc(), rated.c.table.desc()).limit(most)


def step_of(row: Any, own: bool) -> Step:
    before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
    return Step(row.at, row.rank, before.points, after.points, row.table if own else None)
