"""Robots in a terminal: seated by their levels, thinking behind a line that moves, and asked for advice."""

import re
import shlex
from pathlib import Path

import pytest

from philtre import Record

from .conftest import Open, Run

ASKED = "q quit"  # the end of the line below every question
ENDLESS = "ismcts:iterations=1000000000"
ALCHEMIST = ("play", "alchemist", "--option", "first=0", "--seed", "7")


def answers_in(file: Path) -> list[int]:
    return [answer.seat for answer in Record.read(file.read_text("utf-8")).answers]


def test_robots_are_seated_by_their_levels_and_still_sit_there_afterwards(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--bot", "1,2", "--names", "Ana", "--seed", "3")
    screen.see("Robot 1").see("Robot 2").see(ASKED).type("draw").see("• Robot 1").see("• Robot 2").see(ASKED)
    screen.type("q").see("To go on:")
    assert screen.ends() == 0
    command = " ".join(screen.text.split()).partition("To go on: philtre ")[2]
    assert "--seats human,1,2" in command
    again = terminal(*shlex.split(command))
    again.see("▸ Ana").see("Robot 1").see("Robot 2").see(ASKED).type("draw").see("• Robot 1").see(ASKED)


def test_robots_of_one_level_have_names_of_their_own(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "1,human,1,ismcts:iterations=5", "--seed", "3")
    screen.see("Robot 1a").see("Robot 1b").see("Seeker 4").see(ASKED)


def test_play_offers_the_levels_in_words(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("play", str(inn), "--lang", "fr")
    screen.see("Combien de joueurs").see("> ").type("4")
    screen.see("1 · la première partie d’un enfant").see("6 · aussi fort que possible")
    screen.see("1 [Joueur 1]: ").type("Ana").see("2 [Robot 3]: ").type("ismcts:colour=1")
    screen.see("Aucun robot ne se règle par « colour ».").see("2 [Robot 3]: ").type("2")
    screen.see("3 [Robot 3]: ").type("robot 1").see("4 [Robot 3]: ").type("greedy")
    screen.see("Robot 2").see("Robot 1").see("Gourmand 4").see("q quitter").type("q").see("--seats")
    assert screen.ends() == 0
    assert "human,2,1,greedy" in "".join(screen.text.split())


def test_thinking_is_shown_and_leaves_no_trace(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--bot", "2", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see("Robot 2 thinks…").see("• Ana draws a herb.").see("• Robot 2").see(ASKED)
    assert "Robot 2 thinks…" not in "\n".join(screen.display)
    assert screen.screen.cursor.hidden is False


def test_thoughts_are_shown_while_they_are_thought(terminal: Open, inn: Path) -> None:
    seeker = "ismcts:seconds=1"
    screen = terminal("play", str(inn), "--seats", f"human,{seeker}", "--names", "Ana", "--seed", "3", "--thoughts")
    screen.see(ASKED).type("draw").see("Seeker 2 thinks… ").see(" %)").see("• Seeker 2").see(ASKED)
    assert "thinks…" not in "\n".join(screen.display)


def test_thinking_is_not_shown_where_it_could_not_be_wiped(terminal: Open, run: Run, inn: Path) -> None:
    done = run("play", str(inn), "--bot", "2", "--seed", "3", typed="draw\nq\n")
    assert done.returncode == 0 and b"thinks" not in done.stdout + done.stderr
    screen = terminal("play", str(inn), "--bot", "2", "--seed", "3", TERM="dumb")
    screen.see(ASKED).type("draw").see("• Robot 2").see(ASKED)
    assert "thinks" not in screen.text


def test_ctrl_c_while_a_robot_thinks_loses_nothing(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("play", str(inn), "--seats", f"human,{ENDLESS}", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see("Seeker 2 thinks…").press("\x03")
    screen.see("The game is saved in little-inn-1.philtre")
    assert screen.ends() == 130
    assert "Traceback" not in screen.text
    assert answers_in(tmp_path / "little-inn-1.philtre") == [0]
    assert f"human,{ENDLESS}" in "".join(screen.text.split())


def test_a_hint_weighs_the_best_options_and_changes_nothing(terminal: Open, tmp_path: Path) -> None:
    screen = terminal(*ALCHEMIST, "--seats", "human,random", "--names", "Ana")
    screen.see(ASKED).type("h 1").see("What a robot of level 1 makes of it, with your chance to win:").see("Ana > ")
    advice = screen.text.rpartition("chance to win:")[2]
    marked = re.search(r"▸ +(\d+) +\d+ % (.*?) \(", advice)
    assert marked is not None
    assert re.search(rf" {marked[1]} {marked[2]}", screen.text.partition("What a robot")[0])
    assert advice.count(" % ") == 5 and advice.count("tried") == 5 and advice.count("▸") == 1
    screen.type("h 1").see("makes of it").see("Ana > ")
    assert screen.text.rpartition("chance to win:")[2] == advice
    screen.type("q").see("To go on:")
    assert screen.ends() == 0
    assert answers_in(tmp_path / "alchemist-1.philtre") == []


def test_a_hint_is_of_the_highest_level_unless_one_is_named(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3", "--lang", "fr")
    screen.see("q quitter").type("h 9").see("« 9 » n’est pas un niveau de 1 à 6.").see("Ana > ")
    screen.type("h 0").see("« 0 » n’est pas un niveau").see("Ana > ").type("h best").see("« best » n’est pas un niveau")
    screen.see("Ana > ").type("?").see("h 3 : d’un robot de niveau 3").see("Ana > ")
    screen.type("h").see("Robot 6 réfléchit…").press("\x03")
    assert screen.ends() == 130


def test_a_hint_about_a_single_option_says_so(terminal: Open) -> None:
    screen = terminal("play", "elixir-mixer", "--seats", "human,random", "--seed", "3")
    screen.see(ASKED).type("draw").see(ASKED).type("mix").see("1 ").see("(stop)").see(ASKED)
    screen.type("h 1").see("There is only one option.").see("Player 1 > ")


def test_a_hint_can_be_asked_only_before_a_question(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,human", "--names", "Ana,Ben", "--seed", "3")
    screen.see("Hand the screen to Ana").type("").see(ASKED).type("draw").see("Press Enter")
    screen.type("h 1").see("It is not Ana’s turn to decide.").type("").see("Hand the screen to Ben")


def test_thoughts_are_shown_when_asked_for(run: Run) -> None:
    seated = (*ALCHEMIST, "--seats", "human,1,random")
    plain = run(*seated, typed="take blue\nq\n").stdout.decode()
    told = run(*seated, "--thoughts", typed="take blue\nq\n").stdout.decode()
    assert "considered" not in plain
    considered = told.partition("What Robot 1 considered, with its chance to win:\n")[2]
    assert considered.count("▸") >= 1 and " % " in considered


def test_thoughts_about_hidden_answers_stay_hidden(run: Run) -> None:
    """At the ball everybody answers out of sight."""
    done = run("play", "bal-des-chaudrons", "--seats", "1,1", "--seed", "4", "--thoughts")
    assert done.returncode == 0 and b"Game over" in done.stdout and b"considered" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bot", "7"], "There is no bot named 7"),
        (["--bot", ""], "There is no bot named"),
        (["--bot", "3", "--seats", "human,3"], "Either --seats or --bot says who plays, not both."),
        (["--bot", "3", "--players", "3"], "That is 2 seats for 3 players."),
        (["--bot", "3:iterations=5"], "No bot can be set to “iterations=5”."),
        (["--bot", "ismcts:trees=0"], "No bot can be set to “trees=0”."),
        (["--bot", "ismcts:iterations=nan"], "No bot can be set to “iterations=nan”."),
        (["--bot", "1,1,1,1,1,1"], "This game is for 2 to 5 players, not 7."),
    ],
)
def test_robots_that_cannot_be_seated_are_refused_in_one_line(run: Run, arguments: list[str], told: str) -> None:
    done = run(*ALCHEMIST, *arguments)
    assert done.returncode == 2 and told in done.stderr.decode() and done.stderr.count(b"\n") == 1
