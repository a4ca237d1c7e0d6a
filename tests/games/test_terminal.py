"""The drawing of every game for a terminal: it fits, whoever looks, from the first turn to the end."""

import re
from collections import Counter
from functools import cache
from importlib import import_module
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import philtre
from philtre import Game, State
from philtre.kernel.words import LANGUAGES

NAMES = ["Wilhelmina-Josephine", "Merlin", "Circe", "Balthazar", "Abigail"]  # only the first may be cut short
CUT_SHORT = r"Wilh[\w-]*…"
LINES = r"[\u2500-\u259f]"


@cache
def positions(name: str) -> list[State]:
    """Of a full table that plays by the rule, and of one for each other choice."""
    game = philtre.game(name)
    found = at_random(game, game.players[-1], {})
    for option in game.agreements:
        for choice in option.choices[1:]:
            if not choice.isdigit():
                found += at_random(game, (option.players or game.players)[-1], {option.name: choice})
    return found


def at_random(game: Game, players: int, options: dict[str, str]) -> list[State]:
    """A few positions of a random game, and its end."""
    bot = game.bot("random")
    seen = [game.begin(players, 3, options)]
    while not seen[-1].over:
        state = seen[-1].copy()
        seat = state.deciders[0]
        state.play(seat, bot.choose(state.seen_by(seat), seat, len(seen)))
        seen.append(state)
    return [*seen[:: len(seen) // 4 + 1], seen[-1]]


def drawn(game: Game, state: State, seat: int | None, language: str, width: int) -> list[str]:
    picture = import_module(f"{game.package}.terminal").draw(game.view(state, seat), game.words(language).named(NAMES))
    screen = StringIO()
    Console(file=screen, width=width, color_system=None).print(picture, crop=False)
    return screen.getvalue().splitlines()


def words_in(lines: list[str]) -> Counter[str]:
    text = re.sub(CUT_SHORT, NAMES[0], "\n".join(lines))
    return Counter(re.sub(LINES, " ", text).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", philtre.games())
def test_nothing_is_cut_or_too_wide(name: str, language: str) -> None:
    for state in positions(name):
        for seat in (None, *range(state.players)):
            narrow, wide = (drawn(philtre.game(name), state, seat, language, width) for width in (80, 120))
            assert max(map(cell_len, narrow)) <= 80 and max(map(cell_len, wide)) <= 120
            words = words_in(narrow)
            assert words == words_in(wide), "no word is lost or broken where there is less room"
            assert words.keys() >= set(NAMES[: state.players]), "everybody is named"
            assert not [word for word in words if "…" in word]
