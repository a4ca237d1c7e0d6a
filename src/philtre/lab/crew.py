"""A crew: processes that play matches, and may be killed without a match being lost."""

import signal
import traceback
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from philtre.bots.plot import processors
from philtre.games import exported
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.lab.match import Match, Outcome, play

Played = Generator[Outcome, None, None]

TRIES = 3  # a match that ends so many workers would end them all

# Not by fork: a process forked while another thread draws a progress bar may inherit its locks for ever.
processes = get_context("spawn")


def outcomes(matches: Sequence[Match], game: Game, options: dict[str, str], workers: int | None = 1) -> Played:
    """Every match played, in the order in which they end; with one worker in this process, in theirs.

    Without a number of workers there are as many as processors.
    """
    if workers is None:
        workers = processors()
    if workers < 1:
        raise Unreadable("bad-workers", workers=workers)
    if workers == 1:
        return (play(match, game, options) for match in matches)
    return shared_out(matches, game, options, min(workers, len(matches)))


def shared_out(matches: Sequence[Match], game: Game, options: dict[str, str], workers: int) -> Played:
    waiting = list(reversed(matches))
    lost: Counter[int] = Counter()
    crew: dict[Connection, Worker] = {}
    try:
        while waiting or crew:
            while waiting and len(crew) < workers:
                worker = Worker(game, options, waiting.pop())
                crew[worker.pipe] = worker
            for pipe in wait(list(crew)):
                assert isinstance(pipe, Connection)
                worker = crew.pop(pipe)
                outcome = worker.answer()
                if outcome is not None and waiting:
                    worker.give(waiting.pop())
                    crew[pipe] = worker
                else:
                    worker.end()
                if outcome is not None:
                    yield outcome
                    continue
                lost[worker.match.number] += 1
                if lost[worker.match.number] == TRIES:
                    raise Unreadable("match-keeps-dying", number=worker.match.number, times=TRIES)
                waiting.append(worker.match)
    finally:
        for worker in crew.values():
            worker.end()


class Worker:
    """A process that plays one match after another, seen from here."""

    def __init__(self, game: Game, options: dict[str, str], match: Match) -> None:
        self.pipe, there = processes.Pipe()
        self.process = processes.Process(target=work, args=(there, game.package, options))
        with deaf():
            self.process.start()
        there.close()
        self.give(match)

    def give(self, match: Match) -> None:
        self.match = match
        with suppress(OSError):  # it has died; that shows when its answer is awaited
            self.pipe.send(match)

    def answer(self) -> Outcome | None:
        """The outcome of its match; None, if it has died."""
        try:
            told: Outcome | str = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(told, str):
            raise RuntimeError(told)
        return told

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, package: str, options: dict[str, str]) -> None:
    """What a worker does until nobody wants anything of it any more."""
    game = exported(package)
    with suppress(EOFError, OSError):
        while True:
            match = pipe.recv()
            try:
                outcome: Outcome | str = play(match, game, options)
            except Exception:
                outcome = traceback.format_exc()
            pipe.send(outcome)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: it is for us, and we tell them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started with the first process, it would make us hear again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
