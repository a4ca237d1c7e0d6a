"""Each potion, on both of its sides: what it needs, and what it makes."""

from itertools import product

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    NONE,
    Witch,
    answer,
    asked,
    bench,
    bundle,
    cauldron,
    digits,
    effects,
    go_on,
    is_turned,
    made,
    names,
    offered,
    others_answer,
    outputs,
    pay,
    payments,
    position,
    refused,
    tableau,
    told,
    track,
)

from philtre import State
from philtre.games.bal_des_chaudrons.state import *

CARDS = {potion["id"]: potion for potion in BOX["potion"]}
SIDES_OF_ALL = [(name, turned) for name in CARDS for turned in (False, True)]
USABLE = [side for side in SIDES_OF_ALL if side[0] != "lost-arcana"]


def readings(spaces: str) -> list[str]:
    """All that may lie on some spaces, as digits."""
    choices = product(*(space.split("/") for space in spaces.split()))
    return sorted({digits([chosen.count(name) for name in INGREDIENTS]) for chosen in choices})


def side(name: str, turned: bool) -> tuple[list[str], list[str]]:
    inputs, outputs = CARDS[name]["inputs"], CARDS[name]["outputs"]
    return (readings(outputs), readings(inputs)) if turned else (readings(inputs), readings(outputs))


def brewer(name: str, turned: bool, bench: str) -> State:
    """Somebody who has this potion alone, and if need be could turn it."""
    one_way = turned and not CARDS[name]["reversible"]
    witch = Witch("gust" if one_way else "novice", bench=bench, tableau=name, turned=name if turned else "")
    return position(witch, BUSY)


@pytest.mark.parametrize(("name", "turned"), USABLE)
def test_each_potion_empties_the_bench_and_fills_the_cauldron(name: str, turned: bool) -> None:
    needs, makes = side(name, turned)
    for needed in needs:
        state = brewer(name, turned, needed)
        assert offered(state, 0) == [f"use {name}", "finish"]
        assert payments(state, 0, f"use {name}") == [f"{needed}/{NONE}/{NONE}"]
        answer(state, 0, f"use {name}")
        if len(makes) == 1:
            assert bench(state) == NONE and made(state, 0) == cauldron(state) == makes[0]
            continue
        assert asked(state, 0) == "make" and outputs(state, 0) == makes
        for choice in offered(state, 0):
            chosen = answer(brewer(name, turned, needed), 0, f"use {name}", choice)
            assert bench(chosen) == NONE and made(chosen, 0) == cauldron(chosen)
            assert cauldron(chosen) in makes


@pytest.mark.parametrize(("name", "turned"), USABLE)
def test_each_potion_is_out_of_reach_with_one_cube_less(name: str, turned: bool) -> None:
    for needed in side(name, turned)[0]:
        for kind in range(KINDS):
            if needed[kind] == "0":
                continue
            state = brewer(name, turned, f"{needed[:kind]}{int(needed[kind]) - 1}{needed[kind + 1 :]}")
            assert state.deciders == [1], "there is nothing to ask her"
            assert names(told(state, 0)) == ["filled"] and cauldron(state) == NONE


@pytest.mark.parametrize(("name", "turned"), USABLE)
def test_each_potion_can_be_paid_from_the_outputs_alone(name: str, turned: bool) -> None:
    for needed in side(name, turned)[0]:
        lain = Witch("gust", brewed=needed, tableau=name, turned=name if turned else "")
        assert payments(position(lain, BUSY), 0, f"use {name}") == [f"{NONE}/{needed}/{NONE}"]


@pytest.mark.parametrize(("name", "turned"), USABLE)
def test_each_potion_is_paid_out_of_plenty_by_each_reading(name: str, turned: bool) -> None:
    needs = side(name, turned)[0]
    plenty = Witch("gust", bench="34999", tableau=name, turned=name if turned else "")
    assert payments(position(plenty, BUSY), 0, f"use {name}") == [f"{needed}/{NONE}/{NONE}" for needed in needs]
    for needed in needs:
        state = pay(position(plenty, BUSY), 0, f"use {name}", f"{needed}/{NONE}/{NONE}")
        assert bench(state) == digits([full - int(cubes) for full, cubes in zip(CAPACITY, needed, strict=True)])


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("character", ["trickster", "gust"])
def test_each_potion_is_turned_by_whom_it_may(character: str, name: str) -> None:
    spare = "web-lore" if name == "lost-arcana" else "lost-arcana"
    state = position(Witch(character, bench="34999", hand=f"{name} {spare}"), BUSY, phase="study")
    assert set(offered(state, 0, "play")) == {name, spare}
    if not (CARDS[name]["reversible"] or (character == "gust" and name != "lost-arcana")):
        assert refused(state, 0, f"turn {name}") == "one-way"
        return
    for verb in ("play", "turn"):
        laid = others_answer(answer(state.copy(), 0, f"{verb} {name}"), 0)
        assert name in tableau(laid) and is_turned(laid, 0, name) == (verb == "turn")


@pytest.mark.parametrize("name", CARDS)
def test_each_potion_shows_its_symbols_on_both_sides(name: str) -> None:
    symbols = tuple(CARDS[name]["arcana"].split().count(arcana) for arcana in ARCANA)
    for turned in ("", name):
        state = position(Witch("gust", bench="34999", reveals=name, turned=turned), BUSY, phase="arcana")
        assert track(state) == symbols
        assert effects(state) == tuple(number // 2 for number in symbols)


def test_the_lost_arcana_is_never_used() -> None:
    both = Witch("gust", bench="34999", tableau="void-storm lost-arcana", tomes=" ".join(INGREDIENTS))
    state = position(both, BUSY)
    assert offered(state, 0) == ["use void-storm", "finish"]
    assert refused(state, 0, "use lost-arcana") == "nothing-on-it"
    hand = Witch("gust", hand="void-storm lost-arcana")
    assert offered(position(hand, BUSY, phase="study"), 0, "turn") == ["void-storm"]


def test_most_potions_can_be_used_in_the_first_round() -> None:
    """Of the 60 potions a Novice can use 51 at once, as they are."""
    usable = [name for name in CARDS if 0 in brewer(name, False, "01444").deciders]
    assert len(usable) == 51
    assert set(CARDS) - set(usable) == {
        "lost-arcana",
        "secret-summoning",
        "shadow-curse",
        "mushroom-flood",
        "spider-quake",
        "toad-tornado",
        "lava-magic",
        "storm-magic",
        "river-magic",
    }


def test_hybrid_spaces_are_chosen_at_each_use() -> None:
    state = position(Witch(bench="00004", tableau="charm-of-love", turned="charm-of-love"), BUSY)
    for cubes in ("00100", "00010"):
        answer(state, 0, "use charm-of-love", bundle("make", cubes))
        assert cauldron(state) == cubes
        go_on(state)
        go_on(state, "brewing")
