"""Positions of Ars Alchimia, laid out by hand, and short ways to play and look at them.

Cards are written as they are typed: ``"elf witch"``. A spot that a position does not mention is
empty; a card it does not mention lies in its pile, in the layer that everybody draws from.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from support.playing import Event as Event
from support.playing import asked as asked
from support.playing import names as names
from support.playing import offered as offered
from support.playing import play as play
from support.playing import refused as refused
from support.playing import told as told

import philtre
from philtre import State
from philtre.games.ars_alchimia.state import *
from philtre.kernel.chance import seeded
from philtre.kernel.journal import Journal
from philtre.kernel.lexicon import Domain
from philtre.kernel.words import Words
from philtre.kernel.zones import CHANCE, DEPTH, FRAME, FRAMES, lay

GAME = philtre.game("ars-alchimia")
TEXT = files("philtre.games.ars_alchimia") / "text"
CARD_NAMES = [*ORDER.tokens, *LOCATION.tokens, *FORGE.tokens, *ASSISTANT.tokens]

NOTHING: Mapping[str, str] = {}
NO_CREWS: Mapping[str, tuple[int, int]] = {}


def position(
    players: int = 3,
    year: int = 1,
    spots: Mapping[str, str] = NOTHING,
    crews: Mapping[str, tuple[int, int]] = NO_CREWS,
    resources: str = "",
    orders: Sequence[str] = (),
    fulfilled: Sequence[str] = (),
    assistants: Sequence[str] = (),
    available: Sequence[int] = (),
    square: Sequence[int] = (),
    track: Sequence[int] = (),
    passed: Sequence[int] = (),
    workshops: Sequence[int] = (),
    next: str = "",
    phase: int = PLAYING,
) -> State:
    """A turn of seat 0, or another phase of a year, the seats playing in their order.

    ``spots`` has the card of each spot, ``crews`` the owner and the size of a crew, ``resources``
    what seat 0 has (``"2flower 1elixir"``). The rest is told seat by seat: orders, assistants,
    workers available (9 unless told) and on the square, the points on the track. ``passed`` are
    the seats that have, ``next`` the card on top of its pile.
    """
    state = GAME.begin(players, 0, {}, Journal())
    b = state.b
    lay_cards(state, spots, orders, fulfilled, assistants, next)
    for name, (seat, size) in crews.items():
        b[CREW_OF + SPOT.index[name]] = 1 + seat
        b[CREW + SPOT.index[name]] = size
    in_use = [number + 1 for number in range(WORKSHOPS) if IN_USE[WORKSHOPS * (players - 2) + number]]
    for seat in range(players):
        mine = ME * seat
        b[mine + TRACK] = track[seat] if track else 0
        b[mine + AVAILABLE] = available[seat] if available else 9
        b[mine + SQUARE] = square[seat] if square else 0
        on_spots = sum(size for owner, size in crews.values() if owner == seat)
        b[mine + RESERVE] = WORKER_CAP[players - 2] - b[mine + AVAILABLE] - b[mine + SQUARE] - on_spots
        b[mine + PASSED] = int(seat in passed)
        b[mine + WORKSHOP_OF] = workshops[seat] if workshops else in_use[seat]
        b[IN_ORDER + seat] = seat
        for kind in range(KINDS):
            b[mine + RESOURCES + kind] = 0
    for piece in resources.split():
        b[RESOURCES + RESOURCE.index[piece.lstrip("0123456789")]] = int(piece[0])
    b[YEAR], b[PHASE], b[POSITION] = year, phase, 0
    ask_again(state)
    return state


def lay_cards(
    state: State,
    spots: Mapping[str, str],
    orders: Sequence[str],
    fulfilled: Sequence[str],
    assistants: Sequence[str],
    next: str,
) -> None:
    b = state.b
    b[LAYERS] = 2
    for card in range(CARDS):
        b[LAYER + card] = 1 if CARD_NAMES[card] == next else 2
    for spot in range(SPOTS):
        b[CARD_ON + spot] = 0
    for name, token in spots.items():
        b[CARD_ON + SPOT.index[name]] = 1 + out_of_pile(state, token)
    for seat, named in enumerate(orders):
        for token in named.split():
            lay(b, ME * seat + ACCEPTED, out_of_pile(state, token))
    for seat, named in enumerate(fulfilled):
        for token in named.split():
            order = out_of_pile(state, token)
            b[ME * seat + FULFILLED] |= BIT[order]
            b[ME * seat + MADE + CATEGORY_OF[order]] += 1
    for seat, named in enumerate(assistants):
        for token in named.split():
            b[ME * seat + EMPLOYED] |= BIT[out_of_pile(state, token) - FIRST_ASSISTANT]


def out_of_pile(state: State, token: str) -> int:
    card = CARD_NAMES.index(token)
    assert state.b[LAYER + card], f"{token} lies in two places"
    state.b[LAYER + card] = 0
    return card


def ask_again(state: State) -> None:
    """Take back the question the new game asked, and let the clockwork ask its own."""
    for seat in range(state.players):
        state.b[ME * seat + DEPTH] = 0
        for cell in range(2 * FRAME):
            state.b[ME * seat + FRAMES + cell] = 0
    state.moves_of = -1
    state.journal = Journal()
    state.settle()


# To play.


def rolling(state: State, die: int, *notations: str) -> State:
    """The position after some moves, of which the last die shows this."""
    for seed in range(1000):
        tried = state.copy()
        tried.journal = Journal()
        tried.b[CHANCE] = seeded(seed)
        play(tried, *notations)
        if [event["die"] for name, event in told(tried, None) if name == "rolled"][-1:] == [die]:
            return tried
    raise AssertionError(f"no die shows {die}")


def at_forge(forge: str = "titan-cauldron", die: int = 1, crew: int = 1, **laid: Any) -> State:
    """A visit of seat 0 to a forge, with a die that shows this."""
    state = position(spots={"g1": forge}, **laid)
    return rolling(state, die, "place g1", f"send {crew}")


def at_random(state: State, seat: int, number: int) -> int:
    return GAME.bot("random").choose(state.seen_by(seat), seat, number)


def staying(state: State, seat: int, number: int) -> int:
    """At random, but pass only when there is nothing else to do."""
    legal = [action for action in state.legal(seat) if action != PASS] or [PASS]
    return legal[seeded(number) % len(legal)]


def played_out(state: State, bots: Sequence[str], seed: int = 0) -> State:
    """A game between bots, played to its end."""
    choosers = [GAME.bot(name) for name in bots]
    for number in range(GAME.bound):
        if state.over:
            break
        seat = state.deciders[0]
        state.play(seat, choosers[seat].choose(state.seen_by(seat), seat, 100_000 * seed + number))
    assert state.over, "it ends within the bound"
    return state


# To look.


def stock(state: State, seat: int = 0) -> str:
    """The resources of a seat, as in ``"2flower 1elixir"``."""
    held = [(state.b[ME * seat + RESOURCES + kind], name) for kind, name in enumerate(RESOURCE_NAMES)]
    return " ".join(f"{number}{name}" for number, name in held if number)


def workers(state: State, seat: int = 0) -> tuple[int, int]:
    """The workers of a seat that are available, and those on the square."""
    return state.b[ME * seat + AVAILABLE], state.b[ME * seat + SQUARE]


def crew(state: State, spot: str) -> tuple[int, int]:
    """Whose crew stands on a spot, and how large it is."""
    return state.b[CREW_OF + SPOT.index[spot]] - 1, state.b[CREW + SPOT.index[spot]]


def card_on(state: State, spot: str) -> str | None:
    card = state.b[CARD_ON + SPOT.index[spot]]
    return CARD_NAMES[card - 1] if card else None


def employed(state: State, seat: int = 0) -> str:
    return among(ASSISTANT, state.b[ME * seat + EMPLOYED])


def fulfilled_by(state: State, seat: int = 0) -> str:
    return among(ORDER, state.b[ME * seat + FULFILLED])


def among(domain: Domain, bits: int) -> str:
    return " ".join(token for number, token in enumerate(domain.tokens) if bits >> number & 1)


def accepted(state: State, seat: int = 0) -> str:
    at = ME * seat + ACCEPTED
    return " ".join(ORDER.tokens[state.b[at + 1 + i]] for i in range(state.b[at]))


def layers(state: State, pile: str) -> list[list[str]]:
    """The cards of a pile, layer by layer, the top one first."""
    found: list[Sequence[Sequence[str]]] = [
        each.layers for each in GAME.view(state, None).board.piles if each.id == pile
    ]
    return [list(layer) for layer in found[0]]


def minimum_of(state: State, spot: str) -> int:
    """The smallest crew that the seat to decide may send."""
    sizes = offered(play(state.copy(), f"place {spot}"), "send")
    return int(sizes[0])


@cache
def words_of(language: str) -> Words:
    """The words of the game, with names for those at the table."""
    words = Words(language, [files("philtre.text"), TEXT], LEXICON)
    words.names = ["Abigail", "Merlin", "Circe", "Wilhelmina-Josephine"]
    return words
