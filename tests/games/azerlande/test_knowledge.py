"""What each seat may know, and what it can work out."""

from games.azerlande.positions import GAME, asked, heard, offered, play, position

from philtre import Record
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.table import Course


def test_holders_are_secret_until_the_reveal() -> None:
    state = position("drink", ["1speed", "1speed"], hold=False)
    assert GAME.view(state, 1).board.apothecaries[0].holder is None
    mine = GAME.view(state, 0).board.apothecaries[0].holder
    assert mine is not None and [side.tile for side in mine if side] == [1, 2, 3, 4, 5]
    play(state, "pass", "pass")
    shown = GAME.view(state, 1).board.apothecaries[0].holder
    assert shown is not None and shown[0] is not None and shown[0].tile == 1


def test_that_a_zero_was_taken_is_seen_but_not_for_what() -> None:
    state = position("drink", ["1speed", "1speed"], discs=(10, 0, 0), hold=False)
    play(state, "drink speed-expert", "zero market-gold")
    assert heard(state, "took-zero", 1) == [{"player": "seat:0"}] and heard(state, "put-zero", 1) == []
    assert heard(state, "put-zero", 0) == [{"player": "seat:0", "slot": "slot:market-gold"}]
    other = GAME.view(state, 1).board.apothecaries[0]
    assert other.tiles == [1, 2, 3, 4, 5] and other.zeros_taken == 1


def test_imagined_holders_agree_with_the_tiles() -> None:
    state = position("drink", ["1speed", "1speed"], holders=["0 1 2 3 5", "5 4 3 2 1"], hold=False)
    laid = set()
    for seed in range(30):
        world = state.redeal(1, seed)
        sides = [world.b[HOLDER + action] for action in range(ACTIONS)]
        assert sorted(number_on(side) for side in sides) == [0, 1, 2, 3, 5]
        assert list(world.b[ME + HOLDER : ME + HOLDER + ACTIONS]) == list(state.b[ME + HOLDER : ME + HOLDER + ACTIONS])
        laid.add(tuple(sides))
    assert len(laid) > 20


def test_imagined_holders_hold_the_zeros_that_were_taken() -> None:
    state = position("drink", ["1speed", "1speed"], discs=(10, 0, 0), hold=False)
    play(state, "drink speed-expert", "zero brew")
    for seed in range(10):
        world = state.redeal(1, seed)
        assert [number_on(world.b[HOLDER + action]) for action in range(ACTIONS)].count(0) == 1


def test_choices_out_of_sight_stay_there() -> None:
    state = position("brew", ["2sap 1flower", "2sap 1flower"])
    state.play(0, MAKE)
    assert GAME.view(state, 0).board.apothecaries[0].potions["speed"] == 1
    assert GAME.view(state, 1).board.apothecaries[0].potions["speed"] == 0
    assert heard(state, "brewed", 1) == [] and heard(state, "brewed", 0) != []
    assert state.seen_by(1).deciders == [0, 1], "that one is done is not seen either"


def test_priorities_are_in_nobody_elses_record() -> None:
    course = Course(GAME, 2, 3, {})
    while course.state.b[STAGE] <= REVEALING and course.state.b[DAY] == 1:
        seat = course.state.deciders[0]
        course.play(seat, course.state.legal(seat)[0])
    told = Record.told_to(course.record, GAME, 0)
    assert not [answer for answer in told if answer.seat == 1 and answer.play.split()[0] in ("place", "work")]
    assert len([answer for answer in told if answer.play.split()[0] in ("place", "work")]) == 5


def test_nothing_of_the_sheet_is_settled_before_it_shows() -> None:
    """The same seed until the reveal, another after it: the AI may go on differently."""
    plans = set()
    state = GAME.new(players=1, seed=2, difficulty="easy")
    for seed in range(20):
        world = state.redeal(0, seed)
        while world.b[STAGE] <= REVEALING:
            play(world, offered(world)[0])
        plans.add(tuple(world.b[AI_SHOWN : AI_SHOWN + ACTIONS]))
    assert len(plans) == 2, "two easy sheets have that cauldron"


def test_days_past_rule_out_other_sheets() -> None:
    state = GAME.new(players=1, seed=2, difficulty="easy")
    assert bin(state.b[POSSIBLE]).count("1") == 2
    while state.b[STAGE] <= REVEALING:
        play(state, offered(state)[0])
    assert bin(state.b[POSSIBLE]).count("1") == 1, "the first day tells them apart"


def test_taking_back_goes_to_the_last_draw() -> None:
    state = position("market", "3gold", row="m02 m12")
    play(state, "buy m02")
    assert asked(state) == "market"
    course = Course(GAME, 1, 4, {})
    seat = course.state.deciders[0]
    course.play(seat, course.state.legal(seat)[0])
    assert course.undo(seat) == 1
