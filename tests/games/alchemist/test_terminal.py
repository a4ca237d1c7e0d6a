"""The drawing for a terminal: it shows what its seat may see."""

from io import StringIO

from games.alchemist.positions import GAME, NONE, play, position, words_of
from rich.console import Console

from philtre import State
from philtre.games.alchemist.state import *
from philtre.games.alchemist.terminal import draw

BLUE = (0, 1, 0, 0, 0)


def drawn(state: State, seat: int | None) -> list[str]:
    screen = StringIO()
    Console(file=screen, width=80, color_system=None).print(draw(GAME.view(state, seat), words_of("en")))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def midgame() -> State:
    """Seat 0 to act: one potion to copy, one a cube short, one of its own, one far off."""
    return position(
        hands=[(1, 1, 0, 0, 0), (3, 0, 0, 0, 0), (0, 4, 0, 0, 0)],
        reserve=(7, 6, 0, 5, 4),
        bag=(1, 0, 0, 0, 1),
        potions={
            "green+yellow": (1, (1, 1, 0, 0, 0), 9),
            "orange+yellow": (2, (1, 2, 0, 0, 0), 10),
            "blue+green": (0, (1, 0, 0, 0, 0), 6),
            "gray+blue": (2, (0, 0, 2, 2, 1), 3),
        },
        copied=(56, 0, 0),
        schools=("orange", "gray", "blue"),
    )


def test_a_table_at_a_glance() -> None:
    assert drawn(midgame(), 0) == [
        "Round 3 · 1/3 exhausted · Bag 2 · First player Abigail",
        "╭──────────────╮╭──────────────╮╭──────────────╮╭──────────────╮╭──────────────╮",
        "│■gy   3    ●bl││■gy   ·    ◆gn││■gy   ·    ▲or││■gy   ·    ★ye││●bl   6    ◆gn│",
        "│◆◆gn ▲▲or ★ye ││              ││              ││              ││     ■gy      │",
        "│    Circe     ││    empty     ││    empty     ││    empty     ││   Abigail    │",
        "╰──────────────╯╰─── create ───╯╰─── create ───╯╰─── create ───╯╰──────────────╯",
        "╭──────────────╮╭──────────────╮╭──────────────╮┏━━━━━━━━━━━━━━┓╭──────────────╮",
        "│●bl   ·    ▲or││●bl   ·    ★ye││◆gn   ·    ▲or│┃◆gn   9    ★ye┃│▲or   10   ★ye│",
        "│              ││              ││              │┃   ■gy ●bl    ┃│   ■gy ●●bl   │",
        "│    empty     ││    empty     ││    empty     │┃    Merlin    ┃│    Circe     │",
        "╰──────────────╯╰──────────────╯╰─── create ───╯┗━━━━ copy ━━━━┛╰─ one short ──╯",
        "Fame tiles left   1   2   4   5   7   8",
        "",
        "             ■gy gray    ●bl blue    ◆gn green         ▲or orange    ★ye yellow",
        "             Bird Legs   Mushrooms   Dragon’s Blood    Troll Eyes    Spiders",
        "Reserve      7           6           0                 5             4",
        "Your hand    1           1           0                 0             0",
        "Unseen       4           4           0                 0             1",
        "Your school  ▲or Troll Eyes",
        "",
        "Adept             Fame     Track      Seals      Cubes      School      Known",
        "▶ Abigail         62       50+12      4          2          ▲or         –",
        "  Merlin          9        9          4          3          ?           –",
        "  Circe           13       13         3          4          ?           –",
    ]


def test_marks_are_for_the_seat_that_looks() -> None:
    state = midgame()
    assert not [line for line in drawn(state, None) if "create" in line or "copy" in line or "one short" in line]
    merlin = "\n".join(drawn(state, 1))
    assert "copy" not in merlin and "create" not in merlin, "it is not Merlin's turn"
    assert "Your hand" not in "\n".join(drawn(state, None)) and "Your school" not in "\n".join(drawn(state, None))


def test_known_cubes_are_shown() -> None:
    state = play(midgame(), "take yellow", "take gray", "take gray")
    assert [line.split()[-1] for line in drawn(state, None)[-3:]] == ["★1", "■1", "■1"]


def test_the_last_round_is_announced() -> None:
    state = position([NONE, NONE, NONE], reserve=(0, 0, 1, 5, 5), turn=6)
    assert "Last round" not in drawn(state, 0)[0]
    assert "Last round" in drawn(play(state, "take green"), 1)[0]


def test_the_end_shows_where_the_fame_came_from() -> None:
    state = position(
        [(3, 3, 0, 0, 0), BLUE, NONE], reserve=(0, 0, 0, 2, 2), copied=(20, 30, 5), potions={"gray+green": (0, BLUE, 7)}
    )
    lines = drawn(state, 0)
    assert "Game over" in lines[0]
    assert [line.split() for line in lines[-4:]] == [
        ["Place", "Adept", "Created", "Copied", "Cubes", "School", "Fame"],
        ["1", "▶", "Abigail", "7", "20", "3", "5", "■gy", "35"],
        ["2", "Merlin", "0", "30", "0", "0", "●bl", "30"],
        ["3", "Circe", "0", "5", "0", "10", "◆gn", "15"],
    ]


def test_without_schools_there_is_no_column_for_them() -> None:
    state = position([NONE, NONE], options={"schools": "no"})
    assert "School" not in "\n".join(drawn(state, 0))


def test_fame_beyond_the_chips_is_a_number() -> None:
    state = position([NONE, NONE], copied=(163, 120))
    abigail, merlin = drawn(state, None)[-2:]
    assert abigail.split() == ["▶", "Abigail", "163", "5", "0", "?", "–"]
    assert merlin.split() == ["Merlin", "120", "100+20", "5", "0", "?", "–"]
