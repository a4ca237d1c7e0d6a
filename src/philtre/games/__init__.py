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
    folder = Path(name)
    if name not in OURS and (folder / "__init__.py").is_file() and name not in games():
        sys.path.insert(0, str(folder.resolve().parent))
        return exported(folder.resolve().name)
    return from_shelf(name)


def from_shelf(name: str) -> Game:
    """A game by its name alone: to open a folder is to run what is in it."""
    if name in OURS:
        return exported(OURS[name])
    for entry in entry_points(group="philtre.games"):
        if entry.name == name:
            return exported(entry.value)
    raise Unreadable("no-such-game", game=name, games=", ".join(games()))


def exported(module: str) -> Game:
    found = import_module(module).GAME
    assert isinstance(found, Game), f"{module} exports no GAME"
    return found
