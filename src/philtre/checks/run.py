"""One run: plays the games once, and lets every item look at them."""

from collections.abc import Callable
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from philtre.checks.bots import Bots
from philtre.checks.conservation import Conservation
from philtre.checks.copies import Copies
from philtre.checks.ends import Ends
from philtre.checks.facts import Facts
from philtre.checks.item import Counterexample, Item, told
from philtre.checks.line import Line, Spot
from philtre.checks.notation import Notation
from philtre.checks.options import Options
from philtre.checks.records import Records
from philtre.checks.redeals import Redeals
from philtre.checks.refusals import Refusals
from philtre.checks.saving import Saving
from philtre.checks.secrets import Secrets
from philtre.checks.seeds import Seeds
from philtre.checks.undo import Undo
from philtre.checks.verdict import Verdict
from philtre.checks.walker import lines, looked_at, sample, walk
from philtre.checks.windows import Windows
from philtre.checks.words import Words
from philtre.kernel.game import Game
from philtre.kernel.record import Record

GAMES = 60

# Each item stands behind those it needs.
ITEMS: list[type[Item]] = [
    Copies,
    Options,
    Ends,
    Conservation,
    Facts,
    Seeds,
    Notation,
    Words,
    Refusals,
    Saving,
    Records,
    Redeals,
    Secrets,
    Bots,
    Undo,
    Windows,
]

PLAYABLE = ("copies", "options", "ends")  # when one of these fails, there is nothing to go on with


def check(game: Game, games: int = GAMES, progress: bool = True) -> Verdict:
    """Try everything a game promises over so many games, or more if its options need more to be covered."""
    run = Run(game)
    planned = list(lines(game, games))
    with bar(progress) as shown:
        task = shown.add_task(f"Checking {game.title}", total=2 * len(planned) + 1)
        run.each(lambda item: item.declared)
        for line in planned:
            run.play(line)
            shown.advance(task)
        for line in planned:
            run.look(line)
            shown.advance(task)
        run.each(lambda item: item.conclude)
        shown.advance(task)
    return Verdict(game.title, run.items, len(planned), sum(len(line.states) for line in planned))


def bar(progress: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not progress,
    )


def nothing() -> Record | None:
    return None


class Run:
    def __init__(self, game: Game) -> None:
        self.items = [item(game) for item in ITEMS]
        self.named = {item.name: item for item in self.items}

    def each(self, hook: Callable[[Item], Callable[[], None]], record: Callable[[], Record | None] = nothing) -> None:
        for item in self.items:
            item.blocked = item.blocked or next((name for name in item.needs if not self.named[name].passed), None)
            item.run(hook(item), record)

    def playable(self) -> bool:
        return all(self.named[name].passed for name in PLAYABLE)

    def play(self, line: Line) -> None:
        """Play a game, for the items that look at every position and for those that look at whole games."""
        if not self.playable():
            return
        try:
            for spot in walk(line):
                if looked_at(spot.index):
                    self.each(partial(at_every, spot=spot), spot.record)
                if not self.playable():
                    return
        except Exception as error:
            blamed = self.named["options" if line.states else "ends"]
            blamed.counterexample = Counterexample(told(error), line.record())
            return
        self.each(lambda item: partial(item.finished, line), line.record)

    def look(self, line: Line) -> None:
        """Look at some positions of a game more closely."""
        if not self.playable():
            return
        for spot in sample(line, Random(line.seed)):
            self.each(partial(at_some, spot=spot), spot.record)


def at_every(item: Item, spot: Spot) -> Callable[[], None]:
    return partial(item.position if item.everywhere else skip, spot)


def at_some(item: Item, spot: Spot) -> Callable[[], None]:
    return partial(skip if item.everywhere else item.position, spot)


def skip(spot: Spot) -> None:
    """An item that does not look at this position."""
