"""OpenSpiel's search against ours: that it plays, and that nothing is played twice. Who wins, no test asks."""

import json
from pathlib import Path

import pytest

import philtre
from bench import versus_openspiel


@pytest.mark.parametrize("rollouts", ["rollouts=1", "playouts=2"])
@pytest.mark.parametrize("name", philtre.games())
def test_openspiels_search_plays_by_what_its_seat_sees(name: str, rollouts: str) -> None:
    game = philtre.game(name)
    state = game.new(players=2, seed=2)
    for _ in range(6):
        seat = state.deciders[0]
        chosen = game.bot(f"openspiel:seconds=0.002:{rollouts}").choose(state.seen_by(seat), seat, seed=1)
        state.play(seat, chosen)


def test_a_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, document = tmp_path / "kept.json", tmp_path / "bots.md"
    document.write_text("Before.\n<!-- openspiel -->\nold\n<!-- end of openspiel -->\nAfter.\n")
    monkeypatch.setattr(versus_openspiel, "KEPT", kept)
    monkeypatch.setattr(versus_openspiel, "DOCUMENT", document)
    versus_openspiel.main("alchemist", number=2, seconds=0.001)
    first = json.loads(kept.read_text())
    versus_openspiel.main("alchemist", number=4, seconds=0.001, write=True)
    ((name, played),) = json.loads(kept.read_text()).items()
    assert name == "alchemist ismcts:seconds=0.001 openspiel:seconds=0.001:uct=1:rollouts=1"
    assert played[:2] == first[name] and [each["match"]["number"] for each in played] == [0, 1, 2, 3]
    assert "| Alchemist | 4 |" in capsys.readouterr().out
    written = document.read_text()
    assert written.startswith("Before.\n") and written.endswith("After.\n")
    assert "| Alchemist | 4 |" in written and "old" not in written
