"""The shelf: games by their names, how they are drawn, and what their rules say."""

import re
import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import cast
from unicodedata import combining, normalize

from rich.console import RenderableType

import philtre
from philtre.cli import drawing
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.view import View
from philtre.kernel.words import Words

Draw = Callable[[View, Words], RenderableType]
HEADING = re.compile(r"(#+)\s+(.*)")


def found(name: str, language: str) -> Game:
    """A game by its name or folder, with its words. A folder that holds no sound game is told in one line."""
    try:
        game = philtre.game(name.lower() if name.lower() in philtre.games() else name)
        game.state()  # what is broken shows now, not in the middle of a command
        game.words(language)
    except Unreadable:
        raise
    except Exception as error:
        raise Unreadable("broken-game", game=name, problem=where_broken(error)) from None
    return game


def where_broken(error: Exception) -> str:
    said = " ".join(f"{type(error).__name__}: {error}".split())
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{said} ({Path(last.filename).name}:{last.lineno})"


def drawn(game: Game, view: View, words: Words) -> RenderableType:
    """The table as a seat sees it: as the game draws it, or plainly."""
    return drawing_of(game)(view, words)


def drawing_of(game: Game) -> Draw:
    module = f"{game.package}.terminal"
    try:
        return cast(Draw, import_module(module).draw)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return drawing.draw


# The rules reference.


def rules_of(game: Game, language: str) -> str:
    """The Markdown of a game's rules."""
    file = files(game.package) / "text" / f"{language}.md"
    if not file.is_file():
        raise Unreadable("no-rules-text", game=game.slug)
    return file.read_text("utf-8")


def sections(text: str) -> list[tuple[int, str, str]]:
    """The sections of a text: the depth of each, its heading, and all its lines up to the next heading."""
    found: list[tuple[int, str, str]] = []
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else HEADING.match(line)
        if heading is not None:
            found.append((len(heading[1]), heading[2], line + "\n"))
        elif found:
            depth, title, lines = found[-1]
            found[-1] = (depth, title, lines + line + "\n")
    return found


def about(text: str, word: str) -> str:
    """The sections of a text whose headings have a word, with what lies under them; failing that, those that use it.

    >>> about("# A\\n## Tea\\nhot\\n### Mint\\ncold\\n## Jam\\nwith tea\\n", "tea")
    '## Tea\\nhot\\n### Mint\\ncold\\n'
    """
    all_sections = sections(text)
    wanted = plain(word)
    chosen = []
    under = 0  # the depth of the heading that has the word, while its own sections follow
    for depth, title, lines in all_sections:
        if under and depth > under:
            chosen.append(lines)
        else:
            under = depth if depth > 1 and wanted in plain(title) else 0
            if under:
                chosen.append(lines)
    chosen = chosen or [lines for _, _, lines in all_sections if wanted in plain(lines)]
    if not chosen:
        titles = ", ".join(title for depth, title, _ in all_sections if depth == 2)
        raise Unreadable("no-such-section", word=word, sections=titles)
    return "".join(chosen)


def plain(text: str) -> str:
    """A text without its accents and capitals."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
