"""Random games to the end, inside the kernel: what a rollout is made of."""

from mypy_extensions import i64

from philtre.kernel.chance import WORD, following, seeded
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, OVER, PLAYERS


def playout(state: State, seed: i64) -> i64:
    """Play a state to its end, each option as likely as any other; how many decisions that took."""
    generator = seeded(seed)
    b = state.b
    stride = state.zones.stride
    decisions: i64 = 0
    seat: i64 = 0
    while b[OVER] == 0:
        while b[seat * stride + DEPTH] == 0:
            seat = (seat + 1) % b[PLAYERS]
        moves = state.ready(seat)
        generator = following(generator)
        state.step(seat, moves.items[(generator & WORD) * moves.count >> 32])
        decisions += 1
    return decisions
