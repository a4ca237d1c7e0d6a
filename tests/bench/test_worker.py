"""The process that measures speed: that it counts what it says it counts. How fast, no test asks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import philtre

ROOT = Path(__file__).parents[2]
GAMES = [*philtre.games(), "examples/connect_four"]


def told(*asked: tuple[str, str, float]) -> list[dict[str, float]]:
    """What a worker answers, line by line."""
    lines = [json.dumps({"game": game, "what": what, "seconds": seconds}) for game, what, seconds in asked]
    ran = subprocess.run(
        [sys.executable, "-m", "bench.worker", "ours"],
        input="\n".join(lines) + "\n",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_can_be_measured_at_everything(game: str) -> None:
    whats = ("kernel", "loop", "copy", "seen_by", "redeal", "search", "door")
    answers = told(*((game, what, 0.01) for what in whats))
    assert len(answers) == len(whats)
    assert all(answer["done"] > 0 and answer["seconds"] >= 0.01 for answer in answers)


def test_without_seconds_one_batch_is_done_and_always_the_same() -> None:
    first, again = told(("alchemist", "loop", 0), ("alchemist", "loop", 0))
    assert first["done"] == again["done"] > 100
    assert told(("alchemist", "copy", 0))[0]["done"] == 500


def test_a_search_does_every_simulation_it_is_counted_for() -> None:
    assert told(("examples/connect_four", "search", 0))[0]["done"] == 2000
