"""A week of slow games, with a clock that is turned by hand: people answer after hours, forget, return, or never come.

The service is stopped in between, and things fall due while it is away. In the end every log is held
against what people did and what the pace allows, and nothing is due that nobody does.
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sqlalchemy import Row, Select, func, select
from support.serving import Place, serving
from support.sockets import Sitting, started
from support.tables import secret_of

from philtre.server.settings import Settings
from philtre.server.storage.schema import seats, tables
from philtre.table import Abandoned, Answered, Entry, Event, Resigned, Returned, Slow, StoodIn, Table
from philtre.table.due import PATIENCE as DESERTED

BEGINNING = 1_800_000_000_000
HOUR = 60 * 60 * 1000
TICK = 2 * HOUR
WAIT = 60  # seconds of ours for what is due to be done

Seat = tuple[str, int]  # of a table


@dataclass
class Week:
    """The clock, the service of the moment, and what people did."""

    url: str
    now: int = BEGINNING
    random: Random = field(default_factory=lambda: Random(7))
    sittings: dict[str, Sitting] = field(default_factory=dict)
    away: set[Seat] = field(default_factory=set)
    answering: dict[Seat, int] = field(default_factory=dict)  # when somebody will answer
    done: dict[str, list[Answered]] = field(default_factory=lambda: defaultdict(list))

    @contextmanager
    def service(self) -> Iterator[Place]:
        with serving(self.url, Settings(limited=False), lambda: self.now) as place:
            for sitting in self.sittings.values():
                sitting.place = place
            self.place = place
            yield place

    def table(self, game: str, players: int, bots: dict[int, int] | None = None, per_move: int = 24) -> str:
        """A table at which everybody has so many hours for an answer."""
        secret = secret_of(len(self.sittings))
        sitting = started(self.place, game, players, bots, pace=Slow(per_move * 3600), stand_in=1, secret=secret)
        self.sittings[sitting.id] = sitting
        return sitting.id

    @property
    def people(self) -> list[Seat]:
        return [(table, seat) for table, sitting in self.sittings.items() for seat in sitting.people]

    # Time.

    def pass_time(self, hours: float) -> None:
        for _ in range(round(hours * HOUR / TICK)):
            self.now += TICK
            self.place.do(self.place.service.live.keeper.sweep())
            self.expect_nothing_due()
            while self.answer_all():
                self.expect_nothing_due()

    def expect_nothing_due(self) -> None:
        """What is due is done, and what that makes due."""
        until = time.monotonic() + WAIT
        while self.due() and time.monotonic() < until:
            time.sleep(0.002)
        assert self.due() == 0, "something stays due"

    def due(self) -> int:
        return int(self.read(select(func.count()).where(tables.c.due_at <= self.now))[0][0])

    def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async def read() -> Sequence[Row[Any]]:
            async with self.place.service.database.reading() as connection:
                return list(await connection.execute(query))

        return self.place.do(read())

    # People.

    def answer_all(self) -> bool:
        """Whether anybody has thought for long enough, and answers; the others go on thinking."""
        answered = False
        asked = {(row.table, row.seat) for row in self.read(select(seats).where(seats.c.waiting))}
        for seat in [seat for seat in self.people if seat in asked]:
            at = self.answering.setdefault(seat, self.now + self.random.randrange(3) * TICK)
            if seat not in self.away and self.now >= at:
                del self.answering[seat]
                self.answer(*seat)
                answered = True
        return answered

    def answer(self, table: str, seat: int) -> None:
        with self.sittings[table].at(seat) as client:
            client.hello()
            play = self.random.choice(client.asked)
            client.taken(client.answer(play))
        self.done[table].append(Answered(seat, play))

    def visit(self, table: str, seat: int) -> None:
        """Come back, and be seen by the others."""
        self.away.discard((table, seat))
        with self.sittings[table].at(seat) as client:
            client.hello()
            client.see(lambda view: view["seats"][seat]["gone"] is None)

    def leave(self, table: str, seat: int) -> None:
        self.away.add((table, seat))
        with self.place.visit() as browser:
            browser.cookies.set("philtre", self.sittings[table].people[seat][1])
            assert browser.delete(f"/api/tables/{table}/seats").status_code == 204

    def resign(self, table: str, seat: int) -> None:
        with self.sittings[table].at(seat) as client:
            client.hello()
            client.taken(client.send("resign"))

    def phases(self) -> dict[str, str]:
        return {row.id: row.phase for row in self.read(select(tables))}


# What is expected of a log.


class Judge:
    """Holds a log against the pace: nobody answers late, and nobody is replaced early or much later."""

    def __init__(self, sitting: Sitting, closed: range) -> None:
        self.table = Table(sitting.agreement)
        pace = sitting.agreement.pace
        assert isinstance(pace, Slow)
        self.pace = 1000 * pace.per_move
        self.closed = closed  # while there was no service
        self.since: dict[int, int] = {}  # from when on each person's time runs
        self.deserted: int | None = None
        self.by_people: list[Answered] = []
        self.by_stand_ins = 0
        self.changes: list[Event] = []

    def judge(self, entry: Entry) -> None:
        event = entry.event
        match event:
            case Answered(seat) if self.table.seats[seat].attended:
                assert entry.at < self.since[seat] + self.pace, "too late"
                self.by_people.append(event)
                self.since.pop(seat)
            case Answered(seat):
                self.by_stand_ins += self.table.seats[seat].player is not None
            case StoodIn(seat, _, "time"):
                self.expect_soon_after(self.since[seat] + self.pace, entry.at)
            case Abandoned():
                assert self.deserted is not None
                self.expect_soon_after(self.deserted + DESERTED, entry.at)
        if isinstance(event, StoodIn | Returned | Abandoned | Resigned):
            self.changes.append(event)
        self.table.apply(entry)
        self.follow(entry.at)

    def expect_soon_after(self, due: int, at: int) -> None:
        latest = self.closed.stop if due in self.closed else due + TICK
        assert due <= at <= latest, (due, at)

    def follow(self, at: int) -> None:
        course = self.table.course
        if course is None or self.table.phase != "playing":
            return
        deciding = [seat for seat in course.state.deciders if self.table.seats[seat].attended]
        self.since = {seat: self.since.get(seat, at) for seat in deciding}
        attended = any(seat.attended for seat in self.table.seats)
        self.deserted = None if attended else self.deserted or at


def judged(sitting: Sitting, closed: range, answered: list[Answered]) -> Judge:
    judge = Judge(sitting, closed)
    for entry in sitting.entries():
        judge.judge(entry)
    assert judge.by_people == answered, "what people said is what is in the log, once and in that order"
    return judge


def test_a_week_of_slow_games(database_url: str) -> None:
    week = Week(database_url)
    with week.service():
        diligent = week.table("alchemist", 3)
        holiday = week.table("alchemist", 3)
        deserted = week.table("elixir-mixer", 2)
        robots = week.table("ars-alchimia", 2, bots={1: 1})
        together = week.table("bal-des-chaudrons", 3, per_move=12)
        leaving = week.table("azerlande", 2)
        endless = week.table("elixir-mixer", 3)
        week.pass_time(12)
        week.away |= {(deserted, 0), (deserted, 1)}
        week.pass_time(12)
        week.leave(leaving, 0)
        week.away |= {(holiday, 1), (together, 2), (robots, 0)}
        week.pass_time(24)
        week.visit(leaving, 0)
        week.visit(together, 2)
        week.pass_time(32)
    closed = range(week.now, week.now + 12 * HOUR)
    week.now = closed.stop
    with week.service():
        week.expect_nothing_due()  # what fell due meanwhile is done without anybody asking
        week.pass_time(8)
        week.visit(holiday, 1)
        week.pass_time(20)
        week.resign(leaving, 1)
        week.pass_time(48)
        assert week.now == BEGINNING + 168 * HOUR
        assert week.phases()[endless] == "playing"

        # Then nobody comes any more: one after the other is replaced, and the table given up.
        week.away.update(week.people)
        week.pass_time(5 * 24)
        assert set(week.phases().values()) == {"finished"}
        judges = {table: judged(sitting, closed, week.done[table]) for table, sitting in week.sittings.items()}

    assert judges[diligent].changes == [] and judges[diligent].by_stand_ins == 0
    assert judges[holiday].changes[:2] == [StoodIn(1, 1, "time"), Returned(1)] and judges[holiday].by_stand_ins
    *replaced, last = judges[deserted].changes
    assert {*replaced} == {StoodIn(0, 1, "time"), StoodIn(1, 1, "time")} and last == Abandoned()
    assert judges[deserted].table.at == closed.stop, "it was given up as soon as there was a service again"
    assert judges[robots].changes == [StoodIn(0, 1, "time"), Abandoned()]
    assert judges[together].changes[:2] == [StoodIn(2, 1, "time"), Returned(2)] and judges[together].by_stand_ins
    assert {*judges[endless].changes} == {*(StoodIn(seat, 1, "time") for seat in range(3)), Abandoned()}
    assert judges[leaving].changes == [StoodIn(0, 1, "left"), Returned(0), Resigned(1)]
