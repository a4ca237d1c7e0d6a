"""Where the database is."""

import os
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from philtre.kernel.errors import Unreadable

VARIABLE = "PHILTRE_DATABASE_URL"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def database_url(given: str | None = None) -> str:
    """The database that is asked for, else that of the environment, else a file in the user's data directory."""
    return given or os.environ.get(VARIABLE) or str(user_data_path("philtre", appauthor=False) / "philtre.sqlite")


def read_url(text: str) -> URL:
    """A URL with the driver that is used here; what is no URL is a SQLite file.

    >>> read_url("postgresql://brewer@cellar/philtre").drivername
    'postgresql+psycopg'
    >>> read_url("cellar.sqlite").drivername
    'sqlite+aiosqlite'
    """
    try:
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
        driver = DRIVERS.get(url.drivername.partition("+")[0])
    except (ArgumentError, ValueError):
        raise Unreadable("bad-database-url") from None
    if driver is None or (driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:")):
        raise Unreadable("bad-database-url")
    return url.set(drivername=driver)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None, if it is a PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(url: URL) -> str:
    """A database as people may see it: its file, or its URL without the password."""
    return url.database or "" if file_of(url) else url.render_as_string(hide_password=True)
