"""Clocks, with times that the test sets: whoever decides runs, and nobody gains by taking back."""

import pytest
from support.tables import Host, started

import philtre
from philtre import NotAllowed
from philtre.table import Answered, ClockView, Due, Live, Pace, Resigned, Returned, Slow, StoodIn, TookBack
from philtre.table.course import hidden

LIVE = Live(bank=60, increment=10)
SLOW = Slow(per_move=3600)


def clock(host: Host, seat: int, viewer: int | None = None) -> ClockView:
    shown = host.table.view(viewer).seats[seat].clock
    assert shown is not None
    return shown


def left(host: Host, seat: int) -> int:
    return clock(host, seat, seat).left


def two(pace: Pace) -> Host:
    """Seat 0 begins and takes three ingredients."""
    return started("alchemist", 2, pace=pace, first="0")


def ball(pace: Pace = LIVE, players: int = 3) -> Host:
    return started("bal-des-chaudrons", players, pace=pace)


def test_only_who_decides_runs() -> None:
    host = two(LIVE)
    assert clock(host, 0) == ClockView(60_000, host.table.at)
    assert clock(host, 1) == ClockView(60_000, None)
    assert host.table.due() == [Due("time", host.table.at + 60_000, 0)]


def test_a_live_answer_is_charged_and_earns_the_increment() -> None:
    host = two(LIVE)
    host.answer(0, after=4000)
    assert clock(host, 0) == ClockView(60_000 - 4000 + 10_000, host.table.at)
    while host.course.state.deciders == [0]:
        host.answer(0, after=1000)
    assert clock(host, 0).since is None
    assert clock(host, 1) == ClockView(60_000, host.table.at), "waiting costs nothing, and earns nothing"


def test_a_slow_answer_has_its_whole_time() -> None:
    host = two(SLOW)
    host.answer(0, after=3_000_000)
    assert clock(host, 0) == ClockView(3_600_000, host.table.at)


def test_a_turn_that_comes_later_has_its_whole_time_too() -> None:
    host = two(SLOW)
    while host.course.state.deciders == [0]:
        host.answer(0)
    assert clock(host, 1) == ClockView(3_600_000, host.table.at)
    host.answer(1, after=3_000_000)
    while host.course.state.deciders == [1]:
        host.answer(1)
    assert clock(host, 0) == ClockView(3_600_000, host.table.at)


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_taking_back_gives_back_what_the_answer_earned(pace: Pace) -> None:
    host = two(pace)
    before = left(host, 0)
    host.answer(0, after=5000)
    host.do(TookBack(0), after=2000)
    assert clock(host, 0) == ClockView(before - 7000, host.table.at)
    for _ in range(4):
        host.answer(0, after=1000)
        host.do(TookBack(0), after=1000)
    assert left(host, 0) == before - 15_000


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_the_time_between_ones_turn_and_taking_it_back_is_not_ones_own(pace: Pace) -> None:
    host = two(pace)
    before = [left(host, seat) for seat in (0, 1)]
    answers = 0
    while host.course.state.deciders == [0]:
        host.answer(0, after=1000)
        answers += 1
    host.do(TookBack(0), after=20_000)
    assert clock(host, 0) == ClockView(before[0] - 1000 * answers, host.table.at)
    assert clock(host, 1) == ClockView(before[1], None), "the turn that was taken away cost nothing"


def test_nobody_takes_back_into_the_void() -> None:
    host = two(Live(bank=10, increment=10))
    host.answer(0, after=9000)
    with pytest.raises(NotAllowed, match="undo-no-time"):
        host.do(TookBack(0), after=1500)
    assert left(host, 0) == 11_000
    host.do(TookBack(0), after=500)
    assert left(host, 0) == 500


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_when_time_is_up_only_a_stand_in_answers(pace: Pace) -> None:
    host = two(pace)
    end = host.table.at + left(host, 0)
    with pytest.raises(NotAllowed, match="time-left"):
        host.do(StoodIn(0, 3, "time"), at=end - 1)
    play = host.legal(0)[0]
    for event in (Answered(0, play), TookBack(0)):
        with pytest.raises(NotAllowed, match="time-is-up"):
            host.do(event, at=end)
    host.do(StoodIn(0, 3, "time"), at=end)
    assert clock(host, 0) == ClockView(0, None)
    assert host.table.due() == [Due("answer", end, 0)]
    host.do(Answered(0, play), at=end + 1)
    assert host.table.seats[0].gone == "time" and clock(host, 0) == ClockView(0, None)


def test_an_answer_in_the_last_moment_counts() -> None:
    host = two(LIVE)
    host.answer(0, after=59_999)
    assert left(host, 0) == 10_001


@pytest.mark.parametrize(("pace", "welcome"), [(Live(60, 10), 30_000), (Live(20, 5), 20_000), (SLOW, 3_600_000)])
def test_who_lost_a_decision_has_time_to_answer_when_they_come_back(pace: Pace, welcome: int) -> None:
    host = two(pace)
    host.do(StoodIn(0, 3, "time"), after=left(host, 0))
    host.answer(0)
    host.do(Returned(0))
    assert clock(host, 0) == ClockView(welcome, host.table.at)
    host.answer(0)
    host.do(TookBack(0))
    assert left(host, 0) == welcome - 2000


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_nobody_gains_by_leaving_and_coming_back(pace: Pace) -> None:
    host, stayed = two(pace), two(pace)
    for _ in range(5):
        host.do(StoodIn(0, 3, "left"), after=3000)
        host.do(Returned(0), after=2000)
    assert clock(host, 0) == ClockView(left(stayed, 0) - 25_000, host.table.at)
    host.do(StoodIn(0, 3, "left"), after=left(host, 0) - 1000)
    with pytest.raises(NotAllowed, match="time-is-up"):
        host.do(Returned(0), after=1000)
    host.do(Returned(0), after=999)
    assert left(host, 0) == 1


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_whose_time_is_up_does_not_come_back_before_the_stand_in_has_answered(pace: Pace) -> None:
    host = two(pace)
    host.do(StoodIn(0, 3, "time"), after=left(host, 0))
    with pytest.raises(NotAllowed, match="time-is-up"):
        host.do(Returned(0), after=0)
    host.answer(0)
    host.do(Returned(0))
    assert left(host, 0) > 0


def test_a_turn_that_comes_while_one_is_gone_goes_on() -> None:
    host = two(LIVE)
    host.do(StoodIn(1, 3, "left"))
    while host.course.state.deciders == [0]:
        host.answer(0)
    host.do(Returned(1), after=7000)
    assert clock(host, 1) == ClockView(53_000, host.table.at)


def test_who_leaves_before_their_turn_keeps_their_time() -> None:
    host = two(LIVE)
    host.do(StoodIn(1, 3, "left"))
    host.do(Returned(1), after=20_000)
    assert clock(host, 1) == ClockView(60_000, None)


@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_while_nobody_is_there_time_stands_still(pace: Pace) -> None:
    host = started("alchemist", 2, pace=pace, bots=[1], first="0")
    before = left(host, 0)
    host.do(StoodIn(0, 3, "left"), after=5000)
    assert clock(host, 0) == ClockView(before - 5000, None)
    host.do(Returned(0), after=1_000_000)
    assert clock(host, 0) == ClockView(before - 5000, host.table.at)
    host.do(StoodIn(0, 3, "time"), after=left(host, 0))
    host.do(Returned(0), after=1_000_000)  # the stand-in would never answer
    assert left(host, 0) == min(before, 30_000 if pace is LIVE else before)


def test_those_who_decide_at_once_run_together() -> None:
    host = ball()
    assert host.course.state.deciders == [0, 1, 2]
    assert {clock(host, seat).since for seat in range(3)} == {host.table.at}
    assert [due.seat for due in host.table.due()] == [0, 1, 2]


def test_out_of_sight_who_may_still_change_does_not_run() -> None:
    host = ball()
    opened = host.table.at
    while 1 in host.course.state.deciders:
        host.answer(1, after=3000)
    answered = len(host.course.answers)
    own = ClockView(60_000 - 3000 * answered + 10_000 * answered, None)
    assert hidden(host.course.state, 1) and clock(host, 1, viewer=1) == own
    assert [due.seat for due in host.table.due()] == [0, 2]
    for viewer in (0, 2, None):
        assert clock(host, 1, viewer) == ClockView(60_000, opened), "the others do not know"
    host.do(TookBack(1), after=7000)
    assert clock(host, 1, viewer=1) == ClockView(60_000 - 3000 * answered, host.table.at)
    assert clock(host, 1, viewer=0) == ClockView(60_000, opened)


def test_when_the_window_closes_the_others_see_the_true_clock() -> None:
    host = ball(players=2)
    window = list(host.course.windows)
    spent = {0: 0, 1: 0}
    while host.course.windows == window:
        seat = host.course.state.deciders[0]
        since = clock(host, seat, seat).since
        assert since is not None
        host.answer(seat, after=1000)
        spent[seat] += host.table.at - since - 10_000
    for seat in (0, 1):
        assert clock(host, seat, viewer=1 - seat) == clock(host, seat, viewer=seat)
        assert left(host, seat) == 60_000 - spent[seat]


def test_a_hidden_seat_that_leaves_and_returns_shows_no_more_of_its_clock() -> None:
    quiet, loud = ball(), ball()
    while 1 in loud.course.state.deciders:
        loud.answer(1, after=0)
    at = quiet.table.at
    for event, time in ((StoodIn(1, 3, "left"), at + 5000), (Returned(1), at + 9000)):
        for host in (quiet, loud):
            host.do(event, at=time)
        for viewer in (0, 2, None):
            assert clock(quiet, 1, viewer) == clock(loud, 1, viewer)
    assert clock(loud, 1, viewer=0) == ClockView(55_000, at + 9000)


def test_bots_have_no_clock() -> None:
    host = started("alchemist", 2, pace=LIVE, bots=[0], first="0")
    assert host.table.view(None).seats[0].clock is None
    assert host.table.due() == [Due("answer", host.table.at, 0)]


def test_without_a_pace_nobody_hurries() -> None:
    host = two(None)
    assert host.table.view(0).seats[0].clock is None and host.table.due() == []
    host.answer(0, after=10**10)
    host.do(TookBack(0), after=10**10)
    with pytest.raises(NotAllowed, match="time-left"):
        host.do(StoodIn(0, 3, "time"), after=10**12)


def test_at_the_end_all_clocks_stand() -> None:
    host = two(LIVE)
    host.do(Resigned(0), after=3000)
    assert [clock(host, seat).since for seat in (0, 1)] == [None, None] and left(host, 0) == 57_000


@pytest.mark.parametrize("slug", philtre.games())
@pytest.mark.parametrize("pace", [Live(600, 5), Slow(600)])
def test_the_time_of_all_adds_up(slug: str, pace: Pace) -> None:
    """What runs is what the deciders think, and what is earned is earned by answers."""
    host = started(slug, philtre.game(slug).players[-1], pace=pace)
    expected = [600_000] * len(host.table.seats)
    for number in range(60):
        if host.table.phase != "playing":
            break
        deciders = host.course.state.deciders
        seat = deciders[number % len(deciders)]
        host.answer(seat, number % len(host.legal(seat)), after=700)
        for one in deciders:
            expected[one] -= 700
        expected[seat] = expected[seat] + 5000 if isinstance(pace, Live) else 600_000
        for one in host.course.state.deciders:
            running = clock(host, one, one)
            assert running.since is not None
            if one not in deciders and isinstance(pace, Slow):
                expected[one] = 600_000
            assert running.left - (host.table.at - running.since) == expected[one]
