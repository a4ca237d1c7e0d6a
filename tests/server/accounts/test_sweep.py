"""Guests who came and did nothing are swept out; whoever left a trace is not."""

import pytest
from sqlalchemy import select, update
from support.people import people
from support.serving import Place
from support.sockets import Client

from philtre.server.accounts import sweep
from philtre.server.storage.schema import players, sessions


def grow_old(place: Place, *ids: int) -> None:
    """As if they had last been here before the time that is allowed."""
    with place.data() as data:
        for rows, player in ((players, players.c.id), (sessions, sessions.c.player)):
            data.execute(update(rows).where(player.in_(ids)).values(created=rows.c.created - sweep.IDLE))


def swept(place: Place, *ids: int) -> list[bool]:
    """Who is gone after a sweep."""
    place.do(sweep.sweep(place.service))
    with place.data() as data:
        kept = set(data.execute(select(players.c.id).where(players.c.id.in_(ids))).scalars())
    return [id not in kept for id in ids]


def test_a_guest_who_did_nothing_is_forgotten_after_a_while(place: Place) -> None:
    with people(place, 2) as [old, new]:
        grow_old(place, old.id)
        assert swept(place, old.id, new.id) == [True, False]
        assert old.get("/session") == {"player": None}
        assert new.get("/session")["player"]["id"] == new.id


def test_a_guest_who_comes_again_is_not_forgotten(place: Place) -> None:
    with people(place, 1) as [ana]:
        grow_old(place, ana.id)
        ana.get("/session")  # which renews the session
        assert swept(place, ana.id) == [False]


def test_whoever_left_a_trace_is_not_forgotten(place: Place) -> None:
    with people(place, 3) as [maker, sitter, speaker], people(place, 1, accounts=True) as [account]:
        table = maker.make("free", "free", access="open")
        sitter.sit(table)
        with Client.connected(place, table["terms"]["id"], speaker.browser.cookies["philtre"]) as watching:
            watching.hello()
            watching.send("say", text="who will win?")
            watching.wait("chat", lambda said: bool(said["lines"]))
        ids = [person.id for person in (maker, sitter, speaker, account)]
        grow_old(place, *ids)
        assert swept(place, *ids) == [False] * 4


def test_however_many_there_are(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "GROUP", 2)
    with people(place, 5) as visitors:
        ids = [visitor.id for visitor in visitors]
        grow_old(place, *ids)
        assert swept(place, *ids) == [True] * 5
