"""What everybody is measured by: batches of the same size."""

from collections.abc import Callable

Batch = Callable[[int], int]  # from the number of a batch to how much was done in it

GAMES = 10  # played in one batch
TIMES = 500  # a position is copied, looked at or re-dealt in one batch
SIMULATIONS = 1000  # of a search, from each of two positions in one batch
CURIOSITY = 0.7  # of a search, for outcomes from 0 to 1
