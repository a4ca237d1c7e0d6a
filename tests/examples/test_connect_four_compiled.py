"""Connect Four compiled with the kernel, as the benchmark runs it, plays the games it plays interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.build import build

ROOT = Path(__file__).parents[2]
TRACES = """
import sys
from connect_four import rules
from support.trace import trace
for seed in range(100):
    print(trace(sys.argv[1], 2, seed, {}).partition(" ")[2])
print(rules.__file__.rpartition(".")[2])
"""


def traces(packages: Path, connect_four: Path, pure: bool) -> list[str]:
    path = os.pathsep.join(map(str, (packages, connect_four.parent, ROOT / "tests")))
    ran = subprocess.run(
        [sys.executable, "-c", TRACES, str(connect_four)],
        env={**os.environ, "PYTHONPATH": path, "PHILTRE_PURE": "1" if pure else "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split("\n")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
def test_compiled_and_interpreted_leave_the_same_traces(tmp_path: Path) -> None:
    folder = build(tmp_path / "built", optimised="0", alone=True)
    *compiled, kind, _ = traces(folder, folder / "connect_four", pure=False)
    *interpreted, other, _ = traces(ROOT / "src", ROOT / "examples" / "connect_four", pure=True)
    assert (kind, other) == ("so", "py")
    assert compiled == interpreted
    assert len(set(compiled)) == 100
