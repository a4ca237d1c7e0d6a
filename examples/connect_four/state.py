"""Connect Four: what there is, who may see it, and the words the rules use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.lexicon import SEAT, Lexicon
from philtre.kernel.zones import Zones

COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = 42

# The discs of a player are one number, a bit for each cell: column after column, each from the
# bottom up, with a bit above it that stays empty so that no line runs on into the next column.
SPAN: Final = 7
FOOT: Final = vec[i64]([1 << SPAN * column for column in range(COLUMNS)])  # the lowest cell of each column
TOP: Final = vec[i64]([1 << SPAN * column + ROWS - 1 for column in range(COLUMNS)])

# From a cell to its neighbour in each of the four directions.
UP: Final = 1
ACROSS: Final = SPAN
RISING: Final = SPAN + 1
FALLING: Final = SPAN - 1

# Zones.

ZONES: Final = Zones(seats=2, depth=1)

DISCS: Final[i64] = ZONES.player.bits("discs", SPAN * COLUMNS, tells="its discs, by cell")
ME: Final[i64] = ZONES.player.size()  # cells of seat p start at ME * p

DROPS: Final[i64] = ZONES.table.number("drops", tells="how many discs have been dropped")

# Words.

LEXICON: Final = Lexicon("connect-four", rules=1)
COLUMN: Final = LEXICON.domain("column", [str(column) for column in range(1, COLUMNS + 1)])

DROP: Final[i64] = LEXICON.verb("drop", COLUMN)

CHOOSE_COLUMN: Final[i64] = LEXICON.decision("choose-column", [DROP], always=True)  # R3

DROPPED: Final[i64] = LEXICON.event("dropped", {"player": SEAT, "column": COLUMN})
CONNECTED: Final[i64] = LEXICON.event("connected", {"player": SEAT})
FILLED: Final[i64] = LEXICON.event("filled", {})

COLUMN_FULL: Final[i64] = LEXICON.reason("column-full")
