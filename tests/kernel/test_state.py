"""A state is a value, and only legal answers change it."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import bids
from support.bids import CARDS, HOLD, LAY, NAME

import philtre
from philtre import NotAllowed, Unreadable

GAME = philtre.game("alchemist")


def test_same_seed_same_game() -> None:
    assert GAME.new(players=3, seed=7) == GAME.new(players=3, seed=7)
    assert GAME.new(players=3, seed=7) != GAME.new(players=3, seed=8)


def test_a_copy_goes_its_own_way() -> None:
    state = GAME.new(players=2, seed=1)
    other = state.copy()
    seat = other.deciders[0]
    other.play(seat, other.legal(seat)[0])
    assert state == GAME.new(players=2, seed=1) != other


def test_equal_states_have_equal_hashes() -> None:
    assert hash(GAME.new(players=2, seed=1)) == hash(GAME.new(players=2, seed=1))
    assert hash(GAME.new(players=2, seed=1)) != hash(GAME.new(players=2, seed=2))


def test_a_hash_is_the_same_in_every_process() -> None:
    code = "import philtre; print(hash(philtre.game('alchemist').new(players=2, seed=1)))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(other.stdout) == hash(GAME.new(players=2, seed=1))


def test_states_of_different_games_differ() -> None:
    assert GAME.new(players=3) != bids.new(players=3)
    assert GAME.new(players=3) != "a state"


def test_saved_and_loaded_it_is_the_same() -> None:
    state = GAME.new(players=4, seed=3)
    assert GAME.load(state.save()) == state
    seen = state.seen_by(2)
    assert GAME.load(seen.save()) == seen


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data[:-20], "bad-save"),
        (lambda data: b"", "bad-save"),
        (lambda data: b"\xff\xfe", "bad-save"),
        (lambda data: b"[]", "bad-save"),
        (lambda data: data.replace(b'"row":[2,', b'"row":[3,'), "bad-save"),
        (lambda data: data.replace(b'"row":[2,', b'"row":['), "bad-save"),
        (lambda data: data.replace(b'"row":[2,', b'"row":[99999999999999999999,'), "bad-save"),
        (lambda data: data.replace(b"alchemist", b"chess"), "other-game"),
        (lambda data: data.replace(b'"rules":1', b'"rules":9'), "other-rules"),
    ],
)
def test_damaged_saves_are_refused(damage: Any, reason: str) -> None:
    data = damage(GAME.new(players=2).save())
    with pytest.raises(Unreadable, match=reason):
        GAME.load(data)


def test_it_can_be_pickled_and_deep_copied() -> None:
    state = GAME.new(players=4, seed=3)
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


def test_its_repr_says_what_is_going_on() -> None:
    assert repr(GAME.new(players=2, seed=7)) == "<alchemist, 2 players: seat 1 to choose-action>"
    state = bids.new(players=2)
    state.end()
    assert repr(state) == "<bids, 2 players: over>"


def refused(state: philtre.State, seat: Any, action: Any) -> NotAllowed:
    before, legal = state.copy(), [state.legal(decider) for decider in state.deciders]
    with pytest.raises(NotAllowed) as caught:
        state.play(seat, action)
    assert state == before and [state.legal(decider) for decider in state.deciders] == legal
    return caught.value


@pytest.mark.parametrize("action", [-1, CARDS * 5, 10**30, -(10**30)])
def test_actions_that_do_not_exist(action: int) -> None:
    error = refused(bids.new(), 0, action)
    assert (error.reason, error.arguments) == ("no-such-action", {"action": str(action)})


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_seats_that_do_not_exist(seat: int) -> None:
    assert refused(bids.new(), seat, 0).reason == "no-such-seat"
    with pytest.raises(NotAllowed, match="no-such-seat"):
        bids.new().legal(seat)
    with pytest.raises(NotAllowed, match="no-such-seat"):
        bids.new().seen_by(seat if seat != -1 else -2)
    with pytest.raises(NotAllowed, match="no-such-seat"):
        bids.new().redeal(seat if seat != -1 else -2)


@pytest.mark.parametrize("nonsense", [None, "0", 1.0, [0]])
def test_nonsense_is_a_type_error(nonsense: Any) -> None:
    state = bids.new()
    before = state.copy()
    with pytest.raises(TypeError):
        state.play(0, nonsense)
    with pytest.raises(TypeError):
        state.play(nonsense, 0)
    assert state == before


def test_the_reasons_a_kernel_gives() -> None:
    state = bids.new(players=2)
    other = next(card for card in range(CARDS) if LAY + card not in state.legal(0))
    error = refused(state, 0, LAY + other)
    assert (error.reason, error.arguments) == ("not-held", {"card": f"card:{other}"})
    assert refused(state, 0, HOLD).reason == "not-this-decision"
    state.play(0, state.legal(0)[0])
    state.play(0, HOLD)
    assert refused(state, 0, HOLD).reason == "not-your-turn"
    with pytest.raises(NotAllowed, match="only-seen"):
        state.seen_by(1).play(1, state.legal(1)[0])
    state.end()
    assert refused(state, 1, LAY).reason == "game-over"


def test_a_refusal_without_a_thing_or_a_reason() -> None:
    state = bids.new(players=2, seed=3)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
        if seat in state.deciders:
            state.play(seat, HOLD)
    assert state.deciders != [], "two cards at most in hand, so somebody named the only other"
    for seat in (0, 1):
        state.b[seat * bids.ME + bids.COINS] = 0
    state.play(0, state.legal(0)[0])
    assert state.deciders == [1], "without a coin nothing is left to choose"
    three = bids.new(players=3)
    for seat in (0, 1, 2):
        three.play(seat, three.legal(seat)[0])
        three.play(seat, HOLD)
    winner = three.deciders[0]
    assert refused(three, winner, NAME + winner).reason == "not-now"


def test_legal_is_empty_for_those_who_have_nothing_to_decide() -> None:
    state = GAME.new(players=2, seed=7)
    assert state.legal(0) == [] != state.legal(1)
    state.end()
    assert state.legal(1) == [] == state.deciders


def test_what_others_may_do_is_not_shown() -> None:
    seen = GAME.new(players=2, seed=7).seen_by(0)
    with pytest.raises(NotAllowed, match="not-your-options"):
        seen.legal(1)
    assert seen.legal(0) == []


def test_one_sees_ones_own_options_in_a_seen_state() -> None:
    state = GAME.new(players=2, seed=7)
    assert state.seen_by(1).legal(1) == state.legal(1)


def test_nobody_has_won_before_the_end() -> None:
    state = GAME.new(players=2)
    assert state.winners == [] and state.scores == [0, 0] and state.ranking == [1, 1]


def test_a_stack_deeper_than_declared_is_noticed() -> None:
    state = bids.new()
    state.ask(0, bids.CHOOSE_STAKE)
    with pytest.raises(AssertionError, match="nested questions"):
        state.ask(0, bids.CHOOSE_STAKE)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 6}, "bad-players"),
        ({"players": "two"}, "bad-players"),
        ({"players": 2, "seed": -1}, "bad-seed"),
        ({"players": 2, "seed": 2**62}, "bad-seed"),
        ({"players": 2, "seed": "x"}, "bad-seed"),
        ({"players": 2, "colour": "red"}, "bad-option"),
        ({"players": 2, "schools": "perhaps"}, "bad-choice"),
        ({"players": 2, "setup": "german"}, "option-needs-players"),
        ({"players": 2, "first": 2}, "no-such-seat"),
    ],
)
def test_games_that_cannot_begin(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        GAME.new(**arguments)


def test_options_are_given_as_words_numbers_or_truths() -> None:
    assert GAME.new(players=3, schools=False) == GAME.new(players=3, schools="no")
    assert GAME.new(players=3, first=2) == GAME.new(players=3, first="2")
    assert GAME.agreed(GAME.new(players=3, first=2, setup="german")) == {"first": "2", "setup": "german"}


def test_games_are_found_by_name_or_refused() -> None:
    assert philtre.game("alchemist").slug == "alchemist"
    with pytest.raises(Unreadable, match="no-such-game"):
        philtre.game("chess")
    with pytest.raises(Unreadable, match="no-such-bot"):
        GAME.bot("deep blue")


def test_a_game_is_found_by_the_path_of_its_folder() -> None:
    game = philtre.game(str(Path(__file__).parents[2] / "examples" / "connect_four"))
    assert game.slug == "connect-four" and game.zones is game.new(players=2).zones
