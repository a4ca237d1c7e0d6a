"""Our rulings of forges, assistants and the end; RULINGS.md gives the reasons."""

from typing import Any

import pytest
from games.ars_alchimia.positions import (
    GAME,
    at_forge,
    card_on,
    employed,
    layers,
    minimum_of,
    offered,
    play,
    played_out,
    position,
    refused,
    rolling,
    stock,
    told,
    workers,
)

from philtre import State
from philtre.games.ars_alchimia.state import *


def test_R28_elixir_is_made_of_two_different_basic_resources() -> None:
    state = at_forge(resources="2flower 1snow 1elixir", orders=["furnace-stone"])
    assert state.b[DONE] == 1 and stock(state) == "1flower 2elixir", "flower and snow were all there was to do"
    assert offered(state) == ["fulfil furnace-stone", "stop"]
    full = at_forge(resources="1flower 1snow 4elixir", orders=["furnace-stone cooling-jar"])
    assert offered(full, "distil") == [] and refused(full, "distil flower+snow").reason == "elixir-full"


def test_R29_a_required_elixir_is_paid_in_elixir() -> None:
    state = at_forge(resources="1snow 1fire 1flower 1elixir", orders=["bottled-lightning"], assistants=["witch"])
    play(state, "fulfil bottled-lightning")
    assert stock(state) == "1flower"


def test_R30_elixir_may_be_paid_though_the_resource_is_there() -> None:
    state = at_forge(resources="1flower 1snow 2elixir", orders=["fragrant-soap"])
    play(state, "fulfil fragrant-soap")
    assert offered(state, "pay") == ["1flower+1snow", "1snow+1elixir", "1flower+1elixir", "2elixir"]
    play(state, "pay 2elixir")
    assert stock(state) == "1flower 1snow"


def test_R31_using_an_assistant_costs_no_worker() -> None:
    state = position(assistants=["merchant nymph"], resources="2flower")
    play(state, "exchange flower", "swap nymph", "gain sand")
    assert workers(state) == (9, 0)


def test_R32_powers_are_offered_at_ones_own_decisions() -> None:
    helpers = "nymph merchant homunculus witch"
    turn = position(assistants=[helpers], resources="2flower 2snow", square=(1, 0, 0))
    assert {"swap nymph", "exchange flower", "reclaim"} <= set(offered(turn))
    forge = at_forge(assistants=[helpers], resources="2flower 2snow", orders=["cooling-jar"], square=(1, 0, 0))
    assert {"swap nymph", "exchange flower", "bewitch cooling-jar"} <= set(offered(forge))
    assert "reclaim" not in offered(forge)
    salary = position(year=2, phase=PAYING_SALARIES, assistants=[helpers], resources="2flower")
    assert {"swap nymph", "exchange flower"} <= set(offered(salary))


def test_R32_whoever_is_out_of_workers_is_asked_while_a_power_is_left() -> None:
    state = position(assistants=["merchant"], resources="2flower", available=(0, 9, 9))
    assert offered(state) == ["exchange flower", "pass"]
    play(state, "exchange flower")
    assert state.b[PASSED] == 1 and state.deciders == [1], "with nothing left the pass is not a choice"


def ended(**laid: Any) -> State:
    state = position(year=4, **laid)
    return play(state, *["pass"] * len(state.scores))


def test_R33_no_order_of_a_category_is_worth_nothing() -> None:
    assert ended().scores == [0, 0, 0]


def test_R34_half_points_rounded_down_may_leave_less_than_nothing() -> None:
    assert ended(orders=["horn-of-plenty feather-alloy phoenix-quill"]).scores[0] == -6 - 3 - 2


def test_R35_still_equal_they_share_the_victory() -> None:
    state = ended(track=(7, 7, 3))
    assert state.winners == [0, 1] and state.ranking == [1, 1, 3]


def test_R36_only_fulfilled_orders_count_for_specialities() -> None:
    state = ended(orders=["phoenix-quill"], fulfilled=["fairy-lantern"])
    assert state.b[FOR_SPECIALITIES] == 0
    assert ended(fulfilled=["fairy-lantern phoenix-quill"]).b[FOR_SPECIALITIES] == 1


def test_R37_used_assistants_count_at_the_end() -> None:
    state = position(year=4, assistants=["homunculus elf"], square=(2, 0, 0), resources="3elixir")
    play(state, "reclaim", *["pass"] * 3)
    assert state.b[FOR_ASSISTANTS] == 2 and state.b[FOR_ELIXIRS] == 3 and state.scores[0] == 5


def test_R38_a_pass_is_final_and_comes_by_itself_when_nothing_else_is_left() -> None:
    state = position(spots={"l1": "mana-meadow"}, available=(0, 9, 0))
    assert state.deciders == [1]
    assert [event for event in told(state, None) if event[0] == "passed"] == [("passed", {"player": "seat:0"})]
    play(state, "place l1", "send 1")
    assert state.deciders == [1], "the others are out for the year"
    play(state, "pass")
    assert state.b[YEAR] == 2


def test_R39_ready_when_hired_used_after_use_refreshed_at_the_end_of_the_year() -> None:
    state = position(assistants=["homunculus"], square=(5, 0, 0))
    ready = GAME.view(state, 0).board.overseers[0].assistants[0].ready
    play(state, "reclaim")
    used = GAME.view(state, 0).board.overseers[0].assistants[0].ready
    play(state, *["pass"] * 3)
    refreshed = GAME.view(state, 0).board.overseers[0].assistants[0].ready
    assert (ready, used, refreshed) == (True, False, True)


def test_R40_dismissing_during_a_visit_stops_what_comes_later() -> None:
    held: dict[str, Any] = {"resources": "3flower 3snow", "assistants": ["priestess nymph"]}
    state = at_forge("copper-still", 3, **held)
    play(state, "distil flower+snow", "swap priestess", "gain sand", "distil flower+snow")
    assert state.scores[0] == 2 + 1 and state.b[PERFECT] == 0


def test_R41_dismissed_assistants_go_under_the_pile_one_by_one() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["elf dwarf golem"])
    play(state, "dismiss golem", "dismiss elf", "keep")
    assert layers(state, "assistant")[-2:] == [["golem"], ["elf"]]


def test_R42_any_resource_below_its_maximum_and_even_the_nymph() -> None:
    state = position(assistants=["nymph"], resources="6flower 4elixir")
    play(state, "swap nymph")
    assert offered(state, "gain") == ["snow", "fire", "sand"]
    assert refused(state, "gain elixir").reason == "resource-full"
    play(state, "gain snow")
    assert employed(state) == "" and stock(state) == "6flower 1snow 4elixir"


@pytest.mark.parametrize(("owner", "least"), [(1, 3), (0, 4)])
def test_R43_matching_is_for_crews_of_opponents(owner: int, least: int) -> None:
    state = position(crews={"gp": (owner, 3)}, assistants=["golem treasure-hunter"], resources="1flower 1snow")
    assert minimum_of(state, "gp") == least, "two such powers do not add up"


def test_R43_extra_workers_are_counted_from_the_reduced_minimum() -> None:
    state = position(spots={"l1": "world-tree"}, crews={"l1": (1, 2)}, assistants=["scout"])
    after = rolling(state, 5, "place l1", "send 3")
    assert ("rolled", {"player": "seat:0", "die": 5, "more": 1, "needed": 6}) in told(after, None)
    assert minimum_of(position(spots={"l1": "world-tree"}, assistants=["scout"]), "l1") == 1


def test_R44_a_spirit_adds_one_to_a_visit_whatever_the_amount() -> None:
    for location, gathered in (("mana-meadow", "3flower"), ("world-tree", "2flower 1snow 1fire")):
        state = position(spots={"l1": location}, assistants=["dryad"])
        assert stock(rolling(state, 1, "place l1", "send 1")) == gathered
    abbey = position(spots={"l1": "haunted-abbey"}, assistants=["dryad"])
    assert stock(rolling(abbey, 4, "place l1", "send 1")) == "1flower 1snow 1sand", "not for the bonus"


def test_R45_the_professor_counts_for_taking_orders_only() -> None:
    state = ended(assistants=["professor"], fulfilled=["litmus-paper", "laboratory-burner"], track=(1, 2, 0))
    assert state.b[FOR_SPECIALITIES] == 0
    assert state.scores[:2] == [2, 2] and state.winners == [0, 1]


def test_R46_four_years_whatever_happens() -> None:
    state = GAME.new(players=3, seed=5)
    years = []
    while not state.over:
        years.append(state.b[YEAR])
        legal = state.legal(state.deciders[0])
        state.play(state.deciders[0], PASS if PASS in legal else legal[0])
    assert sorted(set(years)) == [1, 2, 3, 4] and state.scores == [0, 0, 0]
    assert state.winners == [0, 1, 2]


def test_R47_points_have_no_limit() -> None:
    state = at_forge(resources="1flower 2fire", orders=["phoenix-quill"], track=(998, 0, 0))
    play(state, "fulfil phoenix-quill")
    assert state.scores[0] == 1003


def test_R48_everybody_sees_the_same() -> None:
    state = position(assistants=["elf"], orders=["", "phoenix-quill"], resources="2flower")
    rows = []
    for viewer in (0, 1, 2, None):
        seen = state.seen_by(viewer)
        rows.append(list(seen.b)[4:])
    assert rows[0] == rows[1] == rows[2] == rows[3]


def test_R49_payments_of_the_same_cubes_are_one() -> None:
    state = at_forge(resources="1flower 1snow 2elixir", orders=["fragrant-soap"], assistants=["witch"])
    play(state, "bewitch fragrant-soap")
    assert offered(state, "pay") == ["1snow", "1flower", "1elixir"]


def test_R50_a_used_card_that_is_hired_again_is_ready() -> None:
    others = " ".join(token for token in ASSISTANT.tokens if token not in ("homunculus", "nymph", "elf"))
    state = position(spots={"s1": "elf"}, assistants=["homunculus nymph", others], square=(4, 0, 0))
    play(state, "reclaim", "swap homunculus", "gain sand", "place s1", "send 1", "pass", "pass")
    assert card_on(state, "s1") == "homunculus"
    play(state, "place s1", "send 2", "reclaim")
    assert workers(state)[1] == 1, "4 and the crew of 1 that was displaced, less 2 and 2"


def test_R51_workers_left_are_kept() -> None:
    state = position(available=(5, 9, 9))
    play(state, *["pass"] * 3)
    assert workers(state) == (5, 0) and stock(state) == "" and state.scores == [0, 0, 0]


@pytest.mark.slow
def test_R46_greedy_games_have_four_years() -> None:
    for players in GAME.players:
        state = played_out(GAME.new(players=players, seed=players), ["greedy"] * players, players)
        assert state.b[YEAR] == 4
