"""Our rulings, where the rulebook leaves a doubt; RULINGS.md gives the reasons."""

from collections import Counter

import pytest
from games.elixir_mixer.positions import (
    GAME,
    asked,
    bonuses_before,
    cards,
    elixirs_before,
    hand,
    names,
    offered,
    play,
    position,
    refused,
    told,
    top,
)

from philtre import Unreadable
from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import total

SIX = "b7 p7 g7 y7 r7 b6"  # a market from which nothing small can be had


def test_R1_first_player_is_drawn_by_lot() -> None:
    first = Counter(GAME.new(players=3, seed=seed).deciders[0] for seed in range(60))
    assert set(first) == {0, 1, 2}


def test_R1_or_chosen_by_the_table() -> None:
    assert [GAME.new(players=3, seed=seed, first=2).deciders for seed in range(5)] == [[2]] * 5
    with pytest.raises(Unreadable):
        GAME.new(players=2, first=2)


def test_R2_the_discard_pile_is_public() -> None:
    state = play(position(["y4 y6", "", ""], asked="brew"), "brew yellow")
    for viewer in (1, None):
        assert GAME.view(state, viewer).board.discard == ["y6", "y4"]


def test_R3_two_cards_of_each_kind() -> None:
    assert list(CARDS.totals) == [2] * 36
    coloured = Counter((card["colour"], card["value"]) for card in BOX["card"] if card["id"] != "joker")
    assert coloured == {(colour, value): 1 for colour in COLOUR_NAMES for value in range(1, 8)}
    assert sum(CARDS.totals) == 72


@pytest.mark.parametrize("gathering", ["draw", "take b7", "trade y6"])
def test_R4_gather_first_then_brew(gathering: str) -> None:
    state = position(["y4 y6", "", ""], market="b7 b6 p7 g7 y7 r7")
    assert refused(state, "brew yellow").reason == "not-this-decision"
    play(state, gathering)
    assert asked(state) == "brew"


def test_R5_one_card_is_given_once_a_turn() -> None:
    state = position(["b7 p7", "", ""], market="g7 y7 r7 b6 p6 g6")
    play(state, "trade b7", "pick y7")
    assert hand(state) == "p7 y7"
    assert refused(state, "trade p7").reason == "not-this-decision"


def test_R6_any_number_of_cards_of_exactly_the_same_value() -> None:
    state = position(["b7", "", ""], market="p4 g2 y1 r6 r5 b5")
    play(state, "trade b7")
    assert offered(state, "pick") == ["r6", "b5", "r5", "p4"]
    play(state, "pick p4")
    assert hand(state) == "p4 g2 y1"
    poor = position(["b7", "", ""], market="p4 g4 y4 r4 b6 r6")
    assert offered(poor, "trade") == [], "neither less nor more than 7"


def test_R7_jokers_are_fours_in_a_trade() -> None:
    state = position(["joker", "", ""], market="joker b4 p7 g7 y7 r7")
    play(state, "trade joker")
    assert offered(state, "pick") == ["b4", "joker"]


def test_R8_a_card_may_be_traded_for_its_like() -> None:
    state = position(["b7 p6", "", ""], market="b7 p7 g7 y7 r7 b6")
    before = hand(state), cards(state, MARKET)
    play(state, "trade b7", "pick b7")
    assert (hand(state), cards(state, MARKET)) == before


def test_R9_the_given_card_is_not_for_sale_in_its_own_trade() -> None:
    state = position(["b4 b6", "", ""], market="b3 b1 r3 r1 y7 g7")
    play(state, "trade b4")
    assert offered(state, "pick") == ["b3", "r3"]
    assert cards(state, ASIDE) == "b4"
    play(state, "pick r3", "pick r1")
    assert cards(state, MARKET) == "g7 y7 b4 b3 b1"


def test_R10_a_large_market_stays_as_it_is() -> None:
    state = position(["b7", "", ""], market="p7 g7 y7 r7 b6 p6 g6 y6")
    play(state, "draw", "stop")
    assert cards(state, MARKET) == "p7 g7 y7 r7 b6 p6 g6 y6"


def test_R11_the_market_is_refilled_at_the_end_of_the_turn() -> None:
    state = position(["b7 p6 g6 y6 r6", "", ""], market=SIX.replace("b7 ", "b3 ", 1))
    play(state, "take b3")
    assert total(state.b, MARKET, KINDS) == 5
    play(state, "brew blue")
    assert total(state.b, MARKET, KINDS) == 5
    play(state, "stop")
    assert total(state.b, MARKET, KINDS) == 6 and state.deciders == [1]


def test_R12_used_cards_come_back_with_the_discard_pile() -> None:
    state = position(["y6 y4", "", ""], market="b7 b6 p7 p6 g7", asked="brew", rest=ME + HAND)
    play(state, "brew yellow")
    assert cards(state, DISCARD) == "y6 y4"
    play(state, "stop")
    assert cards(state, DISCARD) == ""
    assert (cards(state, DECK), cards(state, MARKET)) in [
        ("y4", "b7 p7 g7 b6 p6 y6"),
        ("y6", "b7 p7 g7 b6 p6 y4"),
    ]


def test_R13_bonus_cards_are_taken_without_asking() -> None:
    state = position(["b1 b2 b3 b4 p7", "", ""], market=SIX, asked="brew")
    play(state, "brew blue")
    assert asked(state) == "brew" and bonuses_before(state) == ["four-cards-blue"]


def test_R14_bonus_cards_are_won_with_the_elixir_not_after_the_brewing() -> None:
    state = position(["b1 b2 b3 b4 y6 y4", "", ""], asked="brew")
    play(state, "brew blue")
    assert state.scores[0] == 2
    assert names(told(state, 1))[-2:] == ["brewed", "won-bonus"]


def test_R15_the_mixed_elixir_is_no_elixir_card() -> None:
    state = position(["b7 p7 g3 y1", "", ""], elixirs=["b10 p10 g10 r10"], asked="brew")
    play(state, "mix")
    assert len(elixirs_before(state)) == 4 and state.tiebreak(0) == 4
    assert bonuses_before(state) == ["mixed"], "no fifth colour"
    assert [top(state, name) for name in COLOUR_NAMES] == [11, 11, 11, 10, 11]


def test_R16_seventeen_is_a_sum_of_any_number_of_cards() -> None:
    state = position(["b1 p2 g3 y4 r3 joker", "", ""], asked="brew")
    play(state, "mix")
    assert hand(state) == "" and bonuses_before(state) == ["mixed"]


def test_R16_once_in_a_game() -> None:
    state = position(["b7 p7 g3 y6 r4 r7", "", ""], asked="brew")
    play(state, "mix", "use b7", "use p7")
    assert hand(state) == "r7 y6 r4", "another 17"
    assert offered(state) == ["stop"]
    assert refused(state, "mix").reason == "mixed-taken"


def test_R17_the_next_elixir_of_a_pile_is_there_at_once() -> None:
    state = position(["g6 g4 g5 g3 g3", "", ""], asked="brew")
    play(state, "brew green", "use g6")
    assert top(state, "green") == 11
    play(state, "brew green")
    assert elixirs_before(state) == ["green-10", "green-11"]


@pytest.mark.parametrize(
    ("spent", "won"),
    [
        ("r7 r2 r1", []),
        ("r4 r3 r2 r1", ["four-cards-red"]),
        ("joker r3 r2 r1", ["four-cards-red"]),
        ("r3 r3 r2 r1 r1", []),
    ],
)
def test_R18_exactly_four_cards(spent: str, won: list[str]) -> None:
    state = position([spent, "", ""], asked="brew")
    assert bonuses_before(play(state, "brew red")) == won


def test_R18_the_bonus_is_that_of_the_elixirs_colour() -> None:
    for colour, letter in (("blue", "b"), ("purple", "p"), ("green", "g"), ("yellow", "y"), ("red", "r")):
        state = position([f"{letter}1 {letter}2 {letter}3 {letter}4", "", ""], asked="brew")
        assert bonuses_before(play(state, f"brew {colour}")) == [f"four-cards-{colour}"]


def test_R19_combinations_count_elixirs_of_earlier_turns() -> None:
    three = position(["b7 b5", "", ""], elixirs=["b10 b11"], bonuses=["", "three-in-a-row"], asked="brew")
    assert bonuses_before(play(three, "brew blue")) == ["three-of-a-colour"]
    five = position(["r7 r3", "", ""], elixirs=["b10 p10 g10 y10"], asked="brew")
    assert bonuses_before(play(five, "brew red")) == ["five-colours"]
    row = position(["r7 r3", "", ""], elixirs=["b11 p12"], tops={"blue": 12, "purple": 13}, asked="brew")
    assert bonuses_before(play(row, "brew red")) == ["three-in-a-row"]


def test_R19_at_least_three_not_exactly() -> None:
    state = position(["b7 b6", "", ""], elixirs=["b10 b11 b12"], asked="brew")
    assert bonuses_before(play(state, "brew blue")) == ["three-of-a-colour", "three-in-a-row"]


def test_R20_all_bonuses_an_elixir_earns() -> None:
    state = position(["b1 b3 b4 joker", "", ""], elixirs=["b10 b11"], asked="brew")
    play(state, "brew blue")
    assert bonuses_before(state) == ["three-of-a-colour", "three-in-a-row", "four-cards-blue"]
    assert state.scores[0] == 6


def test_R21_the_game_ends_in_the_middle_of_a_turn() -> None:
    seven = ["b10 p10 g10 b11 p11 g11"]
    state = position(["y6 y4 r6 r4 b7 p7 g7", "", ""], elixirs=seven, bonuses=["mixed"], turn=1, asked="brew")
    play(state, "brew yellow")
    assert state.over and state.scores[0] == 8
    assert hand(state) == "b7 p7 g7 r6 r4" and state.b[TURN] == 1
    assert told(state, None)[-1] == ("reached", {"player": "seat:0", "points": 8})


@pytest.mark.parametrize(
    ("players", "target", "bonuses"), [(2, 10, "mixed two-elixirs four-cards-red"), (3, 8, "mixed"), (4, 8, "mixed")]
)
def test_R22_target(players: int, target: int, bonuses: str) -> None:
    others = [""] * (players - 1)
    state = position(["y6 y4", *others], elixirs=["b10 p10 g10 b11 p11 g11"], bonuses=[bonuses], asked="brew")
    assert state.scores[0] == target - 1 and not state.over
    assert GAME.view(state, 0).board.target == target
    assert play(state, "brew yellow").over


def test_R22_one_point_less_is_not_enough() -> None:
    state = position(["y6 y4", ""], elixirs=["b10 p10 g10 b11 p11 g11"], bonuses=["mixed two-elixirs"], asked="brew")
    assert not play(state, "brew yellow").over and state.scores[0] == 9


def test_R23_down_to_five_and_no_further() -> None:
    state = position(["b7 p7 g7 y7 r7 b6", "", ""], market="b1 p1 g1 y1 r1 b2", asked="brew")
    play(state, "stop", "return y7")
    assert hand(state) == "b7 p7 g7 r7 b6" and state.deciders == [1]


def test_R23_a_small_hand_is_not_filled_up() -> None:
    state = position(["b7 p7", "", ""], market="b1 p1 g1 y1 r1 b2", asked="brew")
    play(state, "stop")
    assert hand(state) == "b7 p7" and state.deciders == [1]


def test_R24_without_deck_and_discard_there_is_still_the_market() -> None:
    state = position(["", "", ""], rest=MARKET)
    assert offered(state)[0] == "take b7" and "draw" not in offered(state)
    play(state, "take b7", "stop")
    assert total(state.b, MARKET, KINDS) == 71 and state.deciders == [1]


def test_R25_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    state = position(["", "", ""], market=SIX, rest=DISCARD)
    state.b[DISCARD + CARD.index["r1"]] -= 1
    state.b[DECK + CARD.index["r1"]] += 1
    play(state, "draw")
    assert hand(state) == "r1"
    assert total(state.b, DECK, KINDS) == 0 and total(state.b, DISCARD, KINDS) == 65
    play(state, "stop", "draw")
    assert names(told(state, None)).count("reshuffled") == 1
    assert total(state.b, DECK, KINDS) == 64 and total(state.b, DISCARD, KINDS) == 0


def test_R25_there_is_always_enough_to_refill() -> None:
    """Hands hold at most five cards each when the market is filled up to six."""
    in_hands = max(GAME.players) * CONSTANTS["hand_limit"]
    in_market = CONSTANTS["market_min"] - 1
    assert sum(CARDS.totals) - in_hands - in_market == 47 >= CONSTANTS["market_min"]


def test_R26_any_point_puts_the_stop_off() -> None:
    state = position(["y6 y4", "", ""], market=SIX, asked="brew", turn=301)
    play(state, "brew yellow", "stop")
    assert not state.over and state.b[LAST_POINT] == 301


def test_R26_equal_points_and_elixirs_share_the_victory() -> None:
    state = position(["", "", ""], market=SIX, elixirs=["b10", "p10"], bonuses=["", "", "mixed"], turn=301)
    state.b[LAST_POINT] = 1
    play(state, "draw", "stop")
    assert state.over and state.scores == [1, 1, 1]
    assert state.ranking == [1, 1, 3] and state.winners == [0, 1]


def test_R27_the_four_card_bonus_of_a_used_up_pile_is_lost() -> None:
    state = position(["g1 g2 g3 g4", "", ""], tops={"green": 16}, asked="brew")
    assert state.b[BONUS_OF + BONUS.index["four-cards-green"]] == 0
    assert offered(state) == ["stop"]


def test_R28_the_elixirs_outlast_the_game() -> None:
    """Somebody reaches the target by elixirs alone before all are brewed."""
    for players in GAME.players:
        target = GAME.view(GAME.new(players), None).board.target
        assert players * (target - 1) < ELIXIRS


def test_R29_jokers_alone_make_no_elixir() -> None:
    assert offered(position(["joker joker", "", ""], asked="brew")) == ["stop"]


def test_R30_a_joker_has_the_colour_it_is_used_for() -> None:
    state = position(["b6 r6 joker", "", ""], asked="brew")
    assert offered(state) == ["brew blue", "brew red", "stop"]
    play(state, "brew red")
    assert hand(state) == "b6" and offered(state) == ["stop"]


def test_R31_the_ten_bonus_cards() -> None:
    assert BONUS.tokens == [
        "five-colours",
        "three-of-a-colour",
        "three-in-a-row",
        "two-elixirs",
        *(f"four-cards-{colour}" for colour in COLOUR_NAMES),
        "mixed",
    ]
    state = position(
        ["b7 b6", "", ""], elixirs=["b10 b11 b12"], bonuses=["", "three-of-a-colour three-in-a-row"], asked="brew"
    )
    assert bonuses_before(play(state, "brew blue")) == [], "four of one colour earn nothing"


def test_R32_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(Unreadable):
            GAME.new(players=players)


def test_R33_an_empty_hand_cannot_trade() -> None:
    state = position(["", "", ""], market=SIX)
    assert offered(state, "trade") == []
    assert offered(state) == ["draw", *(f"take {card}" for card in SIX.split())]


@pytest.mark.parametrize(
    "order",
    [
        ["mix", "use g7", "use g6", "use p4", "brew blue", "brew red"],
        ["brew blue", "mix", "use g6", "use p4", "brew red"],
        ["brew red", "brew blue", "mix"],
    ],
)
def test_R34_the_mixed_elixir_before_between_and_after(order: list[str]) -> None:
    state = position(["b7 b3 r6 r4 g7 g6 p4", "", ""], asked="brew")
    play(state, *order)
    assert bonuses_before(state) == ["two-elixirs", "mixed"] and state.scores[0] == 4


def test_R35_the_largest_bundle() -> None:
    state = position(["y7 y3 b1 b3 b4 joker", ""], elixirs=["b10 b11"], asked="brew")
    play(state, "brew yellow")
    before = state.scores[0]
    play(state, "brew blue")
    assert state.scores[0] == before + 5
    assert bonuses_before(state) == ["three-of-a-colour", "three-in-a-row", "two-elixirs", "four-cards-blue"]
