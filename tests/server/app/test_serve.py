"""``philtre serve``: a process that listens, says where, and stops when it is told to."""

import contextlib
import errno
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.serving import serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from philtre.cli import main
from philtre.kernel.errors import NotAllowed
from philtre.server import run
from philtre.server.storage import guard
from philtre.server.storage.guard import served_alone
from philtre.server.storage.place import read_url

from .conftest import furnish

PATIENCE = 60  # seconds for what another process does


def heed_ctrl_c() -> None:
    """A job in the background is started to ignore it, and its children would too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextlib.contextmanager
def started(home: Path, *arguments: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """A service in a process of its own, with a home of its own and a browser that notes what it is shown."""
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {home}/shown\n')
    browser.chmod(0o755)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PHILTRE_"))}
    own |= {"HOME": str(home), "LANG": "C.UTF-8", "DISPLAY": ":7", "BROWSER": str(browser)} | environment
    own.pop("XDG_DATA_HOME", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "philtre", "serve", *arguments],
        env=own,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_told(process: "subprocess.Popen[str]", until: str) -> str:
    """The address, which is told in the first line; the second tells how to stop."""
    assert process.stdout is not None
    told = process.stdout.readline().split()
    assert process.stdout.readline() == f"{until}\n"
    return told[-1]


def wait_for(file: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    return file.read_text().strip()


def ended(process: "subprocess.Popen[str]") -> tuple[int, str, list[dict[str, Any]]]:
    """The exit code, what else was said, and the log."""
    said, log = process.communicate(timeout=PATIENCE)
    return process.returncode, said, [json.loads(line) for line in log.splitlines()]


def test_it_serves_a_file_of_its_own_until_sigterm(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        address = address_told(process, "Ctrl-C stops it.")
        assert httpx.get(f"{address}health").status_code == 200
        made = httpx.post(f"{address}api/guests", json={"name": "Ana"})
        assert wait_for(tmp_path / "shown") == address
        process.send_signal(signal.SIGTERM)
        code, said, log = ended(process)
    assert code == 128 + signal.SIGTERM
    assert said == "Philtre has stopped. Every table is kept as it was.\n"
    events = [line["event"] for line in log]
    assert (events[0], events[-1]) == ("started", "stopped") and events.count("request") >= 2
    [file] = tmp_path.rglob("philtre.sqlite")
    assert made.json()["name"].encode() in file.read_bytes()


def test_it_serves_the_database_that_is_told_until_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path, "--no-open", "--database", str(tmp_path / "mine"), "--lang", "fr") as process:
        address = address_told(process, "Ctrl-C l’arrête.")
        assert httpx.get(f"{address}health").status_code == 200
        process.send_signal(signal.SIGINT)
        code, said, _ = ended(process)
    assert code == 128 + signal.SIGINT
    assert said == "Philtre s’est arrêté. Chaque table est gardée telle quelle.\n"
    assert (tmp_path / "mine").is_file()
    assert not (tmp_path / "shown").exists()


# One service for a file.


def test_a_file_is_served_once_and_at_once_again_when_that_is_killed(tmp_path: Path) -> None:
    file, link = str(tmp_path / "mine"), tmp_path / "link"
    with started(tmp_path, "--no-open", "--database", file) as process:
        address = address_told(process, "Ctrl-C stops it.")
        link.symlink_to(file)  # which is the same file
        for language, told in (("en", "is served already, at"), ("fr", "est déjà servie, à l’adresse")):
            with started(tmp_path, "--no-open", "--database", str(link), "--lang", language) as second:
                said, wrong = second.communicate(timeout=PATIENCE)
            assert (second.returncode, said) == (2, "")
            assert wrong.count("\n") == 1 and f"{told} {address}" in wrong
        assert httpx.get(f"{address}health").status_code == 200
        for verb in (["backup", str(tmp_path / "copy")], ["migrate"]):
            assert main([*verb, "--database", file, "--lang", "en"]) == 0
        process.kill()
        process.wait(PATIENCE)
        with started(tmp_path, "--no-open", "--database", file) as third:
            assert httpx.get(f"{address_told(third, 'Ctrl-C stops it.')}health").status_code == 200


def test_a_file_whose_server_has_not_said_where_is_served_once(tmp_path: Path) -> None:
    url = read_url(str(tmp_path / "mine"))
    with served_alone(url, ""), pytest.raises(NotAllowed, match="served-already-somewhere"), served_alone(url, "here"):
        pass
    with served_alone(url, "here"):
        pass


@pytest.mark.parametrize("lacking", ["fcntl", "locks"])
def test_where_there_are_no_locks_a_file_is_served_nevertheless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    def refuse(*_: int) -> None:
        raise OSError(errno.ENOTSUP, "not supported")

    if lacking == "fcntl":
        monkeypatch.setattr(guard, "fcntl", None)
    else:
        monkeypatch.setattr("fcntl.flock", refuse)
    url = read_url(str(tmp_path / "mine"))
    with served_alone(url, "here"), served_alone(url, "there"):
        pass


# Stopping.


def test_those_who_are_connected_are_told_to_come_back(sqlite_url: str) -> None:
    left: list[str] = []

    async def leave() -> None:
        left.append("said farewell")

    async def fail() -> None:
        raise RuntimeError

    with serving(sqlite_url, prepare=furnish) as place:
        place.service.leaving.extend([fail, leave])
        with connect(f"{place.address.replace('http', 'ws')}/echo") as connection:
            connection.send("hello")
            connection.recv()
            assert left == []
            place.stop()
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert left == ["said farewell"]


# Where to listen.


def test_the_next_port_that_is_free_is_taken() -> None:
    with run.listen("127.0.0.1") as first, run.listen("127.0.0.1") as second:
        ports = [listener.getsockname()[1] for listener in (first, second)]
        assert ports[0] in run.PORTS and ports[1] in run.PORTS and ports[0] < ports[1]


def test_whoever_listens_everywhere_is_found_here_and_in_the_network() -> None:
    with run.listener_at("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        here, *network = run.addresses(listener)
        assert here == f"http://127.0.0.1:{port}/"
        assert network in ([], [f"http://{run.own_address()}:{port}/"])


@pytest.fixture
def quiet_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    logging.getLogger("philtre").setLevel(logging.NOTSET)


@pytest.mark.usefixtures("quiet_logging")
@pytest.mark.parametrize(
    ("arguments", "environment", "complaint"),
    [
        (["--port", "TAKEN"], {}, "Somebody listens at port TAKEN of 127.0.0.1 already."),
        (["--port", "70000"], {}, "A port is a number from 1 to 65535, not 70000."),
        (["--port", "-1"], {}, "A port is a number from 1 to 65535, not -1."),
        (["--host", "no.such.host.invalid"], {}, "It is not possible to listen at port"),
        (["--host", "a" * 300], {}, "It is not possible to listen at port"),
        (["--database", "mysql://here"], {}, "A database is a file, or a URL"),
        (["--database", "/dev/null/philtre"], {}, "The database /dev/null/philtre cannot be used"),
        ([], {"PHILTRE_ADDRESS": "philtre"}, "PHILTRE_ADDRESS cannot be “philtre”"),
        ([], {"PHILTRE_PROXIES": "*"}, "PHILTRE_PROXIES cannot be “*”"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str],
    environment: dict[str, str],
    complaint: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with run.listener_at("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        arguments = [argument.replace("TAKEN", port) for argument in arguments]
        for language, other in (("en", False), ("fr", True)):
            assert main(["serve", "--no-open", *arguments, "--lang", language]) == 2
            told = capfd.readouterr()
            assert told.out == "" and told.err.count("\n") == 1
            assert (complaint.replace("TAKEN", port) not in told.err) is other
