"""The reference client: two of it play a whole game, each with a bot of its own, and come back when they must."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from support import processes
from support.postgres import Cluster, running_cluster
from support.serving import serving

from philtre.server.storage.migration import migrate
from philtre.server.storage.place import read_url

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"
PATIENCE = 120  # seconds
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database of either sort: the test runs on both."""
    if request.param == "sqlite":
        file = tmp_path / "philtre.sqlite"
        migrate(read_url(str(file)))
        yield str(file)
    else:
        with request.getfixturevalue("cluster").migrated() as url:
            yield url


def account(browser: httpx.Client, name: str) -> str:
    """An account, and the token of its program."""
    browser.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
    token: str = browser.post("/api/tokens", json={"label": "robot"}).raise_for_status().json()["token"]
    return token


@contextmanager
def client(address: str, token: str, *arguments: str) -> "Iterator[subprocess.Popen[str]]":
    environment = {**os.environ, "PHILTRE_TOKEN": token}
    command = [sys.executable, str(CLIENT), address, *arguments]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def result(program: "subprocess.Popen[str]") -> dict[str, Any]:
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    told: dict[str, Any] = json.loads(said)
    return told


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done() and time.monotonic() < end:
        time.sleep(0.02)
    assert done()


@pytest.mark.parametrize("game", ["alchemist", "bal-des-chaudrons"])
def test_two_programs_play_with_each_other(database: str, game: str) -> None:
    with serving(database) as place, place.visit() as one, place.visit() as other:
        tokens = [account(one, "Ana"), account(other, "Ben")]
        wish = {"game": game, "seats": ["me", "free"], "access": "open"}
        table = one.post("/api/tables", json=wish).raise_for_status().json()["terms"]["id"]
        with (
            client(place.address, tokens[0], "--table", table, "--bot", "2") as first,
            client(place.address, tokens[1], "--table", table, "--bot", "greedy") as second,
        ):
            results = [result(program) for program in (first, second)]
        assert results[0] == results[1]
        assert results[0]["ending"] == "played" and len(results[0]["scores"]) == 2


def test_a_program_comes_back_when_it_is_sent_away(database: str) -> None:
    with serving(database) as place, place.visit() as maker:
        token = account(maker, "Ana")
        wish = {"game": "azerlande", "seats": ["me", 1], "access": "open"}
        table = maker.post("/api/tables", json=wish).raise_for_status().json()["terms"]["id"]
        with client(place.address, token, "--table", table, "--bot", "1") as program:
            until(lambda: len(place.do(place.service.hall.log.read(table))) >= 20)
            player = maker.get("/api/session").json()["player"]["id"]
            for _ in range(3):
                place.do(place.service.live.dismiss(player))
            assert result(program)["ending"] == "played"


class Proxy(BaseHTTPRequestHandler):
    """What stands where a service was: it has nobody to ask."""

    asked: int

    def do_GET(self) -> None:
        type(self).asked += 1
        self.send_error(502)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def proxy(port: int) -> Iterator[type[Proxy]]:
    Proxy.asked = 0
    with HTTPServer(("127.0.0.1", port), Proxy) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield Proxy
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_program_waits_for_a_service_that_is_started_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = processes.free_port()
    monkeypatch.setattr(processes, "free_port", lambda: port)
    address = f"http://127.0.0.1:{port}"
    with ExitStack() as stack, httpx.Client(base_url=address, headers={"Origin": address}) as maker:
        with processes.running(database, tmp_path / "logs") as process:
            assert process.address == address
            token = account(maker, "Ana")
            wish = {"game": "azerlande", "seats": ["me", 1], "access": "open"}
            table = maker.post("/api/tables", json=wish).raise_for_status().json()["terms"]["id"]
            program = stack.enter_context(client(address, token, "--table", table, "--bot", "1"))
            until(lambda: maker.get(f"/api/replay/{table}").json()["last"] >= 20)
            process.stop()
        with proxy(int(port)) as asked:
            until(lambda: asked.asked >= 2)
        with processes.running(database, tmp_path / "logs") as process:
            assert process.address == address
            assert result(program)["ending"] == "played"
