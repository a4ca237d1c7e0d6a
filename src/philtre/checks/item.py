"""What the suite asks of a game: one item for each promise, each in a module of its own."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from philtre.checks.line import Line, Spot
from philtre.kernel.game import Game
from philtre.kernel.record import Record


class Fault(Exception):
    """A broken promise, in a sentence; with the game that shows it, where that is not the one being looked at."""

    def __init__(self, what: str, record: Record | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.record = record


class Counterexample:
    """What is wrong, and the game up to the position where it shows; None if no game is needed to see it."""

    def __init__(self, what: str, record: Record | None) -> None:
        self.what = what
        self.record = record

    @property
    def table(self) -> str:
        """How the game begins: ``3 players, seed 17, first=0``."""
        if self.record is None:
            return ""
        heading = self.record.heading
        agreed = [f"{name}={choice}" for name, choice in heading.options.items()]
        return ", ".join([f"{heading.players} players", f"seed {heading.seed}", *agreed])

    @property
    def moves(self) -> list[str]:
        """The answers in notation, each behind its seat: ``0 take blue``."""
        return [] if self.record is None else [f"{answer.seat} {answer.play}" for answer in self.record.answers]

    def __str__(self) -> str:
        if self.record is None:
            return self.what
        return f"{self.what}\n{self.table}\nmoves: {'; '.join(self.moves) or 'none'}"


class Item:
    """One promise of a game, and whether it is kept.

    The hooks below are called in their order; each raises :class:`Fault` for the first
    thing it finds wrong, and is not called again after that.
    """

    name: ClassVar[str]
    meaning: ClassVar[str]
    unit: ClassVar[str] = "positions"
    needs: ClassVar[tuple[str, ...]] = ()  # items without which this one makes no sense
    everywhere: ClassVar[bool] = False  # whether it looks at games as they are played, or at a sample of positions

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tried = 0
        self.counterexample: Counterexample | None = None
        self.blocked: str | None = None  # the needed item that has failed

    @property
    def passed(self) -> bool:
        return self.counterexample is None and self.blocked is None

    def declared(self) -> None:
        """Before anything is played: what can be read off the declarations."""

    def position(self, spot: Spot) -> None:
        """At a position."""

    def finished(self, line: Line) -> None:
        """At the end of a game."""

    def conclude(self) -> None:
        """After all games."""

    def run(self, hook: Callable[[], None], record: Callable[[], Record | None]) -> None:
        """Call a hook, unless the item has failed or cannot be tried, and keep what it finds."""
        if not self.passed:
            return
        try:
            hook()
        except Fault as fault:
            self.counterexample = Counterexample(fault.what, fault.record or record())
        except Exception as error:
            self.counterexample = Counterexample(told(error), record())


def told(error: Exception) -> str:
    """An unexpected error, and where it arose."""
    said = f"{type(error).__name__}: {error}".rstrip(": ")
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return said
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
