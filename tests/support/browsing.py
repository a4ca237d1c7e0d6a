"""People at real browsers, playing by touch or by keyboard at a service in a process of its own."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType

from playwright.sync_api import Browser, Page, Playwright, Response, sync_playwright

PATIENCE = 60  # seconds
ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OPEN = ".part.open, [data-open]:enabled"
LAST_WORD = ".bar .button.glow, [data-send]:enabled"
BUTTON = ".bar .button.brass"
LIST = "#options button"
CHOICES = f"{OPEN}, {LAST_WORD}, {BUTTON}, {LIST}"
MINE = ".bar.mine"
OVER = "[data-phase=finished]"
LEFT_TO_LUCK = 0.4  # how often one is content with what one has
FAR = 100  # steps
TRIES = 3


def drawn_games() -> list[str]:
    """The games that have a board in the page."""
    return sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))


class Serving:
    """``philtre serve`` at one port, which can be ended and begun again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[str] | None = None
        self.choose_port()

    def choose_port(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Serving":
        for _ in range(TRIES):
            if self.address in self.begin():
                return self
            self.kill()
            self.choose_port()  # somebody else may have taken it meanwhile
        raise AssertionError(self.errors.read_text())

    def begin(self) -> str:
        """Start it; the first line that it says."""
        command = [sys.executable, "-m", "philtre", "serve", "--no-open", "--port", str(self.port)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", str(self.database)],
                env={**os.environ, "PHILTRE_LIMITS": "off", "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
        self.process = None


@contextmanager
def chromium() -> Iterator[tuple[Playwright, Browser]]:
    """Debian's, for one process: the one without windows, if it is there."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path is not None, "these tests need Debian's chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield playwright, browser
        finally:
            browser.close()


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    width: int = 1440,
    language: str = "en",
    still: bool = True,
    forgiven: str = "\0",
    keeps: bool = False,
    touch: bool = False,
) -> Iterator[Page]:
    """A page of a new visitor; whatever it complains of fails whoever asked, but for what is forgiven.

    With ``keeps`` its service worker keeps files, so that they are not sent again.
    """
    complaints: list[str] = []
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": 900 if width > 800 else 844},
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        reduced_motion="reduce" if still else "no-preference",
        service_workers="allow" if keeps else "block",
        has_touch=touch,
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(f"{said.text} {said.location}") if said.type == "error" else None)
    page.on("response", lambda answer: complaints.append(told_by(answer)) if answer.status >= 400 else None)
    page.on("request", lambda asked: None if asked.url.startswith((address, "data:")) else complaints.append(asked.url))
    try:
        yield page
    finally:
        context.close()
    complaints = [complaint for complaint in complaints if forgiven not in complaint]
    assert not complaints, complaints


def told_by(answer: Response) -> str:
    return f"{answer.status} {answer.request.method} {answer.url}"


def sit_down(page: Page, game: str, robots: int = 2, level: int = 1, **more: object) -> str:
    """Make a table with robots, and go there."""
    made = page.evaluate(
        """async ([wishes, name]) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            if ((await (await fetch("/api/session")).json()).player === null) await post("/api/guests", {name});
            return post("/api/tables", wishes);
        }""",
        [{"game": game, "seats": ["me", *[level] * robots], **more}, "Ana"],
    )
    address = f"/tables/{made['terms']['id']}"
    page.goto(address)
    page.wait_for_selector(f"{MINE}, {OVER}, .bar")
    return address


class Hand:
    """Plays somehow, without knowing the game: only by what can be touched."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)

    def play(self, answers: int = 10_000) -> int:
        """So many touches, or to the end; how many they were."""
        for touches in range(answers):
            self.page.wait_for_selector(f"{MINE}, {OVER}")
            if self.numbers(OVER) != [0]:
                return touches
            self.touch()
        return answers

    def touch(self) -> None:
        raise NotImplementedError

    def numbers(self, *selectors: str) -> list[int]:
        """Of what is there now, asked at one moment."""
        count = "(selectors) => selectors.map((selector) => document.querySelectorAll(selector).length)"
        found: list[int] = self.page.evaluate(count, list(selectors))
        return found


class Pointer(Hand):
    """Touches with a pointer."""

    def touch(self) -> None:
        whole, open, loose, listed = self.numbers(LAST_WORD, OPEN, BUTTON, LIST)
        if whole and (open == 0 or self.random.random() < LEFT_TO_LUCK):
            self.click(LAST_WORD, whole)
        elif open + loose > 0:
            self.click(f"{OPEN}, {BUTTON}", open + loose)
        elif listed > 0:  # nothing of it is on the board
            self.click(LIST, listed)

    def click(self, selector: str, number: int) -> None:
        self.page.locator(selector).nth(self.random.randrange(number)).click()


class Keyboard(Hand):
    """Walks with Tab and takes what it comes to with Enter."""

    def touch(self) -> None:
        self.walk()
        if self.page.evaluate(f"document.activeElement.matches({CHOICES!r})"):
            self.page.keyboard.press("Enter")

    def walk(self) -> None:
        """To the next place that can be chosen, and now and then on to the one after it."""
        for _ in range(FAR):
            self.page.keyboard.press("Tab")
            there = self.page.evaluate(f"document.activeElement.matches({CHOICES!r})")
            if there and self.random.random() < LEFT_TO_LUCK:
                return
