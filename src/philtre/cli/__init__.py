"""The command ``philtre``: one verb per file."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from philtre._version import __version__
from philtre.cli.backup import backup
from philtre.cli.check import check
from philtre.cli.games import games
from philtre.cli.ladder import ladder
from philtre.cli.migrate import migrate
from philtre.cli.misuse import misuse
from philtre.cli.new import new
from philtre.cli.play import play
from philtre.cli.replay import replay
from philtre.cli.report import report
from philtre.cli.rules import rules
from philtre.cli.screen import Screen, fall_silent, spoken
from philtre.cli.serve import serve
from philtre.cli.simulate import simulate
from philtre.cli.tournament import tournament
from philtre.cli.verify import verify
from philtre.kernel.errors import PhiltreError

VERBS = (games, rules, play, serve, simulate, tournament, ladder, report, replay, verify, check, new, backup, migrate)

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Obey a command line; the exit code."""
    screen = Screen(spoken(os.environ))
    try:
        return obey(screen, sys.argv[1:] if arguments is None else arguments)
    except BrokenPipeError:
        fall_silent()
        return NOBODY_READS
    except OSError as error:
        if error.filename is not None:  # not the output, then
            raise
        screen.complain(screen.sentence("ui-cannot-print"))
        fall_silent()
        return BAD_INPUT


def obey(screen: Screen, arguments: Sequence[str]) -> int:
    """Whatever is wrong with the input is told in one line."""
    try:
        code = command(screen)(
            arguments, console=screen.out, exit_on_error=False, print_error=False, result_action="return_value"
        )
        screen.out.file.flush()
        return code or 0
    except CycloptsError as error:
        screen.complain(misuse(error, screen))
    except PhiltreError as error:
        screen.complain(screen.reason(error))
    except KeyboardInterrupt:
        screen.complain(screen.sentence("ui-interrupted"))
        return INTERRUPTED
    return BAD_INPUT


def command(screen: Screen) -> App:
    """The verbs, behind what they have in common: the language."""
    app = App(name="philtre", help="Potion-brewing board games, for people and machines.", version=__version__)
    app.meta.suppress_keyboard_interrupt = False
    for verb in VERBS:
        app.command(verb)

    @app.meta.default
    def launch(
        *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        lang: Literal["en", "fr"] | None = None,
    ) -> int | None:
        """Speak the language that is asked for, then obey.

        Parameters
        ----------
        lang
            The language; that of the environment, if nothing is said.
        """
        if lang is not None:
            screen.speak(lang)
        verb, bound, withheld = app.parse_args(tokens, console=screen.out, exit_on_error=False, print_error=False)
        code: int | None = verb(*bound.args, **bound.kwargs, **dict.fromkeys(withheld, screen))
        return code

    return app.meta
