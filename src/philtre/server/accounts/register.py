"""Becoming a guest, and getting an account, which takes over what one did as a guest."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.accounts import sessions
from philtre.server.accounts.names import key_of, spelled
from philtre.server.accounts.players import COLUMNS, Language, Player, player_of
from philtre.server.accounts.visitor import Visitor
from philtre.server.service import Service
from philtre.server.storage.schema import players


async def welcome(service: Service, visitor: Visitor, name: str, language: Language) -> tuple[Player, str]:
    """A new guest, with the token of a session."""
    name = spelled(name)
    if visitor.player is not None:
        raise NotAllowed("already-signed-in", name=visitor.player.name)
    now = service.clock()
    async with service.database.writing() as connection:
        adding = insert(players).values(name=name, language=language, created=now).returning(*COLUMNS)
        guest = player_of((await connection.execute(adding)).one())
        return guest, await sessions.start(connection, guest.id, now)


async def register(
    service: Service, visitor: Visitor, name: str, password: str, language: Language
) -> tuple[Player, str]:
    """A new account, with the token of a session. A guest who registers stays the same player."""
    name = spelled(name)
    if visitor.player is not None and not visitor.player.guest:
        raise NotAllowed("already-account")
    refuse_as_password(password, name)
    if await is_taken(service, name):  # before the long way to a hash
        raise NotAllowed("name-taken", name=name)
    values = {"name": name, "key": key_of(name), "password": await service.passwords.hash(password)}
    now = service.clock()
    try:
        async with service.database.writing() as connection:
            if visitor.player is None:
                adding = insert(players).values(**values, language=language, created=now).returning(*COLUMNS)
                account = player_of((await connection.execute(adding)).one())
            else:
                account = await promote(connection, visitor.player, {**values, "language": language})
            return account, await sessions.start(connection, account.id, now)
    except IntegrityError:
        raise NotAllowed("name-taken", name=name) from None


async def promote(connection: AsyncConnection, guest: Player, values: dict[str, str]) -> Player:
    """Make a guest an account. Whoever else had a session of the guest has none of the account."""
    still = (players.c.id == guest.id) & players.c.key.is_(None) & players.c.merged.is_(None)
    row = (await connection.execute(update(players).where(still).values(values).returning(*COLUMNS))).first()
    if row is None:
        raise NotAllowed("already-account")
    await sessions.end_all(connection, guest.id)
    return player_of(row)


async def is_taken(service: Service, name: str) -> bool:
    async with service.database.reading() as connection:
        wanted = select(players.c.id).where(players.c.key == key_of(name))
        return (await connection.execute(wanted)).first() is not None


def refuse_as_password(password: str, name: str) -> None:
    if key_of(password) == key_of(name):
        raise Unreadable("password-is-name")
