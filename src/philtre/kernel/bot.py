"""What a bot is, and the names under which bots can be had."""

from collections.abc import Callable
from typing import Protocol

from philtre.kernel.errors import Unreadable
from philtre.kernel.state import State


class Bot(Protocol):
    """Chooses for a seat, given what that seat sees and nothing else."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        """An action of ``seen.legal(seat)``; the same for the same sight and seed."""


makers: dict[str, Callable[[], Bot]] = {}


def make_bot(name: str) -> Bot:
    if name not in makers:
        raise Unreadable("no-such-bot", bot=name, bots=", ".join(makers))
    return makers[name]()
