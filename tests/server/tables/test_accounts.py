"""What accounts have to do with live play: whoever signs out is out, and whoever leaves for good has no name."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from support.serving import Place
from support.sockets import Client, Sitting, started


@contextmanager
def browser(sitting: Sitting, seat: int) -> Iterator[httpx.Client]:
    """The browser of somebody at a table."""
    with sitting.place.visit(Cookie=f"philtre={sitting.people[seat][1]}") as browser:
        yield browser


def test_whoever_logs_out_is_out(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine, sitting.at(1) as theirs, browser(sitting, 0) as mine_too:
        mine.hello()
        theirs.hello()
        mine_too.delete("/api/session").raise_for_status()
        assert mine.closed() == (4401, "signed-out")
        theirs.send("resume", number=0)
        theirs.wait("time")
    with sitting.at(0) as mine:
        assert mine.hello()["seat"] is None


def test_whoever_logs_in_keeps_the_seat_of_the_guest(place: Place) -> None:
    sitting = started(place, "alchemist")
    account = {"name": f"account at {sitting.id}", "password": "correct horse"}
    with place.visit() as elsewhere:
        elsewhere.post("/api/accounts", json=account).raise_for_status()
    with sitting.at(0) as mine, browser(sitting, 0) as mine_too:
        mine.hello()
        cookie = mine_too.post("/api/session", json=account).raise_for_status().cookies["philtre"]
        assert mine.closed() == (4401, "signed-out")
        assert mine.heard[-1]["wait"] == 0
    with Client.connected(place, sitting.id, cookie) as mine:
        assert mine.hello()["seat"] == 0
        assert mine.view["seats"][0]["name"] == "Zoé 0"


def test_whoever_leaves_for_good_has_no_name_at_tables_that_are_open(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine, sitting.at(1) as theirs, browser(sitting, 0) as mine_too:
        assert theirs.hello()["seats"][0]["name"] == "Zoé 0"
        mine.send("say", text="good-bye")
        theirs.wait("chat", lambda said: bool(said["lines"]))
        mine_too.post("/api/me/deletion", json={}).raise_for_status()
        assert mine.closed() == (4401, "signed-out")
        theirs.see(lambda view: view["seats"][0]["name"] == "")
    with sitting.at(1) as again:
        again.hello()
        assert again.view["seats"][0]["name"] == ""
        assert [(line["name"], line["text"]) for line in again.heard[1]["lines"]] == [("", "")]
    assert b"Zo\xc3\xa9 0" not in place.do(place.service.hall.load(sitting.id)).snapshot()


def test_a_revoked_token_closes_the_socket_of_the_program(place: Place) -> None:
    sitting = started(place, "alchemist")
    account = {"name": f"maker of {sitting.id}", "password": "correct horse"}
    with place.visit() as maker:
        maker.post("/api/accounts", json=account).raise_for_status()
        token = maker.post("/api/tokens", json={"label": "robot"}).raise_for_status().json()
        told = {"Authorization": f"Bearer {token['token']}", "Origin": "https://elsewhere.example"}
        with Client.connected(place, sitting.id, **told) as program:
            program.hello()
            maker.delete(f"/api/tokens/{token['id']}").raise_for_status()
            assert program.closed() == (4401, "signed-out")
        with Client.connected(place, sitting.id, **told) as program:
            assert program.closed() == (4401, "bad-token")
