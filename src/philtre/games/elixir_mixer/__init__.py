"""Elixir Mixer, by Wouter van Strien."""

from philtre.games.elixir_mixer.drawing import board
from philtre.games.elixir_mixer.rules import ElixirMixer
from philtre.games.elixir_mixer.state import OPTION_FIRST
from philtre.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    title="Elixir Mixer",
    designer="Wouter van Strien",
    year=2021,
    minutes=(20, 20),
    players=range(2, 5),
    package="philtre.games.elixir_mixer",
    state=ElixirMixer,
    board=board,
    bound=250_000,
    agreements=(Option("first", ("random", "0", "1", "2", "3"), OPTION_FIRST),),
)
