"""The ladder: the levels of a game measured against each other, and greedy as the mark of 1000 points.

Neighbours meet most, for their distance is what a ladder must get right; levels two apart and greedy
against every level meet a quarter as often. A meeting is a tournament of two: at a table of five three
seats against two, and as often two against three, because near even numbers of two near equals tell
most in a game. Meetings are interleaved, so that the time of the first games tells that of the last.
"""

from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import msgspec

from philtre.kernel.game import Game
from philtre.lab.manifest import Settings, at_table
from philtre.lab.match import Match, Outcome
from philtre.lab.ratings import ANCHOR, Estimate, Ratings
from philtre.lab.tally import Count
from philtre.lab.tournament import tournament

FILE = "ratings.json"


class Rung(msgspec.Struct, frozen=True):
    """A level (or greedy) at a table, and how far it stands above the level below."""

    bot: str
    settings: dict[str, float]
    rating: Estimate
    gap: Estimate | None


class Meeting(msgspec.Struct, frozen=True):
    """Two bots, and the games that each has won of those they played."""

    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]


class Standing(msgspec.Struct, frozen=True):
    """The ladder at tables of one size."""

    players: int
    games: int
    rungs: list[Rung]
    meetings: list[Meeting]


class Ladder(msgspec.Struct, frozen=True):
    """What the product ships: no times are in it, so that the same seed writes the same file."""

    game: str
    rules: int
    seed: int
    games: int
    tables: list[Standing]


def sizes(game: Game) -> list[int]:
    """The tables a ladder is for: of two, and the largest."""
    least = max(2, game.players[0])
    return sorted({least, max(least, game.players[-1])})


def meetings(wanted: Sequence[int], games: int) -> dict[tuple[str, str], int]:
    """Who meets whom in how many games.

    >>> meetings([1, 2, 3], 8)
    {('1', '2'): 8, ('2', '3'): 8, ('1', '3'): 2, ('greedy', '1'): 2, ('greedy', '2'): 2, ('greedy', '3'): 2}
    """
    names = [str(level) for level in sorted(wanted)]
    fewer = -(-games // 4)
    met = dict.fromkeys(pairwise(names), games)
    met |= dict.fromkeys(zip(names, names[2:], strict=False), fewer)
    return met | dict.fromkeys(((ANCHOR, name) for name in names), fewer)


def matches(wanted: Sequence[int], tables: Sequence[int], games: int, seed: int) -> list[Match]:
    """All matches of a ladder, those of each meeting spread evenly."""
    spread: list[tuple[float, Match]] = []
    blocks = 0
    for players in tables:
        for bots, count in meetings(wanted, games).items():
            met = tournament(bots, players, count, seed)
            spread += [
                ((match.number + 0.5) / len(met), Match(seed, len(spread) + place, blocks + match.block, match.bots))
                for place, match in enumerate(met)
            ]
            blocks += met[-1].block + 1
    return [match for _, match in sorted(spread, key=lambda placed: (placed[0], placed[1].number))]


def standing(settings: Settings, players: int, outcomes: Sequence[Outcome], seed: int) -> Standing:
    """The ladder at tables of one size, from the games played at them by bots with these settings."""
    played = sorted((outcome for outcome in outcomes if len(outcome.bots) == players), key=number)
    ratings = Ratings(played, seed)
    names = [bot for bot in ratings.bots if bot != ANCHOR]
    below = dict(zip(names[1:], names, strict=False))
    rungs = [
        Rung(
            bot,
            at_table(settings, bot, players),
            ratings.rating(bot),
            ratings.gap(bot, below[bot]) if bot in below else None,
        )
        for bot in ([ANCHOR] if ANCHOR in ratings.bots else []) + names
    ]
    return Standing(players, len(played), rungs, met(played))


def number(outcome: Outcome) -> int:
    return outcome.match.number


def met(played: Sequence[Outcome]) -> list[Meeting]:
    grouped: dict[tuple[str, ...], list[Outcome]] = {}
    for outcome in played:
        grouped.setdefault(tuple(sorted(set(outcome.bots))), []).append(outcome)
    found = []
    for (one, other), together in sorted(grouped.items()):
        by_bot = Count.of(together).by_bot
        found.append(Meeting((one, other), len(together), (round(by_bot[one].wins, 2), round(by_bot[other].wins, 2))))
    return found


def place(game: Game) -> Path:
    """Where the product keeps the ladder of a game."""
    return Path(str(files(game.package) / FILE))


def written(ladder: Ladder) -> bytes:
    return msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n"
