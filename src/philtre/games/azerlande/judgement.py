"""Les Potions d'Azerlande: what a greedy player values."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.state import *


def judged(b: vec[i64], seat: i64) -> i64:
    return b[ME * seat + PRESTIGE]
