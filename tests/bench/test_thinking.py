"""How long level 6 thinks: every answer is timed where there was something to choose. How long, no test asks."""

import pytest

import philtre
from bench import thinking


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GAMES", 2)
    monkeypatch.setattr(thinking, "FROM_A_GAME", 3)
    monkeypatch.setattr(thinking, "PLAYERS", "1")


@pytest.mark.parametrize("players", [2, 4])
def test_positions_are_those_with_something_to_choose(players: int) -> None:
    game = philtre.game("azerlande")
    met = list(thinking.positions(game, players))
    assert len(met) == 6
    for seen, seat in met:
        assert seen.players == players and len(seen.legal(seat)) > 1
        assert seen == seen.seen_by(seat)


def test_a_row_tells_of_every_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(thinking, "TOP", "2")
    thinking.main("elixir-mixer")
    told = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| Elixir Mixer")]
    assert [row[1] for row in told] == ["2", "4"]
    for *_, answers, average, _, longest in told:
        assert answers == "6"
        assert 0 <= float(average) <= float(longest.strip(" |"))
