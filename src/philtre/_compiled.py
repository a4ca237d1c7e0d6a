"""Which sources run: the compiled modules, or the same text interpreted.

Python prefers an extension module to the source beside it, also when the source is newer. So
``PHILTRE_PURE=1`` makes it pass over them, and modules built from another text are refused.
"""

import hashlib
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FINGERPRINT = PACKAGE / "compiled.txt"

# What mypyc compiles: the kernel's hot part, the rules of every game, the search, what a server does for every answer,
# and what doors show of a state. Structs stay as they are, for mypyc knows nothing of how they are made.
KERNEL = ("chance", "drawing", "journal", "lexicon", "moves", "sight", "state", "undo", "zones")
STRUCTS = ("__init__", "view", "terminal")  # all else in a game's folder are its rules
BOTS = ("foresight", "greedy", "ismcts", "playout", "random")
TABLE = ("clocks", "course", "drawing", "seats", "table", "told")
DOORS = ("observation",)

# Of every vec that a compiled function is given by interpreted code, mypyc 2.4 takes a reference and never lets it go.
TAKEN = re.compile(r"(arg_\w+) = VecI64Api\.unbox\(obj_\w+\);")

# How hard the C compiler tries. Tests that only ask whether something compiles spare the minutes.
OPTIMISED = os.environ.get("PHILTRE_OPTIMISED", "3")

# Nobody replaces our functions from outside, so the compiler may inline them.
FLAGS = ["-fno-semantic-interposition"] if sys.platform == "linux" else []


def sources() -> list[Path]:
    """The modules that are compiled, in a fixed order."""
    games = sorted(path.parent for path in (PACKAGE / "games").glob("*/rules.py"))
    return [
        *(PACKAGE / "kernel" / f"{name}.py" for name in KERNEL),
        *(path for game in games for path in sorted(game.glob("*.py")) if path.stem not in STRUCTS),
        *(PACKAGE / "bots" / f"{name}.py" for name in BOTS),
        *(PACKAGE / "table" / f"{name}.py" for name in TABLE),
        *(PACKAGE / "doors" / f"{name}.py" for name in DOORS),
    ]


def mend(written: Iterable[Path]) -> None:
    """Let go of what was taken, in the C files that mypyc has written: whoever calls keeps what they pass."""
    for path in written:
        path.write_text(TAKEN.sub(r"\g<0> VEC_I64_DECREF(\1);", path.read_text()))


def extension_of(source: Path) -> Path:
    return source.with_name(source.stem + EXTENSION_SUFFIXES[0])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.read_bytes())
    return digest.hexdigest()


class PureFinder:
    """Finds the modules of this package as sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("philtre."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def settle_on_sources() -> bool:
    """Whether the compiled modules are to run."""
    if not FINGERPRINT.exists() or os.environ.get("PHILTRE_PURE") == "1":
        sys.meta_path.insert(0, PureFinder())
        return False
    if FINGERPRINT.read_text() != fingerprint() or not all(extension_of(path).exists() for path in sources()):
        raise ImportError(
            "the compiled modules of philtre do not fit its source: run 'make build', or set PHILTRE_PURE=1"
        )
    return True
