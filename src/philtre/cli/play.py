"""``philtre play``: a game at this screen."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import philtre
from philtre.cli import records, seating
from philtre.cli.arguments import GameName, Options
from philtre.cli.screen import OnScreen, Screen
from philtre.cli.session import Session
from philtre.cli.signals import on_hang_up
from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.kernel.game import Game
from philtre.table import Course


def play(
    game: GameName | None = None,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    bot: str | None = None,
    names: str | None = None,
    option: Options = None,
    seed: int | None = None,
    resume: Path | None = None,
    thoughts: Annotated[bool, Parameter(negative=())] = False,
    screen: OnScreen,
) -> int:
    """Play a game in this terminal.

    What the flags leave open is asked; with --players, --seats or --bot nothing more is asked.

    Parameters
    ----------
    players
        How many play.
    seats
        Who sits where: human, or a robot by its level, 1 to 6, as in human,3,5; also greedy and random.
    bot
        Whom to play against: the levels of the robots beside one person, as in 3,5.
    names
        What the people are called, in the order of their seats, as in Ana,Ben.
    seed
        The number from which chance is drawn; the same seed deals the same game.
    resume
        Go on with an unfinished record.
    thoughts
        Show what robots considered when they have answered in the open. For study: it may show you what they hold.
    """
    if not philtre.COMPILED:
        screen.remark("ui-interpreted")
    if bot is not None:
        if seats is not None:
            raise Unreadable("seats-and-bot")
        seats = ",".join([seating.HUMAN, bot])
    try:
        if resume is None:
            session = begin(screen, game, players, seats, names, option or [], seed)
        else:
            refuse_settled(players=players, option=option, seed=seed)
            session = take_up(screen, game, resume, seats, names)
    except EOFError:
        raise Unreadable("input-ended") from None
    session.thoughts = thoughts
    with on_hang_up(session.leave):
        session.run()
    return 0


def begin(
    screen: Screen,
    name: str | None,
    players: int | None,
    seats: str | None,
    names: str | None,
    options: list[str],
    seed: int | None,
) -> Session:
    """A new game: by the flags, and by questions for what they leave open."""
    game = seating.ask_game(screen) if name is None else screen.open(name)
    agreed = seating.agreed(game, options)
    asks = players is None and seats is None
    if players is None:
        players = seating.ask_players(screen, game) if seats is None else len(seating.listed(seats))
    game.begin(players, 0, agreed)  # refuses what cannot be, before anything more is asked
    chairs = chairs_of(screen, game, players, seats, names, asks and names is None)
    if asks and not agreed:
        agreed = seating.ask_options(screen, game, players)
    course = Course(game, players, secrets.randbelow(2**32) if seed is None else seed, agreed)
    return Session(screen, course, chairs, name or game.slug)


def take_up(screen: Screen, name: str | None, file: Path, seats: str | None, names: str | None) -> Session:
    """The game of an unfinished record."""
    record = records.read_record(file)
    game = screen.open(records.game_of(record, name))
    course = Course.resume(game, record)
    if course.state.over:
        raise NotAllowed("game-over")
    chairs = chairs_of(screen, game, course.state.players, seats, names, seats is None and names is None)
    return Session(screen, course, chairs, name or game.slug, file)


def chairs_of(
    screen: Screen, game: Game, players: int, seats: str | None, names: str | None, asks: bool
) -> list[seating.Chair]:
    if asks:
        return seating.ask_chairs(screen, game, players)
    kinds = seating.usual_seats(players) if seats is None else [kind.lower() for kind in seating.listed(seats)]
    if len(kinds) != players:
        raise Unreadable("bad-seats", seats=len(kinds), players=players)
    return seating.seated(game, kinds, [] if names is None else seating.listed(names), screen.words)


def refuse_settled(**flags: object) -> None:
    """A record has settled these."""
    for flag, value in flags.items():
        if value is not None:
            raise Unreadable("settled-by-record", flag=f"--{flag}")
