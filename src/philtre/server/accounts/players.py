"""Players: everybody who has been here, as guest or with an account."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Row

from philtre.server.storage.schema import players

Language = Literal["en", "fr"]
COLUMNS = (players.c.id, players.c.name, players.c.key, players.c.language, players.c.created)


class Player(msgspec.Struct, frozen=True):
    """Somebody. Guests have a name that others may have too; the name of an account is its own."""

    id: int
    name: str
    guest: bool
    language: Language
    created: int


def player_of(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.key is None, row.language, row.created)
