"""What each character without a potion of her own can do, and what she cannot."""

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    GAME,
    NONE,
    Witch,
    answer,
    asked,
    bench,
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
    pay,
    payments,
    phase,
    pile,
    position,
    refused,
    tableau,
    told,
    tomes,
    track,
)

from philtre import State
from philtre.games.bal_des_chaudrons.state import *

SEVERAL = "binding-hex lava-magic spore-lore web-lore"


def next_brewing(state: State) -> State:
    return go_on(go_on(state), "brewing")


# The Novice.


def test_novice_redraws_in_any_round_and_once() -> None:
    state = position(Witch(hand=SEVERAL), Witch(), phase="study", number=7)
    answer(state, 0, "redraw")
    assert character_of(state) == "novice" and len(hand(state)) == 4, "not before all have answered"
    others_answer(state, 0)
    assert character_of(state) == "" and pile(state, SPENT) == [NOVICE]
    assert offered(state, 0, "redraw") == []
    answer(state, 0, offered(state, 0)[0])
    assert len(tableau(state)) == 1 and phase(state) != "study"
    go_on(state)
    assert asked(state, 0) == "study" and refused(state, 0, "redraw") == "not-novice"


def test_novice_shows_that_she_redraws_but_not_what() -> None:
    state = position(Witch(hand=SEVERAL), Witch(), Witch(), phase="study")
    answer(state, 0, "redraw")
    assert names(told(state, 1)) == [], "not yet"
    others_answer(state, 0)
    assert ("redrew", {"player": "seat:0", "number": 4}) in told(state, 1)
    assert ("discarded", {"player": "seat:0", "character": "character:novice"}) in told(state, None)
    assert [arguments for name, arguments in told(state, 1) if name.startswith("drew")] == []
    assert GAME.view(state, 1).board.witches[0].hand is None


def test_novice_draws_what_is_left() -> None:
    """Her own hand is all there is to draw: three cards, since nobody refilled it."""
    three = ["binding-hex", "lava-magic", "spore-lore"]
    state = position(Witch(hand=" ".join(three)), Witch(hand="web-lore"), deck=0, phase="study")
    answer(state, 0, "redraw")
    others_answer(state, 0)
    assert hand(state) == three and in_deck(state) == discarded(state) == 0


def test_novice_throws_away_what_she_was_given_too() -> None:
    state = position(Witch(hand="binding-hex", received="lava-magic spore-lore web-lore"), Witch(), phase="study")
    others_answer(answer(state, 0, "redraw"), 0)
    assert discarded(state) == 4 and not set(hand(state)) & set(SEVERAL.split())


def test_novice_redraws_before_a_daredevil_gambles() -> None:
    state = position(Witch("daredevil", hand="web-lore"), Witch(hand=SEVERAL.replace("web", "croak")), phase="study")
    answer(state, 0, "gamble")
    answer(state, 1, "redraw")
    assert [name for name in names(told(state, None)) if name in ("gambled", "redrew")] == ["redrew", "gambled"]
    assert (asked(state, 0), asked(state, 1)) == ("bonus", "study")


# The Seer.


def test_seer_holds_five_from_the_first_deal_on() -> None:
    dealt = Witch(character="", dealt="seer gust"), Witch(character="", dealt="trickster fey-blessed")
    state = position(*dealt, phase="characters", number=0, options={"characters": "draft"})
    answer(state, 0, "keep seer")
    answer(state, 1, "keep trickster")
    assert hands(state) == [5, 4] and len(offered(state, 0, "play")) == 5
    for _ in range(3):
        go_on(state)
        assert hands(state) == [5, 4]


def test_seer_draws_her_fifth_card_last() -> None:
    state = position(Witch("seer", hand=SEVERAL), Witch(), BUSY, deck=4)
    assert hands(state) == [4, 3, 3]
    go_on(state)
    assert hands(state) == [5, 4, 4]
    assert [state.b[ME * seat + DRAWN] for seat in range(3)] == [2, 0, 1]
    short = go_on(position(Witch("seer", hand=SEVERAL), Witch(), BUSY, deck=2))
    assert hands(short) == [4, 4, 4], "nothing is left for the fifth"


# The Daredevil.


def gambling(hand: str = SEVERAL, seed: int = 0, track: tuple[int, int, int] = (0, 0, 0)) -> State:
    daredevil = Witch("daredevil", bench="01444", hand=hand, track=track)
    state = position(daredevil, BUSY, phase="study", seed=seed)
    answer(state, 0, "gamble")
    return others_answer(state, 0)


def test_daredevil_may_choose_like_anybody() -> None:
    state = position(Witch("daredevil", hand=SEVERAL), BUSY, phase="study")
    assert sorted(offered(state, 0, "play")) == sorted(SEVERAL.split()) and "gamble" in offered(state, 0)
    assert refused(state, 1, "gamble") == "not-daredevil"
    others_answer(answer(state, 0, "play web-lore"), 0)
    assert tableau(state) == ["web-lore"] and effects(state) == (0, 0, 0), "without a bonus"


def test_daredevil_is_brought_each_card_of_her_hand() -> None:
    brought = {tableau(answer(gambling(seed=seed), 0, "decline"))[0] for seed in range(40)}
    assert brought == set(SEVERAL.split())


def test_daredevil_gambles_with_a_single_card() -> None:
    state = gambling("web-lore")
    assert asked(state, 0) == "bonus"
    assert tableau(answer(state, 0, "decline")) == ["web-lore"]


@pytest.mark.parametrize(
    ("wish", "expected"),
    [("decline", (0, 0, 0)), ("wish brew", (1, 0, 0)), ("wish raven", (0, 1, 0)), ("wish tome", (0, 0, 1))],
)
def test_daredevil_wishes_for_one_effect_that_moves_no_counter(wish: str, expected: tuple[int, ...]) -> None:
    state = gambling("spore-lore")
    assert offered(state, 0) == ["wish brew", "wish raven", "wish tome", "decline"]
    answer(state, 0, wish)
    assert effects(state) == expected and track(state) == (1, 1, 1)
    asked_for = {"wish brew": "brew", "wish raven": "raven", "wish tome": "tome", "decline": "produce"}
    assert asked(state, 0) == asked_for[wish]


def test_daredevil_has_two_effects_of_a_kind() -> None:
    state = answer(gambling("spore-lore", track=(0, 0, 1)), 0, "wish tome")
    assert effects(state) == (0, 0, 2)
    answer(state, 0, "open toad")
    assert asked(state, 0) == "tome" and "open toad" in offered(state, 0), "which may even be the same (R14)"
    answer(state, 0, "open heart")
    assert tomes(state) == ["heart", "toad"] and phase(state) == "brewing"


def test_daredevil_chooses_the_side_of_what_is_reversible() -> None:
    for side, turned in (("play", False), ("turn", True)):
        state = answer(gambling("tonic-of-speed"), 0, "decline")
        assert offered(state, 0) == ["play tonic-of-speed", "turn tonic-of-speed"]
        assert refused(state, 0, "play web-lore") == "chance-chose"
        answer(state, 0, f"{side} tonic-of-speed")
        assert is_turned(state, 0, "tonic-of-speed") == turned
    for one_way in ("web-lore", "lost-arcana"):
        assert tableau(answer(gambling(one_way), 0, "decline")) == [one_way], "without another question"


def test_daredevil_shows_that_she_gambles_and_nothing_more() -> None:
    state = gambling("tonic-of-speed")
    assert "gambled" in names(told(state, 1)) and "chance-brought" not in names(told(state, 1))
    assert ("chance-brought", {"player": "seat:0", "potion": "potion:tonic-of-speed"}) in told(state, 0)
    before = state.seen_by(1)
    answer(state, 0, "wish raven")
    assert asked(state, 0) == "side"
    assert state.seen_by(1) == before and "wished" not in names(told(state, 1))
    answer(state, 0, "turn tonic-of-speed")
    assert ("wished", {"player": "seat:0", "arcana": "arcana:raven"}) in told(state, 1)


def test_daredevil_keeps_her_bonus_for_one_round() -> None:
    state = answer(gambling(), 0, "wish brew")
    assert effects(state)[BREW] == 1
    go_on(state)
    assert effects(state) == (0, 0, 0) and state.b[BONUS] == 0


# The Potion Brewer.


def test_brewer_moves_for_symbols_even_without_an_effect() -> None:
    state = position(Witch("potion-brewer", bench="02444", reveals="charm-of-love"), BUSY, phase="arcana")
    assert effects(state) == (0, 0, 0) and asked(state, 0) == "decant"
    assert bundles(state, 0) == ["00000", "00001", "00010", "00100", "01000"]
    answer(state, 0, "move 1mandrake")
    assert bench(state) == "01444" and cauldron(state) == "01000" and phase(state) == "brewing"


def test_brewer_moves_for_the_card_just_revealed_on_either_side() -> None:
    for turned, most in (("", 2), ("whirling-secrets", 2)):
        brewer = Witch("potion-brewer", bench="02444", reveals="whirling-secrets", turned=turned, tableau="lava-magic")
        state = position(brewer, BUSY, phase="arcana")
        assert max(sum(map(int, row)) for row in bundles(state, 0)) == most, "lava-magic counts no more"
        assert refused(state, 0, "move 3toad") == "too-many"
        assert refused(state, 0, "move 1heart") == "not-on-bench"


def test_brewer_may_decline() -> None:
    state = position(Witch("potion-brewer", bench="02444", reveals="charm-of-love"), BUSY, phase="arcana")
    answer(state, 0, "decline")
    assert bench(state) == "02444" and cauldron(state) == NONE


@pytest.mark.parametrize(
    ("character", "bench", "reveals"),
    [
        ("potion-brewer", NONE, "charm-of-love"),
        ("potion-brewer", "02444", "charm-of-fear"),
        ("potion-brewer", "02444", ""),
        ("novice", "02444", "charm-of-love"),
    ],
)
def test_brewer_needs_a_bench_and_a_symbol(character: str, bench: str, reveals: str) -> None:
    state = position(Witch(character, bench=bench, reveals=reveals), BUSY, phase="arcana")
    assert phase(state) == "brewing"


def test_brewer_cannot_pay_with_what_she_moved() -> None:
    brewer = Witch("potion-brewer", bench="00011", tableau="web-lore", reveals="charm-of-love", track=(0, 0, 0))
    state = answer(position(brewer, BUSY, phase="arcana"), 0, "move 1spider")
    assert state.deciders == [1], "neither web-lore nor the charm finds its spider"
    assert cauldron(state) == "00010"
    answer(state, 1, "finish")
    assert bench(state, 1) == "00010"


def test_brewer_moves_before_the_raven_comes() -> None:
    brewer = Witch("potion-brewer", bench="00001", reveals="binding-hex", track=(1, 1, 0))
    state = answer(position(brewer, BUSY, phase="arcana"), 0, "move 1toad")
    assert asked(state, 0) == "brew", "then the brew"
    answer(state, 0, "add heart")
    assert phase(state) == "brewing", "and no raven over the empty bench (R45)"
    assert cauldron(state) == "10001"


# The Grimoire Scholar.


def test_scholar_pays_two_mandrakes_from_bench_and_outputs() -> None:
    state = position(Witch("grimoire-scholar", bench="02000", brewed="02000"), BUSY)
    assert payments(state, 0, "unlock") == ["00000/02000/00000", "01000/01000/00000", "02000/00000/00000"]
    pay(state, 0, "unlock", "02000/00000/00000")
    assert asked(state, 0) == "unlock"
    assert offered(state, 0, "open") == INGREDIENTS and len(offered(state, 0)) == 5, "she must name one"


@pytest.mark.parametrize(
    "scholar",
    [
        Witch("grimoire-scholar", bench="01000", tableau="void-storm"),
        Witch("grimoire-scholar", bench="01000", tomes="mandrake", tableau="void-storm"),
        Witch("grimoire-scholar", bench="01000", cauldron="02000", tableau="void-storm"),
    ],
)
def test_scholar_pays_neither_from_the_cauldron_nor_by_a_tome(scholar: Witch) -> None:
    state = position(scholar, BUSY)
    assert offered(state, 0) == ["use void-storm", "finish"]
    assert refused(state, 0, "unlock") == "mandrakes-missing"


def test_scholar_unlocks_before_between_or_after() -> None:
    scholar = Witch("grimoire-scholar", bench="02110", tableau="web-lore spore-lore")
    for uses in ([], ["web-lore"], ["web-lore", "spore-lore"]):
        state = answer(position(scholar, BUSY), 0, *(f"use {name}" for name in uses))
        pay(state, 0, "unlock", "02000/00000/00000")
        answer(state, 0, "open heart")
        assert tomes(state) == ["heart"] and bench(state)[MANDRAKE] == "0"


def test_scholar_may_waste_it() -> None:
    """With nothing left to use, and for what is open already (R48)."""
    state = position(Witch("grimoire-scholar", bench="02000", tomes="toad"), BUSY)
    assert offered(state, 0) == ["unlock", "finish"]
    answer(state, 0, "unlock", "open toad")
    assert tomes(state) == ["toad"] and bench(state) == NONE and state.deciders == [1]


def test_scholar_pays_inputs_with_the_tome_in_this_round_only() -> None:
    state = position(Witch("grimoire-scholar", bench="04000", tableau="lava-magic"), BUSY)
    answer(state, 0, "unlock", "open heart")
    assert payments(state, 0, "use lava-magic") == ["00000/00000/10000"]
    assert refused(state, 0, "unlock") == "used-already"
    next_brewing(state)
    assert tomes(state) == [] and "use lava-magic" not in offered(state, 0)
    assert "unlock" in offered(state, 0), "in every round once"


def test_only_the_scholar_unlocks() -> None:
    state = position(Witch("gust", bench="04000", tableau="void-storm"), BUSY)
    assert refused(state, 0, "unlock") == "not-scholar"


# Gust.


def test_gust_turns_any_potion_but_the_lost_arcana() -> None:
    held = "void-storm lost-arcana tonic-of-speed secret-summoning"
    state = position(Witch("gust", hand=held), Witch(hand="web-lore binding-hex"), phase="study")
    assert offered(state, 0, "turn") == ["void-storm", "secret-summoning", "tonic-of-speed"]
    assert refused(state, 0, "turn lost-arcana") == "one-way"
    assert refused(state, 1, "turn web-lore") == "one-way", "others turn only what is reversible"


def test_gust_never_turns_a_potion_again() -> None:
    gust = Witch("gust", bench="00333", hand="binding-hex lava-magic spore-lore web-lore", tableau="void-storm")
    state = others_answer(answer(position(gust, BUSY, phase="study"), 0, "turn binding-hex"), 0)
    for _ in range(3):
        assert is_turned(state, 0, "binding-hex") and not is_turned(state, 0, "void-storm")
        go_on(state)
        assert {notation.split()[1] for notation in offered(state, 0)} == set(hand(state))


def test_gust_fills_all_that_was_printed_as_output() -> None:
    gust = Witch("gust", bench="00111", tableau="binding-hex", turned="binding-hex")
    state = answer(position(gust, BUSY), 0, "use binding-hex")
    assert bench(state) == NONE and made(state, 0) == "00010"
    poor = Witch("gust", bench="00011", tableau="void-storm binding-hex", turned="binding-hex")
    assert refused(position(poor, BUSY), 0, "use binding-hex") == "cannot-pay"


# The Jack-of-all-Trades.


def test_jack_takes_any_one_or_none() -> None:
    state = position(Witch("jack-of-all-trades", cauldron="21111"), BUSY)
    assert offered(state, 0) == [*(f"take {name}" for name in INGREDIENTS), "decline"]
    left = {"heart": "11111", "mandrake": "20111", "mushroom": "21011", "spider": "21101", "toad": "21110"}
    for name, cubes in left.items():
        taken = answer(state.copy(), 0, f"take {name}")
        assert cauldron(taken) == cubes and sum(map(int, circle(taken))) == 1
        assert asked(taken, 0) == "", "one a round"
    answer(state, 0, "decline")
    assert cauldron(state) == "21111" and circle(state) == NONE


@pytest.mark.parametrize("lacking", ["01111", "10111", "11011", "11101", "11110"])
def test_jack_needs_all_five(lacking: str) -> None:
    assert position(Witch("jack-of-all-trades", cauldron=lacking), BUSY).deciders == [1]


def test_jack_counts_brewed_and_added_cubes_together() -> None:
    jack = Witch("jack-of-all-trades", cauldron="01000", brewed="10000", tableau="void-storm")
    state = position(jack, BUSY)
    answer(state, 0, "use void-storm")
    assert asked(state, 0) == "take", "nothing else is left to use"
    assert cauldron(state) == "11111"
    idle = answer(position(jack, BUSY), 0, "finish")
    assert idle.deciders == [1], "the set was not brewed"


def test_only_jack_takes() -> None:
    assert position(Witch("gust", cauldron="11111"), BUSY).deciders == [1]


def test_jack_takes_in_her_own_turn_out_of_sight() -> None:
    jack = Witch("jack-of-all-trades", bench="00001", cauldron="11111", tableau="croak-lore")
    state = position(jack, Witch(bench="00100", tableau="spore-lore"), BUSY)
    before = state.seen_by(1)
    answer(state, 0, "finish", "take heart")
    assert circle(state) == "10000" and state.seen_by(1) == before
    state.retract(0)
    assert circle(state) == NONE and asked(state, 0) == "produce"


def test_jack_ends_the_game_with_a_cube_she_took() -> None:
    state = position(Witch("jack-of-all-trades", cauldron="11111", circle="00004"), Witch())
    answer(state, 0, "take spider")
    assert state.over and circle(state) == "00014" and state.winners == [0]
    assert bench(state, 1) == "11101", "the cauldrons are still passed"
