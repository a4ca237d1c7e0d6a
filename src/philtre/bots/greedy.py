"""The greedy bot: tries what it can do, to the end of its own turn or chapter, and takes what looks best.

What it cannot see it imagines: a few worlds are dealt that agree with its sight, every option
is tried in each, and the option with the best sum of judgements is chosen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.foresight import Foresight
from philtre.kernel.chance import following, seeded
from philtre.kernel.state import State

WORLDS: Final[i64] = 3
BUDGET: Final[i64] = 3000  # positions tried for one choice


@final
class Greedy:
    def __init__(self) -> None:
        self.foresight = Foresight()

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        options = seen.legal(seat)
        if len(options) == 1:
            return options[0]
        sums = vec[i64]([0] * len(options))
        generator = seeded(seed)
        for _ in range(WORLDS):
            generator = following(generator)
            world = seen.redeal(seat, int(generator))
            for i, action in enumerate(options):
                self.foresight.look(world, seat, action, BUDGET // WORLDS // len(options))
                sums[i] += self.foresight.value
        best = 0
        for i in range(len(options)):
            if sums[i] > sums[best]:
                best = i
        return options[best]
