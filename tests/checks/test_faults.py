"""The suite finds every fault that was put into a game, and nothing where there is none."""

import pytest
from checks.faults import FAULTS, Faulty
from checks.tasting import GAME

import philtre
from philtre import Record


def test_a_game_without_fault_passes() -> None:
    verdict = philtre.check(GAME, games=10, progress=False)
    assert verdict.passed, str(verdict)
    assert all(item.tried > 0 for item in verdict.items)


@pytest.mark.parametrize("faulty", FAULTS, ids=[faulty.game.state.__name__ for faulty in FAULTS])
def test_the_item_that_a_fault_breaks_fails_and_no_other(faulty: Faulty) -> None:
    verdict = philtre.check(faulty.game, games=faulty.games, progress=False)
    assert sorted(verdict.failed) == sorted(faulty.items.split()), str(verdict)
    assert not verdict.passed
    found = verdict.item(faulty.items.split()[0]).counterexample
    assert found is not None and faulty.what in found.what, str(found)
    if found.record is not None and found.moves:
        replayed = list(Record.read(found.record.write()).replay(faulty.game))
        assert len(replayed) == 1 + len(found.moves)
