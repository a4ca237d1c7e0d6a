"""Ars Alchimia: what a client draws."""

import msgspec

from philtre.games.ars_alchimia.state import *
from philtre.kernel.state import State


class Board(msgspec.Struct, frozen=True):
    year: int


def board(seen: State) -> Board:
    return Board(year=seen.b[YEAR])
