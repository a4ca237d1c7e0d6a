"""Nothing that anybody is sent depends on what they may not know, nor on what others do out of sight."""

from random import Random

import pytest
from support.tables import Host, audience, sent, started
from support.worlds import in_the_middle, open_moves, otherwise

import philtre
from philtre import NotAllowed
from philtre.table import Answered, Event, Live, Pace, Slow, Table, TookBack
from philtre.table.course import hidden

PACES: list[Pace] = [Live(100_000, 5), Slow(100_000)]
WINDOWS = ["bal-des-chaudrons", "azerlande"]


@pytest.mark.parametrize("slug", philtre.games())
def test_what_one_is_sent_is_the_same_in_all_worlds_one_cannot_tell_apart(slug: str) -> None:
    compared = 0
    for number in range(8):
        for viewer in audience(started(slug, philtre.game(slug).players[-1]).table):
            one = in_the_middle(slug, 7 * number, PACES[0], secret=number)
            if one.table.phase != "playing":
                continue
            other = otherwise(one, viewer, number)
            random = Random(number)
            for _ in range(8):
                assert sent(one.table, viewer) == sent(other.table, viewer)
                compared += 1
                moves = [move for move in open_moves(one) if move in open_moves(other)]
                if not moves or one.table.phase != "playing":
                    break
                event = random.choice(moves)
                for table in (one, other):
                    table.do(event)
                if one.course.state.seen_by(viewer) != other.course.state.seen_by(viewer):
                    break  # something was shown
    assert compared > 100


class Pushing(Host):
    """A copy of a table that keeps all it pushes: to each a view whenever there is something to notice."""

    def __init__(self, host: Host) -> None:
        super().__init__(host.agreement)
        self.table = Table.restore(host.agreement, host.table.snapshot())
        self.pushed: dict[int | None, list[bytes]] = {viewer: [] for viewer in audience(self.table)}

    def do(self, event: Event, after: int = 1000, at: int | None = None) -> None:
        before = {viewer: self.table.noticed(viewer) for viewer in self.pushed}
        super().do(event, after, at)
        for viewer, pushed in self.pushed.items():
            if self.table.noticed(viewer) != before[viewer]:
                pushed.append(sent(self.table, viewer))


def whisper(host: Host, seat: int, random: Random) -> int:
    """Let a hidden seat answer and change its mind, as long as nobody sees it; how often it did."""
    times = 0
    for _ in range(random.randrange(1, 7)):
        if host.course.ways[seat].steps and random.random() < 0.4:
            host.do(TookBack(seat), random.randrange(3))
        elif seat in host.course.state.deciders:
            answer = Answered(seat, random.choice(host.legal(seat)))
            trial = Pushing(host)
            trial.do(answer)
            if trial.table.noticed(None) != host.table.noticed(None):
                break  # that would show it
            host.do(answer, random.randrange(3))
        else:
            break
        times += 1
    return times


@pytest.mark.parametrize("slug", WINDOWS)
@pytest.mark.parametrize("pace", PACES)
def test_what_others_do_out_of_sight_is_not_noticed(slug: str, pace: Pace) -> None:
    random = Random(8)
    compared = 0
    host = in_the_middle(slug, 0, pace)
    while host.table.phase == "playing":
        unseen = [seat for seat in host.course.state.deciders if hidden(host.course.state, seat)]
        if len(unseen) > 1 and random.random() < 0.2:
            seat, viewer = random.sample(unseen, 2)
            compared += compare(host, seat, viewer, random)
        host.live(random, changes=0.2)
    assert compared > 10


def compare(host: Host, seat: int, viewer: int, random: Random) -> bool:
    """One seat whispers or not, another answers and takes back in any case; whether anything was compared."""
    quiet, loud = Pushing(host), Pushing(host)
    if not whisper(loud, seat, random):
        return False
    time = host.table.at + 10_000
    for takes_back in (False, True, False):
        event = TookBack(viewer) if takes_back else Answered(viewer, quiet.legal(viewer)[0])
        for table in (quiet, loud):
            table.do(event, at=time)
        if loud.course.windows != quiet.course.windows:
            return takes_back  # the whisperer was the last but one: now all is shown
        time += 1000
        for other in audience(host.table):
            if other != seat:
                assert quiet.pushed[other] == loud.pushed[other]
                assert sent(quiet.table, other) == sent(loud.table, other)
                assert quiet.table.answers(other) == loud.table.answers(other)
        if not takes_back and not quiet.course.ways[viewer].steps:
            return True
    assert quiet.pushed[viewer] and loud.pushed[seat] and quiet.pushed[None] == []
    return True


@pytest.mark.parametrize("slug", WINDOWS)
def test_an_answer_out_of_sight_changes_nothing_but_ones_own_view(slug: str) -> None:
    host = in_the_middle(slug, 0, PACES[0])
    while not (hidden(host.course.state, 0) and len(host.course.state.deciders) > 1):
        host.answer_somehow(Random(len(host.log)))
    seat = host.course.state.deciders[0]
    before = {viewer: sent(host.table, viewer) for viewer in audience(host.table)}
    host.answer(seat)
    after = {viewer: sent(host.table, viewer) for viewer in audience(host.table)}
    assert [viewer for viewer in before if before[viewer] != after[viewer]] == [seat]
    host.do(TookBack(seat))
    again = {viewer: sent(host.table, viewer) for viewer in audience(host.table)}
    assert [viewer for viewer in before if before[viewer] != again[viewer]] == [seat]
    undo = host.table.view(seat).undo
    assert undo is not None and undo.steps == 0
    assert host.table.noticed(seat) == host.table.noticed(None) + 2


def test_when_all_have_answered_everybody_notices_once() -> None:
    host = started("bal-des-chaudrons", 3)
    counts = [host.table.noticed(None)]
    while host.course.state.deciders:
        host.answer(host.course.state.deciders[0])
        counts.append(host.table.noticed(None))
        if counts[-1] != counts[0]:
            break
    assert len(counts) > 3 and counts[-1] == counts[0] + 1 and set(counts[:-1]) == {counts[0]}


@pytest.mark.parametrize("slug", philtre.games())
def test_the_secret_is_published_at_the_end_and_not_before(slug: str) -> None:
    host = started(slug, philtre.game(slug).players[0])
    secret = host.agreement.secret
    random = Random(2)
    while host.table.phase == "playing":
        assert all(secret.encode() not in sent(host.table, viewer) for viewer in audience(host.table))
        for _ in range(50):
            if host.table.phase == "playing":
                host.answer_somehow(random)
    assert all(host.table.view(viewer).secret == secret for viewer in audience(host.table))
    assert host.table.record().heading.secret == secret


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    host = started("alchemist", 2)
    for seat in (-1, 2):
        with pytest.raises(NotAllowed, match="no-such-seat"):
            host.table.view(seat)
