"""``philtre simulate``: bots play many games, each bot in every seat."""

import time

from rich.box import SIMPLE_HEAD
from rich.table import Table

from philtre.cli import seating
from philtre.cli.arguments import USUAL, Conduct, GameName, Options, Out
from philtre.cli.running import asked, opened, running, taken_up
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable
from philtre.lab.tally import Count, Tally


def simulate(
    game: GameName | None = None,
    /,
    *,
    players: int | None = None,
    games: int | None = None,
    bots: str | None = None,
    option: Options = None,
    out: Out = None,
    conduct: Conduct = USUAL,
    screen: OnScreen,
) -> int:
    """Let bots play many games, count who wins, and keep the games.

    Parameters
    ----------
    players
        How many play; as many as there are bots, if nothing else is said.
    games
        How many games; 1000, if nothing else is said.
    bots
        Who plays; greedy,random, if nothing else is said. They change seats from game to game.
    """
    flags = {"players": players, "games": games, "bots": bots, "option": option}
    found, manifest = taken_up("simulate", game, conduct, screen, **flags) or (opened(game, screen), None)
    if manifest is None:
        names = seating.listed(bots or "greedy,random")
        players = max(found.players[0], len(names)) if players is None else players
        if len(names) > players:
            raise Unreadable("too-many-bots", bots=len(names), players=players)
        manifest = asked("simulate", found, [players], games, names, conduct, option)
    on_way = running(found, manifest, conduct, out, screen)
    began = time.perf_counter()
    try:
        on_way.play()
    finally:
        report(Count.of(on_way.outcomes), on_way.played / max(time.perf_counter() - began, 1e-9), screen)
        on_way.tell_where()
    return 0


# What is printed.


def report(count: Count, speed: float, screen: Screen) -> None:
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
    screen.remark("ui-speed", speed=f"{speed:.1f}")


def table_of(head: str, tallies: dict[str, Tally], screen: Screen) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column(screen.words.say(head))
    for column in ("games", "wins", "share", "interval", "points"):
        table.add_column(screen.words.say(f"ui-column-{column}"), justify="right")
    for name, tally in tallies.items():
        low, high = tally.interval
        table.add_row(
            name,
            str(tally.games),
            f"{tally.wins:.1f}",
            f"{100 * tally.wins / tally.games:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{tally.points / tally.games:.2f}",
        )
    return table
