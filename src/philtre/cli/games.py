"""``philtre games``: what can be played."""

from importlib.resources import files

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

import philtre
from philtre.cli import shelf
from philtre.cli.screen import OnScreen
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.words import LANGUAGES, Words

COLUMNS = ("game", "players", "minutes", "pitch", "state")


def games(*, screen: OnScreen) -> int:
    """List the games."""
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    for column in COLUMNS:
        table.add_column(screen.words.say(f"ui-column-{column}"), no_wrap=column != "pitch")
    for name in philtre.games():
        try:
            game = shelf.found(name, screen.language)
        except Unreadable as error:
            table.add_row(name, "", "", screen.reason(error))
        else:
            table.add_row(*row_of(name, game, game.words(screen.language)))
    screen.print(table)
    return 0


def row_of(name: str, game: Game, words: Words) -> list[str | Text]:
    return [
        Text.assemble((words.say("game"), "bold"), f"\n{game.designer}, {game.year}\n", (name, "dim")),
        span(game.players[0], game.players[-1]),
        span(*game.minutes),
        words.say("game-pitch"),
        state_of(game, words),
    ]


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def state_of(game: Game, words: Words) -> str:
    """Whether all that belongs to a game is here."""
    texts = all((files(game.package) / "text" / f"{language}.md").is_file() for language in LANGUAGES)
    return words.say("ui-state-complete" if texts else "ui-state-without-rules")
