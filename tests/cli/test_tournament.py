"""``philtre tournament`` and ``philtre ladder``: what they print, keep and refuse."""

import re
import sys
from pathlib import Path

import msgspec
import pytest

import philtre
from philtre.cli import main
from philtre.lab.ladder import Ladder, place
from philtre.lab.manifest import read_manifest
from philtre.lab.match import Match, Outcome, Terms, play
from philtre.lab.run import Run

from .conftest import Open

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def output(capfd: Captured, *arguments: str) -> str:
    capfd.readouterr()
    assert main(arguments) == 0
    return capfd.readouterr().out


def rows(printed: str) -> dict[str, list[str]]:
    """The first row of each name."""
    found: dict[str, list[str]] = {}
    for line in printed.splitlines():
        if line.split():
            found.setdefault(line.split()[0], line.split())
    return found


def test_a_tournament_tells_who_is_strongest(capfd: Captured) -> None:
    arguments = ("tournament", "alchemist", "--bots", "random,greedy,1", "--games", "24")
    printed = output(capfd, *arguments, "--workers", "2")
    found = rows(printed)
    assert found["Greedy"][1] == found["Random"][1] == found["1"][1] == "16"
    assert "1000" in found["Greedy"] and re.search(r"Random .* −?\d+ \(−?\d+–−?\d+\)", printed)
    assert max(len(line) for line in printed.splitlines()) <= 80
    assert float(found["Random"][2]) < float(found["Greedy"][2])
    ahead = [line.split() for line in printed.split("ahead")[1].splitlines() if line.startswith(" Greedy")]
    assert ahead[0][1:3] == ["100.0", "%"]  # greedy against random
    assert output(capfd, *arguments, "--workers", "1") == printed.replace("tournament-1", "tournament-2")


def test_bots_that_differ_in_their_last_setting_are_told_apart(capfd: Captured) -> None:
    bots = [f"ismcts:iterations=5:curiosity=0.{digit}" for digit in (4, 9)]
    printed = output(capfd, "tournament", "alchemist", "--bots", ",".join(bots), "--games", "2", "--workers", "1")
    first_column = "".join(line[:22].strip() for line in printed.splitlines())
    assert "0.4" in first_column and "0.9" in first_column
    assert max(len(line) for line in printed.splitlines()) <= 80


def test_a_tournament_keeps_its_games(tmp_path: Path, capfd: Captured) -> None:
    printed = output(
        capfd, "tournament", "alchemist", "--bots", "greedy,random", "--games", "10", "--players", "3",
        "--option", "schools=no", "--out", "kept/here", "--workers", "1", "--lang", "fr",
    )  # fmt: skip
    folder = tmp_path / "kept" / "here"
    assert "kept/here" in printed and "Hasard" in printed
    games = Run.open(folder).table("games").to_pylist()
    assert len(games) == 12  # whole blocks of three rotations
    for game in games:
        record = philtre.Record.read(game["record"])
        assert record.result is not None and record.result.winners == game["winners"]
        assert record.heading.options == {"schools": "no"} and record.heading.players == game["players"] == 3
    assert "réserve" in output(capfd, "replay", "kept/here", "--match", "11", "--lang", "fr")
    assert main(["replay", "kept/here", "--match", "12"]) == 2


def test_a_run_is_never_overwritten(tmp_path: Path, capfd: Captured) -> None:
    arguments = ["tournament", "alchemist", "--bots", "random,greedy", "--games", "2", "--out", "kept"]
    assert main([*arguments, "--workers", "1"]) == 0
    kept = {path: path.read_bytes() for path in (tmp_path / "kept").rglob("*.*")}
    assert main([*arguments, "--workers", "1", "--seed", "9"]) == 2
    assert "kept holds a run already; nothing was overwritten" in capfd.readouterr().err
    assert {path: path.read_bytes() for path in (tmp_path / "kept").rglob("*.*")} == kept


def test_a_tournament_of_those_who_play_alone_has_no_ratings(capfd: Captured) -> None:
    printed = output(
        capfd, "tournament", "azerlande", "--players", "1", "--bots", "random,greedy", "--games", "4", "--workers", "1"
    )
    assert rows(printed)["Greedy"][1] == "2" and "–" in rows(printed)["Greedy"]


def test_a_tournament_interrupted_tells_and_keeps_what_is_done(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("tournament", "alchemist", "--bots", "random,greedy", "--games", "1000", "--workers", "2")
    while not re.search(r" ([1-9]\d*)/1000", screen.text):
        screen.read()
    screen.press("\x03")
    assert screen.ends() == 130
    assert "Interrupted." in screen.text and "Traceback" not in screen.text and "Process" not in screen.text
    told = re.search(r"([1-9][\d,]*) games, [\d.]+ decisions", screen.text)
    assert told is not None
    assert "philtre tournament --resume alchemist-tournament-1" in screen.text
    assert len(Run.open(tmp_path / "alchemist-tournament-1").outcomes()) == int(told[1])
    again = terminal("tournament", "--resume", "alchemist-tournament-1", "--workers", "2")
    again.see(f"Going on: {told[1]} of 1,000 games").see("1,000 games, ")
    assert again.ends() == 0
    numbers = [outcome.match.number for outcome in Run.open(tmp_path / "alchemist-tournament-1").outcomes()]
    assert numbers == list(range(1000))


def test_a_ladder_rates_its_levels(tmp_path: Path, capfd: Captured) -> None:
    arguments = ("ladder", "alchemist", "--levels", "1,2", "--players", "2", "--games", "2", "--workers", "1")
    printed = output(capfd, *arguments, "--write", "ladder.json", "--plot", "ladder.png")
    assert max(len(line) for line in printed.splitlines()) <= 80
    assert "2 players" in printed and "ms" in printed and "●" in printed
    ladder = msgspec.json.decode((tmp_path / "ladder.json").read_bytes(), type=Ladder)
    manifest = read_manifest(tmp_path / "alchemist-ladder-1")
    assert {rung.bot: rung.settings for rung in ladder.tables[0].rungs[1:]} == {
        bot: settings[0] for bot, settings in manifest.settings.items()
    }
    assert (ladder.game, ladder.games, [table.players for table in ladder.tables]) == ("alchemist", 2, [2])
    told = rows(printed.split("2 players")[1])
    for rung in ladder.tables[0].rungs[1:]:
        assert told[rung.bot][1] == f"{rung.rating.points:.0f}".replace("-", "−")
    assert (tmp_path / "ladder.png").stat().st_size > 10_000
    assert "Niveau" in output(capfd, *arguments, "--lang", "fr")


def test_a_part_of_a_ladder_leaves_the_file_of_the_game_alone(capfd: Captured) -> None:
    file = place(philtre.game("alchemist"))
    before = file.read_bytes() if file.exists() else None
    output(capfd, "ladder", "alchemist", "--levels", "1", "--players", "2", "--games", "2", "--workers", "1")
    assert (file.read_bytes() if file.exists() else None) == before


def test_after_a_level_was_tuned_only_its_games_are_played_again(
    tmp_path: Path, capfd: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = ("ladder", "alchemist", "--levels", "1,2,3", "--players", "2", "--games", "4", "--workers", "1")
    output(capfd, *levels, "--out", "first", "--write", "first.json")
    with_other_settings(tmp_path / "first", bot="3", table=1)  # of another size, so it is the same bot here
    with_other_settings(tmp_path / "first", bot="2", table=0)
    played: list[frozenset[str]] = []

    def watched(match: Match, terms: Terms) -> Outcome:
        played.append(frozenset(match.bots))
        return play(match, terms)

    monkeypatch.setattr("philtre.lab.crew.play", watched)
    again = (*levels, "--reuse", "first", "--out", "again", "--write", "again.json")
    capfd.readouterr()
    assert main(again) == 0
    assert "Going on: 6 of 16 games were played before." in capfd.readouterr().err
    assert len(played) == 10 and all("2" in bots for bots in played)
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "first.json").read_bytes()
    assert Run.open(tmp_path / "again").outcomes() == Run.open(tmp_path / "first").outcomes()
    del played[:]
    assert main([*levels, "--reuse", "again/manifest.json"]) == 0
    assert played == []
    capfd.readouterr()
    assert main(["ladder", "--resume", "again", "--reuse", "first"]) == 2
    assert capfd.readouterr().err == "Either --resume or --reuse, not both.\n"


def test_only_a_ladder_of_the_same_game_is_reused(tmp_path: Path, capfd: Captured) -> None:
    output(capfd, "tournament", "alchemist", "--bots", "greedy,random", "--games", "2", "--out", "run")
    for game, reason in (("alchemist", "This is a run of “philtre tournament”"), ("azerlande", "belongs to the game")):
        assert main(["ladder", game, "--reuse", "run"]) == 2
        assert reason in capfd.readouterr().err
    assert main(["ladder", "alchemist", "--reuse", "nowhere"]) == 2
    assert "There is no file nowhere" in capfd.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["run"]


def test_a_ladder_interrupted_tells_what_is_done_and_writes_nothing(terminal: Open, tmp_path: Path) -> None:
    arguments = ("--levels", "1,2", "--players", "2", "--games", "200", "--workers", "2", "--write", "ladder.json")
    screen = terminal("ladder", "alchemist", *arguments)
    while not re.search(r" [1-9]\d*/300", screen.text):
        screen.read()
    screen.press("\x03")
    assert screen.ends() == 130
    assert re.search(r"2 players(.|\n)*Interrupted\.", screen.text) and "Traceback" not in screen.text
    assert "philtre ladder --resume alchemist-ladder-1" in screen.text
    assert [path.name for path in tmp_path.iterdir()] == ["alchemist-ladder-1"]
    again = terminal("ladder", "--resume", "alchemist-ladder-1", "--write", "ladder.json", "--workers", "2")
    again.see("Going on: ").see("of 300 games were played before.").see("300 games, ")
    assert again.ends() == 0
    assert msgspec.json.decode((tmp_path / "ladder.json").read_bytes(), type=Ladder).tables[0].games == 300


def with_other_settings(folder: Path, bot: str = "1", table: int = 0) -> None:
    """As if a level had been tuned since."""
    manifest = msgspec.json.decode((folder / "manifest.json").read_bytes())
    manifest["settings"][bot][table]["iterations"] += 1
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))


def test_a_run_goes_on_only_with_the_bots_it_began_with(tmp_path: Path, capfd: Captured) -> None:
    output(capfd, "tournament", "alchemist", "--bots", "1,random", "--games", "2", "--workers", "1", "--out", "run")
    today = msgspec.json.decode((tmp_path / "run" / "manifest.json").read_bytes())["settings"]
    assert list(today) == ["1"] and len(today["1"]) == 2
    assert main(["tournament", "--resume", "run", "--workers", "1"]) == 0
    assert main(["tournament", "--resume", "run", "--out", "elsewhere"]) == 2
    assert "A run goes on in its own folder, run" in capfd.readouterr().err
    with_other_settings(tmp_path / "run")
    capfd.readouterr()
    assert main(["tournament", "--resume", "run", "--workers", "1"]) == 2
    assert capfd.readouterr().err == ("Bot 1 has other settings now than when this run began: play it anew (--from).\n")
    assert main(["tournament", "--from", "run", "--workers", "1", "--out", "again"]) == 0
    assert "Bot 1 has other settings now than in this manifest" in capfd.readouterr().err
    assert msgspec.json.decode((tmp_path / "again" / "manifest.json").read_bytes())["settings"] == today


BAD = {
    "one bot": (["tournament", "alchemist", "--bots", "greedy"], "A tournament needs two bots, not 1."),
    "a bot twice": (["tournament", "alchemist", "--bots", "greedy,greedy"], "can enter a tournament only once"),
    "unknown bot": (["tournament", "alchemist", "--bots", "greedy,genius"], "There is no bot named genius"),
    "no games": (["tournament", "alchemist", "--games", "0"], "One game is the least, not 0."),
    "no workers": (["tournament", "alchemist", "--workers", "0"], "One worker is the least, not 0."),
    "too many players": (["tournament", "alchemist", "--players", "9"], "This game is for 2 to 5 players"),
    "bad seed": (["tournament", "alchemist", "--seed", "-1"], "A seed is a whole number"),
    "a run in a file": (["tournament", "alchemist", "--out", "/dev/null/x"], "cannot be written"),
    "no game": (["tournament"], "Name a game, or a run to go on with (--resume)"),
    "no run": (["tournament", "--resume", "nowhere"], "There is no file nowhere."),
    "no manifest": (["tournament", "--from", "/dev/null"], "/dev/null is not the manifest of a run."),
    "no cluster": (["tournament", "alchemist", "--ray", "nonsense:1:2"], "There is no cluster of Ray at nonsense:1:2"),
    "no such level": (["ladder", "alchemist", "--levels", "1,7"], "“7” is not a number from 1 to 6."),
    "no such table": (["ladder", "alchemist", "--players", "1"], "“1” is not a number from 2 to 5."),
    "nowhere to write": (["ladder", "alchemist", "--write", "nowhere/x.json"], "nowhere/x.json cannot be written."),
    "not a picture": (["ladder", "alchemist", "--plot", "x.txt"], "x.txt cannot be drawn"),
    "a ladder without games": (["ladder", "alchemist", "--games", "0"], "One game is the least, not 0."),
    "a ladder without workers": (["ladder", "alchemist", "--workers", "-1"], "One worker is the least, not -1."),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_in_one_line_and_leaves_nothing(name: str, tmp_path: Path, capfd: Captured) -> None:
    arguments, reason = BAD[name]
    assert main(arguments) == 2
    told = capfd.readouterr()
    assert reason in told.err and told.err.count("\n") == 1 and told.out == ""
    assert list(tmp_path.iterdir()) == []


def test_without_the_laboratory_one_line_says_what_to_install(capfd: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("philtre.lab.ratings", "philtre.lab.ladder", "philtre.lab.plot"):
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.delattr(sys.modules["philtre.lab"], module.rpartition(".")[2], raising=False)
    monkeypatch.setitem(sys.modules, "choix", None)
    assert main(["ladder", "alchemist"]) == 2
    assert capfd.readouterr().err == "The laboratory needs libraries that are not here: “make lab” installs them.\n"
    assert main(["tournament", "alchemist", "--bots", "greedy,random", "--games", "2", "--workers", "1"]) == 0
    told = capfd.readouterr()
    assert "“make lab” installs them" in told.err and "Greedy" in told.out
