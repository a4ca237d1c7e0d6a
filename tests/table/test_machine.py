"""Hypothesis lets anything happen at a table; what must hold always, holds."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.tables import agreed, audience, fold, secret_of, sent

import philtre
from philtre import NotAllowed, Unreadable
from philtre.table import (
    Abandoned,
    Agreement,
    Answered,
    BotSat,
    Entry,
    Event,
    Live,
    Resigned,
    Returned,
    Sat,
    Slow,
    Started,
    Stood,
    StoodIn,
    Table,
    TookBack,
)
from philtre.table.course import hidden

SEATS = st.integers(-1, 5)
PEOPLE = st.sampled_from(["a", "b", "c"])
LEVELS = st.integers(0, 7)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Sat, SEATS, PEOPLE, st.text(max_size=5)),
    st.builds(BotSat, SEATS, LEVELS),
    st.builds(Stood, SEATS),
    st.just(Started()),
    st.builds(Answered, SEATS, st.sampled_from(["draw", "finish", "take blue", "", "ü"])),
    st.builds(TookBack, SEATS),
    st.builds(Resigned, SEATS),
    st.builds(StoodIn, SEATS, LEVELS, st.sampled_from(["left", "time"])),
    st.builds(Returned, SEATS),
    st.just(Abandoned()),
)
PACES = st.sampled_from([None, Live(30, 5), Live(10_000), Slow(60)])
WHILES = st.sampled_from([0, 1, 900, 20_000, 59_999, 60_000])


class Happenings(RuleBasedStateMachine):
    """A table at which anything is tried."""

    slug: str

    @initialize(data=st.data(), secret=st.integers(0, 99), pace=PACES)
    def agree(self, data: st.DataObject, secret: int, pace: Live | Slow | None) -> None:
        players = data.draw(st.sampled_from(philtre.game(self.slug).players))
        self.agreement: Agreement = agreed(self.slug, players, secret, pace)
        self.table = Table(self.agreement)
        self.log: list[Entry] = []
        self.noticed_with: dict[tuple[int | None, int], int] = {}  # the entry that was so-manieth for somebody
        if data.draw(st.integers(0, 9)):  # mostly everybody comes, and the game begins
            for seat in range(players):
                self.happen(Sat(seat, f"p{seat}", "P") if data.draw(st.booleans()) or seat == 0 else BotSat(seat, 2), 1)
            self.happen(Started(), 1)

    def happen(self, event: Event, after: int) -> bool:
        """Whether it was allowed. Either way it is seen by those who may notice, and by nobody else."""
        viewers = audience(self.table)
        before = {viewer: (self.table.noticed(viewer), sent(self.table, viewer)) for viewer in viewers}
        saved = self.table.snapshot()
        entry = Entry(self.table.seq + 1, self.table.at + after, event)
        try:
            self.table.apply(entry)
        except (NotAllowed, Unreadable) as error:
            for language in ("en", "fr"):
                self.table.game.words(language).error(error)
            assert self.table.snapshot() == saved
            return False
        self.log.append(entry)
        for viewer in viewers:
            noticed, view = before[viewer]
            if self.table.noticed(viewer) == noticed:
                assert sent(self.table, viewer) == view
            else:
                assert self.table.noticed(viewer) == noticed + 1
                self.noticed_with[viewer, noticed + 1] = entry.seq
        for (viewer, number), seq in self.noticed_with.items():
            assert viewer is None or self.table.seq_of(viewer, number) == seq
        return True

    @rule(event=EVENTS, after=WHILES)
    def anything(self, event: Event, after: int) -> None:
        self.happen(event, after)

    @precondition(lambda self: self.table.phase == "playing")
    @rule(data=st.data(), after=st.integers(0, 2000))
    def answer(self, data: st.DataObject, after: int) -> None:
        state = self.table.course.state  # type: ignore[union-attr]
        seat = data.draw(st.sampled_from(state.deciders))
        up = self.table.clocks.up(seat, self.table.at + after)
        action = data.draw(st.sampled_from(state.legal(seat)))
        assert self.happen(Answered(seat, state.lexicon.write(action)), after) != up

    @precondition(lambda self: self.table.phase == "playing")
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.agreement.players - 1))
        undo = self.table.view(seat).undo
        done = self.happen(TookBack(seat), 1)
        assert not done or (undo is not None and undo.steps > 0)
        if not self.agreement.pace:
            assert done == (undo is not None and undo.steps > 0)

    @precondition(lambda self: self.table.due())
    @rule()
    def do_what_is_due(self) -> None:
        due = self.table.due()[0]
        after = max(0, due.at - self.table.at)
        if due.what == "abandon":
            assert self.happen(Abandoned(), after)
        elif due.what == "time":
            assert due.seat is not None and self.happen(StoodIn(due.seat, 3, "time"), after)
        else:
            assert due.seat is not None and self.table.course is not None
            state = self.table.course.state
            assert self.happen(Answered(due.seat, state.lexicon.write(state.legal(due.seat)[0])), after)

    @rule(seq=st.integers(-2, 2), late=st.integers(-2, 0))
    def out_of_order(self, seq: int, late: int) -> None:
        saved = self.table.snapshot()
        if seq == 1 and late == 0:
            return
        with pytest.raises(NotAllowed):
            self.table.apply(Entry(self.table.seq + seq, self.table.at + late, Abandoned()))
        assert self.table.snapshot() == saved

    @invariant()
    def nobody_waits_for_nothing(self) -> None:
        """Somebody may act, or something is due."""
        if self.table.phase == "playing":
            assert self.table.course is not None
            deciders = self.table.course.state.deciders
            assert self.table.due() or any(self.table.seats[seat].attended for seat in deciders)
        assert (self.table.phase == "finished") == (self.table.result is not None)

    @invariant()
    def it_is_known_who_is_out_of_sight(self) -> None:
        course = self.table.course
        if course is not None:
            assert [window != 0 for window in course.windows] == [
                hidden(course.state, seat) for seat in range(self.agreement.players)
            ]

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        assert fold(self.agreement, self.log).snapshot() == self.table.snapshot()
        assert Table.restore(self.agreement, self.table.snapshot()).snapshot() == self.table.snapshot()
        if self.table.course is not None:
            *_, state = self.table.course.record.replay(self.table.game)
            assert state == self.table.course.state
        other = Table(self.agreement.again(secret_of(100), "t2"))
        for number, event in enumerate(self.table.rematch(), 1):
            other.apply(Entry(number, 0, event))


@pytest.mark.parametrize("slug", philtre.games())
def test_anything_at_a_table(slug: str) -> None:
    machine: Any = type("HappeningsOf", (Happenings,), {"slug": slug})
    machine.TestCase.settings = settings(
        max_examples=40,
        stateful_step_count=50,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    machine.TestCase().runTest()
