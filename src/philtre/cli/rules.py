"""``philtre rules``: what a game's rules say."""

from rich.markdown import Markdown

from philtre.cli import shelf
from philtre.cli.arguments import GameName
from philtre.cli.screen import OnScreen


def rules(game: GameName, section: str | None = None, /, *, screen: OnScreen) -> int:
    """Print the rules of a game.

    Parameters
    ----------
    section
        Only the sections about this word.
    """
    found = screen.open(game)
    text = shelf.rules_of(found, screen.language)
    screen.print(Markdown(text if section is None else shelf.about(text, section)))
    return 0
