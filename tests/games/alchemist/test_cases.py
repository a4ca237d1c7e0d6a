"""Further cases: positions in which a rule bites."""

from games.alchemist.positions import GAME, NONE, Potion, cubes, hand, names, offered, play, position, told, verbs

from philtre.games.alchemist.drawing import track
from philtre.games.alchemist.state import *
from philtre.kernel.zones import total

BLUE = (0, 1, 0, 0, 0)
TWO_BLUE = (0, 2, 0, 0, 0)
GRAY = (1, 0, 0, 0, 0)


def rewards(players: int, *counts: int) -> list[int]:
    """What the schools earn when so many cubes of each are left, all of them in the first hand."""
    first = counts + (0,) * (KINDS - len(counts))
    state = position([first, *[NONE] * (players - 1)], reserve=NONE)
    assert state.over
    return [state.b[ME * seat + FOR_SCHOOL] for seat in range(players)]


def test_X1_copier_goes_without_an_exhausted_product() -> None:
    state = position(
        [TWO_BLUE, NONE],
        reserve=(5, 5, 2, 5, 0),
        potions={"green+yellow": (1, TWO_BLUE, 4), "gray+orange": (1, BLUE, 1)},
    )
    play(state, "copy green+yellow")
    assert hand(state, 0) == (0, 0, 1, 0, 0)
    assert cubes(state, RESERVE) == (5, 5, 1, 5, 0)


def test_X2_creation_without_any_product_left() -> None:
    state = position([(3, 0, 0, 0, 0), NONE, NONE], reserve=(5, 5, 0, 5, 0))
    play(state, "create green+yellow", "brew 1gray", "claim 7")
    assert hand(state, 0) == (2, 0, 0, 0, 0)
    assert state.scores == [7, 0, 0]
    assert cubes(state, RESERVE) == (5, 5, 0, 5, 0)


def test_X3_recorded_recipe_is_not_offered_on_another_cauldron() -> None:
    state = position(
        [TWO_BLUE, NONE, NONE], potions={"gray+green": (1, TWO_BLUE, 3), "gray+yellow": (1, (0, 0, 1, 0, 0), 1)}
    )
    assert "orange+yellow" in offered(state, "create")
    play(state, "create orange+yellow")
    # The one recipe that is left is brewed at once.
    assert offered(state, "claim") == ["2", "4", "5", "6", "7", "8", "9", "10"]
    play(state, "claim 4")
    potion = GAME.view(state, 0).board.cauldrons[CAULDRON.index["orange+yellow"]]
    assert potion.recipe == {"blue": 1}


def test_X4_five_cubes_at_most_and_two_of_a_kind() -> None:
    rich = position([(2, 2, 0, 2, 0), NONE, NONE])
    recipes = offered(play(rich, "create green+yellow"), "brew")
    assert len(recipes) == 25
    assert "2gray+2blue+2orange" not in recipes and "2gray+2blue+1orange" in recipes
    poor = position([(3, 0, 0, 0, 0), NONE, NONE])
    assert offered(play(poor, "create green+yellow"), "brew") == ["1gray", "2gray"]


def test_X5_no_seal_no_creation() -> None:
    hands = [(2, 2, 2, 2, 2), NONE, NONE]
    assert len(offered(position(hands), "create")) == 10
    assert offered(position(hands, seals=(0, 5, 5)), "create") == []


def test_X6_one_cube_recipe_is_all_tribute() -> None:
    state = position([(1, 1, 0, 0, 0), NONE, NONE], potions={"green+yellow": (1, GRAY, 10)})
    removed = cubes(state, REMOVED)
    play(state, "copy green+yellow")
    assert state.deciders == [1], "there was no tribute to choose"
    assert hand(state, 1) == GRAY
    assert cubes(state, REMOVED) == removed
    assert state.scores == [10, 10, 0]


def test_X7_opening_of_two_players() -> None:
    state = position([(3, 3, 2, 2, 2), (3, 3, 3, 2, 1)], bag=(0, 0, 1, 2, 3), turn=0)
    assert set(verbs(state)) == {"create"}
    play(state, "create gray+blue", "brew 1yellow")
    assert offered(state, "claim") == ["5", "6", "7", "8", "9", "10"]
    play(state, "claim 5")
    assert state.deciders == [1] and set(verbs(state)) == {"create"}, "although the second could copy, take or draw"
    play(state, "create gray+green", "brew 1blue")
    assert offered(state, "claim") == ["6", "7", "8", "9", "10"]
    play(state, "claim 6")
    assert set(verbs(state)) == {"create", "copy", "take", "draw"}, "the second turn is free"
    play(state, "draw", "create green+orange", "brew 1gray")
    assert offered(state, "claim") == ["1", "2", "3", "4", "7", "8", "9", "10"]


def test_X8_the_round_is_played_out() -> None:
    state = position([NONE, NONE, NONE], reserve=(0, 0, 1, 4, 2), turn=7)
    play(state, "take green")
    assert cubes(state, RESERVE) == (0, 0, 0, 4, 2)
    assert not state.over and state.deciders == [2]
    play(state, "take orange")
    assert state.over and state.deciders == []


def test_X9_dense_ranking_of_the_schools() -> None:
    assert rewards(5, 3, 3, 5, 5, 9) == [12, 12, 9, 9, 6]
    assert rewards(2, 4, 4) == [6, 6]
    assert rewards(3, 4, 4, 7) == [10, 10, 5]
    assert rewards(5, 9, 7, 5, 3, 1) == [0, 3, 6, 9, 12]
    assert rewards(4, 1, 2, 3, 4) == [12, 8, 4, 0]
    assert rewards(2, 2, 1) == [0, 6]


def test_X10_the_larger_school_reward_breaks_a_tie() -> None:
    hands = [(0, 0, 3, 4, 0), NONE, NONE, NONE]
    schools = ("yellow", "blue", "green", "orange")
    state = position(hands, reserve=(1, 2, 0, 0, 0), copied=(10, 50, 54, 10), schools=schools)
    assert state.scores == [25, 58, 58, 10], "with the rewards 12, 8, 4 and 0, and 3 for seven cubes"
    assert state.winners == [1]
    assert state.ranking == [3, 1, 2, 4]
    shared = position([(3, 3, 0, 0, 0), NONE], reserve=NONE, copied=(10, 13))
    assert shared.scores == [19, 19]
    assert shared.winners == [0, 1]


def test_X11_a_point_for_two_cubes() -> None:
    hands = [NONE, (1, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 1, 1, 1, 1)]
    state = position(hands, reserve=(0, 0, 0, 4, 4))
    assert [state.b[ME * seat + FOR_CUBES] for seat in range(4)] == [0, 0, 2, 3]


def test_X12_the_last_two_of_the_bag() -> None:
    state = position([NONE, NONE, NONE], bag=(1, 0, 0, 0, 1))
    play(state, "draw")
    assert hand(state, 0) == (1, 0, 0, 0, 1)
    assert total(state.b, BAG, KINDS) == 0
    assert "draw" not in offered(state)


def test_X13_nothing_to_do_is_a_pass() -> None:
    state = position([(2, 0, 0, 0, 0), NONE, NONE], reserve=NONE, turn=7, seals=(5, 5, 5))
    assert names(told(state, None)) == ["passed", "passed", "kept", "kept", "kept", "promoted", "promoted", "promoted"]
    assert state.over


def test_X14_fame_on_the_circular_track() -> None:
    assert track(47 + 9) == (50, 6)
    assert track(96 + 9) == (100, 5)
    assert track(0) == (0, 0)
    assert track(49) == (0, 49)
    assert track(50) == (50, 0)
    assert track(149) == (100, 49)
    state = position([GRAY, NONE, NONE], potions={"blue+green": (1, GRAY, 9)}, copied=(47, 0, 0))
    play(state, "copy blue+green")
    assert GAME.view(state, None).board.adepts[0].track == (50, 6)


def test_X15_each_copies_the_other_and_neither_oneself() -> None:
    potions: dict[str, Potion] = {"gray+green": (0, BLUE, 4), "blue+green": (1, GRAY, 5)}
    state = position([(1, 1, 0, 0, 0), (1, 1, 0, 0, 0), NONE], potions=potions)
    assert offered(state, "copy") == ["blue+green"]
    play(state, "take yellow")
    assert offered(state, "copy") == ["gray+green"]


def test_X16_cubes_in_the_bag_are_not_counted() -> None:
    state = position(
        hands=[(0, 1, 0, 0, 0), (2, 0, 0, 0, 0), (0, 0, 3, 0, 0), (0, 0, 0, 4, 0)],
        reserve=NONE,
        bag=(0, 2, 0, 0, 0),
        schools=("blue", "gray", "green", "orange"),
    )
    assert state.b[FOR_SCHOOL] == 12, "one blue is left; the bag would make it three"


def test_X17_a_draw_shows_its_number_and_no_types() -> None:
    hands = [NONE, (1, 1, 1, 1, 1), (2, 2, 2, 2, 2)]
    before = position(hands, bag=(1, 1, 1, 1, 0), turn=7)
    after = play(before.copy(), "draw")
    seen, had = GAME.view(after, 0).board, GAME.view(before, 0).board
    assert seen.adepts[1].cubes == had.adepts[1].cubes + 2
    assert seen.bag == had.bag - 2
    assert seen.adepts[1].hand is None and seen.adepts[1].known == had.adepts[1].known
    assert seen.unseen == had.unseen
