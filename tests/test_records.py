"""Recorded games: each replays strictly to its result, and together they show every way to end."""

from collections import Counter
from pathlib import Path

import pytest

import philtre
from philtre import Record
from philtre.games.bal_des_chaudrons.state import POTION_IDS

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.philtre"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.read(text)
    assert record.write() == text
    assert record.heading.game == path.parent.name
    positions = list(record.replay(philtre.game(path.parent.name)))
    assert len(positions) == len(record.answers) + 1
    assert positions[-1].over and record.result is not None


@pytest.mark.parametrize("slug", philtre.games())
def test_there_are_three_for_each_number_of_players(slug: str) -> None:
    counts = Counter(Record.read(path.read_text("utf-8")).heading.players for path in FOLDER.glob(f"{slug}/*.philtre"))
    assert all(counts[players] >= 3 for players in philtre.game(slug).players)


def events(name: str) -> set[str]:
    """The names of all events told in a recorded game."""
    from philtre.table import Course

    path = FOLDER / f"{name}.philtre"
    game = philtre.game(path.parent.name)
    course = Course.resume(game, Record.read(path.read_text("utf-8")))
    return {message.id for message in course.log(None)}


def test_every_way_to_end_is_recorded() -> None:
    assert {"event-exhausted", "event-promoted"} <= events("alchemist/2-players-greedy")
    assert "event-promoted" not in events("alchemist/4-players-without-schools")
    assert "event-reached" in events("elixir-mixer/2-players-greedy")
    assert "event-stalled" in events("elixir-mixer/2-players-stalled")
    assert "event-reached" in events("bal-des-chaudrons/2-players-greedy")
    assert "event-exhausted" in events("bal-des-chaudrons/5-players-exhausted")
    assert "event-solo-won" in events("azerlande/1-players-easy")
    assert "event-solo-lost" in events("azerlande/1-players-random")
    assert {"event-specialised", "event-left-unfulfilled", "event-kept"} <= events("ars-alchimia/3-players-greedy")


def test_every_potion_of_the_ball_is_used_in_a_recorded_game() -> None:
    answers = [
        answer.play
        for path in FOLDER.glob("bal-des-chaudrons/*.philtre")
        for answer in Record.read(path.read_text("utf-8")).answers
    ]
    used = {play.removeprefix("use ") for play in answers if play.startswith("use ")}
    assert used == set(POTION_IDS) - {"lost-arcana"}, "which has no spaces, only symbols"
    assert "play lost-arcana" in answers


def test_every_way_to_win_is_recorded() -> None:
    shared, university = (
        Record.read((FOLDER / f"ars-alchimia/3-players-{name}.philtre").read_text("utf-8")).result
        for name in ("shared", "university")
    )
    assert shared is not None and shared.winners == [0, 2] and shared.scores[0] == shared.scores[2]
    assert university is not None and university.winners == [1] and university.scores[1] == university.scores[2]
