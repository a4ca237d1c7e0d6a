"""The log in a PostgreSQL: one statement writes a group of entries, and tells every process of those that won."""

from collections.abc import Sequence
from typing import Any, ClassVar

from psycopg import AsyncConnection, OperationalError

from philtre.server.storage.append import Append, LogRow, Stretch, document, lines, seat_lines
from philtre.server.storage.database import Database

CHANNEL = "philtre"
TOLD_TOGETHER = 50  # notices, which are far less than the 8000 bytes that go at once

# Sorted, so that two processes that write the same entries wait for each other in one order.
WRITE = f"""
WITH line AS MATERIALIZED (
  SELECT * FROM json_to_recordset(%(lines)s) AS line(
    "table" text, seq int, at bigint, event text, phase text, due_at bigint, finished bigint, waiting int)
), seat_line AS MATERIALIZED (
  SELECT * FROM json_to_recordset(%(seat_lines)s) AS seat_line(
    "table" text, seq int, seat int, player int, bot int, name text, waiting bool, finished bigint)
), won AS (
  INSERT INTO log ("table", seq, at, event)
  SELECT "table", seq, at, convert_to(event, 'UTF8') FROM line ORDER BY "table"
  ON CONFLICT DO NOTHING RETURNING "table", seq
), changed AS (
  UPDATE tables SET seq = line.seq, phase = line.phase, due_at = line.due_at, changed = line.at,
    finished = line.finished
  FROM line JOIN won USING ("table") WHERE tables.id = line."table"
), seated AS (
  INSERT INTO seats ("table", seat, player, bot, name, waiting, finished)
  SELECT "table", seat, player, bot, name, waiting, finished FROM seat_line JOIN won USING ("table", seq)
  ON CONFLICT ("table", seat) DO UPDATE SET player = excluded.player, bot = excluded.bot, name = excluded.name,
    waiting = excluded.waiting, finished = excluded.finished
), waited AS (
  UPDATE seats SET waiting = line.waiting >> seats.seat & 1 = 1, finished = line.finished
  FROM line JOIN won USING ("table") WHERE seats."table" = line."table"
    AND (seats.waiting, seats.finished) IS DISTINCT FROM (line.waiting >> seats.seat & 1 = 1, line.finished)
    AND NOT EXISTS (SELECT FROM seat_line WHERE (seat_line."table", seat_line.seat) = (seats."table", seats.seat))
), kept AS (
  INSERT INTO snapshots ("table", seq, data)
  SELECT "table", seq, data
  FROM unnest(%(tables)s::text[], %(snapshots)s::bytea[]) AS snapshot("table", data) JOIN won USING ("table")
)
SELECT array_agg("table"), pg_notify('{CHANNEL}', string_agg('log:' || "table" || ':' || seq, ' '))
FROM (SELECT "table", seq, row_number() OVER () / {TOLD_TOGETHER} AS part FROM won) AS told GROUP BY part
"""

READ = """
SELECT stretch.number, log.seq, log.at, log.event
FROM ROWS FROM (json_to_recordset(%(stretches)s) AS ("table" text, after int, up_to int))
  WITH ORDINALITY AS stretch("table", after, up_to, number)
JOIN log ON log."table" = stretch."table" AND log.seq > stretch.after AND log.seq <= stretch.up_to
ORDER BY stretch.number, log.seq
"""

# What is acknowledged is on disk, whatever else this database is used for.
LASTING = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""


class PostgresStore:
    """Writes and reads groups of entries over connections of its own."""

    failures: ClassVar[tuple[type[Exception], ...]] = (OperationalError,)  # of the connection, and of no entry

    def __init__(self, database: Database) -> None:
        self.writer = Link(database)
        self.reader = Link(database)

    async def write(self, appends: Sequence[Append]) -> list[bool]:
        """Which of the entries were written; all others had been there before."""
        snapshots = [append for append in appends if append.snapshot is not None]
        given = {
            "lines": lines(appends),
            "seat_lines": seat_lines(appends),
            "tables": [append.table for append in snapshots],
            "snapshots": [append.snapshot for append in snapshots],
        }
        won = {table for tables, _ in await self.writer.ask(WRITE, given) for table in tables}
        return [append.table in won for append in appends]

    async def read(self, stretches: Sequence[Stretch]) -> list[list[LogRow]]:
        found: list[list[LogRow]] = [[] for _ in stretches]
        for number, *row in await self.reader.ask(READ, {"stretches": document(stretches)}):
            found[number - 1].append(LogRow(*row))
        return found

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class Link:
    """A connection that is made when it is needed, and made again when it was lost."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: AsyncConnection | None = None

    async def ask(self, statement: str, given: dict[str, Any]) -> list[tuple[Any, ...]]:
        was_there = self.connection is not None
        try:
            return await self.ask_once(statement, given)
        except OperationalError:
            if not was_there:
                raise
        # It had been lost since it was last used. Should a group have been written nevertheless, all its
        # entries are there already: which their callers learn from the log, as if others had been faster.
        return await self.ask_once(statement, given)

    async def ask_once(self, statement: str, given: dict[str, Any]) -> list[tuple[Any, ...]]:
        try:
            if self.connection is None:
                self.connection = await connected(self.database)
                # Every statement here goes by keys, also when what is known of a table's size is out of date.
                await self.connection.execute("SET enable_seqscan = off")
                await self.connection.execute(LASTING)
            cursor = await self.connection.execute(statement.encode(), given, prepare=True, binary=True)
            return await cursor.fetchall()
        except OperationalError:
            await self.close()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


async def connected(database: Database) -> AsyncConnection:
    """A connection outside the pool; each statement is a transaction, and it notices when the other side is gone."""
    arguments, options = database.writer.dialect.create_connect_args(database.url)
    alive: dict[str, Any] = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
    return await AsyncConnection.connect(*arguments, **{**alive, **options}, autocommit=True)
