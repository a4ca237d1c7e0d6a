"""Rating those who have played together."""

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.ratings.skill import UNKNOWN, Skill, after
from philtre.server.storage.insertion import insert_new
from philtre.server.storage.schema import rated, ratings

OF_GAME = ratings.c.game == bindparam("at")
CHANGE = update(ratings).where(ratings.c.player == bindparam("who"), OF_GAME)
CHANGE = CHANGE.values(
    mu=bindparam("mu_after"),
    sigma=bindparam("sigma_after"),
    points=bindparam("points_after"),
    games=ratings.c.games + 1,
)
FIND = select(ratings.c.mu, ratings.c.sigma).where(OF_GAME, ratings.c.player.in_(bindparam("people", expanding=True)))
FIND = FIND.order_by(ratings.c.player).with_for_update()


async def rate(connection: AsyncConnection, game: str, table: str, places: dict[int, int], at: int) -> None:
    """Rate players by their places at a table."""
    people = sorted(places)
    before = await skills(connection, game, people)
    history, changes = [], []
    for player, was, skill in zip(people, before, after(before, [places[one] for one in people]), strict=True):
        is_now = {"mu_after": skill.mu, "sigma_after": skill.sigma}
        was_then = {"mu_before": was.mu, "sigma_before": was.sigma}
        history.append({"table": table, "player": player, "rank": places[player], "at": at, **was_then, **is_now})
        changes.append({"at": game, "who": player, "points_after": skill.points, **is_now})
    await connection.execute(insert(rated), history)
    await connection.execute(CHANGE, changes)


async def skills(connection: AsyncConnection, game: str, people: list[int]) -> list[Skill]:
    """The skills of some players, whom nobody else rates meanwhile: all take them in one order."""
    new = {"game": game, "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "points": UNKNOWN.points, "games": 0}
    await connection.execute(insert_new(connection, ratings), [{"player": player, **new} for player in people])
    rows = await connection.execute(FIND, {"at": game, "people": people})
    return [Skill(*row) for row in rows]
