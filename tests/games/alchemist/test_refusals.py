"""Every reason why something is not allowed, in a position where it is the reason."""

from collections.abc import Callable

import pytest
from games.alchemist.positions import GAME, NONE, play, position, refused

from philtre import State
from philtre.games.alchemist.state import *

BLUE = (0, 1, 0, 0, 0)
TWO_OF_EACH = (2, 2, 2, 2, 2)


def blue_potion(creator: int = 1, hand: tuple[int, ...] = TWO_OF_EACH) -> State:
    """Seat 0 to act; one blue cube in the gray-green cauldron, worth 5."""
    return position([hand, NONE, NONE], potions={"gray+green": (creator, BLUE, 5)})


def opening() -> State:
    """The second of two players, at the first turn."""
    return position([NONE, TWO_OF_EACH], bag=(1, 1, 0, 0, 0), potions={"gray+green": (0, BLUE, 5)}, turn=1)


def brewing() -> State:
    """Seat 0 chooses a recipe for the orange-yellow cauldron."""
    return play(blue_potion(hand=(2, 1, 0, 1, 0)), "create orange+yellow")


def paying() -> State:
    """Seat 0 chooses the tribute for a potion of blue and orange."""
    state = position([TWO_OF_EACH, NONE, NONE], potions={"gray+green": (1, (0, 1, 0, 1, 0), 5)})
    return play(state, "copy gray+green")


CASES: list[tuple[str, Callable[[], State], str]] = [
    ("cauldron-taken", blue_potion, "create gray+green"),
    ("no-seal", lambda: position([TWO_OF_EACH, NONE, NONE], seals=(0, 5, 5)), "create gray+blue"),
    ("no-recipe", lambda: position([BLUE, NONE, NONE]), "create gray+blue"),  # blue is what it produces
    ("no-recipe", lambda: blue_potion(hand=BLUE), "create orange+yellow"),  # one blue is in the Compendium
    ("cauldron-empty", blue_potion, "copy gray+blue"),
    ("own-potion", lambda: blue_potion(creator=0), "copy gray+green"),
    ("cubes-missing", lambda: blue_potion(hand=(2, 0, 2, 2, 2)), "copy gray+green"),
    ("cubes-missing", brewing, "brew 2gray+2blue"),
    ("opening-creates", opening, "copy gray+green"),
    ("opening-creates", opening, "take gray"),
    ("opening-creates", opening, "draw"),
    ("opening-creates", opening, "pass"),
    ("reserve-empty", lambda: position([NONE, NONE, NONE], reserve=(0, 4, 4, 4, 4)), "take gray"),
    ("bag-empty", lambda: position([NONE, NONE, NONE], bag=NONE), "draw"),
    ("must-act", lambda: position([NONE, NONE, NONE]), "pass"),
    ("product-in-recipe", brewing, "brew 1orange"),
    ("recorded", brewing, "brew 1blue"),
    ("tile-taken", lambda: play(brewing(), "brew 2gray"), "claim 5"),
    ("opening-tile", lambda: play(opening(), "create gray+blue", "brew 1yellow"), "claim 4"),
    ("not-in-recipe", paying, "tribute gray"),
]


@pytest.mark.parametrize(("reason", "laid_out", "notation"), CASES, ids=[f"{case[0]}: {case[2]}" for case in CASES])
def test_refusal(reason: str, laid_out: Callable[[], State], notation: str) -> None:
    refusal = refused(laid_out(), notation)
    assert refusal.reason == reason
    for language in ("en", "fr"):
        sentence = GAME.words(language).error(refusal)
        assert sentence.endswith(".") and ":" not in sentence.replace(" : ", ""), "no id is left untranslated"


def test_every_reason_has_its_case() -> None:
    assert {reason for reason, _, _ in CASES} == {reason.name for reason in LEXICON.reasons[1:]}


def test_a_refusal_names_the_thing_refused() -> None:
    assert refused(blue_potion(), "create gray+green").arguments == {"cauldron": "cauldron:gray+green"}
    assert refused(brewing(), "brew 1blue").arguments == {"recipe": "recipe:1blue"}
    assert refused(paying(), "tribute gray").arguments == {"ingredient": "ingredient:gray"}


def test_answers_to_other_questions_are_refused() -> None:
    assert refused(brewing(), "take gray").reason == "not-this-decision"
