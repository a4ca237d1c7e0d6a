"""What holds of every page and table: nothing is hidden from anybody, nothing overflows, nothing lacks words."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from support.browsing import Hand, Pointer, drawn_games, sit_down
from support.soundness import WIDTHS, expect_sound

Visit = Callable[..., Page]

PAGES = [
    "/",
    "/lobby",
    "/sign-in",
    "/settings",
    "/credits",
    "/help",
    "/rules/alchemist",
    "/rules/azerlande",
    "/join/nowhere",
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
@pytest.mark.parametrize(("width", "language"), [(390, "fr"), (768, "en"), (1440, "fr")])
@pytest.mark.parametrize("game", drawn_games())
def test_every_table_is_for_everybody(visit: Visit, game: str, width: int, language: str) -> None:
    page = visit(width=width, language=language)
    page.goto("/")
    sit_down(page, game)
    for touches in moments(Pointer(page, seed=width), to_the_end=width == min(WIDTHS)):
        expect_sound(page, f"{game} {language} {width} after {touches}")


def moments(hand: Hand, to_the_end: bool) -> Iterator[int]:
    """The beginning, a few moments on the way, and the end."""
    yield 0
    for stretch in (1, 1, 1, 4, 8):
        yield hand.play(stretch)
    if to_the_end:
        yield hand.play()
