"""Sight: what a seat may know of a row, and the worlds that agree with it.

A redacted row keeps how much lies in a secret zone, not what. A re-dealt one is whole again:
what the viewer has not seen of a pool lies, at random, where the viewer cannot look.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.chance import below
from philtre.kernel.zones import (
    CHANCE,
    COUNTS,
    GIVEN,
    HEADER,
    HIDDEN,
    NOBODY,
    OWNER,
    PILE,
    PLAYERS,
    PUBLIC,
    VIEWER,
    Pool,
    Zone,
    Zones,
    lay,
    total,
)

UNKNOWN: Final[i64] = -1  # a secret number, or a card of a secret pile, in a redacted row


def visible(row: vec[i64], zone: Zone, seat: i64, viewer: i64) -> bool:
    if zone.sees == GIVEN:
        return viewer == seat or (viewer >= 0 and (viewer + 1) % row[PLAYERS] == seat)
    return zone.sees == PUBLIC or (zone.sees == OWNER and seat == viewer)


def places(row: vec[i64], zone: Zone) -> i64:
    """How often a zone lies there: once for each player, or once on the table."""
    return row[PLAYERS] if zone.each else 1


# Windows: a hidden seat has a second block, which keeps how the others still see it.


def freeze(row: vec[i64], zones: Zones, seat: i64) -> None:
    """Keep a seat as it is now for the others to see."""
    at = HEADER + seat * zones.stride
    shadow = zones.shadow + seat * zones.stride
    for i in range(zones.stride):
        row[shadow + i] = row[at + i]


def shadow_of(row: vec[i64], zones: Zones, seat: i64) -> list[int]:
    """How the others still see a hidden seat."""
    shadow = zones.shadow + seat * zones.stride
    return [int(row[i]) for i in range(shadow, shadow + zones.stride)]


def thaw(row: vec[i64], zones: Zones, seat: i64) -> None:
    """Put a seat back to where it was kept."""
    at = HEADER + seat * zones.stride
    shadow = zones.shadow + seat * zones.stride
    for i in range(zones.stride):
        row[at + i] = row[shadow + i]


# Redaction.


def redact(row: vec[i64], zones: Zones, viewer: i64) -> None:
    """Blank everything a seat (-1: a spectator) may not know."""
    players = row[PLAYERS]
    if zones.windows:
        for seat in range(players):
            if seat != viewer and row[seat * zones.stride + HIDDEN] != 0:
                thaw(row, zones, seat)
    for zone in zones.secret:
        for seat in range(places(row, zone)):
            if not visible(row, zone, seat, viewer):
                forget(row, zone, zone.at + seat * zones.stride)
    if zones.windows:
        for seat in range(players):
            if row[seat * zones.stride + HIDDEN] == 0:
                continue
            if seat != viewer:
                freeze(row, zones, seat)
            else:
                for zone in zones.secret:
                    if zone.each and zone.sees == NOBODY:
                        forget(row, zone, zone.at - HEADER + zones.shadow + seat * zones.stride)
    row[CHANCE] = 0
    row[VIEWER] = viewer + 2


def forget(row: vec[i64], zone: Zone, at: i64) -> None:
    """Blank what lies in a zone, but not how much."""
    if zone.keeps == COUNTS:
        held = total(row, at, zone.kinds)
        for i in range(at, at + zone.kinds):
            row[i] = 0
        row[at] = -1 - held
    elif zone.keeps == PILE:
        for i in range(at + 1, at + 1 + row[at]):
            row[i] = UNKNOWN
    else:
        for i in range(at, at + zone.size):
            row[i] = UNKNOWN


# Re-dealing.


def deal(row: vec[i64], zones: Zones, viewer: i64) -> None:
    """Fill the blanked zones of a redacted row, every consistent deal of the unseen things being as likely."""
    for pool in zones.pools:
        rest = unseen(row, zones, pool, viewer)
        left: i64 = 0
        for kind in range(len(rest)):
            left += rest[kind]
        for zone in zones.secret:
            if zone.pool is pool:
                for seat in range(places(row, zone)):
                    if not visible(row, zone, seat, viewer):
                        left -= fill(row, zone, zone.at + seat * zones.stride, rest, left)


def unseen(row: vec[i64], zones: Zones, pool: Pool, viewer: i64) -> vec[i64]:
    """How many of each kind of a pool the viewer cannot place: all but what is in sight or known to lie somewhere."""
    rest = pool.totals[:]
    for zone in zones.all:
        if zone.pool is pool:
            for seat in range(places(row, zone)):
                at = zone.at + seat * zones.stride
                if visible(row, zone, seat, viewer):
                    count_out(row, zone, at, rest)
                elif zone.known:
                    for kind in range(zone.kinds):
                        rest[kind] -= row[at + zone.kinds + kind]
    return rest


def count_out(row: vec[i64], zone: Zone, at: i64, rest: vec[i64]) -> None:
    if zone.keeps == COUNTS:
        for kind in range(zone.kinds):
            rest[kind] -= row[at + kind]
    else:
        for i in range(at + 1, at + 1 + row[at]):
            rest[row[i]] -= 1


def fill(row: vec[i64], zone: Zone, at: i64, rest: vec[i64], left: i64) -> i64:
    """Fill one blanked zone from the rest, of which so many are left; how many that took."""
    if zone.keeps == PILE:
        size = row[at]
        row[at] = 0
        for taken in range(size):
            lay(row, at, pick(row, rest, left - taken))
        return size
    size = -1 - row[at]
    row[at] = 0
    if zone.known:
        for kind in range(zone.kinds):
            row[at + kind] = row[at + zone.kinds + kind]
            size -= row[at + kind]
    if size == left:  # nothing to choose: the last zone takes what is left
        for kind in range(zone.kinds):
            row[at + kind] += rest[kind]
            rest[kind] = 0
        return size
    for taken in range(size):
        row[at + pick(row, rest, left - taken)] += 1
    return size


def pick(row: vec[i64], rest: vec[i64], left: i64) -> i64:
    """Take one of the rest at random; its kind."""
    index = below(row, left)
    kind: i64 = 0
    while index >= rest[kind]:
        index -= rest[kind]
        kind += 1
    rest[kind] -= 1
    return kind


def close_sight(row: vec[i64], zones: Zones, viewer: i64) -> None:
    """Make a filled row a whole one: nobody's sight, the hidden others where their window opened."""
    row[VIEWER] = 0
    if not zones.windows:
        return
    for seat in range(row[PLAYERS]):
        if row[seat * zones.stride + HIDDEN] == 0:
            continue
        if seat != viewer:
            freeze(row, zones, seat)
            continue
        for zone in zones.secret:
            if zone.each and zone.sees == NOBODY:
                shadow = zone.at - HEADER + zones.shadow + seat * zones.stride
                for i in range(zone.size):
                    row[shadow + i] = row[zone.at + seat * zones.stride + i]
