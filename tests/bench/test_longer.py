"""What longer thought would change: that it is asked of the settings that are shipped, and measured once. What comes
of it, no test asks."""

import json
from pathlib import Path

import pytest

import philtre
from bench import longer
from philtre.bots.grove import Grove
from philtre.lab.ladder import sizes


@pytest.mark.parametrize("name", philtre.games())
def test_level_6_is_compared_with_its_own_search(name: str) -> None:
    game = philtre.game(name)
    for players in sizes(game):
        top, patient = longer.asked(game, players)
        state = game.new(players=players, seed=1)
        bot = game.bot("6")
        assert isinstance(bot, Grove) and bot.settings_for(state) == top
        assert {key for key in patient if patient[key] != top.get(key)} <= {"iterations", "rally"}
        assert patient["iterations"] > top["iterations"]


def test_a_row_is_measured_once_and_again_when_a_level_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    monkeypatch.setattr(longer, "KEPT", kept)
    monkeypatch.setattr(longer, "POSITIONS", 2)
    monkeypatch.setattr(longer, "FROM_A_GAME", 1)
    monkeypatch.setattr(longer, "asked", lambda game, players: ({"iterations": 2}, {"iterations": 4}))
    longer.main("alchemist", players=2)
    assert "| Alchemist | 2 | 2 |" in capsys.readouterr().out
    (row,) = json.loads(kept.read_text()).values()
    assert row["positions"] == 2 and 0 <= row["same"] <= 2
    monkeypatch.setattr(longer, "row", lambda *asked: {**row, "same": -1})
    longer.main("alchemist", players=2)
    assert json.loads(kept.read_text())["alchemist 2"] == row
    monkeypatch.setattr(longer, "asked", lambda game, players: ({"iterations": 2}, {"iterations": 8}))
    longer.main("alchemist", players=2)
    assert json.loads(kept.read_text())["alchemist 2"]["same"] == -1
