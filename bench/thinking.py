"""How long level 6 thinks about an answer: ``python bench/thinking.py``.

It is asked at positions with something to choose, from games of level 4. Processor time is counted, so that other work
on the machine hardly matters.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles
from time import process_time

import cyclopts
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.document import DOCS, replace
from bench.report import processor
from philtre.bots.levels import LEVELS
from philtre.kernel.game import SEEDS, Game
from philtre.kernel.state import State
from philtre.lab.ladder import sizes

GAMES = 10  # at tables of each size
FROM_A_GAME = 20  # positions
PLAYERS = "4"  # the level that plays them
TOP = str(LEVELS[-1])

Seconds = list[float]


def main(*games: str, write: bool = False) -> None:
    """Time the answers of level 6, at tables of two and at the largest.

    Parameters
    ----------
    games
        Which games; all, if nothing is said.
    write
        Put the table into docs/bots.md.
    """
    asked = [(game, players) for game in map(philtre.game, games or philtre.games()) for players in sizes(game)]
    told = [(game, players, answers(game, players)) for game, players in track(asked, "Thinking", transient=True)]
    table = "\n".join(lines(told))
    Console().print(table, soft_wrap=True)
    if write:
        replace(DOCS / "bots.md", "thinking", table)


def answers(game: Game, players: int) -> Seconds:
    """The time that each answer took."""
    seconds = []
    for number, (seen, seat) in enumerate(positions(game, players)):
        bot = game.bot(TOP)
        began = process_time()
        bot.choose(seen, seat, number)
        seconds.append(process_time() - began)
    return seconds


def positions(game: Game, players: int) -> Iterator[tuple[State, int]]:
    """What a seat sees that has something to choose, at moments of several games drawn by lot."""
    for deal in range(GAMES):
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
        yield from chance.sample(met, min(FROM_A_GAME, len(met)))


def lines(told: list[tuple[Game, int, Seconds]]) -> Iterator[str]:
    """The table in Markdown."""
    yield "| game | players | answers | ms on average | one in twenty takes more than | the longest |"
    yield "|---|---|--:|--:|--:|--:|"
    for game, players, seconds in told:
        figures = (mean(seconds), quantiles(seconds, n=20)[-1], max(seconds))
        shown = " | ".join(f"{1000 * figure:,.0f}" for figure in figures)
        yield f"| {game.title} | {players} | {len(seconds)} | {shown} |"
    yield ""
    yield f"Processor time, on one core of {processor()}."


if __name__ == "__main__":
    cyclopts.run(main)
