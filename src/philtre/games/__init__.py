"""The games, by their names."""

import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game

OURS = {
    "alchemist": "philtre.games.alchemist",
    "elixir-mixer": "philtre.games.elixir_mixer",
    "bal-des-chaudrons": "philtre.games.bal_des_chaudrons",
    "ars-alchimia": "philtre.games.ars_alchimia",
    "azerlande": "philtre.games.azerlande",
}


def games() -> list[str]:
    """The names of all games here: ours, and those that installed packages offer as ``philtre.games``."""
    return [*OURS, *(entry.name for entry in entry_points(group="philtre.games"))]


def game(name: str) -> Game:
    """A game by its name, or by the path of its folder."""
    if name in OURS:
        return exported(OURS[name])
    for entry in entry_points(group="philtre.games"):
        if entry.name == name:
            return exported(entry.value)
    folder = Path(name)
    if (folder / "__init__.py").is_file():
        sys.path.insert(0, str(folder.resolve().parent))
        return exported(folder.resolve().name)
    raise Unreadable("no-such-game", game=name, games=", ".join(games()))


def exported(module: str) -> Game:
    found = import_module(module).GAME
    assert isinstance(found, Game), f"{module} exports no GAME"
    return found
