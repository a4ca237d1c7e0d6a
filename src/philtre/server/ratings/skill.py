"""Skill: what is believed of how well somebody plays a game, and what a result changes about it."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SCALE = 24  # points for one of the model's: about 200 for its first uncertainty
FIRST = 1000  # points of somebody of whom nothing is known


class Skill(NamedTuple):
    """``mu`` is how well somebody probably plays, ``sigma`` how uncertain that is."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """What people are shown: how well somebody plays almost certainly.

        >>> UNKNOWN.points
        1000
        """
        return FIRST + round(SCALE * (self.mu - 3 * self.sigma))


UNKNOWN = Skill(MODEL.mu, MODEL.sigma)


def after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of all who played together, after they have come to these places.

    >>> winner, loser = after([UNKNOWN, UNKNOWN], [1, 2])
    >>> winner.points > UNKNOWN.points > loser.points
    True
    """
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    return [Skill(rating.mu, rating.sigma) for [rating] in MODEL.rate(teams, ranks=[float(place) for place in places])]
