"""Bad input is told in one line, in either language, with exit code 2; nothing is ever a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.cli import main

from .conftest import Run, surroundings

GAME = "alchemist"
DEEP = "a" * 5000

BAD: dict[str, tuple[list[str], str]] = {
    "unknown command": (["brew"], "There is no command “brew” (philtre --help lists them)."),
    "unknown option": (["games", "--colour", "red"], "There is no option --colour here (--help lists them)."),
    "unknown language": (["games", "--lang", "de"], "“de” cannot stand for --lang (--help tells more)."),
    "no language": (["games", "--lang"], "--lang is missing (--help tells more)."),
    "missing game": (["rules"], "GAME is missing (--help tells more)."),
    "a word too many": (["rules", GAME, "setup", "end"], "“end” is one word too many (--help tells more)."),
    "an option twice": (["simulate", GAME, "--seed", "1", "--seed", "2"], "--seed can be given only once."),
    "unknown game": (["play", "chess"], "There is no game named chess"),
    "empty game": (["rules", ""], "There is no game named"),
    "endless game": (["rules", DEEP], "The game aaa"),
    "unknown section": (["rules", "INN", "dragon"], "The rules do not speak of “dragon”"),
    "players not a number": (["play", GAME, "--players", "two"], "“two” cannot stand for --players"),
    "too many players": (["play", GAME, "--players", "9"], "This game is for 2 to 5 players, not 9."),
    "no players": (["play", GAME, "--players", "0"], "This game is for 2 to 5 players, not 0."),
    "negative players": (["play", GAME, "--players", "-3"], "This game is for 2 to 5 players, not -3."),
    "billions of players": (["play", GAME, "--players", "9999999999"], "This game is for 2 to 5 players"),
    "seats and players differ": (["play", GAME, "--players", "3", "--seats", "human,greedy"], "2 seats for 3 players"),
    "unknown bot": (["play", GAME, "--seats", "human,genius"], "There is no bot named genius"),
    "empty seat": (["play", GAME, "--seats", "human,"], "There is no bot named"),
    "more names than people": (["play", GAME, "--seats", "human,random", "--names", "A,B"], "2 names for 1 people"),
    "a name twice": (["play", GAME, "--seats", "human,human", "--names", "A,A"], "cannot both be called A"),
    "a name without end": (["play", GAME, "--seats", "human,random", "--names", "A" * 21], "cannot be a name"),
    "a name that moves the cursor": (["play", GAME, "--players", "2", "--names", "\x1b[2J"], "“?[2J” cannot be a name"),
    "bad seed": (["play", GAME, "--players", "2", "--seed", "-1"], "A seed is a whole number from 0 to 2^62 - 1"),
    "huge seed": (["play", GAME, "--players", "2", "--seed", str(2**62)], "A seed is a whole number"),
    "seed not a number": (["play", GAME, "--players", "2", "--seed", "x"], "“x” cannot stand for --seed"),
    "unknown game option": (["play", GAME, "--players", "2", "--option", "moon=full"], "no option “moon”"),
    "option that is an argument": (["play", GAME, "--players", "2", "--option", "journal=x"], "no option “journal”"),
    "option without choice": (["play", GAME, "--players", "2", "--option", "schools"], "written name=choice"),
    "bad choice": (["play", GAME, "--players", "2", "--option", "schools=maybe"], "can be yes, no, not maybe"),
    "option for other counts": (["play", GAME, "--players", "2", "--option", "setup=german"], "only with 3 players"),
    "missing file": (["replay", "nothing.philtre"], "There is no file nothing.philtre."),
    "missing file to resume": (["play", "--resume", "nothing.philtre"], "There is no file nothing.philtre."),
    "a directory as file": (["replay", "."], ". is a directory, not a file."),
    "a directory to resume": (["play", "--resume", "."], ". is a directory, not a file."),
    "a file below a file": (["replay", "text.philtre/x"], "text.philtre/x cannot be read."),
    "not UTF-8": (["replay", "bytes.philtre"], "bytes.philtre is not a record of a game."),
    "without end": (["replay", "/dev/zero"], "/dev/zero is not a record of a game."),
    "empty file": (["replay", "/dev/null"], "The record is cut short: its last line is missing."),
    "a text": (["replay", "text.philtre"], "Line 1 of the record cannot be read: it is not JSON."),
    "simulate without games": (["simulate", GAME, "--games", "0"], "One game is the least, not 0."),
    "simulate too many players": (["simulate", GAME, "--players", "9"], "This game is for 2 to 5 players, not 9."),
    "simulate unknown bot": (["simulate", GAME, "--bots", "greedy,genius"], "There is no bot named genius"),
    "simulate more bots than seats": (
        ["simulate", GAME, "--players", "2", "--bots", "greedy,random,random"],
        "3 bots for 2 players",
    ),
    "simulate bad seed": (["simulate", GAME, "--seed", "-4"], "A seed is a whole number"),
    "check unknown game": (["check", "chess"], "There is no game named chess"),
    "check without games": (["check", GAME, "--games", "0"], "One game is the least, not 0."),
    "new: not an identifier": (["new", "2nd-game"], "A game is named in small letters"),
    "new: capitals": (["new", "Inn"], "A game is named in small letters"),
    "new: a path": (["new", "../inn"], "A game is named in small letters"),
    "new: a word of Python": (["new", "class"], "A game is named in small letters"),
    "new: a module of Python": (["new", "random"], "Python already knows a module named random"),
    "new: into nowhere": (["new", "small_inn", "--into", "nowhere"], "nowhere/small_inn cannot be written."),
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with files that are no records."""
    (tmp_path / "bytes.philtre").write_bytes(b'{"philtre": 1}\n\xff\xfe\n')
    (tmp_path / "text.philtre").write_text("It was a dark night.\nAnd a stormy one.\n")
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


def told(capfd: pytest.CaptureFixture[str]) -> str:
    """The one line of complaint."""
    captured = capfd.readouterr()
    lines = [line for line in captured.err.splitlines() if "interpreted" not in line and "interprété" not in line]
    assert len(lines) == 1, captured.err
    assert captured.out == ""
    return lines[0]


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_in_one_line(name: str, here: Path, inn: Path, capfd: pytest.CaptureFixture[str]) -> None:
    arguments, complaint = BAD[name]
    arguments = [str(inn) if argument == "INN" else argument for argument in arguments]
    before = sorted(here.iterdir())
    capfd.readouterr()
    assert main(arguments) == 2
    assert complaint in told(capfd)
    if "--lang" not in arguments:
        assert main([*arguments, "--lang", "fr"]) == 2
        french = told(capfd)
        assert complaint not in french and "None" not in french
    assert sorted(here.iterdir()) == before


def test_a_game_that_exists_is_not_overwritten(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "small_inn"]) == 0
    (here / "small_inn" / "rules.py").write_text("mine")
    capfd.readouterr()
    assert main(["new", "small_inn"]) == 2
    assert told(capfd) == "small_inn exists already; nothing was overwritten."
    assert (here / "small_inn" / "rules.py").read_text() == "mine"


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("rules.py", "class Broken(", "SyntaxError"),
        ("__init__.py", "GAMES = 1", "AttributeError"),
        ("__init__.py", "GAME = 1", "AssertionError"),
        ("state.py", "from nowhere import nothing", "ModuleNotFoundError"),
        ("text/en.ftl", None, "FileNotFoundError"),
    ],
)
def test_a_broken_game_is_told_in_one_line(
    here: Path, capfd: pytest.CaptureFixture[str], file: str, text: str | None, complaint: str
) -> None:
    name = f"broken_{Path(file).stem.strip('_')}_{complaint.lower()}"
    assert main(["new", name]) == 0
    if text is None:
        (here / name / file).unlink()
    else:
        (here / name / file).write_text(text)
    capfd.readouterr()
    assert main(["rules", f"./{name}"]) == 2
    assert f"The game ./{name} cannot be loaded: {complaint}" in told(capfd)


def test_an_unreadable_file(here: Path, run: Run) -> None:
    (here / "locked.philtre").touch(mode=0)
    done = run("replay", "locked.philtre")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1
    expected = b"is cut short" if os.geteuid() == 0 else b"cannot be read"  # root reads everything
    assert expected in done.stderr


@pytest.mark.parametrize("arguments", [["rules", "INN"], ["games"], ["--help"], ["play", "--help"]])
def test_a_closed_pipe_is_silent(arguments: list[str], inn: Path, tmp_path: Path) -> None:
    arguments = [str(inn) if argument == "INN" else argument for argument in arguments]
    read, write = os.pipe()
    os.close(read)
    with open(write, "wb") as closed:  # noqa: PTH123 (a descriptor)
        done = subprocess.run(
            [sys.executable, "-m", "philtre", *arguments],
            cwd=tmp_path,
            env=surroundings(tmp_path),
            stdout=closed,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (141, b"")


def test_head_may_close_the_pipe_early(inn: Path, tmp_path: Path) -> None:
    command = f"{sys.executable} -m philtre rules {inn} | head -1"
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, check=True
    )
    assert done.stderr == b"" and done.stdout.count(b"\n") == 1


def test_a_game_played_into_a_closed_pipe_is_saved(inn: Path, tmp_path: Path) -> None:
    command = f"yes draw | {sys.executable} -m philtre play {inn} --players 2 | head -1"
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, check=True
    )
    assert b"Traceback" not in done.stderr and b"saved in little-inn-1.philtre" in done.stderr
    assert (tmp_path / "little-inn-1.philtre").read_text().count("\n") >= 2


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "philtre", "--help"],
            cwd=tmp_path,
            env=surroundings(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, b"The output cannot be written.\n")


def test_without_any_input_or_output(inn: Path, tmp_path: Path) -> None:
    for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        command = f"{sys.executable} -m philtre play {inn} --players 2 {closed}"
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, check=False
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode in (0, 2)


def test_an_unwritable_directory_does_not_lose_the_game(inn: Path, tmp_path: Path, run: Run) -> None:
    work = tmp_path / "gone"
    work.mkdir()
    command = f"cd {work} && rmdir {work} && {sys.executable} -m philtre play {inn} --players 2"
    done = subprocess.run(
        command, shell=True, env=surroundings(tmp_path), input=b"draw\nq\n", capture_output=True, check=False
    )
    assert done.returncode == 0 and b"The game is saved in" in done.stderr
    assert (tmp_path / "little-inn-1.philtre").is_file()
