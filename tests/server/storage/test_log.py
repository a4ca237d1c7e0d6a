"""Entries are written once, in order, and only as a whole; on both databases."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from sqlalchemy import Table, select
from support.postgres import Cluster

from philtre.server.storage.append import Append, LogRow, Sitting
from philtre.server.storage.bus import Bus
from philtre.server.storage.database import Database
from philtre.server.storage.groups import DatabaseFailed
from philtre.server.storage.log import Log, Snapshot
from philtre.server.storage.schema import chat, seats, tables
from philtre.server.storage.sqlite import SqliteStore

from .rows import lay_tables


@pytest.fixture
async def log(database: Database) -> AsyncIterator[Log]:
    async with Bus.open(database) as bus, Log.open(database, bus) as opened:
        await lay_tables(database, ["t1", "t2", "t3"])
        yield opened


def entry(table: str, seq: int, event: str = '{"play": "brew « é »\\u0000"}', **more: Any) -> Append:
    return Append(table, seq, 1000 + seq, event.encode(), **({"phase": "playing"} | more))


async def rows(database: Database, table: Table, *columns: str) -> list[Sequence[Any]]:
    async with database.reading() as connection:
        chosen = select(*(table.c[name] for name in columns)).order_by(*table.primary_key)
        return [tuple(row) for row in await connection.execute(chosen)]


async def test_what_was_appended_is_read(log: Log) -> None:
    for seq in range(1, 6):
        assert await log.append(entry("t1", seq, f'{{"é": {seq}}}'))
    assert await log.append(entry("t2", 1))
    every = [LogRow(seq, 1000 + seq, f'{{"é": {seq}}}'.encode()) for seq in range(1, 6)]
    assert await log.read("t1") == every
    assert await log.read("t1", 2) == every[2:]
    assert await log.read("t1", 2, 4) == every[2:4]
    assert await log.read("t1", 5) == await log.read("nowhere") == []
    assert (await log.read("t2"))[0].event == entry("t2", 1).event


async def test_the_table_and_its_seats_change_with_the_entry(log: Log) -> None:
    assert await log.append(entry("t1", 1, due_at=9, waiting=(0, 1)))
    assert await rows(log.database, seats, "table", "waiting") == [
        *[("t1", True)] * 2,
        *[("t2", False)] * 2,
        *[("t3", False)] * 2,
    ]
    robot = Sitting(1, bot=4, name="Robot")
    assert await log.append(entry("t1", 2, waiting=(1,), sittings=(robot, Sitting(2, player=1, name="Zoé"))))
    about = ("seat", "player", "bot", "name", "waiting", "finished")
    assert (await rows(log.database, seats, *about))[:3] == [
        (0, 1, None, "", False, None),
        (1, None, 4, "Robot", True, None),
        (2, 1, None, "Zoé", False, None),
    ]
    about = ("id", "seq", "phase", "due_at", "changed", "finished")
    assert (await rows(log.database, tables, *about))[0] == ("t1", 2, "playing", None, 1002, None)


async def test_all_seats_know_that_the_game_is_over(log: Log) -> None:
    await log.append(entry("t1", 1, waiting=(0, 1)))
    await log.append(entry("t1", 2, phase="over", finished=77, sittings=(Sitting(1, bot=2),)))
    assert (await rows(log.database, seats, "table", "waiting", "finished"))[:3] == [
        ("t1", False, 77),
        ("t1", False, 77),
        ("t2", False, None),
    ]
    assert (await rows(log.database, tables, "phase", "finished"))[0] == ("over", 77)


async def test_an_entry_that_comes_too_late_changes_nothing(log: Log) -> None:
    assert await log.append(entry("t1", 1, '"first"', waiting=(0,)))
    before = [await rows(log.database, table, *table.c.keys()) for table in (tables, seats)]
    late = entry(
        "t1", 1, '"second"', phase="over", waiting=(1,), sittings=(Sitting(0, bot=1),), finished=5, snapshot=b"late"
    )
    group = [log.append(late), log.append(entry("t2", 1))]
    assert await asyncio.gather(*group) == [False, True]
    after = [await rows(log.database, table, *table.c.keys()) for table in (tables, seats)]
    assert [[row for row in found if "t2" not in row] for found in after] == [
        [row for row in found if "t2" not in row] for found in before
    ]
    assert [row.event for row in await log.read("t1")] == [b'"first"']
    assert await log.latest_snapshot("t1") is None


async def test_the_latest_snapshot_up_to_an_entry(log: Log) -> None:
    for seq in range(1, 10):
        assert await log.append(entry("t1", seq, snapshot=bytes([seq, 0, 255]) if seq % 4 == 0 else None))
    assert await log.latest_snapshot("t1") == Snapshot(8, bytes([8, 0, 255]))
    assert await log.latest_snapshot("t1", 7) == Snapshot(4, bytes([4, 0, 255]))
    assert await log.latest_snapshot("t1", 3) is None
    assert await log.latest_snapshot("t2") is None


async def test_exactly_one_of_those_who_race_wins(log: Log, database_url: str) -> None:
    """Eight want every number of every table, half of them as another process would."""
    names, last = ("t1", "t2", "t3"), 40
    wins: list[tuple[str, int, int]] = []

    async def race(ours: Log, racer: int) -> None:
        order = names[:: 1 if racer % 2 else -1]
        for seq in range(1, last + 1):
            won = await asyncio.gather(*(ours.append(entry(name, seq, str(racer))) for name in order))
            wins.extend((name, seq, racer) for name, has_won in zip(order, won, strict=True) if has_won)

    async with Database.open(database_url) as other, Bus.open(other) as bus, Log.open(other, bus) as theirs:
        await asyncio.gather(*(race(log if racer < 4 else theirs, racer) for racer in range(8)))
    assert sorted((name, seq) for name, seq, _ in wins) == [(name, seq) for name in names for seq in range(1, last + 1)]
    for name in names:
        kept = {row.seq: int(row.event) for row in await log.read(name)}
        assert kept == {seq: racer for winner, seq, racer in wins if winner == name}
    assert [row[1] for row in await rows(log.database, tables, "id", "seq")] == [last] * 3


async def test_two_entries_of_one_table_may_wait_together(log: Log) -> None:
    both = [log.append(entry("t1", 1, waiting=(0,))), log.append(entry("t1", 2, waiting=(1,)))]
    assert await asyncio.gather(*both) == [True, True]
    assert (await rows(log.database, tables, "seq"))[0] == (2,)
    assert (await rows(log.database, seats, "waiting"))[:2] == [(False,), (True,)]


BAD = {
    "no such table": entry("nowhere", 1),
    "no such player": entry("t3", 1, sittings=(Sitting(0, player=99),)),
    "not a text": entry("t3", 1, sittings=(Sitting(0, name="\ud800"),)),
}


@pytest.mark.parametrize("name", BAD)
async def test_others_do_not_suffer_from_an_entry_that_cannot_be_written(log: Log, name: str) -> None:
    group = [log.append(entry("t1", 1)), log.append(BAD[name]), log.append(entry("t2", 1))]
    first, second, third = await asyncio.gather(*group, return_exceptions=True)
    assert isinstance(second, DatabaseFailed) and second.reason == "not-written"
    assert (first, third) == (True, True)
    assert await log.append(entry("t1", 2))
    assert await log.read("t3") == []


async def test_who_is_cancelled_goes_when_it_is_written(log: Log) -> None:
    async def append(table: str) -> bool:
        return await log.append(entry(table, 1))

    going, staying = asyncio.create_task(append("t1")), asyncio.create_task(append("t2"))
    await asyncio.sleep(0)
    going.cancel()
    await asyncio.sleep(0)
    assert not going.done()
    assert await staying
    with pytest.raises(asyncio.CancelledError):
        await going
    assert [row.seq for row in await log.read("t1")] == [1]
    assert await log.append(entry("t2", 2))


async def test_what_waits_is_written_before_the_log_is_closed(database: Database) -> None:
    await lay_tables(database, ["t1", "t2"])
    async with Bus.open(database) as bus:
        async with Log.open(database, bus) as log:
            waiting = [asyncio.ensure_future(log.append(entry(table, seq))) for seq in (1, 2) for table in ("t1", "t2")]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [True] * 4


async def test_a_full_disk_fails_every_caller_and_the_log_goes_on(sqlite_url: str) -> None:
    async with Database.open(sqlite_url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        await lay_tables(database, ["t1", "t2"])
        assert isinstance(log.store, SqliteStore)
        hand = log.store.writer
        hand.thread.submit(hand.connection.execute, "PRAGMA max_page_count = 1").result()  # no more than there are
        large = "x" * 100_000
        failed = await asyncio.gather(
            *(log.append(entry(table, 1, large)) for table in ("t1", "t2")), return_exceptions=True
        )
        assert [type(error) for error in failed] == [DatabaseFailed, DatabaseFailed]
        assert await log.read("t1") == []
        hand.thread.submit(hand.connection.execute, "PRAGMA max_page_count = 100000").result()
        assert await log.append(entry("t1", 1, large))


async def test_a_lost_connection_is_made_again(cluster: Cluster, postgres_url: str) -> None:
    async with Database.open(postgres_url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        await lay_tables(database, ["t1", "t2"])
        assert await log.append(entry("t1", 1))
        cluster.hang_up(postgres_url)
        assert await log.append(entry("t1", 2))
        assert len(await log.read("t1")) == 2
        cluster.close(postgres_url)
        with pytest.raises(DatabaseFailed, match="not-read"):
            await log.read("t1")
        failed = await asyncio.gather(*(log.append(entry(table, 3)) for table in ("t1", "t2")), return_exceptions=True)
        assert [type(error) for error in failed] == [DatabaseFailed, DatabaseFailed]
        cluster.reopen(postgres_url)
        assert await log.append(entry("t1", 3))
        assert [row.seq for row in await log.read("t1")] == [1, 2, 3]


# What the indexes are for.

QUERIES = {
    "my tables, those waiting for me first": select(seats.c.table)
    .where(seats.c.player == 1, seats.c.finished.is_(None))
    .order_by(seats.c.waiting.desc()),
    "a player's finished tables by time": select(seats.c.table)
    .where(seats.c.player == 1, seats.c.finished < 9)
    .order_by(seats.c.finished.desc()),
    "open tables": select(tables.c.id)
    .where(tables.c.access == "open", tables.c.phase == "seating")
    .order_by(tables.c.created.desc()),
    "due tables": select(tables.c.id).where(tables.c.due_at <= 9).order_by(tables.c.due_at),
    "the last lines of a chat": select(chat).where(chat.c.table == "t1").order_by(chat.c.number.desc()),
}


@pytest.mark.parametrize("name", QUERIES)
async def test_an_index_answers(sqlite_url: str, name: str) -> None:
    query = QUERIES[name].compile(compile_kwargs={"literal_binds": True})
    async with Database.open(sqlite_url) as database, database.reading() as connection:
        plan = [row.detail for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    assert len(plan) == 1 and plan[0].startswith("SEARCH"), plan
