"""A copy of the database, made while a server goes on writing to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.storage.place import file_of, shown


def back_up(url: URL, file: Path) -> None:
    """Copy a SQLite database, as it is at one moment, into a new file."""
    source = file_of(url)
    if source is None:
        raise NotAllowed("backup-by-pg-dump", database=shown(url))
    if not source.is_file():
        raise Unreadable("no-such-file", file=str(source))
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))  # it will hold secrets
    except FileExistsError:
        raise Unreadable("file-exists", file=str(file)) from None
    except (OSError, ValueError):
        raise Unreadable("cannot-write", file=str(file)) from None
    try:
        copy(source, file)
    except sqlite3.Error as error:
        file.unlink()
        raise Unreadable("database-fails", database=shown(url), problem=str(error)) from None
    except BaseException:
        file.unlink()
        raise


def copy(source: Path, target: Path) -> None:
    """One reader's moment lasts for the whole copy, and keeps no writer waiting."""
    with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(target)) as theirs:
        ours.backup(theirs)
        theirs.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        if theirs.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError("database disk image is malformed")
