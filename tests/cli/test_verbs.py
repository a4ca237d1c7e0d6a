"""The verbs that print: games, rules, simulate, check, new; and the words they print with."""

import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from rich.console import Console

import philtre
from philtre.cli import drawing, main

from .conftest import Open, Run

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where runs are kept


def output(capfd: Captured, *arguments: str) -> str:
    capfd.readouterr()
    assert main(arguments) == 0
    return capfd.readouterr().out


def test_version_and_help(capfd: Captured) -> None:
    assert output(capfd, "--version").strip() == philtre.__version__
    help = output(capfd, "--help")
    for verb in ("games", "rules", "play", "simulate", "tournament", "ladder", "replay", "check", "new"):
        assert re.search(rf"│ {verb} +\S", help)
        assert "--lang" in output(capfd, verb, "--help")


def test_games_lists_every_game(capfd: Captured) -> None:
    listed = output(capfd, "games")
    for name in philtre.games():
        game = philtre.game(name)
        assert name in listed and f"{game.designer}, {game.year}" in listed
    assert "2–5       40–60" in listed
    french = output(capfd, "games", "--lang", "fr")
    assert "Joueurs" in french and french != listed
    assert max(len(line) for line in listed.splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_of_every_game_fit_the_page(language: str, capfd: Captured) -> None:
    for name in philtre.games():
        printed = output(capfd, "rules", name, "--lang", language)
        assert philtre.game(name).words(language).say("game") in printed
        assert max(len(line) for line in printed.splitlines()) <= 80


def test_rules_by_section(inn: Path, capfd: Captured) -> None:
    assert "Setup" in output(capfd, "rules", str(inn))
    end = output(capfd, "rules", str(inn), "the end")
    assert "as soon as the bag is empty" in end and "Setup" not in end
    assert "draws two herbs" in output(capfd, "rules", str(inn), "hidden")  # no heading has it, a text does
    assert "Préparation" in output(capfd, "rules", str(inn), "preparation", "--lang", "fr")  # without its accent


def test_simulate_counts_every_game_once(inn: Path, capfd: Captured) -> None:
    printed = output(capfd, "simulate", str(inn), "--games", "30", "--bots", "greedy,random,random", "--seed", "4")
    rows = {line.split()[0]: line.split() for line in printed.splitlines() if line.split()}
    greedy, random = rows["Greedy"], rows["Random"]
    assert (greedy[1], random[1]) == ("30", "60")
    assert float(greedy[2]) + float(random[2]) == pytest.approx(30, abs=0.11)
    share = float(greedy[3])
    low, high = (float(bound) for bound in greedy[5].split("–"))
    assert share == pytest.approx(100 * float(greedy[2]) / 30, abs=0.2) and low < share < high
    assert float(greedy[-1]) > float(random[-1])
    seats = [line.split()[2] for line in printed.splitlines() if line.startswith(" Player")]
    assert seats == ["30", "30", "30"]


def test_simulate_plays_by_an_option(capfd: Captured) -> None:
    arguments = ("simulate", "alchemist", "--games", "4", "--bots", "random")
    agreed = output(capfd, *arguments, "--option", "schools=no", "--out", "agreed")
    assert agreed.replace("agreed", "usual") != output(capfd, *arguments, "--out", "usual")


def test_simulate_is_the_same_for_the_same_seed(inn: Path, capfd: Captured) -> None:
    arguments = ("simulate", str(inn), "--games", "8", "--players", "4")
    first = output(capfd, *arguments, "--seed", "1")
    assert "little-inn-simulate-1" in first
    assert output(capfd, *arguments, "--seed", "1") == first.replace("simulate-1", "simulate-2")
    assert output(capfd, *arguments, "--seed", "2") != first
    assert "Parties" in output(capfd, *arguments, "--lang", "fr")


def test_simulate_interrupted_tells_what_is_done_and_goes_on(terminal: Open, inn: Path, tmp_path: Path) -> None:
    screen = terminal("simulate", str(inn), "--games", "3000", "--bots", "random", "--workers", "2")
    screen.see("/3000").see("/s")  # the bar, with its rate
    while not re.search(r" ([1-9]\d*)/3000", screen.text):
        screen.read()
    screen.press("\x03")
    assert screen.ends() == 130
    told = re.search(r"([1-9][\d,]*) games?, [\d.]+ decisions", screen.text)
    assert told is not None
    assert "Interrupted." in screen.text and "Traceback" not in screen.text
    assert "philtre simulate --resume little-inn-simulate-1" in screen.text
    again = terminal("simulate", str(inn), "--resume", "little-inn-simulate-1", "--workers", "2")
    again.see(f"Going on: {told[1]} of 3,000 games").see("3,000 games, ")
    assert again.ends() == 0
    assert main(["simulate", "alchemist", "--resume", "little-inn-simulate-1", "--out", "elsewhere"]) == 2


def test_simulate_speaks_of_its_speed_aside(run: Run, inn: Path) -> None:
    done = run("simulate", str(inn), "--games", "2")
    assert b"games a second" in done.stderr and b"second" not in done.stdout
    assert b"\x1b" not in done.stdout + done.stderr


def test_a_new_game_passes_its_check_and_its_own_tests(inn: Path, capfd: Captured) -> None:
    assert main(["check", str(inn), "--games", "6"]) == 0
    assert "Little Inn" in capfd.readouterr().out
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=inn,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode()


def test_check_fails_a_game_that_breaks_a_promise(
    tmp_path: Path, capfd: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "leaky_inn"]) == 0
    view = tmp_path / "leaky_inn" / "rules.py"
    view.write_text(view.read_text().replace("self.tell_only(seat, FOUND, seat, herb)", "self.tell(FOUND, seat, herb)"))
    capfd.readouterr()
    assert main(["check", "./leaky_inn", "--games", "6"]) == 1
    failed = [line for line in capfd.readouterr().out.splitlines() if "✗" in line]
    assert failed and all("secrets" in line for line in failed)


def test_a_new_game_bears_its_name(inn: Path) -> None:
    written = {path.relative_to(inn).as_posix() for path in inn.rglob("*") if path.is_file()}
    written = {path for path in written if "__pycache__" not in path}
    assert written == {
        "__init__.py",
        "components.toml",
        "state.py",
        "rules.py",
        "judgement.py",
        "view.py",
        "RULINGS.md",
        "text/en.ftl",
        "text/en.md",
        "text/fr.ftl",
        "text/fr.md",
        "tests/test_rules.py",
    }
    for path in written:
        assert not re.search("little[-_ ]?brew", (inn / path).read_text(), re.IGNORECASE), path
    game = philtre.game(str(inn))
    assert (game.slug, game.title) == ("little-inn", "Little Inn")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_any_board_can_be_drawn_plainly(language: str, inn: Path) -> None:
    for name in (*philtre.games(), str(inn)):
        game = philtre.game(name)
        paper = Console(width=80, file=StringIO())
        words = game.words(language).named(["Ana", "Ben"])
        paper.print(drawing.draw(game.view(game.new(2, seed=1), 0), words))
        assert "Ana" in paper.file.getvalue() and "Ben" in paper.file.getvalue()  # type: ignore[attr-defined]


class Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


SHARED, OF_REPORTS = files("philtre.text"), files("philtre.lab") / "text"


def catalogue(language: str, folder: Traversable = SHARED) -> dict[str, set[str]]:
    text = (folder / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert type(entry).__name__ != "Junk", entry
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", [SHARED, OF_REPORTS])
def test_both_languages_say_the_same_things(folder: Traversable) -> None:
    assert catalogue("en", folder) == catalogue("fr", folder)


def test_every_message_of_a_report_is_used_and_there() -> None:
    source = (files("philtre.lab") / "page.py").read_text("utf-8")
    said = set(re.findall(r"""["'](report-[a-z-]+)["']""", source))
    made = (*re.findall(r"""f["'](report-[a-z-]+-)\{""", source), "report-scores", "report-margins", "report-lengths")
    ids = set(catalogue("en", OF_REPORTS))
    assert said <= ids
    assert {id for id in ids - said if not id.startswith((*made, "heading-"))} == set()


def test_every_message_of_the_command_is_used_and_there() -> None:
    here = Path(sys.modules["philtre.cli"].__file__ or "").parent
    source = "".join(path.read_text() for path in here.glob("*.py"))
    said = set(re.findall(r'"(ui-[a-z-]+)"', source))
    made = set(re.findall(r'f"(ui-[a-z-]+)\{', source))
    ids = {id for id in catalogue("en") if id.startswith("ui-")}
    assert said <= ids
    assert {id for id in ids - said if not id.startswith(tuple(made))} == set()
