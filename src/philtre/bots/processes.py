"""Processes in which the trees of a grove grow side by side.

Each worker keeps its trees from one query to the next. The share of a worker that was killed is thought again.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

from philtre.bots.ismcts import Thought
from philtre.bots.plot import Plot, Query, Settings, Watch
from philtre.bots.worker import Failure, Lost, Worker, heard_from, processors, tell

KEPT = 12  # plots that a worker remembers
ATTEMPTS = 2  # workers that are tried for a share before it is thought here
WORTHWHILE = 0.05  # seconds: with less time, nothing is sent to another process
START_UP = 1.0  # seconds: with less time, nobody waits for a process that is still starting

GroveId = tuple[int, bool]
Plain = list[tuple[int, int, float]]  # thoughts as numbers, which are quickly sent


@dataclass
class Errand:
    """One query that is out with the workers: which trees each of them grows, and what came back."""

    number: int
    grove: GroveId
    settings: Settings
    query: Query
    shares: dict[int, list[int]]  # of each worker that has not answered, its trees
    watch: Watch | None = None
    attempts: dict[int, int] = field(default_factory=dict)
    grown: dict[int, list[Thought]] = field(default_factory=dict)

    def grow_here(self, trees: list[int]) -> None:
        self.grown |= Plot(self.settings, trees).grow(self.query, self.watch)


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

    def grow(
        self, grove: GroveId, settings: Settings, trees: int, query: Query, watch: Watch | None = None
    ) -> dict[int, list[Thought]]:
        """What the trees of a grove make of a query: all of them, or those that were in time."""
        self.asked += 1
        workers = min(self.most, trees)
        shares = {place: list(range(place, trees, workers)) for place in range(workers)}
        errand = Errand(self.asked, grove, settings, query, shares, watch)
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
        until = errand.query.until
        while errand.shares:
            places = self.heard_from(list(errand.shares), max(0.0, until - monotonic()) if until else None)
            if not places:  # the time is up
                return
            for place in places:
                self.collect(errand, place)

    def in_a_hurry(self, seconds: float, workers: int) -> bool:
        """Whether the time is too short for the workers: at all, or because they are starting or late."""
        if not WORTHWHILE <= seconds < START_UP:
            return seconds < WORTHWHILE
        with suppress(OSError):
            self.start(workers)
        for place in self.heard_from(list(self.workers), 0.0):
            with suppress(Lost):  # noticed again when it is asked
                self.workers[place].hear()
        return all(worker.busy for place, worker in self.workers.items() if place < workers)

    def send(self, errand: Errand, place: int) -> None:
        """Ask a worker for its share; one that is busy is asked when it has spoken."""
        try:
            self.start(place + 1)
            if not self.workers[place].busy:
                self.workers[place].ask(
                    errand.number, think, errand.grove, errand.settings, errand.shares[place], errand.query
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

    def heard_from(self, places: list[int], seconds: float | None) -> list[int]:
        heard = heard_from([self.workers[place] for place in places], seconds)
        return [place for place in places if self.workers[place] in heard]

    def collect(self, errand: Errand, place: int) -> None:
        try:
            number, answer = self.workers[place].hear()
        except Lost:
            self.replace(errand, place)
            return
        if number == -errand.number and errand.watch is not None:
            errand.watch(thoughts_of(answer))
            return
        if number != errand.number:  # it has started, or ended with a query that nobody asks any more
            self.send(errand, place)
            return
        del errand.shares[place]
        if isinstance(answer, Failure):
            raise RuntimeError(f"a worker failed:\n{answer}")
        errand.grown |= {tree: thoughts_of(plain) for tree, plain in answer.items()}


def thoughts_of(plain: Plain) -> list[Thought]:
    return [Thought(*thought) for thought in plain]


# In the worker.

plots: dict[GroveId, Plot] = {}


def think(grove: GroveId, settings: Settings, trees: list[int], query: Query) -> dict[int, Plain]:
    """What the trees of a grove found; on the way, if that is watched, what it looks like."""
    plot = plots.pop(grove, None) or Plot(settings, trees)
    plots[grove] = plot
    if len(plots) > KEPT:
        del plots[next(iter(plots))]
    grown = plot.grow(query, lambda thoughts: tell(plain(thoughts)))
    return {tree: plain(thoughts) for tree, thoughts in grown.items()}


def plain(thoughts: list[Thought]) -> Plain:
    return [(thought.action, thought.visits, thought.value) for thought in thoughts]
