"""What each seat may know, and what it can work out."""

import pytest
from games.alchemist.positions import GAME, NONE, cubes, hand, known, play, position

from philtre import NotAllowed, State
from philtre.games.alchemist.state import *
from philtre.kernel.sight import UNKNOWN
from philtre.kernel.zones import total

HANDS = [(3, 3, 2, 2, 2), (3, 2, 2, 2, 3), (2, 3, 3, 2, 2)]
BLUE = (0, 1, 0, 0, 0)


def midgame() -> State:
    return position(HANDS, bag=(0, 0, 1, 2, 1), potions={"gray+green": (1, BLUE, 5)})


def test_a_seat_sees_its_own_hand_and_school() -> None:
    state = midgame()
    seen = state.seen_by(1)
    assert hand(seen, 1) == HANDS[1]
    assert (seen.b[ME + SCHOOL], seen.b[ME + SCHOOL + 1]) == (1, INGREDIENTS.index("blue"))
    mine = GAME.view(state, 1).board.adepts[1]
    assert tuple(mine.hand.values()) == HANDS[1] and mine.school == "blue"


@pytest.mark.parametrize("viewer", [1, None])
def test_hands_schools_and_bag_of_others_are_hidden(viewer: int | None) -> None:
    seen = midgame().seen_by(viewer)
    for seat in (0, 2):
        assert cubes(seen, ME * seat + HAND) == (-1 - 12, 0, 0, 0, 0), "their number and nothing else"
        assert seen.b[ME * seat + SCHOOL + 1] == UNKNOWN
        adept = GAME.view(midgame(), viewer).board.adepts[seat]
        assert adept.hand is None and adept.school is None and adept.cubes == 12
    assert cubes(seen, BAG) == (-1 - 4, 0, 0, 0, 0)
    assert [seen.b[SCHOOLS_LEFT + 1 + i] for i in range(seen.b[SCHOOLS_LEFT])] == [UNKNOWN, UNKNOWN]


def test_options_are_for_their_seat_alone() -> None:
    state = midgame()
    assert GAME.view(state, 0).question is not None
    assert GAME.view(state, 1).question is None and GAME.view(state, None).question is None
    with pytest.raises(NotAllowed, match="not-your-options"):
        state.seen_by(1).legal(0)


def test_cubes_taken_openly_are_known_until_they_are_spent() -> None:
    state = midgame()
    play(state, "take yellow", "take gray", "take gray")
    assert known(state, 0) == (0, 0, 0, 0, 1)
    play(state, "take yellow", "take gray", "take gray")
    assert known(state, 0) == (0, 0, 0, 0, 2)
    play(state, "create gray+blue", "brew 1yellow", "claim 1")
    assert known(state, 0) == (1, 1, 0, 0, 1), "one of the two is certainly still there; the products are known"


def test_cubes_drawn_and_dealt_are_not_known() -> None:
    state = midgame()
    play(state, "draw")
    assert known(state, 0) == NONE
    assert sum(hand(state, 0)) == 14


def test_a_tribute_is_known() -> None:
    state = midgame()
    play(state, "copy gray+green")
    assert known(state, 1) == BLUE


def test_cubes_put_out_for_a_potion_are_known_while_its_tile_is_chosen() -> None:
    state = midgame()
    play(state, "create green+yellow", "brew 2gray+2blue+1orange")
    assert known(state, 0) == (2, 2, 0, 1, 0)
    for seed in range(20):
        world = state.redeal(1, seed)
        play(world, "claim 9")
        assert min(hand(world, 0)) >= 0, "whoever imagines the hand imagines one that pays for the potion"
    play(state, "claim 9")
    assert known(state, 0) == (0, 0, 1, 0, 1), "the products"


def test_cubes_put_out_for_a_copy_are_known_while_the_tribute_is_chosen() -> None:
    state = position(HANDS, bag=(0, 0, 1, 2, 1), potions={"gray+green": (1, (0, 1, 0, 2, 2), 5)})
    play(state, "copy gray+green")
    assert known(state, 0) == (0, 1, 0, 2, 2)
    for seed in range(20):
        assert min(hand(play(state.redeal(2, seed), "tribute blue"), 0)) >= 0


def test_what_is_unseen_is_bag_and_other_hands_together() -> None:
    state = midgame()
    play(state, "take yellow", "take gray", "copy gray+green", "draw")
    for seat in range(3):
        others = [hand(state, other) for other in range(3) if other != seat]
        truth = [sum(column) for column in zip(cubes(state, BAG), *others, strict=True)]
        assert list(GAME.view(state, seat).board.unseen.values()) == truth
    assert GAME.view(state, None).board.unseen is None


def test_with_an_empty_bag_two_players_know_each_other() -> None:
    state = position([(3, 1, 0, 2, 0), (1, 0, 2, 0, 4)])
    assert total(state.b, BAG, KINDS) == 0
    assert tuple(GAME.view(state, 0).board.unseen.values()) == (1, 0, 2, 0, 4)
    assert all(hand(state.redeal(0, seed), 1) == (1, 0, 2, 0, 4) for seed in range(5))


def test_worlds_that_differ_in_the_unseen_look_the_same() -> None:
    state = GAME.new(players=4, seed=8)
    bot = GAME.bot("random")
    for turn in range(40):
        for seat in range(4):
            world = state.redeal(seat, turn)
            assert world.seen_by(seat) == state.seen_by(seat)
            assert GAME.view(world, seat) == GAME.view(state, seat)
        actor = state.deciders[0]
        state.play(actor, bot.choose(state.seen_by(actor), actor, turn))
    assert state.redeal(0, 1) != state.redeal(0, 2)


def test_known_cubes_lie_in_every_world() -> None:
    state = midgame()
    play(state, "take yellow", "take gray", "take orange", "take yellow")
    for seed in range(30):
        world = state.redeal(2, seed)
        assert hand(world, 0)[4] >= 2 and hand(world, 1)[0] >= 1
        assert sum(hand(world, 0)) == 14


def test_screens_are_lifted_at_the_end() -> None:
    state = position([(3, 0, 0, 0, 0), (0, 2, 1, 0, 0)], reserve=(0, 0, 0, 4, 4))
    assert state.over
    board = GAME.view(state, None).board
    assert [tuple(adept.known.values()) for adept in board.adepts] == [(3, 0, 0, 0, 0), (0, 2, 1, 0, 0)]
    assert [adept.school for adept in board.adepts] == ["gray", "blue"]
