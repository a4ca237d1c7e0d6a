"""How many tables a service holds at the pace of people, in which memory, and how that grows with their number."""

from asyncio import gather, sleep
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from statistics import quantiles

import msgspec

from bench.server.load import Load
from bench.server.places import Databases, Place, serving
from bench.server.players import Seat, Sitting
from bench.server.prepare import mixed, prepare

INTERVAL = 5.0  # seconds from one answer at a table to the next
LIMIT = 0.1  # seconds from an answer to the view, for 99 of 100
ENOUGH = 0.97  # of the answers that were due have to be given

# For memory.
DECISIONS = 20  # that have been made at each table
FIRST = 50  # tables that are opened before, for the sake of whatever is there once for all
PAUSE = 1.0  # seconds for things to settle


class Held(msgspec.Struct):
    """What was measured with so many tables. Times are seconds from an answer to the view that follows it."""

    tables: int
    answers: float  # a second
    due: float
    middle: float
    slow: float  # the 99th hundredth
    slow_for_others: float
    cores: float  # that the service was busy with, its database not counted
    cpu: float  # of an answer, in microseconds
    memory: int  # of the service, in bytes

    @property
    def held(self) -> bool:
        return self.slow < LIMIT and self.slow_for_others < LIMIT and self.answers >= ENOUGH * self.due


class Holding(msgspec.Struct):
    """A service with more and more tables, also when it holds them no longer."""

    dialect: str
    processes: int
    base: int  # bytes, with nobody there
    steps: list[Held]

    @property
    def held(self) -> int:
        """The most tables that were held, all fewer having been held too."""
        most = 0
        for step in self.steps:
            if not step.held:
                break
            most = step.tables
        return most


async def hold(
    databases: Databases,
    dialect: str,
    processes: int,
    counts: Sequence[int],
    rests: int,
    tick: Callable[[str], None],
) -> Holding:
    """More and more tables at processes of a service, everybody connected as browsers are.

    It is measured for as many intervals as people rest: so each table owes the same number of answers.
    """
    url = databases.fresh(dialect)
    await prepare(url, mixed(counts[-1]))
    with ExitStack() as stack:
        places = [stack.enter_context(serving(url)) for _ in range(processes)]
        load = Load(places, deflate=True, spread=True)
        holding = Holding(dialect, processes, sum(place.memory() for place in places), [])
        sittings = []
        for before, count in zip([0, *counts], counts, strict=False):
            sittings += await load.sit_down(mixed(count - before, before))
            tick(f"tables held on {dialect}: {count} have come in")
            sample = await load.pace(sittings, INTERVAL, rests * INTERVAL)
            holding.steps.append(
                Held(
                    tables=count,
                    answers=sample.rate,
                    due=sum(not sitting.finished for sitting in sittings) / INTERVAL,
                    middle=quantiles(load.tally.own, n=100)[49],
                    slow=quantiles(load.tally.own, n=100)[98],
                    slow_for_others=quantiles(load.tally.others, n=100)[98],
                    cores=sample.cpu / sample.seconds,
                    cpu=1e6 * sample.cpu / sample.answers,
                    memory=sum(place.memory() for place in places),
                )
            )
            tick(f"tables held on {dialect}: {count}")
        load.expect_no_faults()
    return holding


# Memory.


class Memory(msgspec.Struct):
    """Bytes for each table and each socket, the sockets being compressed as those of browsers or not."""

    tables: int
    deflate: bool
    base: int
    table: float
    socket: float


async def weigh(databases: Databases, count: int, deflate: bool, tick: Callable[[str], None]) -> Memory:
    """Let one person come to each table, then two spectators: what those take, a table does not."""
    url = databases.fresh("SQLite")
    tables = [replace(wanted, decisions=DECISIONS) for wanted in mixed(FIRST + count)]
    await prepare(url, tables)
    with serving(url) as place:
        load = Load([place], deflate)
        sittings = [Sitting(wanted, load.tally, deflate) for wanted in tables]
        for sitting in sittings[:FIRST]:
            for seat in (*sitting.seats, Seat(sitting, None, deflate), Seat(sitting, None, deflate)):
                await load.connect(seat)
        del sittings[:FIRST]
        base = await settled(place)
        await gather(*(load.connect(sitting.seats[0]) for sitting in sittings))
        first = await settled(place)
        tick("memory: with one socket each")
        for _ in range(2):
            await gather(*(load.connect(Seat(sitting, None, deflate)) for sitting in sittings))
        third = await settled(place)
        tick("memory: with three sockets each")
        load.expect_no_faults()
    socket = (third - first) / (2 * count)
    return Memory(tables=count, deflate=deflate, base=base, table=(first - base) / count - socket, socket=socket)


async def settled(place: Place) -> int:
    await sleep(PAUSE)
    return place.memory()
