"""What each character with a potion of her own can do, and what she cannot."""

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
    cauldron,
    character_of,
    circle,
    effects,
    go_on,
    is_turned,
    made,
    names,
    offered,
    payments,
    phase,
    position,
    refused,
    told,
    track,
)

from philtre import State
from philtre.games.bal_des_chaudrons.state import *

# Busy as well, where the Fey-Blessed is not at hand.
OTHER = Witch(tableau="web-lore", bench="00010")


def next_brewing(state: State) -> State:
    return go_on(go_on(state), "brewing")


@pytest.mark.parametrize("name", CHARACTER_IDS)
def test_who_has_a_potion_of_her_own(name: str) -> None:
    owners = {"toad-friend", "hidden-power", "trickster", "uncontrolled-powers", "spider-summoner", "fey-blessed"}
    state = position(Witch(name, bench="34999", tableau="void-storm"), OTHER)
    assert ("invoke" in offered(state, 0)) == (name in owners)
    if name not in owners:
        assert refused(state, 0, "invoke") == "no-own-potion"


@pytest.mark.parametrize("name", ["toad-friend", "trickster", "uncontrolled-powers", "spider-summoner", "fey-blessed"])
def test_own_potions_are_used_once_a_round_and_again_in_the_next(name: str) -> None:
    state = position(Witch(name, bench="34999", tableau="void-storm"), OTHER)
    answer(state, 0, "invoke")
    if asked(state, 0) == "make":
        answer(state, 0, "make 1toad")
    assert refused(state, 0, "invoke") == "used-already"
    for kind, places in enumerate(CAPACITY):  # nothing that others send matters here
        state.b[BENCH + kind] = places
    next_brewing(state)
    assert character_of(state) == name and "invoke" in offered(state, 0)


# The Toad Friend.


def test_toad_friend_makes_one_of_any_kind() -> None:
    for cubes in ("10000", "01000", "00100", "00010", "00001"):
        state = position(Witch("toad-friend", bench="00003"), BUSY)
        assert payments(state, 0, "invoke") == ["00003/00000/00000"]
        answer(state, 0, "invoke", bundle("make", cubes))
        assert cauldron(state) == cubes and bench(state) == NONE


def test_toad_friend_needs_three_toads() -> None:
    assert position(Witch("toad-friend", bench="00002"), BUSY).deciders == [1]
    helped = position(Witch("toad-friend", bench="00001", tomes="toad"), BUSY)
    assert payments(helped, 0, "invoke") == ["00000/00000/00003", "00001/00000/00002"]


def test_toad_friend_makes_one_cube_and_no_more() -> None:
    state = answer(position(Witch("toad-friend", bench="00009"), BUSY), 0, "invoke")
    assert refused(state, 0, "make 2toad") == "no-such-space"


def test_toad_friend_has_a_tome_symbol_from_the_start() -> None:
    state = position(Witch("toad-friend", bench="00003", reveals="charm-of-sleep"), BUSY, phase="arcana")
    assert track(state) == (0, 0, 2) and effects(state) == (0, 0, 1)
    assert asked(state, 0) == "tome"


# The Hidden Power.


def test_hidden_power_makes_three_equal_or_different() -> None:
    for cubes in ("30000", "00003", "11100", "01020"):
        state = position(Witch("hidden-power", bench="11111"), BUSY)
        assert payments(state, 0, "invoke") == ["11111/00000/00000"]
        answer(state, 0, "invoke", bundle("make", cubes))
        assert cauldron(state) == cubes


@pytest.mark.parametrize("lacking", ["01111", "10111", "11011", "11101", "11110"])
def test_hidden_power_needs_one_of_each(lacking: str) -> None:
    state = position(Witch("hidden-power", bench=lacking), BUSY)
    assert state.deciders == [1]
    missing = INGREDIENTS[lacking.index("0")]
    helped = position(Witch("hidden-power", bench=lacking, tomes=missing), BUSY)
    tome = "".join("1" if cube == "0" else "0" for cube in lacking)
    assert payments(helped, 0, "invoke") == [f"{lacking}/{NONE}/{tome}"]


def test_hidden_power_is_discarded_when_used_and_not_before() -> None:
    state = position(Witch("hidden-power", bench="34999", tableau="void-storm"), BUSY)
    answer(state, 0, "use void-storm", "finish")
    next_brewing(state)
    assert character_of(state) == "hidden-power" and "invoke" in offered(state, 0)


def test_hidden_power_is_used_once_a_game() -> None:
    state = position(Witch("hidden-power", bench="22222", tableau="void-storm"), BUSY)
    answer(state, 0, "invoke")
    assert character_of(state) == "hidden-power", "while she chooses"
    answer(state, 0, "make 3toad")
    assert character_of(state) == "" and brewed(state) == "00003", "and what it made stays"
    assert refused(state, 0, "invoke") == "no-own-potion"
    next_brewing(state)
    assert "invoke" not in offered(state, 0)


def test_hidden_power_is_discarded_out_of_sight() -> None:
    state = position(Witch("hidden-power", bench="11111", tableau="river-magic"), BUSY)
    answer(state, 0, "invoke", "make 3toad")
    assert GAME.view(state, 1).board.witches[0].character == "hidden-power"
    assert "discarded" not in names(told(state, 1))
    answer(state, 1, "finish")
    assert GAME.view(state, 1).board.witches[0].spent == "hidden-power"
    assert "discarded" in names(told(state, 1))


def test_hidden_power_comes_back_with_a_plan_taken_back() -> None:
    state = position(Witch("hidden-power", bench="11111", tableau="river-magic"), BUSY)
    answer(state, 0, "invoke", "make 3toad")
    state.retract(0)
    assert character_of(state) == "hidden-power" and bench(state) == "11111"


# The Trickster.


def test_trickster_turns_only_her_own_potion() -> None:
    state = position(Witch("trickster", hand="web-lore tonic-of-speed"), BUSY, phase="study")
    assert offered(state, 0, "turn") == ["tonic-of-speed"]


def test_trickster_turns_even_with_no_card_to_pass() -> None:
    """R50; the other still holds cards, so that the game goes on."""
    trickster = Witch("trickster", hand="", bench="00200")
    state = position(trickster, Witch("fey-blessed", hand="web-lore spore-lore"), deck=0)
    assert not is_turned(state, 0, "own")
    go_on(state)
    assert is_turned(state, 0, "own") and not state.over
    assert "trick-turned" in names(told(state, 1))


def test_trickster_does_not_turn_when_the_game_is_over() -> None:
    state = position(Witch("trickster", circle="00005"), Witch())
    assert state.over and not is_turned(state, 0, "own")


def test_trickster_turns_whether_or_not_she_used_it() -> None:
    state = position(Witch("trickster", bench="00202", turned="own"), BUSY)
    assert payments(state, 0, "invoke") == ["00002/00000/00000"]
    go_on(state)
    assert not is_turned(state, 0, "own")


# The Uncontrolled Powers.


def uncontrolled(bench: str = NONE, number: int = 2) -> State:
    return position(Witch("uncontrolled-powers", bench=bench), BUSY, Witch(), phase="surge", number=number)


@pytest.mark.parametrize("number", [1, 2, 9])
def test_uncontrolled_powers_must_gain_in_every_round(number: int) -> None:
    state = uncontrolled("00222", number)
    assert state.deciders == [0], "before anybody chooses a potion"
    assert offered(state, 0) == [f"gain {name}" for name in INGREDIENTS]
    answer(state, 0, "gain spider")
    assert bench(state) == "00252" and phase(state) == "study"
    assert ("surged", {"player": "seat:0", "cubes": "cubes:3spider"}) in told(state, 1), "all see it"
    go_on(state)
    assert asked(state, 0) == "surge"


@pytest.mark.parametrize(
    ("ingredient", "full", "after", "over"),
    [
        ("heart", "20000", "30000", "20000"),
        ("mandrake", "01000", "04000", NONE),
        ("mandrake", "02000", "04000", "01000"),
        ("mushroom", "00900", "00900", "00300"),
        ("toad", "00007", "00009", "00001"),
    ],
)
def test_uncontrolled_powers_overflow(ingredient: str, full: str, after: str, over: str) -> None:
    state = answer(uncontrolled(full), 0, f"gain {ingredient}")
    assert bench(state) == after
    assert [circle(state, seat) for seat in range(3)] == [NONE, over, NONE], "to the left neighbour"


def test_uncontrolled_powers_have_a_potion_too() -> None:
    state = position(Witch("uncontrolled-powers", bench="10000"), BUSY)
    answer(state, 0, "invoke")
    assert bench(state) == NONE and cauldron(state) == "01100"
    assert position(Witch("uncontrolled-powers", bench="04999"), BUSY).deciders == [1], "of a heart only"


# The Spider Summoner and the Fey-Blessed.


def test_spider_summoner_makes_five_spiders_of_three_mandrakes() -> None:
    state = answer(position(Witch("spider-summoner", bench="03000"), BUSY), 0, "invoke")
    assert bench(state) == NONE and made(state, 0) == cauldron(state) == "00050"
    assert position(Witch("spider-summoner", bench="32999"), BUSY).deciders == [1]
    mixed = position(Witch("spider-summoner", bench="02000", brewed="01000"), BUSY)
    assert payments(mixed, 0, "invoke") == ["02000/01000/00000"]


def test_fey_blessed_makes_something_of_nothing() -> None:
    state = position(Witch("fey-blessed"), OTHER)
    assert payments(state, 0, "invoke") == [f"{NONE}/{NONE}/{NONE}"]
    answer(state, 0, "invoke")
    assert cauldron(state) == "01001"


def test_fey_blessed_need_not() -> None:
    state = position(Witch("fey-blessed", bench="34999"), OTHER)
    assert offered(state, 0) == ["invoke", "finish"]
    answer(state, 0, "finish")
    assert cauldron(state) == NONE and bench(state) == "34999"


def test_fey_blessed_feeds_her_other_potions() -> None:
    state = position(Witch("fey-blessed", tableau="headache-potion"), OTHER)
    assert offered(state, 0) == ["invoke", "finish"]
    answer(state, 0, "invoke")
    assert payments(state, 0, "use headache-potion") == [f"{NONE}/01001/{NONE}"]
    answer(state, 0, "use headache-potion")
    assert cauldron(state) == "10000"
