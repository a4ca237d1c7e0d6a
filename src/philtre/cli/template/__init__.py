"""Little Brew: a small game, to begin another with."""

from philtre.kernel.game import Game

from .rules import LittleBrew
from .view import board

__all__ = ["GAME"]

GAME = Game(
    title="Little Brew",
    designer="You",
    year=2026,
    minutes=(5, 10),
    players=range(2, 5),
    package=__name__,
    state=LittleBrew,
    board=board,
    bound=60,
)
