"""How far a seat may take back: to the last thing learnt."""

from philtre.kernel.sight import places, unseen, visible
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, HIDDEN, NUMBERS, Zones


def learnt(before: State, after: State, seat: int) -> str | None:
    """What keeps a seat from going back over one of its own answers; None if nothing does.

    ``chance-drawn``: something was drawn. ``something-shown``: the seat sees a thing of a pool
    that it did not see before, or what somebody, be it itself, answered out of sight is shown, or
    numbers that were another's secret are not what they were, for they may have been laid open.
    """
    if before.b[CHANCE] != after.b[CHANCE]:
        return "chance-drawn"
    zones = before.zones
    if zones.windows:
        for other in range(before.players):
            if before.b[other * zones.stride + HIDDEN] and differ(before, after, shadow(zones, other)):
                return "something-shown"  # if only to be hidden again at once
    for zone in zones.secret:
        if zone.keeps == NUMBERS:
            for owner in range(places(before.b, zone)):
                at = zone.at + owner * zones.stride
                if not visible(before.b, zone, owner, seat) and differ(before, after, slice(at, at + zone.size)):
                    return "something-shown"
    seen_before = before.seen_by(seat).b
    seen_after = after.seen_by(seat).b
    for pool in zones.pools:
        if unseen(seen_before, zones, pool, seat) != unseen(seen_after, zones, pool, seat):
            return "something-shown"
    return None


def shadow(zones: Zones, seat: int) -> slice:
    """Where a row keeps how the others still see a hidden seat."""
    start = zones.shadow + seat * zones.stride
    return slice(start, start + zones.stride)


def differ(one: State, other: State, part: slice) -> bool:
    return one.b[part] != other.b[part]
