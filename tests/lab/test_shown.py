"""What lies open in real games, and what a report makes of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import philtre
from philtre.lab.crew import outcomes
from philtre.lab.manifest import Manifest
from philtre.lab.match import Outcome
from philtre.lab.run import Run
from philtre.lab.things import FEWEST, Group, groups

GAMES = 12


def told(game: philtre.Game, outcome: Outcome) -> set[str]:
    """What lay open in a game, by its record and by what each game calls its own."""
    record = philtre.Record.read(outcome.record)
    found: set[str] = set()
    for state in record.replay(game):
        found |= LIES[game.slug](game.view(state, None).board)
    return found


def of_ars(board: Any) -> set[str]:
    found = {f"workshop:{workshop.number}" for workshop in board.workshops}
    for spot in board.spots:
        kinds = {"order": spot.order, "location": spot.location, "forge": spot.forge, "assistant": spot.assistant}
        found |= {f"spot:{spot.id}"} | {f"{kind}:{card.id}" for kind, card in kinds.items() if card}
    for card in board.revealed:
        found |= {f"location:{card.location.id}"} if card.location else {f"forge:{card.forge.id}"}
    return found | ({f"forge:{board.visit.forge.id}"} if board.visit else set())


def of_azerlande(board: Any) -> set[str]:
    found = {f"visitor:{visitor.id}" for visitor in (*board.town, *board.road)}
    found |= {f"card:{card.id}" for card in (*board.market, *board.revealed)}
    found |= {f"bonus:{board.bonus}"} if board.bonus else set()
    return found | ({f"action:{board.action}"} if board.action else set())


def of_elixir(board: Any) -> set[str]:
    piles = {f"elixir:{pile.colour}-{pile.top}" if pile.top else f"colour:{pile.colour}" for pile in board.piles}
    return piles | {f"bonus:{bonus.id}" for bonus in board.bonuses}


LIES: dict[str, Callable[[Any], set[str]]] = {
    "alchemist": lambda board: {f"cauldron:{cauldron.id}" for cauldron in board.cauldrons},
    "ars-alchimia": of_ars,
    "azerlande": of_azerlande,
    "bal-des-chaudrons": lambda board: set(),  # all of it is in hands, or before somebody
    "elixir-mixer": of_elixir,
}


@pytest.fixture(scope="module", params=philtre.games())
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[philtre.Game, Run]:
    game = philtre.game(request.param)
    manifest = Manifest(
        kind="report", game=game.slug, rules=game.rules, players=[2, 3], games=GAMES, bots=["greedy"], seed=4
    )
    run = Run.start(tmp_path_factory.mktemp("shown") / "run", manifest)
    for outcome in outcomes(manifest.matches()[:GAMES], manifest.terms(game)):
        run.keep(outcome)
    run.flush()
    return game, run


def test_what_lay_open_is_what_the_board_showed(played: tuple[philtre.Game, Run]) -> None:
    game, run = played
    rows, events = run.table("shown").to_pylist(), run.table("events").to_pylist()
    for outcome in run.outcomes():
        found = {row["thing"] for row in rows if row["match"] == outcome.match.number}
        came = {row["thing"] for row in events if row["match"] == outcome.match.number}
        lay = told(game, outcome)
        assert found <= lay <= found | came  # what came within the turn in which it lay open, nobody looks for


def test_availability_of_what_events_name_is_what_lay_open(played: tuple[philtre.Game, Run]) -> None:
    game, run = played
    lay = [(told(game, outcome), len(outcome.bots)) for outcome in run.outcomes()]
    for group in groups(run, game):
        if group.source == "event" and group.open:
            known = [thing.available for thing in group.things if thing.available is not None]
            expected = [sum(seats for shown, seats in lay if thing.thing in shown) for thing in group.things]
            # Now and then something comes that never lay open: off a pile, out of a hand.
            assert known == pytest.approx(expected, abs=0.2 * group.things[0].seats)
            assert sum(known) == pytest.approx(sum(expected), rel=0.1)


def by_name(run: Run, game: philtre.Game) -> dict[tuple[str, str], Group]:
    return {(group.name, group.domain): group for group in groups(run, game) if group.source == "event"}


def test_what_nobody_took_is_there_and_what_came_unseen_has_no_availability(played: tuple[philtre.Game, Run]) -> None:
    game, run = played
    found = by_name(run, game)
    if game.slug == "elixir-mixer":
        bonuses = found["won-bonus", "bonus"].things
        assert len(bonuses) == 10 and {thing.available for thing in bonuses} == {bonuses[0].seats}
        assert not found["drew-what", "card"].open  # off a pile
    if game.slug == "ars-alchimia":
        assert found["accepted", "order"].open and len(found["accepted", "order"].things) > 35
        assert not found["specialised", "category"].open
    if game.slug == "bal-des-chaudrons":
        assert not any(group.open for group in found.values())


def test_a_thing_that_nobody_ever_has_is_listed(tmp_path: Path) -> None:
    game = philtre.game("elixir-mixer")
    manifest = Manifest(
        kind="report", game=game.slug, rules=game.rules, players=[2], games=2 * FEWEST, bots=["greedy"], seed=4
    )
    run = Run.start(tmp_path / "run", manifest)
    for outcome in outcomes(manifest.matches()[: 2 * FEWEST], manifest.terms(game)):
        assert outcome.sight is not None
        events = outcome.sight.events
        events[:] = [event for event in events if event[2] != "bonus:two-elixirs"]
        run.keep(outcome)
    run.flush()
    (neglected,) = [thing for thing in by_name(run, game)["won-bonus", "bonus"].things if thing.won.number == 0]
    assert neglected.thing == "bonus:two-elixirs" and neglected.never_taken
