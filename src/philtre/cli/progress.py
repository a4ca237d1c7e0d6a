"""The bar that shows how far many games have come, beside what a command prints."""

from collections.abc import Iterator, Sequence
from contextlib import closing

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from philtre.cli.screen import Screen
from philtre.kernel.game import Game
from philtre.lab.crew import Played, outcomes
from philtre.lab.match import Match, Outcome


def played(
    matches: Sequence[Match], game: Game, options: dict[str, str], workers: int | None, screen: Screen
) -> Iterator[Outcome]:
    """Every match, under a bar. Whoever stops listening stops the games."""
    return under_bar(outcomes(matches, game, options, workers), len(matches), screen)


def under_bar(playing: Played, games: int, screen: Screen) -> Iterator[Outcome]:
    with closing(playing), progress(screen) as bar:
        yield from bar.track(playing, games)


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


def progress(screen: Screen) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal)
