"""x"""

import msgspec

from philtre.kernel.state import State


class Board(msgspec.Struct, frozen=True):
    day: int


def board(seen: State) -> Board:
    return Board(0)
