"""Conservation: things only change places, and every zone is kept as it was declared."""

from collections.abc import Iterator
from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot
from philtre.kernel.state import State
from philtre.kernel.zones import COUNTS, DEPTH, FRAME, FRAMES, HEADER, HIDDEN, OVER, PILE, PLAYERS, Pool, Zone, Zones

Row = list[int]


@final
class Conservation(Item):
    name = "conservation"
    meaning = "Of every pool there is always as much as in the box, and every zone holds what it can hold."
    needs = ("copies", "options")
    everywhere = True

    def position(self, spot: Spot) -> None:
        for fault in faults(spot.state):
            raise Fault(fault)
        agreed = self.game.agreed(spot.state)
        if agreed != spot.line.setting.options:
            raise Fault(f"the options agreed on have changed to {agreed}")
        self.tried += 1


def faults(state: State) -> Iterator[str]:
    """What is wrong with the numbers of a whole state."""
    row = [int(number) for number in state.b]
    zones = state.zones
    if row[OVER] not in (0, 1) or state.viewer is not None:
        yield "the header is not that of a whole state"
    for zone in zones.all:
        for seat in range(row[PLAYERS] if zone.each else 1):
            yield from faults_of_zone(zone, row[at(zones, zone, seat) :][: zone.size], place(zone, seat))
    for pool in zones.pools:
        yield from faults_of_pool(row, zones, pool)
    for seat in range(int(zones.seats)):
        yield from faults_of_seat(row, zones, seat)


def at(zones: Zones, zone: Zone, seat: int) -> int:
    return int(zone.at + seat * zones.stride)


def place(zone: Zone, seat: int) -> str:
    return f"{zone.name} of seat {seat}" if zone.each else zone.name


def faults_of_zone(zone: Zone, cells: Row, where: str) -> Iterator[str]:
    if zone.keeps == COUNTS:
        counts, known = cells[: zone.kinds], cells[zone.kinds :]
        if min(counts) < 0:
            yield f"{where} holds fewer than none of something: {counts}"
        if known and (min(known) < 0 or any(least > held for least, held in zip(known, counts, strict=True))):
            yield f"{where} is known to hold {known}, but holds {counts}"
    elif zone.keeps == PILE:
        size = cells[0]
        cards = cells[1 : 1 + size]
        if not 0 <= size <= zone.kinds:
            yield f"{where} has room for {zone.kinds} cards, not for {size}"
        elif cards != sorted(cards) or any(card < 0 for card in cards):
            yield f"{where} is not in ascending order: {cards}"
        elif any(cells[1 + size :]):
            yield f"{where} has something behind its last card: {cells[1 + size :]}"


def faults_of_pool(row: Row, zones: Zones, pool: Pool) -> Iterator[str]:
    totals = [int(number) for number in pool.totals]
    found = [0] * len(totals)
    for zone in zones.all:
        if zone.pool is pool:
            for seat in range(row[PLAYERS] if zone.each else 1):
                for kind, held in enumerate(contents(zone, row, at(zones, zone, seat), len(totals))):
                    found[kind] += held
    if found != totals:
        yield f"the pool “{pool.name}” has {totals} in the box, but {found} are found"


def contents(zone: Zone, row: Row, start: int, kinds: int) -> list[int]:
    """How many of each kind of its pool lie in a zone; those that are no kind at all count nowhere."""
    if zone.keeps == COUNTS:
        return row[start : start + kinds]
    cards = row[start + 1 : start + 1 + row[start]]
    return [cards.count(kind) for kind in range(kinds)]


def faults_of_seat(row: Row, zones: Zones, seat: int) -> Iterator[str]:
    stride = int(zones.stride)
    block = row[HEADER + seat * stride : HEADER + (seat + 1) * stride]
    shadow = row[zones.shadow + seat * stride : zones.shadow + (seat + 1) * stride] if zones.windows else []
    if seat >= row[PLAYERS]:
        if any(block) or any(shadow):
            yield f"nobody sits at seat {seat}, but its cells are not all 0"
        return
    depth = block[DEPTH - HEADER]
    if not 0 <= depth <= zones.depth:
        yield f"seat {seat} has {depth} questions, of at most {zones.depth}"
    elif any(block[FRAMES - HEADER + FRAME * depth : FRAMES - HEADER + FRAME * zones.depth]):
        yield f"seat {seat} has something behind its last question"
    if not block[HIDDEN - HEADER]:
        if any(shadow):
            yield f"seat {seat} is in sight, but a shadow of it is kept"
        return
    for pool in zones.pools:
        if carried(row, zones, pool, HEADER + seat * stride) != carried(
            row, zones, pool, int(zones.shadow) + seat * stride
        ):
            yield f"hidden seat {seat} has moved things of the pool “{pool.name}” out of or into its own zones"


def carried(row: Row, zones: Zones, pool: Pool, block: int) -> list[int]:
    """What a seat's block, or its shadow, holds of a pool."""
    held = [0] * len(pool.totals)
    for zone in zones.all:
        if zone.each and zone.pool is pool:
            for kind, number in enumerate(contents(zone, row, block + int(zone.at) - HEADER, len(held))):
                held[kind] += number
    return held
