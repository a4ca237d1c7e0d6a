"""What the seats of a table see and may do, as NumPy arrays."""

from functools import lru_cache

from philtre.doors import missing
from philtre.doors.observation import Observer
from philtre.games import exported
from philtre.kernel.game import Game
from philtre.kernel.state import State

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError(missing("NumPy")) from error


class Senses:
    """Observations and masks of a game at a table of so many players; made by ``senses``."""

    def __init__(self, package: str, players: int) -> None:
        self.package = package
        self.players = players
        self.game: Game = exported(package)
        self.game.new(players)  # refuses a number of players, in words
        self.observer = Observer(self.game.zones, self.game.lexicon, players)
        self.actions = int(self.game.lexicon.actions)
        pieces = self.observer.pieces
        self.low = np.concatenate([np.full(piece.end - piece.at, piece.low, np.float32) for piece in pieces])
        self.high = np.concatenate([np.tile(np.array(piece.high, np.float32), piece.rows) for piece in pieces])

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles of whatever senses by these share them."""
        return senses, (self.package, self.players)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        return np.frombuffer(self.observer.observation(state, seat), "<f4").copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        return np.frombuffer(self.observer.mask(state, seat), np.int8).copy()

    def pieces(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The named pieces of an observation, which they share."""
        return {piece.name: observation[piece.at : piece.end].reshape(piece.shape) for piece in self.observer.pieces}


@lru_cache
def senses(package: str, players: int) -> Senses:
    return Senses(package, players)
