"""One service for a SQLite file: players at a second would never be shown what happens at the first.

The lock is on a file beside it, for SQLite has locks of its own on the database. The system releases it
with the process, however that ends; so the file stays, and means nothing by itself.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.storage.place import file_of, shown

try:
    import fcntl
except ModuleNotFoundError:  # a system without such locks: there whoever serves has to see to it
    fcntl = None  # type: ignore[assignment]

LONGEST = 500  # bytes of an address


@contextmanager
def served_alone(url: URL, address: str) -> Iterator[None]:
    """While this lasts nobody else serves a SQLite file, and whoever tries is told at which address it is."""
    file = file_of(url)
    if file is None or fcntl is None:
        yield
        return
    handle = opened(url, Path(f"{file.resolve()}.served"))
    try:
        lock(handle, url)
        os.ftruncate(handle, 0)
        os.write(handle, address.encode())
        yield
        os.ftruncate(handle, 0)
    finally:
        os.close(handle)


def opened(url: URL, file: Path) -> int:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Unreadable("database-fails", database=shown(url), problem=error.strerror) from None


def lock(handle: int, url: URL) -> None:
    """Have the lock, or refuse. A disk that knows no locks refuses nobody."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        address = os.read(handle, LONGEST).decode()
        reason = "served-already" if address else "served-already-somewhere"
        raise NotAllowed(reason, database=shown(url), address=address) from None
    except OSError:
        pass
