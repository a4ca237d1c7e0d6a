"""The best players of a game: those with an account, for guests come and go."""

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import or_, select

from philtre.server.lobby.facts import Someone
from philtre.server.paging import PAGE, cursor_of, read_cursor
from philtre.server.service import Service
from philtre.server.storage.schema import players, ratings

Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class Standing(msgspec.Struct, frozen=True):
    """Somebody's place, by their points after so many rated games."""

    place: int
    player: Someone
    points: int
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of the best, the first first; with ``next`` one asks for the page after it."""

    standings: list[Standing]
    next: str | None


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Where a page ends, and how many have been listed so far."""

    points: Number
    player: Number
    number: Number


async def leaderboard(service: Service, game: str, after: str) -> Leaderboard:
    spot = read_cursor(after, Spot)
    best = select(players.c.id, players.c.name, ratings.c.points, ratings.c.games)
    best = best.join_from(ratings, players, players.c.id == ratings.c.player)
    best = best.where(ratings.c.game == game, players.c.key.is_not(None))
    if spot is not None:
        later = (ratings.c.points == spot.points) & (ratings.c.player < spot.player)
        best = best.where(or_(ratings.c.points < spot.points, later))
    best = best.order_by(ratings.c.points.desc(), ratings.c.player.desc()).limit(PAGE + 1)
    async with service.database.reading() as connection:
        rows = (await connection.execute(best)).all()
    number = 0 if spot is None else spot.number
    standings = [
        Standing(place, Someone(row.id, row.name), row.points, row.games)
        for place, row in enumerate(rows[:PAGE], number + 1)
    ]
    next = cursor_of(Spot(rows[PAGE - 1].points, rows[PAGE - 1].id, number + PAGE)) if len(rows) > PAGE else None
    return Leaderboard(standings, next)
