"""Reading and writing on either database."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import func, insert, make_url, select
from sqlalchemy.exc import DBAPIError
from support.postgres import Cluster

from philtre.server.storage.bus import Bus
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log
from philtre.server.storage.postgres import PostgresStore
from philtre.server.storage.schema import players
from philtre.server.storage.sqlite import SqliteStore


async def people(database: Database) -> int:
    async with database.reading() as connection:
        return (await connection.execute(select(func.count()).select_from(players))).scalar_one()


ANNA = insert(players).values(name="Anna", language="fr", created=1)


async def test_a_block_that_fails_writes_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.writing() as connection:
            await connection.execute(ANNA)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await people(database) == 0


async def test_reading_sees_one_moment(database: Database) -> None:
    count = select(func.count()).select_from(players)
    async with database.reading() as connection:
        assert (await connection.execute(count)).scalar_one() == 0
        async with database.writing() as other:
            await other.execute(ANNA)
        assert await people(database) == 1
        assert (await connection.execute(count)).scalar_one() == 0


async def test_nobody_writes_where_one_reads(database: Database) -> None:
    with pytest.raises(DBAPIError):
        async with database.reading() as connection:
            await connection.execute(ANNA)


async def test_many_write_at_once(database: Database) -> None:
    async def write() -> None:
        async with database.writing() as connection:
            await connection.execute(ANNA)

    await asyncio.gather(*(write() for _ in range(50)))
    assert await people(database) == 50


def first(connection: sqlite3.Connection, query: str) -> Any:
    return connection.execute(query).fetchone()


async def test_a_commit_to_sqlite_lasts_on_disk(sqlite_url: str) -> None:
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    async with Database.open(sqlite_url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        async with database.writing() as connection:
            for name, value in settings.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() == value
        assert isinstance(log.store, SqliteStore)
        hand = log.store.writer
        for name, value in settings.items():
            assert await hand.do(first, f"PRAGMA {name}") == (value,)


async def test_a_commit_to_postgresql_lasts_on_disk(cluster: Cluster, postgres_url: str) -> None:
    cluster.run(f"ALTER DATABASE {make_url(postgres_url).database} SET synchronous_commit = off")
    async with Database.open(postgres_url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        assert isinstance(log.store, PostgresStore)
        assert await log.store.writer.ask("SHOW synchronous_commit", {}) == [("on",)]
