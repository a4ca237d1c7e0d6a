"""Records: a game as text, replayed strictly, refused when anything is wrong with it."""

from pathlib import Path

import pytest

import philtre
from philtre import NotAllowed, Record, Unreadable
from philtre.table import Course

GAME = philtre.game("alchemist")


SECRET = "0123456789abcdef" * 4


def played(moves: int = 10_000, secret: str | None = None) -> Record:
    course = Course(GAME, 2, 7 if secret is None else None, {"schools": "no"}, secret)
    while not course.state.over and moves:
        seat = course.state.deciders[0]
        course.play(seat, course.state.legal(seat)[-1])
        moves -= 1
    return course.record


FINISHED = played().write()
UNFINISHED = played(3).write()
OF_A_TABLE = played(secret=SECRET).write()


def problem(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        for _ in Record.read(text).replay(GAME):
            pass
    return caught.value


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED, OF_A_TABLE])
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


def test_a_record_of_a_table_has_the_secret_instead_of_the_seed() -> None:
    assert OF_A_TABLE.splitlines()[0] == FINISHED.splitlines()[0].replace('"seed": 7', f'"secret": "{SECRET}"')
    assert OF_A_TABLE.splitlines()[1:] != FINISHED.splitlines()[1:]


@pytest.mark.parametrize(
    "chance",
    [
        "",
        ', "seed": null',
        ', "secret": null',
        f', "seed": 7, "secret": "{SECRET}"',
        ', "secret": 7',
        ', "secret": "abc"',
        f', "secret": "{SECRET.upper()}"',
    ],
)
def test_a_record_has_either_a_seed_or_a_secret(chance: str) -> None:
    assert problem(OF_A_TABLE.replace(f', "secret": "{SECRET}"', chance, 1)).reason == "record-line"


def test_another_secret_is_another_game() -> None:
    other = OF_A_TABLE.replace(SECRET, "fedcba9876543210" * 4)
    assert problem(other).reason in ("record-move", "record-result")


def test_the_chance_of_an_answer_does_not_depend_on_the_chance_before_it() -> None:
    """What was drawn is forgotten; only the number of the answer counts."""
    record = Record.read(OF_A_TABLE)
    states = [state.copy() for state in record.replay(GAME)]
    middle = len(record.answers) // 2
    state = states[middle].copy()
    for number, answer in enumerate(record.answers[middle:], middle + 1):
        record.heading.play(state, number, answer.seat, GAME.read(state, answer.seat, answer.play))
    assert state == states[-1]


def test_a_refused_answer_leaves_no_generator_behind() -> None:
    record = Record.read(OF_A_TABLE)
    state = record.begin(GAME)
    before = state.copy()
    with pytest.raises(NotAllowed):
        record.heading.play(state, 1, 0, -1)
    assert state == before


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
    course = Course(game, 2, 3, {})
    for seat in (1, 0):
        course.play(seat, course.state.legal(seat)[0])
    first, second = course.record.answers
    assert course.record.told_to(game, 1) == [first]
    assert course.record.told_to(game, 0) == [second]
    assert course.record.told_to(game, None) == []
    while len(course.state.deciders) == 2:
        course.play(0, course.state.legal(0)[0])
    course.play(1, course.state.legal(1)[0])
    assert {answer.play for answer in (first, second)} <= {answer.play for answer in course.record.told_to(game, None)}
    assert len(course.record.told_to(game, None)) == len(course.record.answers)


def test_sealed_answers_are_in_no_record_but_ones_own() -> None:
    game = philtre.game(str(Path(__file__).parents[1] / "checks" / "tasting"))
    course = Course(game, 2, 3, {})
    sealed = course.state.question(0)
    while not course.record.told_to(game, None):
        seat = course.state.deciders[0]
        course.play(seat, course.state.legal(seat)[0])
    shown = course.record.told_to(game, None)
    game.lexicon.decisions[sealed].sealed = True
    try:
        assert len(course.record.told_to(game, None)) < len(shown)
        own = [answer for answer in course.record.told_to(game, 1) if answer.seat == 1]
        assert len(own) == len([answer for answer in course.record.answers if answer.seat == 1])
    finally:
        game.lexicon.decisions[sealed].sealed = False
