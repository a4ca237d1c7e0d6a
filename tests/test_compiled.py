"""Compiled and interpreted, the same source plays the same games."""

import os
import shutil
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

import philtre
from philtre import _compiled
from philtre.kernel.zones import total

TRACE = Path(__file__).parent / "support" / "trace.py"


def run(*arguments: str, pure: bool) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PHILTRE_PURE": "1" if pure else "0"}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)


def test_compiled_and_interpreted_games_leave_the_same_trace() -> None:
    if not _compiled.FINGERPRINT.exists() and shutil.which("cc") is None:
        pytest.skip("no C compiler here, so nothing was compiled")
    compiled, interpreted = run(str(TRACE), "2", pure=False), run(str(TRACE), "2", pure=True)
    assert (compiled.stderr, interpreted.stderr) == ("compiled\n", "interpreted\n")
    assert compiled.stdout == interpreted.stdout
    assert len(compiled.stdout.splitlines()) > 2 * sum(len(philtre.game(slug).players) for slug in philtre.games())


def test_every_compiled_module_exists() -> None:
    assert len(_compiled.sources()) >= 15
    assert all(path.exists() for path in _compiled.sources())


def test_what_a_compiled_function_was_given_is_let_go() -> None:
    """A row that interpreted code passes on is gone with its state: a server looks at millions of them."""
    state = philtre.game("azerlande").new(players=2, seed=1)
    tracemalloc.start()
    try:
        total(state.copy().b, 0, 1)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(200):
            total(state.copy().b, 0, 1)
        assert tracemalloc.get_traced_memory()[0] - before < 10 * 8 * len(state.b)
    finally:
        tracemalloc.stop()


def test_modules_made_of_another_text_are_refused(tmp_path: Path) -> None:
    shutil.copytree(_compiled.PACKAGE, tmp_path / "philtre", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (tmp_path / "philtre" / "compiled.txt").write_text("made of something else")
    tried = subprocess.run(
        [sys.executable, "-c", "import philtre"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PHILTRE_PURE": "0"},
    )
    assert tried.returncode == 1
    assert tried.stderr.splitlines()[-1] == (
        "ImportError: the compiled modules of philtre do not fit its source: run 'make build', or set PHILTRE_PURE=1"
    )
