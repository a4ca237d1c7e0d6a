"""Little Brew: what a client draws."""

import msgspec

from philtre.kernel.state import State
from philtre.kernel.zones import total

from .state import BAG, BREWED, FIRST, HAND, HERB, KINDS, ME, POINTS


class Brewer(msgspec.Struct, frozen=True):
    """A player's side of the table. ``hand`` is None for those who may not look."""

    points: int
    held: int
    hand: dict[str, int] | None
    brewed: dict[str, int]


class Board(msgspec.Struct, frozen=True):
    bag: int
    first: dict[str, str | None]  # who brewed each herb first
    brewers: list[Brewer]


def board(seen: State) -> Board:
    first = [seen.b[FIRST + herb] for herb in range(KINDS)]
    return Board(
        bag=total(seen.b, BAG, KINDS),
        first={HERB.thing(herb): f"seat:{seat - 1}" if seat else None for herb, seat in enumerate(first)},
        brewers=[brewer_of(seen, seat) for seat in range(seen.players)],
    )


def brewer_of(seen: State, seat: int) -> Brewer:
    mine = ME * seat
    return Brewer(
        points=seen.b[mine + POINTS],
        held=total(seen.b, mine + HAND, KINDS),
        hand=herbs_at(seen, mine + HAND) if seen.viewer == seat else None,
        brewed=herbs_at(seen, mine + BREWED),
    )


def herbs_at(seen: State, at: int) -> dict[str, int]:
    return {HERB.thing(herb): seen.b[at + herb] for herb in range(KINDS)}
