"""``philtre check``: whether a game keeps what every game promises."""

from philtre.cli.arguments import GameName
from philtre.cli.screen import OnScreen
from philtre.kernel.errors import Unreadable


def check(game: GameName, /, *, games: int | None = None, screen: OnScreen) -> int:
    """Put a game through the conformance suite. Exit code 0: it passed; 1: it did not.

    Parameters
    ----------
    games
        How many games the suite plays.
    """
    from philtre import checks

    found = screen.open(game)
    if games is not None and games < 1:
        raise Unreadable("bad-games", games=games)
    verdict = checks.check(found) if games is None else checks.check(found, games=games)
    screen.print(verdict.table())
    return 0 if verdict.passed else 1
