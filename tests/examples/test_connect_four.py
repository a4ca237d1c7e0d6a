"""Connect Four, the guide's example: its rules, its words, and its numbers of games."""

from collections import Counter
from importlib import import_module
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import philtre
from philtre import NotAllowed, Record, State, Unreadable
from philtre.kernel.drawing import event_message
from philtre.table import Course

GAME = philtre.game(str(Path(__file__).parents[2] / "examples" / "connect_four"))

# A whole grid without a four, as columns in the order of play.
DRAWN = "111111222222333333744444455555566666677777"


def played(columns: str) -> State:
    """The position after discs were dropped in turn into these columns."""
    state = GAME.new(players=2)
    for turn, column in enumerate(columns):
        state.play(turn % 2, GAME.read(state, turn % 2, f"drop {column}"))
    return state


def test_R1_seat_0_begins() -> None:
    state = played("")
    assert state.deciders == [0]
    state.play(0, 3)
    assert state.deciders == [1]


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        ("1212121", "upright"),
        ("1122334", "across"),
        ("12234334544", "rising"),
        ("76654554344", "falling"),
    ],
)
def test_four_in_a_line_win(columns: str, line: str) -> None:
    before = played(columns[:-1])
    assert not before.over and before.winners == [], line
    after = played(columns)
    assert after.over and after.winners == [0] and after.scores == [1, 0]


def test_the_second_player_can_win() -> None:
    state = played("12321232")
    assert (state.over, state.winners, state.scores) == (True, [1], [0, 1])


def test_the_fourth_disc_may_fill_a_gap() -> None:
    assert played("1122443").winners == [0]


def test_a_line_does_not_run_on_into_the_next_column() -> None:
    """Three discs at the top of a column and one at the foot of the next are neighbours in the numbers only."""
    state = played("21414116161")
    column = GAME.view(state, None).board.columns[0]
    assert [cell.disc for cell in column.cells] == [1, 1, 1, 0, 0, 0]
    assert not state.over


def test_full_column_is_refused_with_its_reason() -> None:
    state = played("444444")
    assert GAME.lexicon.read("drop 4") not in state.legal(0)
    before = state.copy()
    with pytest.raises(NotAllowed) as refused:
        state.play(0, 3)
    assert (refused.value.reason, refused.value.arguments) == ("column-full", {"column": "column:4"})
    assert GAME.words("en").error(refused.value) == "Column 4 is full."
    assert GAME.words("fr").error(refused.value) == "La colonne 4 est pleine."
    assert state == before


def test_R2_full_grid_is_shared() -> None:
    state = played(DRAWN)
    assert (state.over, state.scores, state.ranking, state.winners) == (True, [0, 0], [1, 1], [0, 1])


def test_R3_single_open_column_is_asked() -> None:
    state = played(DRAWN[:-3])
    assert state.legal(state.deciders[0]) == [6]
    assert played(DRAWN[:-1]).legal(1) == [6]


def test_notation_is_drop_and_the_column() -> None:
    state = played("")
    assert [GAME.write(state, 0, action) for action in state.legal(0)] == [f"drop {column}" for column in range(1, 8)]
    assert GAME.read(state, 0, "  DROP  4 ") == 3
    with pytest.raises(Unreadable):
        GAME.read(state, 0, "drop 8")


def test_the_number_of_games_is_that_of_a_plain_count() -> None:
    assert numbers_of_games(7) == plain_numbers_of_games(7) == [7, 49, 343, 2401, 16807, 117649, 823536]


def numbers_of_games(plies: int) -> list[int]:
    """How many sequences of moves there are, by their length; equal positions are played on once."""
    ways = Counter({GAME.new(players=2): 1})
    numbers = []
    for _ in range(plies):
        following: Counter[State] = Counter()
        for state, number in ways.items():
            for seat in state.deciders:
                for action in state.legal(seat):
                    other = state.copy()
                    other.play(seat, action)
                    following[other] += number
        ways = following
        numbers.append(ways.total())
    return numbers


def plain_numbers_of_games(plies: int) -> list[int]:
    """The same, counted on columns of letters."""
    ways: Counter[tuple[str, ...]] = Counter({("",) * 7: 1})
    numbers = []
    for ply in range(plies):
        following: Counter[tuple[str, ...]] = Counter()
        for columns, number in ways.items():
            if has_four(columns, "AB"[ply % 2 - 1]):
                continue
            for column in range(7):
                if len(columns[column]) < 6:
                    dropped = columns[column] + "AB"[ply % 2]
                    following[(*columns[:column], dropped, *columns[column + 1 :])] += number
        ways = following
        numbers.append(ways.total())
    return numbers


def letters(cells: list[Any]) -> str:
    return "".join("AB"[cell.disc] for cell in cells if cell.disc is not None)


def has_four(columns: tuple[str, ...], disc: str) -> bool:
    mine = {(x, y) for x, column in enumerate(columns) for y, letter in enumerate(column) if letter == disc}
    return any(
        all((x + dx * i, y + dy * i) in mine for i in range(4))
        for (x, y), (dx, dy) in product(mine, ((0, 1), (1, 0), (1, 1), (1, -1)))
    )


def test_every_random_game_ends_as_a_plain_look_says() -> None:
    for seed in range(60):
        state = GAME.new(players=2)
        bot = GAME.bot("random")
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, bot.choose(state.seen_by(seat), seat, hash(state) + seed))
        board = GAME.view(state, None).board
        columns = tuple(letters(column.cells) for column in board.columns)
        assert state.scores == [int(has_four(columns, "A")), int(has_four(columns, "B"))]
        assert sum(map(len, columns)) == board.drops <= GAME.bound


def test_a_greedy_player_wins_and_prevents() -> None:
    greedy = GAME.bot("greedy")
    winning = played("121212")
    assert greedy.choose(winning.seen_by(0), 0) == 0
    preventing = played("12121")
    assert greedy.choose(preventing.seen_by(1), 1) == 0


def test_the_view_shows_the_four() -> None:
    board = GAME.view(played("1122334"), seat=1).board
    assert [column.cells[0].connected for column in board.columns] == [True] * 4 + [False] * 3
    assert [column.cells[1].disc for column in board.columns] == [1, 1, 1, None, None, None, None]
    assert not any(cell.connected for column in GAME.view(played("112233"), 0).board.columns for cell in column.cells)


def test_the_question_names_the_columns_of_the_board() -> None:
    view = GAME.view(played("444444"), seat=0)
    assert view.question is not None
    targets = [target for choice in view.question.choices for target in choice.targets]
    assert targets == [f"column:{column.id}" for column in view.board.columns if column.id != "4"]


def test_what_happens_is_told_in_both_languages() -> None:
    course = Course(GAME, 2, 0, {})
    for turn, column in enumerate("1122334"):
        course.play(turn % 2, int(column) - 1)
    english, french = GAME.words("en"), GAME.words("fr")
    told = course.log(None)
    assert [english.message(message) for message in told[-2:]] == [
        "Player 1 drops a disc into column 4.",
        "Player 1 connects four.",
    ]
    assert french.message(told[-1]) == "Joueur 1 aligne quatre jetons."
    filled = event_message(GAME.lexicon, len(GAME.lexicon.events) - 1, [])
    assert "shared" in english.message(filled) and "partagée" in french.message(filled)


def test_a_record_replays() -> None:
    course = Course(GAME, 2, 0, {})
    for turn, column in enumerate(DRAWN):
        course.play(turn % 2, int(column) - 1)
    record = Record.read(course.record.write())
    assert [*record.replay(GAME)][-1] == course.state


def test_the_terminal_draws_discs_by_colour_and_shape() -> None:
    draw = import_module("connect_four.terminal").draw
    drawn = StringIO()
    Console(width=80, file=drawn).print(draw(GAME.view(played("445"), seat=1), GAME.words("en")))
    lines = drawn.getvalue().splitlines()
    assert lines[0].rstrip() == "● Player 1   ○ Player 2"
    assert lines[6].rstrip() == "┃  ·  ·  ·  ○  ·  ·  ·  ┃"
    assert lines[7].rstrip() == "┃  ·  ·  ·  ●  ●  ·  ·  ┃"
    assert lines[9].rstrip() == "   1  2  3  4  5  6  7"
