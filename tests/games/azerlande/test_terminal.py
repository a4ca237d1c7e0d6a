"""The drawing for a terminal: it shows what its seat may see, and fits."""

import re
from io import StringIO

import pytest
from games.azerlande.positions import GAME, play, position, words_of
from rich.console import Console

from philtre import State
from philtre.games.azerlande.state import *
from philtre.games.azerlande.terminal import draw


def drawn(state: State, seat: int | None, language: str = "en", width: int = 80) -> list[str]:
    screen = StringIO()
    Console(file=screen, width=width, color_system=None).print(draw(GAME.view(state, seat), words_of(language)))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def midgame() -> State:
    return position(
        "fulfil",
        ["1speed 1charm 2gold 3sap black-market 12prestige", "1apprentice 2flower"],
        town="12 29 33 11",
        road="30",
        tableau=["1 27", "7"],
        discs=(4, 10, 2),
        bonus="visitors",
        row="m01 m40",
        pawns=["", "29"],
    )


def test_a_table_at_a_glance() -> None:
    assert drawn(midgame(), 0) == [
        "Day 3 of 6 · Fulfil · Deck 42 · To come 0",
        "Visitors’ Day (1 prestige for each order served)",
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│ Market  m01·¤1·♠♠!  m40·¤4·♠♠✿✿♦♦!                                           │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│ Town 11 »♥ 7+2 At once: 3 apprentices.                                       │",
        "│      12 ♥✦ 7+1 At once: 3 steps of study.                                    │",
        "│      29 ✦✦ 6   ◉ Merlin  At the end: 1 prestige for each visitor who asks    │",
        "│                for intelligence.                                             │",
        "│      33 ✦∞ 2+1 Each time: 1 gold, 1 apprentice.                              │",
        "│ Road 30 ✦★ 4+1 At the end: 3 prestige for each group of 1 or 2 visitors that │",
        "│                shows speed and charm.                                        │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "Actions   Forage        Study         Market        Brew          Fulfil",
        "▶ Abigail 1             2             3             4             5",
        "▶ Merlin  1             2             3             4             5",
        "",
        "▶ Abigail  ⚗1  ◈12  ¤2 ♟0  ♠0 ✿0 ♦3  »1 ♥1 ✦0  Study »4+ ♥10++ ✦2",
        "    Tiles 12345  Black Market  Served 1↻ 27†",
        "▶ Merlin  ⚗2  ◈0  ¤0 ♟1  ♠0 ✿2 ♦0  »0 ♥0 ✦0  Study »0 ♥0 ✦0",
        "    Tiles 12345  Served 7↻",
        "",
        "♠ mushroom  ✿ flower  ♦ sap  ◌ ingredient of your choice",
        "» potion of speed  ♥ potion of charm  ✦ potion of intelligence  ★ any",
        "¤ gold  ♟ apprentice  ↑ step of study  ! hand in the bag",
    ]


def test_holders_of_others_are_not_shown_before_the_reveal() -> None:
    state = position("drink", ["1speed", "1speed"], holders=["5 4 3 2 1", "1 2 3 4 5g"], hold=False)
    lines = drawn(state, 0)
    assert next(line for line in lines if line.startswith("▶ Abigail")).split()[2:] == ["5", "4", "3", "2", "1"]
    assert next(line for line in lines if line.startswith("  Merlin")).split()[1:] == ["·"] * 5


def test_the_ai_is_shown() -> None:
    state = GAME.new(players=1, seed=2)
    assert any("AI" in line for line in drawn(state, 0)) and "65 prestige win" in drawn(state, 0)[0]


def test_the_end_ranks_the_players() -> None:
    has = ["9prestige 4gold 1speed", "20prestige 3apprentice"]
    lines = drawn(position("evening", has, day=6, tableau="27"), None)
    assert "Game over" in lines[0]
    start = next(index for index, line in enumerate(lines) if line.startswith("Place"))
    assert [line.split() for line in lines[start + 1 : start + 3]] == [
        ["1", "▶", "Merlin", "20", "0", "0", "1", "0", "21"],
        ["2", "Abigail", "9", "1", "2", "0", "2", "14"],
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut(language: str, width: int) -> None:
    """Four players and one, from the first day to the last."""
    for players in (4, 1):
        state = GAME.new(players=players, seed=3)
        bot = GAME.bot("random")
        number = 0
        while not state.over:
            if number % 70 == 0:
                check_drawing(state, language, width)
            seat = state.deciders[0]
            state.play(seat, bot.choose(state.seen_by(seat), seat, number))
            number += 1
        check_drawing(state, language, width)


def check_drawing(state: State, language: str, width: int) -> None:
    for seat in (None, 0):
        lines = drawn(state, seat, language, width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        board = GAME.view(state, seat).board
        assert all(card.id in text for card in board.market)
        assert "…" not in re.sub(r"Wilhelmina-\w+…", "", text), "a long name may be cut, nothing else"


def test_what_can_be_touched_follows_the_question() -> None:
    question = GAME.view(midgame(), 0).question
    assert question is not None
    assert [choice.targets for choice in question.choices] == [["visitor:11"], ["pass"]]
    assert GAME.view(play(midgame(), "pass"), 0).question is None
