"""What a first visit has to load, and how soon a table is there."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest
from playwright.sync_api import Page, Response
from support.browsing import MINE, drawn_games, sit_down

Visit = Callable[..., Page]

SOON = 1.5  # seconds, at a service that is warm
LOADS = 3
ROUNDS = 5  # at most: other tests share the machine
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


@pytest.mark.parametrize("game", drawn_games())
def test_a_table_is_ready_soon(visit: Visit, game: str) -> None:
    page = visit()
    page.goto("/")
    address = sit_down(page, game)
    page.wait_for_selector(f"{MINE} button")
    rounds: list[float] = []
    while not rounds or (min(rounds) > SOON and len(rounds) < ROUNDS):
        rounds.append(median(time_to_sit(page, address) for _ in range(LOADS)))
    assert min(rounds) <= SOON, rounds


def time_to_sit(page: Page, address: str) -> float:
    page.goto("about:blank")
    began = perf_counter()
    page.goto(address)
    page.wait_for_selector(".middle .part, .middle [data-open]")
    page.wait_for_selector(f"{MINE} button")
    return perf_counter() - began
