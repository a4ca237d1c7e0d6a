"""The first schema."""

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Integer, LargeBinary, Text, false, text

revision = "0001"
down_revision = None

TABLES = ("players", "sessions", "tokens", "tables", "seats", "log", "snapshots", "chat", "ratings", "rated")


def upgrade() -> None:
    people()
    games()
    what_was_said()
    skill()


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)


def needed(name: str, sort: Any, **more: Any) -> Column[Any]:
    return Column(name, sort, nullable=False, **more)


def of_table() -> Column[Any]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def of_player(ondelete: str | None = None, **more: Any) -> Column[Any]:
    return Column("player", Integer, ForeignKey("players.id", ondelete=ondelete), **more)


def people() -> None:
    op.create_table(
        "players",
        Column("id", Integer, primary_key=True),
        needed("name", Text),
        Column("key", Text, unique=True),
        Column("password", Text),
        needed("language", Text),
        needed("created", BigInteger),
        Column("deleted", BigInteger),
        Column("merged", Integer, ForeignKey("players.id"), index=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        Column("hash", Text, primary_key=True),
        of_player("CASCADE", nullable=False, index=True),
        needed("created", BigInteger),
        needed("seen", BigInteger),
        needed("expires", BigInteger, index=True),
    )
    op.create_table(
        "tokens",
        Column("hash", Text, primary_key=True),
        of_player("CASCADE", nullable=False, index=True),
        needed("label", Text),
        needed("created", BigInteger),
        Column("seen", BigInteger),
    )


def games() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        needed("game", Text),
        needed("agreement", Text),
        needed("secret", Text),
        Column("owner", Integer, ForeignKey("players.id"), index=True),
        needed("access", Text),
        needed("invite", Text, unique=True),
        needed("phase", Text),
        needed("seq", Integer),
        Column("due_at", BigInteger),
        needed("created", BigInteger),
        needed("changed", BigInteger),
        Column("finished", BigInteger),
        Column("result", Text),
        Column("parent", Text, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    )
    is_due = text("due_at IS NOT NULL")
    op.create_index("ix_tables_due", "tables", ["due_at"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("ix_tables_open", "tables", ["access", "phase", "created"])
    unsettled = text("finished IS NOT NULL AND result IS NULL")
    op.create_index("ix_tables_unsettled", "tables", ["finished"], sqlite_where=unsettled, postgresql_where=unsettled)
    op.create_table(
        "seats",
        of_table(),
        Column("seat", Integer, primary_key=True),
        of_player(),
        Column("bot", Integer),
        needed("name", Text, server_default=""),
        needed("waiting", Boolean, server_default=false()),
        Column("finished", BigInteger),
        Column("place", Integer),
        Column("won", Boolean),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player", "seats", ["player", "finished", "waiting"])
    op.create_table(
        "log",
        of_table(),
        Column("seq", Integer, primary_key=True),
        needed("at", BigInteger),
        needed("event", LargeBinary),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        of_table(),
        Column("seq", Integer, primary_key=True),
        needed("data", LargeBinary),
    )


def what_was_said() -> None:
    op.create_table(
        "chat",
        of_table(),
        Column("number", Integer, primary_key=True),
        needed("room", Text),
        of_player(index=True),
        needed("name", Text),
        needed("at", BigInteger),
        needed("text", Text),
    )


def skill() -> None:
    op.create_table(
        "ratings",
        of_player(primary_key=True),
        Column("game", Text, primary_key=True),
        needed("mu", Double),
        needed("sigma", Double),
        needed("games", Integer),
        needed("points", Integer),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "points", "player"])
    op.create_table(
        "rated",
        of_table(),
        of_player(primary_key=True),
        needed("mu_before", Double),
        needed("sigma_before", Double),
        needed("mu_after", Double),
        needed("sigma_after", Double),
        needed("rank", Integer),
        needed("at", BigInteger),
    )
    op.create_index("ix_rated_player", "rated", ["player", "at"])
