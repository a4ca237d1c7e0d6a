"""Sight: what a seat may not know is blanked, and can be imagined in every way that agrees."""

from collections import Counter

import pytest
from support import bids
from support.bids import DECK, FATE, HAND, ME, MOOD

import philtre
from philtre import NotAllowed
from philtre.games.alchemist import state as alchemist
from philtre.kernel.sight import UNKNOWN, deal, redact
from philtre.kernel.zones import CHANCE, GIVEN, HEADER, NOBODY, PLAYERS, Zones, lay

GAME = philtre.game("alchemist")


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    state = bids.new(players=3)
    seen = state.seen_by(1)
    assert [seen.b[ME + HAND + i] for i in range(3)] == [state.b[ME + HAND + i] for i in range(3)]
    for seat in (0, 2):
        assert [seen.b[ME * seat + HAND + i] for i in range(3)] == [2, UNKNOWN, UNKNOWN]
    assert seen.b[DECK] == state.b[DECK] and seen.b[DECK + 1] == UNKNOWN
    assert seen.b[CHANCE] == 0, "nor what chance will bring"
    assert seen.viewer == 1 and state.viewer is None and state.seen_by(None).viewer == -1


def test_seeing_twice_is_seeing_once() -> None:
    state = bids.new()
    seen = state.seen_by(1)
    assert seen.seen_by(1) == seen
    with pytest.raises(NotAllowed, match="only-seen"):
        seen.seen_by(0)
    with pytest.raises(NotAllowed, match="only-seen"):
        seen.redeal(0)


def test_what_lies_face_down_before_a_seat_is_hidden_from_it_too() -> None:
    state = bids.new(players=2)
    for viewer in (0, 1, None):
        assert [state.seen_by(viewer).b[FATE + i] for i in range(2)] == [1, UNKNOWN]
    state.play(0, state.legal(0)[0])
    shadow = state.zones.shadow + FATE - HEADER
    assert state.seen_by(0).b[shadow + 1] == UNKNOWN, "nor is it kept where its window opened"
    worlds = [state.redeal(0, seed) for seed in range(40)]
    assert len({world.b[FATE + 1] for world in worlds}) > 5
    assert all(world.b[shadow + 1] == world.b[FATE + 1] for world in worlds)
    for world in worlds:
        world.retract(0)
        assert world.b[FATE + 1] != UNKNOWN


def test_secrets_that_lie_in_no_pool_are_imagined_by_the_game() -> None:
    state = bids.new(players=2)
    assert state.seen_by(0).b[ME + MOOD] == UNKNOWN != state.seen_by(1).b[ME + MOOD] == state.b[ME + MOOD]
    assert {state.redeal(0, seed).b[ME + MOOD] for seed in range(20)} == {1, 2, 3}
    assert {state.redeal(1, seed).b[ME + MOOD] for seed in range(20)} == {state.b[ME + MOOD]}


def test_worlds_agree_with_the_sight_they_were_made_from() -> None:
    state = GAME.new(players=4, seed=11)
    for seat in range(4):
        for seed in range(10):
            world = state.redeal(seat, seed)
            assert world.seen_by(seat) == state.seen_by(seat)
            assert world.viewer is None
    assert state.redeal(0, 1) == state.redeal(0, 1) != state.redeal(0, 2)
    assert state.redeal(0, 1) == state.seen_by(0).redeal(0, 1), "nothing else went into it"


def test_every_deal_is_as_likely() -> None:
    """Three cards are unseen: two in the other hand, one in the deck."""
    state = bids.new(players=2)
    row = state.b
    for at, cards in (
        (FATE, []),
        (ME + FATE, []),
        (HAND, [2, 6]),
        (ME + HAND, [0, 4]),
        (DECK, [9]),
        (bids.PLAYED, [1, 3, 5, 7, 8, *range(10, bids.CARDS)]),
    ):
        for i in range(1 + row[at]):
            row[at + i] = 0
        for card in cards:
            lay(row, at, card)
    for seat in (0, 1):
        state.hide(seat)
    hands = Counter(tuple(state.redeal(0, seed).b[ME + HAND + 1 + i] for i in range(2)) for seed in range(600))
    assert set(hands) == {(0, 4), (0, 9), (4, 9)}
    assert all(150 < number < 250 for number in hands.values())


def test_what_everybody_saw_go_behind_a_screen_stays_there_in_every_world() -> None:
    state = GAME.new(players=3, seed=2, first=0)
    orange = alchemist.INGREDIENTS.index("orange")
    for _ in range(3):
        state.play(0, GAME.read(state, 0, "take orange"))
        state.play(1, GAME.read(state, 1, "take gray"))
        state.play(2, GAME.read(state, 2, "take gray"))
    least = min(state.redeal(1, seed).b[alchemist.HAND + orange] for seed in range(100))
    most = max(state.redeal(1, seed).b[alchemist.HAND + orange] for seed in range(100))
    assert least >= 3 and most > least


def test_a_world_lets_the_others_answer_what_they_are_asked() -> None:
    """Seat 0 is about to say what it brews; in every world it holds something it can brew."""
    state = GAME.new(players=2, seed=3, first=0)
    state.play(0, GAME.read(state, 0, "create green+yellow"))
    for seed in range(50):
        assert state.redeal(1, seed).legal(0) != []


def test_what_was_given_is_seen_by_its_owner_and_by_the_seat_before() -> None:
    zones = Zones(seats=3)
    cards = zones.pool("cards", [1] * 9)
    given = zones.player.pile("given", 2, GIVEN, cards)
    deck = zones.table.pile("deck", 3, NOBODY, cards)
    row = zones.row()
    row[PLAYERS] = 3
    row[CHANCE] = 1
    for card in range(6):
        lay(row, given + card // 2 * zones.stride, card)
    for card in range(6, 9):
        lay(row, deck, card)
    for viewer, seen in {-1: [], 0: [0, 1], 1: [1, 2], 2: [2, 0]}.items():
        redacted = row[:]
        redact(redacted, zones, viewer)
        for seat in range(3):
            held = [2 * seat, 2 * seat + 1] if seat in seen else [UNKNOWN, UNKNOWN]
            assert [redacted[given + seat * zones.stride + i] for i in range(3)] == [2, *held]
        deal(redacted, zones, viewer)
        assert all(
            redacted[given + seat * zones.stride + i] == row[given + seat * zones.stride + i]
            for seat in seen
            for i in range(3)
        )
