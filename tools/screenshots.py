"""Pictures of every page and every board, wide in English and on a phone in French: ``make screenshots``.

``python tools/screenshots.py alchemist home`` makes only those. It also tells how soon each table was ready.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browsing import MINE, OVER, Serving, chromium, sit_down, visiting  # noqa: E402

FOLDER = ROOT / "screenshots"
SIZES = {"wide": (1440, 900, "en"), "phone": (390, 844, "fr")}
ADVISER = 4  # the level that plays for us
RIVALS = 2
LONGEST = 10_000  # answers
RECORD = ROOT / "tests" / "records" / "azerlande" / "3-players-mixed.philtre"

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "sign-in": "/sign-in",
    "settings": "/settings",
    "rules": "/rules/azerlande",
    "help": "/help",
    "credits": "/credits",
    "nowhere": "/nowhere",
}

# After so many answers of ours a table shows what it is about.
TABLES = {
    "alchemist": 14,
    "ars-alchimia": 24,
    "azerlande": 60,
    "bal-des-chaudrons": 16,
    "elixir-mixer": 12,
}

# Follows the hints of a bot from a second socket, so that the page shows a game and not a struggle.
PLAY_ON = """([id, level, answers]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/tables/${id}/socket`);
    const say = (message) => socket.send(JSON.stringify({...message, request: `p${Math.random()}`}));
    const end = () => { socket.close(); done(); };
    let noticed = -1;
    socket.onmessage = ({data}) => {
        const heard = JSON.parse(data);
        if (heard.type === "view") {
            const {view} = heard;
            if (view.phase === "finished") return end();
            if (!view.game?.question || view.noticed === noticed) return;
            if (answers-- <= 0) return end();
            noticed = view.noticed;
            say({type: "advise", level});
        }
        if (heard.type === "hint" && heard.number === noticed)
            say({type: "answer", number: noticed, play: heard.advice[0].play});
    };
})"""


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    makers: dict[str, Callable[[Page], None]] = {
        **{name: partial(picture, name=name, address=path) for name, path in PAGES.items()},
        **{game: partial(picture_table, game=game, answers=answers) for game, answers in TABLES.items()},
        "gathering": picture_gathering,
        "replay": picture_replay,
        "account": picture_account,
    }
    with TemporaryDirectory() as folder, Serving(Path(folder)) as serving, chromium() as (_, browser):
        for name in wanted or makers:
            with visiting(browser, serving.address, forgiven="404") as page:
                page.goto("/")
                makers[name](page)


def picture_table(page: Page, game: str, answers: int) -> None:
    """In the middle of a game, and at its end."""
    address = sit_down(page, game, RIVALS, ADVISER)
    id = address.rpartition("/")[2]
    began = perf_counter()
    page.goto(address)
    page.wait_for_selector(f"{MINE} button")
    page.wait_for_selector(".middle .part")
    print(f"{game}: ready after {round((perf_counter() - began) * 1000)} ms")
    page.evaluate(PLAY_ON, [id, ADVISER, answers])
    page.wait_for_selector(f"{MINE}, {OVER}")
    picture(page, game, address)
    page.evaluate(PLAY_ON, [id, ADVISER, LONGEST])
    picture(page, f"{game}-end", address)


def picture_gathering(page: Page) -> None:
    """A table that waits for somebody, and what its link shows to them."""
    address = sit_down(page, "elixir-mixer", robots=0, seats=["me", "free", "free", ADVISER])
    page.wait_for_selector("[role=img]")
    link = page.get_by_label("The link to this table", exact=True).input_value()
    picture(page, "gathering", address)
    browser = page.context.browser
    assert browser is not None
    with visiting(browser, link.rpartition("/join/")[0]) as guest:
        guest.goto(link)
        picture(guest, "join", link)


def picture_replay(page: Page) -> None:
    """A recorded game, in its middle."""
    page.goto("/lobby")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/replay/**")
    last = int(page.locator("[type=range]").get_attribute("max") or 0)
    picture(page, "replay", f"{page.url.partition('?')[0]}?at={last // 2}")


def picture_account(page: Page) -> None:
    """Somebody who has played, with their history."""
    page.goto("/sign-in?new")
    page.get_by_label("Your name").fill("Bryony")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="New account").click()
    page.wait_for_url("**/lobby")
    for game in ("elixir-mixer", "alchemist", "elixir-mixer"):
        address = sit_down(page, game, RIVALS, 1)
        page.evaluate(PLAY_ON, [address.rpartition("/")[2], ADVISER, LONGEST])
    sit_down(page, "bal-des-chaudrons", RIVALS, ADVISER)
    picture(page, "my-tables", "/")
    picture(page, "account", "/account")
    page.wait_for_selector("a[href^='/player/']")
    profile = page.locator("a[href^='/player/']").first.get_attribute("href")
    assert profile is not None
    picture(page, "profile", profile)


def picture(page: Page, name: str, address: str) -> None:
    """An address as it looks in both sizes."""
    for size, (width, height, language) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            """(language) => {
                const settings = JSON.parse(localStorage.getItem("philtre-settings") ?? "{}");
                localStorage.setItem("philtre-settings", JSON.stringify({...settings, language}));
            }""",
            language,
        )
        page.goto(address)
        page.wait_for_load_state("networkidle")
        page.mouse.move(0, 0)
        for _ in range(2):  # what is as high as the window makes the page higher
            whole = max(height, page.evaluate("document.body.scrollHeight"))
            page.set_viewport_size({"width": width, "height": whole})  # so that what sticks lies where it belongs
        page.wait_for_timeout(400)  # for fonts, and cards that go
        page.screenshot(path=FOLDER / f"{name}-{size}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
