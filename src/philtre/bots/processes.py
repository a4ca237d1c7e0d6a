"""Processes in which the trees of a grove grow side by side.

Each worker is a Python of its own that is asked through its input and answers through its output. It
keeps its trees from one query to the next. Nobody waits for the dead: a worker that was killed
is noticed by the end of its output, and its share is thought again. A worker whose parent is gone
notices the end of its input, even while it thinks.
"""

import fcntl
import json
import os
import pickle
import select
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, BinaryIO

from philtre.bots.ismcts import Thought
from philtre.bots.plot import Plot, Query, Settings, processors

START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from philtre.bots.processes import serve; serve()"
KEPT = 12  # plots that a worker remembers
ATTEMPTS = 2  # workers that are tried for a share before it is thought here
WORTHWHILE = 0.05  # seconds: with less time, nothing is sent to another process
START_UP = 1.0  # seconds: with less time, nobody waits for a process that is still starting

GroveId = tuple[int, bool]


class Lost(Exception):
    """A worker is gone, or makes no sense any more."""


class Worker:
    """A process that thinks, seen from its parent."""

    def __init__(self) -> None:
        path = json.dumps([str(folder) for folder in sys.path])
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            process_group=0,  # Ctrl-C is for the parent
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.requests, self.replies = self.process.stdin, self.process.stdout
        self.busy = True  # it is starting, and will say so when it has

    def ask(self, *request: object) -> None:
        try:
            pickle.dump(request, self.requests)
            self.requests.flush()
        except OSError:
            raise Lost from None
        self.busy = True

    def hear(self) -> tuple[int, Any]:
        """The number of the query, and the answer."""
        try:
            number, answer = pickle.load(self.replies)
        except Exception:  # of a reply that was cut short, anything can come
            raise Lost from None
        self.busy = False
        return number, answer

    def end(self) -> None:
        self.process.kill()
        for pipe in (self.requests, self.replies):
            with suppress(OSError):
                pipe.close()
        self.process.wait()


@dataclass
class Errand:
    """One query that is out with the workers: which trees each of them grows, and what came back."""

    number: int
    grove: GroveId
    settings: Settings
    query: Query
    shares: dict[int, list[int]]  # of each worker that has not answered, its trees
    attempts: dict[int, int] = field(default_factory=dict)
    grown: dict[int, list[Thought]] = field(default_factory=dict)

    def grow_here(self, trees: list[int]) -> None:
        self.grown |= Plot(self.settings, trees).grow(self.query)


class Processes:
    """Up to so many workers (as many as there are processors, if nothing is said). For one thread at a time.

    >>> from philtre import game
    >>> alchemist = game("alchemist")
    >>> state = alchemist.new(players=2, seed=7)
    >>> seat = state.deciders[0]
    >>> here, there = (alchemist.bot("ismcts:iterations=20:trees=2") for _ in range(2))
    >>> with Processes(2) as there.processes:
    ...     here.choose(state.seen_by(seat), seat) == there.choose(state.seen_by(seat), seat)
    True
    """

    def __init__(self, most: int = 0) -> None:
        self.most = most or processors()
        self.workers: dict[int, Worker] = {}
        self.asked = 0

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the workers, whatever they are doing; they start again when they are needed."""
        for place in list(self.workers):
            self.dismiss(place)

    def start(self, workers: int) -> None:
        """Let so many workers start, as far as there may be; they do that by themselves."""
        for place in range(min(workers, self.most)):
            if place not in self.workers:
                self.workers[place] = Worker()

    def dismiss(self, place: int) -> None:
        self.workers.pop(place).end()

    # A query.

    def grow(self, grove: GroveId, settings: Settings, trees: int, query: Query) -> dict[int, list[Thought]]:
        """What the trees of a grove make of a query: all of them, or those that were in time."""
        self.asked += 1
        workers = min(self.most, trees)
        shares = {place: list(range(place, trees, workers)) for place in range(workers)}
        errand = Errand(self.asked, grove, settings, query, shares)
        if query.until and self.in_a_hurry(query.until - monotonic(), workers):
            errand.grow_here(list(range(trees)))
            return errand.grown
        try:
            self.run(errand)
        except BaseException:  # interrupted: nobody shall wait for these thoughts later
            for place in errand.shares.keys() & self.workers.keys():
                self.dismiss(place)
            raise
        if not errand.grown:
            errand.grow_here([0])
        return errand.grown

    def run(self, errand: Errand) -> None:
        for place in list(errand.shares):
            self.send(errand, place)
        while errand.shares and (places := self.heard_from(errand)):
            for place in places:
                self.collect(errand, place)

    def in_a_hurry(self, seconds: float, workers: int) -> bool:
        """Whether the time is too short for the workers: at all, or because they are starting or late."""
        if not WORTHWHILE <= seconds < START_UP:
            return seconds < WORTHWHILE
        with suppress(OSError):
            self.start(workers)
        for place in self.ready(list(self.workers), 0.0):
            with suppress(Lost):  # noticed again when it is asked
                self.workers[place].hear()
        return all(worker.busy for place, worker in self.workers.items() if place < workers)

    def send(self, errand: Errand, place: int) -> None:
        """Ask a worker for its share; one that is busy is asked when it has spoken."""
        try:
            self.start(place + 1)
            if not self.workers[place].busy:
                self.workers[place].ask(
                    errand.number, errand.grove, errand.settings, errand.shares[place], errand.query
                )
        except OSError:  # no process can be started
            errand.grow_here(errand.shares.pop(place))
        except Lost:
            self.replace(errand, place)

    def replace(self, errand: Errand, place: int) -> None:
        """A worker is gone: another takes its place and its share, unless time is short."""
        self.dismiss(place)
        errand.attempts[place] = errand.attempts.get(place, 0) + 1
        if errand.query.until or errand.attempts[place] == ATTEMPTS:
            with suppress(OSError):
                self.start(place + 1)  # for the next query
            errand.grow_here(errand.shares.pop(place))
        else:
            self.send(errand, place)

    def heard_from(self, errand: Errand) -> list[int]:
        """The workers that have spoken or ended, as soon as there are some; none when the time is up."""
        until = errand.query.until
        return self.ready(list(errand.shares), max(0.0, until - monotonic()) if until else None)

    def ready(self, places: list[int], seconds: float | None) -> list[int]:
        heard = select.poll()
        by_file = {self.workers[place].replies.fileno(): place for place in places}
        for file in by_file:
            heard.register(file, select.POLLIN)
        return [by_file[file] for file, _ in heard.poll(None if seconds is None else seconds * 1000)]

    def collect(self, errand: Errand, place: int) -> None:
        try:
            number, answer = self.workers[place].hear()
        except Lost:
            self.replace(errand, place)
            return
        if number != errand.number:  # it has started, or ended with a query that nobody asks any more
            self.send(errand, place)
            return
        del errand.shares[place]
        if isinstance(answer, str):
            raise RuntimeError(f"a worker failed:\n{answer}")
        errand.grown |= {tree: [Thought(*thought) for thought in thoughts] for tree, thoughts in answer.items()}


# In the worker.


def serve() -> None:
    """Answer until the input ends."""
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints is no answer
    plots: dict[GroveId, Plot] = {}
    with suppress(BrokenPipeError, EOFError):
        reply(replies, 0, None)
        while True:
            number, grove, settings, trees, query = pickle.load(requests)
            plot = plots.pop(grove, None) or Plot(settings, trees)
            plots[grove] = plot
            if len(plots) > KEPT:
                del plots[next(iter(plots))]
            with ending_with(requests):
                answer = thought_over(plot, query)
            reply(replies, number, answer)


def reply(replies: BinaryIO, number: int, answer: object) -> None:
    pickle.dump((number, answer), replies)
    replies.flush()


def thought_over(plot: Plot, query: Query) -> dict[int, list[tuple[int, int, float]]] | str:
    """What the trees found, as plain numbers; or what went wrong."""
    try:
        grown = plot.grow(query)
    except Exception:
        return traceback.format_exc()
    return {
        tree: [(thought.action, thought.visits, thought.value) for thought in thoughts]
        for tree, thoughts in grown.items()
    }


@contextmanager
def ending_with(requests: BinaryIO) -> Iterator[None]:
    """While this goes on, the end of the input ends this process.

    Compiled code looks up neither for other threads nor for Python's signal handlers, so the system
    is told to send a signal whose default is the end.
    """
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    fcntl.fcntl(requests, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(requests, fcntl.F_GETFL)
    fcntl.fcntl(requests, fcntl.F_SETFL, flags | os.O_ASYNC)
    if select.select([requests], [], [], 0)[0]:  # nothing more is ever asked meanwhile: this is the end
        raise EOFError
    try:
        yield
    finally:
        fcntl.fcntl(requests, fcntl.F_SETFL, flags)
