"""Chance: a multiply-with-carry generator held in one number of the state.

Every product stays below 2^63, so the compiled and the interpreted kernel draw the same
numbers; xorshift and splitmix overflow and would not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.zones import CHANCE

WORD: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 698769069


def scrambled(word: i64) -> i64:
    """A 32-bit number in which every bit of another has its say."""
    word = ((word >> 16) ^ word) * 0x45D9F3B & WORD
    word = ((word >> 16) ^ word) * 0x45D9F3B & WORD
    return (word >> 16) ^ word


def seeded(seed: i64) -> i64:
    """The generator of a seed; neighbouring seeds have nothing in common."""
    low = scrambled((seed & WORD) ^ scrambled((seed >> 32) + 0x3C6EF372 & WORD))
    high = scrambled(low + 0x1E3779B9 & WORD) & 0x1FFFFFFF
    return (high | 1) << 32 | low


def following(generator: i64) -> i64:
    """The generator after one draw; its low 32 bits are the number drawn."""
    return MULTIPLIER * (generator & WORD) + (generator >> 32)


def below(row: vec[i64], limit: i64) -> i64:
    """A number drawn from 0 .. limit - 1 by the generator of a row."""
    generator = following(row[CHANCE])
    row[CHANCE] = generator
    return (generator & WORD) * limit >> 32
