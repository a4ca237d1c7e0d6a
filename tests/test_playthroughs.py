"""The golden playthroughs: every seat's view at every step, unchanged."""

from itertools import zip_longest
from pathlib import Path

import pytest
from support.playthrough import lines

import philtre

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.slow  # interpreted, a greedy player takes minutes
@pytest.mark.parametrize("slug", philtre.games())
def test_the_playthrough_is_as_it_was(slug: str) -> None:
    """Line by line: of two long texts that differ, the first difference tells more than all of them."""
    golden = (FOLDER / f"{slug}.txt").read_text("utf-8").splitlines()
    now = "\n".join(lines(slug)).splitlines()
    for number, (before, after) in enumerate(zip_longest(golden, now), start=1):
        assert after == before, f"line {number}"
