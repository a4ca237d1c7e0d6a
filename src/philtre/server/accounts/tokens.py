"""Tokens: what the program of somebody with an account says instead of a cookie."""

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.kernel.errors import NotAllowed
from philtre.server.accounts.names import spelled
from philtre.server.accounts.players import Player
from philtre.server.accounts.sessions import hash_of, new_token
from philtre.server.errors import Refused
from philtre.server.service import Service
from philtre.server.storage.schema import tokens

MOST = 20
LONGEST_LABEL = 60
PREFIX = "philtre_"  # so that it is known for what it is wherever it turns up
SHORT = 16  # signs of the hash that tell tokens apart


class Token(msgspec.Struct, frozen=True):
    """A token, without what makes it one. Times are milliseconds since the epoch; it was last seen to the day."""

    id: str
    label: str
    created: int
    seen: int | None


class NewToken(Token, frozen=True):
    """A token when it is made; ``token`` itself is told this once."""

    token: str


async def create(service: Service, player: Player, label: str) -> NewToken:
    if player.guest:
        raise Refused(403, "account-needed")
    label = spelled(label, LONGEST_LABEL)
    token = PREFIX + new_token()
    now = service.clock()
    async with service.database.writing() as connection:
        if await count(connection, player) >= MOST:
            raise NotAllowed("too-many-tokens", most=MOST)
        row = {"hash": hash_of(token), "player": player.id, "label": label, "created": now}
        await connection.execute(insert(tokens).values(row))
    return NewToken(hash_of(token)[:SHORT], label, now, None, token)


async def count(connection: AsyncConnection, player: Player) -> int:
    counting = select(func.count()).where(tokens.c.player == player.id)
    return (await connection.execute(counting)).scalar_one()


async def listed(service: Service, player: Player) -> list[Token]:
    wanted = select(tokens).where(tokens.c.player == player.id).order_by(tokens.c.created, tokens.c.hash)
    async with service.database.reading() as connection:
        rows = await connection.execute(wanted)
        return [Token(row.hash[:SHORT], row.label, row.created, row.seen) for row in rows]


async def revoke(service: Service, player: Player, id: str) -> None:
    async with service.database.writing() as connection:
        hashes = (await connection.execute(select(tokens.c.hash).where(tokens.c.player == player.id))).scalars()
        revoked = [hash for hash in hashes if hash[:SHORT] == id]
        if not revoked:
            raise Refused(404, "no-such-token")
        await connection.execute(delete(tokens).where(tokens.c.hash.in_(revoked)))
