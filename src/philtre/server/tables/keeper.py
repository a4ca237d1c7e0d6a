"""The keeper: what is due at a table with nobody asking. Bots answer, clocks run out, deserted tables are closed.

The process that wrote an entry sees to what is due after it. Should that process be gone, another
finds the table by its ``due_at``. If two see to the same thing, one is first and the other's is refused.
"""

from asyncio import TimerHandle, get_running_loop, sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from philtre.kernel.errors import NotAllowed
from philtre.server import logs
from philtre.server.storage.groups import DatabaseFailed
from philtre.server.storage.schema import tables
from philtre.server.tables.hall import Hall
from philtre.server.tables.thinker import Question
from philtre.server.tables.thinkers import Thinkers
from philtre.table import Abandoned, Answered, Due, Entry, Event, StoodIn, Table

SWEEP = 5.0  # seconds from one look for what was left undone to the next
LATE = 10_000  # milliseconds after which something was left undone
MOST = 1000  # tables at a time

Errand = tuple[str, int, int]  # a table, a seat, and what it could notice


class Keeper:
    """Sees to all tables of a hall."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.timers: dict[str, TimerHandle] = {}
        self.errands: set[Errand] = set()  # the bots that think
        self.chance = Random()
        self.hopeless: set[str] = set()  # tables that cannot be opened

    @asynccontextmanager
    async def keeping(self) -> AsyncIterator[None]:
        self.hall.follow(self.plan)
        self.hall.linger(self.keep())
        try:
            yield
        finally:
            for timer in self.timers.values():
                timer.cancel()

    def plan(self, table: Table, entry: Entry) -> None:
        """After an entry, see to what is due when its time has come."""
        id = table.agreement.id
        if (timer := self.timers.pop(id, None)) is not None:
            timer.cancel()
        dues = table.due()
        if dues:
            seconds = max(0, dues[0].at - self.hall.clock()) / 1000
            self.timers[id] = get_running_loop().call_later(seconds, self.begin, id)

    def begin(self, id: str) -> None:
        self.timers.pop(id, None)
        self.hall.linger(self.attend(id))

    # What was left undone.

    async def keep(self) -> None:
        late = 0
        while True:
            try:
                await self.sweep(late)
            except Exception as error:  # the database may be back the next time
                logs.fault(error)
            late = LATE
            await sleep(self.chance.uniform(0.5, 1.5) * SWEEP)

    async def sweep(self, late: int = 0) -> None:
        """See to all tables at which something is due since so many milliseconds."""
        due = tables.c.due_at <= self.hall.clock() - late
        wanted = select(tables.c.id).where(due).order_by(tables.c.due_at).limit(MOST)
        async with self.hall.database.reading() as connection:
            ids = (await connection.execute(wanted)).scalars().all()
        for id in ids:
            if id not in self.hopeless:
                self.begin(id)

    # One table.

    async def attend(self, id: str) -> None:
        """Do what is due now."""
        try:
            async with self.hall.table(id) as table:
                dues = [due for due in table.due() if due.at <= self.hall.clock()]
                errands = [
                    self.errand(table, due.seat) for due in dues if due.seat is not None and due.what == "answer"
                ]
        except (DatabaseFailed, SQLAlchemyError, OSError):
            return  # until the next sweep
        except Exception as error:  # of rules that have changed, or whatever: others are not to suffer from it
            self.hopeless.add(id)
            logs.warn("hopeless table", table=id, **logs.where(error))
            return
        for errand, question in errands:
            if errand not in self.errands:
                self.errands.add(errand)
                self.hall.linger(self.answer(errand, question))
        for due in dues:
            if due.what != "answer":
                with suppress(NotAllowed, DatabaseFailed):
                    await self.hall.append(id, lambda table, due=due: still_due(table, due))  # type: ignore[misc]

    def errand(self, table: Table, seat: int) -> tuple[Errand, Question]:
        level = table.seats[seat].bot
        assert table.course is not None and level is not None
        question = Question(level, table.course.state.seen_by(seat), seat, table.bot_seed(seat))
        return (table.agreement.id, seat, table.noticed(seat)), question

    async def answer(self, errand: Errand, question: Question) -> None:
        """Let a bot think, and answer if its seat still sees the same."""
        id, seat, number = errand

        def answered(table: Table) -> Event:
            if table.noticed(seat) != number or table.seats[seat].bot is None:
                raise NotAllowed("stale")
            return Answered(seat, play)

        try:
            action = await self.thinkers.choose(question)
            play = question.seen.lexicon.write(action)
            with suppress(NotAllowed, DatabaseFailed):
                await self.hall.append(id, answered)
        finally:
            self.errands.discard(errand)


def still_due(table: Table, due: Due) -> Event:
    """What happens when a time has come, if it has."""
    if due not in table.due():
        raise NotAllowed("stale")
    if due.what == "time" and due.seat is not None:
        return StoodIn(due.seat, table.agreement.stand_in, "time")
    return Abandoned()
