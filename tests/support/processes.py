"""Services in processes of their own, to be killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

PATIENCE = 60  # seconds for what another process does


class Process:
    """A running ``philtre serve``, and the file of its log."""

    def __init__(self, database: str, folder: Path, limits: str = "off") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / f"log-{len(list(folder.iterdir()))}"
        own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PHILTRE_"))}
        own |= {"LANG": "C.UTF-8", "PHILTRE_LIMITS": limits}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", free_port(), "--database", database],
                env=own,
                text=True,
                stdout=subprocess.PIPE,
                stderr=log,
            )

    @cached_property
    def address(self) -> str:
        """Where it listens, as it says when it does."""
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        assert told, f"it does not start: {self.log.read_text()}"
        return told[-1].rstrip("/")

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.process.kill()
        self.forget()

    def stop(self) -> int:
        """Let it end by itself; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.forget()

    def forget(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def lines(self) -> list[dict[str, Any]]:
        """What it wrote into its log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def free_port() -> str:
    """A port of nobody's. That of a service which was killed must not soon be another's, to whom its people came."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return str(listener.getsockname()[1])


@contextmanager
def running(database: str, folder: Path, limits: str = "off") -> Iterator[Process]:
    """A service for as long as it is needed, or until it is killed."""
    process = Process(database, folder, limits)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()


# Their children.


def children(pid: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


def gone(pids: list[int]) -> bool:
    """Whether processes end by themselves, within a while."""
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(alive(pid) for pid in pids)


def alive(pid: int) -> bool:
    state = Path(f"/proc/{pid}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# A command of ours.


def philtre(*arguments: str | Path) -> tuple[int, str]:
    """The exit code of a command, and what it said."""
    command = [sys.executable, "-m", "philtre", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr
