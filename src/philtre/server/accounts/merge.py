"""A guest turns out to be somebody with an account: the account takes over what the guest did.

The logs of tables go on naming the guest's id; ``players.merged`` tells whose that is now.
"""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.accounts import sessions
from philtre.server.storage.schema import chat, players, seats, tables


async def merge(connection: AsyncConnection, guest: int, account: int) -> None:
    """Seats, tables and words change hands; of the guest nothing is left but the way to the account."""
    still = (players.c.id == guest) & players.c.key.is_(None) & players.c.merged.is_(None) & players.c.deleted.is_(None)
    merging = await connection.execute(update(players).where(still).values(name="", merged=account))
    if merging.rowcount == 0:  # in the meantime no guest any more
        return
    for owner in (seats.c.player, tables.c.owner, chat.c.player):
        await connection.execute(update(owner.table).where(owner == guest).values({owner: account}))
    await sessions.end_all(connection, guest)
