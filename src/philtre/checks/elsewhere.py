"""The other process: plays given games again and tells which bytes they come to."""

import pickle
import sys

import msgspec

from philtre.kernel.game import Game


class Plan(msgspec.Struct):
    players: int
    seed: int
    options: dict[str, str]
    moves: list[tuple[int, int]]


class Reached(msgspec.Struct):
    """A game halfway and at its end."""

    midway: bytes
    midway_hash: int
    end: bytes
    end_hash: int


def play_again(work: bytes) -> None:
    game, plans = pickle.loads(work)
    reached = [play(game, plan) for plan in msgspec.msgpack.decode(plans, type=list[Plan])]
    sys.stdout.buffer.write(msgspec.msgpack.encode(reached))


def play(game: Game, plan: Plan) -> Reached:
    state = game.begin(plan.players, plan.seed, plan.options)
    middle = len(plan.moves) // 2
    for seat, action in plan.moves[:middle]:
        state.play(seat, action)
    midway = state.copy()
    for seat, action in plan.moves[middle:]:
        state.play(seat, action)
    return Reached(midway.save(), hash(midway), state.save(), hash(state))
