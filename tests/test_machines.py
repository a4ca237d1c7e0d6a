"""Hypothesis plays every game as it likes; what must hold always, holds."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import philtre
from philtre import NotAllowed, Record
from philtre.kernel.sight import unseen
from philtre.table import Course


class Play(RuleBasedStateMachine):
    """A game in which anything is tried."""

    slug: str

    @initialize(data=st.data(), seed=st.integers(0, 2**62 - 1))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        self.game = philtre.game(self.slug)
        players = data.draw(st.sampled_from(self.game.players))
        options = {}
        for option in self.game.agreements:
            if option.players is None or players in option.players:
                fitting = [choice for choice in option.choices if not choice.isdigit() or int(choice) < players]
                options[option.name] = data.draw(st.sampled_from(fitting))
        self.course = Course(self.game, players, seed, options)

    @precondition(lambda self: not self.course.state.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        state = self.course.state
        seat = data.draw(st.sampled_from(state.deciders))
        self.course.play(seat, data.draw(st.sampled_from(state.legal(seat))))

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        state = self.course.state
        seat = data.draw(st.integers(-2, state.players + 1))
        action = data.draw(st.integers(-2, int(self.game.lexicon.actions) + 1))
        if seat in state.deciders and action in state.legal(seat):
            return
        before = state.copy()
        with pytest.raises(NotAllowed) as caught:
            self.course.play(seat, action)
        assert state == before
        for language in ("en", "fr"):
            assert self.game.words(language).error(caught.value)

    @precondition(lambda self: any(self.course.horizon(seat)[0] for seat in range(self.course.state.players)))
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        able = [seat for seat in range(self.course.state.players) if self.course.horizon(seat)[0]]
        seat = data.draw(st.sampled_from(able))
        steps, _ = self.course.horizon(seat)
        after = self.course.state.copy()
        again = [answer for answer in self.course.record.answers if answer.seat == seat][-steps:]
        assert self.course.undo(seat) == steps
        for answer in again:
            self.course.play(answer.seat, self.game.read(self.course.state, answer.seat, answer.play))
        assert self.course.state == after

    @rule(seed=st.integers(0, 2**32), data=st.data())
    def imagine(self, seed: int, data: st.DataObject) -> None:
        state = self.course.state
        seat = data.draw(st.integers(0, state.players - 1))
        world = state.redeal(seat, seed)
        assert world.seen_by(seat) == state.seen_by(seat)
        assert self.game.view(world, seat) == self.game.view(state, seat)

    @invariant()
    def it_is_saved_and_recorded_whole(self) -> None:
        state = self.course.state
        assert self.game.load(state.save()) == state
        record = Record.read(self.course.record.write())
        assert record.answers == self.course.record.answers

    @invariant()
    def nothing_is_lost(self) -> None:
        """To a spectator without secrets all things would be in sight: the whole row leaves none unseen."""
        state = self.course.state
        for pool in state.zones.pools:
            rest = list(pool.totals)
            for zone in state.zones.all:
                if zone.pool is pool:
                    for seat in range(state.players if zone.each else 1):
                        at = zone.at + seat * state.zones.stride
                        if zone.keeps == 1:
                            rest = [left - state.b[at + kind] for kind, left in enumerate(rest)]
                        else:
                            for i in range(state.b[at]):
                                rest[state.b[at + 1 + i]] -= 1
            assert rest == [0] * len(rest)
            assert min(unseen(state.seen_by(None).b, state.zones, pool, -1)) >= 0

    @invariant()
    def somebody_must_decide_until_the_end(self) -> None:
        state = self.course.state
        assert bool(state.deciders) != state.over
        assert all(len(state.legal(seat)) == len(set(state.legal(seat))) > 0 for seat in state.deciders)


@pytest.mark.parametrize("slug", philtre.games())
def test_play(slug: str) -> None:
    machine: Any = type("PlayOne", (Play,), {"slug": slug})
    machine.TestCase.settings = settings(
        max_examples=50,
        stateful_step_count=60,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    case = machine.TestCase()
    case.runTest()
