"""A study: what the games of a report tell about a game, as numbers.

Wherever games are counted, those of one deal count together: their intervals are as wide as if they were as few
as they are worth.
"""

from collections.abc import Callable, Sequence
from math import ceil

import msgspec
import numpy
import pyarrow
from numpy.typing import NDArray

from philtre.kernel.game import Game
from philtre.lab.manifest import Manifest
from philtre.lab.run import Run
from philtre.lab.tally import CERTAINTY, wilson

Numbers = NDArray[numpy.float64]
Whole = NDArray[numpy.int64]

QUANTILES = numpy.linspace(0, 1, 21)
MOMENTS = numpy.linspace(0, 1, 21)  # of a game, at which one looks who leads
RESAMPLED = 400
STEPS = 40  # of a distribution, at most


class Share(msgspec.Struct, frozen=True):
    """A share of so many, and the interval that holds it with 95 % certainty."""

    value: float
    low: float
    high: float
    number: int


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat wins at a table of so many, and how many points it makes."""

    players: int
    seat: int
    won: Share
    points: float


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over games: its quantiles, from the least to the most, and how many fall in which step.

    Quantiles are numbers that were met. Steps are ``step`` wide, the first of them around or from ``start``.
    """

    players: int
    mean: float
    quantiles: list[float]
    start: float
    step: float
    counts: list[int]

    @property
    def middle(self) -> float:
        return self.quantiles[10]

    def times(self, factor: float) -> "Spread":
        """The same in another unit."""
        return Spread(
            self.players,
            self.mean * factor,
            [number * factor for number in self.quantiles],
            self.start * factor,
            self.step * factor,
            self.counts,
        )


class Lead(msgspec.Struct, frozen=True):
    """Who leads during a game: how often that seat wins in the end, by moments from the beginning to the end.

    ``changes`` counts games by how often the lead changed, by points; ``settled`` tells after which part of the
    game the winner led to the end.
    """

    players: int
    by_points: list[float]
    by_judgement: list[float]
    changes: list[int]
    settled: Spread


class Luck(msgspec.Struct, frozen=True):
    """What the differences of margins come from, as shares; and how often a deal has the same winning seat twice.

    ``between`` are the two bots of which ``bots`` tells how much lies in who plays, by so many games of theirs.
    """

    players: int
    between: list[str]
    games: int
    bots: Share
    seats: float
    deal: Share
    same: Share
    same_by_chance: float

    @property
    def repeated(self) -> bool:
        """Whether all was the same both times: bots that leave nothing to chance, and so draw the same again."""
        return self.same.number > 1 and self.same.value == 1.0

    @property
    def rest(self) -> float:
        """What was drawn and decided later."""
        return max(0.0, 1 - self.bots.value - self.seats - self.deal.value)


class Study(msgspec.Struct, frozen=True):
    manifest: Manifest
    games: dict[int, int]
    seats: list[SeatShare]
    scores: list[Spread]
    margins: list[Spread]
    lengths: list[Spread]
    steps: list[Spread]
    leads: list[Lead]
    luck: list[Luck]
    minutes: tuple[int, int]


class Sitting:
    """The rows of the seats, with what is asked about them again and again."""

    def __init__(self, table: Callable[[str], pyarrow.Table]) -> None:
        games, seats = table("games"), table("seats")
        self.match = column(seats, "match")
        self.seat = column(seats, "seat")
        self.score = column(seats, "score")
        self.won = seats.column("won").to_numpy()
        self.bot: list[str] = seats.column("bot").to_pylist()
        matches = column(games, "match")
        place = numpy.searchsorted(matches, self.match)
        self.players = column(games, "players")[place]
        self.block = column(games, "block")[place]
        self.decisions = column(games, "decisions")[place]
        self.steps = games.column("steps").to_numpy()[place]
        self.chance = self.base()
        self.keys = self.match * 16 + self.seat

    def base(self) -> Numbers:
        """The share of victories of each row's bot in its seat at tables of its size."""
        bots, bot = numpy.unique(self.bot, return_inverse=True)
        sort = (self.players * 16 + self.seat) * len(bots) + bot
        _, place = numpy.unique(sort, return_inverse=True)
        return numpy.asarray((numpy.bincount(place, self.won) / numpy.bincount(place))[place])

    def rows(self, match: Whole, seat: Whole) -> Whole:
        """The rows of these seats of these matches."""
        return numpy.searchsorted(self.keys, match * 16 + seat)

    def tables(self, players: int, values: Numbers | Whole) -> Numbers:
        """Values of the seats at tables of one size: a row for each game, in the order of the matches."""
        return numpy.asarray(values[self.players == players], float).reshape(-1, players)


def column(table: object, name: str) -> Whole:
    return numpy.asarray(table.column(name).to_numpy(), numpy.int64)  # type: ignore[attr-defined]


def share(values: Numbers, blocks: Whole, certainty: float = CERTAINTY) -> Share:
    """A share with its interval; values of one block may depend on each other."""
    if len(values) == 0:
        return Share(0.0, 0.0, 1.0, 0)
    mean = float(values.mean())
    rest = values - mean
    alone = float((rest**2).sum())
    together = float((numpy.bincount(numpy.unique(blocks, return_inverse=True)[1], rest) ** 2).sum())
    worth = len(values) / max(1.0, together / alone) if alone > 0 else float(len(values))
    low, high = wilson(mean * worth, worth, certainty)
    return Share(mean, low, high, len(values))


def study(run: Run, game: Game) -> Study:
    """All of it but the things, which have a module of their own."""
    sitting = Sitting(run.main)
    everything = Sitting(run.table)
    sizes = [int(players) for players in numpy.unique(sitting.players)]
    first = sitting.seat == 0
    rivals = [players for players in sizes if players > 1]  # whoever plays alone has no seat, margin or lead
    return Study(
        run.manifest,
        {players: int((sitting.players[first] == players).sum()) for players in sizes},
        [seat_share(sitting, players, seat) for players in rivals for seat in range(players)],
        [spread(players, sitting.score[sitting.players == players]) for players in sizes],
        [spread(players, winning_margins(sitting, players)) for players in rivals],
        [spread(players, sitting.decisions[first & (sitting.players == players)]) for players in sizes],
        [spread(players, sitting.steps[first & (sitting.players == players)]) for players in sizes],
        leads(run, sitting, rivals),
        [luck(sitting, everything, players, run.manifest) for players in rivals],
        game.minutes,
    )


def spread(players: int, values: Numbers | Whole, unit: float = 1.0) -> Spread:
    """The spread of whole numbers, or of multiples of a unit; each has a step of its own, if there are not too many."""
    quantiles = numpy.quantile(values, QUANTILES, method="inverted_cdf")
    least, most = float(numpy.min(values)), float(numpy.max(values))
    step = unit * max(1, ceil((most - least + unit) / (STEPS * unit)))
    start = least - unit / 2
    counts = numpy.bincount(((values - start) // step).astype(numpy.int64))
    return Spread(
        players,
        float(numpy.mean(values)),
        [round(float(number), 3) for number in quantiles],
        round(start, 3),
        step,
        [int(number) for number in counts],
    )


# Seats, scores, margins.


def seat_share(sitting: Sitting, players: int, seat: int) -> SeatShare:
    here = (sitting.players == players) & (sitting.seat == seat)
    won = share(sitting.won[here], sitting.block[here])
    return SeatShare(players, seat, won, float(sitting.score[here].mean()))


def margins(scores: Numbers) -> Numbers:
    """By how much each seat is ahead of the best of the others; below zero, behind."""
    ordered = numpy.sort(scores, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    return numpy.where(scores == best, scores - second, scores - best)


def winning_margins(sitting: Sitting, players: int) -> Numbers:
    return numpy.asarray(margins(sitting.tables(players, sitting.score)).max(axis=1))


# Who leads.


def leads(run: Run, sitting: Sitting, sizes: Sequence[int]) -> list[Lead]:
    course = run.main("course")
    columns = {name: column(course, name) for name in ("match", "answers", "score", "judgement")}
    rows = numpy.split(numpy.arange(len(course)), numpy.flatnonzero(numpy.diff(columns["match"])) + 1)
    by_size: dict[int, list[tuple[Numbers, Numbers, int, float]]] = {players: [] for players in sizes}
    for here in rows:
        start = int(numpy.searchsorted(sitting.match, columns["match"][here[0]]))
        players = int(sitting.players[start])
        if players not in by_size:
            continue
        won = sitting.won[start : start + players]
        answers, score, judgement = (
            columns[name][here].reshape(-1, players) for name in ("answers", "score", "judgement")
        )
        passed = answers[:, 0] / max(1, answers[-1, 0])
        at = numpy.searchsorted(passed, MOMENTS, side="right") - 1
        changes, settled = course_of(score, won, passed)
        by_size[players].append((credit(score[at], won), credit(judgement[at], won), changes, settled))
    return [lead(players, told) for players, told in by_size.items()]


def credit(values: Whole, won: Numbers) -> Numbers:
    """How much of the victory those who lead at each moment will have, if one of them is named."""
    leading = values == values.max(axis=1, keepdims=True)
    return numpy.asarray((leading * won).sum(axis=1) / leading.sum(axis=1))


def course_of(score: Whole, won: Numbers, passed: Numbers) -> tuple[int, float]:
    """How often another seat took the lead, and when a winner took it for good."""
    leading = score == score.max(axis=1, keepdims=True)
    alone = leading[leading.sum(axis=1) == 1].argmax(axis=1)
    behind = numpy.flatnonzero(~leading[:, won > 0].any(axis=1))
    settled = passed[min(behind[-1] + 1, len(passed) - 1)] if len(behind) else 0.0
    return int((numpy.diff(alone) != 0).sum()), float(settled)


def lead(players: int, told: Sequence[tuple[Numbers, Numbers, int, float]]) -> Lead:
    by_points, by_judgement, changes, settled = zip(*told, strict=True)
    return Lead(
        players,
        [round(float(number), 4) for number in numpy.mean(by_points, axis=0)],
        [round(float(number), 4) for number in numpy.mean(by_judgement, axis=0)],
        [int(number) for number in numpy.bincount(changes)],
        spread(players, numpy.array(settled), 1 / STEPS),
    )


# Luck.


NOTHING = Share(0.0, 0.0, 1.0, 0)


def luck(main: Sitting, everything: Sitting, players: int, manifest: Manifest) -> Luck:
    """Each deal was played twice: what came back the second time, lay in the seat, the deal, or who sat there.

    Who plays is told by the games of two strengths; what else there is, by the many games of the report, in which
    the same bots sit in all seats.
    """
    margin, sat, won = in_twos(main, players)
    if len(margin[0]) == 0:
        return Luck(players, [], 0, NOTHING, 0.0, NOTHING, NOTHING, 1 / players)
    chance = numpy.random.default_rng(manifest.seed)
    if manifest.rivals is None:
        between = sorted(set(manifest.bots))
        bots, games = resampled(margin, sat, 0, chance), margin.shape[1] * 2
    else:
        between = list(manifest.rivals)
        margins_all, sat_all, _ = in_twos(everything, players)
        besides = slice(len(margin[0]), None)  # those games come last
        bots = resampled(margins_all[:, besides], sat_all[:, besides], 0, chance)
        games = 2 * (margins_all.shape[1] - len(margin[0]))
    deal = resampled(margin, sat, 2, chance)
    seats = sources(margin, sat)[1]
    left = 1 - bots.value if manifest.rivals else 1.0  # among equals there was nothing in who plays
    same = (won[0] * won[1]).sum(axis=1)
    return Luck(
        players,
        between,
        games,
        bots,
        seats * left,
        Share(deal.value * left, deal.low * left, deal.high * left, deal.number),
        share(same, numpy.arange(len(same))),
        float((main.tables(players, main.won).mean(axis=0) ** 2).sum()),
    )


def in_twos(sitting: Sitting, players: int) -> tuple[Numbers, NDArray[numpy.str_], Numbers]:
    """Margins, bots and victories of the seats, in the first and the second game of each deal at tables of one size."""
    margin = margins(sitting.tables(players, sitting.score))
    won = sitting.tables(players, sitting.won)
    block = sitting.tables(players, sitting.block)[:, 0]
    bots = numpy.array(sitting.bot)[sitting.players == players].reshape(-1, players)
    first = numpy.flatnonzero(block[1:] == block[:-1])
    return (
        numpy.stack([margin[first], margin[first + 1]]),
        numpy.stack([bots[first], bots[first + 1]]),
        numpy.stack([won[first], won[first + 1]]),
    )


def resampled(pairs: Numbers, sat: NDArray[numpy.str_], source: int, chance: numpy.random.Generator) -> Share:
    """One of the sources, with the interval that drawing the deals again gives it."""
    deals = pairs.shape[1]
    if deals == 0:
        return NOTHING
    drawn = [
        sources(pairs[:, again], sat[:, again])[source]
        for again in (chance.integers(deals, size=deals) for _ in range(RESAMPLED))
    ]
    low, high = numpy.percentile(drawn, (2.5, 97.5))
    return Share(sources(pairs, sat)[source], float(low), float(high), deals)


def sources(pairs: Numbers, sat: NDArray[numpy.str_]) -> tuple[float, float, float]:
    """The shares of the variance of margins that lie in who plays, in the seats, and in the deal."""
    rest = pairs - pairs.mean()
    whole = float((rest**2).mean()) or 1.0
    by_bot = numpy.zeros_like(rest)
    names = numpy.unique(sat)
    for name in names if len(names) > 1 else []:
        by_bot[sat == name] = rest[sat == name].mean()
    by_seat = (rest - by_bot).mean(axis=(0, 1), keepdims=True)
    rest = rest - by_bot - by_seat
    deal = max(0.0, float((rest[0] * rest[1]).mean()))
    return float((by_bot**2).mean()) / whole, float((by_seat**2).mean()) / whole, deal / whole
