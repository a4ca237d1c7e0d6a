"""The screen: where a command writes, in which words, and how it asks."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from io import TextIOWrapper
from typing import Annotated, Any
from unicodedata import category

from cyclopts import Parameter
from rich.console import Console, RenderableType
from rich.status import Status
from rich.text import Text

from philtre.cli import shelf
from philtre.kernel.errors import PhiltreError
from philtre.kernel.game import Game
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.words import LANGUAGES, Words

try:
    import readline
except ImportError:  # a Python without it: lines are typed without history
    readline = None  # type: ignore[assignment]

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # the sorts of signs that show nothing, or do something


def spoken(environment: Mapping[str, str]) -> str:
    """The language of the environment, or English.

    >>> spoken({"LANG": "fr_FR.UTF-8"}), spoken({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    ('fr', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Paper(Console):
    """A console that leaves a closed pipe to its caller."""

    def on_broken_pipe(self) -> None:
        raise  # the BrokenPipeError that is being handled when this is called


class Screen:
    """What every command is given: paper for answers and for complaints, and the words to fill it."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.out = Paper(highlight=False, markup=False, emoji=False)
        self.err = Paper(highlight=False, markup=False, emoji=False, stderr=True)
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.words = Words(language, [files("philtre.text")], Lexicon("", 0))

    def open(self, name: str) -> Game:
        """A game by its name or folder; from now on its words are spoken too."""
        game = shelf.found(name, self.language)
        self.words = game.words(self.language)
        return game

    # Writing.

    def print(self, *what: RenderableType) -> None:
        self.out.print(*what)

    def sentence(self, id: str, **arguments: Any) -> str:
        """A message of the catalogue on one line, whatever was typed or read into its arguments."""
        return one_line(self.words.say(id, **arguments))

    def say(self, id: str, style: str = "", **arguments: Any) -> None:
        self.out.print(Text(self.sentence(id, **arguments), style))

    def complain(self, sentence: str) -> None:
        """One line for what went wrong."""
        self.err.print(Text(sentence, "red"), soft_wrap=True)

    def remark(self, id: str, **arguments: Any) -> None:
        """One line beside the matter."""
        self.err.print(Text(self.sentence(id, **arguments), "dim"), soft_wrap=True)

    @contextmanager
    def busy(self, id: str, **arguments: Any) -> Iterator[Status | None]:
        """While something takes its time, a line that moves; on a terminal that can take it back."""
        if not self.err.is_terminal or self.err.is_dumb_terminal:
            yield None
            return
        with self.err.status(Text(self.sentence(id, **arguments), "dim")) as status:
            yield status

    def refuse(self, error: PhiltreError) -> None:
        """Say in the middle of a game why something is not done."""
        self.out.print(Text(self.reason(error), "red"))

    def reason(self, error: PhiltreError) -> str:
        """An error in words, with the one that stands behind it."""
        return one_line(self.words.error(error))

    # Asking.

    @property
    def interactive(self) -> bool:
        return self.out.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    def ask(self, prompt: str = "> ") -> str:
        """A line typed in; EOFError at the end of the input."""
        if None in (sys.stdin, sys.stdout, sys.stderr):  # closed by the shell
            raise EOFError
        line = input(prompt)
        if not sys.stdin.isatty():  # nobody saw it being typed
            self.print(Text(one_line(line)))
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing for the next pair of eyes: neither on the screen, nor above it, nor in the history of lines."""
        if readline is not None:
            readline.clear_history()
        if not self.out.is_terminal:
            return
        if self.out.is_dumb_terminal:
            self.out.file.write("\n" * max(50, self.out.height))
        else:
            self.out.file.write("\033[2J\033[3J\033[H")
        self.out.file.flush()


def one_line(text: str) -> str:
    """Whatever a file or a person wrote, without what would move the cursor.

    >>> one_line("brew \\x1b[2Jmint\\n")
    'brew ?[2Jmint?'
    """
    return "".join("?" if category(sign) in UNSEEN else sign for sign in text)


def fall_silent() -> None:
    """Nobody reads any more: let what is still to be written vanish."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


OnScreen = Annotated[Screen, Parameter(parse=False)]
