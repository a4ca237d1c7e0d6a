"""The rulebook's own examples and tables."""

import pytest
from games.alchemist.positions import GAME, cubes, hand, offered, play, position

from philtre import State
from philtre.games.alchemist.state import *
from philtre.kernel.zones import total


def just_dealt() -> State:
    """Abigail, Merlin and a third adept, about to begin."""
    hands = [(3, 3, 2, 2, 2), (3, 2, 2, 2, 3), (2, 3, 3, 2, 2)]
    return position(hands, reserve=(12, 12, 12, 12, 12), bag=(0, 0, 1, 2, 1), turn=0)


def abigail_creates() -> State:
    return play(just_dealt(), "create green+yellow", "brew 2gray+2blue+1orange", "claim 9")


def test_E1_create() -> None:
    state = abigail_creates()
    assert hand(state, 0) == (1, 1, 3, 1, 3)
    assert state.scores == [9, 0, 0]
    assert state.b[SEALS] == 4
    assert cubes(state, RESERVE) == (12, 12, 11, 12, 11)
    board = GAME.view(state, 0).board
    assert board.tiles == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    potion = board.cauldrons[CAULDRON.index["green+yellow"]]
    assert (potion.creator, potion.recipe, potion.fame) == (0, {"gray": 2, "blue": 2, "orange": 1}, 9)
    assert state.deciders == [1], "the turn passes clockwise"


def test_E2_copy() -> None:
    state = abigail_creates()
    removed = cubes(state, REMOVED)
    play(state, "copy green+yellow", "tribute gray")
    assert hand(state, 1) == (1, 0, 3, 1, 4)
    assert hand(state, 0) == (2, 1, 3, 1, 3)
    assert state.scores == [9, 9, 0]
    assert state.b[ME + SEALS] == 5
    gone = [after - before for before, after in zip(removed, cubes(state, REMOVED), strict=True)]
    assert gone == [1, 2, 0, 1, 0]
    assert cubes(state, RESERVE) == (12, 12, 10, 12, 10)


def test_E3_products_are_no_ingredients() -> None:
    recipes = offered(play(just_dealt(), "create green+yellow"), "brew")
    assert "2gray+2blue+1orange" in recipes
    assert not [recipe for recipe in recipes if "green" in recipe or "yellow" in recipe]


@pytest.mark.parametrize(
    ("players", "bag", "reserve", "removed"), [(2, 6, 10, 16), (3, 4, 12, 12), (4, 12, 16, 4), (5, 10, 18, 0)]
)
def test_E4_setup(players: int, bag: int, reserve: int, removed: int) -> None:
    state = GAME.new(players, seed=5)
    assert total(state.b, BAG, KINDS) == bag
    assert cubes(state, RESERVE) == (reserve,) * 5
    assert cubes(state, REMOVED) == (removed,) * 5
    for seat in range(players):
        assert sum(hand(state, seat)) == 12
        assert state.b[ME * seat + SEALS] == 5 and state.b[ME * seat + SCHOOL] == 1
    for kind in range(KINDS):
        dealt = sum(hand(state, seat)[kind] for seat in range(players)) + state.b[BAG + kind]
        assert dealt + reserve + removed == 32
    assert state.scores == [0] * players
    assert GAME.view(state, None).board.tiles == list(range(1, 11))


def test_E5_equal_schools_share_a_place_and_none_is_left_out() -> None:
    state = position([(4, 0, 0, 0, 0), (0, 4, 0, 0, 0), (0, 0, 7, 0, 0)], reserve=(0, 0, 0, 1, 1))
    assert state.over
    assert [state.b[ME * seat + FOR_SCHOOL] for seat in range(3)] == [10, 10, 5]


def test_E6_own_potion_is_never_offered() -> None:
    state = abigail_creates()
    assert offered(state, "copy") == ["green+yellow"], "Merlin may copy it"
    play(
        state,
        "take green",
        "take green",
        "take gray",
        "take green",
        "take green",
        "take blue",
        "take green",
        "take green",
    )
    assert state.deciders == [0] and hand(state, 0) == (2, 2, 3, 1, 3), "Abigail holds all its cubes again"
    assert offered(state, "copy") == []


def test_section_6_the_worked_example_of_the_scoring() -> None:
    state = position(
        hands=[(2, 1, 0, 2, 0), (0, 0, 1, 0, 3), (1, 1, 0, 0, 1), (0, 0, 0, 0, 0)],
        reserve=(5, 0, 0, 3, 0),
        copied=(47, 52, 44, 50),
        schools=("blue", "yellow", "gray", "orange"),
    )
    assert state.over
    assert [state.b[ME * seat + FOR_CUBES] for seat in range(4)] == [2, 2, 1, 0]
    assert [state.b[ME * seat + FOR_SCHOOL] for seat in range(4)] == [12, 8, 0, 4]
    assert state.scores == [61, 62, 45, 54]
    assert state.winners == [1]
    assert state.ranking == [2, 1, 4, 3]
