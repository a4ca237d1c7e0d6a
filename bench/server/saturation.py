"""How many answers a second a service takes, against a bare server that echoes the same views.

What is counted on both sides are answers. At a table of two, an answer is a short message from one player, after
which a view is sent to each of the two who notices it. For the echo an answer is the sending back of those very
views, each to a socket that has sent it: the same bytes out, in as many messages, and nothing behind them.

All are measured in turn, round by round. Before a round people come in to as many tables as it may take, and they
leave when their game is over: hardly more of them are there than at the echo. What a crowd costs is measured apart.
A ratio is taken within a round: by the rate of answers, and by the processor time that an answer takes, which does
not depend on what else the machine does.
"""

import sys
from asyncio import gather, sleep
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import ceil
from statistics import mean, median
from time import perf_counter
from typing import Protocol

import msgspec
from picows import ws_connect

import philtre
from bench.server.load import DEFLATE, Load, Sample, undisturbed
from bench.server.places import Databases, Place, echoing, serving
from bench.server.players import Socket
from bench.server.prepare import Evening, evening, mixed, prepare, so_many

TARGET = 0.25
ACTIVE = 40  # tables of each game at which people play at a time
WARM_UP = 0.5  # seconds before each measurement
FEW = 8  # tables of each game at which people play beside a crowd
EVENINGS = 2  # of each game, whose views are echoed
FASTEST = 6000  # answers a second for which there are enough tables
PLENTY = 1_000_000  # the number of the first table at which browsers are


@dataclass(frozen=True)
class Service:
    """What is measured. ``spread``: the players of each table are at different processes."""

    name: str
    dialect: str
    processes: int = 1
    spread: bool = False


SERVICES = (
    Service("SQLite", "SQLite"),
    Service("PostgreSQL", "PostgreSQL"),
    Service("PostgreSQL, tables shared out", "PostgreSQL", 2),
    Service("PostgreSQL, tables torn apart", "PostgreSQL", 2, spread=True),
)


class Echo(Socket):
    """One socket: it sends the views of a seat, each when the one before has come back.

    ``share`` is what a view is of an answer: half, in a game in which every answer is noticed by two.
    """

    window = 12

    def __init__(self, views: list[bytes], share: float, deflate: bool) -> None:
        super().__init__(deflate)
        self.views = views
        self.share = share
        self.at = 0
        self.eager = False
        self.echoed = 0
        self.faults = 0

    def hear(self, text: bytes) -> None:
        self.faults += text != self.views[self.at]
        self.echoed += 1
        if self.eager:
            self.send_next()

    def send_next(self) -> None:
        self.at = (self.at + 1) % len(self.views)
        self.send(self.views[self.at])


class Echoes:
    """As many sockets as there are players at tables, each with the views of a seat."""

    def __init__(self, place: Place, evenings: Sequence[Evening], deflate: bool) -> None:
        self.place = place
        self.deflate = deflate
        self.sockets = [
            Echo(views, evening.answers / sum(map(len, evening.views)), deflate)
            for evening in evenings
            for _ in range(ACTIVE // EVENINGS)
            for views in evening.views
        ]

    @property
    def faults(self) -> list[str]:
        return [f"an echo was different {socket.faults} times" for socket in self.sockets if socket.faults]

    async def connect(self) -> None:
        address = f"ws://127.0.0.1:{self.place.port}/echo"
        headers = {"Sec-WebSocket-Extensions": DEFLATE} if self.deflate else {}
        await gather(*(ws_connect(lambda one=one: one, address, extra_headers=headers) for one in self.sockets))

    async def be_ready(self, counts: Mapping[str, int]) -> None:
        """They always are."""

    async def saturate(self, active: int, seconds: float, warm_up: float) -> Sample:
        with undisturbed():
            for socket in self.sockets:
                socket.eager = True
                socket.send_next()
            await sleep(warm_up)
            began, answers, views, bytes = perf_counter(), self.answers(), self.views(), self.bytes()
            cpu = self.place.cpu()
            await sleep(seconds)
            passed, cpu = perf_counter() - began, self.place.cpu() - cpu
            answers, views, bytes = self.answers() - answers, self.views() - views, self.bytes() - bytes
            for socket in self.sockets:
                socket.eager = False
            await sleep(warm_up)  # for what is under way
        return Sample(passed, round(answers), views, bytes, cpu, 0.0)

    def answers(self) -> float:
        return sum(socket.share * socket.echoed for socket in self.sockets)

    def views(self) -> int:
        return sum(socket.echoed for socket in self.sockets)

    def bytes(self) -> int:
        return sum(socket.bytes for socket in self.sockets)


class Players(Protocol):
    """Those who play as fast as they can."""

    @property
    def faults(self) -> Sequence[str]: ...

    async def be_ready(self, counts: Mapping[str, int]) -> None: ...

    async def saturate(self, active: int, seconds: float, warm_up: float) -> Sample: ...


@dataclass
class Contestant:
    """A service under load. ``base`` is the echo that it is measured against."""

    name: str
    deflate: bool
    players: Players
    base: "Contestant | None" = None
    processes: int = 1
    samples: list[Sample] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return median(sample.rate for sample in self.samples)

    @property
    def cpu(self) -> float:
        """Processor time of the service for an answer, in microseconds."""
        return median(1e6 * sample.cpu / sample.answers for sample in self.samples)

    @property
    def database(self) -> float:
        return median(1e6 * sample.database / sample.answers for sample in self.samples)

    @property
    def bytes(self) -> float:
        """On the wire, for a view."""
        return median(sample.bytes / sample.views for sample in self.samples)

    @property
    def rate_ratios(self) -> list[float]:
        return self.ratios(lambda sample: sample.rate)

    @property
    def cpu_ratios(self) -> list[float]:
        return self.ratios(lambda sample: sample.answers / sample.cpu)

    def ratios(self, of: Callable[[Sample], float]) -> list[float]:
        samples = [] if self.base is None else self.base.samples
        return [of(mine) / of(theirs) for mine, theirs in zip(self.samples, samples, strict=False)]


async def measure(databases: Databases, rounds: int, seconds: float, tick: Callable[[str], None]) -> list[Contestant]:
    """All contestants with their samples; ``tick`` is told what was done."""
    evenings = [evening(wanted) for wanted in mixed(EVENINGS * len(philtre.games()))]
    counts = enough(evenings, rounds * (seconds + WARM_UP), ACTIVE)
    ready = dict(zip(philtre.games(), enough(evenings, seconds + WARM_UP, ACTIVE), strict=True))
    with ExitStack() as stack:
        contestants = await gathered(stack, databases, evenings, counts, tick)
        for number in range(rounds):
            for each in contestants:
                await each.players.be_ready(ready)
                each.samples.append(await each.players.saturate(ACTIVE, seconds, WARM_UP))
                tick(f"answers a second, round {number + 1}: {each.name}")
        for each in contestants:
            if each.players.faults:
                sys.exit(f"{each.name}: {each.players.faults[:5]}")
        return contestants


def ticks(rounds: int) -> int:
    """How often ``measure`` tells what was done."""
    return len(SERVICES) + 2 * rounds * (1 + len(SERVICES))


def enough(evenings: Sequence[Evening], seconds: float, active: int) -> list[int]:
    """Of each game so many tables that they last for so long, if people play at some of them at a time."""
    kinds = len(evenings) // EVENINGS
    lengths = [mean(evening.answers for evening in evenings[index::kinds]) for index in range(kinds)]
    return [2 * active + ceil(FASTEST / kinds * seconds / length) for length in lengths]


async def gathered(
    stack: ExitStack,
    databases: Databases,
    evenings: Sequence[Evening],
    counts: Sequence[int],
    tick: Callable[[str], None],
) -> list[Contestant]:
    """Everybody who is measured, at their tables; first without and then with the compression of browsers."""
    place = stack.enter_context(echoing())
    all_tables = [so_many(counts), so_many(counts, PLENTY)]
    served = []
    for service in SERVICES:
        url = databases.fresh(service.dialect)
        await prepare(url, [wanted for tables in all_tables for wanted in tables])
        served.append([stack.enter_context(serving(url)) for _ in range(service.processes)])
        tick(f"tables made ready: {service.name}")
    contestants = []
    for tables, deflate in zip(all_tables, (False, True), strict=True):
        echoes = Echoes(place, evenings, deflate)
        await echoes.connect()
        base = Contestant("echo", deflate, echoes)
        contestants.append(base)
        for service, places in zip(SERVICES, served, strict=True):
            database = databases.cpu if service.dialect == "PostgreSQL" else None
            load = Load(places, deflate, service.spread, database)
            load.keep(tables)
            contestants.append(Contestant(service.name, deflate, load, base, service.processes))
    return contestants


# Beside a crowd.


class Beside(msgspec.Struct):
    """What a service takes with so many tables connected, at most of which nobody does anything."""

    tables: int
    answers: float  # a second
    cpu: float  # of an answer, in microseconds


async def crowd(
    databases: Databases, counts: Sequence[int], seconds: float, tick: Callable[[str], None]
) -> list[Beside]:
    """Play at a few tables as fast as one can, beside more and more others."""
    evenings = [evening(wanted) for wanted in mixed(EVENINGS * len(philtre.games()))]
    tables = so_many(enough(evenings, len(counts) * (seconds + WARM_UP), FEW))
    idle = mixed(max(counts), PLENTY)
    url = databases.fresh("SQLite")
    await prepare(url, [*tables, *idle])
    found = []
    with serving(url) as place:
        players, others = Load([place], deflate=True), Load([place], deflate=True)
        await players.sit_down(tables)
        connected = len(tables)
        for count in counts:
            coming, idle = idle[: max(0, count - connected)], idle[max(0, count - connected) :]
            await others.sit_down(coming)
            connected += len(coming)
            sample = await players.saturate(FEW, seconds, WARM_UP)
            found.append(Beside(connected, sample.rate, 1e6 * sample.cpu / sample.answers))
            tick(f"answers a second beside {connected} tables")
        for load in (players, others):
            load.expect_no_faults()
    return found
