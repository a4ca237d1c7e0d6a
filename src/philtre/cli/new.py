"""``philtre new``: a small complete game, to begin one's own with."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from philtre.cli.screen import OnScreen
from philtre.kernel.errors import Unreadable

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new(name: str, /, *, into: Path = Path(), screen: OnScreen) -> int:
    """Write a small complete game that can be played at once, for an author to change.

    Parameters
    ----------
    name
        The name of its folder, as in night_market.
    into
        The directory in which to make it.
    """
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Unreadable("bad-game-name", name=name)
    if find_spec(name) is not None:
        raise Unreadable("taken-game-name", name=name)
    folder = into / name
    try:
        folder.mkdir()
        copy(files("philtre.cli") / "template", folder, substitutions(name))
    except FileExistsError:
        raise Unreadable("file-exists", file=str(folder)) from None
    except OSError:
        raise Unreadable("cannot-write", file=str(folder)) from None
    screen.say("ui-new-game", folder=str(folder))
    return 0


def substitutions(name: str) -> dict[str, str]:
    """What stands for the name of the template in its texts, and what is to stand there."""
    parts = name.split("_")
    return {
        "little-brew": "-".join(parts),
        "LittleBrew": "".join(part.capitalize() for part in parts),
        "Little Brew": " ".join(part.capitalize() for part in parts),
    }


def copy(source: Traversable, target: Path, words: dict[str, str]) -> None:
    for item in source.iterdir():
        if item.is_dir():
            if item.name != "__pycache__":
                (target / item.name).mkdir()
                copy(item, target / item.name, words)
            continue
        if item.name.endswith((".py", ".toml", ".ftl", ".md")):
            text = item.read_text("utf-8")
            for word, instead in words.items():
                text = text.replace(word, instead)
            (target / item.name).write_text(text, "utf-8")
