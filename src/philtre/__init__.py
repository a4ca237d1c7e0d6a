"""Philtre: potion-brewing board games, played exactly, anywhere, by people and machines.

>>> import philtre
>>> philtre.games()
['alchemist', 'elixir-mixer']
"""

from philtre._compiled import settle_on_sources

COMPILED = settle_on_sources()

import philtre.bots  # noqa: E402, F401 (registers the bots by their names)
from philtre.games import game, games  # noqa: E402
from philtre._version import VERSION as __version__  # noqa: E402
from philtre.kernel.errors import NotAllowed, Unreadable  # noqa: E402
from philtre.kernel.game import Game  # noqa: E402
from philtre.kernel.record import Record  # noqa: E402
from philtre.kernel.state import State  # noqa: E402
from philtre.kernel.view import View  # noqa: E402

__all__ = ["COMPILED", "Game", "NotAllowed", "Record", "State", "Unreadable", "View", "game", "games"]

