"""The random bot: every option is as likely as any other."""

from typing import final

from philtre.kernel.chance import WORD, following, seeded
from philtre.kernel.state import State


@final
class Random:
    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        moves = seen.ready(seat)
        return int(moves.items[(following(seeded(seed)) & WORD) * moves.count >> 32])
