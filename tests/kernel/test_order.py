"""An order of play in which nobody waits: choose at once, show in turn."""

import pytest
from mypy_extensions import i64
from support.parade import ME, STEP, STEPS, new

from philtre import NotAllowed, State
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.zones import PLAYERS, Zones


def test_an_early_answer_waits_out_of_sight_for_its_place() -> None:
    state = new()
    state.play(0, STEPS + 2)
    assert state.seen_by(1).b[STEP] == 0
    state.play(2, STEPS)
    assert state.seen_by(0).b[ME * 2 + STEP] == 1, "the first of the order shows at once"
    assert state.seen_by(1).b[STEP] == 0
    state.play(1, STEPS + 1)
    assert state.over and state.scores == [3, 2, 1]


def test_a_waiting_answer_can_be_withdrawn_until_it_is_shown() -> None:
    state = new()
    state.play(1, STEPS)
    state.retract(1)
    assert state.deciders == [0, 1, 2]
    state.play(1, STEPS + 2)
    state.play(2, STEPS)
    assert state.seen_by(0).b[ME + STEP] == 3
    with pytest.raises(NotAllowed, match="nothing-to-retract"):
        state.retract(1)
    state.play(0, STEPS)
    assert state.winners == [1]


class Fuse(State):
    """One question with one answer, which ends the game."""

    def __init__(self) -> None:
        super().__init__(FUSE_ZONES, FUSE_LEXICON)

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        self.b[TURNED] += 1
        self.ask(0, BURN)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        out.add(LIGHT)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        self.end()


FUSE_ZONES = Zones(seats=1, depth=1)
TURNED = FUSE_ZONES.table.number("turned")
FUSE_LEXICON = Lexicon("fuse", rules=1)
LIGHT = FUSE_LEXICON.verb("light")
BURN = FUSE_LEXICON.decision("burn", [LIGHT])


def test_the_clockwork_stands_still_once_an_answer_that_left_no_choice_has_ended_the_game() -> None:
    state = Fuse()
    state.b = FUSE_ZONES.row()
    state.b[PLAYERS] = 1
    state.begin()
    assert state.over and state.b[TURNED] == 1
