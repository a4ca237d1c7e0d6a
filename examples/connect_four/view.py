"""Connect Four: what a client draws."""

import msgspec

from connect_four.rules import fours
from connect_four.state import *
from philtre.kernel.state import State


class Cell(msgspec.Struct, frozen=True):
    """A place in the grid; ``disc`` is the seat whose disc lies there."""

    disc: int | None
    connected: bool


class Column(msgspec.Struct, frozen=True):
    id: str
    cells: list[Cell]  # from the bottom up


class Board(msgspec.Struct, frozen=True):
    columns: list[Column]
    drops: int


def board(seen: State) -> Board:
    discs = [seen.b[ME * seat + DISCS] for seat in range(2)]
    winning = winning_cells(discs[0]) | winning_cells(discs[1])
    return Board([column_of(discs, winning, column) for column in range(COLUMNS)], seen.b[DROPS])


def column_of(discs: list[int], winning: int, column: int) -> Column:
    bits = [1 << SPAN * column + row for row in range(ROWS)]
    return Column(COLUMN.tokens[column], [cell_of(discs, winning, bit) for bit in bits])


def cell_of(discs: list[int], winning: int, bit: int) -> Cell:
    owners = [seat for seat in range(2) if discs[seat] & bit]
    return Cell(owners[0] if owners else None, winning & bit != 0)


def winning_cells(discs: int) -> int:
    """Every cell of every four."""
    cells = 0
    for step in (UP, ACROSS, RISING, FALLING):
        starts = fours(discs, step)
        for i in range(4):
            cells |= starts << step * i
    return cells
