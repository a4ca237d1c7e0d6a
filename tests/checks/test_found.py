"""What the suite has found wrong in the kernel stays mended."""

import pytest
from checks.tasting import GAME
from checks.tasting.rules import Tasting
from checks.tasting.state import *
from mypy_extensions import i64

from philtre.kernel.moves import Moves
from philtre.kernel.undo import learnt
from philtre.kernel.zones import PLAYERS


class Relay(Tasting):
    """The last seat has no choice but to ask the first."""

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        if self.b[ROUND] == 1:
            self.end()
        self.b[ROUND] = 1
        self.ask(self.b[PLAYERS] - 1, CHOOSE_SEAL)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        out.add(LEAVE)
        if seat == 0:
            out.add(SEAL)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if seat != 0:
            self.ask(0, CHOOSE_SEAL)


def test_a_seat_asked_by_a_forced_answer_is_waited_for() -> None:
    state = Relay()
    state.b = state.zones.row()
    state.b[PLAYERS] = 2
    state.begin()
    assert state.deciders == [0] and not state.over
    state.play(0, SEAL)
    assert state.over


@pytest.mark.parametrize(("seat", "action"), [(0, 0.0), (0.0, 0), (0, "0"), (None, 0)])
def test_only_whole_numbers_are_played(seat: int, action: int) -> None:
    state = GAME.new(players=2, seed=3)
    before = state.copy()
    with pytest.raises(TypeError):
        state.play(seat, action)
    assert state == before


def test_an_answer_that_closes_a_window_cannot_be_taken_back() -> None:
    state = GAME.new(players=2, seed=3)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    state.play(0, LEAVE)
    before = state.copy()
    state.play(1, LEAVE)
    assert learnt(before, state, 1) == "something-shown"
    before.retract(0)
    after = before.copy()
    after.play(1, LEAVE)
    assert learnt(before, after, 1) is None
