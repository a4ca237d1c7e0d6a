"""The reference client: two of it play a whole game, each with a bot of its own, and come back when they must."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.serving import Place, serving

from philtre.server.storage.migration import migrate
from philtre.server.storage.place import read_url

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"
PATIENCE = 120  # seconds
PASSWORD = "correct horse"


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "philtre.sqlite"
    migrate(read_url(f"sqlite:///{file}"))
    return str(file)


def account(browser: httpx.Client, name: str) -> str:
    """An account, and the token of its program."""
    browser.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
    token: str = browser.post("/api/tokens", json={"label": "robot"}).raise_for_status().json()["token"]
    return token


@contextmanager
def client(place: Place, token: str, *arguments: str) -> "Iterator[subprocess.Popen[str]]":
    environment = {**os.environ, "PHILTRE_TOKEN": token}
    command = [sys.executable, str(CLIENT), place.address, *arguments]
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


@pytest.mark.parametrize("game", ["alchemist", "bal-des-chaudrons"])
def test_two_programs_play_with_each_other(database: str, game: str) -> None:
    with serving(database) as place, place.visit() as one, place.visit() as other:
        tokens = [account(one, "Ana"), account(other, "Ben")]
        wish = {"game": game, "seats": ["me", "free"], "access": "open"}
        table = one.post("/api/tables", json=wish).raise_for_status().json()["terms"]["id"]
        with (
            client(place, tokens[0], "--table", table, "--bot", "2") as first,
            client(place, tokens[1], "--table", table, "--bot", "greedy") as second,
        ):
            results = [result(program) for program in (first, second)]
        assert results[0] == results[1]
        assert results[0]["ending"] == "played" and len(results[0]["scores"]) == 2


def test_a_program_comes_back_when_it_is_sent_away(database: str) -> None:
    with serving(database) as place, place.visit() as maker:
        token = account(maker, "Ana")
        wish = {"game": "azerlande", "seats": ["me", 1], "access": "open"}
        table = maker.post("/api/tables", json=wish).raise_for_status().json()["terms"]["id"]
        with client(place, token, "--table", table, "--bot", "1") as program:
            until = time.monotonic() + PATIENCE
            while len(place.do(place.service.hall.log.read(table))) < 20 and time.monotonic() < until:
                time.sleep(0.02)
            player = maker.get("/api/session").json()["player"]["id"]
            for _ in range(3):
                place.do(place.service.live.dismiss(player))
            assert result(program)["ending"] == "played"
