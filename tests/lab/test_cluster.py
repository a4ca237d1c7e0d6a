"""Matches on a cluster of Ray, one of whose workers dies."""

import sys
from pathlib import Path

import pytest

import philtre
from philtre.cli import main
from philtre.lab.crew import outcomes
from philtre.lab.match import Terms
from philtre.lab.tournament import in_turns

MORTAL = """
import os
from dataclasses import replace
from pathlib import Path
from philtre.bots.random import Random
from philtre.games import alchemist
from philtre.kernel.bot import makers

class Mortal:
    def choose(self, seen, seat, seed=0):
        if not Path({flag!r}).exists():
            Path({flag!r}).touch()
            os._exit(9)
        return Random().choose(seen, seat, seed)

makers["mortal"] = lambda package, settings: Mortal()
GAME = replace(alchemist.GAME, package="mortal_bots")
"""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of Ray itself
def test_a_cluster_comes_to_the_same_outcomes_though_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "died"
    (tmp_path / "mortal_bots.py").write_text(MORTAL.format(flag=str(flag)))
    monkeypatch.syspath_prepend(tmp_path)
    terms = Terms("mortal_bots", watched=True)
    matches = in_turns(["random", "mortal"], 40, seed=2)
    found = sorted(outcomes(matches, terms, ray="local"), key=lambda outcome: outcome.match.number)
    assert flag.exists()
    assert found == list(outcomes(matches, terms))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of Ray itself
def test_a_cluster_that_runs_already_is_joined_by_its_address() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        terms = Terms("philtre.games.alchemist")
        matches = in_turns(["random"] * 2, 12, seed=2)
        found = sorted(outcomes(matches, terms, ray=cluster.address), key=lambda outcome: outcome.match.number)
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert found == list(outcomes(matches, terms))


def test_without_ray_one_line_says_what_to_install(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(philtre.Unreadable, match="no-ray"):
        outcomes([], Terms("philtre.games.alchemist"), ray="local")
    assert main(["simulate", "alchemist", "--games", "2", "--ray", "local"]) == 2
    assert capfd.readouterr().err == "Ray is not here: “pip install philtre[ray]” installs it.\n"
