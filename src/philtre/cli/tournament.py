"""``philtre tournament``: bots against each other, in every seat with the same cards to come."""

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from philtre.cli import seating
from philtre.cli.arguments import USUAL, Conduct, GameName, Options, Out
from philtre.cli.running import asked, opened, running, taken_up
from philtre.cli.screen import OnScreen, Screen
from philtre.lab.match import Outcome
from philtre.lab.tally import Count

if TYPE_CHECKING:
    from philtre.lab.ratings import Estimate, Ratings


def tournament(
    game: GameName | None = None,
    /,
    *,
    bots: str | None = None,
    games: int | None = None,
    players: int | None = None,
    option: Options = None,
    out: Out = None,
    conduct: Conduct = USUAL,
    screen: OnScreen,
) -> int:
    """Let bots play a tournament: rate them, and keep the games.

    Parameters
    ----------
    bots
        Who plays, each against each; random,greedy,3,6, if nothing else is said.
    games
        How many games at least; each deal is played by every rotation of the seats. 400, if nothing else is said.
    players
        How many sit at a table; two, if the game allows it and nothing else is said.
    """
    flags = {"players": players, "games": games, "bots": bots, "option": option}
    found, manifest = taken_up("tournament", game, conduct, screen, **flags) or (opened(game, screen), None)
    if manifest is None:
        players = min(max(2, found.players[0]), found.players[-1]) if players is None else players
        names = seating.listed(bots or "random,greedy,3,6")
        manifest = asked("tournament", found, [players], games, names, conduct, option)
    on_way = running(found, manifest, conduct, out, screen)
    try:
        on_way.play()
    finally:
        if on_way.outcomes:
            report(on_way.outcomes, manifest.bots, screen)
        on_way.tell_where()
    return 0


# What is printed.


def report(outcomes: list[Outcome], names: list[str], screen: Screen) -> None:
    count = Count.of(outcomes)
    names = [name for name in names if name in count.by_bot]
    screen.print(table_of(count, names, ratings_of(outcomes, screen), screen))
    if len(names) > 2 and len(count.by_seat) > 1:
        screen.print()
        screen.say("ui-ahead")
        screen.print(ahead_table(count, names, screen))
    screen.print()
    screen.say("ui-simulated", games=count.games, decisions=f"{count.decisions / count.games:.1f}")


def ratings_of(outcomes: list[Outcome], screen: Screen) -> "Ratings | None":
    """The ratings; none of those who play alone, and none without the library."""
    if len(outcomes[0].bots) == 1:
        return None
    try:
        from philtre.lab.ratings import Ratings
    except ModuleNotFoundError:
        screen.remark("reason-no-laboratory")
        return None
    return Ratings(outcomes)


def table_of(count: Count, names: list[str], ratings: "Ratings | None", screen: Screen) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column(screen.words.say("ui-column-bot"), overflow="fold")  # settings tell bots apart to the last sign
    for column in ("games", "share", "interval", "rating", "points"):
        table.add_column(screen.words.say(f"ui-column-{column}"), justify="right")
    for name in names:
        tally = count.by_bot[name]
        low, high = tally.interval
        table.add_row(
            bot_name(name, screen),
            str(tally.games),
            f"{100 * tally.wins / tally.games:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            "–" if ratings is None else spoken(ratings.rating(name)),
            f"{tally.points / tally.games:.2f}",
        )
    return table


def ahead_table(count: Count, names: list[str], screen: Screen) -> Table:
    """How often the bot of the row came out ahead of that of the column."""
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(bot_name(name, screen), justify="right", overflow="fold")
    for name in names:
        shares = [count.share(name, rival) for rival in names]
        table.add_row(bot_name(name, screen), *("–" if share is None else f"{100 * share:.1f} %" for share in shares))
    return table


def bot_name(bot: str, screen: Screen) -> str:
    return seating.said(f"ui-bot-{bot}", bot, screen.words)


def spoken(estimate: "Estimate") -> str:
    """The points, and their interval unless they are given; a minus sign is no dash."""
    points, low, high = (f"{number:.0f}".replace("-", "−") for number in (estimate.points, estimate.low, estimate.high))
    return points if low == high else f"{points} ({low}–{high})"
