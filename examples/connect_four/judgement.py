"""Connect Four: what a greedy player values."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connect_four.state import *

# What a line of four cells is worth with so many discs of one player on it, and none of the other.
WORTH: Final = vec[i64]([0, 1, 4, 16, 1000])

OPPONENT: Final[i64] = 3  # their lines count more: they drop next


def cell(column: int, row: int) -> int:
    return 1 << SPAN * column + row


# Every line: the bits of its four cells.
LINES: Final = vec[i64](
    [
        sum(cell(column + across * i, row + up * i) for i in range(4))
        for across, up in ((0, 1), (1, 0), (1, 1), (1, -1))
        for column in range(COLUMNS)
        for row in range(ROWS)
        if column + 3 * across < COLUMNS and 0 <= row + 3 * up < ROWS
    ]
)


def judged(mine: i64, theirs: i64) -> i64:
    """What one's own lines promise, less what those of the other threaten."""
    return promise(mine, theirs) - OPPONENT * promise(theirs, mine)


def promise(mine: i64, theirs: i64) -> i64:
    value: i64 = 0
    for i in range(len(LINES)):
        if LINES[i] & theirs == 0:
            value += WORTH[discs_on(LINES[i] & mine)]
    return value


def discs_on(cells: i64) -> i64:
    number: i64 = 0
    while cells != 0:
        cells &= cells - 1
        number += 1
    return number
