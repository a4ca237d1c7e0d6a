"""What a bot is, and the names under which bots can be had."""

from collections.abc import Callable
from typing import Protocol

from philtre.kernel.errors import Unreadable
from philtre.kernel.state import State


class Bot(Protocol):
    """Chooses for a seat, given what that seat sees and nothing else."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        """An action of ``seen.legal(seat)``; a bot made anew chooses the same for the same sight and seed."""


# By the first part of their names, which ends at a colon: makers that are given the package of
# the game to be played, whose folder may hold data for them, and the rest of the name.
makers: dict[str, Callable[[str, str], Bot]] = {}


def make_bot(name: str, package: str) -> Bot:
    kind, _, settings = name.partition(":")
    if kind not in makers:
        raise Unreadable("no-such-bot", bot=name, bots=", ".join(makers))
    return makers[kind](package, settings)
