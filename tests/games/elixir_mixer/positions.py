"""Positions of Elixir Mixer, laid out by hand, and short ways to play and look at them.

Cards are written as they are typed: ``"b7 y6 joker"``; elixirs likewise: ``"y10 b11"``. What a
position does not mention lies in the deck, so that there are always two cards of each kind.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from support.playing import asked as asked
from support.playing import names as names
from support.playing import offered as offered
from support.playing import play as play
from support.playing import refused as refused
from support.playing import told as told

import philtre
from philtre import State
from philtre.games.elixir_mixer.state import *
from philtre.kernel.journal import Journal
from philtre.kernel.words import Words
from philtre.kernel.zones import DEPTH, FRAME, FRAMES

GAME = philtre.game("elixir-mixer")
TEXT = files("philtre.games.elixir_mixer") / "text"

NO_TOPS: Mapping[str, int] = {}
QUESTIONS = {"gather": CHOOSE_GATHER, "brew": CHOOSE_BREW}

Event = tuple[str, dict[str, str | int]]


def position(
    hands: Sequence[str],
    market: str = "",
    discard: str = "",
    tops: Mapping[str, int] = NO_TOPS,
    elixirs: Sequence[str] = (),
    bonuses: Sequence[str] = (),
    asked: str = "gather",
    turn: int = 1,
    last_point: int = 0,
    rest: int = DECK,
) -> State:
    """A turn of seat 0, which is asked to ``gather`` or to ``brew``.

    ``elixirs`` and ``bonuses`` are what lies before each seat; elixirs above a top that nobody is
    given are the last seat's. ``rest`` is where the cards lie that are not mentioned.
    """
    players = len(hands)
    state = GAME.begin(players, 0, {"first": "0"}, Journal())
    lay_cards(state, hands, market, discard, rest)
    lay_elixirs(state, tops, elixirs)
    for seat, won in enumerate(bonuses):
        for name in won.split():
            state.b[BONUS_OF + BONUS.index[name]] = 1 + seat
    state.b[FIRST] = (1 - turn) % players
    state.b[TURN] = turn
    state.b[LAST_POINT] = last_point
    ask_again(state, QUESTIONS[asked])
    return state


def lay_cards(state: State, hands: Sequence[str], market: str, discard: str, rest: int) -> None:
    b = state.b
    places = [ME * seat + HAND for seat in range(state.players)] + [MARKET, DISCARD]
    for at in [*places, DECK, ASIDE]:
        for kind in range(KINDS):
            b[at + kind] = 0
    for at, named in zip(places, [*hands, market, discard], strict=True):
        for token in named.split():
            b[at + CARD.index[token]] += 1
    for kind in range(KINDS):
        left = 2 - sum(b[at + kind] for at in places)
        assert left >= 0, f"there are only two of {CARD.tokens[kind]}"
        b[rest + kind] += left


def lay_elixirs(state: State, tops: Mapping[str, int], elixirs: Sequence[str]) -> None:
    b = state.b
    for seat, named in enumerate(elixirs):
        for token in named.split():
            b[ELIXIR_OF + elixir(token)] = 1 + seat
    for colour, name in enumerate(COLOUR_NAMES):
        pile = range(PILE_SIZE * colour, PILE_SIZE * (colour + 1))
        brewed = [card for card in pile if b[ELIXIR_OF + card]]
        b[TOP + colour] = tops.get(name, WEAKEST + len(brewed))
        for card in pile[: b[TOP + colour] - WEAKEST]:
            b[ELIXIR_OF + card] = b[ELIXIR_OF + card] or state.players


def elixir(token: str) -> int:
    colour = next(name for name in COLOUR_NAMES if name[0] == token[0])
    return ELIXIR.index[f"{colour}-{token[1:]}"]


def ask_again(state: State, question: int) -> None:
    """Take back the question the new game asked, and ask another of seat 0."""
    for seat in range(state.players):
        state.b[ME * seat + DEPTH] = 0
        for cell in range(FRAME):
            state.b[ME * seat + FRAMES + cell] = 0
    state.moves_of = -1
    state.journal = Journal()
    state.ask(0, question)
    state.settle()


# To play.


def played_out(state: State, bots: Sequence[str], seed: int = 0) -> State:
    """A game between bots, played to its end."""
    choosers = [GAME.bot(name) for name in bots]
    for number in range(GAME.bound):
        if state.over:
            break
        seat = state.deciders[0]
        state.play(seat, choosers[seat].choose(state.seen_by(seat), seat, 1_000_000 * seed + number))
    assert state.over, "it ends within the bound"
    return state


# To look.


def cards(state: State, at: int) -> str:
    """What lies in a zone, in the order of the cards."""
    return " ".join(CARD.tokens[kind] for kind in range(KINDS) for _ in range(state.b[at + kind]))


def hand(state: State, seat: int = 0) -> str:
    return cards(state, ME * seat + HAND)


def known(state: State, seat: int = 0) -> str:
    return cards(state, ME * seat + KNOWN)


def elixirs_before(state: State, seat: int = 0) -> list[str]:
    return [ELIXIR.tokens[card] for card in range(ELIXIRS) if state.b[ELIXIR_OF + card] == 1 + seat]


def bonuses_before(state: State, seat: int = 0) -> list[str]:
    return [BONUS.tokens[bonus] for bonus in range(BONUSES) if state.b[BONUS_OF + bonus] == 1 + seat]


def top(state: State, colour: str) -> int:
    return state.b[TOP + COLOUR.index[colour]]


@cache
def words_of(language: str) -> Words:
    """The words of the game, with names for those at the table."""
    words = Words(language, [files("philtre.text"), TEXT], LEXICON)
    words.names = ["Abigail", "Merlin", "Circe", "Wilhelmina-Josephine"]
    return words
