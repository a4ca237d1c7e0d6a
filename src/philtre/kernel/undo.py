"""How far a seat may take back: to the last thing learnt."""

from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE


def learnt(before: State, after: State, seat: int) -> str | None:
    """What keeps a seat from going back over one of its own answers; None if nothing does.

    ``chance-drawn``: something was drawn. ``something-shown``: the seat sees a thing of a pool
    that it did not see before.
    """
    if before.b[CHANCE] != after.b[CHANCE]:
        return "chance-drawn"
    seen_before = before.seen_by(seat)
    seen_after = after.seen_by(seat)
    for pool in before.zones.pools:
        if list(seen_before.unseen(pool, seat)) != list(seen_after.unseen(pool, seat)):
            return "something-shown"
    return None
