"""What one process writes the others hear, also after the connection was lost."""

import asyncio
import gc
from asyncio import Queue

import pytest
from psycopg import ProgrammingError
from support.postgres import Cluster

from philtre.server.storage import bus as bus_module
from philtre.server.storage.append import Append
from philtre.server.storage.bus import Bus, Notice, PostgresBus
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log

from .processes import appending
from .rows import lay_tables

MISSED = Notice("missed", "", 0)


class Ear:
    """What is heard from now on."""

    def __init__(self, bus: Bus) -> None:
        self.notices: Queue[Notice] = Queue()
        bus.listen(self.notices.put_nowait, lambda: self.notices.put_nowait(MISSED))

    async def next(self) -> Notice:
        async with asyncio.timeout(60):
            return await self.notices.get()


def entry(table: str, seq: int) -> Append:
    return Append(table, seq, 1, b"{}", "playing")


@pytest.fixture
async def laid(database: Database) -> Database:
    await lay_tables(database, ["t1", "t2"])
    return database


async def test_every_entry_that_won_is_heard_of_once(laid: Database) -> None:
    async with Bus.open(laid) as bus, Log.open(laid, bus) as log:
        heard, also = Ear(bus), Ear(bus)
        await log.append(entry("t1", 1))
        await log.append(entry("t1", 1))
        await asyncio.gather(*(log.append(entry(table, 2)) for table in ("t1", "t2")))
        first, *others = [await heard.next() for _ in range(3)]
        assert first == Notice("log", "t1", 1)
        assert sorted(others) == [Notice("log", "t1", 2), Notice("log", "t2", 2)]
        await bus.tell(Notice("chat", "t1", 7))
        assert await heard.next() == Notice("chat", "t1", 7)
        assert [await also.next() for _ in range(4)] == [first, *others, Notice("chat", "t1", 7)]
        assert heard.notices.empty()


async def test_a_listener_that_fails_does_not_keep_others_from_hearing(laid: Database) -> None:
    def fails(notice: Notice) -> None:
        raise ValueError(notice)

    async with Bus.open(laid) as bus:
        bus.listen(fails, lambda: None)
        heard = Ear(bus)
        for number in (1, 2):
            await bus.tell(Notice("chat", "t1", number))
            assert (await heard.next()).number == number


async def test_processes_hear_each_other_also_after_a_loss(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.server.storage.bus.POLL", 3600)  # which would hide that the loss is not told
    async with Database.open(postgres_url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        await lay_tables(database, ["t1", "t2"])
        heard = Ear(bus)
        with appending(postgres_url, "t1", up_to=3) as other:
            assert [await heard.next() for _ in range(3)] == [Notice("log", "t1", seq) for seq in (1, 2, 3)]
            await asyncio.to_thread(other.read_until, "done")
            await log.append(entry("t2", 1))
            await asyncio.to_thread(other.read_until, "heard t2 1")
            assert await heard.next() == Notice("log", "t2", 1)
            assert "missed" not in other.said

            cluster.close(postgres_url)
            cluster.reopen(postgres_url)
            assert await heard.next() == MISSED
            await asyncio.to_thread(other.read_until, "missed")
            await log.append(entry("t2", 2))
            assert await heard.next() == Notice("log", "t2", 2)
            await asyncio.to_thread(other.read_until, "heard t2 2")
            other.end()
            assert other.process.returncode == 0


async def test_from_time_to_time_something_may_have_been_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.server.storage.bus.POLL", 0.05)
    async with Database.open(postgres_url) as database, Bus.open(database) as bus:
        heard = Ear(bus)
        assert [await heard.next() for _ in range(3)] == [MISSED] * 3
        await bus.tell(Notice("chat", "t1", 1))
        while (notice := await heard.next()) == MISSED:
            pass
        assert notice == Notice("chat", "t1", 1)


async def test_a_connection_that_cannot_listen_is_closed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "CHANNEL", "not a channel")
    async with Database.open(postgres_url) as database:
        with pytest.raises(ProgrammingError):
            await PostgresBus(database).connect()
    gc.collect()  # which complains of a connection that is still open


async def test_a_bus_that_is_closed_at_once_leaves_no_connection(postgres_url: str) -> None:
    async with Database.open(postgres_url) as database, Bus.open(database):
        pass
    gc.collect()
