"""The words of a report that are made of a lexicon."""

import re
from collections import Counter
from importlib.resources import files

import pytest

import philtre
from philtre.kernel.lexicon import SEAT
from philtre.lab.page import Page, words_for


def groups(game: philtre.Game) -> list[tuple[str, str, str]]:
    """All that a report may draw of a game: single things of a verb, or of an event that names a seat."""
    single = {domain.name for domain in game.lexicon.domains if domain.tokens and domain.of is None}
    verbs = [("option", verb.name, verb.domain.name) for verb in game.lexicon.verbs if verb.domain]
    events = [
        ("event", phrase.name, domain.name)
        for phrase in game.lexicon.events
        if SEAT in phrase.arguments.values()
        for domain in phrase.arguments.values()
    ]
    return [group for group in verbs + events if group[2] in single]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", philtre.games())
def test_every_drawing_has_a_heading_of_its_own_that_says_something(name: str, language: str) -> None:
    game = philtre.game(name)
    page = Page(game, words_for(game, language), [], [])
    headings = Counter(page.heading(*group) for group in groups(game))
    assert [heading for heading, times in headings.items() if times > 1] == []
    for heading in headings:
        assert len(re.findall(r"\w+", heading)) > 1 and heading.count("…") < 2 and not heading.startswith("…"), heading


def test_every_heading_is_of_a_drawing_that_there_may_be() -> None:
    known = {
        f"heading-{game.slug}-{source}-{name}{domain}"
        for game in map(philtre.game, philtre.games())
        for source, name, of in groups(game)
        for domain in ("", f"-{of}")
    }
    text = (files("philtre.lab") / "text" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(heading-[\w-]+) =", text, re.MULTILINE)) <= known
