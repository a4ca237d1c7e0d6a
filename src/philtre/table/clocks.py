"""The clocks of a table: each seat's own, and what the others are shown of it.

A clock runs while its seat has something to decide and a person sits there; those who decide at once
run together. With an answer a seat earns what the pace gives; taken back, the answer gives back what it
earned, while the time that was spent on it stays spent. When somebody takes back the answer by which
another's turn came, that other has the time again that the turn cost.

Nobody gains by leaving either. A turn goes on without its owner, at their cost, until the stand-in has
answered; only who lost a decision to it has some time again when they come back, and who has none left
does not come back before that.

Out of sight, a clock must not betray whether its seat has answered. So the others are shown the clock of
a hidden seat as it was when the window opened, running, until the seat is shown.
"""

import msgspec

from philtre.table.agreement import Pace
from philtre.table.clock import Clock


class Clocks:
    """All clocks of a table; none, where the pace is none."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        count = 0 if pace is None else players
        first = 0 if pace is None else pace.at_first()
        self.own = [Clock(first) for _ in range(count)]
        self.shown = [Clock(first) for _ in range(count)]

    def up(self, seat: int, at: int) -> bool:
        """Whether the time of a seat has run out."""
        end = self.up_at(seat)
        return end is not None and at >= end

    def up_at(self, seat: int) -> int | None:
        return self.own[seat].up_at() if self.own else None

    def answer(self, seat: int, at: int, first: bool) -> None:
        """A seat answers; ``first`` when taking back would end before this answer."""
        if self.pace is None or self.own[seat].since is None:
            return
        clock = self.own[seat]
        clock.charge(at)
        if first:
            clock.mark, clock.ran = clock.left, 0
        clock.left = self.pace.at_answer(clock.left)

    def left_after_taking_back(self, seat: int, at: int) -> int | None:
        """What a seat would have left, had it not answered; None if nobody counts."""
        if not self.own:
            return None
        clock = self.own[seat]
        return clock.mark - clock.ran - (0 if clock.since is None else at - clock.since)

    def take_back(self, seat: int, at: int) -> None:
        left = self.left_after_taking_back(seat, at)
        if left is not None:
            self.own[seat].charge(at)
            self.own[seat].left = left

    def leave(self, seat: int, at: int) -> None:
        """A stand-in comes, in the sight of all."""
        if self.own:
            own = self.own[seat]
            own.missed, own.replaced = None if own.since is None else at, False
        for clocks in (self.own, self.shown):
            if clocks:
                clocks[seat].stop(at)

    def miss(self, seat: int, decides: bool, at: int) -> None:
        """A seat whose owner is gone decides now, or does not."""
        if self.pace is None:
            return
        own = self.own[seat]
        if not decides:
            own.missed = None
        elif own.missed is None and not own.replaced:
            own.left, own.missed = self.pace.at_turn(own.left), at

    def replace(self, seat: int) -> None:
        """A stand-in answers."""
        if self.own:
            self.own[seat].missed, self.own[seat].replaced = None, True

    def left_after_coming_back(self, seat: int, until: int) -> int | None:
        """What somebody would have left whose turn went on until then; None if nobody counts."""
        if self.pace is None:
            return None
        own = self.own[seat]
        if own.replaced:
            return self.pace.at_return(own.left)
        return own.left - (0 if own.missed is None else until - own.missed)

    def come_back(self, seat: int, at: int, left: int) -> None:
        if self.pace is None:
            return
        own, shown = self.own[seat], self.shown[seat]
        own.left = own.began = own.mark = left
        own.ran = 0
        if own.missed is not None:  # the turn goes on
            own.since, own.missed = at, None
        shown.left, shown.since = self.pace.at_return(shown.left), at

    def run(self, seats: set[int], at: int, took_back: int | None = None) -> None:
        """From now on the clocks of these seats run and no others, because a seat took something back or not."""
        if self.pace is None:
            return
        for seat, clock in enumerate(self.own):
            if seat in seats and clock.since is None:
                if seat != took_back:
                    clock.left = self.pace.at_turn(clock.left)
                clock.began, clock.since = clock.left, at
            elif seat not in seats and clock.since is not None:
                clock.stop(at)
                if took_back not in (None, seat):
                    clock.left = clock.began

    def show(self, seat: int) -> None:
        """Let the others see the clock of a seat as it is."""
        if self.own:
            self.shown[seat] = msgspec.structs.replace(self.own[seat])
