"""A crew: those who play the matches of a run. Here, in processes that may be killed, or on a cluster of Ray.

Whoever plays them, and however many: the outcomes are the same.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from time import monotonic
from typing import Any, Protocol, TypeVar

from philtre.bots.worker import Failure, Lost, Worker, heard_from, processors
from philtre.kernel.errors import Unreadable
from philtre.lab.match import Match, Outcome, Terms, play

Played = Generator[Outcome, None, None]

TRIES = 3  # a match that ends so many workers would end them all
BATCH = 64  # matches that a worker is given at most
SHARE = 0.25  # seconds after which it tells how far it has come: talk costs little then, and nobody waits long


def outcomes(matches: Sequence[Match], terms: Terms, workers: int | None = 1, ray: str | None = None) -> Played:
    """Every match played, in the order in which they end; with one worker in this process, in theirs.

    Without a number of workers there are as many as processors, or as the cluster has. ``ray`` is the address of
    a cluster, or ``local`` for one of this machine.
    """
    if workers is not None and workers < 1:
        raise Unreadable("bad-workers", workers=workers)
    if ray is not None:
        if find_spec("ray") is None:
            raise Unreadable("no-ray")
        return on_cluster(matches, terms, workers, ray)
    if workers is None:
        workers = processors()
    if workers == 1 and not terms.changes:  # changes need a process that has not read the rules
        return (play(match, terms) for match in matches)
    return shared_out(matches, terms, workers, Worker, heard_from)


def on_cluster(matches: Sequence[Match], terms: Terms, workers: int | None, address: str) -> Played:
    from philtre.lab import cluster  # it takes a second or two

    with cluster.joined(address) as processors:
        yield from shared_out(matches, terms, workers or processors, cluster.Actor, cluster.heard_from)


class Plays(Protocol):
    """Whoever calls functions for us, wherever that is: as a Worker does."""

    busy: bool

    def ask(self, number: int, function: Callable[..., object], *arguments: object) -> None: ...
    def hear(self) -> tuple[int, Any]: ...
    def end(self) -> None: ...


P = TypeVar("P", bound=Plays)


def shared_out(
    matches: Sequence[Match], terms: Terms, workers: int, start: Callable[[], P], heard: Callable[[list[P]], list[P]]
) -> Played:
    waiting = Waiting(matches, workers)
    crew: dict[P, list[Match]] = {}  # what each is playing
    try:
        while waiting.matches or any(crew.values()):
            while len(crew) < min(workers, len(waiting.matches)):
                crew[start()] = []
            for worker in heard([worker for worker in crew if worker.busy]):
                try:
                    _, played = worker.hear()
                except Lost:
                    lost = crew.pop(worker)
                    worker.end()
                    waiting.recover(lost)
                    continue
                if isinstance(played, Failure):
                    raise RuntimeError(played)
                if played is not None:  # else it has just started
                    waiting.put_back(crew[worker][len(played) :])
                    crew[worker] = []
                    yield from played
            for worker in crew:
                if waiting.matches and not worker.busy:
                    crew[worker] = waiting.batch()
                    with suppress(Lost):  # that shows when it is heard
                        worker.busy = True
                        worker.ask(1, play_some, crew[worker], terms)
    finally:
        for worker in crew:
            worker.end()


class Waiting:
    """The matches that nobody plays, the next one last."""

    def __init__(self, matches: Sequence[Match], workers: int) -> None:
        self.matches = list(reversed(matches))
        self.workers = workers
        self.lost: Counter[int] = Counter()  # how many workers were lost with each

    def batch(self) -> list[Match]:
        """Some of them: fewer towards the end, when others have nothing to do; alone those with which one was lost."""
        size = min(BATCH, -(-len(self.matches) // (2 * self.workers)))
        taken = [self.matches.pop()]
        while len(taken) < size and not self.lost[taken[-1].number] and not self.lost[self.matches[-1].number]:
            taken.append(self.matches.pop())
        return taken

    def put_back(self, matches: Sequence[Match]) -> None:
        self.matches += reversed(matches)

    def recover(self, matches: Sequence[Match]) -> None:
        """A worker was lost: one of these may have been its end, and if there is but one, it was."""
        self.put_back(matches)
        for match in matches:
            self.lost[match.number] += 1 if len(matches) == 1 else not self.lost[match.number]
            if self.lost[match.number] == TRIES:
                raise Unreadable("match-keeps-dying", number=match.number, times=TRIES)


def play_some(matches: Sequence[Match], terms: Terms) -> list[Outcome]:
    """The outcomes of the first of these matches: of as many as a share of time allows."""
    until = monotonic() + SHARE
    played: list[Outcome] = []
    for match in matches:
        played.append(play(match, terms))
        if monotonic() > until:
            break
    return played
