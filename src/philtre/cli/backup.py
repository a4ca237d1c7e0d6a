"""``philtre backup``: a copy of the database."""

from pathlib import Path

from philtre.cli.screen import OnScreen
from philtre.kernel.errors import Unreadable


def backup(file: Path, /, *, database: str | None = None, screen: OnScreen) -> int:
    """Copy the database of the server into a new file, whether it runs or not.

    Parameters
    ----------
    file
        The file to be made. To go back to it, stop the server and put it in the place of the database.
    database
        A SQLite file; that of PHILTRE_DATABASE_URL or of the user's data directory, if nothing is said.
    """
    try:
        from philtre.server.storage.backup import back_up
        from philtre.server.storage.place import database_url, read_url, shown
    except ModuleNotFoundError:
        raise Unreadable("no-server") from None
    url = read_url(database_url(database))
    back_up(url, file)
    screen.say("ui-backed-up", database=shown(url), file=str(file))
    return 0
