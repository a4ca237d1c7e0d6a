"""Les Potions d'Azerlande, by Grayden Baker."""

from philtre.games.azerlande.drawing import board
from philtre.games.azerlande.rules import Azerlande
from philtre.games.azerlande.state import OPTION_BREWING, OPTION_DIFFICULTY
from philtre.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    title="Les Potions d’Azerlande",
    designer="Grayden Baker",
    year=2025,
    minutes=(45, 90),
    players=range(1, 5),
    package="philtre.games.azerlande",
    state=Azerlande,
    board=board,
    bound=20_000,
    agreements=(
        Option("difficulty", ("any", "easy", "medium", "hard"), OPTION_DIFFICULTY, players=(1,)),
        Option("brewing", ("together", "in-order"), OPTION_BREWING, players=(2, 3, 4)),
    ),
)
