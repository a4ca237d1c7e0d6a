"""The box: a game's components, read from the data file beside its rules."""

import sys
import tomllib
from importlib.resources import files
from typing import Any

from philtre.kernel.changes import Changes, make_changes

altered: dict[str, Changes] = {}


def components(package: str) -> dict[str, Any]:
    """The contents of a game's ``components.toml``, with the changes that were asked for."""
    box = tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))
    make_changes(box, altered.get(package, {}))
    return box


def alter(package: str, changes: Changes) -> None:
    """Let a game's rules be read with changed components. A process reads them once, so this must come before."""
    if changes == altered.get(package, {}):
        return
    assert package not in sys.modules, f"the rules of {package} are read already"
    altered[package] = changes
