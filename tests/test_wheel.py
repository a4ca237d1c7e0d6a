"""The wheel: everything a player needs, compiled."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignore = shutil.ignore_patterns(".*", "*.so", "build", "node_modules", "compiled.txt", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT, source, ignore=ignore)
    package = source / "src" / "philtre"
    for rules in package.glob("games/*/rules.py"):  # what is not there need not be compiled: one game tells
        if rules.parent.name != "alchemist":
            rules.unlink()
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    environment = {**os.environ, "PHILTRE_PURE": "0", "PHILTRE_OPTIMISED": "0"}
    subprocess.run([*build, "-w", str(tmp_path), str(source)], check=True, capture_output=True, env=environment)
    (wheel,) = tmp_path.glob("philtre-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "installed")
    files = [path for path in package.rglob("*") if path.suffix in (".py", ".ftl", ".md", ".toml", ".json")]
    assert len(files) > 200
    for path in files:
        assert f"philtre/{path.relative_to(package)}" in names
    assert "philtre/web/index.html" in names
    code = "import philtre; print(philtre.COMPILED, philtre.__file__, philtre.game('alchemist').new(players=2, seed=7))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = shutil.which("cc") is not None
    assert ran.stdout == (
        f"{compiled} {tmp_path}/installed/philtre/__init__.py <alchemist, 2 players: seat 1 to choose-action>\n"
    )
