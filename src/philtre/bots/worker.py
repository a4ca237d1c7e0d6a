"""A worker: a Python of its own that is asked through its input and answers through its output.

Nobody waits for the dead: a worker that was killed is noticed by the end of its output. A worker whose
parent is gone notices the end of its input, even in the middle of a call.
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
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO

START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from philtre.bots.worker import serve; serve()"


def processors() -> int:
    """How many processes this machine runs at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Lost(Exception):
    """A worker is gone, or makes no sense any more."""


class Failure(str):
    """What went wrong in a worker, with its place."""


class Worker:
    """A process that calls functions, one at a time, seen from its parent."""

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

    def ask(self, number: int, function: Callable[..., object], *arguments: object) -> None:
        """Let it call a function; the number comes back with the answer."""
        try:
            pickle.dump((number, function, arguments), self.requests)
            self.requests.flush()
        except OSError:
            raise Lost from None
        self.busy = True

    def hear(self) -> tuple[int, Any]:
        """The number of a request, and the answer or a Failure; 0 and None when it has started.

        With the number below zero it is something told on the way, and the answer is still to come.
        """
        try:
            number, answer = pickle.load(self.replies)
        except Exception:  # of a reply that was cut short, anything can come
            raise Lost from None
        self.busy = number < 0
        return number, answer

    def end(self) -> None:
        self.process.kill()
        for pipe in (self.requests, self.replies):
            with suppress(OSError):
                pipe.close()
        self.process.wait()


def heard_from(workers: Iterable[Worker], seconds: float | None = None) -> list[Worker]:
    """Those that have spoken or ended, as soon as there are some; none when the time is up."""
    heard = select.poll()
    by_file = {worker.replies.fileno(): worker for worker in workers}
    for file in by_file:
        heard.register(file, select.POLLIN)
    return [by_file[file] for file, _ in heard.poll(None if seconds is None else seconds * 1000)]


# In the worker.

errands: list[tuple[BinaryIO, int]] = []  # the one that is being answered


def serve() -> None:
    """Answer until the input ends."""
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints is no answer
    with suppress(BrokenPipeError, EOFError):
        reply(replies, 0, None)
        while True:
            number, function, arguments = pickle.load(requests)
            errands[:] = [(replies, number)]
            with ending_with(requests):
                try:
                    answer = function(*arguments)
                except Exception:
                    answer = Failure(traceback.format_exc())
            reply(replies, number, answer)


def tell(news: object) -> None:
    """Say something before the answer."""
    ((replies, number),) = errands
    reply(replies, -number, news)


def reply(replies: BinaryIO, number: int, answer: object) -> None:
    pickle.dump((number, answer), replies)
    replies.flush()


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
