"""Tasting: what a client draws."""

import msgspec
from checks.tasting.state import *

from philtre.kernel.state import State
from philtre.kernel.zones import total


class Taster(msgspec.Struct, frozen=True):
    vials: int
    hand: list[int] | None
    sips: int


class Board(msgspec.Struct, frozen=True):
    tasters: list[Taster]
    shelf: list[int]
    cask: int


def board(seen: State) -> Board:
    return Board(
        [taster(seen, seat) for seat in range(seen.players)],
        [int(seen.b[SHELF + kind]) for kind in range(KINDS)],
        int(total(seen.b, CASK, KINDS)),
    )


def taster(seen: State, seat: int) -> Taster:
    hand = ME * seat + HAND
    shown = [int(seen.b[hand + kind]) for kind in range(KINDS)] if seen.viewer == seat else None
    return Taster(int(total(seen.b, hand, KINDS)), shown, int(seen.b[ME * seat + SIPS]))
