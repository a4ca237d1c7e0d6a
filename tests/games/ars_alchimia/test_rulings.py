"""Our rulings, where the rulebook leaves a doubt; RULINGS.md gives the reasons. Turns, crews and orders."""

from collections import Counter
from pathlib import Path

import pytest
from games.ars_alchimia.positions import (
    GAME,
    accepted,
    asked,
    at_forge,
    card_on,
    crew,
    employed,
    layers,
    minimum_of,
    names,
    offered,
    play,
    position,
    refused,
    rolling,
    stock,
    told,
    words_of,
    workers,
)

from philtre import Unreadable
from philtre.games.ars_alchimia.state import *


def test_R1_two_players_play_an_unofficial_variant() -> None:
    board = GAME.view(GAME.new(players=2, seed=1), None).board
    assert not board.official and len(board.spots) == 13
    assert [spot.id for spot in board.spots if spot.location or spot.forge or spot.assistant] == [
        *("l1", "l2"),
        "g1",
        *("s1", "s2"),
    ]
    assert [workshop.number for workshop in board.workshops] == [1, 3]
    assert {overseer.available + overseer.reserve for overseer in board.overseers} == {16}
    assert all(GAME.view(GAME.new(players=players, seed=1), None).board.official for players in (3, 4))
    with pytest.raises(Unreadable):
        GAME.new(players=5)


def test_R1_the_variant_is_named_as_such() -> None:
    from philtre.table import Course

    told_first = Course(GAME, 2, 1, {}).log(None)[0]
    assert told_first.id == "event-unofficial"
    assert "unofficial" in words_of("en").message(told_first)
    assert "non officielle" in words_of("fr").message(told_first)


def test_R2_once_a_round_is_once_a_year() -> None:
    state = position(square=(4, 0, 0), assistants=["homunculus"], spots={"l1": "mana-meadow"})
    play(state, "reclaim", "place l1", "send 1", "pass", "pass")
    assert state.deciders == [0] and refused(state, "reclaim").reason == "already-used"


def test_R3_the_die_has_six_sides() -> None:
    state = position(spots={"l1": "mana-meadow"})
    for die in range(1, 7):
        assert rolling(state, die, "place l1", "send 1")
    with pytest.raises(AssertionError, match="no die shows 7"):
        rolling(state, 7, "place l1", "send 1")


def test_R4_three_players_do_without_the_fourth_workshop() -> None:
    state = position(track=(0, 1, 2))
    play(state, *["pass"] * 3)
    assert offered(state, "workshop") == ["1", "2", "3"]
    assert refused(state, "workshop 4").reason == "workshop-unused"


def test_R5_workshops_bring_two_or_three_workers_for_good() -> None:
    state = position(players=4, track=(0, 1, 2, 3))
    play(state, *["pass"] * 4, "workshop 1", "workshop 2", "workshop 3")
    assert [workers(state, seat)[0] for seat in range(4)] == [11, 11, 12, 12]
    play(state, *["pass"] * 4)
    assert [workers(state, seat)[0] for seat in range(4)] == [11, 11, 12, 12], "they come home"


def test_R6_only_the_track_decides_who_chooses_first() -> None:
    state = position(track=(1, 0, 0), resources="4elixir", assistants=["elf dwarf"], workshops=(1, 3, 2))
    play(state, *["pass"] * 3)
    assert state.deciders == [2], "of equals, the lower workshop of last year"
    play(state, "workshop 3")
    assert state.deciders == [1]


def test_R7_workshops_are_dealt_in_the_first_year() -> None:
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        state = GAME.new(players=3, seed=seed)
        dealt[tuple(state.b[ME * seat + WORKSHOP_OF] for seat in range(3))] += 1
        assert asked(state) == "turn"
    assert len(dealt) == 6


def test_R8_workshops_then_workers_then_salaries_in_the_order_of_turns() -> None:
    state = position(track=(0, 1, 2), assistants=["elf", "dwarf", ""], available=(0, 0, 5))
    play(state, "pass", "workshop 3", "workshop 2")  # the first two have nobody to send
    assert asked(state) == "salary" and state.deciders == [1], "the lower workshop first"
    play(state, "keep")
    assert workers(state, 1) == (1, 1), "paid out of the workers just come"
    assert state.deciders == [0] and asked(state) == "salary"
    play(state, "keep")
    assert names(told(state, None))[-5:] == ["welcomed", "welcomed", "welcomed", "paid-salaries", "paid-salaries"]


def test_R9_who_cannot_pay_must_dismiss() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["elf dwarf"], available=(1, 9, 9))
    assert refused(state, "keep").reason == "too-few-workers"
    assert offered(state) == ["dismiss elf", "dismiss dwarf"]
    play(state, "dismiss elf")
    assert offered(state) == ["keep", "dismiss dwarf"]
    play(state, "keep")
    assert workers(state) == (0, 1)


def test_R9_without_an_assistant_left_nothing_is_asked() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["elf"])
    play(state, "dismiss elf")
    assert asked(state) == "turn" and workers(state) == (9, 0)


def test_R10_no_salary_in_the_year_of_hiring() -> None:
    state = play(position(spots={"s1": "elf"}), "place s1", "send 1")
    assert employed(state) == "elf" and workers(state) == (8, 0)


def test_R11_one_more_is_the_least_not_the_most() -> None:
    state = position(spots={"o1": "phoenix-quill"}, crews={"o1": (1, 2)})
    play(state, "place o1")
    assert offered(state, "send") == [str(size) for size in range(3, 10)]
    assert refused(state, "send 2").reason == "crew-too-small"
    assert refused(state, "send 10").reason == "too-few-workers"


def test_R12_ones_own_crew_is_outbid_like_any_other() -> None:
    state = position(spots={"l1": "mana-meadow"}, crews={"l1": (0, 4)}, passed=[1, 2])
    assert minimum_of(state, "l1") == 5
    play(state, "place l1", "send 5")
    assert workers(state) == (4, 4) and crew(state, "l1") == (0, 5)


@pytest.mark.parametrize(
    ("spot", "card", "following"), [("o1", "phoenix-quill", "steam-valve"), ("s1", "elf", "golem")]
)
def test_R13_the_crew_belongs_to_the_spot(spot: str, card: str, following: str) -> None:
    state = position(spots={spot: card}, next=following)
    play(state, f"place {spot}", "send 2")
    assert card_on(state, spot) == following and minimum_of(state, spot) == 3


@pytest.mark.parametrize("pile", ["lp", "gp"])
def test_R13_face_down_piles_escalate_too(pile: str) -> None:
    state = position(resources="2flower 2snow", next="tin-crucible")
    play(state, f"place {pile}", "send 2")
    if state.deciders == [0]:
        play(state, "stop")
    for kind in range(KINDS):
        state.b[ME + RESOURCES + kind] = 1
    state.moves_of = -1
    assert state.deciders == [1] and minimum_of(state, pile) == 3


def test_R14_one_goes_only_where_one_can_act() -> None:
    state = position(spots={"o1": "phoenix-quill", "g1": "titan-cauldron", "l1": "mana-meadow"}, resources="6flower")
    assert offered(state, "place") == ["o1", "l1", "lp"], "a location even with full stocks"
    held = "cooling-jar fragrant-soap furnace-stone"
    assert "o1" not in offered(position(spots={"o1": "phoenix-quill"}, orders=[held]), "place")


def test_R15_extra_workers_only_raise_the_price_of_orders_and_assistants() -> None:
    state = position(spots={"o1": "phoenix-quill", "s1": "elf"})
    play(state, "place o1", "send 5", "place s1", "send 4")
    assert accepted(state) == "phoenix-quill" and employed(state, 1) == "elf"
    assert minimum_of(state, "o1") == 6 and minimum_of(state, "s1") == 5
    assert "rolled" not in names(told(state, None))


def test_R16_one_transformation_is_a_must_the_others_are_not() -> None:
    state = at_forge(resources="2flower 2snow 2fire")
    assert refused(state, "stop").reason == "must-transform"
    play(state, "distil flower+snow", "stop")
    assert state.deciders == [1] and stock(state) == "1flower 1snow 2fire 1elixir"


def test_R16_none_is_a_must_when_none_is_left() -> None:
    state = at_forge(resources="2flower 1snow", assistants=["merchant nymph"])
    play(state, "exchange flower")
    assert offered(state, "distil") == [] and "stop" in offered(state)


def test_R17_four_orders_at_most() -> None:
    held = "cooling-jar fragrant-soap furnace-stone"
    state = position(spots={"o1": "phoenix-quill"}, orders=[held], assistants=["secretary steward"])
    play(state, "place o1", "send 1", "pass", "pass")
    assert refused(state, "place o1").reason == "orders-full", "two such assistants do not make five"


def test_R18_university_orders_unlock_for_their_maker_only() -> None:
    state = position(year=2, spots={"o4": "feather-alloy"}, fulfilled=["astral-globe"])
    assert "o4" in offered(state, "place"), "a University order of level B counts as well"
    play(state, "pass")
    assert "o4" not in offered(state, "place")


def test_R19_levels_do_not_limit_fulfilling() -> None:
    state = at_forge(resources="3flower 2snow 2fire", orders=["horn-of-plenty"])
    play(state, "fulfil horn-of-plenty")
    assert state.scores[0] == 12


def test_R20_the_last_year_is_open_to_all() -> None:
    shown = {"o4": "feather-alloy", "o6": "horn-of-plenty"}
    assert set(shown) <= set(offered(position(year=4, spots=shown), "place"))


def test_R21_an_empty_spot_waits_for_the_next_year() -> None:
    hired = " ".join(token for token in ASSISTANT.tokens if token not in ("elf", "nymph"))
    state = position(spots={"s1": "elf"}, assistants=["nymph", hired])
    play(state, "place s1", "send 1")
    assert card_on(state, "s1") is None and layers(state, "assistant") == []
    play(state, "pass", "pass", "swap elf", "gain sand")
    assert card_on(state, "s1") is None and refused(state, "place s1").reason == "spot-empty"
    play(state, "pass", "workshop 1", "workshop 2")
    assert card_on(state, "s1") == "elf"


def test_R22_open_cards_go_under_their_piles_together() -> None:
    shown = {
        "o1": "phoenix-quill",
        "o2": "steam-valve",
        "l1": "mana-meadow",
        "l2": "world-tree",
        "g1": "titan-cauldron",
    }
    state = position(spots=shown, orders=["cooling-jar"], fulfilled=["", "litmus-paper"], assistants=["elf"])
    play(state, *["pass"] * 3)
    assert layers(state, "c")[-1] == ["steam-valve", "phoenix-quill"]
    assert layers(state, "location")[-1] == ["mana-meadow", "world-tree"]
    assert layers(state, "forge")[-1] == ["titan-cauldron"]
    assert accepted(state) == "cooling-jar" and employed(state) == "elf"
    assert not set(shown.values()) & {card_on(state, spot) for spot in SPOT_NAMES}, "the piles were large enough"


def test_R22_a_small_pile_deals_them_again() -> None:
    done = " ".join(order["id"] for order in BOX["order"][35:40])
    state = position(spots={"o6": "philosophers-stone"}, fulfilled=[done], orders=["tome-of-creation"])
    play(state, *["pass"] * 3)
    assert card_on(state, "o6") == "philosophers-stone"


def test_R23_after_the_last_year_the_board_is_left_as_it_lies() -> None:
    state = position(year=4, spots={"o1": "phoenix-quill", "l1": "mana-meadow"})
    play(state, *["pass"] * 3)
    assert state.over and card_on(state, "o1") == "phoenix-quill" and card_on(state, "l1") == "mana-meadow"


def test_R24_resources_above_the_maximum_are_lost() -> None:
    assert list(MOST) == [6, 6, 6, 4, 4]
    state = position(spots={"l1": "spirit-dunes"}, resources="3sand")
    assert stock(rolling(state, 6, "place l1", "send 1")) == "4sand"


def test_R25_certain_gain_then_die_then_bonus() -> None:
    state = rolling(position(spots={"l1": "mana-meadow"}), 3, "place l1", "send 1")
    assert names(told(state, None)) == ["placed", "gathered", "rolled", "won-bonus"]


def test_R26_the_crew_is_sent_before_the_card_is_seen() -> None:
    state = position(next="spirit-dunes")
    play(state, "place lp")
    assert asked(state) == "crew" and GAME.view(state, 0).board.sending.chances == []
    after = rolling(state, 4, "send 2")
    assert names(told(after, None)) == ["placed", "found-location", "gathered", "rolled", "won-bonus"]
    assert stock(after) == "3sand" and layers(after, "location")[-1] == ["spirit-dunes"]


def test_R27_one_roll_for_the_whole_day() -> None:
    state = at_forge("titan-cauldron", 6, crew=2, resources="3flower 3snow 2fire")
    play(state, "distil flower+snow", "distil flower+snow", "distil flower+fire", "distil snow+fire")
    assert state.scores[0] == 4 and names(told(state, None)).count("rolled") == 1


def test_every_ruling_and_case_is_named_by_a_test() -> None:
    written = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert all(f"def test_R{number}_" in written for number in range(1, 52))
    assert all(f"def test_E{number}_" in written for number in range(1, 16))
    assert all(f"def test_X{number}_" in written for number in range(1, 25))
