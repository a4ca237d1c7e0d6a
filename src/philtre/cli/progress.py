"""The bar that shows how far many games have come, beside what a command prints."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from philtre.cli.screen import Screen


@contextmanager
def bar(done: int, games: int, screen: Screen) -> Iterator[Callable[[], None]]:
    """While this lasts, a bar; what is given is called when one more game has ended."""
    columns = (BarColumn(), MofNCompleteColumn(), Rate(screen), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal) as progress:
        task = progress.add_task("", total=games, completed=done)
        yield lambda: progress.advance(task)


class Rate(ProgressColumn):
    """Games a second, or of slow games a minute."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen

    def render(self, task: Task) -> Text:
        if task.speed is None:
            return Text("")
        if task.speed >= 1:
            return Text(self.screen.words.say("ui-rate", rate=f"{task.speed:.1f}"))
        return Text(self.screen.words.say("ui-rate-slow", rate=f"{60 * task.speed:.1f}"))
