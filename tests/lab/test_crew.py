"""Matches played by several processes, some of which die."""

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

import philtre
from philtre.lab.crew import outcomes
from philtre.lab.match import Outcome, Terms
from philtre.lab.tournament import in_turns, tournament

TERMS = Terms("philtre.games.alchemist", watched=True)
MATCHES = tournament(["greedy", "random", "ismcts:iterations=20"], 2, 24, seed=1)

STRANGE = """
import os
from dataclasses import replace
from philtre.games import alchemist
from philtre.kernel.bot import makers

class Deadly:
    def choose(self, seen, seat, seed=0):
        os._exit(9)

class Faulty:
    def choose(self, seen, seat, seed=0):
        raise ValueError("no idea")

makers["deadly"] = lambda package, settings: Deadly()
makers["faulty"] = lambda package, settings: Faulty()
GAME = replace(alchemist.GAME, package="strange_bots")
"""


def sorted_outcomes(workers: int) -> list[Outcome]:
    return sorted(outcomes(MATCHES, TERMS, workers), key=lambda outcome: outcome.match.number)


def test_the_outcomes_do_not_depend_on_the_number_of_workers() -> None:
    alone = list(outcomes(MATCHES, TERMS, 1))
    assert [outcome.match for outcome in alone] == MATCHES
    assert sorted_outcomes(2) == alone


def children() -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]


def test_killed_workers_lose_no_match() -> None:
    playing = outcomes(MATCHES, TERMS, 2)
    played = [next(playing)]
    killed = children()
    assert len(killed) == 2
    for process in killed:
        os.kill(process, signal.SIGKILL)
    played += playing
    assert sorted(played, key=lambda outcome: outcome.match.number) == list(outcomes(MATCHES, TERMS, 1))
    assert not children()


def test_whoever_stops_listening_ends_the_workers() -> None:
    playing = outcomes(MATCHES, TERMS, 2)
    next(playing)
    playing.close()
    assert not children()


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terms:
    (tmp_path / "strange_bots.py").write_text(STRANGE)
    monkeypatch.syspath_prepend(tmp_path)
    return Terms("strange_bots")


def test_the_match_that_kills_every_worker_is_given_up_and_no_other(strange: Terms) -> None:
    matches = in_turns(["random", "random"], 40, seed=0)
    matches[6] = replace(matches[6], bots=("deadly", "random"))
    with pytest.raises(philtre.Unreadable) as refused:
        list(outcomes(matches, strange, 2))
    assert refused.value.reason == "match-keeps-dying" and refused.value.arguments["number"] == 6
    assert not children()


def test_a_fault_of_a_bot_is_told_with_its_place(strange: Terms) -> None:
    with pytest.raises(RuntimeError, match=r"strange_bots\.py(.|\n)*no idea"):
        list(outcomes(tournament(["faulty", "random"], 2, 2, seed=0), strange, 2))


def test_no_workers_are_refused() -> None:
    with pytest.raises(philtre.Unreadable) as refused:
        outcomes(MATCHES, TERMS, 0)
    assert refused.value.reason == "bad-workers"
