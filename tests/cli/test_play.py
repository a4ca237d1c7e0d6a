"""Playing in a terminal: the table, the questions, and what one can type."""

import re
import shlex
from pathlib import Path

import pytest

import philtre
from philtre import Record

from .conftest import Open, Run

ASKED = "q quit"  # the end of the line below every question


def record_in(file: Path) -> Record:
    return Record.read(file.read_text("utf-8"))


def test_a_game_is_played_to_its_end_and_its_record_kept(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3")
    while screen.see_one_of(ASKED, "Save the record?") == ASKED:
        screen.type("draw")
    screen.type("").see("Saved in little-inn-1.philtre")
    assert screen.ends() == 0
    record = record_in(tmp_path / "little-inn-1.philtre")
    game = philtre.game(str(inn))
    *_, state = record.replay(game)
    assert state.over and record.result is not None
    for name, points in zip(("Ana", "Random 2"), record.result.scores, strict=True):
        assert re.search(rf"\d\.\s+{name}\s+{points} point", screen.text)


def test_play_asks_for_what_no_flag_says(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("play", "--seed", "5")
    screen.see("Which game?").see("Alchemist").see("> ").type("alchemistry")
    screen.see("There is no game named alchemistry").see("> ").type("1")
    screen.see("How many players?").see("> ").type("9").see("“9” is not a number from 2 to 5").see("> ").type("3")
    screen.see("Who sits in each seat?").see("1 [Player 1]: ").type("Ana")
    screen.see("2 [Robot 3]: ").type("Ana").see("Two players cannot both be called Ana")
    screen.see("2 [Robot 3]: ").type("random").see("3 [Robot 3]: ").type("")
    screen.see("Options to change").see("> ").type("schools=perhaps").see("can be yes, no, not perhaps")
    screen.see("> ").type("schools=no first=0").see(ASKED).see("Ana > ").type("q")
    assert screen.see("To go on:").ends() == 0
    heading = record_in(tmp_path / "alchemist-1.philtre").heading
    assert (heading.players, heading.options, heading.seed) == (3, {"schools": "no", "first": "0"}, 5)


def test_options_are_numbered_and_played_by_number_or_notation(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--seed", "3")
    screen.see("  1 Draw a herb from the bag (draw)").see("  2 Brew all your sage (brew sage)").see(ASKED)
    screen.type("1").see("• Player 1 draws a herb.").see("• Player 1 finds rue.").see(ASKED)
    screen.type("BREW   Sage").see("• Player 1 brews 2 pieces of sage").see(ASKED)


def test_what_another_draws_is_not_told(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,human", "--seed", "3")
    screen.see("Hand the screen to Player 1").type("").see(ASKED).type("draw")
    screen.see("Player 1 finds rue").see("Press Enter").type("")
    screen.see("Hand the screen to Player 2").type("").see("• Player 1 draws a herb.").see(ASKED)
    assert "finds" not in "\n".join(screen.display)


def test_a_hand_is_never_on_the_screen_when_it_is_handed_over(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,human", "--names", "Ana,Ben", "--seed", "3")
    screen.see("Hand the screen to Ana, press Enter.").type("").see(ASKED)
    assert any("▸ Ana" in line and "sage 2" in line for line in screen.display)
    assert any("Ben" in line and "–" in line for line in screen.display)
    screen.type("draw").see("Press Enter").type("").see("Hand the screen to Ben, press Enter.")
    assert screen.display == ["Hand the screen to Ben, press Enter."]
    assert "\x1b[3J" in screen.output  # nor above it, where one can scroll
    screen.type("").see(ASKED)
    assert not any("sage 2" in line for line in screen.display)
    screen.press("\x1b[A")  # nor among the lines typed before
    screen.press("\x15")
    screen.type("l").see("Ana draws a herb").see("Ben > ")


def test_a_turn_can_be_taken_back_before_the_screen_is_handed_over(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,human", "--names", "Ana,Ben", "--seed", "3")
    screen.see("Hand the screen to Ana").type("").see(ASKED).type("brew sage").see("Press Enter")
    screen.type("u").see("One answer taken back. Not further: The game is at its beginning.")
    screen.see("(brew sage)").see(ASKED).type("draw").see("Press Enter")
    screen.type("u").see("Something has been drawn since.").type("").see("Hand the screen to Ben")


def test_answers_of_one_turn_are_taken_back_at_once(terminal: Open) -> None:
    screen = terminal(
        "play", "alchemist", "--seats", "human,random,random", "--option", "first=0", "--seed", "7", "--names", "Ana"
    )
    screen.see(ASKED).type("create gray+blue").see("(brew ").see(ASKED).type("1").see("(claim ").see(ASKED)
    screen.type("u").see("2 answers taken back. Not further: The game is at its beginning.")
    screen.see("(create gray+blue)").see(ASKED).type("u").see("The game is at its beginning.")


def test_refusals_give_the_rules_own_reason_and_change_nothing(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3")
    screen.see(ASKED)
    for typed, answer in {
        "brew mint": "You hold no mint.",
        "? brew mint": "You hold no mint.",
        "? 2": "“brew sage” is allowed.",
        "? 3": "“3” is not a number from 1 to 2.",
        "?brew sage": "“brew sage” is allowed.",
        "? end": "The game ends as soon as the bag is empty.",
        "? dragon": "The rules do not speak of “dragon” (their sections: Setup, A turn, The end,",
        "0": "“0” is not a number from 1 to 2.",
        "99999999999999999999": "is not a number from 1 to 2.",
        "brew": "“brew” is only the beginning of: brew sage.",
        "stir": "I cannot read “stir” (try: brew, draw).",
        "u": "The game is at its beginning.",
        "?": "take back your answers, to the last thing you learnt",
    }.items():
        screen.type(typed).see(answer).see("Ana > ")
    screen.type("").see("Ana > ").type("r").see("In the bag  14").see(ASKED)


def test_lines_that_are_no_text_are_refused(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--seed", "3")
    screen.see(ASKED)
    screen.type_bytes(b"draw \xff\xfe\n").see("I cannot read").see("Player 1 > ")
    screen.type("draw").see("Player 1 draws a herb")


def test_the_log_tells_all_one_may_know(terminal: Open, inn: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see(ASKED).type("draw").see(ASKED).type("l")
    screen.see("• Ana draws a herb.").see("• Ana finds rue.").see("• Random 2").see("• Ana draws a herb.")


def test_leaving_saves_and_the_command_it_names_goes_on(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,greedy", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see(ASKED).type("s mine").see("Saved in mine.philtre")
    screen.type("s mine.philtre").see("mine.philtre exists already; nothing was overwritten.")
    screen.type("s nowhere/mine.philtre").see("nowhere/mine.philtre cannot be written.")
    screen.type("draw").see(ASKED).type("q").see("The game is saved in little-inn-1.philtre")
    assert screen.ends() == 0
    saved = record_in(tmp_path / "little-inn-1.philtre")
    assert len(saved.answers) == 4 and saved.result is None
    command = " ".join(screen.text.split()).partition("To go on: philtre ")[2]
    again = terminal(*shlex.split(command))
    again.see("▸ Ana").see("• Ana finds rue.").see(ASKED).type("q")
    again.see("The game is saved in little-inn-1.philtre")  # nothing new: no other file
    assert again.ends() == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["little-inn-1.philtre", "mine.philtre"]


def test_resuming_asks_who_sits_where(terminal: Open, inn: Path, run: Run) -> None:
    run("play", str(inn), "--seats", "human,greedy", "--seed", "3", typed="draw\nq\n")
    screen = terminal("play", str(inn), "--resume", "little-inn-1.philtre")
    screen.see("Who sits in each seat?").see("1 [Player 1]: ").type("Eve").see("2 [Robot 3]: ").type("")
    screen.see("▸ Eve").see(ASKED)


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_lose_nothing(terminal: Open, inn: Path, tmp_path: Path, key: str, code: int) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see(ASKED).see("Ana > ").press(key)
    screen.see("The game is saved in little-inn-1.philtre")
    assert screen.ends() == code
    assert "Traceback" not in screen.text
    assert len(record_in(tmp_path / "little-inn-1.philtre").answers) == 2


def test_a_closed_terminal_loses_nothing(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("play", str(inn), "--seats", "human,random", "--names", "Ana", "--seed", "3")
    screen.see(ASKED).type("draw").see(ASKED).see("Ana > ")
    screen.hang_up()
    assert len(record_in(tmp_path / "little-inn-1.philtre").answers) == 2


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_before_the_game_begins(terminal: Open, tmp_path: Path, key: str) -> None:
    screen = terminal("play")
    screen.see("> ").press(key)
    assert screen.ends() == (130 if key == "\x03" else 2)
    assert "Traceback" not in screen.text
    assert ("Interrupted." if key == "\x03" else "The input ended before the game began.") in screen.text
    assert not list(tmp_path.iterdir())


def test_french_by_flag_and_by_environment(terminal: Open, inn: Path) -> None:
    for screen in (
        terminal("play", str(inn), "--seats", "human,greedy", "--seed", "3", "--lang", "fr"),
        terminal("play", str(inn), "--seats", "human,greedy", "--seed", "3", LANG="fr_FR.UTF-8"),
    ):
        screen.see("Dans le sac  14").see("Gourmand 2").see("1 Piocher une herbe dans le sac (draw)").see("q quitter")
        screen.type("brew mint").see("Vous n’avez pas de menthe.").type("? fin").see("dès que le sac est vide")
        screen.type("draw").see("Joueur 1 trouve : rue.").see("q quitter").type("q").see("Pour continuer :")
        assert screen.ends() == 0


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_without_colour(terminal: Open, inn: Path, environment: dict[str, str]) -> None:
    screen = terminal("play", str(inn), "--seats", "human,human", "--names", "Ana,Ben", "--seed", "3", **environment)
    screen.see("Hand the screen to Ana").type("").see(ASKED).type("draw").see("Press Enter").type("")
    screen.see("Hand the screen to Ben")
    assert screen.display[-1].startswith("Hand the screen to Ben")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", screen.output)
    if environment.get("TERM") == "dumb":
        assert "\x1b" not in screen.output
    assert not any("sage 2" in line for line in screen.display)


def test_bots_play_among_themselves(run: Run, inn: Path, tmp_path: Path) -> None:
    done = run("play", str(inn), "--seats", "greedy,random,random", "--seed", "3")
    assert done.returncode == 0
    assert re.search(r"1\.\s+Greedy 1\s+\d+ points", done.stdout.decode())
    assert not list(tmp_path.iterdir())


def test_a_game_can_be_typed_ahead_through_a_pipe(run: Run, inn: Path, tmp_path: Path) -> None:
    done = run("play", str(inn), "--players", "2", "--seed", "3", typed="draw\n" * 40)
    assert done.returncode == 0 and b"\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.decode().splitlines()) <= 80


def test_the_same_seed_and_moves_make_the_same_game(run: Run, inn: Path, tmp_path: Path) -> None:
    for _ in range(2):
        run("play", str(inn), "--seats", "human,greedy,random", "--seed", "11", typed="draw\ndraw\ndraw\nq\n")
    first, second = sorted(tmp_path.iterdir())
    assert first.read_text() == second.read_text()


def test_interpreted_rules_say_so(run: Run, inn: Path) -> None:
    done = run("play", str(inn), "--seats", "greedy,random", PHILTRE_PURE="1")
    assert done.stderr.decode().count("\n") == 1 and "Running interpreted" in done.stderr.decode()
