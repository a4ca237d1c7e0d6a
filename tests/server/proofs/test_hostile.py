"""Hostile people: what belongs to one table or one person opens no other, and a flood drowns nobody else."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from support.flood import SORTS, flooding
from support.people import PASSWORD, Person, id_of, people, refused
from support.processes import running
from support.regulars import Regular, expect_kept, kept, newcomer, table_for
from support.serving import Place, serving
from support.sockets import Client, started
from support.tables import secret_of
from support.witness import log_lines
from websockets.exceptions import InvalidStatus

from philtre.server.settings import Settings

SIGNED_OUT = (4401, "signed-out")
MARKUP = "<b id=x>Zoé</b>&amp;"


def cookie_of(person: Person) -> str:
    return person.browser.cookies["philtre"]


@contextmanager
def sitting(place: Place, person: Person, table: str, **more: str) -> Iterator[Client]:
    with Client.connected(place, table, cookie_of(person), **more) as client:
        client.hello()
        yield client


def token_of(person: Person) -> str:
    token: str = person.post("/tokens", label="robot")["token"]
    return token


# What belongs to another table.


def test_an_invite_opens_its_own_table_alone(place: Place) -> None:
    with people(place, 3) as [ana, ben, eve]:
        mine, theirs = ana.make("me", "free"), ben.make("me", "free")
        assert eve.post(f"/join/{mine['invite']}", seat=None)["mine"] == [1]
        assert refused(eve.browser.get(f"/api/tables/{id_of(theirs)}")) == (404, "no-such-table")
        assert refused(eve.browser.post(f"/api/tables/{id_of(theirs)}/seats", json={})) == (404, "no-such-table")
        for path in (f"/api/join/{id_of(theirs)}", f"/api/join/{theirs['invite'][:-1]}", "/api/join/%20"):
            assert refused(eve.browser.post(path, json={})) == (404, "no-such-invite")
        with Client.connected(place, id_of(theirs), cookie_of(eve)) as client:
            client.closed()
            assert [said["type"] for said in client.heard] == ["gone"]
        assert ben.facts(theirs)["seats"][1]["player"] is None


def test_a_seat_at_one_table_is_none_at_another(place: Place) -> None:
    """Neither by a cookie, nor by a token, nor by both; nor by saying so."""
    with people(place, 3, accounts=True) as [ana, ben, eve]:
        table = id_of(ana.make("me", "free", spectators="public"))
        ben.post(f"/join/{ana.facts(table)['invite']}", seat=1)
        own = id_of(eve.make("me", 1))
        assert eve.facts(own)["mine"] == [0]
        log = entries(place, table)
        forged: list[dict[str, str]] = [
            {"Cookie": f"philtre={cookie_of(eve)}"},
            {"Authorization": f"Bearer {token_of(eve)}"},
            {"Authorization": f"Bearer {token_of(eve)}", "Cookie": f"philtre={cookie_of(ana)}"},
            {"Cookie": f"philtre={cookie_of(eve)}; philtre=x"},
        ]
        for headers in forged:
            with Client.connected(place, table, **headers) as client:
                assert client.hello()["seat"] is None
                for type, more in [("answer", {"number": client.number, "play": "draw"}), ("resign", {})]:
                    assert client.refused(client.send(type, **more))["reason"] == "only-watching"
                client.socket.send(json.dumps({"type": "resign", "request": "r", "seat": 0}))
                assert client.refused(None)["reason"] == "bad-message"
            for seat in ("0", "1", "9", "-1", "%00", "0&seat=1"):
                with Client.connected(place, table, query=f"?seat={seat}", **headers) as client:
                    assert client.closed() == (4403, "not-your-seat")
        assert entries(place, table) == log
        with Client.connected(place, table, cookie_of(ana), Authorization="Bearer philtre_nobody") as client:
            assert client.closed() == (4401, "bad-token")


def entries(place: Place, table: str) -> int:
    return len(place.do(place.service.hall.log.read(table)))


# What was said before.


def test_old_messages_in_any_order_do_nothing(place: Place) -> None:
    """All that people have ever answered, sent again: it has happened, and does not happen again."""
    random = Random(4)
    table = started(place, "bal-des-chaudrons", 3, secret=secret_of(4))
    said: list[tuple[int, str, dict[str, object]]] = []
    with ExitStack() as stack:
        clients = [stack.enter_context(table.at(seat)) for seat in range(3)]
        for client in clients:
            client.hello()
        while len(said) < 60:
            for seat, client in enumerate(clients):
                client.settle()
                undo = client.view["undo"]["steps"] and random.random() < 0.3
                if undo or client.asked:
                    more = {"number": client.number, **({} if undo else {"play": random.choice(client.asked)})}
                    number = client.number
                    client.taken(client.send("take-back" if undo else "answer", **more))
                    client.see(lambda view, number=number: view["noticed"] > number)  # type: ignore[misc]
                    said.append((seat, "take-back" if undo else "answer", more))
        log = table.events()
        random.shuffle(said)
        for seat, type, more in said:
            assert clients[seat].taken(clients[seat].send(type, **more)) == int(str(more["number"])) + 1
            other = {"number": more["number"], "play": "nothing of the kind"}
            assert clients[seat].refused(clients[seat].send("answer", **other))["reason"] == "stale"
    assert table.events() == log


# Whoever is not signed in any more.


def test_whoever_logs_out_everywhere_is_gone_from_every_socket(place: Place) -> None:
    with people(place, 2, accounts=True) as [ana, ben], place.visit() as elsewhere:
        table = id_of(ana.make("me", "free", spectators="public"))
        ben.post(f"/join/{ana.facts(table)['invite']}", seat=1)
        elsewhere.post("/api/session", json={"name": ana.name, "password": PASSWORD})
        with ExitStack() as stack:
            mine = stack.enter_context(sitting(place, ana, table))
            other = stack.enter_context(Client.connected(place, table, elsewhere.cookies["philtre"]))
            theirs = stack.enter_context(sitting(place, ben, table))
            old = [cookie_of(ana), elsewhere.cookies["philtre"]]
            ana.browser.delete("/api/sessions")
            assert mine.closed() == other.closed() == SIGNED_OUT
            assert theirs.refused(theirs.send("explain", play="?"))["reason"] == "bad-notation"
        for cookie in old:
            with Client.connected(place, table, cookie) as client:
                assert client.hello()["seat"] is None


def test_whoever_has_another_password_is_asked_for_it_at_every_socket(place: Place) -> None:
    with people(place, 1, accounts=True) as [ana], sitting(place, ana, id_of(ana.make("me", "free"))) as client:
        ana.browser.put("/api/me/password", json={"old": PASSWORD, "new": f"{PASSWORD} and thyme"})
        assert client.closed() == SIGNED_OUT


def test_whoever_logs_in_is_no_longer_the_guest_at_any_socket(place: Place) -> None:
    with (
        people(place, 1, accounts=True) as [ana],
        people(place, 1) as [guest],
        sitting(place, guest, id_of(guest.make("me", "free"))) as client,
    ):
        guest.browser.post("/api/session", json={"name": ana.name, "password": PASSWORD})
        assert client.closed() == SIGNED_OUT


def test_the_session_of_a_deleted_account_is_nobody_s(place: Place) -> None:
    with people(place, 2, accounts=True) as [ana, ben]:
        table = id_of(ana.make("me", "free", spectators="public"))
        ben.post(f"/join/{ana.facts(table)['invite']}", seat=1)
        cookie, token = cookie_of(ana), token_of(ana)
        with sitting(place, ana, table) as mine:
            assert ana.browser.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
            assert mine.closed() == SIGNED_OUT
        with place.visit(Cookie=f"philtre={cookie}") as browser:
            assert refused(browser.get("/api/me/tables")) == (401, "not-signed-in")
            assert refused(browser.post("/api/tables", json={"game": "alchemist", "seats": ["me", 1]}))[0] == 401
        with Client.connected(place, table, cookie) as client:
            assert client.hello()["seat"] is None
        with Client.connected(place, table, Authorization=f"Bearer {token}") as client:
            assert client.closed() == (4401, "bad-token")


def test_nobody_waits_for_a_deleted_account(place: Place) -> None:
    """A stand-in plays on at a table without a clock, and the name is gone from what others see."""
    with people(place, 2, accounts=True) as [ana, ben]:
        table = id_of(ana.make("me", "free", options={"first": "0"}, stand_in=1))
        ben.post(f"/join/{ana.facts(table)['invite']}", seat=1)
        with sitting(place, ben, table) as theirs:
            assert theirs.view["seats"][0]["name"] == ana.name and not theirs.asked
            ana.browser.post("/api/me/deletion", json={"password": PASSWORD})
            theirs.see(lambda view: bool(theirs.asked) and not view["seats"][0]["name"])
            assert theirs.view["seats"][0]["gone"] == "left"
            assert ana.name not in theirs.messages[-1]


# Markup.


def test_markup_is_only_text(place: Place) -> None:
    """It comes back as it was said, in JSON that no browser takes for a page."""
    with place.visit() as browser:
        answer = browser.post("/api/guests", json={"name": MARKUP})
        ana = Person(place, browser, answer.json()["id"], MARKUP)
        table = id_of(ana.make("me", 1, spectators="public"))
        pages = [answer, *(browser.get(path) for path in ("/api/session", "/api/me/tables", f"/api/tables/{table}"))]
        pages.append(browser.get(f"/api/players/{ana.id}"))
        for page in pages:
            assert MARKUP in str(page.json())
            expect_harmless(page)
        for refusal in (browser.get(f"/api/games/{MARKUP}"), browser.post("/api/accounts", json={MARKUP: MARKUP})):
            assert refusal.status_code >= 400
            expect_harmless(refusal)
        with sitting(place, ana, table) as client:
            assert client.view["seats"][0]["name"] == MARKUP
            client.send("say", text=f"<script>{MARKUP}</script>")
            line = client.wait("chat", lambda said: bool(said["lines"]))["lines"][-1]
            assert (line["name"], line["text"]) == (MARKUP, f"<script>{MARKUP}</script>")
            for length in (501, 60_000):
                client.send("say", text="x" * length)
                assert client.refused(None)["arguments"] == {"where": "$.text"}


def expect_harmless(page: httpx.Response) -> None:
    assert page.headers["content-type"] == "application/json"
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in page.headers["content-security-policy"]


# Those who go away.


def test_who_goes_away_in_the_middle_of_a_request_is_no_fault_of_the_service(sqlite_url: str) -> None:
    with log_lines() as lines, serving(sqlite_url) as place:
        host, port = place.address.removeprefix("http://").split(":")
        head = (
            f"POST /api/guests HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        )
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(f"{head}{{".encode())
        with place.visit() as browser:
            while 'route="/api/guests"' not in browser.get("/metrics").text:
                time.sleep(0.02)
    told = [json.loads(line) for line in lines]
    assert {line["level"] for line in told} == {"info"}


# A flood.


def test_an_address_opens_only_so_many_sockets(sqlite_url: str) -> None:
    with serving(sqlite_url, Settings(), clock=lambda: 0) as place:
        for _ in range(100):
            with Client.connected(place, "nothing") as client:
                assert client.closed() == (4404, "no-such-table")
        with pytest.raises(InvalidStatus) as refusal, Client.connected(place, "nothing"):
            pass
        assert refusal.value.response.status_code == 403
        with place.visit() as browser:
            assert browser.get("/health").status_code == 200


ANSWERED = {429, 1009, 4400, 4429}  # how a flood is met, one way or another


async def play_through(address: str) -> list[Regular]:
    """Whole games of people who know nothing of a flood at another table, until it has met with everything."""
    cookies = [await newcomer(address, f"Zoé {number}") for number in range(2)]
    flooded = await table_for(address, cookies[:1], "alchemist", [1], spectators="public")
    played: list[Regular] = []
    with flooding(address, flooded) as flood:
        while not flood.now()[0].total():
            await asyncio.sleep(0.05)
        while True:
            before, refused_before = flood.now()
            table = await table_for(address, cookies, "alchemist")
            regulars = [
                Regular(table, seat, cookie, lambda: address, Random(seat), pause=0.05)
                for seat, cookie in enumerate(cookies)
            ]
            await asyncio.gather(*(regular.attend() for regular in regulars))
            played += regulars
            sent, refused = flood.now()
            assert 500 not in refused
            if (sent - before).keys() >= SORTS and (refused - refused_before).keys() >= ANSWERED:
                return played


def test_others_do_not_notice_a_flood(sqlite_url: str, tmp_path: Path) -> None:
    with running(sqlite_url, tmp_path, limits="on") as process:
        regulars = asyncio.run(play_through(process.address))
        for table, (agreement, entries, _) in kept(sqlite_url).items():
            expect_kept(agreement, entries, [regular for regular in regulars if regular.table == table])
        for regular in regulars:
            assert regular.visits == 1 and not regular.refusals
            assert regular.acknowledged == regular.sent
        assert not [line for line in process.lines() if line["level"] == "error"]
        assert httpx.get(f"{process.address}/health").status_code == 200
