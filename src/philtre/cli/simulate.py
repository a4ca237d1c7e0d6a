"""``philtre simulate``: bots play many games, each bot in every seat."""

import time

from rich.box import SIMPLE_HEAD
from rich.table import Table

import philtre
from philtre.cli import seating
from philtre.cli.arguments import GameName, Options, Seed, Workers
from philtre.cli.progress import played
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable
from philtre.lab.match import Outcome
from philtre.lab.tally import Count, Tally, wilson
from philtre.lab.tournament import in_turns


def simulate(
    game: GameName,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str = "greedy,random",
    option: Options = None,
    seed: Seed = 0,
    workers: Workers = None,
    screen: OnScreen,
) -> int:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    players
        How many play; as many as there are bots, if nothing else is said.
    games
        How many games.
    bots
        Who plays, as in greedy,random. They change seats from game to game.
    """
    found = screen.open(game)
    names = seating.listed(bots)
    players = max(found.players[0], len(names)) if players is None else players
    if len(names) > players:
        raise Unreadable("too-many-bots", bots=len(names), players=players)
    options = seating.agreed(found, option or [])
    found.begin(players, 0, options)
    for name in names:
        found.bot(name)
    matches = in_turns([names[i % len(names)] for i in range(players)], games, seed)
    if not philtre.COMPILED:
        screen.remark("ui-interpreted")
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    try:
        for outcome in played(matches, found, options, workers, screen):
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
