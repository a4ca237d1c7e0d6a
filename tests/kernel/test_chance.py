"""Chance: the same numbers for ever, evenly spread, seeds unrelated."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.chance import WORD, below, following, seeded
from philtre.kernel.zones import CHANCE, HEADER


def row(seed: int) -> vec[i64]:
    cells = vec[i64]([0] * HEADER)
    cells[CHANCE] = seeded(seed)
    return cells


def test_a_seed_draws_these_numbers_for_ever() -> None:
    cells = row(7)
    assert [below(cells, 1000) for _ in range(8)] == NUMBERS_OF_SEED_7


def test_every_number_is_about_as_likely() -> None:
    cells = row(1)
    counts = [0] * 10
    for _ in range(10_000):
        counts[below(cells, 10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9  # chi-square, 9 degrees, p = 0.001


def test_first_draws_of_neighbouring_seeds_are_unrelated() -> None:
    pairs = [[0] * 6 for _ in range(6)]
    for seed in range(7200):
        cells = row(seed)
        pairs[below(cells, 6)][below(cells, 6)] += 1
    assert sum((count - 200) ** 2 / 200 for line in pairs for count in line) < 66.6  # 35 degrees, p = 0.001


def test_the_generator_never_leaves_63_bits_nor_sticks_at_nought() -> None:
    for seed in (0, 1, 2**31, 2**32, 2**61, 2**62 - 1):
        generator = seeded(seed)
        for _ in range(200):
            assert 0 < generator < 2**62
            generator = following(generator)
        assert generator & WORD != seeded(seed) & WORD


NUMBERS_OF_SEED_7 = [838, 190, 66, 25, 103, 612, 13, 672]
