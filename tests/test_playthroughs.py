"""The golden playthroughs: every seat's view at every step, unchanged."""

from pathlib import Path

import pytest
from support.playthrough import lines

import philtre

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("slug", philtre.games())
def test_the_playthrough_is_as_it_was(slug: str) -> None:
    assert "\n".join(lines(slug)) + "\n" == (FOLDER / f"{slug}.txt").read_text("utf-8")
