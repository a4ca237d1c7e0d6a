"""What each seat may know, what a spectator may, and the worlds that agree with it."""

import random
from collections.abc import Sequence

import pytest
from games.bal_des_chaudrons.positions import (
    GAME,
    Witch,
    answer,
    asked,
    character_of,
    go_on,
    hand,
    hands,
    others_answer,
    phase,
    pile,
    position,
    potions_of,
    told,
)

from philtre import State
from philtre.games.bal_des_chaudrons.recipes import rotatable
from philtre.games.bal_des_chaudrons.state import *
from philtre.games.bal_des_chaudrons.view import Card
from philtre.games.bal_des_chaudrons.view import Witch as Shown
from philtre.kernel.sight import UNKNOWN
from philtre.kernel.zones import DEPTH
from philtre.table import Course

BREWS = "warty-brew balding-brew blistering-brew"
LORES = "spore-lore web-lore croak-lore"
MAGIC = "lava-magic storm-magic river-magic"


def shown(state: State, viewer: int | None, seat: int) -> Shown:
    """How a viewer sees a seat."""
    witch: Shown = GAME.view(state, viewer).board.witches[seat]
    return witch


def sights(state: State, *viewers: int | None) -> list[object]:
    """All that some viewers see, draw and have heard."""
    return [(state.seen_by(viewer), GAME.view(state, viewer), told(state, viewer)) for viewer in viewers]


def ids(cards: Sequence[Card] | None) -> str:
    return " ".join(card.id for card in cards or [])


# Hands.


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = position(Witch(hand=BREWS), Witch(hand=LORES), Witch(hand=MAGIC), phase="study")
    for viewer, held in enumerate((BREWS, LORES, MAGIC)):
        assert ids(shown(state, viewer, viewer).hand) == held
    for other, seat in ((0, 1), (0, 2), (1, 2), (2, 0), (None, 0), (None, 1)):
        assert shown(state, other, seat).hand is None and shown(state, other, seat).known == []
        assert shown(state, other, seat).cards == 3, "how many they are everybody sees"


def test_nobody_sees_the_deck() -> None:
    state = position(Witch(), Witch(), phase="study")
    for viewer in (0, 1, None):
        assert list(state.seen_by(viewer).b[DECK : DECK + POTIONS]) == [-1 - 52] + [0] * (POTIONS - 1)
        assert GAME.view(state, viewer).board.deck == 52


def passed_on() -> State:
    """The beginning of a round in which seat 1 holds what seat 0 has passed to it, and so on."""
    return go_on(position(Witch(hand=BREWS), Witch(hand=LORES), Witch(hand=MAGIC, tableau="void-storm")))


def test_what_was_passed_on_stays_known_to_who_passed_it() -> None:
    state = passed_on()
    for giver, given in enumerate((BREWS, LORES, MAGIC)):
        assert ids(shown(state, giver, (giver + 1) % 3).known) == given
        assert shown(state, giver, (giver + 2) % 3).known == []
        assert shown(state, None, giver).known == []
    assert hands(state) == [4, 4, 4], "the fourth card is nobody else's business"


def test_between_two_all_but_the_drawn_card_is_known() -> None:
    state = go_on(position(Witch(hand=BREWS), Witch(hand=LORES, tableau="void-storm")))
    assert ids(shown(state, 0, 1).known) == BREWS and ids(shown(state, 1, 0).known) == LORES


def test_of_the_known_cards_the_played_one_is_gone() -> None:
    state = answer(passed_on(), 1, "play balding-brew")
    assert ids(shown(state, 0, 1).known) == BREWS, "what is laid face down still belongs to the hand"
    go_on(state, "brewing")
    assert ids(shown(state, 0, 1).known) == "warty-brew blistering-brew"


def test_what_is_passed_on_again_is_known_to_the_last_who_passed_it() -> None:
    state = go_on(passed_on())
    assert {"warty-brew", "blistering-brew"} & set(hand(state, 2))
    assert shown(state, 0, 2).known == []
    assert set(ids(shown(state, 1, 2).known).split()) <= set(hand(state, 2))
    assert len(shown(state, 1, 2).known) == 3


# A hand thrown away.


def thrown_away() -> State:
    """Seat 1 has thrown away what seat 0 passed to it, with a card of its own."""
    state = position(
        Witch(), Witch(hand="void-storm", received=BREWS), Witch(hand=LORES), Witch(hand=MAGIC), phase="study"
    )
    answer(state, 1, "redraw")
    return others_answer(state, 1)


def lying(world: State, seat: int, at: int) -> str:
    return " ".join(POTION_IDS[card] for card in pile(world, ME * seat + at))


def test_a_hand_that_is_thrown_away_stays_known_to_who_passed_it() -> None:
    state = thrown_away()
    assert asked(state, 1) == "study" and GAME.view(state, None).board.discard == 4
    own = set()
    for seed in range(20):
        world = state.redeal(0, seed)
        assert lying(world, 1, THROWN_RECEIVED) == BREWS
        own.add(lying(world, 1, THROWN))
    assert len(own) > 5, "the card of its own is any that seat 0 does not see"
    assert lying(state.redeal(1, 0), 1, THROWN_RECEIVED) == BREWS
    assert lying(state.redeal(1, 0), 1, THROWN) == "void-storm"


@pytest.mark.parametrize("viewer", [2, 3])
def test_others_do_not_know_what_was_thrown_away(viewer: int) -> None:
    state = thrown_away()
    assert len({lying(state.redeal(viewer, seed), 1, THROWN_RECEIVED) for seed in range(20)}) > 10


def test_what_is_shuffled_into_a_new_deck_is_forgotten() -> None:
    state = position(
        Witch(), Witch(hand="void-storm", received=BREWS), Witch(hand=LORES), Witch(hand=MAGIC), phase="study", deck=2
    )
    answer(state, 1, "redraw")
    others_answer(state, 1)
    assert GAME.view(state, 0).board.discard == 0 and hands(state)[1] == 4
    worlds = {tuple(hand(state.redeal(0, seed), 1)) for seed in range(20)}
    assert len(worlds) > 5
    assert not all("warty-brew" in world for world in worlds)


# Characters.


def test_dealt_characters_are_seen_by_their_owner_alone() -> None:
    state = position(
        Witch(character="", dealt="seer gust"),
        Witch(character="", dealt="daredevil trickster"),
        Witch(character="", dealt="fey-blessed hidden-power"),
        phase="characters",
        options={"characters": "draft"},
        number=0,
    )
    for viewer, seat in ((1, 0), (2, 0), (0, 1), (None, 0), (None, 2)):
        assert shown(state, viewer, seat).dealt is None
        assert pile(state.seen_by(viewer), ME * seat + DEALT) == [UNKNOWN, UNKNOWN]
    answer(state, 0, "keep gust")
    assert shown(state, 0, 0).character == "gust"
    assert shown(state, 1, 0).character is None and 0 in GAME.view(state, 1).deciders
    answer(state, 1, "keep trickster")
    answer(state, 2, "keep fey-blessed")
    for viewer in (0, 1, 2, None):
        assert [shown(state, viewer, seat).character for seat in range(3)] == ["gust", "trickster", "fey-blessed"]
    assert pile(state.seen_by(0), ME * 0 + DEALT) == [SEER], "who put it back remembers"
    assert pile(state.seen_by(1), ME * 0 + DEALT) == [UNKNOWN]


def test_redealt_characters_are_those_not_in_sight() -> None:
    state = GAME.new(3, seed=4, characters="draft")
    mine = pile(state, DEALT)
    seen = set()
    for seed in range(40):
        world = state.redeal(0, seed)
        others = pile(world, ME + DEALT) + pile(world, 2 * ME + DEALT)
        assert pile(world, DEALT) == mine and not set(others) & {NOVICE, *mine} and len(set(others)) == 4
        seen |= set(others)
    assert seen == set(range(CHARACTERS)) - {NOVICE, *mine}


def test_redealt_rejected_characters_may_be_any_that_nobody_has() -> None:
    state = go_on(GAME.new(2, seed=4, characters="draft"), "study")
    kept = {character_of(state, 0), character_of(state, 1)}
    mine = {CHARACTER_IDS[witch] for witch in pile(state, DEALT)}
    rejected = {CHARACTER_IDS[pile(state.redeal(0, seed), ME + DEALT)[0]] for seed in range(100)}
    assert rejected == set(CHARACTER_IDS) - kept - mine - {"novice"}


# A potion laid face down, between the answers of chance and the reveal.


def between(gambler: str = "gamble") -> State:
    """Seat 0 has laid Warty Brew, seat 2 Charm of Fear turned; chance has brought seat 1 its only potion."""
    state = position(
        Witch(hand=BREWS),
        Witch(character="daredevil", hand="charm-of-love"),
        Witch(hand="charm-of-fear rite-of-nature"),
        phase="study",
    )
    answer(state, 0, "play warty-brew")
    answer(state, 1, gambler)
    return answer(state, 2, "turn charm-of-fear")


def test_while_chance_is_asked_the_others_potions_stay_hidden() -> None:
    state = between()
    assert phase(state) == "chance" and state.deciders == [1]
    assert shown(state, 0, 0).chosen == "warty-brew" and not shown(state, 0, 0).chosen_turned
    assert shown(state, 2, 2).chosen == "charm-of-fear" and shown(state, 2, 2).chosen_turned
    for viewer, seat in ((1, 0), (1, 2), (0, 2), (2, 0), (None, 0), (None, 2)):
        assert shown(state, viewer, seat).chosen is None and not shown(state, viewer, seat).chosen_turned
        assert state.seen_by(viewer).b[ME * seat + CHOSEN] == UNKNOWN


def test_the_record_keeps_what_lies_face_down_to_its_owner() -> None:
    course = Course(GAME, 2, 1, {})
    course.play(0, course.state.legal(0)[0])
    course.play(1, REDRAW)
    assert phase(course.state) == "chance" and course.state.deciders == [1]
    assert [told.seat for told in course.record.told_to(GAME, 0)] == [0]
    assert [told.seat for told in course.record.told_to(GAME, 1)] == [1]
    assert course.record.told_to(GAME, None) == []


def test_what_chance_brings_its_asker_sees() -> None:
    state = between()
    assert shown(state, 1, 1).chosen == "charm-of-love"
    for viewer in (0, 2, None):
        assert shown(state, viewer, 1).chosen is None
        assert ("gambled", {"player": "seat:1"}) in told(state, viewer)
    assert told(state, 1)[-1] == ("chance-brought", {"player": "seat:1", "potion": "potion:charm-of-love"})


def test_bonus_and_side_stay_hidden_until_the_reveal() -> None:
    """Nor does it show which of the two is being asked for: the side is asked of turnable potions alone."""
    state = between()
    before = sights(state, 0, 2, None)
    answer(state, 1, "wish raven")
    assert asked(state, 1) == "side"
    assert sights(state, 0, 2, None) == before
    answer(state, 1, "turn charm-of-love")
    for viewer in (0, 1, 2, None):
        assert [ids(shown(state, viewer, seat).tableau) for seat in range(3)] == [
            "warty-brew",
            "charm-of-love",
            "charm-of-fear",
        ]
        assert [shown(state, viewer, seat).tableau[0].turned for seat in range(3)] == [False, True, True]


def test_a_redrawn_hand_and_its_potion_are_hidden() -> None:
    state = position(Witch(), Witch(), Witch(), phase="study")
    answer(state, 0, "redraw")
    answer(state, 1, "redraw")
    others_answer(state, 0, 1)
    assert state.deciders == [0, 1]
    before = sights(state, 1, 2, None)
    answer(state, 0, f"play {hand(state, 0)[0]}")
    assert state.deciders == [1] and sights(state, 1, 2, None) == before


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_redealt_potions_laid_face_down_lie_in_the_imagined_hands(viewer: int) -> None:
    state = between()
    imagined: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for seed in range(60):
        world = state.redeal(viewer, seed)
        agree(world, state, viewer)
        for seat in range(3):
            imagined[seat].add(world.b[ME * seat + CHOSEN])
    for seat, chosen in imagined.items():
        if seat == viewer:
            assert chosen == {state.b[ME * seat + CHOSEN]}
        else:
            assert len(chosen) > 10
            sides = {(number - 1) % 2 for number in chosen}
            assert sides == ({0} if seat == 1 else {0, 1}), "of what chance brought the side is still to be chosen"


def test_redealt_worlds_outside_that_time_have_no_potion_laid() -> None:
    state = position(Witch(), Witch(), Witch(), phase="study")
    answer(state, 0, f"play {hand(state, 0)[0]}")
    for viewer in (1, 2):
        world = state.redeal(viewer, 1)
        assert [world.b[ME * seat + CHOSEN] for seat in range(3)] == [0, 0, 0]
        assert world.deciders == [0, 1, 2], "the others are still to answer"
    assert state.redeal(0, 1).b[CHOSEN] == state.b[CHOSEN] > 0


# Sight in whole games.


def agree(world: State, state: State, viewer: int) -> None:
    """I12: nothing that a seat sees, or may do, tells one world from the other."""
    assert world.seen_by(viewer) == state.seen_by(viewer)
    assert GAME.view(world, viewer) == GAME.view(state, viewer)
    assert world.seen_by(None) == state.seen_by(None)
    assert world.legal(viewer) == state.legal(viewer)
    cards = [card for seat in range(world.players) for card in potions_of(world, seat)]
    cards += [card for card in range(POTIONS) if world.b[DECK + card]]
    assert sorted(cards) == list(range(POTIONS))
    for seat in range(world.players):
        chosen = world.b[ME * seat + CHOSEN]
        if chosen:
            held = pile(world, ME * seat + DRAWN) + pile(world, ME * seat + RECEIVED)
            assert (chosen - 1) // 2 in held
            assert (chosen - 1) % 2 == 0 or rotatable(world.b, seat, (chosen - 1) // 2)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"characters": "novice"}),
        (3, {"characters": "draft"}),
        (4, {"characters": "draft", "brewing": "blind"}),
        (5, {"characters": "novice", "brewing": "blind"}),
        (5, {"characters": "draft"}),
    ],
)
def test_I12_redealt_worlds_agree_with_what_is_seen(players: int, options: dict[str, str]) -> None:
    chance = random.Random(players)
    state = GAME.new(players, seed=5, **options)
    number = 0
    while not state.over:
        if number % 6 == 0 or phase(state) == "chance":
            for viewer in range(players):
                agree(state.redeal(viewer, number), state, viewer)
        number += 1
        seat = chance.choice(state.deciders)
        state.play(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_I12_positions_that_differ_in_secrets_look_the_same(viewer: int | None) -> None:
    """Seat 1 holds other cards, and what lies face down before it is another potion, on another side."""
    one = position(
        Witch(character="daredevil", hand="void-storm"),
        Witch(hand="charm-of-fear rite-of-nature"),
        Witch(hand=MAGIC),
        phase="study",
    )
    other = position(
        Witch(character="daredevil", hand="void-storm"),
        Witch(hand="shadow-curse web-lore"),
        Witch(hand=MAGIC),
        phase="study",
    )
    answer(one, 1, "turn rite-of-nature")
    answer(other, 1, "play web-lore")
    for state in (one, other):
        answer(state, 0, "gamble")
        answer(state, 2, "play lava-magic")
        assert state.b[ME + DEPTH] == 0 and asked(state, 0) == "bonus"
    assert sights(one, viewer) == sights(other, viewer)


def test_redealt_worlds_can_be_played_to_the_end() -> None:
    for seed, state in enumerate((between(), thrown_away(), passed_on(), GAME.new(4, seed=2, characters="draft"))):
        chance = random.Random(seed)
        for viewer in range(state.players):
            world = state.redeal(viewer, seed)
            while not world.over:
                seat = chance.choice(world.deciders)
                world.play(seat, chance.choice(world.legal(seat)))
            assert world.winners
