"""Undo: an answer can be taken back as long as nothing was drawn or shown by it."""

from typing import final

from philtre.checks.conservation import at, contents
from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot
from philtre.checks.redeals import secret_numbers
from philtre.checks.secrets import heard_by, hidden_seats
from philtre.kernel.journal import Journal
from philtre.kernel.sight import shadow_of, visible
from philtre.kernel.state import State
from philtre.kernel.undo import learnt
from philtre.kernel.zones import CHANCE, PLAYERS

WORLDS = 4
ANSWERS = 3


@final
class Undo(Item):
    name = "undo"
    meaning = "An answer that draws or shows something is never taken back; one that does neither always can be."
    unit = "answers"
    needs = ("copies", "options", "ends", "conservation", "seeds", "redeal", "secrets")

    def position(self, spot: Spot) -> None:
        for seat in spot.state.deciders:
            legal = spot.state.legal(seat)
            for action in spot.random.sample(legal, min(ANSWERS, len(legal))):
                self.answer(spot, seat, action)
                self.tried += 1

    def answer(self, spot: Spot, seat: int, action: int) -> None:
        move = f"“{self.game.lexicon.write(action)}” by seat {seat}"
        before = spot.state
        after = played(before.copy(), seat, action)
        kept = learnt(before, after, seat)
        drawn = before.b[CHANCE] != after.b[CHANCE]
        if kept is None:
            if drawn:
                raise Fault(f"{move} draws by chance, but can be taken back")
            if self.tells_worlds_apart(spot, after, seat, action):
                raise Fault(f"{move} shows something to that seat, but can be taken back")
            if played(before.copy(), seat, action) != after:
                raise Fault(f"{move}, taken back and played again, comes to another position")
        elif not drawn and not shows(before, after, seat):
            raise Fault(f"{move} draws and shows nothing, but cannot be taken back ({kept})")

    def tells_worlds_apart(self, spot: Spot, after: State, seat: int, action: int) -> bool:
        """Whether the answer looks or sounds different in some world that its seat could not tell from this one."""
        for _ in range(WORLDS):
            world = spot.world(seat)
            world.b[CHANCE] = spot.state.b[CHANCE]
            played(world, seat, action)
            if world.seen_by(seat) != after.seen_by(seat) or heard_by(world, seat) != heard_by(after, seat):
                return True
        return False


def played(state: State, seat: int, action: int) -> State:
    state.journal = Journal()
    state.play(seat, action)
    return state


def shows(before: State, after: State, seat: int) -> bool:
    """Whether a seat has other things in sight than before, or others have been shown, or their secrets changed."""
    for other in hidden_seats(before):
        if shadow_of(before.b, before.zones, other) != shadow_of(after.b, after.zones, other):
            return True
    if any(before.b[cell] != after.b[cell] for cell in secret_numbers(before, seat)):
        return True
    return in_sight(before, seat) != in_sight(after, seat)


def in_sight(state: State, viewer: int) -> list[list[int]]:
    """How many of each kind of each pool a seat can place, wherever they lie."""
    row = list(state.seen_by(viewer).b)
    placed = []
    for pool in state.zones.pools:
        kinds = len(pool.totals)
        found = [0] * kinds
        for zone in state.zones.all:
            if zone.pool is not pool:
                continue
            for seat in range(row[PLAYERS] if zone.each else 1):
                start = at(state.zones, zone, seat)
                if visible(state.b, zone, seat, viewer):
                    holds = contents(zone, row, start, kinds)
                else:
                    holds = row[start + kinds : start + 2 * kinds] if zone.known else []
                for kind, number in enumerate(holds):
                    found[kind] += number
        placed.append(found)
    return placed
