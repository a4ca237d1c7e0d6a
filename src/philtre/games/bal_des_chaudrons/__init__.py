"""Le Bal des Chaudrons (Whirling Witchcraft), by Erik Andersson Sundén."""

from philtre.games.bal_des_chaudrons.drawing import board
from philtre.games.bal_des_chaudrons.rules import BalDesChaudrons
from philtre.games.bal_des_chaudrons.state import OPTION_BREWING, OPTION_CHARACTERS
from philtre.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    title="Le Bal des Chaudrons",
    designer="Erik Andersson Sundén",
    year=2021,
    minutes=(15, 30),
    players=range(2, 6),
    package="philtre.games.bal_des_chaudrons",
    state=BalDesChaudrons,
    board=board,
    bound=12_000,
    agreements=(
        Option("characters", ("novice", "draft"), OPTION_CHARACTERS),
        Option("brewing", ("initiative", "blind"), OPTION_BREWING),
    ),
)
