"""Undo: to the last thing learnt, and what counts as learnt."""

from support import bids
from support.bids import HOLD

import philtre
from philtre.kernel.undo import learnt
from philtre.kernel.zones import HIDDEN, lay, lift


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
