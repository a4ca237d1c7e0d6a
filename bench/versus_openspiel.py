"""OpenSpiel's search against ours, at equal thinking time: ``python bench/versus_openspiel.py``.

OpenSpiel's IS-MCTS plays our games through ``philtre.doors.openspiel``, for two players, each deal
twice with the seats changed. It is the one in Python: that in C++ plays no games written in Python.
It comes in two forms: as it is, with its own random rollouts (``rollouts=1``), and with random games
inside our compiled kernel instead (``playouts=4``), which are far quicker than through the door.
Every game is kept when it is finished: Ctrl-C ends a run, and the next goes on where it was.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import cyclopts
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.document import DOCS, replace
from philtre.doors.openspiel import Playouts, Position, short_name
from philtre.games import exported
from philtre.kernel.bot import makers
from philtre.kernel.state import State
from philtre.lab.match import Match, Outcome, Terms, play
from philtre.lab.tally import Count, wilson
from philtre.lab.tournament import tournament

HERE = Path(__file__).parent
KEPT = HERE / "results" / "versus_openspiel.json"
DOCUMENT = DOCS / "bots.md"
SEED = 0
TARGET = 0.8

Kept = dict[str, list[dict[str, Any]]]


class TimeIsUp(Exception):
    """Raised in the middle of a search, which keeps what it has found."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, for so long instead of so many simulations."""

    until = 0.0

    def sample_root_state(self, state: Position) -> Position:
        if perf_counter() > self.until and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)  # type: ignore[no-any-return]

    def chosen(self, state: Position, seconds: float) -> int:
        self.until = perf_counter() + seconds
        try:
            policy = self.run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda each: each[1])[0])


class OpenSpielBot:
    """A bot of ours that thinks by OpenSpiel's search, given what its seat sees and nothing else."""

    def __init__(self, package: str, settings: str) -> None:
        told = dict(setting.split("=") for setting in filter(None, settings.split(":")))
        self.seconds = float(told.pop("seconds"))
        self.curiosity = float(told.pop("uct", "1"))
        self.playouts = int(told.pop("playouts", "0"))
        self.rollouts = int(told.pop("rollouts", "1"))
        self.recalls = told.pop("recalls", "0") == "1"
        assert not told, f"unknown settings: {', '.join(told)}"
        self.name = short_name(exported(package).slug)

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        game = pyspiel.load_game(self.name, {"players": seen.players})
        chance = np.random.RandomState(seed % 2**32)
        own = mcts.RandomRolloutEvaluator(self.rollouts, chance)
        search = Timed(
            game,
            Playouts(self.playouts, seed) if self.playouts else own,
            self.curiosity,
            max_simulations=sys.maxsize,
            random_state=chance,
            use_observation_string=not self.recalls,
        )
        return search.chosen(game.new_initial_state().look(seen, seat), self.seconds)


makers["openspiel"] = OpenSpielBot


def main(
    *games: str,
    number: int = 200,
    seconds: float = 0.1,
    settings: str = "uct=1:rollouts=1",
    workers: int = 1,
    write: bool = False,
) -> None:
    """Let OpenSpiel's search play against ours, at equal thinking time.

    Parameters
    ----------
    games
        Which games; all, if nothing is said.
    number
        How many times each is played.
    seconds
        Thinking time for a decision.
    settings
        Of OpenSpiel’s search: uct; for each simulation, rollouts of its own or playouts of our kernel; and recalls=1
        to go by information states.
    workers
        How many processes play; no more than there are idle processors, or thinking time is worth less.
    write
        Put the table into docs/bots.md.
    """
    kept: Kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    bots = (f"ismcts:seconds={seconds:g}", f"openspiel:seconds={seconds:g}:{settings}")
    wanted = games or philtre.games()
    with suppress(KeyboardInterrupt):
        for name in wanted:
            meet(name, bots, number, workers, kept)
    table = "\n".join(lines(kept, wanted, bots))
    Console().print(table, soft_wrap=True)
    if write:
        replace(DOCUMENT, "openspiel and our kernel" if "playouts" in settings else "openspiel", table)


def meet(name: str, bots: tuple[str, str], number: int, workers: int, kept: Kept) -> None:
    """Play what is not kept yet, and keep it."""
    played = kept.setdefault(key(name, bots), [])
    done = {each["match"]["number"] for each in played}
    matches = [match for match in tournament(bots, 2, number, SEED) if match.number not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as bar:
        task = bar.add_task(name, total=len(matches) + len(done), completed=len(done))
        for outcome in outcomes(matches, name, workers):
            played.append({**asdict(outcome), "record": ""})
            KEPT.write_text(json.dumps(kept) + "\n")
            bar.advance(task)


def key(name: str, bots: tuple[str, str]) -> str:
    return " ".join((name, *bots))


def outcomes(matches: list[Match], name: str, workers: int) -> Iterator[Outcome]:
    if workers == 1:
        yield from (one(match, name) for match in matches)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        playing = [pool.submit(one, match, name) for match in matches]
        try:
            yield from (future.result() for future in as_completed(playing))
        finally:
            pool.shutdown(cancel_futures=True)


def one(match: Match, name: str) -> Outcome:
    return play(match, Terms(philtre.game(name).package))


def lines(kept: Kept, games: Sequence[str], bots: tuple[str, str]) -> Iterator[str]:
    """The table in Markdown: how often ours wins, with the interval that holds it in 95 of 100 runs."""
    yield f"Ours is `{bots[0]}`, theirs `{bots[1]}`.\n"
    yield "| game | games | ours wins | ms a decision, ours | theirs | wanted |"
    yield "|---|--:|--:|--:|--:|---|"
    for name in games:
        played = [outcome_of(each) for each in kept.get(key(name, bots), [])]
        if played:
            ours, theirs = (Count.of(played).by_bot[bot] for bot in bots)
            share = ours.wins / ours.games
            low, high = wilson(ours.wins, ours.games)
            yield (
                f"| {philtre.game(name).title} | {ours.games} "
                f"| {100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f}) "
                f"| {ours.milliseconds:.0f} | {theirs.milliseconds:.0f} "
                f"| ≥ {100 * TARGET:.0f} % {'met' if share >= TARGET else 'NOT MET'} |"
            )


def outcome_of(kept: dict[str, Any]) -> Outcome:
    match = Match(**{**kept["match"], "bots": tuple(kept["match"]["bots"])})
    return Outcome(**{**kept, "match": match})


if __name__ == "__main__":
    cyclopts.run(main)
