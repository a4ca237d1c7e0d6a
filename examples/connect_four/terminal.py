"""Connect Four, drawn in a terminal."""

from rich.box import HEAVY
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from connect_four.view import Board, Cell
from philtre.kernel.view import View
from philtre.kernel.words import Words

DISCS = ("●", "○")
COLOURS = ("red", "yellow")


def draw(view: View, words: Words) -> RenderableType:
    board: Board = view.board
    rows = zip(*(reversed(column.cells) for column in board.columns), strict=True)
    grid = Text("\n").join(Text("  ").join(drawn(cell) for cell in row) for row in rows)
    numbers = Text("  ".join(column.id for column in board.columns), style="bold")
    return Group(
        Text("   ").join(player(seat, view, words) for seat in range(2)),
        Panel(grid, box=HEAVY, border_style="blue", padding=(0, 2), expand=False),
        Text("   ") + numbers,
    )


def drawn(cell: Cell) -> Text:
    if cell.disc is None:
        return Text("·", style="dim")
    return Text(DISCS[cell.disc], style=COLOURS[cell.disc] + (" reverse" if cell.connected else ""))


def player(seat: int, view: View, words: Words) -> Text:
    turn = "bold " if seat in view.deciders else ""
    return Text(f"{DISCS[seat]} {words.player(seat)}", style=turn + COLOURS[seat])
