"""``philtre tournament``: bots against each other, in every seat with the same cards to come."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

import philtre
from philtre.cli import records, seating
from philtre.cli.arguments import GameName, Options, Seed, Workers
from philtre.cli.progress import played
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable
from philtre.lab.match import Outcome
from philtre.lab.tally import Count, wilson
from philtre.lab.tournament import tournament as tournament_of

if TYPE_CHECKING:
    from philtre.lab.ratings import Estimate, Ratings

INDEX = "games.jsonl"


def tournament(
    game: GameName,
    /,
    *,
    bots: str = "random,greedy,3,6",
    games: int = 400,
    players: int | None = None,
    option: Options = None,
    seed: Seed = 0,
    workers: Workers = None,
    records: Path | None = None,
    screen: OnScreen,
) -> int:
    """Let bots play a tournament: rate them, and keep the records.

    Parameters
    ----------
    bots
        Who plays, as in random,greedy,3,6: each against each.
    games
        How many games at least; each deal is played by every rotation of the seats.
    players
        How many sit at a table; two, if the game allows it and nothing else is said.
    records
        The folder for the records of the games; a new one, if nothing is said.
    """
    found = screen.open(game)
    players = min(max(2, found.players[0]), found.players[-1]) if players is None else players
    options = seating.agreed(found, option or [])
    found.begin(players, 0, options)
    names = seating.listed(bots)
    for name in names:
        found.bot(name)
    matches = tournament_of(names, players, games, seed)
    if not philtre.COMPILED:
        screen.remark("ui-interpreted")
    playing = played(matches, found, options, workers, screen)
    folder = folder_for(found.slug, records)
    outcomes: list[Outcome] = []
    try:
        for outcome in playing:
            keep(outcome.record, folder / file_of(outcome, len(matches)))
            outcomes.append(outcome)
    finally:
        if outcomes:
            outcomes.sort(key=lambda outcome: outcome.match.number)
            report(outcomes, names, screen)
            keep(index_of(outcomes, len(matches)), folder / INDEX)
            screen.say("ui-records", file=str(folder))
        elif records is None:
            folder.rmdir()
    return 0


# The records.


def folder_for(slug: str, wanted: Path | None) -> Path:
    """The folder for the records: the one wanted, if it holds none yet; else a new one where one can write."""
    if wanted is None:
        return records.folder_somewhere(f"{slug}-tournament")
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        if any(wanted.glob("*.philtre")) or (wanted / INDEX).exists():
            raise Unreadable("folder-has-records", file=str(wanted))
    except (OSError, ValueError):
        raise Unreadable("cannot-write", file=str(wanted)) from None
    return wanted


class Kept(msgspec.Struct):
    """A line of the index: which record is of which game."""

    file: str
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]


def file_of(outcome: Outcome, games: int) -> str:
    """Numbers of one length, so that they sort."""
    return f"{outcome.match.number + 1:0{len(str(games))}}.philtre"


def keep(text: str, file: Path) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise Unreadable("cannot-write", file=str(file)) from None


def index_of(outcomes: list[Outcome], games: int) -> str:
    lines = [Kept(file_of(outcome, games), outcome.bots, outcome.scores, outcome.winners) for outcome in outcomes]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


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
        low, high = wilson(tally.wins, tally.games)
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
