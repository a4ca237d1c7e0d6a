"""What happens at a table in the page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect
from support.browsing import MINE, Pointer, Serving, sit_down, visiting

import philtre

Visit = Callable[..., Page]


def listen(page: Page) -> list[str]:
    """All that the service says to a page over its socket, from now on."""
    heard: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: heard.append(str(said)))

    page.on("websocket", follow)
    return heard


def boards_of(heard: list[str]) -> list[Any]:
    views = [said["view"] for said in map(json.loads, heard) if said["type"] == "view"]
    return [view["game"]["board"] for view in views if view["game"]]


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
    cauldron = page.locator(".cauldron.open").first
    name = cauldron.get_attribute("data-part")
    cauldron.click()
    page.locator(".shelf .part.open").first.click()
    page.locator(".bar .button.glow").click()
    page.locator('[data-part^="tile:"].open').last.click()
    page.wait_for_selector(f"{MINE}:has-text('Create a potion')")
    page.mouse.move(0, 0)
    page.locator(f'[data-part="{name}"]').hover()
    expect(page.locator("[role=tooltip] .why")).to_contain_text("You created the potion")


def test_undo_says_how_far_it_goes_and_goes_there(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.locator(".cauldron.open").first.click()
    page.wait_for_selector(".making")
    undo = page.get_by_role("button", name="Undo")
    undo.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("Takes your last answer back")
    undo.click()
    expect(page.locator(".making")).to_have_count(0)
    page.mouse.move(0, 0)
    undo.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("There is nothing to take back.")


def test_a_hint_is_lit_and_told(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice li").first).to_contain_text("%")
    expect(page.locator(".part.hinted, .bar [aria-pressed=true]").first).to_be_visible()


def test_a_choice_waits_for_a_last_click_if_one_likes(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_role("button", name="Table").click()
    page.get_by_label("Ask for a last click before a choice is sent").check()
    page.get_by_role("button", name="Close").click()
    page.locator(".cauldron.open").first.click()
    expect(page.locator(".making")).to_have_count(0)
    page.locator(".bar .button.glow").click()
    expect(page.locator(".making")).to_have_count(1)


def test_things_travel_unless_one_asks_for_less_motion(visit: Visit) -> None:
    for still in (True, False):
        page = visit(still=still)
        page.goto("/")
        sit_down(page, "alchemist")
        page.evaluate(
            """() => {
                window.flown = 0;
                new MutationObserver((changes) => {
                    for (const {addedNodes} of changes)
                        for (const node of addedNodes) if (node.classList?.contains("flying")) window.flown++;
                }).observe(document.body, {childList: true});
            }"""
        )
        page.locator('[data-part^="ingredient:"].open').first.click()
        page.wait_for_selector(f"{MINE} >> nth=0")
        page.wait_for_function("document.querySelectorAll('[role=log] p').length > 2")
        assert (page.evaluate("window.flown") > 0) is not still


def test_what_happened_while_one_was_away_is_shown_again(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    address = sit_down(page, "alchemist")
    Pointer(page, seed=1).play(12)
    page.wait_for_selector(MINE)
    page.evaluate("localStorage.setItem('philtre-seen', JSON.stringify({[location.pathname.split('/')[2]]: 4}))")
    page.goto(address)
    page.get_by_role("button", name="See what happened").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn.")).to_be_visible()


def test_a_problem_is_saved_with_the_address_of_the_move(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    address = sit_down(page, "alchemist")
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What is wrong?").fill("The cauldron hums.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the report").click()
    report = json.loads(download.value.path().read_text("utf-8"))
    assert report["what"] == "The cauldron hums." and report["view"]["game"]["seat"] == 0
    assert address.replace("/tables/", "/replay/") + "?at=" in report["move"]
    philtre.game("alchemist").load(report["position"].encode())


def test_two_people_talk_and_neither_sees_the_hand_of_the_other(visit: Visit) -> None:
    ana, ben = visit(), visit()
    heard = {page: listen(page) for page in (ana, ben)}
    for page in (ana, ben):
        page.goto("/")
    address = sit_down(ana, "alchemist", robots=0, seats=["me", "free"], access="open")
    guest = """async (id) => {
        const post = (path, body) => fetch(path, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
        });
        await post("/api/guests", {name: "Ben"});
        await post(`/api/tables/${id}/seats`, {});
    }"""
    ben.evaluate(guest, address.rpartition("/")[2])
    ben.goto(address)
    for page in (ana, ben):
        expect(page.locator(".shelf")).to_be_visible()
    ana.get_by_label("Say something").fill("well <b>met</b>")
    ana.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("log", name="Talk")).to_contain_text("well <b>met</b>")
    for seat, page in enumerate((ana, ben)):
        boards = boards_of(heard[page])
        assert boards
        assert all([adept["hand"] is None for adept in board["adepts"]] == [seat == 1, seat == 0] for board in boards)


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
