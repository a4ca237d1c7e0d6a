"""What is measured of Philtre: each a function that does one batch of it and counts.

The loops from Python choose by the same code as those of the peers, so that of two engines of
one game both play the very same games.
"""

from importlib import import_module
from random import random
from random import seed as reseed

import philtre
from bench.batch import CURIOSITY, GAMES, SIMULATIONS, TIMES, Batch, choose_through_pettingzoo
from philtre import Game, State
from philtre.bots.ismcts import Search
from philtre.bots.playout import playout


def batch(name: str, what: str) -> Batch:
    game = philtre.game(name)
    players = 3 if 3 in game.players else game.players[0]
    if what == "door":
        return choose_through_pettingzoo(import_module("philtre.doors.pettingzoo").env(name, players), 1)
    return {"kernel": kernel, "loop": loop, "copy": copy, "seen_by": seen_by, "redeal": redeal, "search": search}[what](
        game, players
    )


def kernel(game: Game, players: int) -> Batch:
    """Random games inside the kernel."""
    start = game.new(players=players, seed=1)

    def play(number: int) -> int:
        return sum(playout(start.copy(), seed) for seed in range(GAMES * number, GAMES * number + GAMES))

    return play


def loop(game: Game, players: int) -> Batch:
    """Random games from Python, as in the README."""

    def play(number: int) -> int:
        reseed(number)
        decisions = 0
        for seed in range(GAMES * number, GAMES * number + GAMES):
            state = game.new(players=players, seed=seed)
            while not state.over:
                seat = state.deciders[0]
                actions = state.legal(seat)
                state.play(seat, actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def copy(game: Game, players: int) -> Batch:
    state = midway(game, players)

    def copies(number: int) -> int:
        for _ in range(TIMES):
            state.copy()
        return TIMES

    return copies


def seen_by(game: Game, players: int) -> Batch:
    state = midway(game, players)

    def looks(number: int) -> int:
        for _ in range(TIMES):
            state.seen_by(0)
        return TIMES

    return looks


def redeal(game: Game, players: int) -> Batch:
    state = midway(game, players)

    def deals(number: int) -> int:
        for seed in range(TIMES):
            state.redeal(0, seed)
        return TIMES

    return deals


def search(game: Game, players: int) -> Batch:
    """Searches from the beginning and the middle of a game, each with a new tree and games played to the end."""
    positions = [game.new(players=players, seed=1), midway(game, players)]
    seats = [state.deciders[0] for state in positions]
    sights = [state.seen_by(seat) for state, seat in zip(positions, seats, strict=True)]

    def simulate(number: int) -> int:
        done = 0
        for seen, seat in zip(sights, seats, strict=True):
            tree = Search(iterations=SIMULATIONS, curiosity=CURIOSITY)
            done += sum(thought.visits for thought in tree.weigh(seen, seat, number, only_best=False))
        return done

    return simulate


def midway(game: Game, players: int) -> State:
    """A position in the middle of a random game."""
    reseed(1)
    positions = [game.new(players=players, seed=1)]
    while not positions[-1].over:
        state = positions[-1].copy()
        seat = state.deciders[0]
        actions = state.legal(seat)
        state.play(seat, actions[int(random() * len(actions))])
        positions.append(state)
    return positions[len(positions) // 2]
