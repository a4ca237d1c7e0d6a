"""Several processes on one PostgreSQL: players of one table are at different ones, and one may be killed."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from support.serving import Place, serving
from support.sockets import Client, Sitting, play_out, started, told

from philtre.server.tables import keeper, presence
from philtre.server.tables.protocol import Sight, encoded
from philtre.table import Answered, Live


@pytest.fixture
def two(postgres_url: str) -> Iterator[tuple[Place, Place]]:
    """Two services that know nothing of each other but the database."""
    with serving(postgres_url) as one, serving(postgres_url) as other:
        yield one, other


def at(sitting: Sitting, place: Place, seat: int | None) -> "contextlib.AbstractContextManager[Client]":
    """At a table, by way of one of the services."""
    return Client.connected(place, sitting.id, "" if seat is None else sitting.people[seat][1])


def expect_each_view_once(client: Client) -> None:
    numbers = [view["noticed"] for view in client.views]
    stale = sum(said["type"] == "refused" for said in client.heard)
    assert numbers == sorted(numbers) and len(numbers) <= len(set(numbers)) + stale


@pytest.mark.parametrize("game", ["bal-des-chaudrons", "alchemist"])
def test_players_of_different_processes_play_with_each_other(two: tuple[Place, Place], game: str) -> None:
    sitting = started(two[0], game, 3, bots={2: 1})
    with at(sitting, two[0], 0) as mine, at(sitting, two[1], 1) as theirs, at(sitting, two[1], None) as watching:
        watching.hello()
        play_out([mine, theirs], Random(game))
        watching.see(lambda view: view["phase"] == "finished")
        for seat, client in ((0, mine), (1, theirs), (None, watching)):
            expect_each_view_once(client)
            last = [text for text, said in zip(client.messages, client.heard, strict=True) if said["type"] == "view"][
                -1
            ]
            assert last == encoded(Sight(sitting.table().view(seat))).decode()
    seqs = [entry.seq for entry in sitting.entries()]
    assert seqs == list(range(1, len(seqs) + 1))


def test_those_out_of_sight_are_not_in_each_other_s_way(two: tuple[Place, Place]) -> None:
    """They append at once, one is first, and the other's answer counts all the same."""
    for _ in range(5):
        sitting = started(two[0], "bal-des-chaudrons", 3)
        with at(sitting, two[0], 0) as one, at(sitting, two[1], 1) as two_, at(sitting, two[1], 2) as three:
            clients = (one, two_, three)
            for client in clients:
                client.hello()
            for client in clients:
                client.answer()
            for client in clients:
                client.see(lambda view: told(view) > told(client.views[0]))  # noqa: B023
                assert not [said for said in client.heard if said["type"] == "refused"]
        assert sum(isinstance(event, Answered) for event in sitting.events()) == 3


def test_words_and_presence_go_from_one_to_the_other(two: tuple[Place, Place]) -> None:
    sitting = started(two[0], "alchemist")
    with at(sitting, two[0], 0) as mine:
        with at(sitting, two[1], 1) as theirs:
            for client in (mine, theirs):
                client.wait("presence", lambda said: said["seats"] == [True, True])
            for speaker, listener in ((mine, theirs), (theirs, mine)):
                speaker.send("say", text="hello there")
                listener.wait("chat", lambda said: [line["text"] for line in said["lines"]] == ["hello there"])
        mine.wait("presence", lambda said: said["seats"] == [True, False])


def test_who_changes_over_to_another_process_is_not_away(
    two: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.3)
    sitting = started(two[0], "alchemist", pace=Live(600))
    with at(sitting, two[0], 0) as mine:
        with at(sitting, two[0], 1) as before:
            before.hello()
            after = at(sitting, two[1], 1)
            changed = after.__enter__()
            changed.hello()
        mine.wait("presence", lambda said: said["seats"] == [True, True])
        with at(sitting, two[0], None) as watching:
            watching.wait("presence", lambda said: said["seats"] == [True, True])
            watching.catch_up(0.6)
        after.__exit__(None, None, None)
        mine.see(lambda view: view["seats"][1]["gone"] == "left")
    assert len(sitting.entries()) <= 5


# One that is killed.


@contextlib.contextmanager
def another(database: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A service in a process of its own; its address."""
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--database", database]
    environment = {**os.environ, "LANG": "C.UTF-8", "PHILTRE_LIMITS": "off"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1].rstrip("/"), process
        finally:
            process.kill()


def test_who_was_at_one_that_is_killed_is_not_there_any_more(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.2)
    with serving(postgres_url) as place, another(postgres_url) as (address, process):
        other = Place(postgres_url, address, place.app, place.stop, place.loop)
        sitting = started(place, "alchemist", pace=Live(600))
        with at(sitting, place, 0) as mine, at(sitting, other, 1) as theirs:
            mine.wait("presence", lambda said: said["seats"] == [True, True])
            process.kill()
            theirs.closed()
            monkeypatch.setattr(presence, "BEATS", 0)  # nobody waits for half a minute here
            place.do(place.service.live.presence.beat())
            mine.wait("presence", lambda said: said["seats"] == [True, False])
            mine.see(lambda view: view["seats"][1]["gone"] == "left")


def test_one_that_was_out_of_reach_is_asked_who_is_there(
    two: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = started(two[0], "alchemist")
    with at(sitting, two[0], 0) as mine, at(sitting, two[1], 1):
        mine.wait("presence", lambda said: said["seats"] == [True, True])
        with monkeypatch.context() as impatient:
            impatient.setattr(presence, "BEATS", 0)
            two[0].do(two[0].service.live.presence.beat())
        mine.wait("presence", lambda said: said["seats"] == [True, False])
        two[1].do(two[1].service.live.presence.beat())
        mine.wait("presence", lambda said: said["seats"] == [True, True])


def test_when_one_is_killed_the_other_goes_on(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SWEEP", 0.2)
    monkeypatch.setattr(keeper, "LATE", 500)
    random = Random(5)
    with serving(postgres_url) as place, another(postgres_url) as (address, process):
        other = Place(postgres_url, address, place.app, place.stop, place.loop)
        sitting = started(place, "alchemist", 3, bots={2: 2})
        acknowledged = 0
        with at(sitting, place, 0) as mine:
            with at(sitting, other, 1) as theirs:
                for client in (mine, theirs):
                    client.hello()
                while theirs.number < 20:
                    for client in (mine, theirs):
                        client.catch_up()
                        if client.asked:
                            before = client.number
                            client.answer(random.randrange(len(client.asked)))
                            client.see(lambda view, before=before: view["noticed"] > before)  # type: ignore[misc]
                            acknowledged += 1
                process.kill()
                theirs.closed()
            with at(sitting, place, 1) as again:
                again.hello()
                assert again.number >= theirs.number
                while any(client.view["phase"] == "playing" for client in (mine, again)):
                    for client in (mine, again):
                        client.catch_up()
                        while client.asked:
                            before = client.number
                            client.answer(random.randrange(len(client.asked)))
                            client.see(lambda view, before=before: view["noticed"] > before)  # type: ignore[misc]
                            acknowledged += 1
            expect_each_view_once(mine)
        answers = [event for event in sitting.events() if isinstance(event, Answered) and event.seat != 2]
        assert len(answers) == acknowledged
        assert sitting.table().view(0).phase == "finished"
