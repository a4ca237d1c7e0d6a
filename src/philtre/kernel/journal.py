"""The journal: what happened, told to those who may know it."""

from mypy_extensions import i64

EVERYBODY = -1


class Entry:
    """One event with its arguments; ``audience`` is a seat, or -1 for everybody."""

    def __init__(self, audience: int, hidden: int, event: int, arguments: list[int]) -> None:
        self.audience = audience
        self.hidden = hidden
        self.event = event
        self.arguments = arguments


class Journal:
    """Listens to a state (``state.journal = Journal()``). Copies of the state do not listen."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(self, audience: i64, hidden: i64, event: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.entries.append(Entry(int(audience), int(hidden), int(event), [int(a), int(b), int(c), int(d)]))

    def show(self, seat: i64) -> None:
        """A hidden seat is shown: its events are told to the others now, behind all they know."""
        mine = [entry for entry in self.entries if entry.hidden == seat]
        self.forget(seat)
        self.entries += [Entry(entry.audience, EVERYBODY, entry.event, entry.arguments) for entry in mine]

    def forget(self, seat: i64) -> None:
        self.entries = [entry for entry in self.entries if entry.hidden != seat]

    def heard_by(self, seat: int | None) -> list[tuple[int, list[int]]]:
        """The events a seat (None: a spectator) has been told, in order."""
        viewer = EVERYBODY if seat is None else seat
        return [
            (entry.event, entry.arguments)
            for entry in self.entries
            if entry.audience in (EVERYBODY, viewer) and entry.hidden in (EVERYBODY, viewer)
        ]
