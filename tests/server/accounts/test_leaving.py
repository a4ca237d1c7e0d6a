"""Guests who turn out to have an account, and people who leave for good: the games stay."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Table as Rows
from sqlalchemy import event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from support.people import id_of, people
from support.serving import Place

from philtre.server.accounts import deletion
from philtre.server.storage.schema import (
    chat,
    log,
    players,
    rated,
    ratings,
    seats,
    sessions,
    snapshots,
    tables,
    tokens,
)
from philtre.table.events import Event, Sat, Started

PASSWORD = "a cauldron of mint"
NUMBERS = count(1)


def guest(browser: httpx.Client, name: str) -> int:
    id: int = browser.post("/api/guests", json={"name": name}).json()["id"]
    return id


def account(browser: httpx.Client, name: str) -> int:
    id: int = browser.post("/api/accounts", json={"name": name, "password": PASSWORD}).json()["id"]
    return id


def log_in(browser: httpx.Client, name: str) -> httpx.Response:
    return browser.post("/api/session", json={"name": name, "password": PASSWORD})


def make_table(place: Place, *people: tuple[int, str]) -> str:
    """A table at which these sit, the first of whom owns it; all of them have chatted and are rated."""
    table = f"table-{next(NUMBERS)}"
    with place.data() as data:
        data.execute(insert(tables).values(id=table, owner=people[0][0], invite=table, **OF_A_TABLE))
        for seat, (player, name) in enumerate(people):
            event = msgspec.json.encode(Sat(seat, str(player), name))
            data.execute(insert(log).values(table=table, seq=seat + 1, at=seat, event=event))
            data.execute(insert(seats).values(table=table, seat=seat, player=player, name=name))
            said = {"table": table, "number": seat, "room": "players", "player": player, "name": name, "at": 1}
            data.execute(insert(chat).values(**said, text=f"I am {name}"))
            skill = {"mu_before": 1.0, "sigma_before": 1.0, "mu_after": 1.0, "sigma_after": 1.0}
            data.execute(insert(rated).values(table=table, player=player, rank=1, at=1, **skill))
            data.execute(insert(ratings).values(player=player, game=table, mu=1.0, sigma=1.0, games=1, points=1000))
        started = {"table": table, "seq": len(people) + 1, "at": 9, "event": msgspec.json.encode(Started())}
        data.execute(insert(log).values(started))
        data.execute(insert(snapshots).values(table=table, seq=3, data=b"".join(name.encode() for _, name in people)))
    return table


OF_A_TABLE = {
    "game": "alchemist",
    "agreement": "{}",
    "secret": "",
    "access": "private",
    "phase": "playing",
    "seq": 3,
    "created": 1,
    "changed": 1,
}


def everything(place: Place) -> str:
    """All that the database holds, as a text to be searched."""
    with place.data() as data:
        kept: tuple[Rows, ...] = (players, sessions, tokens, tables, seats, log, snapshots, chat, ratings, rated)
        return "\n".join(str(tuple(row)) for rows in kept for row in data.execute(select(rows)))


def events(place: Place, table: str) -> list[Event]:
    with place.data() as data:
        rows = data.execute(select(log.c.event).where(log.c.table == table).order_by(log.c.seq)).scalars()
        return [msgspec.json.decode(event, type=Event) for event in rows]


# A guest has an account.


def test_logging_in_takes_the_tables_of_the_guest_over(place: Place) -> None:
    with place.visit() as browser, place.visit() as other:
        mine = account(browser, "Merger")
        browser.delete("/api/session")
        former, stranger = guest(browser, "Guest of Merger"), guest(other, "Stranger")
        table = make_table(place, (former, "Guest of Merger"), (stranger, "Stranger"))
        before = events(place, table)
        with place.data() as data:  # a token that was renewed lasts a little longer
            data.execute(insert(sessions).values(hash="former", player=former, created=1, seen=1, expires=2**50))
        assert log_in(browser, "Merger").json()["id"] == mine
        assert other.get("/api/session").json()["player"]["id"] == stranger
    with place.data() as data:
        assert data.execute(select(tables.c.owner).where(tables.c.id == table)).scalar_one() == mine
        for rows, order in ((seats, seats.c.seat), (chat, chat.c.number)):
            owners = data.execute(select(rows.c.player).where(rows.c.table == table).order_by(order)).scalars().all()
            assert owners == [mine, stranger]
        assert data.execute(select(players.c.merged).where(players.c.id == former)).scalar_one() == mine
        assert not data.execute(select(sessions).where(sessions.c.player == former)).all()
    assert events(place, table) == before  # the log is never written again, but for those who leave for good


def test_another_account_is_not_merged(place: Place) -> None:
    with place.visit() as browser:
        one = account(browser, "First Account")
        browser.delete("/api/session")
        other = account(browser, "Second Account")
        table = make_table(place, (other, "Second Account"))
        assert log_in(browser, "First Account").json()["id"] == one
    with place.data() as data:
        assert data.execute(select(seats.c.player).where(seats.c.table == table)).scalar_one() == other
        assert data.execute(select(players.c.merged).where(players.c.id == other)).scalar_one() is None


def test_a_wrong_password_merges_nothing(place: Place) -> None:
    with place.visit() as browser:
        account(browser, "Untouched")
        browser.delete("/api/session")
        id = guest(browser, "Still a guest")
        assert browser.post("/api/session", json={"name": "Untouched", "password": "wrong"}).status_code == 401
        assert browser.get("/api/session").json()["player"]["id"] == id


# Somebody leaves for good.


def test_what_is_personal_goes_and_the_games_stay(place: Place) -> None:
    with place.visit() as browser, place.visit() as other:
        gone = account(browser, "Ephemera")
        browser.post("/api/tokens", json={"label": "bot of Ephemera"})
        browser.delete("/api/session")
        former, stays = guest(browser, "Ephemera as guest"), guest(other, "Stayer")
        table = make_table(place, (former, "Ephemera as guest"), (stays, "Stayer"))
        log_in(browser, "Ephemera")
        second = make_table(place, (stays, "Stayer"), (gone, "Ephemera"))
        assert "Ephemera" in everything(place)

        assert browser.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
        assert browser.get("/api/session").json() == {"player": None}
        assert log_in(browser, "Ephemera").status_code == 401
        assert other.get("/api/session").json()["player"]["name"] == "Stayer"
    left = everything(place)
    assert "Ephemera" not in left and "phemera" not in left.lower()
    assert "I am Stayer" in left
    assert events(place, table) == [Sat(0, str(former), ""), Sat(1, str(stays), "Stayer"), Started()]
    assert events(place, second) == [Sat(0, str(stays), "Stayer"), Sat(1, str(gone), ""), Started()]
    with place.data() as data:
        for rows in (sessions, tokens, ratings, rated):
            assert not data.execute(select(rows).where(rows.c.player.in_([gone, former]))).all()
        kept = data.execute(select(players).where(players.c.id == gone)).one()
        assert kept.deleted and kept.name == "" and kept.key is kept.password is None


def test_the_name_is_free_again(place: Place) -> None:
    with place.visit() as browser:
        before = account(browser, "Phoenix")
        browser.post("/api/me/deletion", json={"password": PASSWORD})
        assert account(browser, "Phoenix") != before


def test_all_sessions_and_tokens_end(place: Place) -> None:
    with place.visit() as browser, place.visit() as elsewhere:
        account(browser, "Manifold")
        log_in(elsewhere, "Manifold")
        token = browser.post("/api/tokens", json={"label": "bot"}).json()["token"]
        browser.post("/api/me/deletion", json={"password": PASSWORD})
        assert elsewhere.get("/api/session").json() == {"player": None}
        assert elsewhere.get("/api/session", headers={"Authorization": f"Bearer {token}"}).status_code == 401


@pytest.mark.parametrize("body", [{}, {"password": None}, {"password": ""}, {"password": "not the password"}])
def test_an_account_is_not_deleted_without_its_password(place: Place, body: dict[str, str | None]) -> None:
    with place.visit() as browser:
        name = f"Persistent {next(NUMBERS)}"
        id = account(browser, name)
        answer = browser.post("/api/me/deletion", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (401, "wrong-password")
        assert browser.get("/api/session").json()["player"]["id"] == id


def test_a_guest_is_deleted_at_once(place: Place) -> None:
    with place.visit() as browser:
        guest(browser, "Mayfly of one day")
        assert browser.post("/api/me/deletion", json={}).status_code == 204
        assert browser.get("/api/session").json() == {"player": None}
    assert "Mayfly" not in everything(place)


# A long life takes long to forget, and nobody waits for it.


@pytest.fixture
def written(place: Place, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The statements of each transaction that keeps others from writing."""
    blocks: list[list[str]] = []
    database = place.service.database
    begun = database.writing

    @asynccontextmanager
    async def writing() -> AsyncIterator[AsyncConnection]:
        block: list[str] = []
        blocks.append(block)

        def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            block.append(statement)

        async with begun() as connection:
            event.listen(connection.sync_connection, "before_cursor_execute", note)
            try:
                yield connection
            finally:
                event.remove(connection.sync_connection, "before_cursor_execute", note)

    monkeypatch.setattr(database, "writing", writing)
    return blocks


def test_no_log_is_read_while_others_wait_and_tables_are_left_one_by_one(
    place: Place, written: list[list[str]]
) -> None:
    with place.visit() as browser:
        gone = guest(browser, "Centenarian")
        for _ in range(5):
            make_table(place, (gone, "Centenarian"))
        written.clear()
        assert browser.post("/api/me/deletion", json={}).status_code == 204
    assert "Centenarian" not in everything(place)
    assert not [statement for block in written for statement in block if "FROM log" in statement]
    assert [sum("UPDATE log" in statement for statement in block) for block in written if block].count(1) == 5


def test_of_a_log_no_more_is_read_than_who_sat_down(place: Place) -> None:
    with place.visit() as browser:
        gone = guest(browser, "Brief Reader")
        table = make_table(place, (gone, "Brief Reader"))
        with place.data() as data:
            data.execute(insert(log).values(table=table, seq=3, at=10, event=b"is not read"))
        assert browser.post("/api/me/deletion", json={}).status_code == 204
        with place.data() as data:
            data.execute(log.delete().where(log.c.table == table, log.c.seq == 3))
    assert events(place, table) == [Sat(0, str(gone), ""), Started()]


def test_whoever_was_interrupted_leaves_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with place.visit() as browser:
        gone = account(browser, "Hesitant")
        made = [make_table(place, (gone, "Hesitant")) for _ in range(3)]
        left: list[str] = []
        unname = deletion.unname

        async def die(connection: AsyncConnection, table: str, *more: Any) -> None:
            if len(left) == 2:
                raise RuntimeError("as if the process had died")
            left.append(table)
            await unname(connection, table, *more)

        with monkeypatch.context() as patch:
            patch.setattr(deletion, "unname", die)
            assert browser.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 500
        assert browser.get("/api/session").json()["player"]["name"] == "Hesitant"
        assert [events(place, table)[0] for table in left] == [Sat(0, str(gone), "")] * 2
        assert browser.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
    assert "Hesitant" not in everything(place)
    assert {events(place, table)[0] for table in made} == {Sat(0, str(gone), "")}


def test_whoever_sits_down_while_they_leave_leaves_there_too(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with place.visit() as browser:
        gone = guest(browser, "Restless")
        tables = [make_table(place, (gone, "Restless"))]
        told: list[str] = []
        unname = place.service.hall.unname

        async def sit_down_elsewhere(table: str) -> None:
            told.append(table)
            if len(tables) == 1:
                tables.append(make_table(place, (gone, "Restless")))
            await unname(table)

        monkeypatch.setattr(place.service.hall, "unname", sit_down_elsewhere)
        assert browser.post("/api/me/deletion", json={}).status_code == 204
    assert told == tables
    assert "Restless" not in everything(place)


def test_no_name_stays_where_somebody_got_up_before_the_start(place: Place) -> None:
    with people(place, 2) as (ana, ben):
        table = id_of(ana.make("me", "free", "free", access="open"))
        ben.sit(table)
        assert ben.browser.post("/api/me/deletion", json={}).status_code == 204
        assert ana.facts(table)["phase"] == "gathering"
    assert [told.name for told in events(place, table) if isinstance(told, Sat)] == [ana.name, ""]
