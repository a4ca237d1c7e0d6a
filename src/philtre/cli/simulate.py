"""``philtre simulate``: bots play many games, each bot in every seat."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import philtre
from philtre.cli import seating
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.bot import Bot
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS, Game

CERTAINTY = 1.959964  # standard deviations around the middle that hold 95 %


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str = "greedy,random",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int = 0,
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
    bots_by_name = {name: found.bot(name) for name in names}
    if not philtre.COMPILED:
        screen.remark("ui-interpreted")
    line_up = [names[i % len(names)] for i in range(players)]
    count = Count(players)
    began = time.perf_counter()
    try:
        with progress(screen) as bar:
            for outcome in bar.track(outcomes(found, options, bots_by_name, line_up, games, seed), games):
                count.add(outcome)
    except KeyboardInterrupt:
        report(count, time.perf_counter() - began, screen)
        raise
    report(count, time.perf_counter() - began, screen)
    return 0


@dataclass(frozen=True)
class Outcome:
    """Who sat where in one game, and how it ended."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int


def outcomes(
    game: Game, options: dict[str, str], bots: dict[str, Bot], line_up: list[str], games: int, seed: int
) -> Iterator[Outcome]:
    """Game after game, the line-up moved on by one seat each time."""
    chance = random.Random(seed)
    for number in range(games):
        turned = [line_up[(seat + number) % len(line_up)] for seat in range(len(line_up))]
        state = game.begin(len(turned), chance.randrange(2**62), options)
        decisions = 0
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, bots[turned[seat]].choose(state.seen_by(seat), seat, chance.randrange(2**62)))
            decisions += 1
        yield Outcome(turned, state.scores, state.winners, decisions)


@dataclass
class Tally:
    """Games, wins and points of a bot or of a seat. A shared victory counts in equal parts."""

    games: int = 0
    wins: float = 0
    points: int = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.points += outcome.scores[seat]
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)


@dataclass
class Count:
    """Everything that is counted."""

    players: int
    games: int = 0
    decisions: int = 0
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: dict[int, Tally] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for seat, bot in enumerate(outcome.bots):
            self.by_bot.setdefault(bot, Tally()).add(outcome, seat)
            self.by_seat.setdefault(seat, Tally()).add(outcome, seat)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(bound, 3) for bound in wilson(0, 10)]
    [0.0, 0.278]
    """
    share = wins / games
    square = CERTAINTY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CERTAINTY / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return middle - reach, middle + reach


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


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


def progress(screen: Screen) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal)
