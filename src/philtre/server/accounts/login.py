"""Logging in: a name and its password become a session, and what a guest did joins the account."""

from typing import Any

from sqlalchemy import Row, Select, select, update

from philtre.kernel.errors import Unreadable
from philtre.server import logs
from philtre.server.accounts import sessions
from philtre.server.accounts.merge import merge
from philtre.server.accounts.names import key_of, spelled
from philtre.server.accounts.players import COLUMNS, Player, player_of
from philtre.server.accounts.register import refuse_as_password
from philtre.server.accounts.visitor import Visitor
from philtre.server.errors import Refused
from philtre.server.service import Service
from philtre.server.storage.schema import players

WITH_PASSWORD = (*COLUMNS, players.c.password)


async def log_in(service: Service, visitor: Visitor, name: str, password: str, address: str) -> tuple[Player, str]:
    """The account, with the token of a new session; the one that led here ends."""
    account = await account_of(service, name, password, address)
    stronger = await service.passwords.hash(password) if service.passwords.outdated(account.password) else None
    now = service.clock()
    async with service.database.writing() as connection:
        still = players.c.password == account.password  # not changed or deleted since it was checked
        kept = update(players).where(players.c.id == account.id, still).values(password=stronger or account.password)
        if (await connection.execute(kept)).rowcount == 0:
            raise Refused(401, "wrong-password")
        if visitor.player is not None and visitor.player.guest:
            await merge(connection, visitor.player.id, account.id)
        await sessions.end(connection, visitor.session)
        return player_of(account), await sessions.start(connection, account.id, now)


async def change_password(service: Service, player: Player, old: str, new: str, address: str) -> str:
    """The token of a new session; all that there were end."""
    if player.guest:
        raise Refused(403, "account-needed")
    refuse_as_password(new, player.name)
    account = await account_of(service, player.name, old, address)
    hashed = await service.passwords.hash(new)
    async with service.database.writing() as connection:
        await connection.execute(update(players).where(players.c.id == account.id).values(password=hashed))
        await sessions.end_all(connection, account.id)
        return await sessions.start(connection, account.id, service.clock())


async def account_of(service: Service, name: str, password: str, address: str) -> Row[Any]:
    """The account of a name, if that is its password. Only what is wrong counts towards the limits."""
    attempts = (service.limits.attempts_from.of(address), service.limits.attempts_on.of(key_of(name)))
    for bucket in attempts:
        bucket.expect()
    async with service.database.reading() as connection:
        account: Row[Any] | None = (await connection.execute(named(name))).first()
    if not await service.passwords.fits(password, account and account.password) or account is None:
        logs.warn("wrong password", address=address)
        raise Refused(401, "wrong-password")
    for bucket in attempts:
        bucket.give_back()
    return account


def named(name: str) -> Select[Any]:
    """The account of a name; of what cannot be a name, none, and it takes no less time to find out."""
    try:
        key = key_of(spelled(name))
    except Unreadable:
        key = ""
    return select(*WITH_PASSWORD).where(players.c.key == key)
