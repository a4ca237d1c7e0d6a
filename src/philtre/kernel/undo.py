"""How far a seat may take back: to the last thing learnt."""

from philtre.kernel.sight import places, shadow_of, unseen, visible
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, HIDDEN, NUMBERS


def learnt(before: State, after: State, seat: int) -> str | None:
    """What keeps a seat from going back over one of its own answers; None if nothing does.

    ``chance-drawn``: something was drawn. ``something-shown``: the seat sees a thing of a pool
    that it did not see before, or what somebody, be it itself, answered out of sight is shown, or
    numbers that were another's secret are not what they were, for they may have been laid open.
    """
    if before.b[CHANCE] != after.b[CHANCE]:
        return "chance-drawn"
    zones = before.zones
    for other in range(before.players):
        if before.b[other * zones.stride + HIDDEN] and shadow_of(before.b, zones, other) != shadow_of(
            after.b, zones, other
        ):
            return "something-shown"  # if only to be hidden again at once
    if secret_numbers(before, seat) != secret_numbers(after, seat):
        return "something-shown"
    seen_before = before.seen_by(seat).b
    seen_after = after.seen_by(seat).b
    for pool in zones.pools:
        if list(unseen(seen_before, zones, pool, seat)) != list(unseen(seen_after, zones, pool, seat)):
            return "something-shown"
    return None


def secret_numbers(state: State, viewer: int) -> list[list[int]]:
    """The plain numbers that a seat may not see."""
    row = list(state.b)
    return [
        row[int(zone.at + seat * state.zones.stride) :][: int(zone.size)]
        for zone in state.zones.secret
        if zone.keeps == NUMBERS
        for seat in range(places(state.b, zone))
        if not visible(state.b, zone, seat, viewer)
    ]
