"""What holds of every page and table: nothing is hidden from anybody, nothing overflows, nothing lacks words."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from support.browsing import Hand, Pointer, drawn_games, sit_down

Visit = Callable[..., Page]

PAGES = ["/"]
WIDTHS = [390, 768, 1440]
FAULTS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")


def expect_sound(page: Page, where: str) -> None:
    """Nothing for axe to find, no word missing, nothing wider than the window."""
    found = Axe().run(page, options={"runOnly": list(FAULTS)}).response["violations"]
    told = [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]
    assert not told, (where, told)
    assert "⟨" not in page.content(), where
    expect_no_overflow(page, where)


def expect_no_overflow(page: Page, where: str) -> None:
    over = page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((node) => {
            const {left, right, width} = node.getBoundingClientRect();
            return width > 1 && (right > innerWidth + 1 || left < -1) && getComputedStyle(node).position !== "fixed";
        }).map((node) => node.outerHTML.slice(0, 120))"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), (where, over)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_for_everybody(visit: Visit, path: str, language: str) -> None:
    for width in WIDTHS:
        page = visit(width=width, language=language)
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect_sound(page, f"{path} {language} {width}")


@pytest.mark.slow
@pytest.mark.parametrize(("width", "language"), [(390, "fr"), (768, "en"), (1440, "fr")])
@pytest.mark.parametrize("game", drawn_games())
def test_every_table_is_for_everybody(visit: Visit, game: str, width: int, language: str) -> None:
    page = visit(width=width, language=language)
    page.goto("/")
    sit_down(page, game)
    for touches in moments(Pointer(page, seed=width)):
        expect_sound(page, f"{game} {language} {width} after {touches}")


def moments(hand: Hand) -> Iterator[int]:
    """The beginning, a few moments on the way, and the end."""
    yield 0
    for stretch in (1, 1, 1, 4, 8):
        yield hand.play(stretch)
    yield hand.play()
