"""What the drawings of several games share: the colours of the house, and things side by side."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from philtre.kernel.view import View
from philtre.kernel.words import Words

WIDEST = 110
SEATS = ["#b48cff", "#3fc6b8", "#ff7aa2", "#d9a066", "#8fb4ff"]
GLOW = "bold #9fe07a"  # what can be touched now
BRASS = "#d0a64e"
WARNING = "bold #ff7a59"


def side_by_side(drawn: Sequence[RenderableType], columns: int, gap: int = 0) -> Table:
    """Rows of so many things of one width."""
    grid = Table.grid(expand=True, padding=(0, gap, 0, 0))
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(drawn), columns):
        grid.add_row(*drawn[start : start + columns])
    return grid


def name_of(view: View, seat: int, words: Words) -> Text:
    """A player's name in the colour of the seat; an arrow for those who must decide, or who have won."""
    busy = seat in view.winners if view.over else seat in view.deciders
    return Text(f"{'▶' if busy else ' '} {words.player(seat)}", style=f"bold {SEATS[seat]}" if busy else SEATS[seat])
