"""Ratings: strengths in Elo points, fitted to games of any number of players by choix.

The model is Plackett–Luce: of those at a table each wins in proportion to its strength, so that
whatever the table, A wins against B as often as their strengths say. A game is taken as its winner
having beaten each other seat; winners who share a victory share these comparisons. On such
comparisons the model is that of Bradley and Terry.
"""

from collections.abc import Sequence
from math import log

import choix
import msgspec
import numpy
from numpy.typing import NDArray

from philtre.lab.match import Outcome

POINTS = 400 / log(10)
ANCHOR = "greedy"  # is rated 1000 wherever it plays; elsewhere the mean is
LEVEL = 1000.0
RESAMPLED = 400
BOUNDS = (2.5, 97.5)

Comparisons = NDArray[numpy.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A number of points, and the interval that holds it with 95 % certainty."""

    points: float
    low: float
    high: float


class Ratings:
    """The ratings of bots, as fitted, and as fitted to games drawn again from those that were played."""

    def __init__(self, outcomes: Sequence[Outcome], seed: int = 0) -> None:
        self.bots = sorted({bot for outcome in outcomes for bot in outcome.bots})
        blocks = comparisons(outcomes, self.bots)
        total = blocks.sum(axis=0)
        self.met = (total + total.T) > 0
        self.fitted = self.fit(total)
        chance = numpy.random.default_rng(seed)
        self.refitted = numpy.array([self.fit(again(blocks, chance)) for _ in range(RESAMPLED)])

    def fit(self, total: Comparisons) -> NDArray[numpy.float64]:
        # As if any two that met had drawn once more: otherwise whoever never lost would be rated infinite.
        strengths = choix.ilsr_pairwise_dense(total + 0.5 * self.met, alpha=1e-9, max_iter=10_000, tol=1e-6)
        points = POINTS * strengths
        anchor = points[self.bots.index(ANCHOR)] if ANCHOR in self.bots else points.mean()
        return numpy.asarray(points - anchor + LEVEL)

    def rating(self, bot: str) -> Estimate:
        place = self.bots.index(bot)
        return estimate(self.fitted[place], self.refitted[:, place])

    def gap(self, bot: str, other: str) -> Estimate:
        """By how much a bot is rated above another; surer than their two ratings."""
        place, below = self.bots.index(bot), self.bots.index(other)
        return estimate(self.fitted[place] - self.fitted[below], self.refitted[:, place] - self.refitted[:, below])


def comparisons(outcomes: Sequence[Outcome], bots: Sequence[str]) -> Comparisons:
    """For each block, how often each bot beat each other."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome.match.number)
    blocks = {block: place for place, block in enumerate(dict.fromkeys(outcome.match.block for outcome in outcomes))}
    counted = numpy.zeros((len(blocks), len(bots), len(bots)))
    for outcome in outcomes:
        seats = [bots.index(bot) for bot in outcome.bots]
        beaten = counted[blocks[outcome.match.block]]
        for winner in outcome.winners:
            for rival, bot in enumerate(seats):
                if rival != winner:
                    beaten[seats[winner], bot] += 1 / len(outcome.winners)
    return counted


def again(blocks: Comparisons, chance: numpy.random.Generator) -> Comparisons:
    """As many blocks drawn from those there are; games of one block share a deal, and stay together."""
    return numpy.asarray(blocks[chance.integers(len(blocks), size=len(blocks))].sum(axis=0))


def estimate(points: float, drawn: NDArray[numpy.float64]) -> Estimate:
    low, high = numpy.percentile(drawn, BOUNDS)
    return Estimate(round(float(points), 1), round(float(low), 1), round(float(high), 1))
