"""``philtre verify``: whether the chance of a game came from the secret that was promised."""

from pathlib import Path

from philtre.cli import records
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.record import Record
from philtre.kernel.secret import FORM, commitment_to


def verify(file: Path, /, *, commitment: str | None = None, game: str | None = None, screen: OnScreen) -> int:
    """Check the chance of a game played at a table. Exit code 0: it was drawn as promised; 1: it was not.

    Parameters
    ----------
    file
        The record, with the secret that was published at the end.
    commitment
        The SHA-256 of the secret, as it was shown before the game.
    game
        The folder of the game, if it is none of ``philtre games``.
    """
    record = records.read_record(file)
    if record.heading.secret is None:
        raise Unreadable("no-secret", file=str(file))
    if commitment is not None and not FORM.fullmatch(commitment.lower()):
        raise Unreadable("bad-commitment")
    found = screen.open(records.game_of(record, game))
    if not replays(screen, found, record):
        return 1
    made = commitment_to(record.heading.secret)
    if commitment is None:
        screen.say("ui-verify-commitment", commitment=made)
    elif commitment.lower() != made:
        screen.say("ui-verify-broken-promise", "red", commitment=made)
        return 1
    else:
        screen.say("ui-verify-promised", "green")
    return 0


def replays(screen: Screen, game: Game, record: Record) -> bool:
    """Play the answers again, and say what comes of it."""
    record.begin(game)  # refuses what was never a game
    try:
        for _ in record.replay(game):
            pass
    except Unreadable as error:
        screen.refuse(error)
        screen.say("ui-verify-other-game", "red")
        return False
    screen.say("ui-verify-replayed", answers=len(record.answers))
    if record.result is None:
        screen.say("ui-unfinished", answers=len(record.answers))
    return True
