"""Ars Alchimia, by Kuro."""

from philtre.games.ars_alchimia.drawing import board
from philtre.games.ars_alchimia.rules import ArsAlchimia
from philtre.kernel.game import Game

__all__ = ["GAME"]

GAME = Game(
    title="Ars Alchimia",
    designer="Kuro",
    year=2014,
    minutes=(60, 100),
    players=range(2, 5),
    package="philtre.games.ars_alchimia",
    state=ArsAlchimia,
    board=board,
    bound=10_000,
)
