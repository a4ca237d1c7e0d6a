"""Refusals: whatever is not offered is refused, with a reason, and leaves no trace."""

from typing import Any, final

from philtre.checks.item import Fault, Item, told
from philtre.checks.line import Spot
from philtre.kernel.errors import NotAllowed
from philtre.kernel.state import State


@final
class Refusals(Item):
    name = "refusals"
    meaning = (
        "Whatever is not offered is refused, for a reason of the game's own where it has one, and changes nothing."
    )
    unit = "refusals"
    needs = ("copies", "options")

    def position(self, spot: Spot) -> None:
        state = spot.state.copy()
        legal = {seat: state.legal(seat) for seat in spot.seats()}
        row = list(state.b)
        for seat, action in self.attempts(spot, legal):
            self.attempt(state, seat, action)
            if list(state.b) != row:
                raise Fault(f"{attempted(state, seat, action)} was refused, but has changed the position")
            self.tried += 1
        for seat, options in legal.items():
            if state.legal(seat) != options:
                raise Fault(f"after what was refused, seat {seat} has other options than before")

    def attempts(self, spot: Spot, legal: dict[int, list[int]]) -> list[tuple[Any, Any]]:
        """Everything that must be refused: actions that are not offered, those of others, and what is no action."""
        actions = int(self.game.lexicon.actions)
        some = next((options[0] for options in legal.values() if options), 0)
        strange: list[Any] = [-1, actions, 2**31, 2**63, -(2**70), None, "", str(some), float(some), some + 0.5, [some]]
        tried: list[tuple[Any, Any]] = []
        for seat, options in legal.items():
            tried += [(seat, action) for action in range(actions) if action not in options]
            tried += [(seat, action) for action in strange]
        seats: list[Any] = [-1, spot.state.players, 2**63, None, "0", 0.5]
        return tried + [(seat, some) for seat in seats]

    def attempt(self, state: State, seat: Any, action: Any) -> None:
        try:
            state.play(seat, action)
        except TypeError:
            if isinstance(seat, int) and isinstance(action, int):
                raise
        except NotAllowed as refused:
            if refused.reason == "not-now":
                raise Fault(
                    f"{attempted(state, seat, action)} is refused without a reason of the game's own"
                ) from refused
        except Exception as error:
            raise Fault(f"{attempted(state, seat, action)} is not refused but breaks: {told(error)}") from error
        else:
            raise Fault(f"{attempted(state, seat, action)} is accepted, though it is not among the options")


def attempted(state: State, seat: Any, action: Any) -> str:
    if isinstance(action, int) and 0 <= action < state.lexicon.actions:
        return f"“{state.lexicon.write(action)}” by seat {seat}"
    return f"{action!r} by seat {seat!r}"
