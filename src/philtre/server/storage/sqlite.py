"""The log in a SQLite file: a whole group of entries goes to the thread of a connection, and is committed there.

Every step of a statement lets go of Python's lock and waits to have it back, while the rest of the
server is busy: so there are a few statements for a group, never one for each of its entries.
"""

import sqlite3
from asyncio import get_running_loop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, TypeVar

from philtre.server.storage.append import Append, LogRow, Stretch, bits, document, seat_lines
from philtre.server.storage.database import SETTINGS, Database

Given = TypeVar("Given")
Done = TypeVar("Done")

# A group waits in a table of the connection's own: to take a document apart costs more than all else.
DESK = """
CREATE TEMP TABLE line (
  number INTEGER PRIMARY KEY, "table" TEXT, seq INTEGER, at INTEGER, event BLOB, phase TEXT,
  due_at INTEGER, finished INTEGER, waiting INTEGER  -- a bit for each seat
)
"""
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
ROWS = 50  # in a statement, so that there are not too many to be kept ready
CLEAR = "DELETE FROM line"

# Nobody else writes between these: the transaction has the file's lock.
TAKEN = 'SELECT number FROM line JOIN log ON log."table" = line."table" AND log.seq = line.seq'
LEAVE = 'DELETE FROM line WHERE (SELECT 1 FROM log WHERE log."table" = line."table" AND log.seq = line.seq)'
WRITE = 'INSERT INTO log ("table", seq, at, event) SELECT "table", seq, at, event FROM line'
CHANGE = """
UPDATE tables SET seq = line.seq, phase = line.phase, due_at = line.due_at, changed = line.at, finished = line.finished
FROM line WHERE tables.id = line."table"
"""
SEAT = """
INSERT INTO seats ("table", seat, player, bot, name)
SELECT value ->> 'table', value ->> 'seat', value ->> 'player', value ->> 'bot', value ->> 'name'
FROM json_each(?) WHERE true
ON CONFLICT DO UPDATE SET player = excluded.player, bot = excluded.bot, name = excluded.name
"""
WAIT = """
UPDATE seats SET waiting = line.waiting >> seat & 1, finished = line.finished
FROM line WHERE seats."table" = line."table"
  AND (seats.waiting, seats.finished) IS NOT (line.waiting >> seat & 1, line.finished)
"""
KEEP = 'INSERT INTO snapshots ("table", seq, data) VALUES (?, ?, ?)'

READ = """
SELECT stretch.key, log.seq, log.at, log.event FROM json_each(?) AS stretch
CROSS JOIN log ON log."table" = stretch.value ->> 'table'
  AND log.seq > stretch.value ->> 'after' AND log.seq <= stretch.value ->> 'up_to'
ORDER BY stretch.key, log.seq
"""


class SqliteStore:
    """Writes groups of entries when it is the log's turn to write, and reads them at any time."""

    failures: ClassVar[tuple[type[Exception], ...]] = (sqlite3.OperationalError,)  # of the file, and of no entry

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Hand(str(database.file))
        self.reader = Hand(str(database.file))

    async def write(self, appends: Sequence[Append]) -> list[bool]:
        """Which of the entries were written; all others had been there before."""
        async with self.database.turn:
            return await self.writer.do(commit, appends)

    async def read(self, stretches: Sequence[Stretch]) -> list[list[LogRow]]:
        return await self.reader.do(read, stretches)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class Hand:
    """A connection with a thread of its own."""

    def __init__(self, file: str) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self.connection = self.thread.submit(connected, file).result()

    async def do(self, work: Callable[[sqlite3.Connection, Given], Done], given: Given) -> Done:
        return await get_running_loop().run_in_executor(self.thread, work, self.connection, given)

    async def close(self) -> None:
        await get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()


# In the threads.


def connected(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(DESK)
    return connection


def commit(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        won = insert(connection, appends)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return won


def insert(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    for start in range(0, len(appends), ROWS):
        part = appends[start : start + ROWS]
        cells = [cell for number, one in enumerate(part, start) for cell in line_of(number, one)]
        connection.execute(f"INSERT INTO line VALUES {', '.join([ROW] * len(part))}", cells)
    taken = {number for (number,) in connection.execute(TAKEN).fetchall()}
    won = [number not in taken for number in range(len(appends))]
    if taken:
        connection.execute(LEAVE)
        appends = [append for append, has_won in zip(appends, won, strict=True) if has_won]
    connection.execute(WRITE)
    connection.execute(CHANGE)
    if any(append.sittings for append in appends):
        connection.execute(SEAT, [seat_lines(appends)])
    connection.execute(WAIT)
    snapshots = [(append.table, append.seq, append.snapshot) for append in appends if append.snapshot is not None]
    if snapshots:
        connection.executemany(KEEP, snapshots)
    connection.execute(CLEAR)
    return won


def line_of(number: int, one: Append) -> tuple[object, ...]:
    return number, one.table, one.seq, one.at, one.event, one.phase, one.due_at, one.finished, bits(one.waiting)


def read(connection: sqlite3.Connection, stretches: Sequence[Stretch]) -> list[list[LogRow]]:
    found: list[list[LogRow]] = [[] for _ in stretches]
    for number, *row in connection.execute(READ, [document(stretches)]).fetchall():
        found[number].append(LogRow(*row))
    return found
