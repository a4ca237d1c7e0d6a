"""Seats: people and bots sit down, leave, resign and return; a table without people is given up."""

from collections.abc import Callable

import msgspec
import pytest
from support.tables import Host, agreed, seated, secret_of, started

from philtre import NotAllowed, Unreadable
from philtre.table import (
    Abandoned,
    Answered,
    BotSat,
    Due,
    Event,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    StoodIn,
    TookBack,
)
from philtre.table.due import PATIENCE

ANA = Sat(0, "a", "Ana")


def refused(host: Host, event: Event) -> str:
    before = host.table.snapshot()
    with pytest.raises((NotAllowed, Unreadable)) as caught:
        host.do(event)
    assert host.table.snapshot() == before, "a refusal changes nothing"
    for language in ("en", "fr"):
        assert host.table.game.words(language).error(caught.value)
    return caught.value.reason


def play_out(host: Host) -> None:
    while host.table.phase == "playing":
        host.answer(host.course.state.deciders[0])


# Before the game.


def test_people_and_bots_sit_down_and_stand_up() -> None:
    host = Host(agreed("alchemist", 3))
    host.do(ANA)
    host.do(BotSat(2, 4))
    assert [(seat.name, seat.level) for seat in host.table.view(None).seats] == [("Ana", None), ("", None), ("", 4)]
    assert host.table.seats.of("a") == 0 and host.table.seats.of("b") is None
    host.do(Stood(0))
    host.do(Stood(2))
    assert all(seat.free for seat in host.table.seats)


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Sat(0, "b", "Ben"), "seat-taken"),
        (BotSat(0, 3), "seat-taken"),
        (Sat(1, "a", "Ana"), "already-seated"),
        (Sat(3, "b", "Ben"), "no-such-seat"),
        (Sat(-1, "b", "Ben"), "no-such-seat"),
        (BotSat(1, 7), "no-such-level"),
        (BotSat(1, 0), "no-such-level"),
        (Stood(1), "seat-free"),
        (Stood(9), "no-such-seat"),
        (Started(), "seats-free"),
        (Answered(0, "draw"), "not-begun"),
        (TookBack(0), "not-begun"),
        (Resigned(0), "not-begun"),
        (StoodIn(0, 3, "left"), "not-begun"),
        (Returned(0), "not-begun"),
    ],
)
def test_what_cannot_be_done_before_the_game(event: Event, reason: str) -> None:
    host = Host(agreed("alchemist", 3))
    host.do(ANA)
    assert refused(host, event) == reason


def test_while_people_gather_there_is_no_game_to_see() -> None:
    view = seated(agreed("alchemist", 2)).table.view(0)
    assert (view.phase, view.game, view.told, view.undo, view.secret) == ("gathering", None, [], None, None)


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Sat(0, "b", "Ben"), "already-begun"),
        (BotSat(0, 3), "already-begun"),
        (Stood(0), "already-begun"),
        (Started(), "already-begun"),
        (Answered(7, "draw"), "no-such-seat"),
        (Answered(-1, "draw"), "no-such-seat"),
        (TookBack(7), "no-such-seat"),
        (TookBack(2), "not-a-person"),
        (Resigned(2), "not-a-person"),
        (Returned(2), "not-a-person"),
        (StoodIn(2, 3, "left"), "not-a-person"),
        (StoodIn(0, 9, "left"), "no-such-level"),
        (Returned(0), "nobody-stands-in"),
        (Abandoned(), "people-left"),
        (TookBack(0), "undo-the-beginning"),
    ],
)
def test_what_cannot_be_done_during_the_game(event: Event, reason: str) -> None:
    assert refused(started("alchemist", 3, bots=[2]), event) == reason


@pytest.mark.parametrize(
    "event",
    [Answered(0, "draw"), TookBack(0), Resigned(0), StoodIn(0, 3, "left"), Returned(0), Abandoned()],
)
def test_after_the_end_nothing_is_done(event: Event) -> None:
    host = started("alchemist", 2)
    host.do(Resigned(1))
    assert refused(host, event) == "game-over"
    assert host.table.due() == []


# Stand-ins.


def test_a_stand_in_plays_until_the_owner_returns() -> None:
    host = started("alchemist", 2, first="0")
    host.do(StoodIn(0, 3, "left"))
    seat = host.table.view(1).seats[0]
    assert (seat.name, seat.stand_in, seat.gone) == ("Ana", 3, "left")
    assert host.table.due() == [Due("answer", host.table.at, 0)]
    assert refused(host, StoodIn(0, 3, "left")) == "stand-in-plays"
    assert refused(host, TookBack(0)) == "stand-in-plays" and host.table.view(0).undo is None
    host.answer(0)
    host.do(Returned(0))
    seat = host.table.view(1).seats[0]
    assert (seat.name, seat.stand_in, seat.gone) == ("Ana", None, None)
    assert host.table.due() == []
    assert [message.id for message in host.table.view(1).told if message.id.startswith("table")] == [
        "table-left",
        "table-returned",
    ]


@pytest.mark.parametrize("answers", [True, False])
def test_a_result_tells_whether_a_stand_in_has_answered(answers: bool) -> None:
    host = started("alchemist", 2, first="0")
    host.do(StoodIn(0, 3, "left"))
    if answers:
        host.answer(0)
    host.do(Returned(0))
    host.answer(0)
    host.do(Resigned(1))
    assert host.table.result is not None and host.table.result.stand_ins == answers


def test_who_returns_at_once_may_take_back_what_the_stand_in_answered() -> None:
    host = started("alchemist", 2, first="0")
    before = host.course.state.copy()
    host.do(StoodIn(0, 3, "left"))
    host.answer(0)
    host.do(Returned(0))
    host.do(TookBack(0))
    assert host.course.state == before


def test_a_bot_thinks_from_a_seed_that_is_the_same_in_every_process() -> None:
    host, again = started("alchemist", 2, bots=[0, 1]), started("alchemist", 2, bots=[0, 1])
    seeds = {host.table.bot_seed(seat) for seat in (0, 1)}
    assert seeds == {again.table.bot_seed(seat) for seat in (0, 1)} and len(seeds) == 2
    seat = host.course.state.deciders[0]
    host.answer(seat)
    assert host.table.bot_seed(seat) not in seeds
    assert all(seed in range(2**62) for seed in seeds)


# Deserted tables.


def test_when_nobody_is_left_the_bots_wait_and_after_a_day_the_table_is_given_up() -> None:
    host = started("alchemist", 3, bots=[2])
    host.do(StoodIn(0, 3, "left"))
    host.do(StoodIn(1, 3, "left"))
    gone = host.table.at
    assert host.table.due() == [Due("abandon", gone + PATIENCE)]
    host.answer(host.course.state.deciders[0])
    assert host.table.due() == [Due("abandon", gone + PATIENCE)]
    host.do(Abandoned(), at=gone + PATIENCE)
    result = host.table.result
    assert host.table.phase == "finished" and result is not None
    assert (result.ending, result.ranking, result.winners) == ("abandoned", [], [])
    assert host.table.view(None).secret == host.agreement.secret
    assert host.table.record().result is None


def test_who_returns_finds_the_table_as_it_was() -> None:
    host = started("alchemist", 2)
    for seat in (0, 1):
        host.do(StoodIn(seat, 3, "left"))
    host.do(Returned(0), after=PATIENCE // 2)
    assert [due.what for due in host.table.due()] in ([], ["answer"])
    host.do(StoodIn(0, 3, "left"))
    assert host.table.due() == [Due("abandon", host.table.at + PATIENCE)]


def test_bots_alone_play_to_the_end() -> None:
    host = started("alchemist", 2, bots=[0, 1])
    while host.table.due():
        (due,) = host.table.due()
        assert due.what == "answer" and due.seat is not None
        host.answer(due.seat)
    assert host.table.result is not None and host.table.result.ending == "played"


def test_a_table_that_never_began_can_be_closed() -> None:
    host = seated(agreed("alchemist", 2))
    host.do(Abandoned())
    assert host.table.phase == "finished" and host.table.due() == []
    with pytest.raises(NotAllowed, match="not-begun"):
        host.table.record()
    assert host.table.view(None).secret == host.agreement.secret


# Resigning.


def test_of_two_the_other_wins_at_once() -> None:
    host = started("alchemist", 2)
    host.do(Resigned(1))
    result = host.table.result
    assert result is not None
    assert (result.ending, result.ranking, result.winners) == ("resigned", [1, 2], [0])
    assert host.table.view(0).result == result and host.table.view(0).secret == host.agreement.secret


def test_against_a_bot_the_bot_wins() -> None:
    host = started("alchemist", 2, bots=[0])
    host.do(Resigned(1))
    assert host.table.result is not None and host.table.result.winners == [0]


def test_who_resigns_alone_has_not_won() -> None:
    host = started("azerlande", 1)
    host.do(Resigned(0))
    result = host.table.result
    assert result is not None and (result.ranking, result.winners) == ([1], [])


def test_of_three_the_others_play_on_and_who_resigned_is_last() -> None:
    for secret in range(6):
        host = started("alchemist", 3, secret)
        host.do(Resigned(0))
        assert host.table.phase == "playing" and host.table.seats[0].stand_in == 3
        for event in (Resigned(0), Returned(0), TookBack(0), StoodIn(0, 3, "left")):
            assert refused(host, event) == "has-resigned"
        play_out(host)
        result = host.table.result
        assert result is not None and result.ending == "played"
        assert result.ranking[0] == 3 and 0 not in result.winners and result.winners
        assert min(result.ranking[1:]) == 1
        assert result.scores == host.course.state.scores


def test_the_last_who_has_not_resigned_wins() -> None:
    host = started("alchemist", 3)
    host.do(Resigned(0))
    host.do(Resigned(2))
    result = host.table.result
    assert result is not None and (result.ranking, result.winners) == ([2, 1, 2], [1])


def test_who_left_may_still_resign() -> None:
    host = started("alchemist", 2)
    host.do(StoodIn(0, 3, "left"))
    host.do(Resigned(0))
    assert host.table.result is not None and host.table.result.winners == [1]


def test_when_all_people_have_resigned_nobody_waits() -> None:
    host = started("alchemist", 3, bots=[1, 2])
    host.do(Resigned(0))
    assert host.table.due() == [Due("abandon", host.table.at)]


def test_the_record_of_a_game_that_somebody_gave_up_is_whole_and_unfinished() -> None:
    host = started("alchemist", 2)
    host.answer(host.course.state.deciders[0])
    host.do(Resigned(0))
    record = host.table.record()
    assert record.result is None and len(record.answers) == 1
    *_, last = record.replay(host.table.game)
    assert last == host.course.state


# Once more.


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    host = started("alchemist", 3, bots=[2])
    again = Host(host.agreement.again(secret_of(77), "t2"))
    for event in host.table.rematch():
        again.do(event)
    again.do(Started())
    assert [seat.name for seat in again.table.seats] == ["", "Ana", "Ben"]
    assert again.table.seats[0].level == 1 and again.table.seats.of("player-1") == 2
    old, new = host.agreement, again.agreement
    assert (new.id, new.game, new.options) == ("t2", old.game, old.options) and new.commitment != old.commitment


def test_taking_back_is_told_unless_it_is_out_of_sight() -> None:
    host = started("alchemist", 2, first="0")
    host.answer(0)
    host.do(TookBack(0))
    told = [message for message in host.table.view(1).told if message.id.startswith("table")]
    assert [(message.id, message.arguments) for message in told] == [
        ("table-took-back", {"player": "seat:0", "number": 1})
    ]


def test_everything_told_around_the_game_has_words() -> None:
    host = started("alchemist", 3, first="0")
    does: list[Callable[[], None]] = [
        lambda: host.answer(0),
        lambda: host.do(TookBack(0)),
        lambda: host.do(StoodIn(0, 3, "left")),
        lambda: host.do(Returned(0)),
        lambda: host.do(Resigned(1)),
    ]
    for do in does:
        do()
    told = [message for message in host.table.view(2).told if message.id.startswith("table")]
    assert len(told) == 4
    for language in ("en", "fr"):
        words = host.table.game.words(language).named(["Ana", "Ben", "Cléo"])
        sentences = [words.message(message) for message in told]
        assert all(sentence.startswith(("Ana", "Ben")) for sentence in sentences)
        assert words.message(msgspec.structs.replace(told[1], id="table-out-of-time"))


def test_what_happened_around_the_game_is_not_taken_back() -> None:
    host = started("alchemist", 3, first="0")
    host.answer(0)
    host.do(StoodIn(2, 3, "left"))
    host.do(TookBack(0))
    ids = [message.id for message in host.table.view(1).told]
    assert ids[-2:] == ["table-left", "table-took-back"] and "event-took" not in ids
    assert host.table.view(1).told_before == 0
