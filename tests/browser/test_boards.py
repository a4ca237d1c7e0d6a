"""What each board is drawn for, at real tables; and that every size of table has room on every screen."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsing import MINE, OVER, Pointer, drawn_games, sit_down
from support.soundness import expect_sound

import philtre

Visit = Callable[..., Page]
View = dict[str, Any]

OPEN = ".part.open"
ADVISER = 2  # the level that plays for us
MOST = 400  # answers in a game until something comes about, as a rule far fewer
GAMES = 20  # the end of a game may come before we are asked again
QUESTIONS = 6
NEAR = 12  # pixels
FACES = 6

# Follows the hints of a bot from a second socket until something holds of a board, of who looks at it, and of the verbs
# that are asked for. What is seen then.
PLAY_ON = """([id, level, most]) => new Promise((done) => {
    const holds = (board, me, asked) => %s;
    const sum = (counts) => Object.values(counts).reduce((all, number) => all + number, 0);
    const lacking = (recipe, hand) =>
        sum(Object.entries(recipe).map(([kind, number]) => Math.max(0, number - (hand[kind] ?? 0))));
    const socket = new WebSocket(`ws://${location.host}/tables/${id}/socket`);
    const say = (message) => socket.send(JSON.stringify({...message, request: `p${Math.random()}`}));
    const end = (view) => { socket.close(); done(view); };
    let noticed = -1;
    socket.onmessage = ({data}) => {
        const heard = JSON.parse(data);
        if (heard.type === "view") {
            const {view} = heard;
            if (view.phase === "finished" || most === 0) return end(null);
            if (!view.game?.question || view.noticed === noticed) return;
            const asked = view.game.question.choices.map((choice) => choice.label.id.replace("option-", ""));
            if (holds(view.game.board, view.seat, asked)) return end(view);
            noticed = view.noticed;
            most--;
            say({type: "advise", level});
        }
        if (heard.type === "hint" && heard.number === noticed)
            say({type: "answer", number: noticed, play: heard.advice[0].play});
    };
})"""

# What the card of every part that glows says of touching it, by the part.
TOLD = """async (open) => {
    const told = [];
    const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    document.activeElement.blur();
    await shown();
    for (const part of document.querySelectorAll(open)) {
        part.focus();
        const does = () => document.querySelector("#explanation .does")?.textContent ?? "";
        for (let frames = 0; frames < 60 && does() === ""; frames++) await shown();
        told.push([part.dataset.part, does()]);
    }
    document.activeElement.blur();
    return told;
}"""


class Company:
    """A table with robots, where somebody plays for us."""

    def __init__(self, page: Page, game: str, robots: int = 2) -> None:
        self.page, self.game, self.robots = page, game, robots
        page.goto("/")
        self.begin()

    def begin(self) -> None:
        self.address = sit_down(self.page, self.game, self.robots)

    def play_until(self, holds: str) -> View:
        """Until that holds, at another table when a game is over; what is seen then."""
        for _ in range(GAMES):
            id = self.address.rpartition("/")[2]
            view: View | None = self.page.evaluate(PLAY_ON % holds, [id, ADVISER, MOST])
            if view is not None:
                self.page.wait_for_selector(MINE)
                return view
            self.begin()
        raise AssertionError(f"{holds} never came about")


def asks(*verbs: str) -> str:
    """That a question can be answered in two ways with one of these."""
    return f"asked.filter((verb) => {list(verbs)}.includes(verb)).length > 1"


def mine(view: View, side: str) -> Any:
    return view["game"]["board"][side][view["seat"]]


# What holds of every board.


@pytest.mark.parametrize("game", drawn_games())
def test_whatever_glows_says_what_it_does(visit: Visit, game: str) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, game)
    hand = Pointer(page, seed=3)
    for _ in range(QUESTIONS):
        page.wait_for_selector(MINE)
        page.keyboard.press("Tab")  # the card is shown to whoever goes there by keyboard, wherever the pointer rests
        silent = [part for part, told in page.evaluate(TOLD, OPEN) if not told]
        assert not silent, (page.locator(MINE).inner_text(), silent)
        hand.play(1)


@pytest.mark.parametrize("game", drawn_games())
def test_what_cannot_be_touched_now_is_grey(visit: Visit, game: str) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, game)
    hand = Pointer(page, seed=4)
    greyed = page.locator(".part.greyed:not(.chosen)")
    for _ in range(MOST):
        page.wait_for_selector(f"{MINE}, {OVER}")
        if greyed.count() > 0:
            break
        hand.play(1)
    looks = greyed.evaluate_all("(all) => all.map((part) => getComputedStyle(part.firstElementChild).filter)")
    assert looks and all("saturate" in look for look in looks), looks


SIZES = [(game, number) for game in drawn_games() for number in (min, max)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), SIZES, ids=lambda given: getattr(given, "__name__", given))
def test_the_smallest_and_the_largest_table_have_room(visit: Visit, game: str, number: Callable[[range], int]) -> None:
    page = visit()
    page.goto("/")
    players = number(philtre.game(game).players)
    sit_down(page, game, robots=players - 1)
    page.wait_for_selector(".middle .part")
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        expect_sound(page, f"{game} for {players} at {width}")


# Alchemist.


def lacking(recipe: dict[str, int], hand: dict[str, int]) -> int:
    return (Counter(recipe) - Counter(hand)).total()


def test_potions_that_lack_one_cube_are_marked(visit: Visit) -> None:
    page = visit()
    short = "lacking(one.recipe, board.adepts[me].hand) === 1"
    view = Company(page, "alchemist", robots=3).play_until(
        f"board.cauldrons.some((one) => one.creator !== null && one.creator !== me && {short})"
    )
    hand = mine(view, "adepts")["hand"]
    others = [one for one in view["game"]["board"]["cauldrons"] if one["creator"] not in (None, view["seat"])]
    wanted = {f"cauldron:{one['id']}" for one in others if lacking(one["recipe"], hand) == 1}
    marked = page.locator(".cauldron:has(.short)")
    expect(marked).to_have_count(len(wanted))
    assert {part.get_attribute("data-part") for part in marked.all()} == wanted


def test_a_recipe_is_built_by_touching_cubes(visit: Visit) -> None:
    page = visit()
    Company(page, "alchemist").play_until(asks("create"))
    page.locator(".cauldron.open:has(.no-tile)").first.click()  # others are copied, at one stroke
    making = page.locator(".cauldron.making")
    inside = making.locator(".slots .full")
    name = page.locator(f".shelf {OPEN}").first.get_attribute("data-part")
    cube = page.locator(f".shelf [data-part='{name}']")
    held = int(cube.locator(".count").inner_text())
    cube.click()
    expect(inside).to_have_count(1)
    expect(cube.locator(".count")).to_have_text(str(held - 1))
    page.get_by_role("button", name="Back").click()
    expect(inside).to_have_count(0)
    cube.click()
    expect(inside).to_have_count(1)
    brewed = page.locator(f"[data-part='{making.get_attribute('data-part')}']")
    page.locator(".bar .button.glow").first.click()
    page.locator(f".tiles {OPEN}").first.click()
    expect(brewed.locator(".seal svg")).to_have_count(1)
    assert brewed.locator(".slots .full").count() >= 1


def test_the_last_round_is_told(visit: Visit) -> None:
    page = visit()
    company = Company(page, "alchemist")
    expect(page.get_by_text("Last round")).to_have_count(0)
    company.play_until("board.exhausted >= 3")
    expect(page.get_by_text("Last round")).to_be_visible()


# Les Potions d'Azerlande.


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_dragged_tile_stays_under_the_pointer(visit: Visit) -> None:
    page = visit()
    Company(page, "azerlande").play_until(asks("place"))
    tile = page.locator("[data-slot='1'] .tile-button")
    tile.scroll_into_view_if_needed()
    x, y = middle_of(tile)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30)
    page.mouse.move(x + 120, y + 60)
    there = middle_of(tile)
    page.mouse.up()
    assert abs(there[0] - (x + 120)) <= NEAR and abs(there[1] - (y + 60)) <= NEAR, (there, x, y)


def test_alone_one_plays_against_a_sheet_that_is_revealed_line_by_line(visit: Visit) -> None:
    page = visit()
    view = Company(page, "azerlande", robots=0).play_until(asks("place"))
    board = view["game"]["board"]
    lines = page.locator(".sheet .line:not(.head)")
    expect(lines).to_have_count(board["days"])
    expect(page.locator(".sheet .line.today")).to_have_count(1)
    expect(page.get_by_text(f"{board['target']} prestige win")).to_be_visible()
    hidden = lines.filter(has_text="face down")
    assert hidden.count() >= board["days"] - board["day"]


def test_two_dice_are_set_aside_at_the_desk(visit: Visit) -> None:
    page = visit()
    view = Company(page, "azerlande").play_until(asks("discard"))
    rolled = mine(view, "apothecaries")["rolled"][0]
    dice = page.locator(".dice button")
    expect(dice).to_have_count(sum(rolled.values()))
    ready = page.get_by_role("button", name="Set these two aside")
    expect(ready).to_be_disabled()
    dice.nth(0).click()
    dice.nth(1).click()
    ready.click()
    expect(page.get_by_text("Ana sets aside").first).to_be_visible()


# Ars Alchimia.


def test_the_odds_of_every_crew_are_those_of_the_die_and_the_year_stays_in_sight(visit: Visit) -> None:
    page = visit()
    view = Company(page, "ars-alchimia").play_until(asks("place"))
    spots = {spot["id"]: spot for spot in view["game"]["board"]["spots"]}
    spot = next(one for one in spots.values() if one["location"] and not mine(view, "overseers")["assistants"])
    page.locator(f"[data-part='spot:{spot['id']}']").click()
    crews = page.locator(".sizes .part")
    expect(crews.first).to_be_visible()
    needed = spot["location"]["needs"]
    for extra, crew in enumerate(crews.all()):
        good = min(FACES, max(0, FACES + 1 - needed + extra))
        expect(crew.locator(".chance")).to_have_text(f"{round(100 * good / FACES)}%")
    expect(page.locator(".track.compact [data-part^=workshop]")).to_have_count(3)


# Le Bal des Chaudrons.


def test_the_machine_shows_what_it_made_and_what_will_overflow(visit: Visit) -> None:
    page = visit()
    some = "sum(board.witches[me].brewed) > 0 && sum(board.witches[me].overflow) > 0"
    # While a neighbour brews, she makes room on her bench.
    alone = "board.witches.every((witch, seat) => seat === me || !witch.brewing)"
    view = Company(page, "bal-des-chaudrons").play_until(f'board.phase === "brewing" && {some} && {alone}')
    witch = mine(view, "witches")
    expect(page.locator(".station .output.made")).to_have_count(sum(witch["brewed"].values()))
    expect(page.locator(".over b")).to_have_text(f"+{sum(witch['overflow'].values())}")
    spilt = [f"+{number}" for number in witch["overflow"].values() if number]
    expect(page.locator(".spill.some")).to_contain_text(spilt)


def test_the_rest_of_a_payment_comes_from_the_bench_at_one_stroke(visit: Visit) -> None:
    page = visit()
    # Several spaces, the first of which leaves a choice; the bench has enough for all of them.
    Company(page, "bal-des-chaudrons").play_until(
        'asked.includes("pay") && board.witches[me].paying.inputs.every((space) => '
        "(board.witches[me].bench[space] ?? 0) >= board.witches[me].paying.inputs.length)"
    )
    rest = page.get_by_role("button", name="The rest from the bench")
    rest.click()
    expect(rest).to_have_count(0)
    expect(page.get_by_text("pays from the bench").last).to_be_visible()
