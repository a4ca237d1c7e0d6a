"""Where it is measured: processes that serve and databases, there for the run alone, and what they use of the machine.

That is read from ``/proc``, so that nobody who is measured is asked for anything meanwhile.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

from bench.build import ROOT

sys.path.insert(0, str(ROOT / "tests"))

from support.postgres import Cluster, running_cluster

PATIENCE = 60  # seconds to start, and to stop
DIALECTS = ("SQLite", "PostgreSQL")


# Processes.


class Place:
    """A process that serves at a port of this machine."""

    def __init__(self, command: list[str], port: int, messages: IO[bytes]) -> None:
        self.port = port
        self.messages = messages
        told = {"PHILTRE_LIMITS": "off", "PHILTRE_PURE": "0", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        environment = {**os.environ, **told}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=messages, stderr=messages)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def expect_to_listen(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        sys.exit(f"The server does not start: {self.said()}")

    def said(self) -> str:
        self.messages.seek(0)
        return self.messages.read().decode()[-2000:]

    def cpu(self) -> float:
        """Seconds of processor time that it has used, in all its threads."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes that are its own and nobody else's."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def cpu_of(pid: int) -> float:
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def cpu_of_family(pid: int) -> float:
    """The processor time of a process and of those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_of(pid) + sum(cpu_of(int(child)) for child in children)


@contextmanager
def serving(database: str) -> Iterator[Place]:
    """Philtre, as anybody starts it, without limits."""
    port = free_port()
    command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", str(port), "--database", database]
    with running(command, port) as place:
        yield place


@contextmanager
def echoing() -> Iterator[Place]:
    """A bare server that sends back what comes."""
    port = free_port()
    with running([sys.executable, "-m", "bench.server.bare", str(port)], port) as place:
        yield place


@contextmanager
def running(command: list[str], port: int) -> Iterator[Place]:
    with TemporaryFile() as messages:
        place = Place(command, port, messages)
        try:
            place.expect_to_listen()
            yield place
        finally:
            place.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# Databases.


class Databases:
    """Makes databases, all of which are gone in the end."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.cluster: Cluster | None = None

    @classmethod
    @contextmanager
    def open(cls) -> Iterator["Databases"]:
        with ExitStack() as stack:
            yield cls(stack)

    def fresh(self, dialect: str) -> str:
        """The URL of an empty database."""
        if dialect == "SQLite":
            folder = self.stack.enter_context(TemporaryDirectory(prefix="philtre-bench-"))
            return f"sqlite:///{folder}/philtre.sqlite"
        if self.cluster is None:
            self.cluster = self.stack.enter_context(running_cluster())
        return self.stack.enter_context(self.cluster.migrated())

    def cpu(self) -> float:
        """Processor time of the PostgreSQL; that of SQLite is its server's."""
        assert self.cluster is not None
        first, *_ = (Path(self.cluster.folder) / "data" / "postmaster.pid").read_text().split()
        return cpu_of_family(int(first))
