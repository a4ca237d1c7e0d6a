"""Pictures of every page and every board, wide and on a phone, in both languages: ``make screenshots``.

``python tools/screenshots.py alchemist home`` makes only those.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browsing import MINE, OVER, Pointer, Serving, chromium, sit_down, visiting  # noqa: E402

FOLDER = ROOT / "screenshots"
SIZES = {"wide": (1440, "en"), "phone": (390, "fr")}

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "sign-in": "/sign-in",
    "settings": "/settings",
    "rules": "/rules/azerlande",
    "help": "/help",
    "credits": "/credits",
}

# After so many touches a table shows what it is about.
TABLES = {
    "alchemist": 24,
    "ars-alchimia": 40,
    "azerlande": 40,
    "bal-des-chaudrons": 14,
    "elixir-mixer": 20,
}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Serving(Path(folder)) as serving, chromium() as (_, browser):
        for size in SIZES:
            for name, path in PAGES.items():
                if not wanted or name in wanted:
                    picture_page(browser, serving.address, size, name, path)
            for game, touches in TABLES.items():
                if not wanted or game in wanted:
                    picture_table(browser, serving.address, size, game, touches)


def picture_page(browser: Browser, address: str, size: str, name: str, path: str) -> None:
    width, language = SIZES[size]
    with visiting(browser, address, width, language) as page:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        picture(page, name, size)


def picture_table(browser: Browser, address: str, size: str, game: str, touches: int) -> None:
    """In the middle of a game, and at its end."""
    width, language = SIZES[size]
    with visiting(browser, address, width, language) as page:
        page.goto("/")
        sit_down(page, game, level=3)
        hand = Pointer(page, seed=7)
        hand.play(touches)
        page.wait_for_selector(f"{MINE}, {OVER}")
        picture(page, game, size)
        hand.play()
        picture(page, f"{game}-end", size)


def picture(page: Page, name: str, size: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    before = page.viewport_size
    assert before is not None
    whole = max(before["height"], page.evaluate("document.body.scrollHeight"))
    page.set_viewport_size({"width": before["width"], "height": whole})  # so that what sticks lies where it belongs
    page.wait_for_timeout(400)  # for fonts, and cards that go
    page.screenshot(path=FOLDER / f"{name}-{size}.png")
    page.set_viewport_size(before)


if __name__ == "__main__":
    main(sys.argv[1:])
