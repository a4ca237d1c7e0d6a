"""The log: a line of JSON for each thing, and nothing in it that is nobody's business."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from support.serving import Place, serving
from websockets.sync.client import connect

from philtre.server import logs
from philtre.server.settings import Settings

from .conftest import furnish

PASSWORD = "hunter2-the-planted-password"
METRICS_TOKEN = "planted-metrics-token"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the log says; the logging of the tests is put back."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    logs.listen(stream=stream)
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    logs.LOGGER.setLevel(logging.NOTSET)


def test_no_line_holds_what_was_told_in_confidence(sqlite_url: str, written: io.StringIO) -> None:
    settings = Settings(metrics_token=METRICS_TOKEN, limited=False)
    with serving(sqlite_url, settings, prepare=furnish) as place, place.visit() as browser:
        browser.post("/api/guests", json={"name": "Planted Guest"})
        secrets = [browser.cookies["philtre"]]
        browser.post("/api/accounts", json={"name": "Planted Name", "password": PASSWORD})
        secrets.append(browser.cookies["philtre"])
        secrets.append(browser.post("/api/tokens", json={"label": "planted label"}).json()["token"])
        browser.get("/api/session", headers={"Authorization": f"Bearer {secrets[-1]}"})
        browser.get("/api/session", headers={"Authorization": f"Bearer {secrets[-1]}x"})
        browser.post("/api/session", json={"name": "Planted Name", "password": PASSWORD + "x"})
        browser.put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD + " again"})
        browser.post("/api/session", json={"name": PASSWORD, "password": "mistyped into the wrong field"})
        browser.post("/api/guests", content=f'{{"password": "{PASSWORD}"'.encode())
        browser.get(f"/api/tokens/{PASSWORD}?token={PASSWORD}")
        browser.get(f"/{PASSWORD}")
        browser.get("/faulty")
        browser.get("/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
        browser.request("BREW" + PASSWORD.upper().replace("-", ""), "/")
        chat(place, PASSWORD)
    lines = written.getvalue()
    for planted in (*secrets, PASSWORD, PASSWORD.upper(), METRICS_TOKEN, "lanted", "mistyped", "must not be told"):
        assert planted not in lines
    events = [json.loads(line) for line in lines.splitlines()]
    assert {event["event"] for event in events} == {
        "started",
        "request",
        "wrong password",
        "fault",
        "library",  # Uvicorn, of a method that is none
        "stopped",
    }
    assert all({"at", "level", "event"} <= set(event) for event in events)


def chat(place: Place, text: str) -> None:
    with connect(f"{place.address.replace('http', 'ws')}/echo?token={text}", origin=None) as connection:
        connection.send(text)
        connection.recv()


def test_a_line_tells_what_was_asked_and_how_it_went(sqlite_url: str, written: io.StringIO) -> None:
    with serving(sqlite_url, prepare=furnish) as place, place.visit() as browser:
        browser.get("/api/games/alchemist?x=y")
        browser.get("/faulty")
        browser.get("/nothing")
        browser.patch("/api/me", json={})
        chat(place, "x")
    events = [json.loads(line) for line in written.getvalue().splitlines()]
    requests = [event for event in events if event["event"] == "request"]
    told = [(event["method"], event["route"], event["status"], event.get("address")) for event in requests]
    assert told == [
        ("GET", "/api/games/{game}", 200, None),
        ("GET", "/faulty", 500, None),
        ("GET", "/{name}", 404, None),
        ("PATCH", "/api/me", 401, "127.0.0.1"),
        ("WEBSOCKET", "/echo", 101, None),
    ]
    [fault] = [event for event in events if event["event"] == "fault"]
    assert fault["level"] == "error" and fault["error"] == "builtins.RuntimeError"
    assert fault["where"][-1].startswith("conftest.py:") and fault["where"][-1].endswith(" faulty")


def test_libraries_are_quoted_without_what_they_were_given(written: io.StringIO) -> None:
    library = logging.getLogger("some.library")
    library.info("not worth a line")
    try:
        raise ValueError(PASSWORD)
    except ValueError:
        library.exception("it failed with %s\nand more", PASSWORD)
    line = json.loads(written.getvalue())
    assert (line["event"], line["library"], line["said"]) == ("library", "some.library", "it failed with %s")
    assert line["error"] == "builtins.ValueError" and PASSWORD not in written.getvalue()
