"""Levels: six strengths of the search for each game, as data.

A game's ``levels.toml`` says under ``[search]`` how the search plays it, under ``[many]`` what is
different with more than two players, and under each ``[[level]]`` what that level changes, again with
a ``many`` of its own. A game without that file is played by the one beside this module.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from philtre.bots.grove import Grove
from philtre.bots.plot import Settings
from philtre.kernel.bot import Bot
from philtre.kernel.errors import Unreadable

LEVELS = range(1, 7)
FILE = "levels.toml"


@cache
def data(package: str) -> dict[str, Any]:
    file = files(package) / FILE
    if not file.is_file():
        file = files("philtre.bots") / FILE
    return tomllib.loads(file.read_text("utf-8"))


def plain(maker: Callable[[], Bot], package: str, wanted: str) -> Bot:
    """A bot without settings."""
    if wanted:
        raise Unreadable("bad-setting", setting=wanted)
    return maker()


def level(number: int, package: str, wanted: str = "") -> Bot:
    """The bot of a level, which has its settings already."""
    return plain(lambda: Grove(*settings(package, data(package)["level"][number - 1])), package, wanted)


def search(package: str, wanted: str) -> Grove:
    """The search with settings as in ``iterations=500:glance=0``."""
    changed: Settings = {}
    for setting in filter(None, wanted.split(":")):
        name, _, value = setting.partition("=")
        try:
            changed[name] = float(value)
        except ValueError:
            raise Unreadable("bad-setting", setting=setting) from None
    two, many = settings(package, {})
    return Grove({**two, **changed}, {**many, **changed})


def settings(package: str, level: dict[str, Any]) -> tuple[Settings, Settings]:
    """The settings of a level for two players, and for more."""
    told = data(package)
    two = {**told["search"], **{name: value for name, value in level.items() if name != "many"}}
    return two, {**two, **told.get("many", {}), **level.get("many", {})}
