"""The examples of the rulebook."""

import pytest
from games.azerlande.positions import (
    GAME,
    abilities_of,
    apprentices,
    cards_at,
    gold,
    heard,
    held_cauldrons,
    held_ingredients,
    held_potions,
    lucky,
    offered,
    owned,
    play,
    position,
    prestige,
    spaces,
    tableau_of,
    town,
    visitors_at,
)

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import end_value


def test_E1_intermediate_then_expert_then_novice() -> None:
    state = position("drink", "2intelligence", discs=(0, 0, 4))
    play(state, "drink intelligence-intermediate", "speed 0", "charm 0")
    assert spaces(state) == [0, 0, 10]
    assert heard(state, "rolled") == [], "no die for the track: the forage space was behind"
    state = lucky(state, lambda tried: held_potions(tried) == [0, 1, 0], "drink intelligence-expert")
    assert prestige(state) == 2
    play(state, "drink charm-novice")
    assert abilities_of(state) == ["persuasion"] and apprentices(state) == 2
    assert held_potions(state) == [0, 0, 0]


def test_E2_four_tied_players_exchange_crosswise() -> None:
    holders = ["1 2 3 4 5"] * 4
    state = position("forage", players=4, holders=holders, cauldrons=[0, 1, 2, 3])
    assert [told["number"] for told in heard(state, "performs") if told["action"] == "action:forage"] == [4, 3, 3, 2]
    assert [held_ingredients(state, seat) for seat in range(4)] == [4, 3, 3, 2]
    assert held_cauldrons(state) == [4, 3, 2, 1], "violet 4, orange 3, green 2, white 1"


def test_E3_apprentices_add_dice() -> None:
    state = position("forage", ["3apprentice", ""], players=3, holders=["2 1 3 4 5", "1 2 3 4 5", "3 2 1 4 5"])
    play(state, "send 2")
    assert held_ingredients(state) == 3 + 2 and apprentices(state) == 1


def test_E4_forage_spaces_reached_and_passed() -> None:
    state = position("study", players=3, holders=["2 1 3 4 5", "1 2 3 4 5", "3 5 1 4 2"])
    state.play(0, SPEED + 2)
    state.play(0, CHARM + 2)
    state.play(1, SPEED + 3)
    state.play(2, SPEED + 0)
    state.play(2, CHARM + 0)
    assert held_ingredients(state, 0) == 2 and held_ingredients(state, 1) == 1
    assert spaces(state, 0) == [2, 2, 0] and spaces(state, 1) == [3, 0, 0]


def test_E5_two_ingredients_for_another() -> None:
    state = play(position("market", "1sap 1flower"), "trade 1flower+1sap")
    assert owned(state) == "1mushroom"


def test_E6_visitor_43() -> None:
    state = position("fulfil", "speed charm intelligence", town="43 7")
    play(state, "serve 43", "receive speed")
    assert prestige(state) == 8
    assert offered(state, "serve") == ["7"], "the potion can be used at once"


def test_E7_expert_serves_29() -> None:
    state = position("fulfil", "2intelligence", town="29", tableau="10 1", discs=(0, 0, 10))
    play(state, "serve 29")
    assert prestige(state) == 6 + 2
    assert end_value(state.b, 0, A_VISITOR.index["29"]) == 2, "10 and itself"


def test_E8_one_effect_of_those_one_has_studied() -> None:
    state = position("drink", "1charm", discs=(0, 10, 0), town="1")
    assert offered(state) == ["drink charm-novice", "drink charm-intermediate", "drink charm-expert", "pass"]
    play(state, "drink charm-intermediate")
    assert gold(state) == 3 and apprentices(state) == 0


def test_E9_visitor_42_repeats_with_the_same_multiplier() -> None:
    state = position("fulfil", "3speed 1apprentice", players=3, town="42")
    state.b[MULTIPLIER + FORAGE] = 3
    play(state, "serve 42", "send 1")
    assert held_ingredients(state) == 3 + 1


def test_E10_groups_of_visitor_30() -> None:
    state = position("fulfil", tableau="10 23 1 43 15 30")
    assert end_value(state.b, 0, A_VISITOR.index["30"]) == 6


def test_E11_the_sheet_of_the_example() -> None:
    state = position("drink", "1speed", players=1, day=3, cauldrons=[0, AI], town="29")
    state.b[POSSIBLE] = 1 << [sheet["id"] for sheet in BOX["sheet"]].index("2a")
    play(state, "pass")
    assert heard(state, "ai-drank") == [{"drink": "drink:intelligence-expert"}]
    assert heard(state, "ai-works") == [{"action": "action:fulfil", "tile": "tile:2"}]
    while state.b[DAY] == 3:
        play(state, offered(state)[-1])
    acts = {(told["action"], told["tile"]) for told in heard(state, "ai-performs")}
    assert acts == {
        ("action:forage", "tile:1"),
        ("action:study", "tile:3"),
        ("action:market", "tile:5"),
        ("action:brew", "tile:4"),
    }
    assert heard(state, "ai-served-order") == []


def test_E12_setup_for_three() -> None:
    state = GAME.new(players=3, seed=5)
    assert len(cards_at(state, ROW)) == 6
    assert len(town(state)) == 6 and len(visitors_at(state, ROAD)) == 3
    assert sum(state.b[TO_COME + sort] for sort in range(SORTS)) == 12


def test_E13_gold_for_work_comes_before_forage() -> None:
    state = position("reveal", holders=["3g 2 1 4 5"])
    assert gold(state) == 2 and held_ingredients(state) == 0
    assert [told["player"] for told in heard(state, "performs") if told["action"] == "action:forage"] == ["seat:1"]


def test_E14_bonus_of_orders_with_jokers() -> None:
    one = play(position("fulfil", "2charm", town="31", discs=(0, 4, 0)), "serve 31")
    assert prestige(one) == 4 + 1
    none = play(position("fulfil", "2charm", town="24", discs=(4, 4, 4)), "serve 24")
    assert prestige(none) == 5 + 1, "a point for itself, none for study"


def test_E15_the_last_morning() -> None:
    state = position("morning", day=5, town="1", road="10 11")
    assert state.b[DAY] == 6
    assert town(state) == ["1", "10", "11"] and visitors_at(state, ROAD) == []


@pytest.mark.parametrize(
    ("players", "row", "ones", "deck", "road"), [(1, 4, 4, 8, 2), (2, 4, 4, 8, 2), (3, 6, 6, 12, 3), (4, 8, 8, 16, 4)]
)
def test_setup_table(players: int, row: int, ones: int, deck: int, road: int) -> None:
    for seed in range(5):
        state = GAME.new(players=players, seed=seed)
        assert len(cards_at(state, ROW)) == row and len(town(state)) == ones and len(visitors_at(state, ROAD)) == road
        assert all(SIZE[int(number) - 1] == 1 and not INFINITE[int(number) - 1] for number in town(state))
        assert deck_left(state) == deck
        assert tableau_of(state) == []


def deck_left(state: State) -> int:
    return sum(state.b[TO_COME + sort] for sort in range(SORTS))
