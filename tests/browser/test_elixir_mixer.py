"""What is special about the table of Elixir Mixer."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from support.browsing import MINE, OVER, sit_down

Visit = Callable[..., Page]

GATHER = f'{MINE}:has-text("How do you gather")'
BREW = f'{MINE}:has-text("Which elixir")'
OWED = ".making .owed"
MOST = 600  # steps until something can be done, as a rule far fewer


def until(page: Page, wanted: str) -> None:
    """Take cards of the market, and stop, until something is there; at another table when a game is over."""
    for _ in range(MOST):
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.locator(OVER).count() > 0:
            sit_down(page, "elixir-mixer")
        elif page.locator(wanted).count() > 0:
            return
        else:
            stop = page.get_by_role("button", name="Stop brewing")
            market = page.locator(".market .cards .part.open")
            card = market if market.count() > 0 else page.locator(".hand .part.open")
            (stop if stop.count() > 0 else card.last).click()
    raise AssertionError(f"{wanted} never came")


def test_an_exchange_shows_its_sum_and_is_made_at_one_stroke(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    for _ in range(MOST):
        sit_down(page, "elixir-mixer")
        until(page, GATHER)
        tradeable = page.locator(".hand .part.open").all()
        if not tradeable:
            continue
        max(tradeable, key=lambda part: part.inner_text()).click()
        page.wait_for_selector(f"{OWED}, {BREW}")
        if page.locator(OWED).count() > 0:  # else there was but one way
            break
    expect(page.locator(".making")).to_contain_text("missing")
    page.locator(".way").first.click()
    page.wait_for_selector(BREW)
    expect(page.locator(OWED)).to_have_count(0)


def test_what_can_be_made_is_lit_with_its_cards_and_made_at_one_stroke(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "elixir-mixer")
    until(page, ".way")
    assert page.locator(".held .makes i").count() >= 2
    score = page.locator(".who + dl dd").first
    before = score.inner_text()
    page.locator(".way").first.click()
    expect(score).not_to_have_text(before)
