"""Processes that append, seen from here."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

APPENDER = Path(__file__).parent / "appender.py"
WITHOUT_END = 1_000_000
PATIENCE = 60.0  # seconds, after which it will never say what is waited for


class Appender:
    """A process of ``appender.py``: what it said so far."""

    def __init__(self, url: str, *tables: str, up_to: int = WITHOUT_END) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(APPENDER), url, str(up_to), *tables],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.said: list[str] = []
        self.patience = Timer(PATIENCE, self.process.kill)
        self.patience.start()

    def read(self) -> str:
        line = self.stdout.readline()
        assert line.endswith("\n"), "it ended"
        self.said.append(line.strip())
        return self.said[-1]

    def read_until(self, line: str) -> None:
        while line not in self.said:
            self.read()

    def kill(self) -> None:
        """End it at once, and read what it had said until then; a line cut short was not said."""
        self.process.kill()
        self.said += [line.strip() for line in self.stdout if line.endswith("\n")]
        self.end()

    def end(self) -> None:
        self.patience.cancel()
        self.stdin.close()
        self.process.wait()
        self.stdout.close()

    @property
    def acknowledged(self) -> set[tuple[str, int]]:
        written = (line.split() for line in self.said if line.startswith("written"))
        return {(table, int(seq)) for _, table, seq in written}


@contextmanager
def appending(url: str, *tables: str, up_to: int = WITHOUT_END) -> Iterator[Appender]:
    appender = Appender(url, *tables, up_to=up_to)
    try:
        yield appender
    finally:
        if not appender.stdout.closed:
            appender.kill()
