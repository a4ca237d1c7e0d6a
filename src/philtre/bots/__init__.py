"""Bots: players that are given what their seat sees, and nothing else."""

from philtre.bots.greedy import Greedy
from philtre.bots.random import Random
from philtre.kernel.bot import makers

makers["random"] = Random
makers["greedy"] = Greedy
