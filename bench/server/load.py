"""Everybody at the tables of one service, in this process: they come in, and play as fast as they can or at a pace."""

import gc
import sys
from asyncio import Semaphore, gather, get_running_loop, sleep
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter

from picows import ws_connect

from bench.server.places import Place
from bench.server.players import Seat, Sitting, Socket, Tally
from bench.server.prepare import Wanted

AT_THE_DOOR = 50  # who come in at the same time
FROM_ONE_ADDRESS = 10_000  # sockets, for there are not many more ports
DEFLATE = "permessage-deflate; client_max_window_bits"  # as browsers offer it
PATIENCE = 30.0  # seconds for answers that are under way


@dataclass
class Sample:
    """What was done while it was measured, and in which processor time of the service and its database."""

    seconds: float
    answers: int
    views: int
    bytes: int
    cpu: float
    database: float

    @property
    def rate(self) -> float:
        return self.answers / self.seconds


@contextmanager
def undisturbed() -> Iterator[None]:
    """While this lasts, nobody is kept waiting by our own garbage collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Load:
    """The players at the tables of a service. Its ``places`` are the processes that serve.

    ``spread``: the seats of one table are at different processes, if there are several. ``database`` tells
    the processor time of the database, if it has processes of its own.
    """

    def __init__(
        self,
        places: Sequence[Place],
        deflate: bool = False,
        spread: bool = False,
        database: Callable[[], float] | None = None,
    ) -> None:
        self.places = places
        self.deflate = deflate
        self.spread = spread
        self.database = database or (lambda: 0.0)
        self.tally = Tally()
        self.reserve: dict[str, list[Wanted]] = defaultdict(list)  # by game: tables at which nobody is yet
        self.idle: dict[str, list[Sitting]] = defaultdict(list)  # by game: connected, and not being played at
        self.sockets: list[Socket] = []
        self.door = Semaphore(AT_THE_DOOR)

    @property
    def faults(self) -> list[str]:
        return self.tally.faults

    def expect_no_faults(self) -> None:
        if self.faults:
            sys.exit(f"{len(self.faults)} faults: {self.faults[:5]}")

    # Coming in.

    async def sit_down(self, tables: Sequence[Wanted]) -> list[Sitting]:
        """Connect everybody at some tables."""
        sittings = [Sitting(wanted, self.tally, self.deflate) for wanted in tables]
        await gather(*(self.connect(seat) for sitting in sittings for seat in sitting.seats))
        for sitting in sittings:
            self.idle[sitting.wanted.game].append(sitting)
        return sittings

    def keep(self, tables: Sequence[Wanted]) -> None:
        """Tables for later."""
        for wanted in tables:
            self.reserve[wanted.game].append(wanted)

    async def be_ready(self, counts: Mapping[str, int]) -> None:
        """Let people come in until there are so many tables of each game at which they can play."""
        coming: list[Wanted] = []
        for game, count in counts.items():
            more = max(0, count - len(self.idle[game]))
            coming += self.reserve[game][:more]
            del self.reserve[game][:more]
        await self.sit_down(coming)

    async def connect(self, seat: Seat) -> None:
        """Let somebody in, until they have seen the table."""
        wanted = seat.sitting.wanted
        place = self.places[(wanted.number + (seat.seat or 0) * self.spread) % len(self.places)]
        address = f"ws://127.0.0.1:{place.port}/tables/{wanted.id}/socket"
        headers = {"Origin": place.origin}
        if seat.seat is not None:
            address += f"?seat={seat.seat}"
            headers["Cookie"] = f"philtre={wanted.token(seat.seat)}"
        if self.deflate:
            headers["Sec-WebSocket-Extensions"] = DEFLATE
        own = (f"127.0.0.{1 + len(self.sockets) // FROM_ONE_ADDRESS}", 0)
        self.sockets.append(seat)
        async with self.door:
            await ws_connect(
                lambda: seat,
                address,
                extra_headers=headers,
                local_addr=own,
                read_buffer_init_size=4096,
                websocket_handshake_timeout=PATIENCE,
            )
            await seat.welcomed.wait()

    # Playing.

    async def saturate(self, active: int, seconds: float, warm_up: float) -> Sample:
        """Play at so many tables of every game at a time as fast as one can, and measure."""
        playing: list[Sitting] = []

        def begin_another(game: str) -> None:
            if self.idle[game]:
                sitting = self.idle[game].pop(0)
                sitting.when_finished = lambda: begin_another(game)
                playing.append(sitting)
                sitting.hurry()
            else:
                self.tally.faults.append(f"there are no tables of {game} left")

        with undisturbed():
            for game in list(self.idle):
                for _ in range(active):
                    begin_another(game)
            await sleep(warm_up)
            sample = await self.measure(seconds)
            await self.calm(playing)
        for sitting in reversed(playing):
            if sitting.finished:
                sitting.go()
            else:
                self.idle[sitting.wanted.game].insert(0, sitting)
        return sample

    async def pace(self, sittings: Sequence[Sitting], interval: float, seconds: float) -> Sample:
        """Let there be an answer at each table every so often, and measure; at first for as long as one takes."""
        loop, random = get_running_loop(), Random(0)

        def answer_on(sitting: Sitting, at: float) -> None:
            sitting.answer_once()
            if at + interval < until and not sitting.finished:
                loop.call_at(at + interval, answer_on, sitting, at + interval)

        with undisturbed():
            until = loop.time() + interval + seconds
            for sitting in sittings:
                first = loop.time() + random.random() * interval
                loop.call_at(first, answer_on, sitting, first)
            await sleep(interval)
            self.tally.forget_times()
            sample = await self.measure(seconds)
            await self.calm(sittings)
        return sample

    async def measure(self, seconds: float) -> Sample:
        tally, began = self.tally, perf_counter()
        answers, views, bytes = tally.answers, tally.views, self.bytes()
        cpu, database = self.cpu(), self.database()
        await sleep(seconds)
        return Sample(
            seconds=perf_counter() - began,
            answers=tally.answers - answers,
            views=tally.views - views,
            bytes=self.bytes() - bytes,
            cpu=self.cpu() - cpu,
            database=self.database() - database,
        )

    def bytes(self) -> int:
        return sum(socket.bytes for socket in self.sockets)

    def cpu(self) -> float:
        return sum(place.cpu() for place in self.places)

    async def calm(self, sittings: Sequence[Sitting]) -> None:
        """Let nobody answer any more, and wait for what is under way."""
        until = get_running_loop().time() + PATIENCE
        for sitting in sittings:
            sitting.eager = False
            sitting.when_finished = lambda: None
        while any(sitting.waiting for sitting in sittings):
            if get_running_loop().time() > until:
                self.tally.faults.append("an answer was not answered")
                return
            await sleep(0.01)
