"""What happens at a table in the page."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, WebSocketRoute, expect
from support.browsing import MINE, OVER, Pointer, Serving, sit_down, visiting
from support.soundness import expect_sound

import philtre
from philtre.kernel.secret import commitment_to

Visit = Callable[..., Page]

KINDS = ("gray", "blue", "green", "orange", "yellow")
PATIENCE = 30  # seconds for the service to say something

# Ben takes a seat.
GUEST = """async (id) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    await post("/api/guests", {name: "Ben"});
    await post(`/api/tables/${id}/seats`, {});
}"""


# What lies on the shelf, and how much of it.
HELD = r"(parts) => parts.map((part) => [part.dataset.part, /\d+/.exec(part.textContent)[0]])"


def promising(page: Page) -> Locator:
    """An empty cauldron in which more than one potion can be made: where there is but one, it is made at once."""
    page.wait_for_selector(".cauldron.open")
    held = dict(page.locator(".shelf .part").evaluate_all(HELD))
    open = page.locator(".cauldron.open:has(.no-tile)")
    names = [str(one.get_attribute("data-part")) for one in open.all()]

    def usable(name: str) -> int:
        products = name.removeprefix("cauldron:").split("+")
        return sum(min(2, int(held[f"ingredient:{kind}"])) for kind in KINDS if kind not in products)

    return page.locator(f'[data-part="{max(names, key=usable)}"]')


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


class Delay:
    """Keeps from a page what the service says to it, while it is held."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held = False
        self.kept: list[str | bytes] = []
        page.route_web_socket("**/socket", self.follow)

    def follow(self, route: WebSocketRoute) -> None:
        self.route = route
        route.connect_to_server().on_message(self.hear)

    def hear(self, said: str | bytes) -> None:
        if self.held:
            self.kept.append(said)
        else:
            self.route.send(said)

    def wait_for(self, kind: str) -> None:
        """Until something of that kind was kept; patience ends."""
        until = monotonic() + PATIENCE
        while not any(json.loads(said)["type"] == kind for said in self.kept):
            assert monotonic() < until, f"nothing of kind {kind} came"
            self.page.wait_for_timeout(20)

    def let_go(self) -> None:
        self.held = False
        for said in self.kept:
            self.route.send(said)


def test_one_can_step_back_before_anything_is_sent(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    promising(page).click()
    shelf = page.locator(".shelf .part.open")
    shelf.first.click()
    expect(page.locator(".making .slots .full")).to_have_count(1)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".making .slots .full")).to_have_count(0)


def test_a_greyed_thing_says_why(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    cauldron = promising(page)
    name = cauldron.get_attribute("data-part")
    cauldron.click()
    page.locator(".shelf .part.open").first.click()
    page.locator(".bar .button.glow").click()
    page.locator('[data-part^="tile:"].open').last.click()
    page.wait_for_selector(f"{MINE}:has-text('Create a potion')")
    page.mouse.move(0, 0)
    page.locator(f'[data-part="{name}"]').hover()
    expect(page.locator("[role=tooltip] .why")).to_contain_text("You created the potion")


def test_a_greyed_piece_says_why_with_the_pieces_so_far(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    cauldron = promising(page)
    products = (cauldron.get_attribute("data-part") or "").removeprefix("cauldron:").split("+")
    cauldron.click()
    page.wait_for_selector(".making")
    why = page.locator("[role=tooltip] .why")
    for pieces in range(2):
        for product in products:
            page.mouse.move(0, 0)
            page.locator(f'.shelf [data-part="ingredient:{product}"]').hover()
            expect(why).to_contain_text("produces")
        page.locator(".shelf .part.open").first.click()
        expect(page.locator(".making .slots .full")).to_have_count(pieces + 1)


def test_undo_says_how_far_it_goes_and_goes_there(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    promising(page).click()
    page.wait_for_selector(".making")
    undo = page.get_by_role("button", name="Undo")
    undo.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("Takes your last answer back")
    undo.click()
    expect(page.locator(".making")).to_have_count(0)
    page.mouse.move(0, 0)
    undo.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("There is nothing to take back.")


def test_an_answer_to_what_is_past_is_told(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    address = sit_down(page, "alchemist")
    behind = page.context.new_page()
    delay = Delay(behind)
    behind.goto(address)
    behind.wait_for_selector(".cauldron.open")
    delay.held = True
    chosen = promising(page)
    other = f".cauldron.open:has(.no-tile):not([data-part='{chosen.get_attribute('data-part')}'])"
    behind.wait_for_selector(other)
    chosen.click()
    page.wait_for_selector(".making")
    behind.locator(other).last.click()  # the same once more would be taken for a repetition
    delay.wait_for("refused")
    delay.let_go()
    expect(behind.locator(".problem")).to_have_text("The table has moved on since.")
    behind.locator(".shelf .part.open").first.click()
    expect(behind.locator(".making .slots .full")).to_have_count(1)


def test_a_hint_is_lit_and_told(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice li").first).to_contain_text("%")
    expect(page.locator(".part.hinted, .bar [aria-pressed=true]").first).to_be_visible()


def test_one_sees_that_a_robot_thinks_and_chooses_how_strong_it_is(visit: Visit) -> None:
    page = visit()
    delay = Delay(page)
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_label("How strong the robot is").select_option("beginner")
    delay.held = True
    hint = page.get_by_role("button", name="Hint")
    hint.focus()
    page.keyboard.press("Enter")
    thinking = page.get_by_role("button", name="A robot thinks…")
    expect(thinking).to_have_attribute("aria-disabled", "true")
    expect(thinking).to_be_focused()
    expect(page.locator(".bar").get_by_role("status")).to_have_text("A robot thinks…")
    delay.wait_for("hint")
    delay.let_go()
    expect(page.locator(".advice")).to_contain_text("Advice of a robot (beginner):")
    expect(hint).to_have_attribute("aria-disabled", "false")
    page.get_by_label("How strong the robot is").select_option("casual")
    expect(page.locator(".advice")).to_contain_text("Advice of a robot (casual):")


def test_the_table_shows_the_seal_of_its_chance_and_in_the_end_the_secret(visit: Visit) -> None:
    page = visit()
    heard = listen(page)
    page.goto("/")
    sit_down(page, "elixir-mixer", 1)
    seal = next(said["terms"]["commitment"] for said in map(json.loads, heard) if said["type"] == "hello")
    page.get_by_role("button", name="Table").click()
    shown = page.get_by_role("region", name="Honest chance")
    expect(shown.locator("code")).to_have_text(f"{seal[:12]}…")
    expect(shown.locator("code")).to_have_attribute("title", seal)
    shown.get_by_role("button", name="Copy the seal of chance").click()
    expect(shown.get_by_role("status")).to_have_text("Copied")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good?").click()
    page.wait_for_selector(OVER)
    secret = shown.locator("code[title]").last.get_attribute("title") or ""
    assert commitment_to(secret) == seal
    expect(shown).to_contain_text("philtre verify")
    expect(page.locator(f".part.open, {MINE}")).to_have_count(0)  # though the game broke off with a question


def test_the_rules_open_at_the_passage_that_matters_now(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    rules = page.get_by_role("link", name="Rules", exact=True)
    beside = page.get_by_role("complementary", name="Rules")
    rules.click()
    expect(beside.get_by_role("heading", name="Your turn")).to_be_focused()
    promising(page).click()
    page.wait_for_selector(".making")
    rules.click()
    expect(beside.get_by_role("heading", name="Create a potion")).to_be_focused()


def test_the_focus_stays_at_the_bar_when_what_was_pressed_goes(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    promising(page).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".making")
    page.locator(".shelf .part.open").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Step back").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Step back")).to_have_count(0)
    expect(page.locator(".bar")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.bar') !== null")


def test_a_choice_waits_for_a_last_click_if_one_likes(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, "alchemist")
    page.get_by_role("button", name="Table").click()
    page.get_by_label("Ask for a last click before a choice is sent").check()
    page.get_by_role("button", name="Close").click()
    promising(page).click()
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


def away_again(page: Page, by: int) -> None:
    """As if nobody had looked at the last so many views."""
    page.wait_for_selector(MINE)
    page.evaluate(
        """(by) => {
            const seen = JSON.parse(localStorage.getItem("philtre-seen"));
            for (const table in seen) seen[table] -= by;
            localStorage.setItem("philtre-seen", JSON.stringify(seen));
        }""",
        by,
    )


def away(page: Page, by: int) -> tuple[Page, str]:
    page.goto("/")
    address = sit_down(page, "alchemist")
    Pointer(page, seed=1).play(4)
    away_again(page, by)
    return page, address


def test_what_happened_while_one_was_away_is_shown_again(visit: Visit) -> None:
    page, address = away(visit(), by=3)
    page.goto(address)
    page.get_by_role("button", name="See what happened").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn.")).to_be_visible()


def test_what_happened_can_be_stopped_and_may_be_refused(visit: Visit) -> None:
    page, address = away(visit(forgiven="403"), by=3)
    page.goto(address)
    page.get_by_role("button", name="See what happened").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Your turn.")).to_be_visible(timeout=2000)
    away_again(page, by=3)
    page.goto(address)
    page.route(
        "**/api/replay/**",
        lambda route: route.fulfill(status=403, json={"reason": "not-over", "arguments": {}}),
    )
    page.get_by_role("button", name="See what happened").click()
    expect(page.locator(".bar .problem")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn.")).to_be_visible()


def save_report(page: Page, what: str) -> Path:
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What is wrong?").fill(what)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the report").click()
    return Path(download.value.path())


def test_a_problem_is_saved_and_opens_at_its_moment(visit: Visit) -> None:
    page, other = visit(), visit(language="fr")
    page.goto("/")
    address = sit_down(page, "alchemist")
    promising(page).click()
    page.wait_for_selector(".making")
    file = save_report(page, "The cauldron <b>hums</b>.")
    report = json.loads(file.read_text("utf-8"))
    assert report["view"]["game"]["seat"] == 0 and report["record"] is None
    assert address.replace("/tables/", "/replay/") + "?noticed=" in report["move"]
    philtre.game("alchemist").load(report["position"].encode())

    shelf = page.locator(".shelf .part").evaluate_all(HELD)
    other.goto("/lobby")
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url("**/report")
    expect(other.locator("main")).to_contain_text("The cauldron <b>hums</b>.")
    expect(other.locator(".making")).to_have_count(1)
    assert other.locator(".shelf .part").evaluate_all(HELD) == shelf
    expect(other.locator(".part.open")).to_have_count(0)
    expect_sound(other, "a reported moment")
    other.reload()
    expect(other.locator(".making")).to_have_count(1)


def test_a_problem_after_the_end_opens_as_the_replay_at_its_end(visit: Visit) -> None:
    page, other = visit(), visit()
    page.goto("/")
    sit_down(page, "elixir-mixer", 1)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good?").click()
    page.wait_for_selector(OVER)
    file = save_report(page, "Too short.")
    other.goto("/lobby")
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url("**/replay/**as=0")
    scrubber = other.locator("[type=range]")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")


def test_a_report_that_was_changed_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit(forgiven="")
    page.goto("/")
    sit_down(page, "alchemist")
    report = json.loads(save_report(page, "").read_text("utf-8"))
    report["view"]["game"]["board"] = {}
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(report))
    page.goto("/lobby")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("cannot be shown")


def test_two_people_talk_and_neither_sees_the_hand_of_the_other(visit: Visit) -> None:
    ana, ben = visit(), visit()
    heard = {page: listen(page) for page in (ana, ben)}
    for page in (ana, ben):
        page.goto("/")
    address = sit_down(ana, "alchemist", robots=0, seats=["me", "free"], access="open")
    ben.evaluate(GUEST, address.rpartition("/")[2])
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


def hands_apart(visit: Visit, game: str, sides: str) -> tuple[list[Page], list[Any]]:
    """Two people at a table with hidden hands, and what the service last showed to each."""
    pages = [visit(), visit()]
    heard = [listen(page) for page in pages]
    for page in pages:
        page.goto("/")
    address = sit_down(pages[0], game, robots=0, seats=["me", "free"], access="open")
    pages[1].evaluate(GUEST, address.rpartition("/")[2])
    pages[1].goto(address)
    for page in pages:
        expect(page.locator(".middle .part").first).to_be_visible()
    boards = [boards_of(said) for said in heard]
    for seat, seen in enumerate(boards):
        assert seen
        for board in seen:
            assert board[sides][1 - seat]["hand"] is None
            assert board[sides][seat]["hand"] is not None
    return pages, [seen[-1] for seen in boards]


def test_nobody_sees_the_hand_of_the_other_at_elixir_mixer(visit: Visit) -> None:
    pages, boards = hands_apart(visit, "elixir-mixer", "wizards")
    for seat, (page, board) in enumerate(zip(pages, boards, strict=True)):
        own = sorted(f"card:{card}" for card in board["wizards"][seat]["hand"])
        laid = sorted(f"card:{card}" for card in board["market"])
        expect(page.locator(".hand [data-part]").first).to_be_visible()
        shown = page.locator("[data-part^='card:']").evaluate_all("(parts) => parts.map((part) => part.dataset.part)")
        assert set(own) <= set(shown) <= {*own, *laid} and len(shown) <= len(own) + len(laid)


def test_nobody_sees_the_hand_of_the_other_at_the_ball(visit: Visit) -> None:
    pages, boards = hands_apart(visit, "bal-des-chaudrons", "witches")
    for seat, (page, other) in enumerate(zip(pages, reversed(boards), strict=True)):
        secret = other["witches"][1 - seat]
        names = [card["id"] for card in [*secret["hand"], *(secret["dealt"] or [])]]
        assert len(names) >= 4
        document = page.content()
        assert not [name for name in names if f":{name}" in document]


def test_sound_is_off_until_one_wants_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(
        """window.chimes = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { window.chimes++; return start.apply(this, when); };"""
    )
    page.goto("/")
    sit_down(page, "elixir-mixer")
    hand = Pointer(page, seed=3)
    hand.play(4)
    page.wait_for_selector(MINE)
    assert page.evaluate("window.chimes") == 0
    page.get_by_role("button", name="Table").click()
    page.get_by_label("A sound when it is my turn").check()
    page.get_by_role("button", name="Close").click()
    hand.play(6)
    page.wait_for_function("window.chimes > 0")


def test_with_less_motion_nothing_waits_to_move_either(visit: Visit) -> None:
    for still in (True, False):
        page = visit(still=still)
        page.goto("/help")
        expect(page.locator("h1")).to_be_visible()
        late = page.evaluate(
            """() => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync("@keyframes late {} .late { animation: late 1s 5s infinite }");
                document.adoptedStyleSheets = [sheet];
                const node = document.createElement("p");
                node.className = "late";
                document.body.append(node);
                return getComputedStyle(node).animationDelay;
            }"""
        )
        assert late == ("0s" if still else "5s")


def test_what_is_pressed_for_long_is_explained_and_not_chosen(visit: Visit) -> None:
    page = visit(width=390, touch=True)
    page.goto("/")
    sit_down(page, "alchemist")
    cauldron = promising(page)
    cauldron.evaluate("(node) => node.scrollIntoView({block: 'center'})")  # not under what sticks at the edges
    spot = cauldron.bounding_box()
    assert spot is not None
    fingers = page.context.new_cdp_session(page)
    at = [{"x": spot["x"] + 20, "y": spot["y"] + 20}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("[role=tooltip] .does")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    expect(page.locator("[role=tooltip] .does")).to_be_visible()  # to be read, when the finger is gone
    expect(page.locator(".making")).to_have_count(0)
    page.locator("header .title").tap()
    expect(page.locator("[role=tooltip]")).to_have_count(0)
    cauldron.tap()
    expect(page.locator(".making")).to_have_count(1)


def test_clocks_run_others_look_on_and_one_may_leave_come_back_resign_and_play_again(visit: Visit) -> None:
    ana, ben, looker = visit(), visit(), visit()
    for page in (ana, ben):
        page.goto("/")
    seats = ["me", "free"]
    address = sit_down(ana, "alchemist", 0, seats=seats, access="open", pace={"type": "live", "bank": 600})
    ben.evaluate(GUEST, address.rpartition("/")[2])
    ben.goto(address)
    looker.goto(address)
    expect(looker.locator(".cauldron").first).to_be_visible()
    expect(looker.locator(".part.open, .shelf")).to_have_count(0)
    expect(ana.get_by_text("Somebody looks on.")).to_be_visible()
    for page in (ana, looker):
        expect(page.get_by_role("timer")).to_have_text([re.compile(r"^(10:00|9:[345]\d)$")] * 2)

    def wish(name: str) -> None:
        ana.get_by_role("button", name="Table").click()
        ana.get_by_role("button", name=name).click()

    wish("Let a robot play for me")
    expect(looker.locator(".doing").first).to_contain_text("left; robot")
    ana.get_by_role("button", name="Take my seat again").click()
    expect(looker.locator(".doing").first).not_to_contain_text("left; robot")
    wish("Resign")
    ana.get_by_role("button", name="Resign for good?").click()
    expect(looker.locator(OVER)).to_contain_text("Ben")
    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_url(lambda url: "/tables/" in url and not url.endswith(address))
    expect(ana.locator(".bar")).to_be_visible()


def test_a_table_goes_on_after_the_service_was_killed(own_service: Serving, browser: Browser) -> None:
    with visiting(browser, own_service.address, forgiven="ERR_CONNECTION") as page:
        page.goto("/")
        sit_down(page, "alchemist")
        Pointer(page, seed=1).play(4)
        page.wait_for_selector(MINE)
        own_service.kill()
        lost = page.get_by_text("The connection is lost. Trying again…")
        expect(lost).to_be_visible()
        with own_service:
            expect(lost).to_have_count(0)
            assert Pointer(page, seed=2).play(3) == 3
