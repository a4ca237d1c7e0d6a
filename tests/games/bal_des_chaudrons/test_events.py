"""What is told, in which order, to whom, and when."""

import random

import pytest
from games.bal_des_chaudrons.positions import (
    BUSY,
    GAME,
    Witch,
    answer,
    go_on,
    hand,
    names,
    others_answer,
    position,
    told,
)

from philtre import State
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.journal import Journal

LORES = "spore-lore web-lore croak-lore"
NOTHING = Witch()
Event = tuple[str, dict[str, str | int]]


def of(player: int, **told_of: str | int) -> dict[str, str | int]:
    """The arguments of an event about a seat."""
    return {"player": f"seat:{player}", **told_of}


def everybody(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def only(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event[0] == name]


# Characters.


def test_kept_is_told_when_all_have_chosen() -> None:
    dealt = Witch("", dealt="seer gust"), Witch("", dealt="trickster fey-blessed")
    state = position(*dealt, phase="characters", number=0, options={"characters": "draft"})
    answer(state, 1, "keep trickster")
    mine: Event = ("kept", of(1, character="character:trickster"))
    assert told(state, 1) == [mine]
    assert told(state, 0) == told(state, None) == []
    answer(state, 0, "keep gust")
    assert only(told(state, None), "kept") == [("kept", of(0, character="character:gust")), mine]


def test_discarded_by_a_redraw_and_by_a_hidden_power() -> None:
    state = position(NOTHING, Witch("seer"), phase="study")
    answer(state, 0, "redraw")
    others_answer(state, 0)
    assert only(told(state, 1), "discarded") == [("discarded", of(0, character="character:novice"))]
    state = position(Witch("hidden-power", bench="11111"), BUSY)
    answer(state, 0, "invoke", "make 3heart")
    assert names(told(state, None)) == ["invoked", "paid-bench", "made", "discarded", "filled"]


# The round.


def test_round() -> None:
    assert told(GAME.begin(2, 1, {}, Journal()), None) == [("round", {"number": 1})]
    state = go_on(position(NOTHING, BUSY, number=7))
    assert told(state, None)[-1] == ("round", {"number": 8})


def test_surged_at_once_and_overflowed_to_the_left() -> None:
    state = position(NOTHING, Witch("uncontrolled-powers", bench="02000"), NOTHING, phase="surge")
    answer(state, 1, "gain mandrake")
    for viewer in everybody(state):
        assert told(state, viewer)[-2:] == [
            ("surged", of(1, cubes="cubes:3mandrake")),
            ("overflowed", of(2, neighbour="seat:1", cubes="cubes:1mandrake")),
        ]


# The study phase.


def test_drew_is_for_the_drawer() -> None:
    journal = Journal()
    state = GAME.begin(3, 2, {}, journal)
    for seat in range(3):
        drawn = [str(event["potion"]).removeprefix("potion:") for _, event in only(told(state, seat), "drew")]
        assert sorted(drawn) == hand(state, seat)
    assert names(told(state, None)) == ["round"]


def test_redrew_is_for_all_and_what_for_the_drawer() -> None:
    state = position(NOTHING, Witch("seer"), NOTHING, phase="study")
    answer(state, 0, "redraw")
    assert told(state, 0) == [], "chance answers when all have answered"
    others_answer(state, 0)
    for viewer in (1, 2, None):
        assert names(told(state, viewer)) == ["discarded", "redrew"]
    assert names(told(state, 0)) == ["discarded", "drew", "drew", "drew", "drew", "redrew"]
    assert told(state, 1)[-1] == ("redrew", of(0, number=4))


def test_reshuffled_comes_before_what_it_is_for() -> None:
    state = position(Witch(hand=LORES), Witch("seer", hand="void-storm"), phase="study", deck=1)
    answer(state, 0, "redraw")
    assert names(told(state, 0)) == ["discarded", "drew", "reshuffled", "drew", "drew", "drew", "redrew"]
    assert only(told(state, 1), "reshuffled") == [("reshuffled", {"number": 3})]


def gambled() -> State:
    state = position(Witch("daredevil", hand="charm-of-love"), NOTHING, phase="study")
    answer(state, 0, "gamble")
    return others_answer(state, 0)


def test_gambled_is_for_all_and_what_chance_brought_for_the_daredevil() -> None:
    state = gambled()
    assert told(state, 1) == told(state, None) == [("gambled", of(0))]
    assert told(state, 0) == [("gambled", of(0)), ("chance-brought", of(0, potion="potion:charm-of-love"))]


def test_wished_is_told_with_the_reveal() -> None:
    state = answer(gambled(), 0, "wish tome")
    assert names(told(state, 0))[-1] == "wished" and names(told(state, 1)) == ["gambled"]
    answer(state, 0, "turn charm-of-love")
    events = told(state, 1)
    assert events[1:3] == [
        ("wished", of(0, arcana="arcana:tome")),
        ("revealed-turned", of(0, potion="potion:charm-of-love")),
    ]


def test_revealed_and_triggered_seat_by_seat() -> None:
    state = position(
        Witch(reveals="void-storm", bench="00001"),
        Witch("daredevil", reveals="charm-of-sleep", turned="charm-of-sleep", bonus="brew", track=(0, 0, 1)),
        Witch(reveals="shadow-curse"),
        phase="arcana",
    )
    assert told(state, None) == [
        ("revealed", of(0, potion="potion:void-storm")),
        ("triggered", of(0, arcana="arcana:raven", number=1)),
        ("revealed-turned", of(1, potion="potion:charm-of-sleep")),
        ("triggered", of(1, arcana="arcana:brew", number=1)),
        ("triggered", of(1, arcana="arcana:tome", number=1)),
        ("revealed", of(2, potion="potion:shadow-curse")),
    ]


def test_effects_are_told_when_all_are_resolved() -> None:
    brewer = Witch("potion-brewer", reveals="lost-arcana", bench="00444")
    state = position(brewer, Witch("fey-blessed", reveals="void-storm", bench="00001"), phase="arcana")
    before = told(state, 1)
    answer(state, 0, "move 1mushroom+1toad", "add heart", "remove 2spider", "open mandrake")
    mine: list[Event] = [
        ("moved", of(0, bundle="bundle:1mushroom+1toad")),
        ("added", of(0, ingredient="ingredient:heart")),
        ("removed", of(0, bundle="bundle:2spider")),
        ("opened", of(0, ingredient="ingredient:mandrake")),
    ]
    assert told(state, 0)[-4:] == mine
    assert told(state, 1) == told(state, None) == before
    answer(state, 1, "decline")
    assert told(state, None)[len(before) : len(before) + 4] == mine


def test_what_is_declined_is_not_told() -> None:
    state = position(Witch(reveals="lost-arcana", bench="00444"), BUSY, phase="arcana")
    answer(state, 0, "decline", "decline", "decline")
    assert names(told(state, 0)) == ["revealed", "triggered", "triggered", "triggered", "filled"]


# The brewing phase.


def test_used_paid_made_and_filled() -> None:
    me = Witch(tableau="toad-offering", bench="00002", brewed="00002", tomes="toad")
    state = position(me, BUSY)
    answer(state, 0, "use toad-offering", "pay bench-toad", "pay brewed-toad", "pay tome-toad")
    assert told(state, 0) == [
        ("used", of(0, potion="potion:toad-offering")),
        ("paid-bench", of(0, cubes="cubes:1toad")),
        ("paid-brewed", of(0, cubes="cubes:1toad")),
        ("paid-tome", of(0, cubes="cubes:1toad")),
        ("made", of(0, cubes="cubes:1mandrake+1mushroom+1spider")),
        ("filled", of(0, cubes="cubes:1mandrake+1mushroom+1spider+1toad")),
    ]


def test_made_tells_hybrid_spaces_with_the_others() -> None:
    state = answer(position(Witch(tableau="moon-elixir", bench="01001"), BUSY), 0, "use moon-elixir", "make 1spider")
    assert only(told(state, 0), "made") == [("made", of(0, cubes="cubes:1mandrake+1spider"))]


def test_half_a_payment_is_not_told() -> None:
    me = Witch(tableau="toad-offering", bench="00002", brewed="00002", tomes="toad")
    state = answer(position(me, BUSY), 0, "use toad-offering", "pay bench-toad")
    assert names(told(state, 0)) == ["used"]


def test_invoked_tells_the_character() -> None:
    state = answer(position(BUSY, Witch(tableau="void-storm")), 0, "invoke")
    assert told(state, 0)[0] == ("invoked", of(0, character="character:fey-blessed"))


def test_unlocks_and_opened() -> None:
    state = position(Witch("grimoire-scholar", bench="01000", brewed="01000"), BUSY)
    answer(state, 0, "unlock", "open heart")
    assert told(state, 0)[:4] == [
        ("unlocks", of(0)),
        ("paid-bench", of(0, cubes="cubes:1mandrake")),
        ("paid-brewed", of(0, cubes="cubes:1mandrake")),
        ("opened", of(0, ingredient="ingredient:heart")),
    ]


def test_took() -> None:
    state = answer(position(Witch("jack-of-all-trades", cauldron="11111"), BUSY), 0, "take toad")
    assert told(state, 0)[-2:] == [
        ("filled", of(0, cubes="cubes:1heart+1mandrake+1mushroom+1spider+1toad")),
        ("took", of(0, ingredient="ingredient:toad")),
    ]


@pytest.mark.parametrize("brewing", ["initiative", "blind"])
def test_a_turn_is_told_in_one_piece_when_it_shows(brewing: str) -> None:
    first, second = Witch(tableau="finding-hex", bench="00001"), Witch(tableau="web-lore", bench="00010")
    state = position(second, first, options={"brewing": brewing})
    answer(state, 0, "use web-lore")
    assert names(told(state, 0)) == ["used", "paid-bench", "made", "filled"]
    assert told(state, 1) == told(state, None) == []
    answer(state, 1, "use finding-hex")
    turns = [event["player"] for name, event in told(state, None) if name in ("used", "paid-bench", "made", "filled")]
    in_order = ["seat:1"] * 4 + ["seat:0"] * 4
    assert turns == (in_order if brewing == "initiative" else in_order[::-1])


def test_passed_and_overflowed_kind_by_kind() -> None:
    state = position(Witch(bench="20090"), Witch(cauldron="20010"), NOTHING)
    events = [event for event in told(state, None) if event[0] in ("passed", "overflowed")]
    assert events == [
        ("passed", of(0, neighbour="seat:2", cubes="cubes:")),
        ("passed", of(1, neighbour="seat:0", cubes="cubes:2heart+1spider")),
        ("overflowed", of(1, neighbour="seat:0", cubes="cubes:1heart")),
        ("overflowed", of(1, neighbour="seat:0", cubes="cubes:1spider")),
        ("passed", of(2, neighbour="seat:1", cubes="cubes:")),
    ]


def test_hands_passed_to_all_and_received_what_to_each() -> None:
    state = position(Witch(hand=LORES), Witch(hand="void-storm"), Witch("trickster", hand="lava-magic"))
    assert names(told(state, None))[-3:] == ["hands-passed", "trick-turned", "round"]
    assert only(told(state, None), "trick-turned") == [("trick-turned", of(2))]
    for viewer in everybody(state):
        received = [event for _, event in only(told(state, viewer), "received")]
        expected = {0: "lava-magic", 1: LORES, 2: "void-storm"}.get(-1 if viewer is None else viewer, "")
        assert [event["potion"] for event in received] == [f"potion:{name}" for name in expected.split()]
        assert all(event["player"] == f"seat:{viewer}" for event in received)


def test_reached() -> None:
    state = position(Witch(circle="00005"), Witch(circle="00033"))
    assert state.over
    assert told(state, None)[-2:] == [("reached", of(0, number=5)), ("reached", of(1, number=6))]


def test_exhausted() -> None:
    state = position(Witch(hand=""), Witch(hand=""), deck=0, number=9)
    while not state.over:
        others_answer(state)
    assert told(state, None)[-1] == ("exhausted", {"number": 9})


def test_every_event_is_told_in_some_game() -> None:
    heard = {"exhausted", "reshuffled", "took"}  # too rare for random games; told above
    for seed in range(14):
        chance = random.Random(seed)
        state = GAME.begin(5, seed, {"characters": ("draft", "novice")[seed % 2]}, Journal())
        while not state.over:
            seat = chance.choice(state.deciders)
            state.play(seat, chance.choice(state.legal(seat)))
        for seat in range(5):
            heard |= set(names(told(state, seat)))
    assert heard == {event.name for event in LEXICON.events}
