"""A plot: trees of the search that grow one after another, in whatever process this is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from philtre.bots.ismcts import Search, Thought
from philtre.kernel.state import State

Settings = dict[str, float]
Watch = Callable[[list[Thought]], object]

# What a search is told, as whole numbers and as others; ``trees`` and ``temperature`` are the grove's.
WHOLE = ("iterations", "horizon", "foresight", "insight", "eras", "looks", "paired", "reuse")
OTHERS = ("seconds", "curiosity", "glance", "scale", "rally")

AT_ONCE = 1e-9  # seconds: no time is left, but 0 would mean to think by iterations
GLIMPSES = 0.1  # seconds between two that a watcher is given


@dataclass(frozen=True)
class Query:
    """What trees are asked, in this process or in another: all of it can be sent.

    ``chosen`` is the answer chosen last, -1 for none. ``until`` is when to have answered, by the
    clock that all processes of a machine share; 0 to think for as many iterations as are set.
    Who asks may want to be told on the way what is thought: ``watched``.
    """

    seen: State
    seat: int
    seed: int
    only_best: bool
    chosen: int = -1
    until: float = 0.0
    watched: bool = False


class Plot:
    """Some of the trees of a grove, by their numbers. A tree thinks alike in whatever plot it grows."""

    def __init__(self, settings: Settings, numbers: Iterable[int]) -> None:
        self.trees = {number: planted(settings) for number in numbers}

    def grow(self, query: Query, watch: Watch | None = None) -> dict[int, list[Thought]]:
        """What each tree makes of a query; the time, if that is set, is shared evenly while there is some."""
        watch = now_and_then(watch) if watch is not None and query.watched else None
        grown: dict[int, list[Thought]] = {}
        for number, tree in self.trees.items():
            if grown and 0.0 < query.until < monotonic():
                break
            tree.chosen = query.chosen
            tree.watch = watch
            if query.until:
                left = len(self.trees) - len(grown)
                tree.seconds = max(AT_ONCE, (query.until - monotonic()) / left)
            grown[number] = tree.weigh(query.seen, query.seat, query.seed + number, query.only_best)
        return grown


def now_and_then(watch: Watch) -> Watch:
    """A watcher that is not told more often than it can follow."""
    told = monotonic()

    def tell(thoughts: list[Thought]) -> None:
        nonlocal told
        if monotonic() - told >= GLIMPSES:
            watch(thoughts)
            told = monotonic()

    return tell


def planted(settings: Settings) -> Search:
    told: dict[str, Any] = {name: int(settings[name]) for name in WHOLE if name in settings}
    told |= {name: float(settings[name]) for name in OTHERS if name in settings}
    told["iterations"] = -(-told.get("iterations", 1000) // int(settings.get("trees", 1)))
    return Search(**told)
