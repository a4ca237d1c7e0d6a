"""What longer thought would change: ``python bench/longer.py``.

At positions from games of level 4, level 6 is asked what it would do, and so is the same search with several times as
many iterations. What each choice is worth is told by that longer search, asked once more with another seed, so that
neither is judged by its own luck. Every row is kept when it is finished, so a run that was interrupted goes on where
it was; a row of other settings is measured again.
"""

import json
import random
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Any

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.document import DOCS, replace
from philtre.bots.levels import LEVELS, data, search, settings
from philtre.kernel.game import SEEDS, Game
from philtre.kernel.state import State
from philtre.lab.ladder import sizes

KEPT = Path(__file__).parent / "results" / "longer.json"
POSITIONS = 100
FROM_A_GAME = 10
PLAYERS = "4"  # who play the games that positions are taken from
TOP = str(LEVELS[-1])
TIMES = {2: 4}  # as many iterations at tables of two, where level 6 thinks for up to two seconds already
TIMES_ELSEWHERE = 10
PATIENT = {"rally": 0.2}
SURE = 1.96  # standard errors of an interval that holds in 95 of 100 runs


def main(*games: str, players: int | None = None, write: bool = False) -> None:
    """Ask level 6 and those who think longer.

    Parameters
    ----------
    games
        Which games; all, if nothing is said.
    players
        The size of table; two and the largest, if nothing is said.
    write
        Put the table into docs/bots.md.
    """
    rows: dict[str, dict[str, Any]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for name in games or philtre.games():
        game = philtre.game(name)
        for size in sizes(game) if players is None else [players]:
            key = f"{name} {size}"
            top, longer = asked(game, size)
            if key not in rows or rows[key]["settings"] != [top, longer]:
                rows[key] = {"settings": [top, longer], **row(game, size, longer)}
                KEPT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n")
    table = "\n".join(lines(rows))
    Console().print(table, soft_wrap=True)
    if write:
        replace(DOCS / "bots.md", "longer", table)


def asked(game: Game, players: int) -> tuple[dict[str, float], dict[str, float]]:
    """The settings of level 6, and of who thinks longer."""
    two, many = settings(game.package, data(game.package)["level"][-1])
    top = two if players == 2 else many
    return top, {**top, **PATIENT, "iterations": TIMES.get(players, TIMES_ELSEWHERE) * top["iterations"]}


def row(game: Game, players: int, settings: dict[str, float]) -> dict[str, Any]:
    longer = ":".join(f"{name}={value:g}" for name, value in settings.items())
    same, lost, seconds = 0, [], []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as bar:
        met = bar.track(positions(game, players), POSITIONS, description=f"{game.slug} {players}")
        for number, (seen, seat) in enumerate(met):
            began = process_time()
            chosen = game.bot(TOP).choose(seen, seat, number)
            seconds.append(process_time() - began)
            better = search(game.package, longer).choose(seen, seat, POSITIONS + number)
            thoughts = search(game.package, longer).think(seen, seat, 2 * POSITIONS + number)
            worth = {thought.action: thought.value for thought in thoughts}
            same += chosen == better
            lost.append(worth[better] - worth[chosen])
    return {
        "positions": POSITIONS,
        "milliseconds": [round(1000 * mean(seconds)), round(1000 * max(seconds))],
        "same": same,
        "lost": [round(mean(lost), 5), round(SURE * stdev(lost) / sqrt(POSITIONS), 5)],
    }


def positions(game: Game, players: int) -> Iterator[tuple[State, int]]:
    """What a seat sees that has something to choose, a few times in each of several games."""
    for deal in range(POSITIONS // FROM_A_GAME):
        chance = random.Random(deal)
        state = game.new(players=players, seed=deal)
        bots = [game.bot(PLAYERS) for _ in range(players)]
        met = []
        while not state.over:
            seat = state.deciders[0]
            seen = state.seen_by(seat)
            if len(state.legal(seat)) > 1:
                met.append((seen, seat))
            state.play(seat, bots[seat].choose(seen, seat, chance.randrange(len(SEEDS))))
        yield from chance.sample(met, FROM_A_GAME)


def lines(rows: dict[str, dict[str, Any]]) -> Iterator[str]:
    """The table in Markdown."""
    yield "| game | players | iterations | mean, ms | longest | times as many | same choice | lost, % of a victory |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|"
    for name in philtre.games():
        game = philtre.game(name)
        for players in sizes(game):
            kept = rows.get(f"{name} {players}")
            if kept is not None:
                top, longer = (told["iterations"] for told in kept["settings"])
                average, longest = kept["milliseconds"]
                lost, doubt = (100 * share for share in kept["lost"])
                yield (
                    f"| {game.title} | {players} | {top:,.0f} | {average:,} | {longest:,} | {longer / top:.0f} "
                    f"| {kept['same']} of {kept['positions']} | {lost:.2f} ± {doubt:.2f} |"
                )


if __name__ == "__main__":
    cyclopts.run(main)
