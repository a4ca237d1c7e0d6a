"""The box: a game's components, read from the data file beside its rules."""

import tomllib
from importlib.resources import files
from typing import Any


def components(package: str) -> dict[str, Any]:
    """The contents of a game's ``components.toml``."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))
