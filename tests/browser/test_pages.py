"""The pages around the table: how one comes to it, and what one finds when one comes back."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browsing import ROOT, Serving, sit_down, visiting
from support.soundness import WIDTHS, expect_sound

Visit = Callable[..., Page]

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
    card.get_by_label("2 players").check(force=True)
    card.locator("[data-friends]").click()
    ana.wait_for_url("**/tables/**")
    expect(ana.get_by_role("img", name="code to photograph")).to_be_visible()
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


def test_the_language_can_be_changed_anywhere(visit: Visit) -> None:
    page = visit(language="fr")
    page.goto("/help")
    expect(page.get_by_role("heading", level=1)).to_have_text("Aide")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")


@pytest.mark.parametrize(("scheme", "widths"), [("night", WIDTHS), ("parchment", [1440])])
def test_ones_own_pages_are_for_everybody(visit: Visit, scheme: str, widths: list[int]) -> None:
    page = visit()
    sign_up(page, f"Ana of the {scheme}")
    bring(page, RECORD)
    replay = page.url
    sit_down(page, "alchemist", robots=1)
    gathering = sit_down(page, "elixir-mixer", robots=0, seats=["me", "free", 3])
    page.goto("/settings")
    page.get_by_label("Parchment" if scheme == "parchment" else "Candle-light").check(force=True)
    page.goto("/account")
    profile = page.get_by_role("link", name="See my profile").get_attribute("href")
    assert profile is not None
    for path in ("/", "/lobby", "/account", "/settings", "/help", "/rules/alchemist", profile, gathering, replay):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            expect_sound(page, f"{path} {scheme} {width}")


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
    page.get_by_role("link", name="Rules").click()
    beside = page.get_by_role("complementary", name="Rules")
    expect(beside.get_by_role("heading", name="Copy a potion")).to_be_visible()
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
        page.goto("/help")
        expect(page.get_by_role("heading", level=1)).to_have_text("Help")
        own_service.kill()
        page.get_by_role("link", name="Lobby").click()
        expect(page.get_by_role("heading", name="The candle has gone out")).to_be_visible()
        own_service.__enter__()
        page.get_by_role("button", name="Look again now").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_people_lose_their_way_in_a_friendly_manner(visit: Visit) -> None:
    page = visit(forgiven="404")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    expect_sound(page, "nowhere")


def test_the_policy_forbids_what_is_not_ours(visit: Visit) -> None:
    document = visit().goto("/lobby")
    assert document is not None
    policy = document.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "style-src 'self'" in policy and "unsafe" not in policy


def test_it_can_be_installed_and_keeps_only_what_never_changes(visit: Visit) -> None:
    page = visit()
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
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
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
    assert kept and all(path.startswith("/assets/") for path in kept), kept
