"""Whole games in the page: by touch alone, by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from support.browsing import OVER, Keyboard, Pointer, drawn_games, sit_down
from support.soundness import expect_sound

Visit = Callable[..., Page]


def test_two_clicks_from_nothing_to_a_first_move(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator("[data-game=alchemist]").click()
    page.locator(".part.open").first.click()
    expect(page.locator(".cauldron.making, .part.open").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", drawn_games())
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(width=390, language="fr")
    page.goto("/")
    sit_down(page, game)
    hand = Pointer(page, seed=1)
    for stretch in (0, 1, 2, 9):
        hand.play(stretch)
        expect_sound(page, f"{game} on a phone, {stretch} later")
    hand.play()
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("table").get_by_role("columnheader")).to_have_count(len(page.locator(".who").all()))
    expect(page.get_by_role("img", name="Comment les scores ont évolué")).to_be_visible()
    expect_sound(page, f"{game} on a phone at its end")


@pytest.mark.slow
@pytest.mark.parametrize("game", drawn_games())
def test_a_whole_game_by_keyboard(visit: Visit, game: str) -> None:
    page = visit()
    page.goto("/")
    sit_down(page, game)
    assert Keyboard(page, seed=2).play() > 5
    expect(page.locator(OVER)).to_be_visible()
