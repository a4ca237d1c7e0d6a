"""What is counted over many games, and how sure one can be of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from philtre.lab.match import Outcome

CERTAINTY = 1.959964  # standard deviations around the middle that hold 95 %


@dataclass
class Tally:
    """Games, wins and points of a bot or of a seat. A shared victory counts in equal parts."""

    games: int = 0
    wins: float = 0
    squares: float = 0
    blocks: dict[int, tuple[int, float]] = field(default_factory=dict)  # games and wins on each deal
    points: int = 0
    choices: int = 0
    seconds: float = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.points += outcome.scores[seat]
        self.choices += outcome.choices[seat]
        self.seconds += outcome.seconds[seat]
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        self.wins += won
        self.squares += won * won
        games, wins = self.blocks.get(outcome.match.block, (0, 0.0))
        self.blocks[outcome.match.block] = games + 1, wins + won

    @property
    def interval(self) -> tuple[float, float]:
        """That of the share of victories; games of one deal may depend on each other, and are worth fewer then."""
        mean = self.wins / self.games
        alone = self.squares - self.games * mean * mean
        together = sum((wins - games * mean) ** 2 for games, wins in self.blocks.values())
        worth = self.games / max(1.0, together / alone) if alone > 1e-9 else float(self.games)
        return wilson(mean * worth, worth)

    @property
    def milliseconds(self) -> float:
        """The thinking time of a decision."""
        return 1000 * self.seconds / max(self.choices, 1)


@dataclass
class Count:
    """Everything that is counted. A bot that has two seats of a table has played two games."""

    games: int = 0
    decisions: int = 0
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: dict[int, Tally] = field(default_factory=dict)
    ahead: dict[tuple[str, str], float] = field(default_factory=dict)

    @classmethod
    def of(cls, outcomes: Iterable[Outcome]) -> "Count":
        """The count of outcomes, the same in whatever order they came."""
        count = cls()
        for outcome in sorted(outcomes, key=lambda outcome: outcome.match.number):
            count.add(outcome)
        return count

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for seat, bot in enumerate(outcome.bots):
            self.by_bot.setdefault(bot, Tally()).add(outcome, seat)
            self.by_seat.setdefault(seat, Tally()).add(outcome, seat)
            for other, rival in enumerate(outcome.bots):
                if bot != rival:
                    self.compare(bot, rival, outcome.ranking[seat], outcome.ranking[other])

    def compare(self, bot: str, rival: str, rank: int, other: int) -> None:
        gained = 1.0 if rank < other else 0.5 if rank == other else 0.0
        self.ahead[bot, rival] = self.ahead.get((bot, rival), 0.0) + gained

    def share(self, bot: str, rival: str) -> float | None:
        """How often a bot came out ahead of another, a tie being half; None, if they have not met."""
        if (bot, rival) not in self.ahead:
            return None
        return self.ahead[bot, rival] / (self.ahead[bot, rival] + self.ahead[rival, bot])


def wilson(wins: float, games: float, certainty: float = CERTAINTY) -> tuple[float, float]:
    """The interval of a share, after Wilson; that of 95 %, unless it is to be surer.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(bound, 3) for bound in wilson(0, 2)]
    [0.0, 0.658]
    """
    share = wins / games
    square = certainty**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = certainty / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)
