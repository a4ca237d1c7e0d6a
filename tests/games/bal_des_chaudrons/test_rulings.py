"""Our rulings, where the rulebook leaves a doubt; those on characters are in a file of their own."""

import pytest
from games.bal_des_chaudrons.positions import (
    GAME,
    Witch,
    answer,
    asked,
    bench,
    brewed,
    bundles,
    cauldron,
    circle,
    discarded,
    effects,
    go_on,
    hand,
    hands,
    in_deck,
    is_turned,
    names,
    offered,
    others_answer,
    pay,
    payments,
    phase,
    position,
    refused,
    tableau,
    told,
    tomes,
    track,
)

from philtre import NotAllowed
from philtre.games.bal_des_chaudrons.rules import effects as effects_of
from philtre.games.bal_des_chaudrons.state import *

BREWS = "warty-brew balding-brew blistering-brew"
LORES = "spore-lore web-lore croak-lore"
MAGIC = "lava-magic storm-magic river-magic"
FULL = "34999"
NOTHING = Witch()  # on its bench, and nothing to use


def test_R1_cauldrons_go_right() -> None:
    state = position(Witch(cauldron="00001"), Witch(cauldron="00010"), Witch(cauldron="00100"))
    assert [bench(state, seat) for seat in range(3)] == ["00010", "00100", "00001"]


def test_R1_the_overflow_comes_back_to_the_sender() -> None:
    state = position(Witch(cauldron="00001"), NOTHING, Witch(bench="00009"))
    assert [circle(state, seat) for seat in range(3)] == ["00001", "00000", "00000"]


def test_R1_hands_go_left() -> None:
    state = position(Witch(hand=LORES), NOTHING, NOTHING)
    assert set(LORES.split()) < set(hand(state, 1))


def test_R2_places_for_mandrakes_and_toads() -> None:
    state = position(Witch(cauldron="99999"), Witch(bench=FULL))
    assert bench(state, 1) == FULL and circle(state, 0) == "99999"
    empty = position(Witch(cauldron="99999"), NOTHING)
    assert bench(empty, 1) == FULL and circle(empty, 0) == "65000"


def test_R3_the_supply_is_unlimited() -> None:
    """A fifth of the 210 cubes are toads; here 45 lie on benches, and there are more."""
    state = position(Witch(bench="01009", tableau="leaping-sorcery"), *[Witch(bench="00009")] * 4)
    answer(state, 0, "use leaping-sorcery")
    assert circle(state, 0) == "00002"


def test_R4_the_number_of_cubes_in_the_box_does_not_matter() -> None:
    """Five full benches are 170 cubes, as many as one edition has; with these circles and cauldrons it is over 210."""
    full = Witch(bench=FULL, circle="00004", cauldron="00009")
    state = position(Witch(bench=FULL, circle="11110", tableau="void-storm"), full, full, full, full)
    cubes = [bench(state, seat) + circle(state, seat) + cauldron(state, seat) for seat in range(5)]
    assert sum(int(digit) for row in cubes for digit in row) > 210
    answer(state, 0, "use void-storm")
    assert state.over and circle(state, 0) == "11221"


def test_R5_most_cubes_in_the_circle_win() -> None:
    state = position(Witch(circle="50000"), Witch(circle="04020"), NOTHING)
    assert state.over and state.winners == [1]


@pytest.mark.parametrize("turned", ["", "whirling-secrets"])
def test_R6_symbols_count_on_both_sides(turned: str) -> None:
    state = position(Witch(reveals="whirling-secrets", turned=turned), NOTHING, phase="arcana")
    assert is_turned(state, 0, "whirling-secrets") == bool(turned)
    assert track(state) == (2, 0, 0) and effects(state) == (1, 0, 0)


@pytest.mark.parametrize(
    ("before", "potion", "after", "number"),
    [
        (0, "charm-of-fear", 1, 0),
        (1, "charm-of-fear", 2, 1),
        (0, "void-storm", 2, 1),
        (1, "void-storm", 3, 1),
        (3, "charm-of-love", 3, 0),
    ],
)
def test_R7_an_effect_for_each_even_number(before: int, potion: str, after: int, number: int) -> None:
    state = position(Witch(reveals=potion, track=(0, before, 0), bench="00001"), NOTHING, phase="arcana")
    assert track(state)[RAVEN] == after and effects(state)[RAVEN] == number
    assert (asked(state, 0) == "raven") == (number == 1)


@pytest.mark.parametrize(("before", "number"), [(6, 0), (7, 1), (8, 0), (15, 1)])
def test_R8_the_track_goes_on_beyond_six(before: int, number: int) -> None:
    state = position(Witch(reveals="charm-of-sleep", track=(0, 0, before)), NOTHING, phase="arcana")
    assert track(state)[TOME] == 1 + before and effects(state)[TOME] == number


def test_R8_an_even_number_that_is_passed_counts() -> None:
    state = position(Witch(reveals="midnight-tome", track=(0, 0, 1)), NOTHING, phase="arcana")
    assert track(state) == (0, 0, 3) and asked(state, 0) == "tome"


def test_R9_arcana_are_resolved_together_and_out_of_sight() -> None:
    both = [Witch(reveals="whirling-secrets"), Witch(reveals="midnight-tome", tableau="void-storm")]
    state = position(*both, phase="arcana")
    before = GAME.view(state, 1), GAME.view(state, None)
    answer(state, 0, "add heart")
    assert (GAME.view(state, 1), GAME.view(state, None)) == before
    answer(state, 1, "open toad")
    assert GAME.view(state, 1).board.witches[0].cauldron["heart"] == 1
    assert GAME.view(state, 0).board.witches[1].tomes == ["toad"]


def test_R10_an_unused_effect_is_lost() -> None:
    state = position(Witch(reveals="midnight-tome", tableau="void-storm"), NOTHING, phase="arcana")
    answer(state, 0, "decline")
    assert tomes(state) == [] and phase(state) == "brewing"
    go_on(state)
    answer(state, 0, "play " + hand(state, 0)[0])
    others_answer(state)
    assert effects(state)[TOME] == 0


def test_R11_the_cube_of_a_brew_pays_for_nothing() -> None:
    state = position(Witch(reveals="whirling-secrets", tableau="croak-lore"), NOTHING, phase="arcana")
    answer(state, 0, "add toad")
    assert tableau(state) == ["whirling-secrets", "croak-lore"]
    assert names(told(state, None)).count("used") == 0 and bench(state, 1) == "00001", "it was passed"


def test_R11_the_cube_of_a_brew_may_overflow() -> None:
    state = position(Witch(reveals="whirling-secrets"), Witch(bench=FULL), phase="arcana")
    answer(state, 0, "add toad")
    assert circle(state, 0) == "00001"


def test_R11_the_cube_of_a_brew_counts_for_a_full_set() -> None:
    jack = Witch(character="jack-of-all-trades", reveals="whirling-secrets", cauldron="01111")
    state = position(jack, NOTHING, phase="arcana")
    answer(state, 0, "add heart")
    assert asked(state, 0) == "take"


def test_R12_a_raven_removes_up_to_two_cubes_of_the_bench() -> None:
    state = position(Witch(reveals="void-storm", bench="00012", cauldron="10000"), NOTHING, phase="arcana")
    assert bundles(state, 0) == ["00000", "00001", "00002", "00010", "00011"], "none of the cauldron"
    answer(state, 0, "remove 2toad")
    assert bench(state) == "00010" and cauldron(state) == "10000" and state.scores == [0, 0]


@pytest.mark.parametrize("kind", INGREDIENTS)
def test_R13_a_tome_opens_any_ingredient(kind: str) -> None:
    state = position(Witch(reveals="midnight-tome", tableau="void-storm"), NOTHING, phase="arcana")
    answer(state, 0, f"open {kind}")
    assert tomes(state) == [kind]


def test_R13_a_tome_pays_any_number_of_cubes() -> None:
    state = position(Witch(tableau="toad-offering mystery-of-dread", bench="01000", tomes="toad"), NOTHING)
    answer(state, 0, "use toad-offering", "use mystery-of-dread", "pay bench-mandrake")
    assert names(told(state, 0)).count("paid-tome") == 2 and bench(state, 1) == "11220"


def test_R13_a_tome_pays_for_the_own_potion_of_a_character() -> None:
    state = position(Witch(character="toad-friend", tomes="toad"), NOTHING)
    answer(state, 0, "invoke", "make 1heart")
    assert bench(state, 1) == "10000"


def test_R13_a_tome_leaves_the_own_cubes_free_to_pay() -> None:
    state = position(Witch(tableau="croak-lore", bench="00001", tomes="toad"), NOTHING)
    assert payments(state, 0, "use croak-lore") == ["00000/00000/00001", "00001/00000/00000"]


def test_R13_a_tome_pays_neither_the_scholar_nor_the_brewer() -> None:
    scholar = position(
        Witch(character="grimoire-scholar", bench="01000", tomes="mandrake", tableau="void-storm"), NOTHING
    )
    assert "unlock" not in offered(scholar, 0)
    brewer = Witch(character="potion-brewer", reveals="whirling-secrets", bench="00001", tomes="heart")
    assert bundles(position(brewer, NOTHING, phase="arcana"), 0) == ["00000", "00001"]


@pytest.mark.parametrize(("second", "opened"), [("heart", ["heart", "toad"]), ("toad", ["toad"])])
def test_R14_two_tomes_open_two_ingredients_or_one_twice(second: str, opened: list[str]) -> None:
    twice = Witch(character="daredevil", reveals="midnight-tome", bonus="tome", tableau="void-storm")
    state = position(twice, NOTHING, phase="arcana")
    assert effects(state) == (0, 0, 2)
    answer(state, 0, "open toad", f"open {second}")
    assert tomes(state) == opened and phase(state) == "brewing"


def test_R15_each_cube_comes_from_where_its_owner_likes() -> None:
    state = position(Witch(tableau="elixir-of-despair", bench="00001", brewed="00001", tomes="toad"), NOTHING)
    assert payments(state, 0, "use elixir-of-despair") == [
        "00000/00000/00002",
        "00000/00001/00001",
        "00001/00000/00001",
        "00001/00001/00000",
    ]
    pay(state, 0, "use elixir-of-despair", "00001/00001/00000")
    assert bench(state, 1) == "00110" and bench(state, 0) == "00000"


def test_R16_no_potion_pays_for_itself() -> None:
    state = position(Witch(tableau="leaping-sorcery void-storm", bench="00009"), NOTHING)
    assert offered(state, 0, "use") == ["void-storm"]
    again = position(Witch(tableau="leaping-sorcery", brewed="01000"), NOTHING)
    answer(again, 0, "use leaping-sorcery")
    assert bench(again, 1) == "01002", "one mandrake paid, one came out"


def test_R17_no_potion_is_filled_in_part() -> None:
    state = position(Witch(tableau="toad-offering void-storm", bench="00002"), NOTHING)
    assert refused(state, 0, "use toad-offering") == "cannot-pay"
    answer(state, 0, "use void-storm")
    assert brewed(state) == "00111", "nor emptied in part"
    assert offered(state, 0, "use") == ["toad-offering"]


def test_R18_each_potion_once_in_a_round() -> None:
    state = position(Witch(character="fey-blessed", tableau="leaping-sorcery", bench="04000"), NOTHING)
    answer(state, 0, "use leaping-sorcery")
    assert refused(state, 0, "use leaping-sorcery") == "used-already"
    state = position(Witch(character="fey-blessed", tableau="leaping-sorcery", bench="04000"), NOTHING)
    answer(state, 0, "invoke")
    assert refused(state, 0, "invoke") == "used-already"
    answer(state, 0, "finish")
    go_on(state, "brewing")
    assert {"invoke", "use leaping-sorcery"} <= set(offered(state, 0)), "but in every round"


def test_R19_the_lost_arcana_cannot_be_used_nor_turned() -> None:
    state = position(Witch(tableau="lost-arcana void-storm"), NOTHING)
    assert refused(state, 0, "use lost-arcana") == "nothing-on-it"
    state = position(Witch(character="gust", hand="lost-arcana void-storm"), NOTHING, phase="study")
    assert offered(state, 0) == ["play void-storm", "turn void-storm", "play lost-arcana"]


def test_R19_a_potion_without_outputs_empties_the_bench() -> None:
    state = position(Witch(tableau="void-storm", turned="void-storm", bench="00222"), NOTHING)
    answer(state, 0, "use void-storm")
    assert bench(state) == "00111" and bench(state, 1) == "00000"


def test_R20_a_potion_must_be_played() -> None:
    state = position(Witch(hand="lava-magic shadow-curse"), NOTHING, phase="study")
    assert offered(state, 0) == ["play shadow-curse", "play lava-magic", "redraw"], "usable or not"


def test_R20_to_use_is_free() -> None:
    state = position(Witch(tableau="void-storm"), NOTHING)
    assert offered(state, 0) == ["use void-storm", "finish"]
    answer(state, 0, "finish")
    assert bench(state, 1) == "00000"


@pytest.mark.parametrize(
    ("potion", "question"), [("whirling-secrets", "brew"), ("void-storm", "raven"), ("midnight-tome", "tome")]
)
def test_R20_effects_are_free(potion: str, question: str) -> None:
    state = position(Witch(reveals=potion, bench="00001"), NOTHING, phase="arcana")
    assert asked(state, 0) == question and offered(state, 0)[-1] == "decline"


def test_R20_a_surge_is_not() -> None:
    state = position(Witch(character="uncontrolled-powers"), NOTHING, phase="surge")
    assert offered(state, 0) == [f"gain {name}" for name in INGREDIENTS]


def test_R21_overflow_is_decided_by_the_kind_alone() -> None:
    state = position(Witch(cauldron="10203"), Witch(bench="30890"))
    assert bench(state, 1) == "30993" and circle(state, 0) == "10100"


def test_R22_the_order_is_that_of_the_last_potions_played() -> None:
    state = position(
        Witch(tableau="void-storm spore-lore", bench="00100"),
        Witch(tableau="lava-magic finding-hex", bench="00001"),
        Witch(tableau="charm-of-love", bench="00100"),
    )
    assert GAME.view(state, None).board.order == [1, 2, 0]
    assert GAME.view(state, None).board.active == 1


def test_R22_who_plays_nothing_keeps_the_last_initiative() -> None:
    idle = Witch(hand="", tableau="finding-hex", bench="00009")
    state = position(idle, Witch(hand="mushroom-flood lava-magic", tableau="rite-of-nature"), phase="study")
    answer(state, 1, "play mushroom-flood")
    assert phase(state) == "brewing"
    assert [witch.initiative for witch in GAME.view(state, None).board.witches] == [9, 46]


def test_R33_discarded_hands_become_the_deck() -> None:
    state = position(Witch(thrown=LORES, tableau="void-storm"), Witch(hand=""), deck=0)
    go_on(state)
    assert ("reshuffled", {"number": 3}) in told(state, None)
    assert discarded(state) == in_deck(state) == 0 and set(LORES.split()) < set(hand(state, 0) + hand(state, 1))


def test_R33_without_deck_and_discard_hands_shrink() -> None:
    state = position(Witch(tableau="void-storm"), NOTHING, deck=0)
    answer(state, 0, "finish")
    assert hands(state) == [3, 3] and not state.over


def test_R33_who_has_no_potion_left_still_brews() -> None:
    idle = Witch(hand="", tableau="void-storm")
    state = position(idle, Witch(hand="lava-magic storm-magic", track=(0, 0, 0)), phase="study", deck=0)
    assert state.deciders == [1]
    answer(state, 1, "play lava-magic")
    assert phase(state) == "brewing" and "use void-storm" in offered(state, 0)


def test_R33_the_game_ends_when_nobody_holds_a_potion() -> None:
    state = position(Witch(hand="", tableau="void-storm", circle="00004"), Witch(hand="", circle="00003"), deck=0)
    answer(state, 0, "finish")
    assert state.over and state.winners == [0] and state.b[ROUND] == 2
    assert told(state, None)[-1] == ("exhausted", {"number": 2})


@pytest.mark.parametrize(
    ("deck", "held"), [(0, [3, 2, 3]), (1, [4, 2, 3]), (2, [4, 3, 3]), (3, [4, 3, 4]), (4, [4, 4, 4])]
)
def test_R34_the_refill_goes_round_from_seat_0(deck: int, held: list[int]) -> None:
    hands_of = Witch(hand="web-lore croak-lore", tableau="void-storm"), Witch(hand=MAGIC), Witch(hand=BREWS)
    state = position(*hands_of, deck=deck)
    answer(state, 0, "finish")
    assert hands(state) == held


def test_R38_all_are_ranked_together() -> None:
    circles = ("50000", "04020", "00004", "00600")
    state = position(*(Witch(circle=cubes) for cubes in circles))
    assert state.over and state.scores == [5, 6, 4, 6]
    assert state.ranking == [3, 1, 4, 2] and state.winners == [1]
    assert [event["player"] for name, event in told(state, None) if name == "reached"] == ["seat:0", "seat:1", "seat:3"]


def test_R38_kinds_then_bench_then_a_shared_victory() -> None:
    benches = ("00009", "00008", "00008", "00000")
    circles = ("00023", "00023", "00032", "00005")
    state = position(*(Witch(bench=on, circle=cubes) for on, cubes in zip(benches, circles, strict=True)))
    assert state.ranking == [3, 1, 1, 4] and state.winners == [1, 2]


@pytest.mark.parametrize(
    ("potion", "inputs", "outputs"),
    [
        ("flask-of-insight", "spider/toad", "spider mushroom/spider"),
        ("spore-lore", "mushroom", "mandrake"),
        ("spider-summoning", "mushroom mushroom", "mandrake spider spider"),
    ],
)
def test_R39_the_version_that_completes_the_family(potion: str, inputs: str, outputs: str) -> None:
    card = BOX["potion"][POTION.index[potion]]
    assert (card["inputs"], card["outputs"]) == (inputs, outputs)


def test_R40_what_is_in_sight_cannot_be_taken_back() -> None:
    state = position(Witch(tableau="web-lore void-storm", bench="00010"), Witch(tableau="lava-magic", bench="10000"))
    answer(state, 0, "use web-lore")
    state.retract(0)
    assert bench(state) == "00010" and offered(state, 0) == ["use void-storm", "use web-lore", "finish"]
    answer(state, 0, "finish")
    before = state.copy()
    with pytest.raises(NotAllowed):
        state.retract(0)
    assert state == before


def test_R41_nobody_can_use_anything() -> None:
    state = position(Witch(tableau="lava-magic"), Witch(tableau="web-lore"), Witch(tableau="lost-arcana"))
    assert phase(state) == "study" and state.b[ROUND] == 3
    passed = [event for name, event in told(state, None) if name == "passed"]
    assert [event["cubes"] for event in passed] == ["cubes:"] * 3


def test_R42_card_17_turned_has_a_choice_of_output() -> None:
    assert BOX["potion"][POTION.index["charm-of-fear"]]["initiative"] == 17
    state = position(Witch(tableau="charm-of-fear", turned="charm-of-fear", bench="00020"), NOTHING)
    answer(state, 0, "use charm-of-fear")
    assert asked(state, 0) == "make" and offered(state, 0) == ["make 1mushroom", "make 1toad"]


def test_R43_that_chance_was_asked_is_seen_when_all_have_answered() -> None:
    state = position(NOTHING, Witch(character="daredevil", hand="void-storm"), NOTHING, phase="study")
    before = GAME.view(state, 2), told(state, 2)
    answer(state, 0, "redraw")
    answer(state, 1, "gamble")
    assert (GAME.view(state, 2), told(state, 2)) == before
    answer(state, 2, f"play {hand(state, 2)[0]}")
    assert told(state, 2) == [
        ("discarded", {"player": "seat:0", "character": "character:novice"}),
        ("redrew", {"player": "seat:0", "number": 4}),
        ("gambled", {"player": "seat:1"}),
    ]
    seen = GAME.view(state, 2).board
    assert seen.discard == 4 and seen.witches[0].spent == "novice" and seen.witches[0].hand is None
    assert seen.witches[1].chosen is None


def test_R44_a_turn_is_seen_when_it_is_over() -> None:
    state = position(
        Witch(tableau="web-lore void-storm", bench="00010", last=32), Witch(tableau="lava-magic", bench="10000")
    )
    before = GAME.view(state, 1)
    answer(state, 0, "use web-lore")
    assert GAME.view(state, 1) == before and told(state, 1) == []
    answer(state, 0, "finish")
    assert names(told(state, 1)) == ["used", "paid-bench", "made", "filled"]
    assert GAME.view(state, 1).board.witches[0].cauldron["mandrake"] == 1


def test_R45_the_order_of_effects() -> None:
    brewer = Witch(
        character="potion-brewer", reveals="lost-arcana", bench="00444", tableau="void-storm", track=(0, 0, 0)
    )
    state = position(brewer, NOTHING, phase="arcana")
    questions = []
    while phase(state) == "arcana":
        questions.append(asked(state, 0))
        answer(state, 0, "decline")
    assert questions == ["decant", "brew", "raven", "tome"]


def test_R45_each_effect_is_looked_at_when_its_turn_comes() -> None:
    emptied = Witch(
        character="potion-brewer", reveals="croak-lore", track=(0, 1, 1), bench="00001", tableau="void-storm"
    )
    state = position(emptied, NOTHING, phase="arcana")
    assert effects(state) == (0, 1, 1)
    answer(state, 0, "move 1toad")
    assert asked(state, 0) == "tome", "there is nothing left for the raven"


@pytest.mark.parametrize(("before", "symbols", "number"), [(0, 1, 0), (1, 3, 2), (0, 4, 2), (1, 4, 2), (3, 5, 3)])
def test_R46_one_effect_for_each_even_number_of_several(before: int, symbols: int, number: int) -> None:
    assert effects_of(before, symbols) == number


def test_R46_no_printed_card_passes_two() -> None:
    assert max(SYMBOLS_OF) == 2


def test_R47_a_tome_pays_a_hybrid_space_as_its_own_kind_only() -> None:
    state = position(Witch(tableau="charm-of-sleep void-storm", tomes="toad"), NOTHING)
    assert payments(state, 0, "use charm-of-sleep") == ["00000/00000/00001"]
    state = position(Witch(tableau="charm-of-sleep void-storm", tomes="mushroom"), NOTHING)
    assert offered(state, 0, "use") == ["void-storm"]


def test_R47_hybrid_spaces_stay_hybrid_when_turned() -> None:
    state = position(Witch(tableau="charm-of-sleep", turned="charm-of-sleep", bench="00200"), NOTHING)
    answer(state, 0, "use charm-of-sleep")
    assert offered(state, 0) == ["make 1spider", "make 1toad"]


def test_R51_an_empty_hand_while_others_hold_potions() -> None:
    idle = Witch(hand="", tableau="web-lore", bench="00010")
    state = position(idle, Witch(hand="void-storm storm-magic"), phase="study")
    answer(state, 1, "play storm-magic")
    assert tableau(state, 0) == ["web-lore"]
    assert effects(state, 0) == (0, 0, 0) and track(state, 0) == (1, 1, 1)
    assert asked(state, 0) == "produce"
