"""Migrations lead to the schema and back, on both databases, whatever is in them."""

import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, select
from support.postgres import Cluster, found_programs

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.storage.database import Database
from philtre.server.storage.migration import BASE, HEAD, expect_current, known, migrate, transaction
from philtre.server.storage.place import read_url
from philtre.server.storage.schema import metadata

from .rows import ONE_OF_EACH, fill


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[URL]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield read_url(str(tmp_path / "deep" / "down" / "philtre.sqlite"))
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.empty() as url:
        yield read_url(url)


def differences(url: URL) -> list[object]:
    """What Alembic would still change."""
    with transaction(url) as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_migrations_lead_to_the_schema(empty: URL) -> None:
    assert migrate(empty) == (BASE, known()[-1])
    assert differences(empty) == []


def test_a_difference_would_be_found(empty: URL) -> None:
    migrate(empty)
    with transaction(empty) as connection:
        connection.exec_driver_sql("DROP INDEX ix_tables_due")
        connection.exec_driver_sql("ALTER TABLE players DROP COLUMN password")
    assert len(differences(empty)) == 2


def test_sqlite_is_made_to_the_letter(tmp_path: Path) -> None:
    """Alembic compares neither partial indexes nor tables without row numbers."""
    migrated, made = tmp_path / "migrated.sqlite", tmp_path / "made.sqlite"
    migrate(read_url(str(migrated)))
    with transaction(read_url(str(made))) as connection:
        metadata.create_all(connection)
    assert sqlite_definitions(migrated) == sqlite_definitions(made)


def sqlite_definitions(file: Path) -> dict[str, str]:
    connection = sqlite3.connect(file)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE name <> 'alembic_version'"))
    connection.close()
    return {name: sql for name, sql in found.items() if "alembic" not in name}


def test_postgresql_is_made_to_the_letter(cluster: Cluster) -> None:
    with cluster.migrated() as migrated, cluster.empty() as made:
        with transaction(read_url(made)) as connection:
            metadata.create_all(connection)
        assert postgres_definitions(migrated) == postgres_definitions(made)


def postgres_definitions(url: str) -> list[str]:
    dump = [str(found_programs() / "pg_dump"), "--schema-only", "--exclude-table=alembic_version", url]
    text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    return sorted(line for line in text.splitlines() if not line.startswith("\\"))  # those have a random key


def test_down_and_up_again_with_data_in_every_table(empty: URL) -> None:
    migrate(empty)
    with transaction(empty) as connection:
        fill(connection)
    for revision in reversed(known()):
        migrate(empty, revision)
        migrate(empty, HEAD)
        migrate(empty, revision)
    for revision in known():
        migrate(empty, revision)
    assert differences(empty) == []
    with transaction(empty) as connection:
        fill(connection)


def test_migrating_twice_leaves_the_data(empty: URL) -> None:
    migrate(empty)
    with transaction(empty) as connection:
        fill(connection)
    assert migrate(empty) == (known()[-1], known()[-1])
    with transaction(empty) as connection:
        for table in metadata.sorted_tables:
            row = connection.execute(select(table)).one()._asdict()
            assert {name: row[name] for name in ONE_OF_EACH[table.name]} == ONE_OF_EACH[table.name]


def test_several_processes_may_migrate_at_once(empty: URL) -> None:
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: migrate(empty)[0], range(4)))
    assert sorted(found) == sorted([BASE, *[known()[-1]] * 3])


async def test_a_sqlite_file_is_brought_up_to_date_when_it_is_opened(tmp_path: Path) -> None:
    url = read_url(str(tmp_path / "philtre.sqlite"))
    async with Database.open(str(url)):
        pass
    expect_current(url)
    assert (tmp_path / "philtre.sqlite").stat().st_mode & 0o777 == 0o600


async def test_a_postgresql_is_left_to_whoever_hosts_it(cluster: Cluster) -> None:
    with cluster.empty() as url:
        with pytest.raises(NotAllowed, match="database-old"):
            async with Database.open(url):
                pass
        migrate(read_url(url))
        async with Database.open(url):
            pass


def test_a_database_of_tomorrow_is_refused(empty: URL) -> None:
    migrate(empty)
    with transaction(empty) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NotAllowed, match="database-newer"):
        migrate(empty)


def test_an_unknown_revision_is_refused(empty: URL) -> None:
    with pytest.raises(Unreadable, match="no-such-revision"):
        migrate(empty, "9999")


def test_references_into_nothing_are_not_committed(tmp_path: Path) -> None:
    url = read_url(str(tmp_path / "philtre.sqlite"))
    with transaction(url) as connection:
        connection.exec_driver_sql("CREATE TABLE shelf (id INTEGER PRIMARY KEY)")
        connection.exec_driver_sql("CREATE TABLE jar (shelf INTEGER REFERENCES shelf)")
        connection.exec_driver_sql("INSERT INTO jar VALUES (7)")
    with pytest.raises(NotAllowed, match="database-broken"):
        migrate(url)
    assert sqlite_definitions(tmp_path / "philtre.sqlite").keys() == {"shelf", "jar"}
