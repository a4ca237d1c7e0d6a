"""The secret of a table: chance that nobody can foresee, and that everybody can check afterwards.

A secret is 32 random bytes, written as 64 hexadecimal digits. Its SHA-256, the *commitment*, is
public from the start; the secret itself when the game is over. Chance comes from nothing else: the
deal is number 0, and before the answer that will be the n-th of those in force the generator is
set from SHA-256(secret, n). Between answers a state holds no generator at all.
"""

import re
from hashlib import sha256

from philtre.kernel.errors import Unreadable

FORM = re.compile("[0-9a-f]{64}")
CARRY = 0x1FFFFFFF  # the generator's upper half, below its multiplier


def refuse_bad(secret: str) -> None:
    if not FORM.fullmatch(secret):
        raise Unreadable("bad-secret")


def commitment_to(secret: str) -> str:
    """What is published before the game, so that no other secret can be shown after it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def drawn_from(secret: str, purpose: bytes, number: int) -> int:
    """A number below 2^64 that only who has the secret can know."""
    return int.from_bytes(sha256(bytes.fromhex(secret) + purpose + number.to_bytes(8, "big")).digest()[:8], "big")


def generator_of(secret: str, number: int) -> int:
    """The generator for the answer of a number, 0 being the deal: its 60 free bits, and no seed of fewer."""
    drawn = drawn_from(secret, b"", number)
    return (drawn >> 32 & CARRY | 1) << 32 | drawn & 0xFFFFFFFF
