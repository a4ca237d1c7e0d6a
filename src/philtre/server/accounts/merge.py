"""A guest turns out to be somebody with an account: the account takes over what the guest did.

The logs of tables go on naming the guest's id; ``players.merged`` tells whose that is now.
"""

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.accounts import sessions
from philtre.server.storage.schema import chat, players, rated, ratings, seats, tables


async def merge(connection: AsyncConnection, guest: int, account: int) -> None:
    """Seats, tables, words and ratings change hands; of the guest nothing is left but the way to the account."""
    still = (players.c.id == guest) & players.c.key.is_(None) & players.c.merged.is_(None) & players.c.deleted.is_(None)
    merging = await connection.execute(update(players).where(still).values(name="", merged=account))
    if merging.rowcount == 0:  # in the meantime no guest any more
        return
    for owner in (seats.c.player, tables.c.owner, chat.c.player):
        await connection.execute(update(owner.table).where(owner == guest).values({owner: account}))
    await take_ratings(connection, guest, account)
    await sessions.end_all(connection, guest)


async def take_ratings(connection: AsyncConnection, guest: int, account: int) -> None:
    """An account that is rated in a game stays what it is there; in any other it goes on where the guest was."""
    own = select(ratings.c.game).where(ratings.c.player == account)
    known = list((await connection.execute(own)).scalars())
    at_known = select(tables.c.id).where(tables.c.game.in_(known))
    await connection.execute(delete(ratings).where(ratings.c.player == guest, ratings.c.game.in_(known)))
    await connection.execute(delete(rated).where(rated.c.player == guest, rated.c.table.in_(at_known)))
    for rows in (ratings, rated):
        await connection.execute(update(rows).where(rows.c.player == guest).values(player=account))
