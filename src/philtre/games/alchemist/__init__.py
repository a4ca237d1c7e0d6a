"""Alchemist, by Carlo A. Rossi."""

from philtre.games.alchemist.drawing import board
from philtre.games.alchemist.rules import Alchemist
from philtre.games.alchemist.state import OPTION_FIRST, OPTION_SCHOOLS, OPTION_SETUP
from philtre.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    title="Alchemist",
    designer="Carlo A. Rossi",
    year=2007,
    minutes=(40, 60),
    players=range(2, 6),
    package="philtre.games.alchemist",
    state=Alchemist,
    board=board,
    bound=1500,
    agreements=(
        Option("first", ("random", "0", "1", "2", "3", "4"), OPTION_FIRST),
        Option("schools", ("yes", "no"), OPTION_SCHOOLS),
        Option("setup", ("rulebook", "german"), OPTION_SETUP, players=(3,)),
    ),
)
