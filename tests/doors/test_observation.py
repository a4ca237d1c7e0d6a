"""Observations: what a seat sees, all of it and nothing else, as numbers."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from support.pieces import BEGIN, DOCUMENT, END, tables

import philtre
from philtre import Game, State
from philtre.doors.observation import UNTOLD, pieces_of, sight
from philtre.doors.senses import Senses, senses
from philtre.kernel.zones import OWNER, Zones

TRACE = Path(__file__).parents[1] / "support" / "observed.py"


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """The positions of a random game, copied now and then."""
    chance = random.Random(seed)
    state = game.new(players=players, seed=seed)
    while not state.over:
        if chance.random() < 0.1:
            yield state.copy()
        seat = chance.choice(state.deciders)
        state.play(seat, chance.choice(state.legal(seat)))
    yield state


def tables_of(name: str) -> list[Senses]:
    game = philtre.game(name)
    return [senses(game.package, players) for players in sorted({game.players[0], 2, game.players[-1]})]


@pytest.mark.parametrize("name", philtre.games())
def test_every_world_that_a_seat_cannot_tell_from_the_true_one_is_observed_alike(name: str) -> None:
    others = 0
    for table in tables_of(name):
        for state in positions(table.game, table.players, seed=1):
            for seat in range(table.players):
                world = state.redeal(seat, seed=len(state.legal(seat)))
                others += world != state
                assert table.observer.observation(world, seat) == table.observer.observation(state, seat)
                assert sight(world, seat) == sight(state, seat)
    assert others > 20


@pytest.mark.parametrize("name", philtre.games())
def test_what_a_seat_sees_differently_is_observed_differently(name: str) -> None:
    (table, *_) = [table for table in tables_of(name) if table.players == 2]
    seen: dict[bytes, int] = {}
    for seed in range(3):
        for state in positions(table.game, 2, seed):
            if not state.over:  # that it is over, whoever plays is told otherwise
                observed = table.observer.observation(state, 0)
                assert seen.setdefault(observed, sight(state, 0)) == sight(state, 0)
    assert len(seen) > 10


@pytest.mark.parametrize("name", philtre.games())
def test_observations_are_whole_numbers_within_their_bounds(name: str) -> None:
    for table in tables_of(name):
        for state in positions(table.game, table.players, seed=2):
            for seat in range(table.players):
                observed = table.observation(state, seat)
                assert observed.shape == table.low.shape == table.high.shape
                assert ((table.low <= observed) & (observed <= table.high) & (observed % 1 == 0)).all()
                assert list(np.flatnonzero(table.mask(state, seat))) == sorted(state.legal(seat))


def test_pieces_have_names_and_begin_with_the_viewer() -> None:
    game = philtre.game("alchemist")
    table = senses(game.package, 3)
    state = game.new(players=3, seed=7)
    own = [table.pieces(table.observation(state, seat)) for seat in range(3)]
    assert list(own[1]["seat"]) == [0, 1, 0]
    assert [sum(pieces["hand"]) for pieces in own] == [pieces["hand-size"][0] for pieces in own]
    assert own[0]["hand"].shape == (5,) and own[0]["hand-known"].shape == (3, 5)
    assert [list(pieces["question"]).count(1) for pieces in own] == [seat in state.deciders for seat in range(3)]


def test_bits_are_numbers_of_their_own() -> None:
    game, table = philtre.game("ars-alchimia"), senses("philtre.games.ars_alchimia", 2)
    state = game.new(players=2, seed=3)
    state.b[game.zones.zone("fulfilled").at + game.zones.stride] = 1 << 41 | 1 << 3
    assert list(np.flatnonzero(table.pieces(table.observation(state, 0))["fulfilled"][1])) == [3, 41]


def test_what_lies_in_a_pile_is_counted_by_card() -> None:
    game, table = philtre.game("bal-des-chaudrons"), senses("philtre.games.bal_des_chaudrons", 2)
    state = game.new(players=2, seed=1)
    pile = game.zones.zone("drawn").at
    cards = [int(state.b[pile + 1 + i]) for i in range(state.b[pile])]
    assert list(np.flatnonzero(table.pieces(table.observation(state, 0))["drawn"])) == cards != []


def test_compiled_and_interpreted_observations_are_the_same() -> None:
    told = [
        subprocess.run(
            [sys.executable, str(TRACE)], env={**os.environ, "PHILTRE_PURE": pure}, capture_output=True, check=True
        ).stdout
        for pure in ("0", "1")
    ]
    assert told[0] == told[1] != b""


def test_a_piece_means_what_its_zone_tells() -> None:
    zones = Zones(seats=2)
    zones.player.counts("hand", 3, OWNER, known=True, tells="herbs in hand")
    zones.player.number("points", tells="points won so far")
    zones.player.pile("laid", 3)
    zones.player.number("mood")
    assert [piece.meaning for zone in zones.all for piece in pieces_of(zone)] == [
        "herbs in hand: of each kind, how many",
        "herbs in hand: how many in all",
        "herbs in hand: of each kind, how many everybody knows to be there",
        "points won so far",
        "1 + each card, 0 for none",
        UNTOLD,
    ]


@pytest.mark.parametrize("name", philtre.games())
def test_every_zone_of_our_games_tells_what_it_means(name: str) -> None:
    zones = philtre.game(name).zones.all
    assert [zone.name for zone in zones if not zone.tells] == []
    assert [piece.name for zone in zones for piece in pieces_of(zone) if piece.meaning == UNTOLD] == []


def test_the_pieces_of_every_game_are_documented() -> None:
    """After a change, ``python tests/support/pieces.py`` writes the tables anew."""
    told = DOCUMENT.read_text().partition(BEGIN)[2].partition(END)[0]
    assert told == tables()
