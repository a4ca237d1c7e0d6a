"""Rating those who have played together."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.ratings.skill import UNKNOWN, Skill, after
from philtre.server.storage.insertion import insert_new
from philtre.server.storage.schema import rated, ratings


async def rate(connection: AsyncConnection, game: str, table: str, places: dict[int, int], at: int) -> None:
    """Rate players by their places at a table."""
    people = sorted(places)
    before = await skills(connection, game, people)
    for player, was, skill in zip(people, before, after(before, [places[one] for one in people]), strict=True):
        was_and_is = {"mu_before": was.mu, "sigma_before": was.sigma, "mu_after": skill.mu, "sigma_after": skill.sigma}
        row = {"table": table, "player": player, "rank": places[player], "at": at, **was_and_is}
        await connection.execute(insert(rated).values(row))
        changed = update(ratings).where(ratings.c.player == player, ratings.c.game == game)
        values = {"mu": skill.mu, "sigma": skill.sigma, "points": skill.points, "games": ratings.c.games + 1}
        await connection.execute(changed.values(values))


async def skills(connection: AsyncConnection, game: str, people: list[int]) -> list[Skill]:
    """The skills of some players, whom nobody else rates meanwhile: all take them in one order."""
    for player in people:
        row = {"player": player, "game": game, "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "points": UNKNOWN.points}
        await connection.execute(insert_new(connection, ratings), {**row, "games": 0})
    wanted = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.game == game, ratings.c.player.in_(people))
    rows = await connection.execute(wanted.order_by(ratings.c.player).with_for_update())
    return [Skill(*row) for row in rows]
