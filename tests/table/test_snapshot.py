"""A snapshot at any entry: going on from it equals going on without."""

from random import Random

import pytest
from support.tables import Host, agreed, audience, fold, seated, sent, started, undo_steps

import philtre
from philtre import Unreadable
from philtre.table import Answered, Live, Resigned, Returned, Started, StoodIn, Table, TookBack

GAMES = philtre.games()


def lively(slug: str, players: int, entries: int) -> Host:
    """A table at which everything happens that can."""
    host = started(slug, players, 6, Live(100_000, 5))
    random = Random(6)
    for number in range(entries):
        if host.table.phase != "playing":
            break
        if number % 19 == 7 and host.table.seats[0].gone is None:
            host.do(StoodIn(0, 2, "left"))
        elif number % 19 == 9 and host.table.seats[0].gone == "left":
            host.do(Returned(0))
        elif number == 100 and players > 2:
            host.do(Resigned(1))
        else:
            host.live(random, changes=0.2)
    return host


@pytest.mark.parametrize("slug", GAMES)
def test_going_on_from_a_snapshot(slug: str) -> None:
    host = lively(slug, philtre.game(slug).players[-1], 150)
    table = Table(host.agreement)
    for entry in host.log:
        restored = Table.restore(host.agreement, table.snapshot())
        assert restored.snapshot() == table.snapshot()
        for one in (table, restored):
            one.apply(entry)
        assert restored.snapshot() == table.snapshot()
        assert restored.due() == table.due()
        for viewer in audience(table):
            assert sent(restored, viewer) == sent(table, viewer)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("every", [1, 10, 64])
def test_a_log_with_snapshots_is_folded_to_the_same_end(slug: str, every: int) -> None:
    host = lively(slug, philtre.game(slug).players[0], 150)
    table = Table(host.agreement)
    for entry in host.log:
        table.apply(entry)
        if entry.seq % every == 0:
            table = Table.restore(host.agreement, table.snapshot())
    assert table.snapshot() == host.table.snapshot()


@pytest.mark.parametrize("slug", GAMES)
def test_what_could_be_taken_back_before_a_snapshot_can_be_after_it(slug: str) -> None:
    host = started(slug, philtre.game(slug).players[-1], 7, Live(100_000, 5))
    random = Random(7)
    tried = 0
    while tried < 15:
        host.answer_somehow(random)
        for seat in range(len(host.table.seats)):
            steps = undo_steps(host.table, seat)
            if steps:
                tried += 1
                other = Host(host.agreement)
                other.table = Table.restore(host.agreement, host.table.snapshot())
                same = Host(host.agreement)
                same.table = fold(host.agreement, host.log)
                other.do(TookBack(seat))
                same.do(TookBack(seat))
                assert other.table.snapshot() == same.table.snapshot()
                assert undo_steps(other.table, seat) == 0
                assert len(other.course.answers) == len(host.course.answers) - steps


def test_a_table_that_gathers_is_saved_too() -> None:
    host = seated(agreed("alchemist", 3))
    table = Table.restore(host.agreement, host.table.snapshot())
    assert table.phase == "gathering" and table.snapshot() == host.table.snapshot()
    host.table = table
    host.do(Started())
    assert host.table.phase == "playing"


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x93\x01\x02\x03", b"{}"])
def test_what_is_no_snapshot_is_unreadable(data: bytes) -> None:
    with pytest.raises(Unreadable, match="bad-save"):
        Table.restore(agreed("alchemist", 3), data)


def test_a_long_game_is_saved_small() -> None:
    """What must be kept grows by what was told and answered, not by positions."""
    host = started("elixir-mixer", 2, 1)
    random = Random(1)
    sizes = []
    for _ in range(2):
        for _ in range(100):
            host.answer_somehow(random)
        sizes.append(len(host.table.snapshot()))
    assert sum(isinstance(entry.event, Answered) for entry in host.log) == 200
    assert sizes[1] < sizes[0] + 100 * 40
