"""The command in a real terminal: a process behind a pseudo-terminal, and a screen that shows what it writes."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pyte
import pytest

from philtre.cli import main

Run = Callable[..., "subprocess.CompletedProcess[bytes]"]
Open = Callable[..., "Terminal"]
COLUMNS, LINES = 80, 50
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """The environment of this test, in English unless told otherwise."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return own | {"HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"} | more


def heed_ctrl_c() -> None:
    """A job in the background is started to ignore it, and its children would too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command that runs in a terminal of 80 columns."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.Stream(self.screen)
        self.output = ""
        self.seen = 0  # how far the test has read
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "philtre", *arguments],
            cwd=str(home),
            env=surroundings(home, **environment),
            encoding="utf-8",
            codec_errors="replace",
            dimensions=(LINES, COLUMNS),
            preexec_fn=heed_ctrl_c,
        )
        self.child.delaybeforesend = None
        self.child.ptyproc.delayafterclose = self.child.ptyproc.delayafterterminate = 0.02

    def see(self, text: str) -> "Terminal":
        """Wait until a text appears."""
        self.see_one_of(text)
        return self

    def see_one_of(self, *texts: str) -> str:
        """Wait until one of several texts appears; that text."""
        while not any(text in self.text[self.seen :] for text in texts):
            self.read()
        first = min((text for text in texts if text in self.text[self.seen :]), key=self.text[self.seen :].index)
        self.seen = self.text.index(first, self.seen) + len(first)
        return first

    def read(self) -> None:
        shown = self.child.read_nonblocking(10_000, timeout=20)
        self.output += shown
        self.stream.feed(shown)

    def type(self, line: str) -> "Terminal":
        self.child.sendline(line)
        return self

    def press(self, key: str) -> "Terminal":
        """Press a key, once the line is being edited and not while that is still being set up."""
        time.sleep(0.1)
        self.child.send(key)
        return self

    def type_bytes(self, line: bytes) -> "Terminal":
        os.write(self.child.child_fd, line)
        return self

    @property
    def display(self) -> list[str]:
        """The lines on the screen that are not blank."""
        return [line.rstrip() for line in self.screen.display if line.strip()]

    @property
    def text(self) -> str:
        """All that was written so far, without colours."""
        return ESCAPES.sub("", self.output).replace("\r\n", "\n")

    def hang_up(self) -> None:
        """Close the terminal, and wait for the command to end."""
        self.child.ptyproc.fileobj.close()
        self.child.ptyproc.wait()

    def end(self) -> None:
        """End it, whatever it is doing."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        with suppress(pexpect.EOF):
            while True:
                self.read()
        self.child.close()
        assert self.child.exitstatus is not None, "killed by a signal"
        return int(self.child.exitstatus)


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small game, freshly made by ``philtre new``."""
    home = tmp_path_factory.mktemp("author")
    assert main(["new", "little_inn", "--into", str(home)]) == 0
    return home / "little_inn"


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Opens terminals in a directory of the test's own."""
    opened: list[Terminal] = []

    def opens(*arguments: str, **environment: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, **environment))
        return opened[-1]

    yield opens
    for one in opened:
        one.end()


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a command without a terminal."""

    def runs(*arguments: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            [sys.executable, "-m", "philtre", *arguments],
            cwd=tmp_path,
            env=surroundings(tmp_path, **environment),
            input=typed.encode(),
            capture_output=True,
            timeout=60,
            check=False,
        )

    return runs
