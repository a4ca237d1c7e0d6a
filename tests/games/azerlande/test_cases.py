"""Further cases: positions in which a rule bites."""

from games.azerlande.positions import (
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
    spaces,
    tableau_of,
    tilted,
    town,
    visitors_at,
)

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.kernel.zones import DEPTH


def test_X1_study_of_the_benefit_raises_the_bonus() -> None:
    state = position("fulfil", "charm intelligence", town="12", discs=(0, 4, 1))
    play(state, "serve 12", "speed 0", "charm 0")
    assert spaces(state) == [0, 4, 4] and held_ingredients(state) == 1
    assert prestige(state) == 7 + 1


def test_X2_hypnosis_pays_four_and_takes_any_potions() -> None:
    state = play(position("fulfil", "2speed", town="29", discs=(0, 0, 10), pawns=["29"]), "serve 29")
    assert prestige(state) == 6 + 4 and state.b[PAWN] == 0
    assert tableau_of(state) == ["29"] and ORDER_OF[SHOWN_ON * A_VISITOR.index["29"] + 2] == 2


def test_X3_a_repeated_benefit_counts_the_one_who_repeats() -> None:
    state = play(position("fulfil", "speed intelligence", town="19", tableau="1 10 24"), "serve 19", "repeat 24")
    assert prestige(state) == 7 + 4


def test_X4_daily_benefits_whatever_happened_today() -> None:
    state = position("fulfil", "2speed charm", town="39", tableau="1 4 8", holders=["1g 2 3 4 5"])
    state.b[TILTED + A_VISITOR.index["1"]] = 1
    play(state, "serve 39")
    assert owned(state) == "1mushroom 1gold 9prestige" and tilted(state) == ["1", "4", "8"]


def test_X5_an_end_effect_scored_before_the_end() -> None:
    state = play(position("fulfil", "2charm intelligence", town="40", tableau="10 23 30"), "serve 40", "score 30")
    assert prestige(state) == 8 + 3


def test_X6_goal_of_the_day_and_visitor_7() -> None:
    state = position("fulfil", "charm speed", town="1 7", bonus="visitors")
    play(state, "serve 1")
    assert prestige(state) == 4
    play(state, "serve 7")
    assert prestige(state) == 9


def test_X7_gold_from_those_who_have_some() -> None:
    state = position("drink", ["1charm", "2gold", ""], players=3, discs=(0, 4, 0))
    play(state, "drink charm-intermediate")
    assert [gold(state, seat) for seat in range(3)] == [3, 1, 0]


def bags_only(state: State) -> State:
    """Leave three cards with hands in the bag in the deck."""
    for card in range(CARDS):
        state.b[CARD_AT + card] = DECK if card in (0, 3, 4) else RESERVED + 1
    return state


def test_X8_caught_without_prestige_to_lose() -> None:
    state = bags_only(position("drink", "1speed 1prestige", discs=(4, 0, 0)))
    play(state, "drink speed-intermediate", "reveal", "reveal")
    assert owned(state) == "1prestige"
    assert heard(state, "empty-handed") == [{"player": "seat:0"}]
    assert len(cards_at(state, DISCARD)) == 3


def test_X9_the_goal_of_the_day_pays() -> None:
    state = bags_only(position("drink", "1speed 1prestige", discs=(4, 0, 0), bonus="tasters"))
    play(state, "drink speed-intermediate", "reveal", "reveal", "take mushroom", "take flower", "take sap")
    assert owned(state) == "1mushroom 1flower 1sap"


def test_X10_cheap_brews_meet_the_goal_of_the_day() -> None:
    state = position("fulfil", "charm intelligence 1flower 3sap", town="17", bonus="brewers")
    play(state, "serve 17", "distil speed-without-flower", "distil speed-without-sap")
    assert owned(state) == "2speed 8prestige"


def test_X11_payments_that_are_not_unique() -> None:
    state = play(position("fulfil", "2speed 1charm 1intelligence", town="39"), "serve 39")
    assert offered(state) == ["pay speed", "pay intelligence"]
    assert offered(position("fulfil", "1speed 1charm", town="39")) == ["reveal", "stop"], "39 cannot be served"


def test_X12_only_the_tied_exchange() -> None:
    holders = ["4 5 2 1 3", "4 5 2 1 3", "1 2 3g 4 5", "5 4 1 3 2"]
    state = position("market-begins", ["1gold", "1gold", "1gold", "1gold"], players=4, holders=holders, row="m01")
    assert [told["player"] for told in heard(state, "performs") if told["action"] == "action:market"] == [
        "seat:3",
        "seat:0",
        "seat:1",
    ]
    for _ in range(3):
        play(state, "pass")
    assert held_cauldrons(state)[2:] == [3, 4]
    assert heard(state, "swapped")[0] == {"player": "seat:0", "other": "seat:1"}


def test_X13_alone_in_an_action_one_is_first() -> None:
    state = position("brew", ["2sap 1flower", ""], holders=["1 2 3 5 4", "1 2 3 4g 5"])
    assert state.b[MULTIPLIER + BREW] == 4


def test_X14_steps_beyond_the_last_space_are_lost() -> None:
    state = position("study", discs=(10, 10, 9), holders=["2 1 3 4 5", "1 2g 3 4 5"])
    assert spaces(state) == [10, 10, 10], "the only step was taken without a question"
    full = position("study", discs=(10, 10, 10), holders=["2 1 3 4 5", "1 2g 3 4 5"])
    assert heard(full, "studied") == []
    assert heard(full, "performs")[0] == {"player": "seat:0", "action": "action:study", "tile": "tile:1", "number": 4}


def test_X15_which_dice_to_set_aside() -> None:
    holders = ["2 1 3 4 5", "1 2 3 4 5"]
    asked_to_send = position("forage", "efficiency 1apprentice", holders=holders)
    state = lucky(asked_to_send, lambda tried: list(tried.b[ROLLED : ROLLED + KINDS]) == [2, 1, 1], "send 0")
    assert offered(state, "discard") == ["2mushroom", "1mushroom+1flower", "1mushroom+1sap", "1flower+1sap"]
    play(state, "discard 1mushroom+1flower")
    assert owned(state).startswith("1mushroom 1sap")


def test_X16_visitor_9_does_not_look_back() -> None:
    state = position("fulfil", "4intelligence 1gold", town="9 42", row="m01")
    state.b[MULTIPLIER + MARKET] = 2
    state.b[BOUGHT] = 0
    play(state, "serve 9", "serve 42", "buy m01")
    assert state.b[BOUGHT] == 1 and prestige(state) == 3 + 10


def test_X17_an_infinite_visitor_three_times() -> None:
    state = position("fulfil", "3speed", town="35", discs=(10, 0, 0), hold=False)
    play(state, "serve 35", "serve 35", "serve 35")
    assert prestige(state) == 12
    assert heard(state, "left") == [{"visitor": "visitor:35"}]
    assert visitors_at(state, GONE) == ["35"] and tableau_of(state) == []
    assert gold(state) >= 6


def test_X18_working_everywhere() -> None:
    state = position("reveal", ["", "1apprentice"], tableau="8", holders=["1g 2g 3g 4g 5g"])
    assert gold(state) == 8 and prestige(state) == 0
    assert [state.b[MULTIPLIER + action] for action in range(ACTIONS)] == [0] * ACTIONS


def test_X19_two_different_pairs_are_a_group() -> None:
    state = play(position("fulfil", "2charm", town="20", tableau="10 11 12"), "serve 20", "receive speed")
    assert held_potions(state) == [1, 0, 0]


def ai_to_fulfil(serves: str, town: str, pawn: str = "") -> State:
    """The AI alone performs Fulfil, with a list of visitors."""
    state = position("market", players=1, holders=["1 2 3 4 5g"], town=town, row="m01")
    b = state.b
    b[DEPTH] = 0
    b[STAGE], b[ACTION] = FULFIL_BEGINS, 1 + BREW
    b[AI_SHOWN + FULFIL] = side(1, False)
    for index, number in enumerate(serves.split()):
        b[AI_SERVE + index] = int(number)
    b[PAWN] = 1 + A_VISITOR.index[pawn] if pawn else 0
    state.settle()
    return state


def test_X20_a_hypnotised_visitor_is_not_for_the_ai() -> None:
    state = ai_to_fulfil("20", "18 22 33", pawn="18")
    assert heard(state, "ai-served-order") == [{"visitor": "visitor:22"}]


def test_X21_the_player_chooses_between_equally_near_visitors() -> None:
    state = ai_to_fulfil("20", "18 22")
    assert asked(state) == "ai-visitor" and offered(state, "grant") == ["18", "22"]
    play(state, "grant 18")
    assert heard(state, "ai-served-order") == [{"visitor": "visitor:18"}] and town(state) == ["22"]


def arrangements(state: State) -> int:
    """How many orders of tiles a seat can lay, sides left aside."""
    if state.question(0) >= CHOOSE_DRINK or state.b[DEPTH] == 0:
        return 1
    count = 0
    for action in state.legal(0):
        if PLACE <= action < WORK:
            tried = state.copy()
            tried.step(0, action)
            count += arrangements(tried) if tried.b[DEPTH] else 1
    return count


def test_X22_arrangements_of_tiles() -> None:
    assert arrangements(position("priorities", holders=["0 1 2 3 5"])) == 120
    assert arrangements(position("priorities", holders=["0 0 1 2 3"])) == 60


def test_X23_the_discard_pile_is_reshuffled() -> None:
    state = position("fulfil", "2speed intelligence", day=4, town="41", tableau="1 2 3 4")
    for card in range(CARDS):
        state.b[CARD_AT + card] = DISCARD if card < 10 else RESERVED + 1
    play(state, "serve 41")
    assert heard(state, "reshuffled") == [{"number": 10}]
    assert len(offered(state, "pick")) == 5
    while state.deciders[0] == 0:
        play(state, offered(state)[0])
    assert len(heard(state, "picked")) == 2
    assert len(cards_at(state, DISCARD)) == 5 and len(cards_at(state, DECK)) == 5


def test_X24_of_three_the_first_and_the_last_exchange() -> None:
    state = position("forage", players=3, holders=["1 2 3 4 5"] * 3)
    assert held_cauldrons(state) == [3, 2, 1]


def test_X25_a_zero_replaced_by_a_zero() -> None:
    tiles = ["1 2 3 0 4", "0 0 0 0 0", "0 0 0 1 2"]
    state = position("drink", "2speed", players=3, discs=(10, 0, 0), holders=tiles, hold=False)
    assert "drink speed-expert" in offered(state), "one of ten is left"
    play(state, "drink speed-expert", "zero brew-gold")
    assert state.b[HOLDER + BREW] == side(0, True)
    assert "drink speed-expert" in offered(state), "the one put back can be taken again"
    play(state, "pass")
    assert [state.b[TILES + number] for number in range(TILES_EACH)] == [1, 1, 1, 1, 1, 0]
    zeros = sum(state.b[ME * seat + TILES] for seat in range(3))
    assert CONSTANTS["zeros"] - zeros == 1 and gold(state) == 2


def test_X26_two_rolls_before_the_first_is_sorted() -> None:
    state = position("study", "efficiency", holders=["2 1 3 4 5", "1 2g 3 4 5"])
    play(state, "speed 2", "charm 2")
    assert asked(state) == "discard" and state.b[ROLLS] == 2
    assert [sum(state.b[ROLLED + 3 * each + kind] for kind in range(KINDS)) for each in range(2)] == [3, 3]
    while state.deciders and asked(state) == "discard":
        play(state, offered(state)[0])
    assert held_ingredients(state) == 2


def test_X27_visitor_41_repeated() -> None:
    state = play(position("fulfil", "speed intelligence", town="19", tableau="1 41"), "serve 19")
    assert len(heard(state, "showed-card")) == 3, "the only benefit to repeat was repeated"
    while state.deciders[0] == 0:
        play(state, offered(state)[0])
    assert len(heard(state, "picked")) == 2
    assert prestige(state) == 7 + sum(int(told["number"]) for told in heard(state, "got-study-bonus"))


def test_X28_the_ai_runs_out_of_visitors() -> None:
    state = ai_to_fulfil("27 35", "28")
    assert heard(state, "ai-served-order") == [{"visitor": "visitor:28"}]
    assert [state.b[AI_SERVE + index] for index in range(AI_SERVES)] == [0, 0]


def test_X29_visitor_7_rewarded_by_39_is_not_rewarded_again() -> None:
    state = position("fulfil", "speed 3charm", town="39 1", tableau="7")
    play(state, "serve 39")
    assert prestige(state) == 9 and tilted(state) == ["7"]
    play(state, "serve 1")
    assert prestige(state) == 12


def test_X30_visitor_7_and_39_as_second_order() -> None:
    state = position("fulfil", "speed 2charm", town="39", tableau="7")
    state.b[SERVED] = 1
    play(state, "serve 39")
    assert prestige(state) == 10


def test_worked_example_of_the_count() -> None:
    has = "5gold 3apprentice 2speed 7mushroom 47prestige"
    state = position("evening", has, day=6, tableau="1 7 10 23 29 30 36 40")
    assert state.over and state.scores[0] == 74
    assert [state.b[cell] for cell in (FROM_VISITORS, FROM_GOLD, FROM_APPRENTICES, FROM_POTIONS)] == [17, 5, 1, 4]


def test_trace_of_a_nested_stack() -> None:
    """19 repeats 42, which repeats Market; the study of a card bought there comes before the bonus of 19."""
    state = position("fulfil", "speed intelligence 1gold", town="19", tableau="12 42", discs=(3, 0, 0), row="m11")
    state.b[MULTIPLIER + MARKET] = 2
    play(state, "serve 19", "repeat 42")
    assert asked(state) == "market", "Market was the only action performed"
    play(state, "buy m11")
    assert asked(state) == "ingredient" and state.b[DEPTH] == 5
    play(state, "take sap", "speed 1")
    assert spaces(state) == [4, 0, 0]
    assert prestige(state) == 7, "speed is intermediate now, intelligence is not"
    assert apprentices(state) == 0
