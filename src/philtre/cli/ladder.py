"""``philtre ladder``: the levels of a game, measured again."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from philtre.bots.levels import LEVELS
from philtre.cli import seating
from philtre.cli.arguments import USUAL, Conduct, GameName, Out
from philtre.cli.running import GAMES, asked, expect_to_write, opened, running, taken_up
from philtre.cli.screen import OnScreen, Screen
from philtre.cli.tournament import bot_name, spoken
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.lab.match import Outcome
from philtre.lab.tally import Count, Tally

if TYPE_CHECKING:
    from philtre.lab.ladder import Rung, Standing
    from philtre.lab.ratings import Estimate

ENOUGH = GAMES["ladder"]  # between neighbours, for the ratings to be worth keeping
PICTURES = (".pdf", ".png", ".svg")
WIDTH = 17  # signs that an interval is drawn with


def ladder(
    game: GameName | None = None,
    /,
    *,
    games: int | None = None,
    players: str | None = None,
    levels: str | None = None,
    write: Path | None = None,
    plot: Path | None = None,
    reuse: Path | None = None,
    out: Out = None,
    conduct: Conduct = USUAL,
    screen: OnScreen,
) -> int:
    """Let the levels of a game play each other, and rate them. Needs what "make lab" installs.

    Parameters
    ----------
    games
        How many games each two neighbours play at least, 200 if nothing is said; others meet a quarter as often.
    players
        The sizes of table, as in 2,5; two and the most the game allows, if nothing is said.
    levels
        The levels to be measured, as in 1,2,3; all, if nothing is said.
    write
        The data file. If nothing is said, a whole ladder with at least 200 games replaces that of the game.
    plot
        A picture to be drawn, as in ladder.png or ladder.svg.
    reuse
        The folder of an earlier ladder: what levels played there that are set as they were is not played again.
    """
    try:
        from philtre.lab import ladder as lab

        if plot is not None:
            import_module("philtre.lab.plot")  # it may take a second, and does nothing for a table
    except ModuleNotFoundError:
        raise Unreadable("no-laboratory") from None
    flags = {"games": games, "players": players, "levels": levels}
    found, manifest = taken_up("ladder", game, conduct, screen, **flags) or (opened(game, screen), None)
    if manifest is None:
        tables = lab.sizes(found) if players is None else sizes(found, players)
        wanted = list(LEVELS) if levels is None else numbers(levels, LEVELS[0], LEVELS[-1])
        manifest = asked("ladder", found, tables, games, [str(level) for level in wanted], conduct)
    whole = (manifest.players, manifest.bots) == (lab.sizes(found), list(map(str, LEVELS)))
    file = lab.place(found) if write is None and whole and manifest.games >= ENOUGH else write
    if plot is not None and plot.suffix.lower() not in PICTURES:
        raise Unreadable("no-picture", file=str(plot), endings=", ".join(PICTURES))
    for output in (file, plot):
        expect_to_write(output)
    on_way = running(found, manifest, conduct, out, screen, reuse)
    standings: list[Standing] = []
    try:
        on_way.play()
    finally:
        sat = {len(outcome.bots) for outcome in on_way.outcomes}
        for size in manifest.players:
            if size in sat:
                standings.append(lab.standing(on_way.manifest.settings, size, on_way.outcomes, manifest.seed))
                report(standings[-1], on_way.outcomes, screen)
        on_way.tell_where()
    if file is not None:
        file.write_bytes(lab.written(lab.Ladder(found.slug, found.rules, manifest.seed, manifest.games, standings)))
        screen.say("ui-ladder-written", file=str(file))
    if plot is not None:
        picture(standings, plot, screen)
    return 0


def sizes(game: Game, text: str) -> list[int]:
    """The sizes of table that are asked for; whoever plays alone has nobody to be measured against."""
    return numbers(text, max(2, game.players[0]), game.players[-1])


def numbers(text: str, least: int, most: int) -> list[int]:
    return sorted({seating.number_of(part, least, most) for part in seating.listed(text)})


def picture(standings: "list[Standing]", file: Path, screen: Screen) -> None:
    from philtre.lab.plot import draw

    words = screen.words
    labels = {standing.players: words.say("ui-table-of", players=standing.players) for standing in standings}
    labels[0] = bot_name("greedy", screen)
    draw({words.say("game"): standings}, file, labels, (words.say("ui-column-level"), words.say("ui-column-rating")))
    screen.say("ui-drawn", file=str(file))


# What is printed.


def report(standing: "Standing", outcomes: list[Outcome], screen: Screen) -> None:
    count = Count.of(outcome for outcome in outcomes if len(outcome.bots) == standing.players)
    low = min(rung.rating.low for rung in standing.rungs)
    high = max(rung.rating.high for rung in standing.rungs)
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column(screen.words.say("ui-column-level"))
    for column in ("rating", "gap", "time"):
        table.add_column(screen.words.say(f"ui-column-{column}"), justify="right")
    table.add_column("", no_wrap=True)
    for rung in standing.rungs:
        table.add_row(*row_of(rung, count.by_bot[rung.bot], screen), drawn(rung.rating, low, high))
    screen.say("ui-table-of", "bold", players=standing.players)
    screen.print(table)
    screen.print()
    screen.say("ui-simulated", games=count.games, decisions=f"{count.decisions / count.games:.1f}")
    screen.print()


def row_of(rung: "Rung", tally: Tally, screen: Screen) -> list[str]:
    gap = "" if rung.gap is None else spoken(rung.gap)
    return [bot_name(rung.bot, screen), spoken(rung.rating), gap, f"{tally.milliseconds:.1f} ms"]


def drawn(rating: "Estimate", low: float, high: float) -> str:
    """An interval, with the estimate in it.

    >>> from philtre.lab.ratings import Estimate
    >>> drawn(Estimate(50, 25, 75), 0, 100)
    '    ├───●───┤    '
    """

    def place(points: float) -> int:
        return round((WIDTH - 1) * (points - low) / max(high - low, 1))

    signs = [" "] * WIDTH
    for sign in range(place(rating.low), place(rating.high) + 1):
        signs[sign] = "─"
    signs[place(rating.low)], signs[place(rating.high)] = "├", "┤"
    signs[min(max(place(rating.points), 0), WIDTH - 1)] = "●"
    return "".join(signs)
