"""Bots: players that are given what their seat sees, and nothing else."""

from functools import partial

from philtre.bots.greedy import Greedy
from philtre.bots.levels import LEVELS, level, plain, search
from philtre.bots.random import Random
from philtre.kernel.bot import makers

makers["random"] = partial(plain, Random)
makers["greedy"] = partial(plain, Greedy)
makers["ismcts"] = search
for number in LEVELS:
    makers[str(number)] = partial(level, number)
