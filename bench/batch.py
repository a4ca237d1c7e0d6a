"""What everybody is measured by: batches of the same size."""

from collections.abc import Callable
from random import random
from random import seed as reseed
from typing import Any

Batch = Callable[[int], int]  # from the number of a batch to how much was done in it

GAMES = 10  # played in one batch
TIMES = 500  # a position is copied, looked at or re-dealt in one batch
SIMULATIONS = 1000  # of a search, from each of two positions in one batch
CURIOSITY = 0.7  # of a search, for outcomes from 0 to 1


def choose_through_pettingzoo(env: Any, games: int) -> Batch:
    """Random games through an environment of PettingZoo, as its documentation shows, with a mask or without."""

    def play(number: int) -> int:
        reseed(number)
        decisions = 0
        for seed in range(games * number, games * number + games):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                seen, _, ended, cut_short, _ = env.last()
                if ended or cut_short:
                    env.step(None)
                    continue
                if isinstance(seen, dict):
                    actions = seen["action_mask"].nonzero()[0]
                    env.step(int(actions[int(random() * len(actions))]))
                else:
                    env.step(int(random() * env.action_space(agent).n))
                decisions += 1
        return decisions

    return play
