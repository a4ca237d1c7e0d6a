"""Every visitor: the order, the prestige and the benefit."""

import pytest
from games.azerlande.positions import (
    abilities_of,
    asked,
    cards_at,
    gold,
    heard,
    held_potions,
    move_visitors,
    offered,
    owned,
    play,
    position,
    prestige,
    spaces,
    tableau_of,
    tilted,
    town,
)

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import end_value

ALL_POTIONS = "6speed 6charm 6intelligence"


@pytest.mark.parametrize(
    ("number", "order", "points"),
    [
        (1, "charm", 3),
        (2, "intelligence", 3),
        (3, "speed", 3),
        (4, "charm", 3),
        (5, "speed", 3),
        (6, "intelligence", 3),
        (7, "speed", 3),
        (8, "charm", 2),
        (9, "intelligence", 3),
        (10, "speed intelligence", 7),
        (11, "speed charm", 7),
        (12, "charm intelligence", 7),
        (13, "speed charm", 7),
        (14, "charm joker", 6),
        (15, "intelligence joker", 6),
        (16, "speed joker", 6),
        (17, "charm intelligence", 6),
        (18, "speed charm", 6),
        (19, "speed intelligence", 7),
        (20, "joker joker", 6),
        (21, "speed speed", 6),
        (22, "intelligence intelligence", 8),
        (23, "charm charm", 6),
        (24, "joker joker", 5),
        (25, "speed intelligence", 5),
        (26, "charm intelligence", 6),
        (27, "speed speed", 6),
        (28, "charm charm", 6),
        (29, "intelligence intelligence", 6),
        (30, "intelligence joker", 4),
        (31, "charm joker", 4),
        (32, "speed joker", 4),
        (33, "intelligence", 2),
        (34, "charm", 2),
        (35, "speed", 2),
        (36, "speed speed charm", 8),
        (37, "charm charm intelligence", 8),
        (38, "speed intelligence intelligence", 9),
        (39, "speed charm joker", 8),
        (40, "charm intelligence joker", 8),
        (41, "speed intelligence joker", 5),
        (42, "joker joker joker", 10),
        (43, "speed charm intelligence", 8),
    ],
)
def test_visitor_takes_the_potions_of_the_order_and_gives_its_prestige(number: int, order: str, points: int) -> None:
    asks = order.split()
    jokers = asks.count("joker")
    wanted = [asks.count(name) for name in POTION_NAMES]
    exact = " ".join(f"{count}{name}" for count, name in zip(wanted, POTION_NAMES, strict=True) if count)
    state = position("fulfil", f"{exact} {jokers}speed" if jokers else exact, town=str(number))
    assert offered(state, "serve") == [str(number)]
    play(state, f"serve {number}")
    assert next(told for told in served(state) if told["visitor"] == f"visitor:{number}")["number"] == points
    for potion, name in enumerate(POTION_NAMES):
        if wanted[potion]:
            short = position("fulfil", ALL_POTIONS.replace(f"6{name}", f"{wanted[potion] - 1}{name}"), town=str(number))
            assert offered(short, "serve") == [], f"without enough {name}"


def served(state: State) -> list[dict[str, str | int]]:
    return heard(state, "served-order")


# Once per day.


@pytest.mark.parametrize(
    ("number", "reward"),
    [("1", "1gold"), ("2", "1apprentice"), ("4", "1mushroom"), ("5", "1flower"), ("6", "1sap")],
)
def test_visitors_1_2_4_5_6_reward_the_first_potion_drunk(number: str, reward: str) -> None:
    state = position("drink", "2charm", tableau=number)
    play(state, "drink charm-novice")
    assert state.b[OWNED + A_RESOURCE.index[reward[1:]]] == (3 if reward == "1apprentice" else 1)
    assert tilted(state) == [number]
    play(state, "drink charm-novice")
    assert state.b[APPRENTICES] == 4 + (reward == "1apprentice"), "the second potion of a day rewards nothing"


def test_visitor_3_rewards_it_with_a_step_of_study() -> None:
    state = position("drink", "2charm", tableau="3")
    play(state, "drink charm-novice")
    assert asked(state) == "study-speed"
    play(state, "speed 1")
    assert spaces(state) == [1, 0, 0] and tilted(state) == ["3"]


def test_visitor_7_rewards_the_second_order_of_a_day() -> None:
    state = position("fulfil", "2charm", town="1 4", tableau="7")
    play(state, "serve 1")
    assert prestige(state) == 3
    play(state, "serve 4")
    assert prestige(state) == 3 + 3 + 1 and tilted(state) == ["7"]


def test_visitor_8_rewards_a_day_without_work() -> None:
    assert prestige(position("reveal", tableau="8")) == 1
    assert prestige(position("reveal", tableau="8", holders=["1 2 3 4 5g"])) == 0
    served_today = play(position("fulfil", "1charm", town="8"), "serve 8")
    assert prestige(served_today) == 2 + 1 and tilted(served_today) == ["8"]
    worked = play(position("fulfil", "1charm", town="8", holders=["1 2 3g 4 5"]), "serve 8")
    assert prestige(worked) == 2


def test_visitor_9_rewards_the_second_card_bought() -> None:
    state = position("market", "3gold", tableau="9", row="m01 m02 m03")
    play(state, "buy m01")
    assert prestige(state) == 0
    play(state, "buy m02")
    assert prestige(state) == 1 and tilted(state) == ["9"]
    play(state, "buy m03")
    assert prestige(state) == 1


# At once.


@pytest.mark.parametrize(
    ("number", "potions", "gained"),
    [
        ("10", "speed intelligence", "3gold"),
        ("11", "speed charm", "3apprentice"),
        ("15", "speed intelligence", "1sap 2gold"),
        ("16", "2speed", "1mushroom 2apprentice"),
        ("36", "2speed charm", "2gold"),
        ("37", "2charm intelligence", "2apprentice"),
    ],
)
def test_visitors_10_11_15_16_36_37_give_resources(number: str, potions: str, gained: str) -> None:
    state = play(position("fulfil", potions, town=number), f"serve {number}")
    assert owned(state) == f"{gained} {PRESTIGE_OF[int(number) - 1]}prestige"


def test_visitor_12_gives_three_steps() -> None:
    state = play(position("fulfil", "charm intelligence", town="12"), "serve 12", "speed 3")
    assert spaces(state) == [3, 0, 0] and prestige(state) == 7


def test_visitor_13_unlocks_an_ability_and_nothing_else() -> None:
    state = play(position("fulfil", "speed charm persuasion", town="13"), "serve 13")
    assert offered(state, "unlock") == ["black-market", "efficiency"]
    play(state, "unlock black-market")
    assert abilities_of(state) == ["black-market", "persuasion"]
    assert len(cards_at(state, RESERVED)) == 2 and gold(state) == 0


def test_visitor_14_gives_a_flower_and_two_steps() -> None:
    state = play(position("fulfil", "2charm", town="14"), "serve 14", "speed 1", "charm 1")
    assert spaces(state) == [1, 1, 0] and owned(state) == "1flower 6prestige"


def test_visitor_17_brews_two_potions_with_an_ingredient_less() -> None:
    state = play(position("fulfil", "charm intelligence 4sap", town="17"), "serve 17")
    assert offered(state) == ["distil speed-without-flower", "stop"]
    play(state, "distil speed-without-flower", "distil speed-without-flower")
    assert held_potions(state) == [2, 0, 0] and state.b[INGREDIENTS + 2] == 0
    stopped = play(position("fulfil", "charm intelligence 4sap", town="17"), "serve 17", "stop")
    assert held_potions(stopped) == [0, 0, 0]


def test_visitor_18_shows_three_cards_for_one() -> None:
    state = play(position("fulfil", "speed charm", town="18"), "serve 18")
    shown = offered(state, "pick")
    assert len(shown) == 3 and cards_at(state, REVEALED) == shown
    play(state, f"pick {shown[0]}")
    assert cards_at(state, REVEALED) == [] and set(cards_at(state, DISCARD)) == set(shown)
    assert gold(state) == 0


def test_visitor_19_repeats_an_immediate_benefit() -> None:
    state = play(position("fulfil", "speed intelligence", town="19", tableau="1 10 23"), "serve 19")
    assert offered(state, "repeat") == ["10", "23"], "neither 1, which has none, nor 19 itself"
    play(state, "repeat 10")
    assert owned(state) == "3gold 7prestige"
    alone = play(position("fulfil", "speed intelligence", town="19 1", tableau="27"), "serve 19")
    assert owned(alone) == "7prestige", "with nothing to repeat, nothing happens"


def test_visitor_20_gives_a_potion_for_each_group_of_three_types() -> None:
    state = position("fulfil", "2speed", town="20", tableau="43 10 4 7 1 2 3")
    play(state, "serve 20", "receive speed", "receive charm", "receive intelligence")
    assert held_potions(state) == [1, 1, 1], "43; 10 with 1 or 4; 7 or 3, with 4 or 1, and 2"


@pytest.mark.parametrize(
    ("number", "potions", "gained"),
    [("21", "2speed", "4gold"), ("23", "2charm", "4apprentice")],
)
def test_visitors_21_and_23_give_one_for_each_visitor(number: str, potions: str, gained: str) -> None:
    state = play(position("fulfil", potions, town=number, tableau="1 10 27"), f"serve {number}")
    assert owned(state) == f"{gained} 6prestige"


def test_visitor_22_gives_a_step_for_each_visitor() -> None:
    state = play(position("fulfil", "2intelligence", town="22", tableau="1 10 27"), "serve 22")
    play(state, "speed 0", "charm 3")
    assert spaces(state) == [0, 3, 1]


def test_visitor_24_gives_prestige_for_each_visitor() -> None:
    state = play(position("fulfil", "2speed", town="24", tableau="1 10 27"), "serve 24")
    assert prestige(state) == 5 + 4


def test_visitor_25_gives_prestige_for_each_gold() -> None:
    state = play(position("fulfil", "speed intelligence 7gold", town="25"), "serve 25")
    assert prestige(state) == 5 + 7 and gold(state) == 7


def test_visitor_26_gives_prestige_for_pairs_of_ingredients() -> None:
    state = play(position("fulfil", "charm intelligence 3mushroom 1flower 1sap", town="26"), "serve 26")
    assert prestige(state) == 6 + 2


def test_visitor_38_gives_two_ingredients_of_choice() -> None:
    state = play(position("fulfil", "speed 2intelligence", town="38"), "serve 38", "take mushroom", "take sap")
    assert owned(state) == "1mushroom 1sap 9prestige"


def test_visitor_39_gives_all_daily_benefits() -> None:
    state = play(position("fulfil", "speed 2charm", town="39", tableau="1 2 8 9"), "serve 39")
    assert owned(state) == "1gold 1apprentice 10prestige" and tilted(state) == ["1", "2", "8", "9"]


def test_visitor_40_scores_an_end_effect_now() -> None:
    state = play(position("fulfil", "2charm intelligence", town="40", tableau="29 10"), "serve 40")
    assert offered(state, "score") == ["29", "40"]
    play(state, "score 29")
    assert prestige(state) == 8 + 3, "10, 29 and 40 ask for intelligence"


def test_visitor_41_shows_a_card_for_each_visitor_and_gives_two() -> None:
    state = play(position("fulfil", "2speed intelligence", town="41", tableau="1 10 27"), "serve 41")
    shown = offered(state, "pick")
    assert len(shown) == 4
    while state.deciders[0] == 0:
        play(state, offered(state)[0])
    assert len(cards_at(state, DISCARD)) == 4
    assert len(heard(state, "picked")) == 2


def test_visitor_42_repeats_an_action_of_the_day() -> None:
    state = position("fulfil", "3speed 2sap 1flower", town="42")
    state.b[MULTIPLIER + BREW] = 2
    state.b[MULTIPLIER + FORAGE] = 3
    play(state, "serve 42")
    assert offered(state, "redo") == ["forage", "brew"]
    play(state, "redo brew", "brew speed")
    assert held_potions(state) == [1, 0, 0]


def test_visitor_43_gives_a_potion_of_choice() -> None:
    state = play(position("fulfil", "speed charm intelligence", town="43"), "serve 43", "receive charm")
    assert held_potions(state) == [0, 1, 0] and prestige(state) == 8


@pytest.mark.parametrize(
    ("number", "potions", "gained"),
    [("33", "2intelligence", "2gold 2apprentice"), ("34", "2charm", "4apprentice"), ("35", "2speed", "4gold")],
)
def test_infinite_visitors_33_34_35_can_be_served_again(number: str, potions: str, gained: str) -> None:
    state = play(position("fulfil", potions, town=number), f"serve {number}", f"serve {number}")
    assert owned(state) == f"{gained} 4prestige"
    assert tableau_of(state) == []
    assert town(state) == [number]


# At the end.


@pytest.mark.parametrize(
    ("number", "tableau", "has", "points"),
    [
        ("27", "27 10 11 12 42", "", 3),
        ("28", "28 10 11 12 42", "", 3),
        ("29", "29 10 11 12 42", "", 3),
        ("30", "30 36 7 10 1", "", 6),
        ("31", "31 10 7 21 29", "", 6),
        ("32", "32 12 1 22 23", "", 6),
        ("36", "36", "5gold", 5),
        ("37", "37", "5apprentice", 5),
        ("38", "38", "3mushroom 2sap", 2),
        ("39", "39 1 7 9 10", "", 3),
        ("40", "40 27 36 10", "", 3),
        ("41", "41 1 10 27", "", 4),
        ("42", "42 14 15 20 10", "", 4),
    ],
)
def test_visitors_27_to_32_and_36_to_42_count_at_the_end(number: str, tableau: str, has: str, points: int) -> None:
    state = position("fulfil", has, tableau=tableau)
    assert end_value(state.b, 0, A_VISITOR.index[number]) == points


def test_visitors_of_others_count_for_nobody_else() -> None:
    state = position("fulfil", tableau=["27 10", "11"])
    assert end_value(state.b, 0, A_VISITOR.index["27"]) == 2
    move_visitors(state, "11", TABLEAU)
    assert end_value(state.b, 0, A_VISITOR.index["27"]) == 3
