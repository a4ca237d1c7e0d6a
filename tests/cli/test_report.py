"""``philtre report``: the page, its words and its data; changed games beside the printed ones."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import philtre
from philtre.cli import main
from philtre.lab import manifest

from .conftest import Open

Captured = pytest.CaptureFixture[str]
ASKED = ("report", "alchemist", "--players", "2,3", "--games", "24", "--bots", "random", "--workers", "1")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(manifest, "FEWEST", 4)  # deals besides; as many as usual would take long


class Text(HTMLParser):
    """What a page says, and what it would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []
        self.figures = 0
        self.feed(page)
        assert not self.open, f"left open: {self.open}"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.figures += tag == "figure"
        self.loads += [
            value or "" for name, value in attributes if name in ("src", "data") or tag in ("link", "script")
        ]
        self.loads += [
            value or "" for name, value in attributes if name.endswith("href") and not (value or "").startswith("#")
        ]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said.append(data)


def test_a_report_is_one_page_in_either_language_with_its_data(tmp_path: Path, capfd: Captured) -> None:
    assert main([*ASKED, "--out", "alchemist.html"]) == 0
    page = (tmp_path / "alchemist.html").read_text()
    text = Text(page)
    said = " ".join(text.said)
    assert text.loads == [] and text.figures > 10
    for word in (
        "Does the seat matter?",
        "Create a potion in the …",
        "Fame tile given to a new potion",
        "gray–blue cauldron",
        "Playing time",
        "40–60",
    ):
        assert word in said or word.replace("–", "-") in said
    assert re.search(r"With 2 players .*seat [12].* \d+\N{NO-BREAK SPACE}% \([\d.]+–[\d.]+\N{NO-BREAK SPACE}%\)", said)
    assert {path.name for path in (tmp_path / "alchemist").iterdir()} == {
        "manifest.json", "summary.json", "games", "seats", "options", "shown", "events", "course",
    }  # fmt: skip
    summary = msgspec.json.decode((tmp_path / "alchemist" / "summary.json").read_bytes())
    assert summary["study"]["games"] == {"2": 12, "3": 12}
    assert main(["report", "--resume", "alchemist", "--lang", "fr", "--workers", "1"]) == 0
    french = " ".join(Text((tmp_path / "alchemist.html").read_text()).said)
    assert "La place compte-t-elle" in french and "chaudron gris-bleu" in french and "With" not in french
    assert main(["report", "--from", "alchemist", "--out", "again.html", "--workers", "1"]) == 0
    assert (tmp_path / "again.html").read_text() == page.replace("in alchemist.", "in again.")


def test_a_changed_game_stands_beside_the_printed_one(tmp_path: Path, capfd: Captured) -> None:
    (tmp_path / "changes.toml").write_text("[constants]\ncubes_per_point = 1\n")
    changes = ("--set", "school_rewards.2.places=[60, 0]", "--changes", "changes.toml")
    assert main([*ASKED, *changes, "--out", "changed"]) == 0
    said = " ".join(Text((tmp_path / "changed.html").read_text()).said)
    assert "school_reward.2.places is [60, 0] here, [6, 0] as printed." in said
    assert "constants.cubes_per_point is 1 here, 2 as printed." in said
    told = {
        kind: msgspec.json.decode((tmp_path / "changed" / folder / "summary.json").read_bytes())["study"]
        for kind, folder in (("changed", ""), ("printed", "printed"))
    }
    assert told["printed"]["manifest"]["changes"] == {}
    assert told["changed"]["scores"][0]["mean"] > told["printed"]["scores"][0]["mean"] + 20
    assert f"the middle one is {told['printed']['scores'][0]['quantiles'][10]:.0f}." in said
    assert main(["replay", "changed", "--match", "0"]) == 2
    assert "changed components" in capfd.readouterr().err


def test_a_page_says_who_played_with_which_options_and_how_much_is_luck(tmp_path: Path, capfd: Captured) -> None:
    asked = ["report", "alchemist", "--players", "2", "--games", "8", "--bots", "greedy", "--workers", "1"]
    assert main([*asked, "--option", "schools=no", "--out", "page.html"]) == 0
    said = " ".join(Text((tmp_path / "page.html").read_text()).said)
    assert "8 games between robots of the kind “Greedy”, at tables of 2 players. Options: schools=no." in said
    assert "8 games besides, between robots of the kind “Greedy” and robots of the kind “Random”" in said
    told = re.search(
        r"result ([\d.]+).% lies in who plays .*? ([\d.]+).% in seat and deal .*? ([\d.]+).% in later", said
    )
    assert told is not None and sum(map(float, told.groups())) == pytest.approx(100, abs=2)


def test_bots_that_leave_nothing_to_chance_are_told_to_say_nothing_of_luck(tmp_path: Path) -> None:
    asked = ["report", "bal-des-chaudrons", "--players", "2", "--games", "4", "--workers", "1", "--lang", "en"]
    for bot, repeated in (("ismcts:iterations=0", True), ("random", False)):
        assert main([*asked, "--bots", bot, "--out", f"{repeated}.html"]) == 0
        said = " ".join(Text((tmp_path / f"{repeated}.html").read_text()).said)
        assert ("These bots make the same of a deal every time" in said) == repeated


@pytest.mark.parametrize("name", philtre.games())
def test_every_game_has_a_report(name: str, tmp_path: Path) -> None:
    asked = ["report", name, "--players", "2", "--games", "4", "--bots", "random", "--workers", "1", "--lang", "fr"]
    assert main([*asked, "--out", "page.html"]) == 0
    said = " ".join(Text((tmp_path / "page.html").read_text()).said)
    assert philtre.game(name).words("fr").say("game") in said and "None" not in said and "{" not in said


def test_a_report_interrupted_goes_on_and_says_so(terminal: Open, tmp_path: Path) -> None:
    asked = ("report", "alchemist", "--players", "2", "--games", "400", "--bots", "random", "--workers", "2")
    screen = terminal(*asked, "--out", "page.html")
    while not re.search(r" [1-9]\d*/480 [\d.]+ games/s", screen.text):
        screen.read()
    screen.press("\x03")
    assert screen.ends() == 130
    assert "philtre report --resume page" in screen.text and not (tmp_path / "page.html").exists()
    again = terminal("report", "--resume", "page", "--workers", "2")
    again.see("Going on: ").see("of 480 games were played before.").see("The report is page.html.")
    assert again.ends() == 0
    assert "400 games between robots" in " ".join(Text((tmp_path / "page.html").read_text()).said)


@pytest.mark.parametrize("changes", [(), ("--set", "visitors.24.prestige=4")])
def test_two_workers_write_the_page_that_one_writes(changes: tuple[str, ...], tmp_path: Path) -> None:
    asked = ("report", "azerlande", "--players", "2", "--games", "4", "--bots", "random", *changes)
    for workers in ("1", "2"):
        (tmp_path / workers).mkdir()
        assert main([*asked, "--workers", workers, "--out", str(tmp_path / workers / "page.html")]) == 0
    pages = [(tmp_path / workers / "page.html").read_text() for workers in ("1", "2")]
    assert pages[0] == pages[1]
    assert ("visitor.24.prestige is 4 here, 5 as printed." in pages[0]) == bool(changes)


def test_whoever_plays_alone_has_a_report_without_seats_margins_and_luck(tmp_path: Path) -> None:
    asked = ["report", "azerlande", "--players", "1", "--games", "4", "--bots", "random", "--workers", "1"]
    assert main([*asked, "--out", "page.html"]) == 0
    said = " ".join(Text((tmp_path / "page.html").read_text()).said)
    assert "score of a seat" in said and "Visitor" in said and "Playing time" in said
    for missing in ("Does the seat matter?", "points between winner and second", "How much is luck?", "Who leads"):
        assert missing not in said


BAD = {
    "no such key": (["--set", "visitors.24.prestig=4"], "the components have no “prestig” there"),
    "wrong type": (["--set", "visitors.24.prestige=four"], "visitors.24.prestige cannot be four; it is 5 now."),
    "no form": (["--set", "prestige"], "A change is written path=value"),
    "no file": (["--changes", "nowhere.toml"], "There is no file nowhere.toml."),
    "unplayable": (["--set", "visitors.24.id=23"], "With these changes the game cannot be played: AssertionError"),
    "nowhere to write": (["--out", "nowhere/page.html"], "nowhere/page.html cannot be written."),
    "no such table": (["--players", "5"], "“5” is not a number from 1 to 4."),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_in_one_line_and_leaves_nothing(name: str, tmp_path: Path, capfd: Captured) -> None:
    arguments, reason = BAD[name]
    assert main(["report", "azerlande", *arguments]) == 2
    told = capfd.readouterr()
    assert reason in told.err and told.err.count("\n") == 1 and told.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_change_that_does_nothing_is_remarked_upon(capfd: Captured) -> None:
    assert main([*ASKED, "--set", "tiles.values.10=11"]) == 0
    assert "these changes changed nothing" in capfd.readouterr().err
