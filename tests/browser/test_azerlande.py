"""The priority plate of Les Potions d'Azerlande: by drag, by keyboard, and sent at once."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from support.browsing import MINE, Pointer, sit_down

Visit = Callable[..., Page]


def tile(page: Page, slot: int) -> Locator:
    return page.locator(f"[data-slot='{slot}'] .tile-button")


def open_plate(page: Page) -> None:
    """Begin a game, and come to the first priorities."""
    page.goto("/")
    sit_down(page, "azerlande")
    hand = Pointer(page, seed=1)
    page.wait_for_selector(MINE)
    while tile(page, 0).count() == 0:
        hand.touch()
        page.wait_for_selector(MINE)  # so that it is not the plate that is touched


def expect_tiles(page: Page, numbers: list[int]) -> None:
    for slot, number in enumerate(numbers):
        expect(tile(page, slot)).to_have_text(str(number))


def test_tiles_are_dragged_moved_by_keys_and_turned_to_gold(visit: Visit) -> None:
    page = visit()
    open_plate(page)
    expect_tiles(page, [1, 2, 3, 4, 5])
    tile(page, 0).drag_to(page.locator("[data-slot='4']"))
    expect_tiles(page, [5, 2, 3, 4, 1])
    tile(page, 4).focus()
    page.keyboard.press("ArrowLeft")
    expect_tiles(page, [5, 2, 3, 1, 4])
    expect(tile(page, 3)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-slot='3'] .turn")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    expect_tiles(page, [5, 2, 1, 3, 4])
    page.get_by_role("button", name="Ready").click()
    mine = page.get_by_role("row", name="Ana")
    shown = ["tile 5", "tile 2", "works in town with tile 1", "tile 3", "tile 4"]
    for slot, said in enumerate(shown):
        expect(mine.get_by_role("cell").nth(slot)).to_contain_text(said)


def test_two_tiles_change_places_when_one_is_touched_after_the_other(visit: Visit) -> None:
    page = visit(width=390)
    open_plate(page)
    tile(page, 1).click()
    expect(tile(page, 1)).to_have_attribute("aria-pressed", "true")
    tile(page, 3).click()
    expect_tiles(page, [1, 4, 3, 2, 5])
