"""Philtre: potion-brewing board games, played exactly, anywhere, by people and machines.

>>> import philtre
>>> philtre.games()
['alchemist', 'elixir-mixer', 'bal-des-chaudrons', 'ars-alchimia', 'azerlande']
"""

from typing import TYPE_CHECKING

from philtre._compiled import settle_on_sources
from philtre._version import __version__

COMPILED = settle_on_sources()

import philtre.bots  # noqa: E402, F401 (registers the bots by their names)
from philtre.games import game, games  # noqa: E402
from philtre.kernel.errors import NotAllowed, Unreadable  # noqa: E402
from philtre.kernel.game import Game  # noqa: E402
from philtre.kernel.record import Record  # noqa: E402
from philtre.kernel.state import State  # noqa: E402
from philtre.kernel.view import View  # noqa: E402

if TYPE_CHECKING:
    from philtre.checks import Verdict

__all__ = [
    "COMPILED",
    "Game",
    "NotAllowed",
    "Record",
    "State",
    "Unreadable",
    "View",
    "__version__",
    "check",
    "game",
    "games",
]


def check(game: Game, games: int = 60, progress: bool = True) -> "Verdict":
    """Whether a game keeps every promise, tried over so many games: ``print(philtre.check(game))``."""
    from philtre.checks import check

    return check(game, games, progress)
