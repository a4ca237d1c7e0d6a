"""What a first visit has to load."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response
from support.browsing import drawn_games, sit_down

Visit = Callable[..., Page]

MOST = 170_000  # bytes of script and style, as they are sent


def loaded(page: Page) -> list[Response]:
    """The scripts and styles that a page loads from now on."""
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer) if answer.url.endswith((".js", ".css")) else None)
    return found


@pytest.mark.parametrize("game", drawn_games())
def test_a_first_visit_to_a_table_loads_little(visit: Visit, game: str) -> None:
    page = visit()
    answers = loaded(page)
    page.goto("/")
    sit_down(page, game)
    page.wait_for_load_state("networkidle")
    names = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert len(names) > 4
    assert sum(names.values()) <= MOST, names
    others = [other for other in drawn_games() if other != game]
    assert not [name for name in names for other in others if f"/{other}-" in name]
