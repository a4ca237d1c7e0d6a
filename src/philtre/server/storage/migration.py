"""Taking a database from one version of the schema to another, with all that is in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.storage.place import file_of, shown

BASE, HEAD = "base", "head"  # nothing at all, and the schema of today
LOCK = 0x7068696C747265  # one migration at a time


def migrate(url: URL, to: str = HEAD) -> tuple[str, str]:
    """Bring a database to a revision, forwards or backwards; which it had, and which it has."""
    revisions = known()
    target = revisions[-1] if to == HEAD else to
    if target not in revisions:
        raise Unreadable("no-such-revision", revision=to, revisions=", ".join(revisions))
    with transaction(url) as connection:
        before = revision_of(connection)
        way = revisions.index(target) - revisions.index(before)
        if way:
            config = settings()
            config.attributes["connection"] = connection
            (command.upgrade if way > 0 else command.downgrade)(config, target)
            expect_whole(connection)
    return before, target


def expect_whole(connection: Connection) -> None:
    """SQLite minds no references while a table is made anew: look at all of them in the end."""
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise NotAllowed("database-broken", database=shown(connection.engine.url))


def expect_current(url: URL) -> None:
    """Refuse a database that has not been migrated yet."""
    with transaction(url) as connection:
        if revision_of(connection) != known()[-1]:
            raise NotAllowed("database-old", database=shown(url))


def known() -> list[str]:
    """The revisions from nothing to today."""
    steps = ScriptDirectory.from_config(settings()).walk_revisions()
    return [BASE, *reversed([step.revision for step in steps])]


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", "philtre.server:migrations")
    return config


def revision_of(connection: Connection) -> str:
    revision = MigrationContext.configure(connection).get_current_revision() or BASE
    if revision not in known():
        raise NotAllowed("database-newer", database=shown(connection.engine.url))
    return revision


@contextmanager
def transaction(url: URL) -> Iterator[Connection]:
    """A transaction in which everything may change, while nobody else migrates."""
    try:
        with begun_sqlite(url, file) if (file := file_of(url)) else begun_postgres(url) as connection:
            yield connection
    except (DBAPIError, OSError) as error:
        problem = error.orig if isinstance(error, DBAPIError) else error.strerror
        raise Unreadable("database-fails", database=shown(url), problem=" ".join(str(problem).split())) from None


@contextmanager
def begun_sqlite(url: URL, file: Path) -> Iterator[Connection]:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # it will hold secrets
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        yield connection


@contextmanager
def begun_postgres(url: URL) -> Iterator[Connection]:
    with create_engine(url, poolclass=NullPool, hide_parameters=True).begin() as connection:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield connection
