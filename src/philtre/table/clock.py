"""A clock of a table."""

import msgspec


class Clock(msgspec.Struct):
    """So many milliseconds are left, since the time from which it runs, or for as long as it stands."""

    left: int
    since: int | None = None
    began: int = 0  # what was left when the turn came
    mark: int = 0  # what was left before the first of the answers that can be taken back
    ran: int = 0  # how long it ran since that mark
    missed: int | None = None  # since when a turn goes on whose owner is gone
    replaced: bool = False  # whether a stand-in has answered since they are gone

    def charge(self, at: int) -> None:
        if self.since is not None:
            self.left -= at - self.since
            self.ran += at - self.since
            self.since = at

    def stop(self, at: int) -> None:
        self.charge(at)
        self.left = max(0, self.left)
        self.since = None

    def up_at(self) -> int | None:
        """When it will have run out; None while it stands."""
        return None if self.since is None else self.since + self.left
