"""A cluster of Ray, as one that plays matches: its actors are workers like the processes of this machine."""

import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told what is played here

import ray
from ray.exceptions import RayError, RayTaskError

from philtre.bots.worker import Failure, Lost, processors
from philtre.kernel.errors import Unreadable

LOCAL = "local"


@contextmanager
def joined(address: str) -> Iterator[int]:
    """While this lasts, the cluster is ours to use: how many processors it has."""
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=processors(), include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        else:
            ray.init(address, log_to_driver=False, logging_level=ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Unreadable("no-cluster", address=address, problem=str(error).partition("\n")[0]) from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        yield max(1, int(resources.get("CPU", 1)))
    finally:
        ray.shutdown()


class Actor:
    """A worker somewhere on the cluster, seen from here."""

    def __init__(self) -> None:
        self.there: Any = Caller.remote(sys.path)  # type: ignore[attr-defined]
        self.pending = self.there.started.remote()
        self.busy = True

    def ask(self, number: int, function: Callable[..., object], *arguments: object) -> None:
        self.pending = self.there.call.remote(number, function, arguments)
        self.busy = True

    def hear(self) -> tuple[int, Any]:
        try:
            number, answer = ray.get(self.pending)
        except RayTaskError:
            raise
        except RayError:
            raise Lost from None
        self.busy = False
        return number, answer

    def end(self) -> None:
        ray.kill(self.there)


def heard_from(actors: Sequence[Actor]) -> list[Actor]:
    ready, _ = ray.wait([actor.pending for actor in actors])
    return [actor for actor in actors if actor.pending in ready]


@ray.remote(num_cpus=1)
class Caller:
    """The other end of an actor."""

    def __init__(self, path: list[str]) -> None:
        sys.path += [folder for folder in path if folder not in sys.path]  # where the folders of games are

    def started(self) -> tuple[int, None]:
        return 0, None

    def call(self, number: int, function: Callable[..., object], arguments: Sequence[object]) -> tuple[int, object]:
        try:
            return number, function(*arguments)
        except Exception:
            return number, Failure(traceback.format_exc())
