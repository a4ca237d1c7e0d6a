"""The greedy bot: tries what it can do, to the end of its own turn or chapter, and takes what looks best.

What it cannot see it imagines: a few worlds are dealt that agree with its sight, every option
is tried in each, and the option with the best sum of judgements is chosen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.chance import following, seeded
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, OVER

WORLDS: Final[i64] = 3
BUDGET: Final[i64] = 3000  # positions tried for one choice; past it, they are judged as they stand


@final
class Greedy:
    left: i64
    chapter: i64

    def __init__(self) -> None:
        self.left = 0
        self.chapter = 0

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        options = seen.legal(seat)
        if len(options) == 1:
            return options[0]
        sums = vec[i64]([0] * len(options))
        generator = seeded(seed)
        for _ in range(WORLDS):
            generator = following(generator)
            world = seen.redeal(seat, int(generator))
            self.chapter = world.chapter(seat)
            for i, action in enumerate(options):
                self.left = BUDGET // WORLDS // len(options)
                tried = world.copy()
                tried.step(seat, action)
                sums[i] += self.best(tried, seat)
        best = 0
        for i in range(len(options)):
            if sums[i] > sums[best]:
                best = i
        return options[best]

    def best(self, state: State, seat: i64) -> i64:
        """The judgement of the best position a seat can reach in this chapter, before somebody else is to move."""
        if state.b[OVER] != 0 or state.b[seat * state.zones.stride + DEPTH] == 0 or state.chapter(seat) != self.chapter:
            return state.judge(seat)
        moves = state.ready(seat)
        if self.left < moves.count:
            return state.judge(seat)
        self.left -= moves.count
        value: i64 = 0
        for i in range(moves.count):
            tried = state.copy()
            tried.step(seat, moves.items[i])
            reached = self.best(tried, seat)
            if i == 0 or reached > value:
                value = reached
        return value
