"""Further cases: positions in which a rule bites."""

from games.ars_alchimia.positions import (
    accepted,
    asked,
    at_forge,
    card_on,
    crew,
    fulfilled_by,
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
    workers,
)

from philtre.games.ars_alchimia.state import *


def test_X1_one_may_outbid_oneself() -> None:
    state = position(spots={"l1": "mana-meadow"}, crews={"l1": (0, 2)}, available=(5, 9, 9))
    assert minimum_of(state, "l1") == 3
    play(state, "place l1", "send 3")
    assert crew(state, "l1") == (0, 3) and workers(state) == (2, 2)


def test_X2_the_crew_stays_when_the_order_is_replaced() -> None:
    state = position(spots={"o1": "phoenix-quill"}, next="fragrant-soap")
    play(state, "place o1", "send 1")
    assert card_on(state, "o1") == "fragrant-soap" and state.deciders == [1]
    assert minimum_of(state, "o1") == 2


def test_X3_the_crew_on_a_pile_counts_for_every_card() -> None:
    state = position(crews={"lp": (0, 3)}, passed=[0], next="ember-crater")
    assert state.deciders == [1] and minimum_of(state, "lp") == 4
    after = rolling(state, 2, "place lp", "send 5")
    assert stock(after, 1) == "3fire", "a worker more than the minimum makes the die a 3"
    assert layers(after, "location")[-1] == ["ember-crater"]


def test_X4_golem_matches() -> None:
    state = position(
        spots={"g1": "clockwork-forge"},
        crews={"g1": (1, 2)},
        assistants=["golem"],
        available=(2, 9, 9),
        resources="1flower 1snow",
    )
    assert "g1" in offered(state, "place")
    after = rolling(state, 5, "place g1")
    assert ("rolled", {"player": "seat:0", "die": 5, "more": 0, "needed": 6}) in told(after, None)


def test_X5_golem_does_not_match_its_own_master() -> None:
    state = position(
        spots={"g1": "clockwork-forge"}, crews={"g1": (0, 2)}, assistants=["golem"], resources="1flower 1snow"
    )
    assert minimum_of(state, "g1") == 3


def test_X6_a_seven_needs_more_than_a_die() -> None:
    state = position(spots={"g1": "titan-cauldron"}, resources="2flower 2snow")
    assert rolling(state, 6, "place g1", "send 1").b[PERFECT] == 0
    assert rolling(state, 6, "place g1", "send 2").b[PERFECT] == 1


def test_X7_what_does_not_fit_is_lost() -> None:
    state = rolling(position(spots={"l1": "mana-meadow"}, resources="5flower"), 3, "place l1", "send 1")
    assert stock(state) == "6flower"
    assert [event["gained"] for name, event in told(state, None) if "gained" in event] == ["gained:1flower", "gained:"]


def test_X8_no_forge_without_a_pair() -> None:
    state = position(spots={"g1": "titan-cauldron"}, resources="3flower")
    assert not {"g1", "gp"} & set(offered(state, "place"))
    assert refused(state, "place gp").reason == "nothing-to-transform"


def test_X9_no_forge_with_elixir_at_its_maximum() -> None:
    state = position(spots={"g1": "titan-cauldron"}, resources="1flower 1snow 4elixir")
    assert not {"g1", "gp"} & set(offered(state, "place"))


def test_X10_four_ways_to_pay() -> None:
    state = at_forge(resources="1flower 1snow 1sand 2elixir", orders=["mirror-of-tidings"])
    play(state, "fulfil mirror-of-tidings")
    assert sorted(offered(state, "pay")) == [
        "1flower+1sand+2elixir",
        "1flower+1snow+1sand+1elixir",
        "1flower+1snow+2elixir",
        "1snow+1sand+2elixir",
    ]


def test_X11_a_required_elixir_is_not_a_joker() -> None:
    state = at_forge(resources="1flower 1snow 1sand 1elixir", orders=["bottled-lightning"])
    assert offered(state, "fulfil") == []
    assert refused(state, "fulfil bottled-lightning").reason == "resources-missing"


def test_X12_only_with_the_witch() -> None:
    state = at_forge(resources="2fire", orders=["phoenix-quill"], assistants=["witch"])
    assert stock(state) == "" and fulfilled_by(state) == "phoenix-quill", "the only thing to do is done"
    assert ("bewitched", {"player": "seat:0", "order": "order:phoenix-quill"}) in told(state, None)


def test_X13_four_orders_without_the_secretary() -> None:
    held = "cooling-jar fragrant-soap furnace-stone quenching-oil"
    state = position(spots={"o1": "phoenix-quill"}, orders=[held], assistants=["secretary nymph"])
    play(state, "swap secretary", "gain flower")
    assert accepted(state) == held
    for number in (4, 3):
        assert refused(state, "place o1").reason == "orders-full"
        fewer = position(spots={"o1": "phoenix-quill"}, orders=[" ".join(held.split()[: number - 1])])
        assert ("o1" in offered(fewer, "place")) == (number == 3)


def test_X14_the_last_worker_of_the_reserve() -> None:
    state = position(available=(17, 9, 9), track=(0, 1, 2))
    play(state, *["pass"] * 3, "workshop 3", "workshop 1")
    assert workers(state)[0] == 18 and state.b[RESERVE] == 0
    assert ("welcomed", {"player": "seat:0", "number": 1}) in told(state, None)


def test_X15_maid_among_three() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["maid elf dwarf"])
    assert workers(play(state.copy(), "keep")) == (8, 1)
    assert workers(play(state, "dismiss maid", "keep")) == (7, 2)


def test_X16_the_last_order_of_a_level() -> None:
    level_a = " ".join(order["id"] for order in BOX["order"][36:])
    state = position(year=3, spots={"o6": "horn-of-plenty"}, fulfilled=["litmus-paper astral-globe", level_a])
    play(state, "place o6", "send 1")
    assert card_on(state, "o6") is None
    assert refused(state, "place o6").reason == "spot-empty"
    play(state, *["pass"] * 3, "workshop 1", "workshop 2")
    assert state.b[YEAR] == 4 and card_on(state, "o6") is None and card_on(state, "o5") is not None


def test_X17_homunculus_of_a_player_without_workers() -> None:
    state = position(available=(0, 9, 9), square=(2, 0, 0), assistants=["homunculus"])
    assert offered(state) == ["reclaim", "pass"]
    play(state, "reclaim")
    assert workers(state) == (2, 0) and state.deciders == [0] and asked(state) == "turn"


def test_X18_who_has_passed_is_left_out() -> None:
    state = position(spots={"l1": "mana-meadow"})
    play(state, "pass")
    seats = []
    for size in (1, 2, 3, 4):
        seats.append(state.deciders[0])
        play(state, "place l1", f"send {size}")
    assert seats == [1, 2, 1, 2]


def test_X19_nymph_without_room() -> None:
    state = position(assistants=["nymph"], resources="6flower 6snow 6fire 4sand 4elixir")
    assert offered(state, "swap") == []
    assert refused(state, "swap nymph").reason == "stocks-full"


def test_X20_what_the_engineer_allowed_stays_allowed() -> None:
    state = at_forge("guild-furnace", resources="5flower 4snow", assistants=["engineer nymph"])
    play(state, "swap engineer", "gain sand")
    assert state.b[USES] == 4
    play(state, *["distil flower+snow"] * 3)
    assert asked(state) == "forge" and offered(state, "distil") != []


def test_X21_everything_that_adds_to_the_die() -> None:
    state = position(spots={"g1": "clockwork-forge"}, assistants=["dwarf engineer"], resources="2flower 2snow")
    assert rolling(state, 2, "place g1", "send 2").b[PERFECT] == 1
    assert rolling(state, 1, "place g1", "send 2").b[PERFECT] == 0


def test_X22_salamander_without_a_bonus() -> None:
    state = position(spots={"l1": "ember-crater"}, assistants=["salamander"])
    assert stock(rolling(state, 2, "place l1", "send 1")) == "3fire"


def test_X23_university_breaks_a_tie() -> None:
    university = [order["id"] for order in BOX["order"] if order["category"] == "university"]
    first, second = " ".join(university[:2]), " ".join(university[2:5])
    state = position(year=4, track=(65, 63, 0), fulfilled=[first, second])
    play(state, *["pass"] * 3)
    assert state.scores == [66, 66, 0] and state.winners == [1] and state.ranking == [2, 1, 3]
    state = position(year=4, track=(63, 63, 0), fulfilled=[" ".join(university[5:8]), second])
    play(state, *["pass"] * 3)
    assert state.scores == [66, 66, 0] and state.winners == [0, 1]


def test_X24_levels_before_and_in_the_last_year() -> None:
    shown = {"o4": "feather-alloy", "o5": "automaton-heart", "o6": "horn-of-plenty"}
    assert not set(shown) & set(offered(position(year=3, spots=shown), "place"))
    assert set(shown) <= set(offered(position(year=4, spots=shown), "place"))


def test_worked_example_of_the_end() -> None:
    fulfilled = (
        "primer-of-elements universal-solvent phoenix-quill mermaids-tear crown-of-the-woods automaton-heart "
        "perpetual-engine"
    )
    made = [BOX["order"][ORDER.index[token]]["points"] for token in fulfilled.split()]
    assert made == [4, 5, 5, 9, 9, 9, 14]
    track = sum(made) + 1 + 2 + 3 + 1  # perfect: the primer, the tear, the engine and an Elixir
    assert track == 62

    def total(helpers: str) -> int:
        state = position(
            year=4,
            track=(track, 0, 0),
            resources="2elixir",
            orders=["mirror-of-tidings honey-of-plenty"],
            fulfilled=[fulfilled],
            assistants=[helpers],
        )
        play(state, *["pass"] * 3)
        assert names(told(state, None)).count("left-unfulfilled") == 2
        return state.scores[0]

    assert total("elf dwarf golem") == 66
    assert total("elf dwarf steward") == 72
