"""Tasting: a small game with hidden hands, chance, a window and a nested question, that keeps every promise.

Each round everybody offers a vial at once, out of sight, and may seal it; what is offered
comes to the shelf, and in turn everybody takes a vial from there or draws one from the cask.
At the end each shows the vial they prefer.
"""

from checks.tasting.rules import Tasting
from checks.tasting.state import OPTION_ROUNDS
from checks.tasting.view import board

from philtre.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    title="Tasting",
    designer="nobody",
    year=2026,
    minutes=(1, 2),
    players=range(2, 4),
    package="checks.tasting",
    state=Tasting,
    board=board,
    bound=27,
    agreements=(Option("rounds", ("three", "two"), OPTION_ROUNDS, players=(3,)),),
)
