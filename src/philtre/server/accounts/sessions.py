"""Sessions: a random token in a cookie stands for a player. Whoever reads the database finds only its hash.

There is a new token at every login, and for a session in use a new one every day; the former lasts
a minute longer, for what is under way.
"""

import secrets
from hashlib import sha256

from litestar.datastructures import Cookie
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.origin import COOKIE
from philtre.server.storage.schema import sessions

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LASTING = 180 * DAY
ROTATING = DAY
OVERLAP = 60 * SECOND


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie of a session; that of an empty token takes it away."""
    lasting = LASTING // SECOND if token else 0
    return Cookie(COOKIE, value=token, max_age=lasting, httponly=True, samesite="lax", secure=secure)


async def start(connection: AsyncConnection, player: int, now: int) -> str:
    """A new session; its token. Those that have expired are swept out."""
    token = new_token()
    await connection.execute(delete(sessions).where(sessions.c.expires <= now))
    row = {"hash": hash_of(token), "player": player, "created": now, "seen": now, "expires": now + LASTING}
    await connection.execute(insert(sessions).values(row))
    return token


async def rotate(connection: AsyncConnection, session: str, player: int, now: int) -> str | None:
    """A new token for a session; the former one lasts for what is under way. None, if it has been renewed or ended."""
    lasting = (sessions.c.hash == session) & (sessions.c.expires > now + OVERLAP)
    ending = await connection.execute(update(sessions).where(lasting).values(expires=now + OVERLAP))
    return await start(connection, player, now) if ending.rowcount else None


async def end(connection: AsyncConnection, session: str | None) -> None:
    await connection.execute(delete(sessions).where(sessions.c.hash == session))


async def end_all(connection: AsyncConnection, player: int) -> None:
    await connection.execute(delete(sessions).where(sessions.c.player == player))
