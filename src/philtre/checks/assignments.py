"""Assignments: every way in which what a seat has not seen may lie where it cannot look.

Counted out from the declarations, apart from the kernel's own re-dealing, to measure that by.
"""

from collections.abc import Iterator
from itertools import islice
from math import comb, prod

from philtre.checks.conservation import at, contents
from philtre.kernel.sight import visible
from philtre.kernel.state import State
from philtre.kernel.zones import COUNTS, PLAYERS, PUBLIC, Pool, Zone

Contents = tuple[tuple[int, ...], ...]  # how many of each kind lie in each hidden place


class Hidden:
    """A place a seat cannot look into: its zone, its first cell, how much it holds and what that is known to be."""

    def __init__(self, zone: Zone, pool: Pool, start: int, row: list[int]) -> None:
        kinds = len(pool.totals)
        self.zone = zone
        self.pool = pool
        self.start = start
        self.known = row[start + kinds : start + 2 * kinds] if zone.known else [0] * kinds
        self.size = sum(contents(zone, row, start, kinds))


def hidden_places(state: State, viewer: int) -> list[Hidden]:
    """The hidden places of a world, pool by pool."""
    row = list(state.b)
    return [
        Hidden(zone, pool, at(state.zones, zone, seat), row)
        for pool in state.zones.pools
        for zone in state.zones.all
        if zone.pool is pool and zone.sees != PUBLIC
        for seat in range(row[PLAYERS] if zone.each else 1)
        if not visible(state.b, zone, seat, viewer)
    ]


def lying(state: State, places: list[Hidden]) -> Contents:
    """What lies in the hidden places of a world."""
    row = list(state.b)
    return tuple(tuple(contents(place.zone, row, place.start, len(place.pool.totals))) for place in places)


def assignments(world: State, places: list[Hidden], limit: int) -> dict[Contents, int] | None:
    """Every assignment with the number of ways to lay it; None if there are more than the limit."""
    rests = {}
    for pool in world.zones.pools:
        own = [index for index, place in enumerate(places) if place.pool is pool]
        now = lying(world, places)
        rests[pool.name] = [
            sum(now[index][kind] - places[index].known[kind] for index in own) for kind in range(len(pool.totals))
        ]
    found = dict(islice(laid(places, rests), limit + 1))
    return None if len(found) > limit else found


def laid(places: list[Hidden], rests: dict[str, list[int]]) -> Iterator[tuple[Contents, int]]:
    if not places:
        yield (), 1
        return
    place = places[0]
    rest = rests[place.pool.name]
    for taken in parts(rest, place.size - sum(place.known)):
        ways = prod(comb(there, number) for there, number in zip(rest, taken, strict=True))
        left = [there - number for there, number in zip(rest, taken, strict=True)]
        holds = tuple(known + number for known, number in zip(place.known, taken, strict=True))
        for others, more in laid(places[1:], {**rests, place.pool.name: left}):
            yield (holds, *others), ways * more


def parts(rest: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many things among the rest."""
    if size > sum(rest):
        return
    if not rest:
        yield ()
        return
    for number in range(min(rest[0], size), -1, -1):
        for others in parts(rest[1:], size - number):
            yield number, *others


def lay_out(world: State, places: list[Hidden], chosen: Contents) -> State:
    """The world with other contents in its hidden places."""
    other = world.copy()
    for place, holds in zip(places, chosen, strict=True):
        if place.zone.keeps == COUNTS:
            cells = list(holds)
        else:
            cells = [kind for kind, number in enumerate(holds) for _ in range(number)]
            other.b[place.start] = len(cells)
        first = place.start + (place.zone.keeps != COUNTS)
        for index, cell in enumerate(cells):
            other.b[first + index] = cell
    return other
