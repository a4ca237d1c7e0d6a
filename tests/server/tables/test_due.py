"""What is due with nobody asking: clocks run out, deserted tables are closed, and nothing is left undone."""

import asyncio
from collections.abc import Iterator

import pytest
from support.serving import Place, serving
from support.sockets import Client, Said, Sitting, newcomer, started, told
from support.tables import BEGINNING, agreed
from support.tables import started as started_at

from philtre.server.storage.database import Database
from philtre.server.tables import keeper
from philtre.server.tables.hall import Hall, entry_of
from philtre.table import Abandoned, Answered, BotSat, Event, Live, Returned, Sat, Slow, Started, StoodIn

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(database_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A service whose clock the test sets, and which looks often at what is due."""
    monkeypatch.setattr(keeper, "SWEEP", 0.05)
    monkeypatch.setattr(keeper, "LATE", 0)
    with serving(database_url, clock=clock) as place:
        yield place


def decider(sitting: Sitting) -> int:
    course = sitting.table().course
    assert course is not None
    return course.state.deciders[0]


def gone(client: Client, seat: int) -> str | None:
    why: str | None = client.view["seats"][seat]["gone"]
    return why


def gone_from(view: Said) -> int:
    return sum(seat["gone"] is not None for seat in view["seats"])


def turn_over(client: Client) -> None:
    """Answer until it is another's turn."""
    while client.asked:
        before = client.number
        client.answer()
        client.see(lambda view, before=before: view["noticed"] > before)  # type: ignore[misc]


def test_whose_time_is_up_is_replaced_and_may_come_back(timed: Place, clock: Clock) -> None:
    sitting = started(timed, "alchemist", pace=Live(600, 5))
    seat = decider(sitting)
    with sitting.at(seat) as mine, sitting.at(1 - seat) as theirs:
        mine.hello()
        theirs.hello()
        assert mine.view["seats"][seat]["clock"] == {"left": 600_000, "since": BEGINNING}
        clock.now += MINUTE
        turn_over(mine)
        theirs.see(lambda view: bool(theirs.asked))
        earned = 5_000 * (len(sitting.entries()) - 3)
        assert theirs.view["seats"][seat]["clock"] == {"left": 540_000 + earned, "since": None}
        clock.now += 10 * MINUTE
        mine.see(lambda view: gone(mine, 1 - seat) == "time")
        before = theirs.see(lambda view: gone(theirs, 1 - seat) == "time")
        theirs.see(lambda view: told(view) > told(before))  # the stand-in has answered
        theirs.send("return")
        theirs.see(lambda view: gone(theirs, 1 - seat) is None)
        assert theirs.view["seats"][1 - seat]["clock"]["left"] == 30_000
    events = [entry.event for entry in sitting.entries()]
    assert events.count(StoodIn(1 - seat, 3, "time")) == 1 and events.count(Returned(1 - seat)) == 1


def test_who_comes_while_the_stand_in_thinks_has_the_seat_when_it_has_answered(timed: Place, clock: Clock) -> None:
    turn = timed.service.live.thinkers.turn
    held = 0

    async def hold() -> None:
        nonlocal held
        while not turn.locked():
            await turn.acquire()
            held += 1

    async def let_go() -> None:
        for _ in range(held):
            turn.release()

    sitting = started(timed, "alchemist", pace=Live(600))
    seat = decider(sitting)
    with sitting.at(1 - seat) as theirs:
        theirs.hello()
        timed.do(hold())
        clock.now += 11 * MINUTE
        theirs.see(lambda view: gone(theirs, seat) == "time")
        with sitting.at(seat) as mine:
            mine.hello()
            assert mine.refused(mine.send("return"))["reason"] == "time-is-up"
            timed.do(let_go())
            mine.see(lambda view: gone(mine, seat) is None)
    events = sitting.events()
    assert isinstance(events[events.index(Returned(seat)) - 1], Answered)


def test_nobody_answers_after_their_time(timed: Place, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = started(timed, "alchemist", pace=Slow(3600))
    with sitting.at(decider(sitting)) as mine:
        mine.hello()
        monkeypatch.setattr(keeper, "MOST", 0)  # nobody looks
        clock.now += 61 * MINUTE
        assert mine.refused(mine.answer())["reason"] == "time-is-up"
        monkeypatch.setattr(keeper, "MOST", 10)
        mine.see(lambda view: view["seats"][view["seat"]]["gone"] == "time")


def test_a_deserted_table_is_closed_after_a_day(timed: Place, clock: Clock) -> None:
    sitting = started(timed, "alchemist", 3, bots={2: 1}, pace=Slow(3600))
    with sitting.at(None) as watching:
        watching.hello()
        for count in (1, 2):
            watching.see(lambda view: any(seat["clock"] and seat["clock"]["since"] for seat in view["seats"]))
            clock.now += 61 * MINUTE
            watching.see(lambda view, count=count: gone_from(view) == count)  # type: ignore[misc]
        number = watching.number
        clock.now += DAY
        watching.see(lambda view: view["phase"] == "finished")
        assert watching.number == number + 1
        assert watching.view["result"]["ending"] == "abandoned"
    assert sitting.entries()[-1].event == Abandoned()


def test_what_a_process_left_undone_another_does(database_url: str, clock: Clock) -> None:
    """It wrote the last entry, and was gone before it could see to what came next."""
    with serving(database_url, clock=clock) as place:
        player, cookie = newcomer(place)

    first = started_at("alchemist", 2).course.state.deciders[0]

    async def leave_undone() -> None:
        async with Database.open(database_url) as database:
            hall = Hall(database, clock)
            async with hall.open():
                await hall.make(agreed("alchemist", 2), None, "open", "invite")
                events: list[Event] = [Sat(1 - first, str(player), "Zoé"), BotSat(first, 1), Started()]
                for event in events:
                    await hall.append("t1", event)

    asyncio.run(leave_undone())
    with serving(database_url, clock=clock) as place, Client.connected(place, "t1", cookie) as mine:
        mine.see(lambda view: bool(mine.asked))
        events = [entry_of(row).event for row in place.do(place.service.hall.log.read("t1"))]
        assert [event.seat for event in events if isinstance(event, Answered)] == [first] * (len(events) - 3)


def test_a_table_that_cannot_be_opened_keeps_nobody_waiting(timed: Place, clock: Clock) -> None:
    broken = started(timed, "alchemist", pace=Slow(3600))
    sound = started(timed, "alchemist", pace=Slow(3600))
    with timed.data() as connection:
        connection.exec_driver_sql(f"""UPDATE tables SET agreement = '{{"id": "x"}}' WHERE id = '{broken.id}'""")
    timed.service.hall.rooms.pop(broken.id).table = None
    timed.service.hall.idle.pop(broken.id)
    seat = decider(sound)
    with sound.at(seat) as mine:
        mine.hello()
        clock.now += 61 * MINUTE
        mine.see(lambda view: gone(mine, seat) == "time")
