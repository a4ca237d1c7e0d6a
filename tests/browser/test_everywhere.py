"""What holds of every page and table: nothing is hidden from anybody, nothing overflows, nothing lacks words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from support.browsing import Pointer, drawn_games, sit_down
from support.soundness import WIDTHS, expect_sound

Visit = Callable[..., Page]

WORDS = {
    "en": {"list": "List", "hint": "Hint", "report": "Report a problem"},
    "fr": {"list": "Liste", "hint": "Conseil", "report": "Signaler un problème"},
}

PAGES = [
    "/",
    "/lobby",
    "/sign-in",
    "/sign-in?new",
    "/settings",
    "/credits",
    "/help",
    *(f"/rules/{game}" for game in drawn_games()),
    "/join/nowhere",
    "/replay/nowhere",
    "/player/999999",
    "/report",
    "/nowhere",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_for_everybody(visit: Visit, path: str, language: str) -> None:
    page = visit(language=language, forgiven="404")
    page.goto(path)
    page.wait_for_load_state("networkidle")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        expect_sound(page, f"{path} {language} {width}")


@pytest.mark.slow
@pytest.mark.parametrize("game", drawn_games())
def test_every_table_is_for_everybody(visit: Visit, game: str) -> None:
    """At the moments of a game, in one language after the other; whole games are played on phones."""
    page = visit()
    page.goto("/")
    sit_down(page, game)
    hand = Pointer(page, seed=5)
    for moment, stretch in enumerate((0, 1, 1, 1, 4, 8)):
        hand.play(stretch)
        page.get_by_role("button", name=("English", "Français")[moment % 2]).click()
        for width in (768, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            expect_sound(page, f"{game} {width} at moment {moment}")


@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (390, "fr")])
def test_what_opens_at_a_table_is_for_everybody(visit: Visit, width: int, language: str) -> None:
    page = visit(width=width, language=language)
    page.goto("/")
    sit_down(page, "alchemist")
    words = WORDS[language]
    page.get_by_role("button", name=words["list"]).click()
    expect(page.locator("#options")).to_be_visible()
    page.get_by_role("button", name=words["hint"], exact=True).click()
    expect(page.locator(".advice li").first).to_be_visible()
    expect_sound(page, f"hint and list {language}")
    page.locator(".cauldron").first.focus()
    page.keyboard.press("Tab")  # cards open for who comes by keyboard
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[role=tooltip]")).to_be_visible()
    expect_sound(page, f"card {language}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_sound(page, f"menu {language}")
    page.get_by_role("button", name=words["report"]).click()
    expect(page.get_by_role("dialog").locator("textarea")).to_be_visible()
    expect_sound(page, f"report {language}")


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", drawn_games())
def test_a_table_held_in_the_left_hand_is_for_everybody(visit: Visit, game: str, width: int) -> None:
    page = visit(width=width)
    page.goto("/settings")
    page.get_by_label("Left hand").dispatch_event("click")
    sit_down(page, game)
    expect(page.locator("html.left-hand .bar")).to_be_visible()
    expect_sound(page, f"{game} in the left hand")
