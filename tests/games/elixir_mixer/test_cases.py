"""Further cases: positions in which a rule bites."""

from games.elixir_mixer.positions import (
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

from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import total


def test_X1_joker_is_worth_four_in_a_trade() -> None:
    given = position(["joker p4", "", ""], market="r3 b1 y6 y7 b6 b7")
    play(given, "trade joker")  # r3 and b1 are all that makes 4
    assert hand(given) == "p4 r3 b1"
    assert cards(given, MARKET) == "b7 y7 b6 y6 joker"
    taken = position(["p4 r7", "", ""], market="joker r3 b1 y6 b6 b7")
    play(taken, "trade p4")
    assert offered(taken, "pick") == ["joker", "r3"]
    play(taken, "pick joker")
    assert hand(taken) == "r7 joker"


def test_X2_trades_that_add_up() -> None:
    state = position(["g4 p7", "", ""], market="y6 p5 g5 r3 b3 b2")
    assert offered(state, "trade") == ["p7"]
    play(state, "trade p7")
    assert offered(state, "pick") == ["p5", "g5"]
    play(state, "pick g5")
    assert hand(state) == "g5 g4 b2"


def test_X3_the_sum_is_exact() -> None:
    assert offered(position(["b4 b7", "", ""], asked="brew")) == ["stop"]
    state = position(["b3 b7 b4", "", ""], asked="brew")
    assert offered(state) == ["brew blue", "stop"]
    play(state, "brew blue")
    assert hand(state) == "b4"


def test_X4_every_way_to_make_ten() -> None:
    def brewed(*uses: str) -> list[str]:
        state = position(["b1 b2 b3 b4 b7", "", ""], asked="brew")
        play(state, "brew blue")
        assert offered(state, "use") == ["b7", "b4"]
        return bonuses_before(play(state, *uses))

    assert brewed("use b7", "use b3") == []
    assert brewed("use b7", "use b2") == []
    assert brewed("use b4") == ["four-cards-blue"]


def test_X5_five_cards_are_not_four() -> None:
    state = position(["b1 b1 b2 b3 b3", "", ""], asked="brew")
    play(state, "brew blue")
    assert elixirs_before(state) == ["blue-10"]
    assert bonuses_before(state) == []
    assert hand(state) == ""


def test_X6_two_elixirs_of_one_pile() -> None:
    state = position(["r4 r6 r7 joker", "", ""], asked="brew")
    play(state, "brew red", "use r4", "brew red")  # r6 is part of either red ten
    assert elixirs_before(state) == ["red-10", "red-11"]
    assert bonuses_before(state) == ["two-elixirs"]


def test_X7_the_mixed_elixir_is_not_a_second_elixir() -> None:
    state = position(["y6 y4 r7 b7 g3", "", ""], asked="brew")
    play(state, "brew yellow", "mix")
    assert state.b[BREWED_NOW] == 1
    assert bonuses_before(state) == ["mixed"]


def test_X8_a_bundle_ends_the_game_above_the_target() -> None:
    state = position(
        ["p7 p5 b1 b2 b3 b5 r1", "", ""],
        market="y7 y6 y5",
        tops={"purple": 12},
        elixirs=["y10 b10 r10 g10 g11"],
        bonuses=["mixed"],
        asked="brew",
    )
    assert state.scores[0] == 6
    play(state, "brew purple")
    assert bonuses_before(state) == ["five-colours", "three-in-a-row", "mixed"]
    assert state.over and state.scores[0] == 9 and state.winners == [0]
    assert hand(state) == "b5 b3 b2 b1 r1", "nothing is given back, and nothing drawn"
    assert cards(state, MARKET) == "y7 y6 y5"


def test_X9_a_taken_card_that_is_given_back_leaves_nothing_to_refill() -> None:
    hands = ["b7 p7 g7 y7 r7", "", ""]
    state = position(hands, market="b1 p1 g1 y1 r1 b2")
    play(state, "take b2", "stop", "return b2")
    assert cards(state, MARKET) == "b2 b1 p1 g1 y1 r1"
    assert "refilled" not in names(told(state, None))


def test_X9_a_brew_of_three_cards_leaves_one_to_refill() -> None:
    state = position(["b7 b2 g7 y7 r7", "", ""], market="b1 p1 g1 y1 r1 p6")
    play(state, "take b1", "brew blue", "stop")
    assert hand(state) == "g7 y7 r7"
    assert total(state.b, MARKET, KINDS) == 6
    assert names(told(state, None)).count("refilled") == 1


def test_X10_a_trade_of_one_for_two() -> None:
    state = position(["b7 p7 g7 y7 r7", "", ""], market="b5 p2 b6 p6 g6 y6")
    play(state, "trade b7", "stop")
    assert total(state.b, MARKET, KINDS) == 5
    play(state, "return p7")
    assert hand(state) == "g7 y7 r7 b5 p2"
    assert cards(state, MARKET) == "b7 p7 b6 p6 g6 y6"
    assert "refilled" not in names(told(state, None))


def test_X11_the_discard_pile_becomes_the_deck() -> None:
    state = position(
        ["b7 b7 p7 p7 g7", "g7 y7 y7 r7 r7", "b6 b6 p6 p6 g6", "g6 y6 y6 r6 r6"],
        market="b5 b5 p5 p5",
        asked="brew",
        rest=DISCARD,
    )
    assert total(state.b, DISCARD, KINDS) == 48 and total(state.b, DECK, KINDS) == 0
    play(state, "stop")
    assert ("reshuffled", {"number": 48}) in told(state, None)
    assert total(state.b, MARKET, KINDS) == 6
    assert total(state.b, DECK, KINDS) == 46
    assert total(state.b, DISCARD, KINDS) == 0
    assert state.deciders == [1]


def test_X12_nothing_to_draw() -> None:
    state = position(["b7 b6", "", ""], rest=MARKET)
    assert "draw" not in offered(state)
    assert len(offered(state, "take")) == 36
    assert offered(state, "trade") == ["b7", "b6"]
    assert refused(state, "draw").reason == "nothing-to-draw"


def test_X13_a_pile_that_is_used_up() -> None:
    state = position(["g1 g2 g3 g4 g5 g6 g7", "", ""], tops={"green": 16}, bonuses=["", "mixed"], asked="brew")
    assert offered(state) == ["stop"]
    assert refused(state, "brew green").reason == "pile-used-up"


def test_X14_a_bonus_is_won_once() -> None:
    state = position(["b1 b2 b3 b4", "", ""], bonuses=["", "four-cards-blue"], asked="brew")
    play(state, "brew blue")
    assert elixirs_before(state) == ["blue-10"]
    assert bonuses_before(state) == []
    assert bonuses_before(state, 1) == ["four-cards-blue"]


def test_X15_row_and_colours_at_once() -> None:
    state = position(
        ["p5 p7", "", ""],
        tops={"purple": 12, "red": 12, "green": 12},
        elixirs=["y10 b10 r11 g11"],
        asked="brew",
    )
    play(state, "brew purple")
    assert bonuses_before(state) == ["five-colours", "three-in-a-row"]


def test_X16_two_players_need_ten() -> None:
    eight = position(["b7 b3 r7 r3", ""], elixirs=["y10 y11 g10 g11 p10"], bonuses=["mixed two-elixirs"], asked="brew")
    play(eight, "brew blue")
    assert eight.scores[0] == 8 and not eight.over
    play(eight, "brew red")
    assert eight.scores[0] == 10 and eight.over, "the fifth colour comes with its bonus"
    assert eight.winners == [0]


def test_X17_a_trade_that_changes_nothing() -> None:
    state = position(["b4 r6", "", ""], market="b4 y6 y7 b6 b7 r7")
    before = hand(state), cards(state, MARKET)
    play(state, "trade b4")
    assert (hand(state), cards(state, MARKET)) == before
    assert asked(state) == "brew"


def test_X18_one_may_stop_though_one_could_brew() -> None:
    state = position(["y6 y4", "", ""], market="b1 p1 g1 y1 r1 b2", asked="brew")
    assert offered(state) == ["brew yellow", "stop"]
    play(state, "stop")
    assert hand(state) == "y6 y4" and top(state, "yellow") == 10
    assert state.deciders == [1]


def test_X19_a_seven_for_seven_ones() -> None:
    state = position(["b7 p7 g7 y7 r7", "", ""], market="b1 b1 p1 p1 g1 g1 y1")
    play(state, "trade b7")
    assert hand(state) == "p7 g7 y7 r7 b1 b1 p1 p1 g1 g1 y1"
    assert cards(state, MARKET) == "b7"
    play(state, "stop")
    for number in range(6):
        assert asked(state) == "return"
        play(state, f"return {['b1', 'b1', 'p1', 'p1', 'g1', 'g1'][number]}")
    assert hand(state) == "p7 g7 y7 r7 y1"
    assert state.deciders == [1]


def test_X20_the_game_stops_after_a_hundred_rounds_without_a_point() -> None:
    state = position(["", "", ""], market="b1 p1 g1 y1 r1 b2 p2", elixirs=["b10", "p10 g10", "y10"], bonuses=["mixed"])
    state.b[TURN], state.b[LAST_POINT] = 300, 1
    play(state, "take b1", "stop")
    assert not state.over and state.b[TURN] == 301
    play(state, "take p1", "stop")
    assert state.over
    assert told(state, None)[-1] == ("stalled", {"number": 300})
    assert state.scores == [2, 2, 1]
    assert state.ranking == [2, 1, 3], "of equal points the more elixirs"
    assert state.winners == [1]


def test_X21_canonical_picks() -> None:
    state = position(["r7 r6", "", ""], market="y6 p4 g4 y4 b1 p1")
    play(state, "trade r7")
    assert offered(state) == ["pick b1", "pick p1"], "y6 is the only first pick, and picked at once"
    assert hand(state) == "y6 r6"
    play(state, "pick p1")
    assert hand(state) == "y6 r6 p1"


def test_X22_two_jokers() -> None:
    state = position(["y2 joker joker", "", ""], asked="brew")
    play(state, "brew yellow")
    assert elixirs_before(state) == ["yellow-10"]
    assert bonuses_before(state) == []
    assert cards(state, DISCARD) == "joker joker y2"


def test_worked_example_of_the_end() -> None:
    """Zoe has four elixirs and two bonuses; green 12 brings a row of three, and with three players the game."""

    def zoe(players: int) -> list[str]:
        return ["g5 g7", *[""] * (players - 1)]

    tops = {"green": 12, "red": 12}
    owned = ["y10 y11 b10 r11"]
    three = position(zoe(3), tops=tops, elixirs=owned, bonuses=["mixed four-cards-yellow"], asked="brew")
    play(three, "brew green")
    assert three.over and three.scores[0] == 8 and three.tiebreak(0) == 5
    two = position(zoe(2), tops=tops, elixirs=owned, bonuses=["mixed four-cards-yellow"], asked="brew")
    play(two, "brew green")
    assert two.scores[0] == 8 and not two.over
