"""The server is killed while people play: the short form of ``bench/crash.py``, which says what it proves."""

import os
import subprocess
import sys
from pathlib import Path

from bench.crash import markdown
from bench.report import machine

CRASH = Path(__file__).parents[3] / "bench" / "crash.py"
PATIENCE = 900  # seconds


def test_nothing_that_was_acknowledged_is_lost() -> None:
    command = [sys.executable, str(CRASH), "--kills", "3", "--tables", "5"]
    plain = {**os.environ, "TERM": "dumb", "COLUMNS": "120"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=plain)
    assert done.returncode == 0, done.stdout + done.stderr
    proved = {what: int(number.replace(",", "")) for number, _, what in split(done.stdout)}
    assert proved["kills"] == 3
    assert proved["answers acknowledged, none lost, none twice"] > 3 * 40
    assert proved["tables played to their end"] == proved["records verified"] >= 5
    assert proved["different games"] == 5


def test_what_was_proved_is_written_with_the_machine() -> None:
    text = markdown({"kills": 30, "answers acknowledged, none lost, none twice": 12_345, "seconds": 600}, machine())
    assert text.startswith(machine()["processor"])
    assert "| kills | 30 |\n| answers acknowledged, none lost, none twice | 12,345 |\n| seconds | 600 |\n" in text


def split(text: str) -> list[tuple[str, str, str]]:
    """The lines that tell what was proved: a number, and what it counts."""
    return [line.strip().partition("  ") for line in text.splitlines() if line.strip()[:1].isdecimal()]
