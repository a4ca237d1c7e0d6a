"""The pages around the table: how one comes to it, and what one finds when one comes back."""

import os
import re
import subprocess
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browsing import MINE, ROOT, Pointer, Serving, sit_down, visiting
from support.soundness import WIDTHS, expect_sound

Visit = Callable[..., Page]

PATIENCE = 30  # seconds

NAME = ("Votre nom", "Your name")
SIT = ("S’asseoir", "Sit down")
RECORD = ROOT / "tests" / "records" / "alchemist" / "2-players-greedy.philtre"


def sign_up(page: Page, name: str) -> None:
    page.goto("/sign-in?new")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="New account").click()
    page.wait_for_url("**/lobby")


def bring(page: Page, record: Path) -> None:
    page.goto("/lobby")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/**")
    page.wait_for_selector("[type=range]")


def test_play_now_is_one_click_away_from_the_table(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator("[data-game=alchemist]").click()
    page.wait_for_url("**/tables/**")
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".middle .part").first).to_be_visible()


def test_an_invitation_opened_in_another_browser(visit: Visit) -> None:
    ana, ben, late = visit(), visit(language="fr", width=390), visit()
    ana.goto("/")
    card = ana.locator("article").filter(has=ana.locator("[data-friends=elixir-mixer]"))
    card.get_by_label("2 players").dispatch_event("click")
    card.locator("[data-friends]").click()
    ana.wait_for_url("**/tables/**")
    expect(ana.get_by_role("img", name="code to photograph")).to_be_visible()
    expect(ana.get_by_text("make play HOST=0.0.0.0")).to_be_visible()
    link = ana.get_by_label("The link to this table", exact=True).input_value()

    ben.goto(link)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Elixir Mixer")
    expect_sound(ben, "an invitation")
    ben.get_by_label("Votre nom").fill("Ben <b>")
    ben.get_by_role("button", name="S’asseoir").click()
    ben.wait_for_url("**/tables/**")
    expect(ana.locator("main")).to_contain_text("Ben <b>")
    expect(ana.locator(".bar")).not_to_contain_text("People gather")

    late.goto(link)
    expect(late.locator(".obstacle")).to_contain_text("begun without you")
    expect_sound(late, "too late")


def test_three_browsers_sit_down_at_one_table(visit: Visit) -> None:
    ana, *guests = visit(), visit(language="fr", width=390), visit()
    ana.goto("/")
    sit_down(ana, "elixir-mixer", robots=0, seats=["me", "free", "free"])
    link = ana.get_by_label("The link to this table", exact=True).input_value()
    for page, label, name, sit in zip(guests, NAME, ("Ben", "Cleo"), SIT, strict=True):
        page.goto(link)
        page.get_by_label(label).fill(name)
        page.get_by_role("button", name=sit).click()
        page.wait_for_url("**/tables/**")
    for page in (ana, *guests):
        expect(page.locator(".hand .part").first).to_be_visible()
        expect(page.locator(".who b")).to_have_text(["Ana", "Ben", "Cleo"])


def test_a_table_that_was_left_is_found_again_after_the_service_was_killed(
    own_service: Serving, browser: Browser
) -> None:
    with visiting(browser, own_service.address, forgiven="ERR_CONNECTION") as page:
        page.goto("/")
        address = sit_down(page, "alchemist")
        hand = Pointer(page, seed=1)
        hand.play(4)
        page.wait_for_selector(MINE)
        story = page.get_by_role("log", name="The story so far")
        told = story.inner_text()
        page.get_by_role("link", name="Philtre").click()
        expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()
        own_service.kill()
        with own_service:
            page.reload()
            page.get_by_role("region", name="Go on playing").get_by_role("link", name="Play").click()
            page.wait_for_url(f"**{address}")
            page.wait_for_selector(MINE)
            expect(story).to_have_text(told, use_inner_text=True)
            assert hand.play(3) == 3


def test_the_language_can_be_changed_anywhere(visit: Visit) -> None:
    page = visit(language="fr")
    page.goto("/help")
    expect(page.get_by_role("heading", level=1)).to_have_text("Aide")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")


@pytest.mark.parametrize(
    ("scheme", "language"), [("night", "English"), ("night", "Français"), ("parchment", "English")]
)
def test_ones_own_pages_are_for_everybody(visit: Visit, scheme: str, language: str) -> None:
    page = visit()
    sign_up(page, f"Ana, {scheme} {language[:2]}")
    bring(page, RECORD)
    replay = page.url
    sit_down(page, "alchemist", robots=1)
    gathering = sit_down(page, "elixir-mixer", robots=0, seats=["me", "free", 3])
    page.goto("/settings")
    page.get_by_label("Parchment" if scheme == "parchment" else "Candle-light").dispatch_event("click")
    page.goto("/account")
    profile = page.get_by_role("link", name="See my profile").get_attribute("href")
    assert profile is not None
    page.get_by_role("button", name=language).click()
    widths = WIDTHS if scheme == "night" else [1440]
    for path in ("/", "/lobby", "/account", "/settings", "/help", "/rules/alchemist", profile, gathering, replay):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            expect_sound(page, f"{path} {scheme} {language} {width}")


def test_tables_that_wait_for_somebody_come_first(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    sit_down(page, "elixir-mixer", robots=0, seats=["me", "free"])
    page.goto("/")
    first = page.locator("main section article").first
    expect(first).to_contain_text("Alchemist")
    first.get_by_role("link", name="Play").click()
    page.wait_for_url("**/tables/**")


def test_a_record_file_opens_as_a_replay_with_a_link_to_every_moment(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    bring(page, RECORD)
    scrubber = page.locator("[type=range]")
    expect(scrubber).to_have_value("0")
    page.locator("main").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("6")
    assert "at=6" in page.url
    page.get_by_label("Through whose eyes").select_option("Player 2")
    expect(page.locator(".shelf")).to_be_visible()
    assert "as=1" in page.url
    page.get_by_label("Through whose eyes").select_option("all")
    expect(page.locator(".shelf")).to_have_count(2)
    expect_sound(page, "all at once")
    moment = page.url
    page.goto("/")
    page.goto(moment)
    expect(scrubber).to_have_value("6")
    expect(page.locator(".shelf")).to_have_count(2)
    page.keyboard.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")


def test_what_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    broken = tmp_path / "broken.philtre"
    broken.write_text("this is no record\n")
    page = visit(forgiven="400")
    page.goto("/lobby")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("The record is cut short")


def test_the_rules_open_at_their_passage_in_either_language(visit: Visit) -> None:
    page = visit(language="fr")
    page.goto("/rules/alchemist#copy-a-potion")
    expect(page.locator("h2:focus")).to_have_text("Copier une potion")


def test_the_rules_lie_beside_the_table(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_role("link", name="Rules: Reserve").click()
    beside = page.get_by_role("complementary", name="Rules")
    expect(beside.get_by_role("heading", name="Take ingredients")).to_be_focused()
    expect_sound(page, "the rules beside the table")
    page.locator(".part.open").first.click()
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)


def test_an_account_is_made_renamed_and_left(visit: Visit) -> None:
    page = visit()
    sign_up(page, "Bryony the first")
    page.goto("/account")
    page.get_by_label("Your name").fill("Bryony the second")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bryony the second")
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_label("Tokens for programs")).to_have_value(re.compile("philtre_.+"))
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(0)
    page.get_by_role("button", name="Leave for good").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill("correct horse battery")
    dialog.get_by_role("button", name="Yes, leave for good").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_lost_connection_is_told_and_found_again(own_service: Serving, browser: Browser) -> None:
    with visiting(browser, own_service.address, forgiven="Failed to load resource") as page:
        page.clock.install()
        page.goto("/help")
        expect(page.get_by_role("heading", level=1)).to_have_text("Help")
        own_service.kill()
        page.get_by_role("link", name="Lobby").click()
        expect(page.get_by_role("heading", name="The candle has gone out")).to_be_visible()
        page.clock.pause_at(datetime.now() + timedelta(minutes=1))  # or it might find the service before one can press
        own_service.__enter__()
        page.get_by_role("button", name="Look again now").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def wait_for_worker(page: Page) -> None:
    """Until the service worker looks after a page. Playwright’s own way to wait would need what our policy forbids."""
    until = monotonic() + PATIENCE
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        assert monotonic() < until, "no service worker came"
        page.wait_for_timeout(50)


def test_a_page_opened_while_the_service_is_down_is_friendly_and_comes_back_by_itself(
    own_service: Serving, browser: Browser
) -> None:
    with visiting(browser, own_service.address, forgiven="Failed to load resource", keeps=True) as page:
        page.goto("/help")
        wait_for_worker(page)
        page.wait_for_load_state("networkidle")
        own_service.kill()
        page.reload()
        lost = page.get_by_role("heading", name="The candle has gone out")
        expect(lost).to_be_visible()
        page.goto("/")  # as an installed app begins
        expect(lost).to_be_visible()
        page.goto("/help")
        expect(lost).to_be_visible()
        with own_service:
            expect(page.get_by_role("heading", level=1)).to_have_text("Help")


@pytest.mark.parametrize("path", ["/sign-in", "/settings", "/nowhere"])
def test_a_short_page_does_not_scroll_and_ends_with_its_foot(visit: Visit, path: str) -> None:
    page = visit(width=390, language="fr", forgiven="404")
    page.goto(path)
    page.set_viewport_size({"width": 390, "height": 1400})
    expect(page.locator("h1")).to_be_visible()
    foot = page.locator("footer").bounding_box()
    assert foot is not None and round(foot["y"] + foot["height"]) == 1400
    assert page.evaluate("document.documentElement.scrollHeight") == 1400


def test_a_moment_is_copied_where_pages_have_no_clipboard(visit: Visit) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.goto("/")
    bring(page, RECORD)
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "at=0" in page.url and "as=" in page.url


def test_french_signs_stay_on_the_line_of_their_words(visit: Visit) -> None:
    page = visit(language="fr")
    for path in ("/help", "/rules/azerlande"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        said = page.locator("main").evaluate("(main) => main.textContent")
        assert not re.findall(r".{9} [;?!»:] ", said) and not re.findall("« .{9}", said)
        assert "\u00a0:" in said and "\u202f;" in said


def test_make_play_passes_on_where_to_listen() -> None:
    asked = ["make", "-n", "-o", "build", "play", "HOST=0.0.0.0", "PORT=9000"]
    # Whoever runs the tests by make hands down that it is within another, which says so.
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(asked, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    assert done.stdout.split()[-5:] == ["serve", "--host", "0.0.0.0", "--port", "9000"]


def test_people_lose_their_way_in_a_friendly_manner(visit: Visit) -> None:
    page = visit(forgiven="404")
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    expect_sound(page, "nowhere")


def test_the_policy_forbids_what_is_not_ours(visit: Visit) -> None:
    document = visit().goto("/lobby")
    assert document is not None
    policy = document.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "style-src 'self'" in policy and "unsafe" not in policy


def test_it_can_be_installed_and_keeps_only_what_never_changes(visit: Visit) -> None:
    page = visit(keeps=True)
    page.goto("/")
    icons = page.evaluate(
        """async () => {
            const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
            const icons = manifest.icons.filter((icon) => icon.type === "image/png");
            return Promise.all(icons.map(async ({src, sizes}) => {
                const picture = await createImageBitmap(await (await fetch(src)).blob());
                return [sizes, `${picture.width}x${picture.height}`];
            }));
        }"""
    )
    assert {sizes for sizes, _ in icons} == {"192x192", "512x512"} and all(said == true for said, true in icons)
    wait_for_worker(page)
    page.goto("/help")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(
        """async () => {
            const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const names = await Promise.all(stores.map((store) => store.keys()));
            return names.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept and all(path == "/" or path.startswith("/assets/") for path in kept), kept
    assert len(kept) > 5
