"""Undo: to the last thing learnt, and what counts as learnt."""

from mypy_extensions import i64
from support import bids
from support.bids import HOLD

import philtre
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.undo import learnt
from philtre.kernel.zones import HIDDEN, OWNER, PLAYERS, Zones, lay, lift


def test_an_answer_out_of_sight_teaches_nothing() -> None:
    before = bids.new(players=2)
    after = before.copy()
    after.play(0, after.legal(0)[0])
    assert learnt(before, after, 0) is None


def test_the_answer_that_closes_a_window_shows_what_the_others_laid() -> None:
    state = bids.new(players=3)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
        state.play(seat, HOLD)
    state.play(2, state.legal(2)[0])
    before = state.copy()
    state.play(2, HOLD)
    assert learnt(before, state, 2) == "something-shown"


def test_a_draw_is_learnt() -> None:
    before = bids.new(players=2)
    after = before.copy()
    after.below(6)
    assert learnt(before, after, 0) == "chance-drawn"


def test_a_card_turned_up_is_learnt_by_those_who_had_not_seen_it() -> None:
    before = bids.new(players=2)
    after = before.copy()
    lay(after.b, bids.PLAYED, lift(after.b, bids.HAND, 0))
    assert learnt(before, after, 1) == "something-shown"
    assert learnt(before, after, 0) is None


def test_a_window_that_closes_and_opens_again_has_shown_what_the_others_did() -> None:
    state = philtre.game("bal-des-chaudrons").new(players=2, seed=1)
    state.play(0, state.legal(0)[0])
    before = state.copy()
    state.play(1, state.legal(1)[0])
    assert all(state.b[seat * state.zones.stride + HIDDEN] for seat in (0, 1)), "both are out of sight again"
    assert learnt(before, state, 1) == "something-shown"


class Cards(State):
    """Both write a number down in secret; then seat 0 may pass, whereupon the numbers are laid open."""

    def __init__(self) -> None:
        super().__init__(CARDS_ZONES, CARDS_LEXICON)

    def blank(self) -> State:
        return Cards()

    def setup(self) -> None:
        pass

    def advance(self) -> None:
        b = self.b
        b[ROUND] += 1
        if b[ROUND] == 2:
            self.ask(0, PASSING)
            return
        if b[ROUND] > 2:
            for seat in range(2):
                b[EACH * seat + OPEN] = b[EACH * seat + SECRET]
                b[EACH * seat + SECRET] = 0
        for seat in range(2):
            self.ask(seat, WRITING)
            self.hide(seat)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        out.add(ONE if kind == WRITING else PASS)
        out.add(ONE + 1 if kind == WRITING else PASS + 1)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == WRITING:
            self.b[EACH * seat + SECRET] = 1 + choice - ONE

    def imagine(self, viewer: i64) -> None:
        self.b[EACH * (1 - viewer) + SECRET] = 1


CARDS_ZONES = Zones(seats=2, depth=1, windows=True)
SECRET = CARDS_ZONES.player.number("secret", OWNER)
OPEN = CARDS_ZONES.player.number("open")
EACH = CARDS_ZONES.player.size()
ROUND = CARDS_ZONES.table.number("round")
CARDS_LEXICON = Lexicon("cards", rules=1)
ONE = CARDS_LEXICON.verb("write", CARDS_LEXICON.domain("digit", ["1", "2"]))
PASS = CARDS_LEXICON.verb("pass", CARDS_LEXICON.domain("way", ["now", "then"]))
WRITING = CARDS_LEXICON.decision("writing", [ONE])
PASSING = CARDS_LEXICON.decision("passing", [PASS])


def written() -> State:
    state = Cards()
    state.b = CARDS_ZONES.row()
    state.b[PLAYERS] = 2
    state.begin()
    state.play(0, ONE)
    state.play(1, ONE + 1)
    return state


def test_numbers_laid_open_cannot_be_taken_back() -> None:
    before = written()
    after = before.copy()
    after.play(0, PASS)
    assert after.b[EACH + OPEN] == 2 and learnt(before, after, 0) == "something-shown"
