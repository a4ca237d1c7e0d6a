"""``philtre migrate``: the database brought to a version of its schema."""

from philtre.cli.screen import OnScreen
from philtre.kernel.errors import Unreadable


def migrate(*, database: str | None = None, to: str | None = None, screen: OnScreen) -> int:
    """Bring a database to the version this program needs. A SQLite file is, whenever the server starts.

    Parameters
    ----------
    database
        A SQLite file or the URL of a PostgreSQL; that of PHILTRE_DATABASE_URL, or a file in the user's data
        directory, if nothing is said.
    to
        The version, if not the newest; going back to an older one loses what only the newer one keeps.
    """
    try:
        from philtre.server.storage import migration
        from philtre.server.storage.place import database_url, read_url, shown
    except ModuleNotFoundError:
        raise Unreadable("no-server") from None
    url = read_url(database_url(database))
    before, after = migration.migrate(url, to or migration.HEAD)
    said = "ui-migrated-already" if before == after else "ui-migrated"
    screen.say(said, database=shown(url), before=before, after=after)
    return 0
