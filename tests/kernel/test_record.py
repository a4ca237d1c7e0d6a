"""Records: a game as text, replayed strictly, refused when anything is wrong with it."""

from pathlib import Path

import pytest

import philtre
from philtre import Record, Unreadable
from philtre.table import Table

GAME = philtre.game("alchemist")


def played(moves: int = 10_000) -> Record:
    table = Table(GAME, 2, 7, {"schools": "no"})
    while not table.state.over and moves:
        seat = table.state.deciders[0]
        table.play(seat, table.state.legal(seat)[-1])
        moves -= 1
    return table.record


FINISHED = played().write()
UNFINISHED = played(3).write()


def problem(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        for _ in Record.read(text).replay(GAME):
            pass
    return caught.value


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED])
def test_a_record_reads_back_as_it_was_written(text: str) -> None:
    assert Record.read(text).write() == text
    positions = [state.copy() for state in Record.read(text).replay(GAME)]
    assert len(positions) == text.count("\n") - 1


def test_the_form_of_a_record() -> None:
    assert UNFINISHED.splitlines()[0] == (
        '{"philtre": 1, "game": "alchemist", "rules": 1, "players": 2, "options": {"schools": "no"}, "seed": 7}'
    )
    assert UNFINISHED.splitlines()[1].startswith('{"seat": 1, "play": "create ')
    assert UNFINISHED.splitlines()[-1] == '{"unfinished": 3}'
    assert FINISHED.splitlines()[-1].startswith('{"scores": [')


def test_a_record_cut_short_is_never_taken_for_a_whole_one() -> None:
    for end in range(len(UNFINISHED)):
        assert problem(UNFINISHED[:end]).reason in ("record-cut-short", "record-line")
    lines = FINISHED.splitlines(keepends=True)
    for end in range(len(lines)):
        assert problem("".join(lines[:end])).reason == "record-cut-short"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"philtre": 1', '"philtre": 2', "record-line"),
        ('"philtre": 1, ', "", "record-line"),
        ('"seed": 7', '"seed": "7"', "record-line"),
        ('"seed": 7', '"seed": -7', "bad-seed"),
        ('"seed": 7', '"seed": 7, "colour": "red"', "record-line"),
        ('"players": 2', '"players": 9', "bad-players"),
        ('"players": 2', '"players": 2.5', "record-line"),
        ('"rules": 1', '"rules": 2', "other-rules"),
        ('"alchemist"', '"chess"', "other-game"),
        ('"schools": "no"', '"schools": "maybe"', "bad-choice"),
        ('"schools": "no"', '"scholars": "no"', "bad-option"),
        ('"play": "create', '"play": "invent', "record-move"),
        ('"play": "create', '"play": "copy', "record-move"),
        ('{"seat": 1, "play"', '{"seat": 0, "play"', "record-move"),
        ('{"seat": 1, "play"', '{"seat": 99, "play"', "record-move"),
        ('{"seat": 1, "play"', '{"chair": 1, "play"', "record-line"),
        ('{"seat": 1, "play": ', "", "record-line"),
        ('{"scores": [', '{"scores": [1', "record-result"),
        ('"winners": [', '"winners": [7', "record-result"),
    ],
)
def test_records_edited_into_nonsense(old: str, new: str, reason: str) -> None:
    assert old in FINISHED
    assert problem(FINISHED.replace(old, new, 1)).reason == reason


def test_a_move_too_many_or_too_few_is_noticed() -> None:
    lines = FINISHED.splitlines(keepends=True)
    assert problem("".join([*lines[:-1], lines[-2], lines[-1]])).reason == "record-move"
    assert problem("".join([*lines[:-2], lines[-1]])).reason == "record-result"
    assert problem("".join([*UNFINISHED.splitlines(keepends=True)[:2], '{"unfinished": 3}\n'])).reason == (
        "record-cut-short"
    )


def test_the_error_names_the_line() -> None:
    error = problem(FINISHED.replace('"play": "create', '"play": "invent', 1))
    assert error.arguments["line"] == 2
    assert "line: 2" in str(error)


def test_answers_out_of_sight_are_in_no_record_but_ones_own_until_they_are_shown() -> None:
    game = philtre.game(str(Path(__file__).parents[1] / "checks" / "tasting"))
    table = Table(game, 2, 3, {})
    for seat in (1, 0):
        table.play(seat, table.state.legal(seat)[0])
    first, second = table.record.answers
    assert table.record.told_to(game, 1) == [first]
    assert table.record.told_to(game, 0) == [second]
    assert table.record.told_to(game, None) == []
    while len(table.state.deciders) == 2:
        table.play(0, table.state.legal(0)[0])
    table.play(1, table.state.legal(1)[0])
    assert {answer.play for answer in (first, second)} <= {answer.play for answer in table.record.told_to(game, None)}
    assert len(table.record.told_to(game, None)) == len(table.record.answers)


def test_sealed_answers_are_in_no_record_but_ones_own() -> None:
    game = philtre.game(str(Path(__file__).parents[1] / "checks" / "tasting"))
    table = Table(game, 2, 3, {})
    sealed = table.state.question(0)
    while not table.record.told_to(game, None):
        seat = table.state.deciders[0]
        table.play(seat, table.state.legal(seat)[0])
    shown = table.record.told_to(game, None)
    game.lexicon.decisions[sealed].sealed = True
    try:
        assert len(table.record.told_to(game, None)) < len(shown)
        own = [answer for answer in table.record.told_to(game, 1) if answer.seat == 1]
        assert len(own) == len([answer for answer in table.record.answers if answer.seat == 1])
    finally:
        game.lexicon.decisions[sealed].sealed = False
