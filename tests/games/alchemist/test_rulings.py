"""Our rulings, where the rulebook leaves a doubt; RULINGS.md gives the reasons."""

from itertools import combinations, product

import pytest
from games.alchemist.positions import GAME, NONE, cubes, hand, names, offered, play, position, refused, told, verbs

import philtre
from philtre.games.alchemist.drawing import track
from philtre.games.alchemist.state import *
from philtre.kernel.zones import total

BLUE = (0, 1, 0, 0, 0)
GRAY = (1, 0, 0, 0, 0)
MIXED = (0, 2, 1, 0, 0)


def test_R1_first_player_is_drawn_by_lot() -> None:
    assert {GAME.new(players=5, seed=seed).deciders[0] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_R1_or_chosen_by_the_table() -> None:
    for seat in range(4):
        assert GAME.new(players=4, seed=9, first=seat).deciders == [seat]
    with pytest.raises(philtre.Unreadable, match="no-such-seat"):
        GAME.new(players=4, first=4)


def test_R2_three_players_by_the_german_edition() -> None:
    state = GAME.new(players=3, seed=1, setup="german")
    assert (cubes(state, RESERVE), cubes(state, REMOVED)) == ((12,) * 5, (10,) * 5)
    assert total(state.b, BAG, KINDS) == 14
    with pytest.raises(philtre.Unreadable, match="option-needs-players"):
        GAME.new(players=4, setup="german")


def test_R3_number_of_cubes_is_public_their_types_are_not() -> None:
    state = position([(3, 3, 2, 2, 2), (7, 0, 0, 0, 0), NONE])
    for viewer in (0, None):
        adept = GAME.view(state, viewer).board.adepts[1]
        assert adept.cubes == 7 and adept.hand is None


@pytest.mark.parametrize("first", [0, 1])
def test_R4_first_action_of_each_of_two_players_creates(first: int) -> None:
    state = GAME.new(players=2, seed=3, first=first)
    for seat in (first, 1 - first):
        assert state.deciders == [seat] and set(verbs(state)) == {"create"}
        play(
            state,
            offered(state)[0],
            offered(play(state.copy(), offered(state)[0]))[0],
            "claim 5" if seat == first else "claim 6",
        )
    assert "take gray" in offered(state)


def test_R4_not_with_three_players() -> None:
    state = GAME.new(players=3, seed=3)
    assert set(verbs(state)) == {"create", "take", "draw"}


def test_R5_two_players_can_always_open() -> None:
    """Whatever twelve cubes the second player holds, whatever one-cube potion stands already."""
    hands = [dealt for dealt in product(range(7), repeat=KINDS) if sum(dealt) == 12]
    small = {"green+yellow": GRAY, "gray+green": BLUE}
    for dealt, (cauldron, recorded) in product(hands, small.items()):
        state = position([NONE, dealt], potions={cauldron: (0, recorded, 5)}, turn=1)
        assert len(offered(state, "create")) >= 5


def test_R6_products_cannot_be_refused() -> None:
    state = position([(2, 0, 0, 0, 0), NONE, NONE], schools=("green", "blue", "gray"))
    play(state, "create green+yellow", "brew 2gray", "claim 1")
    assert state.deciders == [1], "nobody was asked"
    assert hand(state, 0) == (0, 0, 1, 0, 1), "although green is the creator's own school"


def test_R7_equal_after_the_school_reward_share_the_victory() -> None:
    state = position([(2, 2, 0, 0, 0), NONE, (0, 0, 4, 0, 0)], reserve=(0, 0, 0, 3, 3), copied=(10, 12, 0))
    assert state.scores == [22, 22, 7]
    assert state.winners == [0, 1] and state.ranking == [1, 1, 3]


def test_R8_copying_is_allowed_when_the_products_are_exhausted() -> None:
    state = position([BLUE, NONE, NONE], reserve=(5, 5, 0, 5, 0), potions={"green+yellow": (1, BLUE, 8)})
    play(state, "copy green+yellow")
    assert hand(state, 0) == NONE and state.scores == [8, 8, 0]


def test_R9_recipes_are_compared_cube_by_cube_whatever_the_cauldron() -> None:
    state = position([(0, 2, 2, 0, 0), NONE, NONE], potions={"gray+yellow": (1, (0, 1, 2, 0, 0), 3)})
    recipes = offered(play(state, "create orange+yellow"), "brew")
    assert "1blue+2green" not in recipes
    assert {"2blue+1green", "1blue+1green", "2blue+2green", "2green"} <= set(recipes)


def test_R10_no_potion_of_six_cubes() -> None:
    assert max(sum(potion) for potion in POTIONS) == 5
    assert all(len(potions) == 25 for potions in ADMITTED)


def test_R11_cubes_on_a_cauldron_stay_there() -> None:
    state = position([MIXED, NONE, NONE], potions={"gray+yellow": (1, MIXED, 6)})
    assert cubes(state, COMPENDIUM) == MIXED
    play(state, "copy gray+yellow", "tribute green")
    assert cubes(state, COMPENDIUM) == MIXED


def test_R12_a_last_single_cube_is_drawn_alone() -> None:
    state = position([NONE, NONE, NONE], bag=(0, 0, 1, 0, 0))
    play(state, "draw")
    assert hand(state, 0) == (0, 0, 1, 0, 0)
    assert told(state, None) == [("drew", {"player": "seat:0", "number": 1})]


def test_R13_pass_is_for_those_who_can_do_nothing_else() -> None:
    stuck = position([NONE, NONE, GRAY], reserve=NONE, turn=7)
    assert told(stuck, None) == [("passed", {"player": "seat:1"})], "and the one with a cube goes on to play"
    assert "pass" not in offered(stuck)
    assert refused(position([NONE, NONE, NONE]), "pass").reason == "must-act"


def test_R14_with_a_cube_in_the_reserve_nobody_is_stuck() -> None:
    for kind in range(KINDS):
        reserve = tuple(int(kind == other) for other in range(KINDS))
        state = position([NONE, NONE, NONE], reserve=reserve, turn=8)
        # It is the only option, so it has been played, and the round and the game with it.
        assert names(told(state, None))[:2] == ["took", "exhausted"] and state.over


def test_R15_game_ends_with_the_round_not_with_the_third_ingredient() -> None:
    state = position([NONE, NONE, NONE, NONE], reserve=(0, 0, 1, 5, 5), turn=8)
    play(state, "take green")
    for seat in (1, 2, 3):
        assert state.deciders == [seat]
        play(state, "take orange")
    assert state.over


def test_R15_nor_before_three_are_exhausted() -> None:
    state = position([NONE, NONE], reserve=(0, 0, 1, 5, 5))
    assert not state.over


def test_R16_dense_ranking() -> None:
    state = position([(3, 3, 5, 0, 0), NONE, NONE], reserve=(0, 0, 0, 1, 1))
    assert [event["place"] for name, event in told(state, None) if name == "promoted"] == [1, 1, 2]


def test_R17_schools_without_a_player_are_not_ranked() -> None:
    state = position([(2, 0, 0, 0, 0), (0, 1, 0, 0, 0)], reserve=(0, 0, 0, 1, 1))
    assert [state.b[ME * seat + FOR_SCHOOL] for seat in range(2)] == [0, 6], (
        "green has none left, but nobody's school is it"
    )


def test_R18_draws_from_the_bag_are_secret() -> None:
    state = position([NONE, NONE, NONE], bag=(0, 0, 0, 2, 0))
    play(state, "draw")
    drew = ("drew", {"player": "seat:0", "number": 2})
    found = ("found", {"player": "seat:0", "ingredient": "ingredient:orange"})
    assert told(state, 0) == [drew, found, found]
    assert told(state, 1) == told(state, None) == [drew]


def test_R19_takes_products_and_tributes_are_seen_by_all() -> None:
    state = position([BLUE, NONE, NONE], potions={"green+yellow": (1, BLUE, 2)})
    play(state, "copy green+yellow", "take gray")
    board = GAME.view(state, None).board
    assert board.adepts[0].known == {"gray": 0, "blue": 0, "green": 1, "orange": 0, "yellow": 1}
    assert board.adepts[1].known == {"gray": 1, "blue": 1, "green": 0, "orange": 0, "yellow": 0}


def test_R20_five_potions_and_no_more() -> None:
    singles = [tuple(int(kind == other) for other in range(KINDS)) for kind in range(KINDS)]
    cauldrons = ["green+yellow", "gray+green", "gray+orange", "gray+yellow", "blue+green"]
    potions = {
        cauldron: (0, recipe, fame) for cauldron, recipe, fame in zip(cauldrons, singles, range(1, 6), strict=True)
    }
    state = position([(2, 2, 2, 2, 2), NONE, NONE], potions=potions)
    assert state.b[SEALS] == 0, "the sixth seal marks the fame"
    assert offered(state, "create") == []


def test_R21_ten_creations_at_most_and_with_two_players_five_each() -> None:
    recipes = [POTIONS[ADMITTED[cauldron][cauldron]] for cauldron in range(CAULDRONS)]
    assert len(set(recipes)) == 10
    filled = range(CAULDRONS - 1)
    potions = {CAULDRON.tokens[cauldron]: (cauldron % 2, recipes[cauldron], cauldron + 1) for cauldron in filled}
    state = position([(2, 2, 2, 2, 2), (2, 2, 2, 2, 2)], potions=potions, turn=5)
    assert offered(state, "create") == ["orange+yellow"]
    play(state, "create orange+yellow", "brew 2gray+2blue+1green")
    assert state.deciders == [0] and offered(state, "create") == []
    assert GAME.view(state, 0).board.tiles == [], "the tenth potion took the only tile left"
    assert [state.b[ME * seat + SEALS] for seat in range(2)] == [0, 0]


def test_R22_fame_has_no_limit_but_the_chips_have() -> None:
    state = position([BLUE, NONE, NONE], potions={"gray+green": (1, BLUE, 9)}, copied=(147, 0, 0))
    play(state, "copy gray+green")
    assert state.scores[0] == 156
    assert GAME.view(state, None).board.adepts[0].track is None
    assert (track(149), track(150)) == ((100, 49), None)


def test_R23_a_creation_is_not_done_without_its_tile() -> None:
    state = position([(2, 0, 0, 0, 0), NONE, NONE])
    play(state, "create green+yellow", "brew 1gray")
    assert state.deciders == [0] and set(verbs(state)) == {"claim"}
    assert state.scores == [0, 0, 0] and state.b[SEALS] == 5 and hand(state, 0) == (2, 0, 0, 0, 0)


def test_R24_the_creator_of_a_copied_potion_earns_a_cube_and_no_fame() -> None:
    state = position([MIXED, NONE, NONE], potions={"gray+yellow": (1, MIXED, 6)})
    play(state, "copy gray+yellow", "tribute blue")
    assert state.scores == [6, 6, 0], "the creator's six are those of the creation"
    assert hand(state, 1) == BLUE


def test_R25_the_same_potion_may_be_copied_again() -> None:
    state = position([(0, 2, 0, 0, 0), NONE, NONE], potions={"gray+yellow": (1, BLUE, 6)})
    play(state, "copy gray+yellow", "take gray", "take gray", "copy gray+yellow")
    assert state.scores == [12, 6, 0]


def test_R26_pay_tribute_score_receive() -> None:
    state = position([MIXED, NONE, NONE], potions={"gray+yellow": (1, MIXED, 6)})
    play(state, "copy gray+yellow", "tribute blue")
    assert names(told(state, None)) == ["copied", "gave", "received", "received"]
    for cauldron, pair in enumerate(combinations(range(KINDS), 2)):
        for potion in ADMITTED[cauldron]:
            assert not any(POTIONS[potion][kind] for kind in pair), (
                "no product is an ingredient: the order cannot matter"
            )


def test_R27_cubes_of_a_copy_leave_the_game_and_are_not_counted() -> None:
    state = position(
        hands=[NONE, MIXED],
        reserve=(0, 3, 0, 0, 0),
        potions={"gray+yellow": (0, MIXED, 6)},
        schools=("blue", "green"),
        turn=5,
    )
    removed = cubes(state, REMOVED)
    play(state, "copy gray+yellow", "tribute green")
    gone = [after - before for before, after in zip(removed, cubes(state, REMOVED), strict=True)]
    assert gone == [0, 2, 0, 0, 0]
    assert cubes(state, RESERVE) == (0, 3, 0, 0, 0), "not back to the reserve"
    assert [state.b[ME * seat + FOR_SCHOOL] for seat in range(2)] == [0, 6], "three blue and one green are left"


def test_R28_one_cauldron_for_each_pair_in_order() -> None:
    pairs = [list(pair) for pair in combinations(INGREDIENTS, 2)]
    assert [cauldron.produces for cauldron in GAME.view(position([NONE, NONE]), None).board.cauldrons] == pairs
