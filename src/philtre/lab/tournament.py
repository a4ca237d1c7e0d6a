"""Tournaments: who plays whom how often, and in which seats.

A line-up gives each bot as many seats as the table has for all of them, and the seats left over to
some of the bots; each choice of these comes up equally often, and before that those whose members
have met least. A block is one line-up on one deal, in every rotation: so over each block every bot
sits in every seat equally often, with the same cards to come.

- Two bots at a table of two: one deal, played twice with the seats changed.
- Two bots at a table of five: three seats against two, and as often two against three.
- Four bots at a table of two: all pairs.
- As many bots as seats: all of them.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from philtre.kernel.errors import Unreadable
from philtre.lab.match import Match, expect

LineUp = tuple[str, ...]


def tournament(bots: Sequence[str], players: int, games: int, seed: int) -> list[Match]:
    """The matches of a tournament: whole blocks, until there are at least so many games."""
    if len(bots) < 2:
        raise Unreadable("too-few-bots", bots=len(bots))
    for bot in bots:
        if bots.count(bot) > 1:
            raise Unreadable("same-bot", bot=bot)
    expect(games, seed)
    matches: list[Match] = []
    for block, line_up in enumerate(line_ups(bots, players)):
        matches += block_of(seed, block, len(matches), line_up)
        if len(matches) >= games:
            break
    return matches


def line_ups(bots: Sequence[str], players: int) -> Iterator[LineUp]:
    """Line-ups without end, the least played first.

    >>> lined_up = line_ups(["a", "b", "c"], 2)
    >>> [next(lined_up) for _ in range(4)]
    [('a', 'b'), ('a', 'c'), ('b', 'c'), ('a', 'b')]
    >>> lined_up = line_ups(["a", "b"], 5)
    >>> [next(lined_up) for _ in range(2)]
    [('a', 'b', 'a', 'b', 'a'), ('a', 'b', 'a', 'b', 'b')]
    """
    everybody = tuple(bots) * (players // len(bots))
    choices = [(*everybody, *some) for some in combinations(bots, players % len(bots))]
    played: Counter[LineUp] = Counter()
    met: Counter[tuple[str, str]] = Counter()

    def demand(line_up: LineUp) -> tuple[int, int]:
        return played[line_up], sum(met[pair] for pair in combinations(line_up, 2))

    while True:
        line_up = min(choices, key=demand)
        played[line_up] += 1
        met.update(combinations(line_up, 2))
        yield line_up


def block_of(seed: int, block: int, first: int, line_up: LineUp) -> list[Match]:
    """A line-up in an order drawn for its block, on one deal, in every rotation that differs."""
    order = list(line_up)
    random.Random(f"{seed} order {block}").shuffle(order)
    turned = dict.fromkeys(tuple(order[turn:] + order[:turn]) for turn in range(len(order)))
    return [Match(seed, first + number, block, bots) for number, bots in enumerate(turned)]


def seated(bots: Sequence[str], players: int) -> LineUp:
    """Bots for every seat, each in turn.

    >>> seated(["a", "b"], 5)
    ('a', 'b', 'a', 'b', 'a')
    """
    return tuple(bots[seat % len(bots)] for seat in range(players))


def in_turns(line_up: Sequence[str], games: int, seed: int) -> list[Match]:
    """One line-up, moved on by a seat from game to game, with a new deal for each."""
    expect(games, seed)
    order = list(line_up)
    matches = []
    for number in range(games):
        turn = number % len(order)
        matches.append(Match(seed, number, number, tuple(order[turn:] + order[:turn])))
    return matches


def in_pairs(bots: Sequence[str], tables: Sequence[int], games: int, seed: int) -> list[Match]:
    """So many games at least, shared out evenly among tables of several sizes; each deal is played twice.

    The second time everybody has moved on by a seat, and from pair to pair the first time too. Tables take turns, so
    that the time of the first games tells that of the last.
    """
    pairs = -(-games // (2 * len(tables)))
    matches: list[Match] = []
    for pair in range(pairs):
        for place, players in enumerate(tables):
            order = seated(bots, players)
            for turn in (pair % players, (pair + 1) % players):
                matches.append(Match(seed, len(matches), len(tables) * pair + place, order[turn:] + order[:turn]))
    return matches


def in_exchange(
    bots: tuple[str, str], tables: Sequence[int], deals: int, seed: int, after: Sequence[Match]
) -> list[Match]:
    """Two bots in turn around tables of several sizes, so many deals at each, played twice: then each has the other's
    seats. Their numbers go on after those of other matches."""
    matches: list[Match] = []
    number = len(after)
    block = after[-1].block + 1
    for deal in range(deals):
        for place, players in enumerate(tables):
            for order in (bots, bots[::-1]):
                line_up = seated(order, players)
                matches.append(Match(seed, number + len(matches), block + len(tables) * deal + place, line_up))
    return matches
