"""A table is the fold of its log: the same entries, the same table, byte for byte."""

from random import Random

import msgspec
import pytest
from support.tables import Host, agreed, audience, fold, seated, sent, started

import philtre
from philtre import NotAllowed, Record, Unreadable
from philtre.kernel.secret import commitment_to
from philtre.table import Answered, Course, Entry, Live, Sat, Started, Table

GAMES = philtre.games()


def played(slug: str, players: int, secret: int, entries: int = 100_000) -> Host:
    """A table with clocks at which people answer, and now and then change their minds."""
    host = started(slug, players, secret, Live(100_000, 5))
    random = Random(secret)
    while host.table.phase == "playing" and len(host.log) < entries:
        host.live(random)
    return host


@pytest.mark.parametrize("slug", GAMES)
def test_folding_equals_playing(slug: str) -> None:
    for players in philtre.game(slug).players:
        host = started(slug, players, secret=players)
        random = Random(players)
        while host.table.phase == "playing":
            host.answer_somehow(random)
        agreement = host.agreement
        course = Course(philtre.game(slug), players, None, agreement.options, agreement.secret)
        for answer in (entry.event for entry in host.log if isinstance(entry.event, Answered)):
            course.play(answer.seat, course.game.read(course.state, answer.seat, answer.play))
        assert course.state == host.course.state and course.state.over
        assert course.log(None) == host.course.log(None)
        assert host.table.result is not None and host.table.result.ending == "played"
        assert host.table.result.scores == course.state.scores
        assert host.table.result.ranking == course.state.ranking
        assert host.table.result.winners == course.state.winners


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_entries_make_the_same_table(slug: str) -> None:
    host = played(slug, philtre.game(slug).players[-1], secret=3)
    log = msgspec.json.decode(msgspec.json.encode(host.log), type=list[Entry])
    again = fold(host.agreement, log)
    assert again.snapshot() == host.table.snapshot()
    for viewer in audience(again):
        assert sent(again, viewer) == sent(host.table, viewer)


@pytest.mark.parametrize("slug", GAMES)
def test_the_record_replays_though_answers_were_taken_back(slug: str) -> None:
    host = played(slug, philtre.game(slug).players[-1], secret=4)
    record = Record.read(host.table.record().write())
    *_, end = record.replay(philtre.game(slug))
    assert end == host.course.state and record.result is not None
    assert commitment_to(record.heading.secret or "") == host.agreement.commitment
    assert len(record.answers) < sum(isinstance(entry.event, Answered) for entry in host.log)


@pytest.mark.parametrize("slug", GAMES)
def test_before_the_end_each_is_given_the_answers_they_may_know(slug: str) -> None:
    host = started(slug, philtre.game(slug).players[-1])
    random = Random(5)
    for _ in range(60):
        host.live(random)
        with pytest.raises(NotAllowed, match="not-over"):
            host.table.record()
        for viewer in audience(host.table):
            told = host.course.record.told_to(host.table.game, viewer)
            mine = [answer for answer in told if answer.seat == viewer]  # out of sight they come last
            heard = host.table.answers(viewer)
            assert [answer for answer in heard if answer.seat == viewer] == mine
            assert [answer for answer in heard if answer.seat != viewer] == [one for one in told if one.seat != viewer]


def test_another_secret_deals_another_game() -> None:
    tables = [started("alchemist", 2, secret) for secret in (1, 1, 2)]
    assert tables[0].table.snapshot() == tables[1].table.snapshot() != tables[2].table.snapshot()


@pytest.mark.parametrize("slug", GAMES)
def test_between_answers_a_table_holds_no_generator(slug: str) -> None:
    host = started(slug, philtre.game(slug).players[-1])
    random = Random(1)
    for _ in range(30):
        assert host.course.state.b[1] == 0
        host.answer_somehow(random)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entry(2, 0, Started()), "not-next-entry"),
        (Entry(4, 1_800_000_009_000, Started()), "not-next-entry"),
        (Entry(3, 1_800_000_000_999, Started()), "entry-too-early"),
    ],
)
def test_entries_come_in_their_order(entry: Entry, reason: str) -> None:
    host = seated(agreed("alchemist", 2))
    before = host.table.snapshot()
    with pytest.raises(NotAllowed, match=reason):
        host.table.apply(entry)
    assert host.table.snapshot() == before
    host.do(Started(), after=0)


def test_an_answer_that_means_nothing_is_unreadable() -> None:
    host = started("alchemist", 2)
    seat = host.course.state.deciders[0]
    before = host.table.snapshot()
    with pytest.raises(Unreadable, match="bad-notation"):
        host.answer(seat, "sing")
    with pytest.raises(NotAllowed, match="not-your-turn"):
        host.answer(1 - seat, "draw")
    assert host.table.snapshot() == before


def test_other_rules_are_not_played() -> None:
    agreement = msgspec.structs.replace(agreed("alchemist", 2), rules=99)
    with pytest.raises(Unreadable, match="other-rules"):
        Table(agreement)


def test_a_player_is_an_id_that_nobody_is_shown() -> None:
    host = Host(agreed("alchemist", 2))
    host.do(Sat(0, "secret-id", "Ana"))
    assert all(b"secret-id" not in sent(host.table, viewer) for viewer in audience(host.table))
    assert b"Ana" in sent(host.table, None)
