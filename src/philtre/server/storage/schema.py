"""The tables of the database, the same for SQLite and PostgreSQL.

Times are milliseconds since the epoch. What is secret is kept as a hash, except the secret of a
table, which becomes public when its game is over.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

# Constraints have names, so that a later migration can change them.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)


def of_table(**more: Any) -> Column[str]:
    """The table that a row belongs to, and goes with."""
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), **more)


def of_player(ondelete: str | None = None, **more: Any) -> Column[int]:
    return Column("player", Integer, ForeignKey("players.id", ondelete=ondelete), **more)


players = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", Text, unique=True),  # the name in one spelling; none for guests
    Column("password", Text),  # its Argon2 hash; none for guests
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("merged", Integer, ForeignKey("players.id"), index=True),  # the account that took a guest's tables over
    sqlite_autoincrement=True,  # an id is never given again
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    of_player("CASCADE", nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    of_player("CASCADE", nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("agreement", Text, nullable=False),  # JSON
    Column("secret", Text, nullable=False),
    Column("owner", Integer, ForeignKey("players.id"), index=True),
    Column("access", Text, nullable=False),  # private or open
    Column("invite", Text, nullable=False, unique=True),
    Column("phase", Text, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last entry of its log
    Column("due_at", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("result", Text),  # JSON, once it has been entered who won
    Column("parent", Text, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),  # whose rematch it is
)
Index("ix_tables_open", tables.c.access, tables.c.phase, tables.c.created)
Index(
    "ix_tables_due",
    tables.c.due_at,
    sqlite_where=text("due_at IS NOT NULL"),
    postgresql_where=text("due_at IS NOT NULL"),
)
Index(
    "ix_tables_unsettled",
    tables.c.finished,
    sqlite_where=text("finished IS NOT NULL AND result IS NULL"),
    postgresql_where=text("finished IS NOT NULL AND result IS NULL"),
)

seats = Table(
    "seats",
    metadata,
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    of_player(),
    Column("bot", Integer),  # its level
    Column("name", Text, nullable=False, server_default=""),
    Column("waiting", Boolean, nullable=False, server_default=false()),  # whether the table waits for this seat
    Column("finished", BigInteger),  # as that of its table, so that one index tells a player's tables
    Column("place", Integer),  # in the end, equal seats sharing theirs
    Column("won", Boolean),
    sqlite_with_rowid=False,
)
Index("ix_seats_player", seats.c.player, seats.c.finished, seats.c.waiting)

log = Table(
    "log",
    metadata,
    of_table(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", LargeBinary, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    of_table(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("room", Text, nullable=False),
    of_player(index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    of_player(primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # what people are shown of it
)
Index("ix_ratings_game", ratings.c.game, ratings.c.points, ratings.c.player)

rated = Table(
    "rated",
    metadata,
    of_table(primary_key=True),
    of_player(primary_key=True),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_after", Double, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_rated_player", rated.c.player, rated.c.at)
