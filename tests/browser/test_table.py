"""What happens at a table in the page."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect
from support.browsing import MINE, Pointer, Serving, sit_down, visiting

Visit = Callable[..., Page]


def test_one_can_step_back_before_anything_is_sent(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.locator(".cauldron.open").first.click()
    shelf = page.locator(".shelf .part.open")
    shelf.first.click()
    expect(page.locator(".making .slots .full")).to_have_count(1)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".making .slots .full")).to_have_count(0)


def test_a_greyed_thing_says_why(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    bag = page.locator('[data-part="draw"]')
    taken = page.locator(".cauldron:not(.open)")
    Pointer(page, seed=5).play(9)
    page.wait_for_selector(MINE)
    greyed = taken.or_(bag).first
    greyed.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("[role=tooltip]")).to_be_visible()


def test_a_table_goes_on_after_the_service_was_killed(own_service: Serving, browser: Browser) -> None:
    with visiting(browser, own_service.address, forgiven="ERR_CONNECTION") as page:
        page.goto("/")
        sit_down(page, "alchemist")
        Pointer(page, seed=1).play(4)
        page.wait_for_selector(MINE)
        own_service.kill()
        expect(page.get_by_role("status")).to_be_visible()
        with own_service:
            expect(page.get_by_role("status")).to_have_count(0)
            assert Pointer(page, seed=2).play(3) == 3
