"""The examples of the rulebook (E), and further positions in which a rule bites (X)."""

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    GAME,
    NONE,
    Witch,
    answer,
    asked,
    bench,
    brewed,
    bundle,
    bundles,
    cauldron,
    character_of,
    circle,
    discarded,
    effects,
    go_on,
    hand,
    hands,
    in_deck,
    is_turned,
    made,
    names,
    offered,
    others_answer,
    outputs,
    paid,
    pay,
    payments,
    phase,
    pile,
    position,
    refused,
    told,
    tomes,
    track,
)

from philtre import NotAllowed, State
from philtre.games.bal_des_chaudrons import rules
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.sight import UNKNOWN


def test_E1_two_arcana_reach_an_even_number() -> None:
    laurence = Witch(bench="01444", tableau="binding-hex", reveals="web-lore")
    state = position(laurence, BUSY, phase="arcana")
    assert track(state) == (2, 2, 1) and effects(state) == (1, 1, 0)
    assert asked(state, 0) == "brew"
    answer(state, 0, "add toad")
    assert asked(state, 0) == "raven"
    answer(state, 0, "decline")
    assert phase(state) == "brewing", "no tome takes effect"
    assert cauldron(state) == "00001"


def test_E2_an_even_number_passed_takes_effect() -> None:
    laurence = Witch(bench="01444", tableau="binding-hex web-lore", reveals="midnight-tome")
    state = position(laurence, BUSY, phase="arcana")
    assert track(state) == (2, 2, 3) and effects(state) == (0, 0, 1) and asked(state, 0) == "tome"
    answer(state, 0, "open toad")
    assert phase(state) == "brewing" and tomes(state) == ["toad"]


def julie() -> State:
    state = position(Witch(bench="01101", tableau="moon-elixir spider-summoning web-lore"), BUSY)
    assert payments(state, 0, "use moon-elixir") == ["01001/00000/00000"]
    return answer(state, 0, "use moon-elixir")


def test_E3_a_hybrid_space_is_chosen() -> None:
    state = julie()
    assert asked(state, 0) == "make" and outputs(state, 0) == ["01010", "01100"]
    answer(state, 0, "make 1mushroom")
    assert bench(state) == "00100" and brewed(state) == "01100"


def test_E4_what_was_brewed_pays_with_what_lies_on_the_bench() -> None:
    state = answer(julie(), 0, "make 1mushroom")
    assert payments(state, 0, "use spider-summoning") == ["00100/00100/00000"]
    answer(state, 0, "use spider-summoning")
    assert made(state, 0) == "01020" and brewed(state) == "02020"
    assert offered(state, 0) == ["use web-lore", "finish"]
    answer(state, 0, "finish")
    assert bench(state) == brewed(state) == NONE and cauldron(state) == "02020"


def test_E5_what_does_not_fit_goes_back_to_the_circle_of_the_sender() -> None:
    virginie, malou, third = Witch(bench="12000"), Witch(cauldron="04020"), Witch()
    state = position(virginie, malou, third)
    assert bench(state, 0) == "14020"
    assert [circle(state, seat) for seat in range(3)] == [NONE, "02000", NONE]


def test_E6_the_fullest_circle_wins() -> None:
    state = position(Witch(circle="50000"), Witch(circle="04020"), Witch())
    assert state.over and state.scores == [5, 6, 0] and state.winners == [1]


def helene_and_karine() -> State:
    helene = Witch(bench="00020", tableau="charm-of-fear", turned="charm-of-fear")
    return position(helene, Witch(bench="00011", tableau="charm-of-sleep"))


def test_E7_lower_initiative_chooses_first() -> None:
    state = helene_and_karine()
    board = GAME.view(state, 1).board
    assert board.order == [0, 1] and board.active == 0
    answer(state, 0, "use charm-of-fear")
    assert outputs(state, 0) == ["00001", "00100"]
    answer(state, 0, "make 1mushroom")
    assert GAME.view(state, 1).board.witches[0].cauldron["mushroom"] == 1, "Karine sees it"
    assert GAME.view(state, 1).board.active == 1
    assert payments(state, 1, "use charm-of-sleep") == ["00001/00000/00000", "00010/00000/00000"]


def test_E7_who_finished_early_did_not_see_it() -> None:
    state = helene_and_karine()
    pay(state, 1, "use charm-of-sleep", "00010/00000/00000")
    assert state.deciders == [0]
    answer(state, 0, "use charm-of-fear")
    assert bench(state.seen_by(1), 0) == "00020" and bench(state.seen_by(0), 1) == "00011"


def test_E8_the_seer_draws_two_and_her_neighbour_none() -> None:
    state = position(Witch("seer"), Witch(), Witch(), phase="study", number=1)
    assert hands(state) == [5, 4, 4]
    go_on(state)
    assert hands(state) == [5, 4, 4]
    assert [state.b[ME * seat + RECEIVED] for seat in range(3)] == [3, 4, 3]
    assert [state.b[ME * seat + DRAWN] for seat in range(3)] == [2, 0, 1]


def test_E9a_the_bonus_adds_to_the_other_effects() -> None:
    daredevil = Witch("daredevil", bench="01444", hand="slime-summoning", track=(0, 1, 0))
    state = position(daredevil, BUSY, phase="study")
    answer(state, 0, "gamble")
    others_answer(state, 0)
    answer(state, 0, "wish tome")
    assert effects(state) == (0, 1, 1) and track(state) == (0, 2, 0) and asked(state, 0) == "raven"
    assert asked(answer(state, 0, "decline"), 0) == "tome"


def test_E9b_toad_friend_makes_any_ingredient() -> None:
    state = position(Witch("toad-friend", bench="00003"), BUSY)
    assert offered(state, 0) == ["invoke", "finish"]
    answer(state, 0, "invoke")
    assert outputs(state, 0) == ["00001", "00010", "00100", "01000", "10000"]


def test_E9c_hidden_power_makes_three_of_any_and_is_discarded() -> None:
    state = position(Witch("hidden-power", bench="11111"), BUSY)
    answer(state, 0, "invoke")
    assert len(set(outputs(state, 0))) == len(outputs(state, 0)) == 35
    answer(state, 0, "make 3heart")
    assert cauldron(state) == "30000" and bench(state) == NONE
    assert character_of(state) == "" and pile(state, SPENT) == [HIDDEN_POWER]


def test_E9d_uncontrolled_powers_overflow_to_the_left() -> None:
    state = position(Witch("uncontrolled-powers", bench="03000"), Witch(), Witch(), phase="surge")
    answer(state, 0, "gain mandrake")
    assert bench(state) == "04000"
    assert [circle(state, seat) for seat in range(3)] == [NONE, "02000", NONE]


def test_E9e_gust_turns_what_is_one_way() -> None:
    gust = Witch("gust", bench="01022", hand="secret-summoning void-storm binding-hex lava-magic")
    state = position(gust, BUSY, phase="study")
    answer(state, 0, "turn secret-summoning")
    go_on(state, "brewing")
    assert payments(state, 0, "use secret-summoning") == ["01022/00000/00000"]
    answer(state, 0, "use secret-summoning")
    assert made(state, 0) == "20000"
    go_on(state)
    go_on(state)
    assert is_turned(state, 0, "secret-summoning"), "for the rest of the game"


def test_E9f_jack_takes_one_of_a_full_set() -> None:
    state = position(Witch("jack-of-all-trades", cauldron="11211"), BUSY)
    assert asked(state, 0) == "take"
    answer(state, 0, "take toad")
    assert cauldron(state) == "11210" and circle(state) == "00001"
    answer(state, 1, "finish")
    assert bench(state, 1) == "11210"


def test_E9g_the_trickster_turns_after_each_passing() -> None:
    state = position(Witch("trickster", bench="00808"), BUSY, number=1)
    for number, (payment, output) in enumerate([("00200", "00002"), ("00002", "00200"), ("00200", "00002")], 1):
        assert state.b[ROUND] == number
        assert payments(state, 0, "invoke") == [f"{payment}/{NONE}/{NONE}"]
        answer(state, 0, "invoke")
        assert made(state, 0) == output
        go_on(state)
        go_on(state, "brewing")


def test_E9h_the_scholar_pays_from_both_places() -> None:
    scholar = Witch("grimoire-scholar", bench="01000", brewed="01000", tomes="toad", tableau="void-storm")
    state = position(scholar, BUSY)
    assert payments(state, 0, "unlock") == ["01000/01000/00000"]
    answer(state, 0, "unlock", "open heart")
    assert tomes(state) == ["heart", "toad"]
    assert bench(state) == brewed(state) == NONE
    assert offered(state, 0) == ["use void-storm", "finish"]
    assert refused(state, 0, "unlock") == "used-already"


def test_E9i_the_brewer_moves_a_cube_for_each_symbol() -> None:
    state = position(Witch("potion-brewer", bench="02444", reveals="whirling-secrets"), BUSY, phase="arcana")
    assert asked(state, 0) == "decant" and len(set(bundles(state, 0))) == len(bundles(state, 0)) == 15
    assert max(sum(map(int, row)) for row in bundles(state, 0)) == 2
    answer(state, 0, bundle("move", "01100"))
    assert bench(state) == "01344" and cauldron(state) == "01100"
    assert asked(state, 0) == "brew"
    assert phase(answer(state, 0, "decline")) == "brewing", "one effect, though two symbols"


def test_X1_a_tome_alone_pays() -> None:
    state = position(Witch(tableau="storm-magic", tomes="heart"), BUSY)
    assert payments(state, 0, "use storm-magic") == ["00000/00000/10000"]
    answer(state, 0, "use storm-magic")
    assert made(state, 0) == cauldron(state) == "10110"


def test_X2_each_payment_by_one_path() -> None:
    state = position(Witch(bench="00002", brewed="00002", tomes="toad", tableau="toad-offering"), BUSY)
    splits = [(b, o, 3 - b - o) for b in range(3) for o in range(3) if b + o <= 3]
    assert payments(state, 0, "use toad-offering") == [f"0000{b}/0000{o}/0000{s}" for b, o, s in splits]
    assert len(splits) == 8


@pytest.mark.parametrize("payment", ["00000/00001/00000", "00100/00000/00000"])
def test_X3_hybrid_input_and_output(payment: str) -> None:
    state = position(Witch(bench="00100", brewed="00001", tableau="flask-of-dreams"), BUSY)
    assert payments(state, 0, "use flask-of-dreams") == ["00000/00001/00000", "00100/00000/00000"]
    pay(state, 0, "use flask-of-dreams", payment)
    assert outputs(state, 0) == ["00002", "00011"]


def test_X4_two_spiders_are_not_there() -> None:
    state = position(Witch(bench="00312", tableau="midnight-tome"), BUSY)
    assert payments(state, 0, "use midnight-tome") == ["00202/00000/00000", "00211/00000/00000"]


def test_X5_the_most_payments_there_are() -> None:
    state = position(Witch(bench="00999", brewed="00999", tomes="mushroom toad", tableau="midnight-tome"), BUSY)
    found = payments(state, 0, "use midnight-tome")
    assert len(found) == len(set(found)) == 90


def test_X6_a_cube_that_pays_leaves_the_outputs() -> None:
    state = position(Witch(bench="00110", tableau="web-lore backache-potion"), BUSY)
    answer(state, 0, "use web-lore")
    assert payments(state, 0, "use backache-potion") == ["00100/01000/00000"]
    answer(state, 0, "use backache-potion")
    assert cauldron(state) == "10000" and bench(state) == NONE


def test_X7_effects_beyond_six() -> None:
    state = position(Witch(bench="00001", track=(0, 7, 0), reveals="slime-summoning"), BUSY, phase="arcana")
    assert track(state) == (0, 8, 0) and effects(state) == (0, 1, 0) and asked(state, 0) == "raven"


def test_X8_an_even_number_beyond_is_passed() -> None:
    state = position(Witch(bench="00001", track=(0, 5, 0), reveals="void-storm"), BUSY, phase="arcana")
    assert track(state) == (0, 7, 0) and effects(state) == (0, 1, 0)


def test_X9_a_raven_over_an_empty_bench() -> None:
    state = position(Witch(track=(0, 1, 0), reveals="slime-summoning"), BUSY, phase="arcana")
    assert effects(state) == (0, 1, 0) and phase(state) == "brewing"


def test_X10_what_a_raven_may_take() -> None:
    state = position(Witch(bench="00041", track=(0, 1, 0), reveals="slime-summoning"), BUSY, phase="arcana")
    assert bundles(state, 0) == ["00000", "00001", "00010", "00011", "00020"]
    answer(state, 0, bundle("remove", "00011"))
    assert bench(state) == "00030" and cauldron(state) == circle(state) == NONE


def test_X11_a_potion_without_outputs() -> None:
    state = position(Witch("gust", bench="00111", tableau="void-storm", turned="void-storm"), BUSY)
    assert offered(state, 0) == ["use void-storm", "finish"]
    answer(state, 0, "use void-storm")
    assert bench(state) == made(state, 0) == cauldron(state) == NONE


def test_X12_a_full_bench_takes_nothing() -> None:
    state = position(Witch(cauldron="11111"), Witch(bench="34999"))
    assert bench(state, 1) == "34999" and circle(state, 0) == "11111"
    assert state.over and state.winners == [0]


def test_X13_two_players_exchange_cauldrons() -> None:
    state = position(Witch(bench="03000", cauldron="02000"), Witch(bench="04000", cauldron="02000"))
    assert [bench(state, seat) for seat in range(2)] == ["04000", "04000"]
    assert [circle(state, seat) for seat in range(2)] == ["02000", "01000"]


def test_X14_a_surge_does_not_end_the_game_at_once() -> None:
    uncontrolled = Witch("uncontrolled-powers", bench="00008")
    state = position(uncontrolled, Witch(circle="00004", tableau="void-storm"), phase="surge")
    answer(state, 0, "gain toad")
    assert circle(state, 1) == "00006" and phase(state) == "study" and not state.over
    go_on(state, "brewing")
    answer(state, 1, "use void-storm")
    others_answer(state)
    assert state.over and circle(state, 1) == "00007", "the toad sent to the full row counts"


def test_X15_a_shared_victory() -> None:
    state = position(Witch(circle="05000", bench="00011"), Witch(circle="00050", bench="20000"), Witch(circle="00004"))
    assert state.over and state.winners == [0, 1] and state.ranking == [1, 1, 3]


def test_X16_a_novice_redraws() -> None:
    old = ["binding-hex", "lava-magic", "spore-lore", "void-storm"]
    state = position(Witch(hand=" ".join(old)), Witch(), phase="study")
    answer(state, 0, "redraw")
    others_answer(state, 0)
    assert asked(state, 0) == "study" and "redraw" not in offered(state, 0)
    assert refused(state, 0, "redraw") == "not-novice"
    assert discarded(state) == 4 and len(hand(state)) == 4 and not set(hand(state)) & set(old)
    assert character_of(state) == ""
    assert pile(state.seen_by(1), THROWN) == [UNKNOWN] * 4, "face down"


def test_X17_the_discard_becomes_the_deck_in_the_middle_of_a_refill() -> None:
    thrown = "binding-hex finding-hex shattering-hex web-lore"
    state = position(Witch(thrown=thrown), BUSY, deck=1)
    (last,) = [POTION_IDS[card] for card in range(POTIONS) if state.b[DECK + card]]
    go_on(state)
    assert [POTION_IDS[card] for card in pile(state, DRAWN)] == [last]
    (drawn,) = [POTION_IDS[card] for card in pile(state, ME + DRAWN)]
    assert drawn in thrown.split()
    assert in_deck(state) == 3 and discarded(state) == 0
    heard = [[name for name in names(told(state, seat)) if name in ("drew", "reshuffled")] for seat in range(2)]
    assert heard == [["drew", "reshuffled"], ["reshuffled", "drew"]]


def test_X18_nobody_holds_a_potion() -> None:
    state = position(Witch(hand="", circle="00003"), Witch(hand="", circle="00002"), deck=0, phase="surge", number=31)
    assert state.over and state.winners == [0]
    assert told(state, None) == [("exhausted", {"number": 30})] and state.b[ROUND] == 30


def test_X19_the_lost_arcana_alone_asks_nothing() -> None:
    state = position(Witch(bench="34999", tableau="lost-arcana"), BUSY)
    assert state.deciders == [1]
    assert ("filled", {"player": "seat:0", "cubes": "cubes:"}) in told(state, 0)


NINE = Witch(bench="00001", tableau="finding-hex")
THIRTY_ONE = Witch(bench="00100", tableau="spore-lore")
FORTY_FOUR = Witch(bench="01001", tableau="moon-elixir")


def test_X20_what_a_higher_initiative_does_is_out_of_sight() -> None:
    state = position(THIRTY_ONE, NINE, FORTY_FOUR)
    others = (1, 2, None)
    seen = [(state.seen_by(viewer), GAME.view(state, viewer), told(state, viewer)) for viewer in others]
    answer(state, 0, "use spore-lore")
    assert state.deciders == [1, 2] and cauldron(state) == "01000"
    assert [(state.seen_by(viewer), GAME.view(state, viewer), told(state, viewer)) for viewer in others] == seen
    answer(state, 1, "use finding-hex")
    assert [cauldron(state.seen_by(viewer), 0) for viewer in others] == ["01000"] * 3
    assert [cauldron(state.seen_by(viewer), 1) for viewer in others] == ["00111"] * 3


def test_X21_two_even_numbers_passed_at_once() -> None:
    assert rules.effects(1, 3) == 2
    assert [rules.effects(2, number) for number in range(5)] == [0, 0, 1, 1, 2]


def test_X22_a_second_raven_finds_the_bench_empty() -> None:
    daredevil = Witch("daredevil", bench="00101", hand="slime-summoning", track=(0, 1, 0))
    state = position(daredevil, BUSY, phase="study")
    answer(state, 0, "gamble")
    others_answer(state, 0)
    answer(state, 0, "wish raven")
    assert effects(state) == (0, 2, 0)
    answer(state, 0, bundle("remove", "00101"))
    assert phase(state) == "brewing" and bench(state) == NONE


def test_X23_a_tome_pays_a_hybrid_space_only_as_its_own_kind() -> None:
    state = position(Witch(tableau="charm-of-sleep", tomes="toad"), BUSY)
    answer(state, 0, "use charm-of-sleep")
    assert paid(state, 0) == "00000/00000/00001", "without a question"
    other = position(Witch(tableau="void-storm charm-of-sleep", tomes="mushroom"), BUSY)
    assert offered(other, 0) == ["use void-storm", "finish"]
    assert refused(other, 0, "use charm-of-sleep") == "cannot-pay"


def test_X24_hybrid_spaces_of_a_turned_card_stay_hybrid() -> None:
    state = position(Witch("gust", bench="00012", tableau="flask-of-dreams", turned="flask-of-dreams"), BUSY)
    assert payments(state, 0, "use flask-of-dreams") == ["00002/00000/00000", "00011/00000/00000"]
    pay(state, 0, "use flask-of-dreams", "00011/00000/00000")
    assert outputs(state, 0) == ["00001", "00100"]


def two_are_done() -> State:
    """31 and 44 have finished out of sight, and 9 is at work."""
    state = position(FORTY_FOUR, NINE, THIRTY_ONE)
    answer(state, 0, "use moon-elixir", "make 1spider")
    answer(state, 2, "use spore-lore")
    assert state.deciders == [1] and GAME.view(state, None).board.active == 1
    return state


def test_X25_the_last_to_finish_lets_all_be_seen_in_order() -> None:
    state = answer(two_are_done(), 1, "use finding-hex")
    heard = [(name, arguments["player"]) for name, arguments in told(state, None) if name in ("used", "passed")]
    assert heard[:3] == [("used", "seat:1"), ("used", "seat:2"), ("used", "seat:0")]
    assert [name for name, _ in heard[3:]] == ["passed"] * 3
    assert phase(state) == "study" and bench(state, 1) == "01000"
    before = state.copy()
    state.retract(2)
    assert state == before, "only what she chooses next can be taken back"


def test_X25_what_is_shown_cannot_be_taken_back() -> None:
    state = position(FORTY_FOUR, NINE, THIRTY_ONE)
    answer(state, 2, "use spore-lore")
    answer(state, 1, "use finding-hex")
    assert state.deciders == [0]
    for shown in (1, 2):
        with pytest.raises(NotAllowed, match="nothing-to-retract"):
            state.retract(shown)
    assert cauldron(state, 1) == "00111" and cauldron(state, 2) == "01000"


def test_X25_nor_once_the_game_is_over() -> None:
    state = position(FORTY_FOUR, NINE, Witch(bench="00100", tableau="spore-lore", circle="00005"))
    answer(state, 0, "use moon-elixir", "make 1spider")
    answer(state, 2, "use spore-lore")
    answer(state, 1, "use finding-hex")
    assert state.over
    for seat in range(3):
        with pytest.raises(NotAllowed, match="nothing-to-retract"):
            state.retract(seat)


def test_X26_who_takes_back_in_time_sees_the_others_first() -> None:
    state = two_are_done()
    state.retract(2)
    assert asked(state, 2) == "produce" and bench(state, 2) == "00100" and cauldron(state, 2) == NONE
    answer(state, 1, "use finding-hex")
    assert cauldron(state.seen_by(2), 1) == "00111" and GAME.view(state, 2).board.active == 2
    assert offered(state, 2) == ["use spore-lore", "finish"]
    assert cauldron(state.seen_by(2), 0) == NONE, "44 is done, and hidden"
    assert "seat:0" not in [arguments.get("player") for _, arguments in told(state, 2)]
    state.retract(0)
    assert asked(state, 0) == "produce" and bench(state, 0) == "01001"


def test_X27_each_redraw_is_complete_before_the_next() -> None:
    first = ["binding-hex", "finding-hex", "shattering-hex", "web-lore"]
    second = ["croak-lore", "lava-magic", "spore-lore", "void-storm"]
    state = position(Witch(hand=" ".join(first)), Witch(hand=" ".join(second)), deck=2, phase="study")
    deck = {POTION_IDS[card] for card in range(POTIONS) if state.b[DECK + card]}
    answer(state, 1, "redraw")
    answer(state, 0, "redraw")
    held = [set(hand(state, seat)) for seat in range(2)]
    assert held[0] > deck and len(held[0] & set(first)) == 2
    assert held[1] > set(first) - held[0] and len(held[1] & set(second)) == 2
    assert in_deck(state) == 2 and discarded(state) == 0
    assert [event for event in told(state, None) if event[0] == "reshuffled"] == [("reshuffled", {"number": 4})] * 2


def test_X27_a_later_redraw_may_take_up_what_an_earlier_one_threw_away() -> None:
    state = position(Witch(), Witch(), deck=5, phase="study")
    answer(state, 0, "redraw")
    answer(state, 1, "redraw")
    assert in_deck(state) == 5 and discarded(state) == 0, "both hands thrown away were shuffled in, and drawn from"
    for viewer in (0, 1, None):
        assert (GAME.view(state, viewer).board.deck, GAME.view(state, viewer).board.discard) == (5, 0)
    for seat in (0, 1):
        assert state.redeal(seat, seed=1).seen_by(seat) == state.seen_by(seat)
    before = state.copy()
    answer(state, 0, offered(state, 0)[0])
    state.retract(0)
    assert state == before


def test_X28_a_surge_onto_a_full_row() -> None:
    state = position(Witch("uncontrolled-powers", bench="00009"), Witch(circle="00002"), phase="surge")
    answer(state, 0, "gain toad")
    assert bench(state) == "00009" and circle(state, 1) == "00005" and not state.over
    go_on(state)
    assert state.over and state.winners == [1] and state.b[ROUND] == 2


def test_X29_twelve_rounds_in_which_nothing_is_brewed() -> None:
    state = GAME.new(players=5, seed=1)
    for number in range(1, 13):
        assert state.b[ROUND] == number and set(hands(state)) == {min(4, 13 - number)}
        go_on(state)
    assert state.over and state.b[ROUND] == 12 and in_deck(state) == 0
    assert {(circle(state, seat), bench(state, seat)) for seat in range(5)} == {(NONE, "01444")}
    assert state.winners == [0, 1, 2, 3, 4]


def test_section_6_the_worked_example_of_the_ranking() -> None:
    ana, bo = Witch(circle="10023", bench="02794"), Witch(circle="06000")
    cy, dee = Witch(circle="00400"), Witch(circle="02130", bench="14586")
    state = position(ana, bo, cy, dee)
    assert state.over and state.ranking == [1, 3, 4, 2] and state.winners == [0]
