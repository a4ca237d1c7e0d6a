"""The verdict can be read, and a counterexample in it replayed."""

from io import StringIO

import pytest
from checks.faults import Doubled, Endless, variant
from checks.tasting import GAME
from rich.console import Console

import philtre
from philtre import Record
from philtre.checks import Verdict


def drawn(verdict: Verdict) -> str:
    console = Console(file=StringIO(), width=300)
    console.print(verdict.table())
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_game_that_passes_says_how_much_was_tried() -> None:
    verdict = philtre.check(GAME, games=3, progress=False)
    assert str(verdict).startswith("Tasting keeps every promise, in 3 games of ")
    assert "✓ passed  ends: Every game can be begun" in str(verdict) and "(3 games)" in str(verdict)
    for item in verdict.items:
        assert item.name in drawn(verdict)


def test_a_counterexample_tells_players_options_seed_and_moves() -> None:
    verdict = philtre.check(variant(Doubled), games=3, progress=False)
    found = verdict.item("conservation").counterexample
    assert found is not None and found.record is not None
    text = str(verdict)
    assert "✗ failed  conservation" in text
    assert f"{found.record.heading.players} players, seed {found.record.heading.seed}" in text
    assert "moves: " + "; ".join(found.moves) in text
    assert found.moves[-1].split()[1] == "take"
    assert found.moves[-1] in drawn(verdict)


def test_a_counterexample_is_a_record_that_replays_to_the_fault() -> None:
    game = variant(Doubled)
    found = philtre.check(game, games=3, progress=False).item("conservation").counterexample
    assert found is not None and found.record is not None
    *_, reached = Record.read(found.record.write()).replay(game)
    vials = reached.zones.zone("shelf")
    assert sum(reached.b[vials.at + kind] for kind in range(3)) == reached.players


def test_what_cannot_be_tried_says_what_it_needs() -> None:
    verdict = philtre.check(variant(Endless), games=3, progress=False)
    assert verdict.failed == ["ends"]
    assert verdict.item("secrets").blocked == "ends"
    assert "- needs ends  secrets" in str(verdict)
    assert "moves: … 21 moves … " in " ".join(drawn(verdict).split())


def test_progress_is_shown_on_the_error_stream_only_when_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    philtre.check(GAME, games=2, progress=False)
    assert capsys.readouterr() == ("", "")
    philtre.check(GAME, games=2)
    out, err = capsys.readouterr()
    assert out == "" and "Checking Tasting" in err
