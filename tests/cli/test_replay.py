"""Replaying a record: a good one is shown as it was played, a bad one is refused in one line."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import philtre
from philtre.cli import main
from philtre.table import Course

from .conftest import Open, Run

Captured = pytest.CaptureFixture[str]
Edit = Callable[[list[str]], list[str]]


def played(inn: Path, answers: int) -> str:
    """The record of a game in which nobody thinks, up to so many answers."""
    game = philtre.game(str(inn))
    course = Course(game, 2, 3, {})
    while not course.state.over and len(course.record.answers) < answers:
        seat = course.state.deciders[0]
        options = course.state.legal(seat)
        course.play(seat, options[len(course.record.answers) % len(options)])
    return course.record.write()


@pytest.fixture
def finished(inn: Path, tmp_path: Path) -> Path:
    file = tmp_path / "finished.philtre"
    file.write_text(played(inn, 1000))
    return file


@pytest.fixture
def unfinished(inn: Path, tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.philtre"
    file.write_text(played(inn, 4))
    return file


def test_a_pipe_gets_the_log_and_the_result(inn: Path, finished: Path, capfd: Captured) -> None:
    assert main(["replay", str(finished), "--game", str(inn)]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[0] == "• Player 1 draws a herb."
    assert not any("finds" in line for line in lines)
    scores = philtre.Record.read(finished.read_text()).result
    assert scores is not None
    assert lines[-2].split()[-2:] == [str(max(scores.scores)), "points"]


def test_the_log_through_the_eyes_of_a_seat(inn: Path, finished: Path, capfd: Captured) -> None:
    logs = {}
    for eyes in ("spectator", "1", "2", "all"):
        assert main(["replay", str(finished), "--game", str(inn), "--log", "--as", eyes]) == 0
        logs[eyes] = capfd.readouterr().out.splitlines()
    assert "• Player 1 finds rue." in logs["1"]
    assert not any("Player 1 finds" in line for line in logs["2"])
    assert any("Player 2 finds" in line for line in logs["2"])
    found = {eyes: sum("finds" in line for line in lines) for eyes, lines in logs.items()}
    assert found["spectator"] == 0 and found["all"] == found["1"] + found["2"] > found["2"] > 0


def test_one_position_through_the_eyes_of_a_seat(inn: Path, unfinished: Path, capfd: Captured) -> None:
    shown = {}
    for eyes in ("spectator", "1", "2", "all"):
        assert main(["replay", str(unfinished), "--game", str(inn), "--at", "1", "--as", eyes]) == 0
        shown[eyes] = capfd.readouterr().out
        assert "Position 1 of 4" in shown[eyes] and "In the bag  13" in shown[eyes]
    assert "sage 2, rue 1" in shown["1"] and "Player 1: draw" in shown["1"]
    assert "sage 2" not in shown["2"] and "Player 1: draw" not in shown["2"]
    assert "▸ Player 2" in shown["all"] and "Player 1: draw" in shown["all"]  # the second is to decide
    assert "• Player 1 draws a herb." in shown["spectator"]


def test_an_unfinished_record_says_so(inn: Path, unfinished: Path, capfd: Captured) -> None:
    assert main(["replay", str(unfinished), "--game", str(inn), "--lang", "fr"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "La partie n’est pas finie : 4 réponses jusqu’ici."


def test_a_terminal_steps_forward_and_back(terminal: Open, inn: Path, unfinished: Path) -> None:
    screen = terminal("replay", str(unfinished), "--game", str(inn))
    screen.see("Position 0 of 4").see("q quit").type("").see("Position 1 of 4").see("• Player 1 draws a herb.")
    screen.see("q quit").type("b").see("Position 0 of 4").see("q quit").type("b").see("Position 0 of 4")
    screen.see("q quit").type("9").see("Position 4 of 4").see("not finished: 4 answers so far")
    screen.see("q quit").type("").see("Position 4 of 4").see("q quit").type("q")
    assert screen.ends() == 0


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_leaving_a_replay(terminal: Open, inn: Path, unfinished: Path, key: str, code: int) -> None:
    screen = terminal("replay", str(unfinished), "--game", str(inn))
    screen.see("q quit").see("> ").press(key)
    assert screen.ends() == code and "Traceback" not in screen.text


def test_a_record_of_one_of_our_games_needs_no_folder(run: Run) -> None:
    run("play", "alchemist", "--players", "2", "--seed", "1", typed="1\n1\n1\nq\n")
    done = run("replay", "alchemist-1.philtre")
    assert done.returncode == 0 and "not finished" in done.stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--as", "3"], "There is no seat 3 at this table."),
        (["--as", "0"], "There is no seat 0 at this table."),
        (["--as", "me"], "There is no seat me at this table."),
        (["--at", "5"], "There is no position 5: they go from 0 to 4."),
        (["--at", "-1"], "There is no position -1: they go from 0 to 4."),
        (["--game", "alchemist"], "This belongs to the game little-inn, not to alchemist."),
    ],
)
def test_what_cannot_be_shown(
    inn: Path, unfinished: Path, capfd: Captured, arguments: list[str], complaint: str
) -> None:
    game = [] if "--game" in arguments else ["--game", str(inn)]
    assert main(["replay", str(unfinished), *game, *arguments]) == 2
    assert capfd.readouterr().err == complaint + "\n"


def heading(old: str, new: str) -> Edit:
    return lambda lines: [lines[0].replace(old, new), *lines[1:]]


def line(number: int, new: str) -> Edit:
    return lambda lines: [*lines[:number], new, *lines[number:][1:]]


def last(new: str) -> Edit:
    return lambda lines: [*lines[:-1], new]


NONSENSE: dict[str, Edit] = {
    "nothing": lambda lines: [],
    "only a heading": lambda lines: lines[:1],
    "no heading": lambda lines: lines[1:],
    "no last line": lambda lines: lines[:-1],
    "cut in the middle of a line": lambda lines: [*lines[:3], lines[3][:9]],
    "a mark before the heading": lambda lines: ["\ufeff" + lines[0], *lines[1:]],
    "another format": heading('"philtre": 1', '"philtre": 2'),
    "no format": heading('"philtre": 1, ', ""),
    "format in words": heading('"philtre": 1', '"philtre": "one"'),
    "an unknown field": heading('"seed": 3', '"seed": 3, "weather": "fine"'),
    "another game": heading("little-inn", "alchemist"),
    "a game nobody knows": heading("little-inn", "chess"),
    "a game by its folder": heading("little-inn", "../little_inn"),
    "no game": heading("little-inn", ""),
    "a game with a name without end": heading("little-inn", "x" * 5000),
    "other rules": heading('"rules": 1', '"rules": 99'),
    "rules before all rules": heading('"rules": 1', '"rules": -1'),
    "too many players": heading('"players": 2', '"players": 9'),
    "no players": heading('"players": 2', '"players": 0'),
    "half a player": heading('"players": 2', '"players": 1.5'),
    "players beyond counting": heading('"players": 2', f'"players": {10**30}'),
    "players in words": heading('"players": 2', '"players": "two"'),
    "one player more": heading('"players": 2', '"players": 3'),
    "an unknown option": heading("{}", '{"moon": "full"}'),
    "an option named journal": heading("{}", '{"journal": "x"}'),
    "an option named players": heading("{}", '{"players": "3"}'),
    "an option named self": heading("{}", '{"self": "x"}'),
    "options as a list": heading("{}", "[]"),
    "negative seed": heading('"seed": 3', '"seed": -3'),
    "huge seed": heading('"seed": 3', f'"seed": {2**62}'),
    "a seed of many digits": heading('"seed": 3', f'"seed": {10**400}'),
    "a seed that is true": heading('"seed": 3', '"seed": true'),
    "no seed": heading('"seed": 3', '"seed": null'),
    "another seed": heading('"seed": 3', '"seed": 4'),
    "a seat too far": line(1, '{"seat": 9, "play": "draw"}'),
    "a seat before the first": line(1, '{"seat": -1, "play": "draw"}'),
    "a seat beyond counting": line(1, f'{{"seat": {10**30}, "play": "draw"}}'),
    "a seat in words": line(1, '{"seat": "0", "play": "draw"}'),
    "no seat": line(1, '{"play": "draw"}'),
    "the other seat": line(1, '{"seat": 1, "play": "draw"}'),
    "an empty play": line(1, '{"seat": 0, "play": ""}'),
    "a play of nothing": line(1, '{"seat": 0, "play": null}'),
    "an unknown verb": line(1, '{"seat": 0, "play": "stir"}'),
    "a verb with too much": line(1, '{"seat": 0, "play": "draw sage"}'),
    "a herb not held": line(1, '{"seat": 0, "play": "brew mint"}'),
    "a play that moves the cursor": line(1, '{"seat": 0, "play": "\\u001b[2Jdraw"}'),
    "a play of many lines": line(1, '{"seat": 0, "play": "draw\\n\\ndraw"}'),
    "a play without end": line(1, '{"seat": 0, "play": "' + "draw " * 3000 + '"}'),
    "half a sign": line(1, '{"seat": 0, "play": "\\ud800"}'),
    "an answer with more": line(1, '{"seat": 0, "play": "draw", "why": "so"}'),
    "a list": line(1, "[0]"),
    "a number": line(1, "7"),
    "not JSON": line(1, "draw"),
    "two answers on a line": line(1, '{"seat": 0, "play": "draw"} {"seat": 1, "play": "draw"}'),
    "a blank line": line(2, ""),
    "a line too few": lambda lines: lines[:2] + lines[3:],
    "a line twice": lambda lines: lines[:2] + lines[1:],
    "lines in another order": lambda lines: [lines[0], lines[2], lines[1], *lines[3:]],
    "two headings": lambda lines: lines[:1] + lines,
    "an end in the middle": lambda lines: [*lines[:3], lines[-1], *lines[3:]],
    "answers behind the end": lambda lines: [*lines, lines[1]],
    "other scores": last('{"scores": [99, 0], "winners": [0]}'),
    "scores of more players": last('{"scores": [0, 0, 0], "winners": [0]}'),
    "scores in words": last('{"scores": "many", "winners": [0]}'),
    "no winners": last('{"scores": [0, 0]}'),
    "unfinished by another count": last('{"unfinished": 3}'),
    "unfinished by a word": last('{"unfinished": "yes"}'),
    "unfinished and more": last('{"unfinished": 4, "scores": [0, 0]}'),
    "an end that is a list": last("[]"),
    "an end that is nothing": last("{}"),
    "an end too deep": last('{"a":' * 100_000),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_refused_in_one_line(
    name: str, inn: Path, finished: Path, unfinished: Path, capfd: Captured
) -> None:
    for good, command in (
        (finished, ["replay", str(finished), "--game", str(inn)]),
        (unfinished, ["play", str(inn), "--resume", str(unfinished)]),
    ):
        edited = "".join(text + "\n" for text in NONSENSE[name](good.read_text().splitlines()))
        assert edited != good.read_text(), "the edit changes nothing"
        good.write_text(edited)
        capfd.readouterr()
        assert main(command) == 2
        captured = capfd.readouterr()
        complaints = [text for text in captured.err.splitlines() if "interpreted" not in text]
        assert len(complaints) == 1 and captured.out == "" and "\x1b" not in captured.err
        assert good.read_text() == edited


def test_no_single_slip_of_the_pen_breaks_anything(inn: Path, finished: Path, tmp_path: Path, capfd: Captured) -> None:
    text = finished.read_text()
    chance = random.Random(5)
    refused = 0
    for _ in range(60):
        at = chance.randrange(len(text))
        slip = chance.choice(["", text[at] * 2, "0", "9", '"', "}", "\n", "é", "\x00", "\\"])
        (tmp_path / "slip.philtre").write_text(text[:at] + slip + text[at + 1 :])
        code = main(["replay", str(tmp_path / "slip.philtre"), "--game", str(inn)])
        captured = capfd.readouterr()
        assert code in (0, 2) and captured.err.count("\n") == (1 if code == 2 else 0)
        refused += code == 2
    assert refused > 40


def test_a_result_before_the_end_is_refused(inn: Path, unfinished: Path, capfd: Captured) -> None:
    lines = unfinished.read_text().splitlines()
    *_, state = philtre.Record.read(unfinished.read_text()).replay(philtre.game(str(inn)))
    unfinished.write_text("\n".join([*lines[:-1], f'{{"scores": {state.scores}, "winners": []}}']) + "\n")
    assert main(["replay", str(unfinished), "--game", str(inn)]) == 2
    assert capfd.readouterr().err == "Line 6 of the record tells another result than its moves do.\n"


def test_a_finished_game_is_not_resumed(inn: Path, finished: Path, capfd: Captured) -> None:
    assert main(["play", str(inn), "--resume", str(finished)]) == 2
    assert "The game is over." in capfd.readouterr().err


def test_a_record_never_names_a_folder(inn: Path, unfinished: Path, capfd: Captured) -> None:
    unfinished.write_text(unfinished.read_text().replace("little-inn", str(inn)))
    assert main(["replay", str(unfinished)]) == 2
    assert "which is not here" in capfd.readouterr().err


def test_what_a_record_settles_cannot_be_said_again(inn: Path, unfinished: Path, capfd: Captured) -> None:
    for flag, value in (("--players", "2"), ("--seed", "1"), ("--option", "a=b")):
        assert main(["play", str(inn), "--resume", str(unfinished), flag, value]) == 2
        assert f"The record has settled {flag} already." in capfd.readouterr().err
