"""The search as a bot: several trees that grow apart and add up what they found.

How many trees there are is a setting, not a matter of how many processors there are: so the
same sight and seed lead to the same choice wherever the trees grow.
"""

from itertools import count
from math import exp
from time import monotonic
from typing import TYPE_CHECKING

from philtre.bots.ismcts import Thought
from philtre.bots.plot import OTHERS, WHOLE, Plot, Query, Settings, Watch
from philtre.kernel.chance import WORD, following, seeded
from philtre.kernel.errors import Unreadable
from philtre.kernel.state import State

if TYPE_CHECKING:  # where processes cannot be asked as there, bots think here
    from philtre.bots.processes import Processes

IDS = count()

# Numbers with which the search still means something: a day is long enough for a choice.
ANY = (-1e12, 1e12)
RANGES = {
    "trees": (1.0, 64.0),
    "iterations": (0.0, 1e12),
    "seconds": (0.0, 86_400.0),
    "temperature": (0.0, 1e12),
    "glance": (0.0, 1e12),
    "looks": (1.0, 1e6),
    "scale": (1e-6, 1e12),
    "rally": (0.0, 1.0),
}


class Grove:
    """A bot with settings for two players and for more.

    ``trees`` share the iterations evenly. ``temperature`` is how many hundredths of a victory an
    option may well fall short of the best and still be chosen. With ``processes`` the trees grow
    there, else one after another here; ``thoughts`` are what the last choice was made of. ``watch`` is
    told on the way how the options look to one of the trees.
    """

    def __init__(self, two: Settings, many: Settings) -> None:
        for name, value in (*two.items(), *many.items()):
            if name not in (*WHOLE, *OTHERS, "trees", "temperature"):
                raise Unreadable("bad-setting", setting=name)
            least, most = RANGES.get(name, ANY)
            if not least <= value <= most:
                raise Unreadable("bad-setting", setting=f"{name}={value:g}")
        self.id = next(IDS)
        self.settings = (two, many)
        self.plots: dict[bool, Plot] = {}
        self.processes: Processes | None = None
        self.watch: Watch | None = None
        self.chosen = -1
        self.thoughts: list[Thought] = []

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        options = seen.legal(seat)
        if len(options) == 1:
            self.thoughts = []
            return options[0]
        temperature = self.settings_for(seen).get("temperature", 0.0)
        self.thoughts = self.weigh(seen, seat, seed, only_best=temperature == 0.0)
        self.chosen = picked(self.thoughts, temperature, seed)
        return self.chosen

    def think(self, seen: State, seat: int, seed: int = 0) -> list[Thought]:
        """The options of a seat, the most promising first."""
        return self.weigh(seen, seat, seed, only_best=False)

    def weigh(self, seen: State, seat: int, seed: int, only_best: bool) -> list[Thought]:
        """Let every tree grow from a seed of its own, and add up."""
        seconds = self.settings_for(seen).get("seconds", 0.0)
        until = monotonic() + seconds if seconds else 0.0
        grown = self.grow(Query(seen, seat, seed, only_best, self.chosen, until, self.watch is not None))
        return together([grown[number] for number in sorted(grown)])

    def grow(self, query: Query) -> dict[int, list[Thought]]:
        settings = self.settings_for(query.seen)
        trees = int(settings.get("trees", 1))
        crowd = query.seen.players > 2
        if self.processes is not None:
            return self.processes.grow((self.id, crowd), settings, trees, query, self.watch)
        if crowd not in self.plots:
            self.plots[crowd] = Plot(settings, range(trees))
        return self.plots[crowd].grow(query, self.watch)

    def settings_for(self, seen: State) -> Settings:
        return self.settings[seen.players > 2]


def together(grown: list[list[Thought]]) -> list[Thought]:
    """What several trees found, the most tried options first."""
    if len(grown) == 1:
        return grown[0]
    found: dict[int, Thought] = {}
    for thought in sorted([thought for thoughts in grown for thought in thoughts], key=lambda thought: -thought.visits):
        other = found.get(thought.action)
        if other is None:
            found[thought.action] = thought
        elif thought.visits > 0:
            visits = other.visits + thought.visits
            value = (other.value * other.visits + thought.value * thought.visits) / visits
            found[thought.action] = Thought(thought.action, visits, value)
    return sorted(found.values(), key=lambda thought: (-thought.visits, -thought.value, thought.action))


def picked(thoughts: list[Thought], temperature: float, seed: int) -> int:
    """The most tried option, or with a temperature one that may be nearly as good."""
    if temperature == 0.0:
        return thoughts[0].action
    best = max(thought.value for thought in thoughts)
    weights = [exp((thought.value - best) * 100.0 / temperature) for thought in thoughts]
    drawn = int(following(following(seeded(seed))) & WORD) / 2**32 * sum(weights)
    for thought, weight in zip(thoughts, weights, strict=True):
        drawn -= weight
        if drawn < 0.0:
            return thought.action
    return thoughts[0].action
