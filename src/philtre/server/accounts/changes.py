"""Changing one's name or language."""

from msgspec import UNSET
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from philtre.kernel.errors import NotAllowed
from philtre.server.accounts.forms import Changes
from philtre.server.accounts.names import key_of, spelled
from philtre.server.accounts.players import COLUMNS, Player, player_of
from philtre.server.errors import Refused
from philtre.server.service import Service
from philtre.server.storage.schema import players


async def change(service: Service, player: Player, changes: Changes) -> Player:
    """The player as they are from now on. At tables they are called what they were when they sat down."""
    values: dict[str, str] = {}
    if changes.name is not UNSET:
        values["name"] = spelled(changes.name)
        if not player.guest:
            values["key"] = key_of(values["name"])
    if changes.language is not UNSET:
        values["language"] = changes.language
    if not values:
        return player
    still = (players.c.id == player.id) & players.c.deleted.is_(None) & players.c.merged.is_(None)
    try:
        async with service.database.writing() as connection:
            row = (await connection.execute(update(players).where(still).values(values).returning(*COLUMNS))).first()
    except IntegrityError:
        raise NotAllowed("name-taken", name=values["name"]) from None
    if row is None:
        raise Refused(401, "not-signed-in")
    return player_of(row)
