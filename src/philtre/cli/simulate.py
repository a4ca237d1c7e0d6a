"""``philtre simulate``: bots play many games, each bot in every seat."""

import time
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.table import Table

import philtre
from philtre.cli import seating
from philtre.cli.progress import played
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS
from philtre.lab.match import Outcome
from philtre.lab.tally import Count, Tally, wilson
from philtre.lab.tournament import in_turns


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str = "greedy,random",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int = 0,
    workers: int | None = None,
    screen: OnScreen,
) -> int:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    game
        A name of ``philtre games``, or the folder of a game.
    players
        How many play; as many as there are bots, if nothing else is said.
    games
        How many games.
    bots
        Who plays, as in greedy,random. They change seats from game to game.
    option
        An option of the game, as in schools=no; may be given more than once.
    seed
        The same seed gives the same games.
    workers
        How many processes play; as many as there are processors, if nothing else is said.
    """
    found = screen.open(game)
    names = seating.listed(bots)
    players = max(found.players[0], len(names)) if players is None else players
    if games < 1:
        raise Unreadable("bad-games", games=games)
    if seed not in SEEDS:
        raise Unreadable("bad-seed", seed=str(seed))
    if len(names) > players:
        raise Unreadable("too-many-bots", bots=len(names), players=players)
    options = seating.agreed(found, option or [])
    found.begin(players, 0, options)
    for name in names:
        found.bot(name)
    if not philtre.COMPILED:
        screen.remark("ui-interpreted")
    line_up = [names[i % len(names)] for i in range(players)]
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    try:
        for outcome in played(in_turns(line_up, games, seed), found, options, workers, screen):
            outcomes.append(outcome)  # one by one: an interruption leaves those before it
    finally:
        report(Count.of(outcomes), time.perf_counter() - began, screen)
    return 0


# What is printed.


def report(count: Count, seconds: float, screen: Screen) -> None:
    """The tables on paper; how long it took beside them, for it is never the same twice."""
    if count.games == 0:
        return
    words = screen.words
    bots = {seating.said(f"ui-bot-{bot}", bot, words): tally for bot, tally in sorted(count.by_bot.items())}
    seats = {words.player(seat): tally for seat, tally in sorted(count.by_seat.items())}
    screen.print(table_of("ui-column-bot", bots, screen))
    screen.print()
    screen.print(table_of("ui-column-seat", seats, screen))
    screen.print()
    screen.say("ui-simulated", games=count.games, decisions=f"{count.decisions / count.games:.1f}")
    screen.remark("ui-speed", speed=f"{count.games / max(seconds, 1e-9):.1f}")


def table_of(head: str, tallies: dict[str, Tally], screen: Screen) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column(screen.words.say(head))
    for column in ("games", "wins", "share", "interval", "points"):
        table.add_column(screen.words.say(f"ui-column-{column}"), justify="right")
    for name, tally in tallies.items():
        low, high = wilson(tally.wins, tally.games)
        table.add_row(
            name,
            str(tally.games),
            f"{tally.wins:.1f}",
            f"{100 * tally.wins / tally.games:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{tally.points / tally.games:.2f}",
        )
    return table
