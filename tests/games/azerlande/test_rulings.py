"""The doubtful points, each as we rule it."""

import pytest
from games.azerlande.positions import (
    GAME,
    abilities_of,
    apprentices,
    asked,
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
    refused,
    spaces,
    tableau_of,
    tilted,
    told,
    town,
    visitors_at,
)

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import end_value
from philtre.kernel.zones import HIDDEN

ALL_TILES = range(TILES_EACH)
USUAL = "1 2 3 4 5"


@pytest.mark.parametrize(("players", "times"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [4, 3, 3, 2])])
def test_R1_multipliers(players: int, times: list[int]) -> None:
    holders = [f"{1 + seat} 5 4 3 2" if seat < 4 else "" for seat in range(players)]
    state = position("forage", players=players, holders=holders)
    assert [told["number"] for told in heard(state, "performs") if told["action"] == "action:forage"] == times


def test_R2_those_who_work_have_no_rank() -> None:
    state = position("forage", players=3, holders=["5 1 2 3 4", "1g 2 3 4 5", "2g 1 3 4 5"])
    assert [told["number"] for told in heard(state, "performs") if told["action"] == "action:forage"] == [4]
    assert held_ingredients(state, 0) == 4 and held_ingredients(state, 1) == 0


def test_R3_nothing_is_restocked_on_the_first_day() -> None:
    state = GAME.new(players=2, seed=3)
    assert state.b[DAY] == 1 and len(town(state)) == 4 and len(visitors_at(state, ROAD)) == 2
    assert len(cards_at(state, ROW)) == 4 and cards_at(state, DISCARD) == []
    assert sum(state.b[TO_COME + sort] for sort in range(SORTS)) == 8


def test_R4_starting_resources_once_by_cauldron() -> None:
    state = GAME.new(players=3, seed=3)
    order = [state.b[CAULDRONS + cauldron] for cauldron in range(3)]
    assert state.deciders == [order[0]] and asked(state) == "ingredient"
    for seat, number in zip(order, (3, 3, 4), strict=True):
        assert state.deciders == [seat]
        for _ in range(number):
            if state.deciders == [seat]:
                play(state, "take mushroom")
        assert state.b[ME * seat + INGREDIENTS] == number
    assert [gold(state, seat) for seat in order] == [2, 2, 2]
    assert [apprentices(state, seat) for seat in order] == [0, 1, 0]
    assert asked(state) == "priority-forage"


def test_R5_order_of_the_morning() -> None:
    state = position("morning", "black-market", day=2, road="10 11", tableau="7")
    events = [name for name, _ in told(state, None)]
    assert events.index("dawn") < events.index("offered") < events.index("reserves") < events.index("arrived")
    assert events.index("arrived") < events.index("bonus-shown")


def test_R6_an_empty_deck_is_made_of_the_discard_pile() -> None:
    state = position("fulfil", "speed charm", town="18")
    for card in range(CARDS):
        state.b[CARD_AT + card] = DISCARD if card < 5 else ROW
    play(state, "serve 18")
    assert heard(state, "reshuffled") == [{"number": 5}] and len(cards_at(state, REVEALED)) == 3


def test_R7_infinite_visitors_stay_to_the_end_of_the_day() -> None:
    state = position("fulfil", "1speed", town="35", discs=(4, 0, 0), bonus="visitors")
    play(state, "serve 35")
    assert prestige(state) == 2 + 1 + 1, "printed, study, goal"
    assert town(state) == ["35"] and tableau_of(state) == []
    assert visitors_at(play(state, "stop"), GONE) == ["35"]
    untouched = position("fulfil", "", town="35")
    assert "35" in town(play(untouched, "stop"))


def test_R8_daily_drinkers_after_the_effect_and_only_if_they_are_there() -> None:
    state = position("drink", "1intelligence", tableau="1")
    play(state, "drink intelligence-novice", "take sap")
    events = [name for name, _ in told(state, None)]
    assert events.index("gained") < events.index("got-daily")
    late = position("fulfil", "1charm", town="1")
    late.b[DRUNK] = 1
    assert gold(play(late, "serve 1")) == 0


def test_R9_an_infinite_visitor_twice_is_two_orders() -> None:
    state = play(position("fulfil", "2speed", town="35", tableau="7"), "serve 35", "serve 35")
    assert prestige(state) == 2 + 2 + 1


def test_R10_visitor_8_at_the_reveal_or_when_served() -> None:
    assert prestige(position("reveal", tableau="8")) == 1
    assert prestige(play(position("fulfil", "1charm", town="8"), "serve 8")) == 3


def test_R11_visitor_9_counts_what_is_paid_for() -> None:
    state = position("fulfil", "2speed 1charm 2gold", town="18 9", tableau="9", row="m01")
    play(state, "serve 18", first_pick(state))
    assert state.b[BOUGHT] == 0, "a free card does not count"
    bought = position("market", "2gold", tableau="9", row="m02")
    bought.b[CARD_AT] = RESERVED
    bought.moves_of = -1
    play(bought, "buy m01", "buy m02")
    assert prestige(bought) == 1, "one of them from the black market"


def first_pick(state: State) -> str:
    """What will be offered first, by the luck of this state."""
    return "pick " + offered(play(state.copy(), "serve 18"), "pick")[0]


def test_R12_study_bonus_after_the_benefit() -> None:
    state = play(position("fulfil", "2intelligence", town="22", discs=(0, 0, 3)), "serve 22", "speed 0", "charm 0")
    assert prestige(state) == 8 + 1


def test_R13_only_the_lowest_level_counts() -> None:
    assert prestige(play(position("fulfil", "speed charm", town="11", discs=(10, 4, 0)), "serve 11")) == 7 + 1
    assert prestige(play(position("fulfil", "speed charm", town="11", discs=(10, 3, 0)), "serve 11")) == 7
    assert prestige(play(position("fulfil", "2speed", town="27", discs=(10, 0, 0)), "serve 27")) == 6 + 2


def test_R14_hypnosis() -> None:
    state = position("drink", "2charm", discs=(0, 10, 0), town="1 29 33", road="30", pawns=["", "1"])
    play(state, "drink charm-expert")
    assert heard(state, "hypnotised") == [{"player": "seat:0", "visitor": "visitor:29"}], "the only one left"
    moved = position("drink", "1charm", discs=(0, 10, 0), town="1 29", pawns=["1"])
    play(moved, "drink charm-expert")
    assert moved.b[PAWN] == 1 + A_VISITOR.index["29"], "a new drink moves the pawn"
    other = position("fulfil", "6intelligence", town="29 2", pawns=["", "29"])
    assert offered(other, "serve") == ["2"]
    assert refused(other, "serve 29").reason == "visitor-hypnotised"


def test_R15_a_hypnotised_order_counts_as_printed() -> None:
    state = play(position("fulfil", "2speed", town="29", pawns=["29"]), "serve 29")
    assert end_value(state.b, 0, A_VISITOR.index["29"]) == 1


def test_R16_what_visitor_19_repeats() -> None:
    state = play(position("fulfil", "speed intelligence", town="19", tableau="1 27 36 24 19"), "serve 19")
    assert offered(state, "repeat") == ["24", "36"]
    play(state, "repeat 36")
    assert owned(state) == "2gold 7prestige", "no printed prestige, no end effect"


def test_R17_visitor_39_asks_for_no_condition() -> None:
    state = play(position("fulfil", "speed 2charm", town="39", tableau="7 8 9", holders=["1g 2 3 4 5"]), "serve 39")
    assert prestige(state) == 8 + 3 and tilted(state) == ["7", "8", "9"]


def test_R18_visitor_40_may_score_itself() -> None:
    state = play(position("fulfil", "2charm intelligence", town="40", tableau="10 27"), "serve 40", "score 40")
    assert prestige(state) == 8 + 2


def test_R19_visitor_41_alone_gives_one_card() -> None:
    state = play(position("fulfil", "2speed intelligence", town="41"), "serve 41")
    assert len(heard(state, "showed-card")) == 1 and len(heard(state, "picked")) == 1
    few = position("fulfil", "2speed intelligence", town="41", tableau="1 2 3")
    for card in range(CARDS):
        few.b[CARD_AT + card] = DECK if card == 0 else ROW
    play(few, "serve 41")
    assert owned(few) == "2mushroom 5prestige", "there was one card to reveal"


def test_R20_visitor_42() -> None:
    state = position("fulfil", "3speed 2apprentice", town="42", row="m01")
    for action in range(ACTIONS):
        state.b[MULTIPLIER + action] = 0 if action == STUDY else 3
    play(state, "serve 42")
    assert offered(state, "redo") == ["forage", "market", "brew"], "neither Study, worked, nor Fulfil"
    play(state, "redo forage", "send 2")
    assert held_ingredients(state) == 5 and held_ingredients(state, 1) == 0
    again = position("fulfil", "speed intelligence", town="19", tableau="42")
    again.b[MULTIPLIER + FORAGE] = 2
    play(again, "serve 19")
    assert held_ingredients(again) == 2, "19 repeats 42, which repeats Forage"


def test_R21_visitor_17_leaves_out_one_ingredient_of_the_recipe() -> None:
    state = play(position("fulfil", "charm intelligence 1flower 2sap 2apprentice", town="17"), "serve 17")
    assert offered(state) == [
        "distil speed-without-flower",
        "distil speed-without-sap",
        "stop",
    ], "no potion in full, and no apprentices"


def test_R22_what_is_given_is_not_brewed_but_bought() -> None:
    given = position("fulfil", "speed charm intelligence", town="43", bonus="brewers")
    assert prestige(play(given, "serve 43", "receive speed")) == 8
    free = position("fulfil", "speed charm", town="18", bonus="buyers")
    play(free, "serve 18")
    play(free, offered(free)[0])
    assert prestige(free) >= 6 + 1
    assert heard(free, "got-goal") == [{"player": "seat:0", "bonus": "bonus:buyers"}]


def test_R23_groups_take_every_card_into_account() -> None:
    state = position("fulfil", tableau="30 10 23")
    assert end_value(state.b, 0, A_VISITOR.index["30"]) == 3
    twice = position("fulfil", tableau="30 31 43")
    assert [end_value(twice.b, 0, A_VISITOR.index[number]) for number in ("30", "31")] == [3, 3], "43 counts for both"


def test_R24_visitor_13_with_all_abilities() -> None:
    state = play(position("fulfil", "speed charm black-market persuasion efficiency", town="13"), "serve 13")
    assert owned(state) == "7prestige"


def test_R25_pilfering() -> None:
    state = position("drink", "1speed 5prestige", discs=(4, 0, 0))
    play(state, "drink speed-intermediate")
    assert asked(state) == "pilfer" and len(cards_at(state, REVEALED)) == 1, "the first card is automatic"
    play(state, "stop", "take sap")
    assert owned(state) == "1sap 5prestige"
    six = lucky(
        position("drink", "1speed 5prestige", discs=(4, 0, 0)),
        lambda tried: len(heard(tried, "bagged")) == 3 and len(heard(tried, "pilfered")) == 3,
        "drink speed-intermediate",
        *["reveal"] * 5,
    )
    assert prestige(six) == 3 and asked(six) == "ingredient", "the sixth card may be the third hand in the bag"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_R26_charm_brings_three_gold_whoever_plays(players: int) -> None:
    has = ["1charm", "1gold", "", "2gold"][:players]
    state = play(position("drink", has, players=players, discs=(0, 4, 0)), "drink charm-intermediate")
    assert gold(state) == 3
    assert [gold(state, seat) for seat in range(1, players)] == [0, 0, 1][: players - 1]


def test_R27_zero_tiles_are_counted() -> None:
    tiles = ["1 2 3 4 5", "0 0 0 0 0", "0 0 0 0 0"]
    state = position("drink", "1speed", players=3, discs=(10, 0, 0), holders=tiles)
    assert refused(state, "drink speed-expert").reason == "no-zero-left"
    tied = position("forage", holders=["0 1 2 3 4", "0 1 2 3 4"])
    assert held_cauldrons(tied) == [2, 1], "two tiles of 0 are tied like any others"


def test_R27_the_tile_replaced_leaves_the_game() -> None:
    state = position("drink", "1speed", discs=(10, 0, 0), hold=False)
    play(state, "drink speed-expert", "zero fulfil")
    assert [state.b[TILES + number] for number in ALL_TILES] == [1, 1, 1, 1, 1, 0]
    assert state.b[SHOWN + FULFIL] == side(0, False)


def test_R28_apprentices_are_sent_before_the_action_only() -> None:
    state = position("drink", "1intelligence 2apprentice", discs=(0, 0, 4))
    play(state, "drink intelligence-intermediate", "speed 2", "charm 2")
    assert apprentices(state) == 2 and len(heard(state, "rolled")) == 2, "a die each for the forage space, no more"


def test_R29_steps_must_be_taken_as_far_as_they_go() -> None:
    state = play(position("fulfil", "charm intelligence", town="12", discs=(9, 8, 10)), "serve 12")
    assert spaces(state) == [10, 10, 10]


def test_R30_a_roll_for_each_space_crossed() -> None:
    state = play(position("fulfil", "2intelligence efficiency", town="22", tableau="1 2 3 4 5"), "serve 22")
    play(state, "speed 2", "charm 2")
    assert len(heard(state, "rolled")) == 3 and asked(state) == "discard"
    assert [sum(state.b[ROLLED + 3 * each : ROLLED + 3 * each + 3]) for each in range(3)] == [3, 3, 3]


def test_R31_trades_in_ones_own_turn_and_never_for_the_same() -> None:
    state = position("market", "2mushroom 1flower")
    assert offered(state) == ["trade 2mushroom", "trade 1mushroom+1flower", "pass"]
    play(state, "trade 2mushroom")
    assert offered(state) == ["take flower", "take sap"]


def test_R32_brewing_in_order_if_the_table_wants_it() -> None:
    has = ["2sap 1flower", "2sap 1flower"]
    together = position("brew", has)
    assert together.deciders == [0, 1] and together.b[HIDDEN] == 1
    in_order = position("brew", has, holders=["1 2 3 5 4", "1 2 3 4 5"], options={"brewing": "in-order"})
    assert in_order.deciders == [1] and in_order.b[ME + HIDDEN] == 0
    play(in_order, "brew speed")
    assert in_order.deciders == [0]


def test_R33_each_tied_group_exchanges_for_itself() -> None:
    state = position("forage", players=4, holders=["1 2 3 4 5", "2 1 3 4 5", "1 3 2 4 5", "2 3 1 4 5"])
    assert held_cauldrons(state) == [3, 4, 1, 2]


def test_R34_equal_scores_and_the_lower_cauldron() -> None:
    state = position("evening", ["9prestige", "9prestige"], day=6, cauldrons=[1, 0])
    assert state.scores == [9, 9] and state.ranking == [2, 1] and state.winners == [1]


def test_R35_working_everywhere_is_paid_before_forage() -> None:
    state = position("reveal", ["", "1apprentice"], holders=["1g 2g 3g 4g 5g"])
    assert gold(state) == 8 and state.deciders == [1] and asked(state) == "apprentices"


def test_R36_prestige_is_never_negative() -> None:
    state = position("drink", "1speed 1prestige", discs=(4, 0, 0))
    state = lucky(
        state, lambda tried: bool(heard(tried, "empty-handed")), "drink speed-intermediate", "reveal", "reveal"
    )
    assert prestige(state) == 1


def test_R37_boards_are_open() -> None:
    state = position("market", ["1gold", "3speed 2sap 4gold"])
    seen = GAME.view(state, 0).board.apothecaries[1]
    assert (seen.gold, seen.potions["speed"], seen.ingredients["sap"]) == (4, 3, 2)


def test_R38_who_has_stopped_drinking_does_not_begin_again() -> None:
    state = position("drink", ["1speed", "1speed"], hold=False)
    play(state, "pass")
    assert state.deciders == [1]
    play(state, "pass")
    assert state.b[STAGE] > DRINKING


@pytest.mark.parametrize("seed", range(6))
def test_R39_the_ai_has_the_cauldron_of_its_sheet(seed: int) -> None:
    state = GAME.new(players=1, seed=seed)
    possible = [sheet for number, sheet in enumerate(BOX["sheet"]) if state.b[POSSIBLE] >> number & 1]
    assert {sheet["cauldron"] for sheet in possible} == {cauldron_of(state.b, AI)}
    assert cauldron_of(state.b, 0) == 3 - cauldron_of(state.b, AI)


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_R40_four_sheets_of_each_difficulty(difficulty: str) -> None:
    assert [sheet["difficulty"] for sheet in BOX["sheet"]].count(difficulty) == 4
    for seed in range(4):
        state = GAME.new(players=1, seed=seed, difficulty=difficulty)
        possible = [sheet for number, sheet in enumerate(BOX["sheet"]) if state.b[POSSIBLE] >> number & 1]
        assert {sheet["difficulty"] for sheet in possible} == {difficulty}


def test_R41_the_ai_buys_the_hands_in_the_bag() -> None:
    state = position("market", "1gold", players=1, row="m01 m02 m04")
    state.b[CARD_AT + A_CARD.index["m05"]] = RESERVED
    state.b[RANKED + 1], state.b[RANKS] = AI, 2
    play(state, "pass")
    assert heard(state, "ai-bought") == [{"card": "card:m01"}, {"card": "card:m04"}], "not the player's own m05"


def test_R42_potions_of_the_ai_do_nothing_but_collect() -> None:
    sheets = [sheet["id"] for sheet in BOX["sheet"]]
    state = position("drink", "1speed 2gold", players=1, day=4, town="29")
    state.b[POSSIBLE] = 1 << sheets.index("3a")
    play(state, "pass")
    assert heard(state, "ai-drank") == [{"drink": "drink:charm-intermediate"}, {"drink": "drink:speed-expert"}]
    assert gold(state) == 1 and heard(state, "paid-charmer") == [{"player": "seat:0"}]


def test_R43_a_hypnotised_visitor_is_the_players() -> None:
    from games.azerlande.test_cases import ai_to_fulfil

    assert heard(ai_to_fulfil("18", "18", pawn="18"), "ai-served-order") == []


def test_R44_with_nobody_in_town_the_ai_serves_nobody() -> None:
    from games.azerlande.test_cases import ai_to_fulfil

    assert heard(ai_to_fulfil("20 30", ""), "ai-served-order") == []


def test_R45_alone_one_has_the_row_of_two() -> None:
    state = position("forage", players=1, holders=["2 1 3 4 5"])
    assert heard(state, "performs")[0]["number"] == 4, "the AI shows nothing here, so it works"


def test_R46_leftovers_are_discarded_every_morning() -> None:
    state = position("market", "black-market 1gold", row="m01 m02", hold=False)
    state.b[CARD_AT + A_CARD.index["m06"]] = RESERVED
    state.b[STAGE] = EVENING
    play(state, "pass")
    assert len(cards_at(state, ROW)) == 4 and len(cards_at(state, RESERVED)) == 2
    assert {"m01", "m02", "m06"} <= set(cards_at(state, DISCARD))


def test_R47_gold_is_counted_once() -> None:
    state = position("evening", "5gold 5apprentice", day=6, tableau="36 37")
    assert state.scores[0] == 5 + 5
    usual = position("evening", "5gold 5apprentice", day=6)
    assert usual.scores[0] == 2 + 2


def test_R48_visitors_left_in_town_are_ignored() -> None:
    state = position("evening", "2speed", day=6, town="27 28")
    assert state.over and state.scores[0] == 4


def test_R49_there_are_always_dice_enough() -> None:
    state = play(position("forage", "20apprentice", holders=["1 2 3 4 5", "2 1 3 4 5"]), "send 20")
    assert held_ingredients(state) == 24


def test_R50_apprentices_are_not_asked_for_when_nothing_can_be_done() -> None:
    state = position("brew", ["3apprentice", "2sap 1flower"])
    assert state.deciders == [1] and state.b[MULTIPLIER + BREW] > 0, "it counts as performed"
    full = position("study", "3apprentice", discs=(10, 10, 10), holders=[USUAL, "1 2g 3 4 5"])
    assert heard(full, "sent-out") == [] and heard(full, "performs")[0]["number"] == 4


def test_R51_an_action_that_nobody_performs_ends() -> None:
    state = position("brew", holders=["1 2 3 4g 5", "1 2 3 4g 5"], town="1")
    assert state.b[STAGE] > FULFIL_BEGINS or state.b[DAY] > 3


def test_R52_rewards_of_visitors_1_to_6() -> None:
    gains = [BOX["visitor"][number]["daily"]["gain"] for number in range(6)]
    assert gains == [{"gold": 1}, {"apprentice": 1}, {"study": 1}, {"mushroom": 1}, {"flower": 1}, {"sap": 1}]


def test_R53_dice_are_rolled_when_all_steps_are_taken() -> None:
    state = play(position("fulfil", "charm intelligence", town="12"), "serve 12", "speed 2")
    assert heard(state, "rolled") == []
    play(state, "charm 0")
    assert len(heard(state, "rolled")) == 1


def test_R54_answers_may_be_changed_until_all_have_answered() -> None:
    state = position("priorities")
    before = state.copy()
    for action in (PLACE + 1, PLACE + 2, WORK + 3):
        state.play(0, action)
    assert state.seen_by(1) == before.seen_by(1), "nobody sees it"
    state.retract(0)
    assert state == before
    for _ in range(5):
        state.play(0, state.legal(0)[0])
    assert state.deciders == [1]
    state.retract(0)
    assert state.deciders == [0, 1]


def test_R54_a_block_without_questions_closes_at_once() -> None:
    state = position("forage")
    assert [held_ingredients(state, seat) for seat in range(2)] == [4, 2], "nobody had apprentices to send"


def test_R55_options_without_effect_are_legal() -> None:
    has = "speed intelligence black-market persuasion efficiency"
    state = play(position("fulfil", has, town="19", tableau="13 10"), "serve 19")
    assert offered(state, "repeat") == ["10", "13"]
    assert owned(play(state, "repeat 13")) == "7prestige"
    brew = position("fulfil", "3speed", town="42")
    brew.b[MULTIPLIER + BREW] = 2
    brew.b[MULTIPLIER + MARKET] = 2
    assert "brew" in offered(play(brew, "serve 42"), "redo")
    assert held_potions(play(brew, "redo brew")) == [0, 0, 0]
    study = position("study", "9apprentice", discs=(10, 10, 9), holders=[USUAL, "1 2g 3 4 5"])
    play(study, "send 9")
    assert spaces(study) == [10, 10, 10] and heard(study, "sent-out") == [{"player": "seat:0", "number": 9}]


def test_R56_a_card_tilted_by_39_gives_no_more_today() -> None:
    state = play(position("fulfil", "speed 3charm", town="39 1", tableau="7"), "serve 39", "serve 1")
    assert prestige(state) == 8 + 1 + 3
    again = position("fulfil", "2speed 2charm intelligence", town="39 19", tableau="7")
    play(again, "serve 39", "pay charm", "serve 19")
    assert prestige(again) == 8 + 1 + 7 + 1, "unless 19 repeats 39"
    assert abilities_of(again) == []
