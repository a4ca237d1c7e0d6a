"""PostgreSQL's programs are there before the tests begin, or it is said in one line that they are not."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import postgres

ROOT = Path(__file__).parents[3]


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What would be run on a machine without PostgreSQL."""
    told: list[list[str]] = []

    def run(command: list[str], **more: Any) -> None:
        told.append(command)

    monkeypatch.setattr(postgres, "look_for_programs", lambda: None)
    monkeypatch.setattr(postgres, "CREATECLUSTER", tmp_path / "createcluster.conf")
    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr("shutil.which", lambda program: program)
    return told


def test_root_installs_them_and_waits_for_others_who_install(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert postgres.main() == 1  # for nothing was installed
    assert [words[5] for words in commands] == ["update", "install"]
    assert all("DPkg::Lock::Timeout=300" in words for words in commands)
    assert capsys.readouterr().err.count("\n") == 1


def test_others_are_told_in_one_line(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert postgres.main() == 1
    told = capsys.readouterr().err
    assert commands == [] and told.count("\n") == 1 and "install “postgresql”" in told


@pytest.mark.parametrize("target", ["test", "check"])
def test_that_is_done_before_any_test_runs(target: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "support.postgres"], cwd=ROOT / "tests", capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    planned = subprocess.run(
        ["make", "--dry-run", target], cwd=ROOT, env=outside, capture_output=True, text=True, check=True
    ).stdout
    assert 0 < planned.find("python -m support.postgres") < planned.find("tests/run")
