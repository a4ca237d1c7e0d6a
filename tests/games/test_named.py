"""The rulings of every game: each in its row, with a test that exists."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import philtre


@pytest.mark.parametrize("name", philtre.games())
def test_every_ruling_names_a_test_that_exists(name: str) -> None:
    package = philtre.game(name).package
    rulings = files(package).joinpath("RULINGS.md").read_text("utf-8")
    folder = Path(__file__).parent / package.rpartition(".")[2]
    written = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    rows = re.findall(r"^\| R(\d+) \|.*$", rulings, re.MULTILINE)
    assert [int(number) for number in rows] == list(range(1, 1 + len(rows))) and rows
    for row in re.findall(r"^\| R\d+ \|.*$", rulings, re.MULTILINE):
        assert "`test_" in row
    assert [test for test in re.findall(r"`(test_\w+)`", rulings) if f"def {test}(" not in written] == []
