"""What each seat may know, and what it can work out."""

import pytest
from games.elixir_mixer.positions import GAME, asked, cards, hand, known, offered, play, position

from philtre import State
from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import total
from philtre.table import Course

SIX = "b7 p7 g7 y7 r7 b6"


def test_what_comes_from_the_market_is_known() -> None:
    state = play(position(["r2", "", ""], market=SIX), "take b7")
    assert known(state) == "b7"
    state = play(position(["r7", "", ""], market="y6 p1 b6 g6 r6 p6"), "trade r7", "pick y6")
    assert known(state) == "y6 p1"


def test_what_is_drawn_or_dealt_is_not() -> None:
    state = play(position(["r2 r3", "", ""], market=SIX), "draw")
    assert known(state) == "" and total(state.b, HAND, KINDS) == 3
    assert known(GAME.new(players=2, seed=1)) == ""


def test_of_a_kind_that_leaves_the_hand_the_known_card_goes_first() -> None:
    state = play(position(["b7 p7 g7 y7 r7", "", ""], market="b7 p6 g6 y6 r6 b6"), "take b7", "stop", "return b7")
    assert hand(state) == "b7 p7 g7 y7 r7" and known(state) == ""


def test_used_and_traded_cards_are_known_no_longer() -> None:
    state = play(position(["b3 r1", "", ""], market=SIX), "take b7", "brew blue")
    assert hand(state) == "r1" and known(state) == ""
    state = play(position(["", ""], market=SIX), "take r7", "stop", "draw", "stop", "trade r7", "pick p7")
    assert known(state) == "p7"


def test_others_see_sizes_and_known_cards_only() -> None:
    state = play(position(["r2 r3", "g1 g2", ""], market=SIX), "take b7")
    for viewer in (1, 2, None):
        first = GAME.view(state, viewer).board.wizards[0]
        assert first.hand is None and first.sums is None
        assert first.cards == 3 and first.known == ["b7"]
    assert GAME.view(state, 0).board.wizards[0].hand == ["b7", "r3", "r2"]
    assert GAME.view(state, 1).board.wizards[1].hand == ["g2", "g1"]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_worlds_that_differ_in_secrets_look_the_same(viewer: int | None) -> None:
    """Two hands of seat 0 with the same public past: neither the view nor the redacted row tells them apart."""
    one = play(position(["y6 y4 r2", "g1", ""], market=SIX), "take b7")
    other = play(position(["p1 p2 p3", "g1", ""], market=SIX), "take b7")
    assert one.seen_by(viewer) == other.seen_by(viewer)
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert offered(one) == ["brew yellow", "mix", "stop"] and offered(other) == ["stop"]


def test_brewing_is_asked_of_a_hand_that_can_brew_nothing() -> None:
    """Were it not, the others would know."""
    state = play(position(["r2", "g1", ""], market=SIX), "draw")
    assert asked(state) == "brew" and state.deciders == [0]
    state = play(position(["y6 y4 g3", "g1", ""], asked="brew"), "brew yellow")
    assert offered(state) == ["stop"] and asked(state) == "brew"


def test_redealt_worlds_keep_what_is_seen_and_known() -> None:
    state = play(position(["r2 r3 r4", "g1 g2 g3", "p1"], market=SIX), "take b7", "stop", "draw", "stop")
    seen = set()
    for seed in range(20):
        world = state.redeal(1, seed)
        assert hand(world, 1) == hand(state, 1)
        assert cards(world, MARKET) == cards(state, MARKET)
        assert "b7" in hand(world, 0).split() and total(world.b, HAND, KINDS) == 4
        assert all(sum(everywhere(world, kind)) == 2 for kind in range(KINDS))
        seen.add(hand(world, 0))
    assert len(seen) > 10


def everywhere(state: State, kind: int) -> list[int]:
    places = [ME * seat + HAND for seat in range(state.players)] + [DECK, DISCARD, MARKET, ASIDE]
    return [state.b[at + kind] for at in places]


def test_taking_back_goes_to_the_last_draw() -> None:
    course = Course(GAME, players=2, seed=3, options={"first": "0"})
    course.play(0, GAME.read(course.state, 0, "draw"))
    assert course.horizon(0) == (0, "chance-drawn")
    course = Course(GAME, players=2, seed=3, options={"first": "0"})
    before = course.state.copy()
    market = GAME.view(course.state, 0).board.market
    course.play(0, GAME.read(course.state, 0, f"take {market[0]}"))
    assert course.undo(0) == 1 and course.state == before
