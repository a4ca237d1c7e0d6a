"""What is special about the table of Elixir Mixer."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from support.browsing import MINE, sit_down

Visit = Callable[..., Page]

GATHER = f'{MINE}:has-text("How do you gather")'
MOST = 60  # turns until something can be done, as a rule far fewer


def until(page: Page, wanted: str) -> None:
    """Take cards of the market, and stop, until something is there."""
    for _ in range(MOST):
        page.wait_for_selector(MINE)
        if page.locator(wanted).count() > 0:
            return
        stop = page.get_by_role("button", name="Stop brewing")
        (stop if stop.count() > 0 else page.locator(".cards .part.open").last).click()
    raise AssertionError(f"{wanted} never came")


def test_an_exchange_shows_its_sum_and_is_made_at_one_stroke(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "elixir-mixer")
    tradeable = page.locator(".hand .part.open")
    for _ in range(MOST):
        until(page, GATHER)
        if tradeable.count() == 0:
            page.locator(".market .cards .part.open").first.click()
            continue
        tradeable.first.click()
        page.wait_for_selector('.owed, .bar:has-text("Which elixir")')
        if page.locator(".owed").count() > 0:  # else there was but one way
            break
    expect(page.locator(".making")).to_contain_text("missing")
    page.locator(".way").first.click()
    expect(page.get_by_role("button", name="Stop brewing")).to_be_visible()
    expect(page.locator(".owed")).to_have_count(0)


def test_what_can_be_made_is_lit_with_its_cards_and_made_at_one_stroke(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "elixir-mixer")
    until(page, ".way")
    assert page.locator(".held .makes i").count() >= 2
    score = page.locator(".who + dl dd").first
    expect(score).to_have_text("0")
    page.locator(".way").first.click()
    expect(score).not_to_have_text("0")
