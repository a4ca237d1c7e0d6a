"""How sure one can be of what was counted."""

import numpy
import pytest

from philtre.lab.match import Match, Outcome
from philtre.lab.study import share
from philtre.lab.tally import Count, wilson


def won_by(seat: int, number: int, block: int) -> Outcome:
    ranking = [1 + (place != seat) for place in (0, 1)]
    return Outcome(Match(0, number, block, ("a", "b")), [0, 0], [seat], ranking, 1, "", [1, 1], [0.0, 0.0])


def test_games_of_one_deal_that_end_alike_are_worth_one() -> None:
    alike = [won_by(int(number // 2 % 4 == 0), number, number // 2) for number in range(80)]
    tally = Count.of(alike).by_bot["a"]
    assert tally.wins == 60 and tally.interval == pytest.approx(wilson(30, 40))
    values = numpy.array([1.0 if outcome.winners == [0] else 0.0 for outcome in alike])
    found = share(values, numpy.arange(80) // 2)
    assert tally.interval == pytest.approx((found.low, found.high))


def test_games_of_deals_of_their_own_are_worth_themselves() -> None:
    tally = Count.of(won_by(int(number % 4 == 0), number, number) for number in range(80)).by_bot["a"]
    assert tally.interval == pytest.approx(wilson(60, 80))
