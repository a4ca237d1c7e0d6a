"""A row for every table of the schema."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from philtre.server.storage.database import Database
from philtre.server.storage.schema import metadata, players, seats, tables

Row = dict[str, Any]


def table_row(id: str) -> Row:
    return {
        "id": id,
        "game": "alchemist",
        "agreement": "{}",
        "secret": "5" * 64,
        "access": "open",
        "invite": f"invite-{id}",
        "phase": "playing",
        "seq": 0,
        "created": 1,
        "changed": 1,
    }


ONE_OF_EACH: dict[str, Row] = {
    "players": {"id": 1, "name": "Zoé", "key": "zoé", "password": "$argon2", "language": "fr", "created": 2**45},
    "sessions": {"hash": "a", "player": 1, "created": 1, "seen": 2, "expires": 3},
    "tokens": {"hash": "b", "player": 1, "label": "my robot", "created": 1, "seen": None},
    "tables": table_row("t1") | {"owner": 1, "due_at": 2**45, "finished": 2**45},
    "seats": {"table": "t1", "seat": 0, "player": 1, "bot": None, "name": "Zoé", "waiting": True, "finished": 5},
    "log": {"table": "t1", "seq": 1, "at": 2**45, "event": b'{"type": "started"}'},
    "snapshots": {"table": "t1", "seq": 1, "data": bytes(range(256))},
    "chat": {"table": "t1", "number": 1, "room": "players", "player": 1, "name": "Zoé", "at": 4, "text": "<b>’</b>"},
    "ratings": {"player": 1, "game": "alchemist", "mu": 25.5, "sigma": 8.3, "games": 1, "points": 1000},
    "rated": {
        "table": "t1",
        "player": 1,
        "mu_before": 25.0,
        "sigma_before": 8.4,
        "mu_after": 25.5,
        "sigma_after": 8.3,
        "rank": 1,
        "at": 2**45,
    },
}


def fill(connection: Connection) -> None:
    """Put one row into every table."""
    assert ONE_OF_EACH.keys() == metadata.tables.keys()
    for table in metadata.sorted_tables:
        connection.execute(insert(table), ONE_OF_EACH[table.name])


async def lay_tables(database: Database, ids: Iterable[str], people: int = 2) -> None:
    """Tables at which the same people sit, and nothing has happened yet."""

    async def lay(connection: AsyncConnection) -> None:
        for number in range(people):
            await connection.execute(insert(players).values(id=number + 1, name="Zoé", language="fr", created=1))
        for id in ids:
            await connection.execute(insert(tables), table_row(id))
            await connection.execute(
                insert(seats), [{"table": id, "seat": seat, "player": seat + 1} for seat in range(people)]
            )

    async with database.writing() as connection:
        await lay(connection)
