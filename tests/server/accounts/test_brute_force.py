"""Whoever tries passwords is told to come back later: for a name, and from an address."""

from collections.abc import Iterator

import httpx
import pytest
from support.serving import Place, serving

from philtre.server.settings import Settings

PASSWORD = "a cauldron of mint"
LIMITED = Settings(proxies=("127.0.0.1",))  # so that a test can come from many addresses


@pytest.fixture
def now() -> list[int]:
    """The time: it stands still, unless a test changes it."""
    return [1_800_000_000_000]


@pytest.fixture
def place(database_url: str, now: list[int]) -> Iterator[Place]:
    """A service with its limits."""
    with serving(database_url, LIMITED, clock=lambda: now[0]) as place:
        yield place


def attempt(browser: httpx.Client, name: str, password: str, address: str = "198.51.100.1") -> httpx.Response:
    return browser.post("/api/session", json={"name": name, "password": password}, headers=coming_from(address))


def coming_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_a_name_can_be_tried_only_so_often_wherever_from(place: Place, now: list[int]) -> None:
    with place.visit() as browser:
        for name in ("Target", "Bystander"):
            browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
            browser.delete("/api/session")
        tries = [attempt(browser, "tArget", "wrong", f"198.51.100.{number}") for number in range(12)]
        assert [answer.status_code for answer in tries] == [401] * 10 + [429] * 2
        refused = tries[-1]
        assert refused.json()["reason"] == "too-often"
        assert int(refused.headers["retry-after"]) == refused.json()["arguments"]["seconds"] > 0
        assert attempt(browser, "Target", PASSWORD, "203.0.113.1").status_code == 429  # not even the right one
        assert attempt(browser, "Bystander", PASSWORD, "203.0.113.1").status_code == 201
        now[0] += 1000 * int(refused.headers["retry-after"])
        assert attempt(browser, "Target", PASSWORD, "203.0.113.1").status_code == 201


def test_an_address_can_try_only_so_many_names(place: Place) -> None:
    with place.visit() as browser:
        browser.post("/api/accounts", json={"name": "Neighbour", "password": PASSWORD})
        tries = [attempt(browser, f"name {number}", "wrong").status_code for number in range(32)]
        assert tries == [401] * 30 + [429] * 2
        assert attempt(browser, "Neighbour", PASSWORD).status_code == 429
        assert attempt(browser, "Neighbour", PASSWORD, "203.0.113.1").status_code == 201


def test_the_right_password_does_not_count(place: Place) -> None:
    with place.visit() as browser:
        browser.post("/api/accounts", json={"name": "Regular", "password": PASSWORD})
        assert {attempt(browser, "Regular", PASSWORD).status_code for _ in range(12)} == {201}


@pytest.mark.parametrize("path", ["/api/me/password", "/api/me/deletion"])
def test_there_is_no_other_door(place: Place, path: str) -> None:
    with place.visit() as browser:
        browser.post("/api/accounts", json={"name": "Guarded", "password": PASSWORD})
        body = {"old": "wrong", "new": "another one"} if path == "/api/me/password" else {"password": "wrong"}
        method = "PUT" if path == "/api/me/password" else "POST"
        tries = [browser.request(method, path, json=body).status_code for _ in range(11)]
        assert tries == [401] * 10 + [429]


@pytest.mark.parametrize(("path", "more"), [("/api/guests", {}), ("/api/accounts", {"password": PASSWORD})])
def test_an_address_makes_only_so_many_players(place: Place, path: str, more: dict[str, str]) -> None:
    with place.visit(**coming_from("192.0.2.1")) as browser:
        made = []
        for number in range(32):
            made.append(browser.post(path, json={"name": f"n{number}", **more}).status_code)
            browser.cookies.clear()
        assert made == [201] * 30 + [429] * 2
        assert browser.post(path, json={"name": "n", **more}, headers=coming_from("192.0.2.2")).status_code == 201
