"""The hall: one door to every table, whoever else is at it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update
from support.tables import BEGINNING, agreed, fold, sent

from philtre.kernel.errors import NotAllowed
from philtre.server.errors import Refused
from philtre.server.storage.append import Append
from philtre.server.storage.bus import Notice
from philtre.server.storage.database import Database
from philtre.server.storage.schema import log, players, seats, snapshots, tables
from philtre.server.tables import hall as hall_module
from philtre.server.tables.hall import Hall, entry_of
from philtre.server.tables.room import Shown
from philtre.server.tables.rows import OFTEN
from philtre.table import Agreement, Answered, BotSat, Entry, Sat, Started, Stood, Table


class Onlooker:
    """Keeps the numbers of the views that a spectator is shown."""

    player: int | None = None

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def show(self, shown: Shown) -> None:
        self.numbers.append(shown.number)

    def tell(self, message: bytes) -> None:
        pass

    def reseat(self) -> None:
        pass


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Hall]:
    ticks = count(BEGINNING, 1000)
    hall = Hall(database, lambda: next(ticks))
    async with hall.open():
        yield hall


@pytest.fixture
async def hall(database: Database) -> AsyncIterator[Hall]:
    async with database.writing() as connection:
        people = [{"id": number, "name": "Zoé", "language": "fr", "created": 1} for number in (1, 2, 3)]
        await connection.execute(insert(players), people)
    async with opened(database) as hall:
        yield hall


async def lay(hall: Hall, agreement: Agreement) -> None:
    await hall.make(agreement, 1, "open", f"invite-{agreement.id}")


async def start(hall: Hall, agreement: Agreement) -> None:
    await lay(hall, agreement)
    for seat in range(agreement.players):
        await hall.append(agreement.id, Sat(seat, str(seat + 1), "Zoé"))
    await hall.append(agreement.id, Started())


def first_answer(table: Table) -> Answered:
    assert table.course is not None
    state = table.course.state
    seat = state.deciders[0]
    return Answered(seat, state.lexicon.write(state.legal(seat)[0]))


async def test_a_table_is_the_fold_of_its_log_in_whatever_hall(hall: Hall) -> None:
    agreement = agreed("azerlande", 2)
    await start(hall, agreement)
    for _ in range(60):
        await hall.append("t1", first_answer)
    entries = [entry_of(row) for row in await hall.log.read("t1")]
    folded = fold(agreement, entries)
    async with hall.table("t1") as table, opened(hall.database) as other, other.table("t1") as again:
        for seat in (0, 1, None):
            assert sent(table, seat) == sent(again, seat) == sent(folded, seat)
        assert table.snapshot() == again.snapshot() == folded.snapshot()


async def test_the_row_of_a_table_tells_how_it_stands(hall: Hall) -> None:
    await lay(hall, agreed("alchemist", 2))
    await hall.append("t1", Sat(0, "2", "Zoé"))
    await hall.append("t1", Stood(0))
    await hall.append("t1", Sat(0, "3", "Léa"))
    await hall.append("t1", BotSat(1, 2))
    entry = await hall.append("t1", Started())
    async with hall.table("t1") as table:
        assert table.course is not None
        decider = table.course.state.deciders[0]
    async with hall.database.reading() as connection:
        row = (await connection.execute(select(tables))).one()
        sitting = (await connection.execute(select(seats).order_by(seats.c.seat))).all()
    assert (row.seq, row.phase, row.changed, row.finished) == (5, "playing", entry.at, None)
    assert row.due_at == (entry.at if decider == 1 else None)
    assert [tuple(seat)[2:5] for seat in sitting] == [(3, None, "Léa"), (None, 2, "")]
    assert [seat.waiting for seat in sitting] == [decider == 0, False]


async def test_what_is_not_allowed_changes_nothing(hall: Hall) -> None:
    await start(hall, agreed("alchemist", 2))
    async with hall.table("t1") as table:
        before = table.snapshot()
    for event in (Started(), Sat(0, "1", "Zoé"), Answered(0, "take nothing"), Answered(9, "take blue")):
        with pytest.raises(Exception, match=r"already-begun|bad-notation|no-such|not-"):
            await hall.append("t1", event)
    async with hall.table("t1") as table:
        assert table.snapshot() == before
    assert len(await hall.log.read("t1")) == table.seq == 3


async def test_there_is_no_such_table(hall: Hall) -> None:
    for _ in range(2):
        with pytest.raises(Refused, match="no-such-table"):
            await hall.append("t9", Started())
    assert not hall.rooms and not hall.idle


async def test_halls_that_fight_for_a_table_lose_nothing_and_do_nothing_twice(hall: Hall) -> None:
    """As processes do, of which each has its own fold."""
    await start(hall, agreed("alchemist", 2))
    async with opened(hall.database) as other:
        await asyncio.gather(*(one.append("t1", first_answer) for one in (hall, other) for _ in range(10)))
        entries = [entry_of(row) for row in await hall.log.read("t1")]
        assert [entry.seq for entry in entries] == list(range(1, 24))
        entry = await other.append("t1", first_answer)
        folded = fold(agreed("alchemist", 2), [*entries, entry])
        for hall_of in (hall, other):
            hall_of.miss()
            async with hall_of.table("t1") as table:
                assert table.snapshot() == folded.snapshot()


async def test_what_one_hall_appends_the_other_reads_when_it_is_asked(hall: Hall) -> None:
    await start(hall, agreed("alchemist", 2))
    async with opened(hall.database) as other:
        async with other.table("t1"):
            pass
        entry = await hall.append("t1", first_answer)
        other.hear(Notice("log", "t1", entry.seq))
        async with other.table("t1") as table:
            assert table.seq == entry.seq


async def test_whoever_is_too_late_is_told_by_the_newer_table(hall: Hall) -> None:
    await lay(hall, agreed("alchemist", 2))
    async with opened(hall.database) as other:
        async with hall.table("t1"), other.table("t1"):
            pass
        await other.append("t1", Sat(0, "1", "Zoé"))
        with pytest.raises(NotAllowed, match="seat-taken"):
            await hall.append("t1", Sat(0, "2", "Léa"))


async def test_tables_that_are_not_used_are_closed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "IDLE", 2)
    ids = ["a", "b", "c", "d"]
    for id in ids:
        await lay(hall, msgspec.structs.replace(agreed("alchemist", 2), id=id))
    async with hall.room("a"):
        for id in ids:
            async with hall.table(id):
                pass
        assert list(hall.rooms) == ["a", "c", "d"]
        async with hall.table("c"):
            pass
        async with hall.table("b"):
            pass
        assert list(hall.rooms) == ["a", "c", "b"]


async def test_a_table_is_opened_from_its_snapshot(hall: Hall) -> None:
    await start(hall, agreed("azerlande", 2))
    for _ in range(OFTEN):
        await hall.append("t1", first_answer)
    async with hall.database.reading() as connection:
        assert (await connection.execute(select(snapshots.c.seq))).scalars().all() == [OFTEN]
    async with hall.database.writing() as connection:
        await connection.execute(delete(log).where(log.c.seq < OFTEN))  # which would be noticed, were it read
    async with opened(hall.database) as other, other.table("t1") as table:
        assert table.seq == OFTEN + 3


async def test_a_snapshot_of_another_version_does_not_matter(hall: Hall) -> None:
    await start(hall, agreed("azerlande", 2))
    for _ in range(OFTEN):
        await hall.append("t1", first_answer)
    async with hall.database.writing() as connection:
        await connection.execute(update(snapshots).values(data=b"of another version"))
    async with hall.table("t1") as table, opened(hall.database) as other, other.table("t1") as anew:
        assert anew.snapshot() == table.snapshot()


async def test_an_account_has_the_seats_of_the_guests_it_was(hall: Hall) -> None:
    await start(hall, agreed("alchemist", 2))
    assert await hall.seats_of("t1", 3) == []
    async with hall.database.writing() as connection:
        await connection.execute(update(players).where(players.c.id == 2).values(merged=3))
    assert await hall.seats_of("t1", 3) == [1]
    async with hall.database.writing() as connection:
        await connection.execute(update(seats).where(seats.c.player.in_([1, 2])).values(player=3))
    assert await hall.seats_of("t1", 3) == [0, 1]


# Whoever asks may go in the middle of it.


class SlowDisk:
    """A log whose next entry is on its way to the disk, for as long as it is wanted."""

    def __init__(self, hall: Hall) -> None:
        self.write = hall.log.appends.serve
        self.begun, self.wanted = asyncio.Event(), asyncio.Event()
        hall.log.appends.serve = self.serve

    async def serve(self, appends: Sequence[Append]) -> Sequence[bool]:
        self.begun.set()
        await self.wanted.wait()
        return await self.write(appends)


@pytest.mark.parametrize("times", [1, 2])
async def test_what_was_asked_by_somebody_who_has_gone_is_shown_and_followed(hall: Hall, times: int) -> None:
    await start(hall, agreed("alchemist", 2))
    onlooker, followed = Onlooker(), list[Entry]()
    async with hall.room("t1") as room:
        async with room.lock:
            await hall.opened(room)
            room.join(onlooker, None)
        hall.follow(lambda table, entry: followed.append(entry))
        disk = SlowDisk(hall)
        asking = asyncio.create_task(hall.append("t1", first_answer))
        await disk.begun.wait()
        for _ in range(times):
            asking.cancel()
            await asyncio.sleep(0)
        disk.wanted.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert [entry.seq for entry in followed] == [4]
        assert onlooker.numbers == [3, 4]
        assert room.table is not None and room.table.seq == room.seq == 4
    assert [entry_of(row).event for row in await hall.log.read("t1", after=3)] == [followed[0].event]


async def test_what_others_wrote_is_shown_though_whoever_came_too_late_has_gone(hall: Hall) -> None:
    await start(hall, agreed("alchemist", 2))
    onlooker = Onlooker()
    async with hall.room("t1") as room, opened(hall.database) as other:
        async with room.lock:
            await hall.opened(room)
            room.join(onlooker, None)
        disk = SlowDisk(hall)
        asking = asyncio.create_task(hall.append("t1", first_answer))
        await disk.begun.wait()
        await other.append("t1", first_answer)
        hall.hear(Notice("log", "t1", 4))
        asking.cancel()
        disk.wanted.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await asyncio.gather(*hall.tasks)
        assert onlooker.numbers == [3, 4]
