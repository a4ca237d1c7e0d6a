"""The games here keep every promise; so does a game that lives elsewhere."""

from pathlib import Path

import pytest

import philtre

CONNECT_FOUR = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.mark.parametrize("name", philtre.games())
def test_our_games_pass(name: str) -> None:
    verdict = philtre.check(philtre.game(name), games=1, progress=False)
    assert verdict.passed, str(verdict)


def test_a_game_outside_the_package_passes() -> None:
    verdict = philtre.check(philtre.game(str(CONNECT_FOUR)), games=5, progress=False)
    assert verdict.passed, str(verdict)
    assert verdict.item("saving").tried > 0
