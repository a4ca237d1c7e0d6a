"""Runs kept in folders: taken up where they stopped, and played again from their manifests."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pyarrow
import pytest

import philtre
from philtre.lab.crew import outcomes
from philtre.lab.manifest import Manifest, read_manifest, settings_of
from philtre.lab.match import Terms
from philtre.lab.run import WATCHED, Run

GAME = philtre.game("alchemist")
MANIFEST = Manifest(
    kind="report", game="alchemist", rules=GAME.rules, players=[2, 3], games=12, bots=["random", "greedy"], seed=3
)


def played(run: Run, most: int | None = None) -> Run:
    """Play what is left of a run, or so many games of it."""
    done = {outcome.match.number for outcome in run.outcomes()}
    left = [match for match in run.manifest.matches() if match.number not in done]
    for outcome in outcomes(left[:most], run.manifest.terms(GAME)):
        run.keep(outcome)
    run.flush()
    return run


def tables(run: Run) -> dict[str, pyarrow.Table]:
    """All that follows from the manifest: what was measured does not."""
    found = {name: run.table(name) for name in run.names}
    return found | {"seats": found["seats"].drop_columns("seconds")}


def test_a_run_in_parts_is_the_same_as_one_in_a_piece(tmp_path: Path) -> None:
    whole = played(Run.start(tmp_path / "whole", MANIFEST))
    played(Run.start(tmp_path / "parts", MANIFEST), 5)
    played(Run.open(tmp_path / "parts"), 3)
    parts = played(Run.open(tmp_path / "parts"))
    assert len(parts.parts("games")) == 3 and len(whole.parts("games")) == 1
    assert tables(parts) == tables(whole)
    assert whole.outcomes() == list(outcomes(MANIFEST.matches(), Terms(GAME.package)))


def test_what_was_not_written_to_its_end_does_not_count(tmp_path: Path) -> None:
    run = played(Run.start(tmp_path / "run", MANIFEST), 4)
    before = tables(run)
    for name in ("seats", *WATCHED):  # the games of a part come last
        (tmp_path / "run" / name / "part-00001.parquet").write_bytes(run.parts(name)[0].read_bytes())
    (tmp_path / "run" / "games" / ".part-00001.parquet").write_bytes(b"half of a")
    again = Run.open(tmp_path / "run")
    assert tables(again) == before
    assert tables(played(again)) == tables(played(Run.start(tmp_path / "whole", MANIFEST)))


def test_what_is_seen_of_a_game_agrees_with_its_record(tmp_path: Path) -> None:
    run = played(Run.start(tmp_path / "run", MANIFEST), 3)
    options, course, seats = (run.table(name).to_pylist() for name in ("options", "course", "seats"))
    for game in run.table("games").to_pylist():
        record = philtre.Record.read(game["record"])
        here = [row for row in options if row["match"] == game["match"]]
        assert all(row["taken"] <= row["offered"] for row in here)
        taken = {
            (row["seat"], f"{row['verb']} {row['thing'].partition(':')[2]}".strip()) for row in here if row["taken"]
        }
        assert taken <= {(answer.seat, answer.play) for answer in record.answers}
        choices = [seat["choices"] for seat in seats if seat["match"] == game["match"]]
        assert sum(row["taken"] for row in here) == sum(choices) == game["steps"]  # nobody answers at once here
        last = [row for row in course if row["match"] == game["match"]][-game["players"] :]
        assert [row["score"] for row in last] == [seat["score"] for seat in seats if seat["match"] == game["match"]]


def spoken(verb: str, thing: str) -> str:
    return f"{verb} {thing.partition(':')[2]}".strip()


def test_a_manifest_is_for_its_game_and_rules() -> None:
    with pytest.raises(philtre.Unreadable, match="other-game"):
        MANIFEST.expect_of(philtre.game("azerlande"))


def test_a_manifest_keeps_the_settings_of_its_bots() -> None:
    kept = settings_of(GAME, ["3", "greedy", "ismcts:iterations=9"])
    assert set(kept) == {"3", "ismcts:iterations=9"} and kept["3"][0]["iterations"] > 0
    manifest = msgspec.structs.replace(MANIFEST, bots=["3", "greedy"]).with_settings(GAME)
    manifest.expect_same_bots(GAME)
    again = msgspec.json.decode(msgspec.json.encode(manifest), type=Manifest)
    again.expect_same_bots(GAME)
    again.settings["3"][1]["iterations"] += 1
    with pytest.raises(philtre.Unreadable, match="other-settings"):
        again.expect_same_bots(GAME)


def test_each_deal_of_a_report_is_played_twice_with_the_seats_moved_on() -> None:
    matches = MANIFEST.matches()
    assert len(matches) == 12 and [len(match.bots) for match in matches[:4]] == [2, 2, 3, 3]
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert one.deal == other.deal and one.bots[1:] + one.bots[:1] == other.bots


def test_besides_a_report_of_one_strength_two_play_the_same_deals_with_their_seats_exchanged() -> None:
    manifest = msgspec.structs.replace(MANIFEST, bots=["3"]).with_settings(GAME)
    main, all_ = manifest.main(), manifest.matches()
    assert all_[: len(main)] == main and set(manifest.settings) == {"3", "4"}
    besides = all_[len(main) :]
    assert [match.number for match in all_] == list(range(len(all_)))
    assert len(besides) == 2 * 40 * 2 and not {match.deal for match in besides} & {match.deal for match in main}
    exchanged = str.maketrans("34", "43")
    for one, other in zip(besides[::2], besides[1::2], strict=True):
        assert one.deal == other.deal and set(one.bots) == {"3", "4"}
        assert tuple(bot.translate(exchanged) for bot in one.bots) == other.bots
    many = msgspec.structs.replace(manifest, games=4000)
    assert len(many.matches()) == 4400
    assert msgspec.structs.replace(manifest, bots=["3", "5"]).rivals is None
    assert msgspec.structs.replace(manifest, bots=["greedy"]).rivals == ("greedy", "random")


def philtre_(*arguments: str, folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "philtre", *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def test_a_run_that_was_killed_goes_on_and_can_be_played_again(tmp_path: Path) -> None:
    asked = ("simulate", "alchemist", "--games", "800", "--bots", "random", "--players", "3")
    with philtre_(*asked, "--out", "run", "--workers", "2", folder=tmp_path) as process:
        while not list(tmp_path.glob("run/games/part-*")):
            assert process.poll() is None, "it ended before it could be killed"
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    kept = len(Run.open(tmp_path / "run").outcomes())
    assert 0 < kept < 800
    assert philtre_("simulate", "--resume", "run", "--workers", "2", folder=tmp_path).wait() == 0
    assert philtre_("simulate", "--from", "run/manifest.json", "--out", "again", folder=tmp_path).wait() == 0
    assert read_manifest(tmp_path / "again") == read_manifest(tmp_path / "run")
    run, again = (tables(Run.open(tmp_path / name)) for name in ("run", "again"))
    assert run == again and len(run["games"]) == 800
