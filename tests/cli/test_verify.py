"""``philtre verify``: whether the chance of a game came from the secret that was promised."""

from pathlib import Path

import pytest
from support.tables import started

from philtre.cli import main
from philtre.kernel.secret import commitment_to
from philtre.table import Resigned

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a table, and its secret in it."""
    host = started("alchemist", 2, secret=9)
    while host.table.phase == "playing":
        seat = host.course.state.deciders[0]
        host.answer(seat, len(host.log) % len(host.legal(seat)))
    file = tmp_path / "table.philtre"
    file.write_text(host.table.record().write())
    return file


def secret_in(file: Path) -> str:
    return file.read_text().split('"secret": "')[1][:64]


def told(capfd: Captured, *arguments: str, code: int = 0) -> str:
    capfd.readouterr()
    assert main(["verify", *arguments]) == code
    captured = capfd.readouterr()
    return " ".join((captured.err if code == 2 else captured.out).split())


def test_a_game_as_promised(finished: Path, capfd: Captured) -> None:
    commitment = commitment_to(secret_in(finished))
    for given in (commitment, commitment.upper()):
        said = told(capfd, str(finished), "--commitment", given)
        assert "played again with the chance of this secret, come to the same game." in said
        assert said.endswith("it fits the commitment.")
    assert "correspond à l’engagement" in told(capfd, str(finished), "--commitment", commitment, "--lang", "fr")


def test_without_the_commitment_it_is_told_for_comparison(finished: Path, capfd: Captured) -> None:
    assert commitment_to(secret_in(finished)) in told(capfd, str(finished)).replace(" ", "").replace("-", "")


def test_another_secret_than_was_promised(finished: Path, capfd: Captured) -> None:
    said = told(capfd, str(finished), "--commitment", "0" * 64, code=1)
    assert "This is not the secret that was promised" in said
    assert "Ce n’est pas le secret promis" in told(
        capfd, str(finished), "--commitment", "0" * 64, "--lang", "fr", code=1
    )


def test_another_game_than_the_secret_deals(finished: Path, capfd: Captured) -> None:
    finished.write_text(finished.read_text().replace(secret_in(finished), "ab" * 32))
    said = told(capfd, str(finished), "--commitment", commitment_to("ab" * 32), code=1)
    assert said.endswith("it is another game.") and "Line" in said


def test_a_result_that_was_changed(finished: Path, capfd: Captured) -> None:
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join([*lines[:-1], '{"scores": [99, 0], "winners": [0]}']) + "\n")
    assert "another result" in told(capfd, str(finished), code=1)


def test_a_game_that_was_given_up_holds_as_far_as_it_goes(tmp_path: Path, capfd: Captured) -> None:
    host = started("bal-des-chaudrons", 2, secret=9)
    host.answer(0)
    host.do(Resigned(0))
    file = tmp_path / "table.philtre"
    file.write_text(host.table.record().write())
    said = told(capfd, str(file), "--commitment", host.agreement.commitment)
    assert "not finished: one answer so far" in said and said.endswith("it fits the commitment.")


def test_what_cannot_be_verified(finished: Path, tmp_path: Path, capfd: Captured) -> None:
    from_seed = tmp_path / "seed.philtre"
    from_seed.write_text(finished.read_text().replace(f'"secret": "{secret_in(finished)}"', '"seed": 7'))
    assert "no secret was promised" in told(capfd, str(from_seed), code=2)
    assert "aucun secret" in told(capfd, str(from_seed), "--lang", "fr", code=2)
    assert "There is no file" in told(capfd, str(tmp_path / "nothing"), code=2)
    assert "64 hexadecimal digits" in told(capfd, str(finished), "--commitment", "cafe", code=2)
    assert "not to elixir-mixer" in told(capfd, str(finished), "--game", "elixir-mixer", code=2)


def test_it_is_among_the_commands(capfd: Captured) -> None:
    assert main(["--help"]) == 0
    assert "verify" in capfd.readouterr().out


def test_such_a_record_is_shown_and_resumed_as_any_other(finished: Path, capfd: Captured) -> None:
    assert main(["replay", str(finished), "--log"]) == 0
    shown = capfd.readouterr().out
    assert "•" in shown and "points" in shown
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join([*lines[:4], '{"unfinished": 3}']) + "\n")
    assert main(["play", "alchemist", "--resume", str(finished), "--seats", "greedy,greedy"]) == 0
    assert "points" in capfd.readouterr().out
