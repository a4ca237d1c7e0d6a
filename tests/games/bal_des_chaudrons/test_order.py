"""Section 5.6: all brew at once, show what they brewed in the order of initiative, and nobody waits."""

import pytest
from games.bal_des_chaudrons.positions import (
    GAME,
    Witch,
    answer,
    asked,
    bench,
    brewed,
    cauldron,
    circle,
    go_on,
    names,
    offered,
    others_answer,
    pay,
    phase,
    position,
    told,
)

from philtre import NotAllowed, State
from philtre.games.bal_des_chaudrons.state import *
from philtre.games.bal_des_chaudrons.view import Witch as Shown
from philtre.kernel.zones import DEPTH
from philtre.table import Course

# Seats 0, 1 and 2 have the initiatives 44, 9 and 31: seat 1 brews first, then 2, then 0.
LAST_OF_ALL = Witch(tableau="moon-elixir", bench="01001")
FIRST_OF_ALL = Witch(tableau="finding-hex", bench="00001")
BETWEEN = Witch(tableau="spore-lore", bench="00100")
PLAN = {0: ("use moon-elixir", "make 1spider"), 1: ("use finding-hex",), 2: ("use spore-lore",)}  # nothing is left then
BLIND = {"brewing": "blind"}


def three(**options: str) -> State:
    return position(LAST_OF_ALL, FIRST_OF_ALL, BETWEEN, options=options)


def shown(state: State, viewer: int | None, seat: int) -> Shown:
    """How a viewer sees a seat."""
    witch: Shown = GAME.view(state, viewer).board.witches[seat]
    return witch


def sights(state: State, *viewers: int | None) -> list[object]:
    """All that some viewers see, draw and have heard."""
    return [(state.seen_by(viewer), GAME.view(state, viewer), told(state, viewer)) for viewer in viewers]


def active(state: State) -> int | None:
    answers: set[int | None] = {GAME.view(state, viewer).board.active for viewer in (None, *range(state.players))}
    assert len(answers) == 1, "who is active is public"
    return answers.pop()


def withdraw(state: State, seat: int) -> str:
    """Take back what a seat has brewed; the reason if that is refused."""
    try:
        state.retract(seat)
    except NotAllowed as refusal:
        return refusal.reason
    return ""


# Nobody waits.


def test_five_brew_at_once() -> None:
    state = position(
        *(Witch(tableau=potion, bench="01222") for potion in ("lava-magic", "moon-elixir", "web-lore")),
        Witch(tableau="spore-lore", bench="01222"),
        Witch(tableau="void-storm"),
    )
    assert state.deciders == [1, 2, 3, 4], "a heart is all that seat 0 lacks"
    assert [asked(state, seat) for seat in state.deciders] == ["produce"] * 4


def test_five_choose_characters_at_once() -> None:
    assert GAME.new(5, characters="draft").deciders == [0, 1, 2, 3, 4]


def test_five_choose_potions_at_once() -> None:
    assert position(*[Witch()] * 5, phase="study").deciders == [0, 1, 2, 3, 4]


def test_only_a_surge_comes_before_the_potions() -> None:
    state = position(Witch(), Witch(character="uncontrolled-powers"), Witch(), phase="surge")
    assert state.deciders == [1]
    answer(state, 1, "gain toad")
    assert state.deciders == [0, 1, 2]


def test_all_whom_chance_answers_go_on_at_once() -> None:
    state = position(Witch(), Witch(character="daredevil"), Witch(), Witch(), Witch(), phase="study")
    for seat, choice in enumerate(("redraw", "gamble", "redraw")):
        answer(state, seat, choice)
    others_answer(state, 0, 1, 2)
    assert [asked(state, seat) for seat in range(5)] == ["study", "bonus", "study", "", ""]


def test_all_arcana_are_resolved_at_once() -> None:
    state = position(
        Witch(reveals="void-storm", bench="00001"),
        Witch(reveals="whirling-secrets"),
        Witch(reveals="midnight-tome"),
        Witch(reveals="lost-arcana", bench="00001"),
        Witch(reveals="shadow-curse"),
        phase="arcana",
    )
    assert [asked(state, seat) for seat in range(5)] == ["raven", "brew", "tome", "brew", ""]


def test_nobody_can_keep_another_from_answering() -> None:
    """Whoever is last in the order, or late, everybody else can answer all of the round's phase before."""
    for late in range(5):
        state = go_on(GAME.new(5, seed=1), "brewing")
        assert state.deciders == [0, 1, 2, 3, 4]
        others_answer(state, late)
        assert state.deciders == [late]


# Point 1: a seat answers with what lies before it.


def test_point_1_each_brews_from_its_own_bench() -> None:
    state = three()
    assert [offered(state, seat)[0] for seat in range(3)] == ["use moon-elixir", "use finding-hex", "use spore-lore"]
    for seat in (0, 2, 1):
        before = [bench(state, other) + brewed(state, other) for other in range(3) if other != seat]
        answer(state, seat, PLAN[seat][0])
        assert before == [bench(state, other) + brewed(state, other) for other in range(3) if other != seat]


# Point 2: what is done early can be withdrawn.


def test_point_2_withdrawing_until_the_place_in_the_order_comes_up() -> None:
    state = answer(three(), 2, *PLAN[2])
    assert 2 not in state.deciders
    assert withdraw(state, 2) == ""
    assert 2 in state.deciders and bench(state, 2) == "00100" and cauldron(state, 2) == "00000"
    assert offered(state, 2) == ["use spore-lore", "finish"]


def test_point_2_a_withdrawn_plan_is_never_told() -> None:
    state = answer(three(), 2, *PLAN[2])
    withdraw(state, 2)
    answer(state, 2, "finish")
    answer(state, 1, "finish")
    assert ("used", {"player": "seat:2", "potion": "potion:spore-lore"}) not in told(state, None)


# Points 3 and 6: who wants to see the others' turns first takes her time.


def test_point_3_who_waits_sees_the_turns_before() -> None:
    state = answer(three(), 1, *PLAN[1])
    assert shown(state, 2, 1).cauldron == {"heart": 0, "mandrake": 0, "mushroom": 1, "spider": 1, "toad": 1}
    assert offered(state, 2) == ["use spore-lore", "finish"]


def test_point_6_the_active_seat_is_committed_by_its_last_answer() -> None:
    state = three()
    assert active(state) == 1
    answer(state, 1, *PLAN[1])
    assert withdraw(state, 1) == "nothing-to-retract"


def test_point_6_a_draft_survives_the_turns_before() -> None:
    state = answer(three(), 0, "use moon-elixir")
    answer(state, 1, *PLAN[1])
    answer(state, 2, *PLAN[2])
    assert active(state) == 0 and asked(state, 0) == "make"


# Point 4: nothing that the others do can spoil a plan.


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_point_4_any_order_of_answers_has_the_same_outcome(order: tuple[int, ...]) -> None:
    state = three()
    for seat in order:
        answer(state, seat, *PLAN[seat])
    assert [bench(state, seat) for seat in range(3)] == ["00111", "01000", "01010"]
    turns = [event["player"] for name, event in told(state, None) if name == "filled"]
    assert turns == ["seat:1", "seat:2", "seat:0"], "told in the order of initiative"


# Point 5: as soon as a turn is over, those that are done behind it are over too.


def test_point_5_the_order_and_the_active_seat() -> None:
    state = three()
    assert GAME.view(state, None).board.order == [1, 2, 0]
    assert active(state) == 1
    answer(state, 1, *PLAN[1])
    assert active(state) == 2
    answer(state, 2, *PLAN[2])
    assert active(state) == 0


def test_point_5_one_step() -> None:  # X25
    state = three()
    answer(state, 2, *PLAN[2])
    answer(state, 0, *PLAN[0])
    assert state.deciders == [1] and names(told(state, None)) == []
    answer(state, 1, *PLAN[1])
    events = told(state, None)
    filled = [event["player"] for name, event in events if name == "filled"]
    assert filled == ["seat:1", "seat:2", "seat:0"]
    assert names(events).index("passed") > max(place for place, name in enumerate(names(events)) if name == "filled")
    after = state.copy()
    withdraw(state, 2)
    assert state == after and state.b[ROUND] == 3, "of the brewing nothing can be withdrawn any more"


def test_point_5_a_withdrawal_in_time_stops_the_step_there() -> None:  # X26
    state = three()
    answer(state, 2, *PLAN[2])
    answer(state, 0, *PLAN[0])
    withdraw(state, 2)
    answer(state, 1, *PLAN[1])
    assert active(state) == 2 and state.deciders == [2]
    assert shown(state, 2, 1).tableau[0].used and not shown(state, 2, 0).tableau[0].used
    assert withdraw(state, 0) == "", "seat 0 is still hidden"
    assert state.deciders == [0, 2]
    assert withdraw(state, 1) == "nothing-to-retract"


def test_point_5_two_turns_become_public_in_one_step() -> None:
    state = answer(three(), 2, *PLAN[2])
    answer(state, 1, *PLAN[1])
    assert active(state) == 0
    for seat in (1, 2):
        assert withdraw(state, seat) == "nothing-to-retract"
        assert not shown(state, None, seat).brewing


def test_point_5_who_can_only_finish_is_not_asked() -> None:
    state = position(LAST_OF_ALL, FIRST_OF_ALL, Witch(tableau="spore-lore", bench="00010"))
    assert state.deciders == [0, 1]
    for viewer in (0, 1, None):
        assert shown(state, viewer, 2).brewing, "not before those of lower initiative are done"
        assert 2 in GAME.view(state, viewer).deciders
    assert names(told(state, None)) == []
    answer(state, 1, *PLAN[1])
    assert active(state) == 0 and not shown(state, None, 2).brewing
    assert told(state, None)[-1] == ("filled", {"player": "seat:2", "cubes": "cubes:"})


def test_point_5_the_first_in_the_order_can_be_done_before_anybody_is_asked() -> None:
    state = position(LAST_OF_ALL, Witch(tableau="finding-hex", bench="00010"), BETWEEN)
    assert state.deciders == [0, 2] and active(state) == 2
    assert told(state, 0) == [("filled", {"player": "seat:1", "cubes": "cubes:"})]


def test_point_5_withdrawing_a_turn_without_a_choice_changes_nothing() -> None:
    state = position(LAST_OF_ALL, FIRST_OF_ALL, Witch(tableau="spore-lore", bench="00010"))
    before = state.copy()
    withdraw(state, 2)
    assert state == before


def test_point_5_the_last_use_finishes_by_itself() -> None:
    """When nothing is left to use, the turn is over without a further question."""
    state = answer(three(), 1, "use finding-hex")
    assert active(state) == 2 and cauldron(state, 1) == "00111"


# Point 7: who sees what.


def resolved() -> State:
    """Seat 0, the Potion Brewer, has moved a cube, added one, removed two; a tome is open; and is not the first."""
    brewer = Witch(
        character="potion-brewer",
        reveals="croak-lore",
        track=(1, 1, 1),
        bench="02444",
        hand="web-lore lava-magic storm-magic",
    )
    others = Witch(reveals="finding-hex", bench="00001"), Witch(reveals="moon-elixir", bench="01001")
    state = position(brewer, *others, phase="arcana")
    return answer(state, 0, "move 1mushroom", "add heart", "remove 2spider", "open toad")


def test_point_7_before_the_turn_is_over_others_see_what_the_arcana_left() -> None:
    state = resolved()
    assert phase(state) == "brewing"
    for viewer in (1, 2, None):
        witch = shown(state, viewer, 0)
        assert list(witch.bench.values()) == [0, 2, 3, 2, 4]
        assert list(witch.cauldron.values()) == [1, 0, 1, 0, 0]
        assert witch.tomes == ["toad"] and witch.character == "potion-brewer"
        assert [card.id for card in witch.tableau] == ["croak-lore"]


def test_point_7_nothing_is_seen_of_a_plan() -> None:
    """Nor whether there is one, whether it is complete, and how many answers were given."""
    state = resolved()
    before = sights(state, 1, 2, None)
    for notation in ("use croak-lore", "pay tome-toad"):
        answer(state, 0, notation)
        assert sights(state, 1, 2, None) == before
    assert 0 not in state.deciders
    withdraw(state, 0)
    assert sights(state, 1, 2, None) == before


def test_point_7_the_owner_sees_her_plan() -> None:
    state = answer(resolved(), 0, "use croak-lore")
    assert asked(state, 0) == "pay" and shown(state, 0, 0).tableau[0].used
    answer(state, 0, "pay tome-toad")
    witch = shown(state, 0, 0)
    assert list(witch.cauldron.values()) == [1, 1, 1, 0, 0] and witch.brewing
    assert names(told(state, 0))[-4:] == ["used", "paid-tome", "made", "filled"]


def test_point_7_then_the_whole_turn_is_seen() -> None:
    state = answer(resolved(), 0, "use croak-lore", "pay bench-toad")
    answer(state, 1, "use finding-hex")
    for viewer in (1, 2, None):
        witch = shown(state, viewer, 0)
        assert not witch.brewing and witch.tableau[0].used
        assert list(witch.bench.values()) == [0, 2, 3, 2, 3]
        assert list(witch.cauldron.values()) == [1, 1, 1, 0, 0]
        assert told(state, viewer)[-4:] == [
            ("used", {"player": "seat:0", "potion": "potion:croak-lore"}),
            ("paid-bench", {"player": "seat:0", "cubes": "cubes:1toad"}),
            ("made", {"player": "seat:0", "cubes": "cubes:1mandrake"}),
            ("filled", {"player": "seat:0", "cubes": "cubes:1heart+1mandrake+1mushroom"}),
        ]


def test_point_7_the_scholars_tome() -> None:
    scholar = Witch(character="grimoire-scholar", tableau="storm-magic moon-elixir", bench="02000")
    state = position(scholar, FIRST_OF_ALL, BETWEEN)
    answer(state, 0, "unlock", "open heart", "use storm-magic")
    assert shown(state, 0, 0).tomes == ["heart"] and shown(state, 0, 0).bench["mandrake"] == 0
    for viewer in (1, 2, None):
        witch = shown(state, viewer, 0)
        assert witch.tomes == [] and witch.bench["mandrake"] == 2
    answer(state, 1, "finish")
    answer(state, 2, "finish")
    others_answer(state)
    assert "unlocks" in names(told(state, 1))


def test_point_7_the_cube_that_jack_takes() -> None:
    jack = Witch(character="jack-of-all-trades", tableau="moon-elixir", cauldron="11111")
    state = position(jack, FIRST_OF_ALL, BETWEEN)
    assert asked(state, 0) == "take"
    answer(state, 0, "take heart")
    assert circle(state, 0) == "10000" and shown(state, 0, 0).circle["heart"] == 1
    for viewer in (1, 2, None):
        assert shown(state, viewer, 0).circle["heart"] == 0 and shown(state, viewer, 0).cauldron["heart"] == 1
        assert GAME.view(state, viewer).scores == [0, 0, 0]
    answer(state, 1, *PLAN[1])
    assert GAME.view(state, 1).scores == [0, 0, 0] and active(state) == 2
    withdraw(state, 0)
    answer(state, 0, "decline")
    answer(state, 2, *PLAN[2])
    assert state.scores[0] == 0 and "took" not in names(told(state, None))


def test_point_7_a_discarded_hidden_power() -> None:
    hidden = Witch(character="hidden-power", tableau="moon-elixir", bench="11111")
    state = position(hidden, FIRST_OF_ALL, BETWEEN)
    answer(state, 0, "invoke", "make 3heart")
    assert shown(state, 0, 0).character is None and shown(state, 0, 0).spent == "hidden-power"
    for viewer in (1, 2, None):
        assert shown(state, viewer, 0).character == "hidden-power" and shown(state, viewer, 0).spent is None
    answer(state, 1, *PLAN[1])
    assert active(state) == 2 and shown(state, 1, 0).character == "hidden-power"


def test_point_7_the_right_neighbours_free_places_are_those_in_sight() -> None:
    """What a seat would overflow is reckoned with the bench that it may see."""
    state = position(
        Witch(tableau="finding-hex", bench="00009"), Witch(tableau="moon-elixir", bench="01001", cauldron="00002")
    )
    assert shown(state, 1, 1).overflow["toad"] == 2
    answer(state, 0, "use finding-hex")
    assert shown(state, 1, 1).overflow["toad"] == 1
    state = position(
        Witch(tableau="moon-elixir", bench="01009"), Witch(tableau="finding-hex", bench="00001", cauldron="00002")
    )
    answer(state, 0, "use moon-elixir", "make 1spider")
    assert shown(state, 1, 1).overflow["toad"] == 2, "seat 0 has used a toad, but nobody knows"


# Point 8: the record.


def test_point_8_answers_are_told_in_the_order_of_initiative() -> None:
    course = Course(GAME, 3, 1, {})
    while phase(course.state) != "brewing":
        seat = course.state.deciders[0]
        course.play(seat, course.state.legal(seat)[0])
    order = GAME.view(course.state, None).board.order
    assert course.state.deciders == [0, 1, 2] and order != [0, 1, 2]
    before = len(course.record.told_to(GAME, None))
    for seat in reversed(order):
        assert len(course.record.told_to(GAME, None)) == before
        course.play(seat, FINISH)
    assert [told.seat for told in course.record.told_to(GAME, None)[before:]] == order


# The option to brew blind.


def test_blind_all_turns_become_public_together() -> None:
    state = three(**BLIND)
    assert state.deciders == [0, 1, 2] and active(state) is None
    assert GAME.view(state, None).board.blind
    before = sights(state, 2, None)
    answer(state, 1, *PLAN[1])
    answer(state, 0, *PLAN[0])
    assert sights(state, 2, None) == before
    answer(state, 2, *PLAN[2])
    assert names(told(state, None)).count("filled") == 3 and state.b[ROUND] == 3


def test_blind_the_first_in_the_order_may_withdraw_until_the_last_is_done() -> None:
    state = answer(three(**BLIND), 1, *PLAN[1])
    answer(state, 0, *PLAN[0])
    assert withdraw(state, 1) == "" and state.deciders == [1, 2]
    assert withdraw(state, 0) == "" and state.deciders == [0, 1, 2]


def test_blind_the_take_of_jack_is_hidden_too() -> None:
    jack = Witch(character="jack-of-all-trades", tableau="void-storm", cauldron="11111")
    state = position(jack, FIRST_OF_ALL, BETWEEN, options=BLIND)
    answer(state, 0, "finish", "take heart")
    assert shown(state, 1, 0).circle["heart"] == 0 and shown(state, 0, 0).circle["heart"] == 1
    assert 0 in GAME.view(state, 1).deciders


def test_blind_who_can_only_finish_is_not_seen_to_be_done() -> None:
    state = position(LAST_OF_ALL, Witch(tableau="finding-hex", bench="00010"), BETWEEN, options=BLIND)
    assert state.deciders == [0, 2]
    assert shown(state, 0, 1).brewing and GAME.view(state, 0).deciders == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_blind_legal_moves_and_outcome_are_those_of_initiative(order: tuple[int, ...]) -> None:
    one, other = three(), three(**BLIND)
    for seat in order:
        for notation in PLAN[seat]:
            if seat in one.deciders:
                assert offered(one, seat) == offered(other, seat)
                answer(one, seat, notation)
                answer(other, seat, notation)
    other.b[OPTION_BREWING] = 0
    assert one == other


# A payment in several steps is one turn like any other.


def test_half_a_payment_is_not_seen() -> None:
    state = position(Witch(tableau="toad-offering", bench="00003", tomes="toad"), Witch(tableau="river-magic"))
    before = sights(state, 1, None)
    answer(state, 0, "use toad-offering", "pay bench-toad")
    assert state.b[DEPTH] == 1 and asked(state, 0) == "pay"
    assert sights(state, 1, None) == before
    state = position(Witch(tableau="toad-offering", bench="00003", tomes="toad"), Witch(tableau="river-magic"))
    pay(state, 0, "use toad-offering", "00001/00000/00002")
    assert state.b[ROUND] == 3, "nobody had anything else to decide"
