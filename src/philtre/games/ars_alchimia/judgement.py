"""Ars Alchimia: what a greedy player values."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.state import *


def judged(b: vec[i64], seat: i64) -> i64:
    return b[ME * seat + TRACK]
