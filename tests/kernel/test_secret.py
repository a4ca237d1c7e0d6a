"""The secret of a table: chance that cannot be foreseen, and can be checked."""

from hashlib import sha256

import pytest

from philtre import Unreadable
from philtre.kernel.chance import MULTIPLIER, following
from philtre.kernel.secret import commitment_to, drawn_from, generator_of, refuse_bad

SECRET = "00" * 31 + "07"


def test_the_generator_of_an_answer_is_what_anybody_can_compute() -> None:
    """Written out, for whoever checks a game with other tools."""
    digest = sha256(bytes.fromhex(SECRET) + bytes([0, 0, 0, 0, 0, 0, 0, 3])).digest()
    low, high = int.from_bytes(digest[4:8], "big"), int.from_bytes(digest[:4], "big")
    assert generator_of(SECRET, 3) == ((high & 0x1FFFFFFF) | 1) << 32 | low
    assert commitment_to(SECRET) == sha256(bytes.fromhex(SECRET)).hexdigest()


def test_generators_are_what_the_kernel_can_draw_from() -> None:
    for number in range(1000):
        generator = generator_of(SECRET, number)
        assert 0 < generator >> 32 < MULTIPLIER
        assert 0 < following(generator) < 2**62


def test_every_answer_has_its_own_chance_and_every_secret() -> None:
    generators = {generator_of(secret, number) for secret in (SECRET, "ff" * 32) for number in range(1000)}
    assert len(generators) == 2000
    assert sum(generator >> 60 & 1 for generator in generators) in range(900, 1100), "the top bit is used"


def test_what_is_drawn_for_another_purpose_tells_nothing_of_the_chance() -> None:
    assert drawn_from(SECRET, b"bot", 3) != drawn_from(SECRET, b"", 3)


@pytest.mark.parametrize("secret", ["", "7", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "é" * 64])
def test_what_is_no_secret(secret: str) -> None:
    with pytest.raises(Unreadable, match="bad-secret"):
        refuse_bad(secret)
    refuse_bad(SECRET)
