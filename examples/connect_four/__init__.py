"""Connect Four, by Howard Wexler and Ned Strongin."""

from connect_four.rules import ConnectFour
from connect_four.view import board
from philtre.kernel.game import Game

__all__ = ["GAME"]

GAME = Game(
    title="Connect Four",
    designer="Howard Wexler, Ned Strongin",
    year=1974,
    minutes=(5, 10),
    players=range(2, 3),
    package="connect_four",
    state=ConnectFour,
    board=board,
    bound=42,
)
