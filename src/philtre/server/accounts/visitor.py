"""Whoever is asking: told by the cookie of a browser, or by the token of a program."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope
from sqlalchemy import Column, Row, Table, select, update

from philtre.server.accounts.players import COLUMNS, Player, player_of
from philtre.server.accounts.sessions import DAY, hash_of
from philtre.server.errors import Refused
from philtre.server.origin import COOKIE, bearer
from philtre.server.service import Service
from philtre.server.storage.schema import players, sessions, tokens


@dataclass(frozen=True)
class Visitor:
    """``session`` is the hash of its token, and ``since`` when that was made; a program has none."""

    player: Player | None = None
    session: str | None = None
    since: int = 0


async def recognise(service: Service, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who is asking, over HTTP or a WebSocket. A token that is not known is refused; a cookie is just old."""
    token = bearer(connection.headers)
    if token is not None:
        return Visitor(await owner(service, token))
    cookie = connection.cookies.get(COOKIE)
    if not cookie:
        return Visitor()
    row = await found(service, sessions, cookie, sessions.c.expires)
    if row is None or row.expires <= service.clock():
        return Visitor()
    return Visitor(player_of(row), row.hash, row.since)


async def owner(service: Service, token: str) -> Player:
    """Whose token it is; that it was used is noted once a day."""
    row = await found(service, tokens, token, tokens.c.seen)
    if row is None:
        raise Refused(401, "bad-token")
    now = service.clock()
    if row.seen is None or row.seen < now - DAY:
        async with service.database.writing() as writing:
            await writing.execute(update(tokens).where(tokens.c.hash == row.hash).values(seen=now))
    return player_of(row)


async def found(service: Service, kept: Table, token: str, *more: Column[Any]) -> Row[Any] | None:
    wanted = select(*COLUMNS, kept.c.hash, kept.c.created.label("since"), *more)
    wanted = wanted.join_from(kept, players, kept.c.player == players.c.id).where(kept.c.hash == hash_of(token))
    async with service.database.reading() as connection:
        return (await connection.execute(wanted)).first()


# What routes ask for.


async def visitor(scope: Scope, service: NamedDependency[Service]) -> Visitor:
    """Anybody."""
    return await recognise(service, ASGIConnection(scope))


async def player(visitor: NamedDependency[Visitor]) -> Player:
    """Somebody; nobody is refused."""
    if visitor.player is None:
        raise Refused(401, "not-signed-in")
    return visitor.player
