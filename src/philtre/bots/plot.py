"""A plot: trees of the search that grow one after another, in whatever process this is."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from philtre.bots.ismcts import Search, Thought
from philtre.kernel.state import State

Settings = dict[str, float]

# What a search is told, as whole numbers and as others; ``trees`` and ``temperature`` are the grove's.
WHOLE = ("iterations", "horizon", "foresight", "eras", "looks", "rivalry", "paired", "reuse")
OTHERS = ("seconds", "curiosity", "glance", "scale")

AT_ONCE = 1e-9  # seconds: no time is left, but 0 would mean to think by iterations


@dataclass(frozen=True)
class Query:
    """What trees are asked, in this process or in another: all of it can be sent.

    ``chosen`` is the answer chosen last, -1 for none. ``until`` is when to have answered, by the
    clock that all processes of a machine share; 0 to think for as many iterations as are set.
    """

    seen: State
    seat: int
    seed: int
    only_best: bool
    chosen: int = -1
    until: float = 0.0


class Plot:
    """Some of the trees of a grove, by their numbers. A tree thinks alike in whatever plot it grows."""

    def __init__(self, settings: Settings, numbers: Iterable[int]) -> None:
        self.trees = {number: planted(settings) for number in numbers}

    def grow(self, query: Query) -> dict[int, list[Thought]]:
        """What each tree makes of a query; the time, if that is set, is shared evenly while there is some."""
        grown: dict[int, list[Thought]] = {}
        for number, tree in self.trees.items():
            if grown and 0.0 < query.until < monotonic():
                break
            tree.chosen = query.chosen
            if query.until:
                left = len(self.trees) - len(grown)
                tree.seconds = max(AT_ONCE, (query.until - monotonic()) / left)
            grown[number] = tree.weigh(query.seen, query.seat, query.seed + number, query.only_best)
        return grown


def processors() -> int:
    """How many processes this machine runs at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def planted(settings: Settings) -> Search:
    told: dict[str, Any] = {name: int(settings[name]) for name in WHOLE if name in settings}
    told |= {name: float(settings[name]) for name in OTHERS if name in settings}
    told["iterations"] = -(-told.get("iterations", 1000) // int(settings.get("trees", 1)))
    return Search(**told)
