"""A course: what was played can be taken back to the last thing learnt, and resumed from its record."""

import pytest
from support import stalls
from support.stalls import COUNTED, SEEN, STALLS, WRITTEN

import philtre
from philtre import NotAllowed, Record, State
from philtre.games.bal_des_chaudrons.state import BREWING, LAST, ME, PHASE
from philtre.kernel.zones import HEADER
from philtre.table import Course

GAME = philtre.game("alchemist")
BALL = philtre.game("bal-des-chaudrons")


def play(course: Course, *moves: str) -> None:
    for move in moves:
        seat = course.state.deciders[0]
        course.play(seat, GAME.read(course.state, seat, move))


def opened() -> Course:
    course = Course(GAME, 2, 7, {"first": "0"})
    for _ in range(2):
        seat = course.state.deciders[0]
        for _ in range(3):
            course.play(seat, course.state.legal(seat)[0])
    return course


def test_ones_own_answers_can_be_taken_back_at_once() -> None:
    course = opened()
    before, told, answers = course.state.copy(), course.log(0), list(course.record.answers)
    create = next(
        action for action in course.state.legal(0) if GAME.write(course.state, 0, action).startswith("create")
    )
    course.play(0, create)
    course.play(0, course.state.legal(0)[0])
    assert course.horizon(0) == (2, "another-acted")
    assert course.undo(0) == 2
    assert (course.state, course.log(0), course.record.answers) == (before, told, answers)


def test_not_past_what_another_did() -> None:
    course = opened()
    assert course.horizon(0) == (0, "another-acted")
    with pytest.raises(NotAllowed, match="undo-another-acted"):
        course.undo(0)


def test_not_past_what_was_drawn() -> None:
    course = opened()
    play(course, "draw")
    with pytest.raises(NotAllowed, match="undo-chance-drawn"):
        course.undo(0)


def test_not_past_the_beginning() -> None:
    with pytest.raises(NotAllowed, match="undo-the-beginning"):
        Course(GAME, 2, 7, {}).undo(0)


def test_taking_from_the_reserve_can_be_taken_back() -> None:
    course = opened()
    before = course.state.copy()
    play(course, "take green")
    assert course.undo(0) == 1 and course.state == before
    play(course, "take blue")
    assert course.state.deciders == [1]


def test_a_refused_move_leaves_no_trace() -> None:
    course = opened()
    before = (course.state.copy(), course.record.write(), course.horizon(0), course.horizon(1))
    with pytest.raises(NotAllowed):
        course.play(1, course.state.legal(0)[0])
    assert (course.state, course.record.write(), course.horizon(0), course.horizon(1)) == before


def test_a_game_is_resumed_where_its_record_ends() -> None:
    course = opened()
    again = Course.resume(GAME, Record.read(course.record.write()))
    assert again.state == course.state and again.log(1) == course.log(1)
    assert again.record.write() == course.record.write()


def test_the_log_tells_each_what_they_may_know() -> None:
    course = opened()
    play(course, "draw")
    assert [message.id for message in course.log(0)][-3:] == ["event-drew", "event-found", "event-found"]
    assert [message.id for message in course.log(1)][-1] == "event-drew"
    assert course.log(1) == course.log(None)


def test_out_of_sight_one_may_withdraw_though_others_have_acted_since() -> None:
    course = brewing()
    opened, told = course.state.copy(), course.log(0)
    use(course, 0)
    use(course, 1)
    use(course, 2)
    done = [answer for answer in course.record.answers if answer.seat != 0]
    assert course.horizon(0)[0] > 0
    heard = course.log(1)
    course.undo(0)
    assert block(course, 0) == block_of(opened, 0) and course.log(0) == told
    assert course.log(1) == heard, "nobody is told of it"
    assert [answer for answer in course.record.answers if answer.seat != 0] == done
    assert course.horizon(0)[0] == 0
    assert Course.resume(BALL, course.record).state == course.state


def test_the_others_can_still_go_back_after_one_has_withdrawn() -> None:
    course = brewing()
    use(course, 1)
    mine = course.state.copy()
    use(course, 0)
    use(course, 1)
    course.undo(0)
    course.undo(1)
    assert block(course, 0) == block_of(mine, 0)
    assert block(course, 1) == block_of(brewing().state, 1)
    assert Course.resume(BALL, course.record).state == course.state


def test_what_has_been_shown_cannot_be_withdrawn() -> None:
    course = brewing()
    first = min(range(3), key=lambda seat: course.state.b[ME * seat + LAST])
    course.play(first, BALL.read(course.state, first, "finish"))
    with pytest.raises(NotAllowed, match="undo-something-shown"):
        course.undo(first)


def brewing() -> Course:
    """Three witches who may all brew something."""
    course = Course(BALL, 3, 32, {})
    while course.state.b[PHASE] != BREWING:
        seat = course.state.deciders[0]
        course.play(seat, course.state.legal(seat)[0])
    assert course.state.deciders == [0, 1, 2]
    return course


def use(course: Course, seat: int) -> None:
    """Answer whatever a seat is asked, short of finishing."""
    course.play(seat, course.state.legal(seat)[0])


def block(course: Course, seat: int) -> list[int]:
    return block_of(course.state, seat)


def block_of(state: State, seat: int) -> list[int]:
    stride = int(state.zones.stride)
    return list(state.b)[HEADER + seat * stride : HEADER + (seat + 1) * stride]


# A game in which one acts in the open while another is out of sight.


def at_the_stalls(*moves: str, secret: bool = True) -> Course:
    """What the seats do in turn, each behind its number: ``0 count``."""
    course = Course(STALLS, 2, None if secret else 5, {}, "5e" * 32 if secret else None)
    for move in moves:
        answer(course, move)
    return course


def answer(course: Course, move: str) -> bool:
    seat, _, notation = move.partition(" ")
    return course.play(int(seat), course.game.read(course.state, int(seat), notation))


def resumes(course: Course) -> bool:
    """Whether the record leads where the game is."""
    again = Course.resume(course.game, Record.read(course.record.write()))
    return again.state == course.state and again.log(None) == course.log(None)


@pytest.mark.parametrize("secret", [True, False])
def test_in_the_open_one_goes_back_over_what_others_answered_out_of_sight(secret: bool) -> None:
    course = at_the_stalls("1 write 1", "0 count", "1 write 1", "0 count", "1 write 2", secret=secret)
    assert course.horizon(0) == (2, "the-beginning")
    assert course.undo(0) == 2
    assert course.state.b[COUNTED] == 0 and course.state.b[stalls.ME + WRITTEN] == 2
    assert course.log(None) == [] and [message.id for message in course.log(1)] == ["event-written"] * 3
    assert course.horizon(1) == (3, "the-beginning") and resumes(course)


def test_out_of_sight_one_goes_back_over_what_others_did_in_the_open() -> None:
    course = at_the_stalls("1 write 1", "0 count", "1 write 2", "0 count")
    assert course.undo(1) == 2
    assert course.state.b[COUNTED] == 2 and course.state.b[stalls.ME + WRITTEN] == 0
    assert len(course.log(1)) == len(course.log(None)) == 2 and resumes(course)
    assert course.horizon(0) == (2, "the-beginning")


def test_what_one_learns_out_of_sight_is_not_taken_back() -> None:
    course = at_the_stalls("1 write 1", "1 peek", "0 count", "1 write 2", "1 write 2", "0 count")
    assert course.horizon(1) == (2, "something-shown")
    assert course.undo(1) == 2
    assert (
        course.state.b[stalls.ME + WRITTEN] == 1
        and course.state.b[stalls.ME + SEEN] == 1
        and course.state.b[COUNTED] == 2
    )
    assert [message.id for message in course.log(1)] == ["event-counted"] * 2 + ["event-written"] and resumes(course)
    with pytest.raises(NotAllowed, match="undo-something-shown"):
        course.undo(1)


def test_what_chance_was_drawn_after_stays() -> None:
    """Which chance that was depends on how many answers had been given."""
    course = at_the_stalls("1 write 1", "0 roll")
    assert course.horizon(1) == (0, "another-acted") and course.horizon(0) == (0, "chance-drawn")
    answer(course, "1 write 2")
    assert course.horizon(1) == (1, "another-acted")
    course.undo(1)
    assert course.state.b[stalls.ME + WRITTEN] == 1 and resumes(course)


def test_a_window_that_opens_again_where_it_closed_has_shown_what_was_answered() -> None:
    course = at_the_stalls("0 close")
    window = course.windows[1]
    answer(course, "1 done")
    assert course.windows[1] not in (0, window)
    assert course.state.deciders == [1] and course.horizon(1) == (0, "something-shown")
    assert len(course.record.told_to(STALLS, 0)) == len(course.answers_told(0)) == 2


def test_why_something_is_refused_tells_no_more_than_one_sees() -> None:
    true, told = set(), set()
    for seed in range(8):
        course = Course(STALLS, 2, seed, {})
        action = STALLS.read(course.state, 1, "write 3")
        true.add(course.state.refusal(1, action).reason)
        told.add(course.refusal(1, action).reason)
        with pytest.raises(NotAllowed) as refused:
            course.play(1, action)
        told.add(refused.value.reason)
    assert len(true) == 2 and len(told) == 1


@pytest.mark.parametrize("noticed", [True, False])
def test_playing_tells_whether_the_others_notice(noticed: bool) -> None:
    course = at_the_stalls("1 write 1")
    assert answer(course, "0 count" if noticed else "1 write 2") == noticed
    assert (len(course.answers_told(0)) == 1) == noticed
    assert answer(course, "0 close") and not answer(course, "1 write 1") and answer(course, "1 done")


def test_who_opens_a_window_for_others_does_not_go_back_behind_it() -> None:
    """Whether they have answered in it must not be told by whether one can."""
    game = philtre.game("azerlande")
    found = 0
    for seed in range(12):
        course = Course(game, 3, seed, {})
        for number in range(150):
            if course.state.over:
                break
            before = list(course.windows)
            seat = course.state.deciders[number % len(course.state.deciders)]
            course.play(seat, course.state.legal(seat)[seed % len(course.state.legal(seat))])
            if any(now not in (0, then) for now, then in zip(course.windows, before, strict=True)):
                assert course.horizon(seat)[0] == 0
                found += course.horizon(seat)[1] == "others-asked"
    assert found


def test_what_is_kept_to_go_back_does_not_grow_with_the_game() -> None:
    """One position for each seat at the most, and what is out of sight."""
    course = Course(philtre.game("elixir-mixer"), 4, 3, {})
    for number in range(300):
        seat = course.state.deciders[0]
        options = course.state.legal(seat)
        course.play(seat, options[number % len(options)])
        assert len(course.journal.entries) == 0
        assert sum(way.start is not None for way in course.ways) <= 1
    assert len(course.answers) == 300
