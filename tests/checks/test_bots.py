"""Bots that cheat, or are not to be relied on, are found; the search is not among them."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest
from checks.faults import Peeking, variant
from checks.tasting import GAME
from checks.tasting.state import HAND, KINDS, ME

import philtre
from philtre.checks.bots import SEARCH, Bots
from philtre.checks.line import Spot
from philtre.checks.walker import lines, walk
from philtre.kernel.bot import Bot, makers
from philtre.kernel.game import Game
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE

POSITIONS = 1000
IN_A_GAME = 20  # of these positions


class Peeker:
    """Chooses by what the others hold, which this game has let slip into what it was shown."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        assert isinstance(seen, Peeking)
        others = [other for other in range(seen.players) if other != seat]
        held = sum(seen.truth[ME * other + HAND + kind] * kind for other in others for kind in range(KINDS))
        return seen.legal(seat)[held % len(seen.legal(seat))]


class Brooder:
    """Chooses by how often it was asked."""

    def __init__(self) -> None:
        self.asked = count()

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        return seen.legal(seat)[next(self.asked) % len(seen.legal(seat))]


class Meddler:
    """Moves things about in what it is shown."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        seen.b[ME * seat + HAND] += 1
        return seen.legal(seat)[0]


class Rebel:
    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        return seen.lexicon.actions


@pytest.mark.parametrize(
    ("game", "cheat", "what"),
    [
        (variant(Peeking), Peeker, "in a world it cannot tell from this, chooses “"),
        (GAME, Brooder, "asked again, chooses “"),
        (GAME, Meddler, "changes the state it is shown"),
        (GAME, Rebel, "chooses 9, which is not among its options"),
    ],
)
def test_a_bot_with_a_fault_is_found(game: Game, cheat: type[Bot], what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(makers, "ismcts", lambda package, wanted: cheat())
    verdict = philtre.check(game, games=10, progress=False)
    assert verdict.failed == ["bots"], str(verdict)
    found = verdict.item("bots").counterexample
    assert found is not None and what in found.what and "the ismcts" in found.what, str(found)


def choices(game: Game) -> Iterator[Spot]:
    """Positions with something to choose, a few from each of many games in all settings and styles."""
    for line in lines(game, POSITIONS):
        spots = [spot for spot in walk(line) if any(len(spot.state.legal(seat)) > 1 for seat in spot.state.deciders)]
        yield from Random(line.seed).sample(spots, min(IN_A_GAME, len(spots)))


@pytest.mark.slow
@pytest.mark.parametrize("name", philtre.games())
def test_the_search_does_not_notice_what_its_seat_cannot_see(name: str) -> None:
    game = philtre.game(name)
    item = Bots(game)
    tables = set()
    hidden = 0
    for spot in islice(choices(game), POSITIONS):
        seat = spot.random.choice([seat for seat in spot.state.deciders if len(spot.state.legal(seat)) > 1])
        item.choose_elsewhere(spot, SEARCH, seat, item.choose(spot, SEARCH, seat))
        tables.add(spot.state.players)
        hidden += lies_elsewhere(spot.state, spot.world(seat))
    assert item.tried == POSITIONS
    assert tables == set(game.players)
    if game.zones.secret:  # else only what chance will bring is hidden
        assert hidden > POSITIONS // 5


def lies_elsewhere(state: State, world: State) -> bool:
    """Whether two positions differ in more than in what chance will bring."""
    return any(one != other for cell, (one, other) in enumerate(zip(state.b, world.b, strict=True)) if cell != CHANCE)
