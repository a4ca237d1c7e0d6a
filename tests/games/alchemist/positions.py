"""Positions of Alchemist, laid out by hand, and short ways to play and look at them.

Cubes are written in the order of the box: gray, blue, green, orange, yellow. What a position
does not mention is out of the game, so that there are always 32 cubes of each ingredient.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from support.playing import names as names
from support.playing import offered as offered
from support.playing import play as play
from support.playing import refused as refused
from support.playing import told as told
from support.playing import verbs as verbs

import philtre
from philtre import State
from philtre.games.alchemist.state import *
from philtre.kernel.journal import Journal
from philtre.kernel.words import Words
from philtre.kernel.zones import DEPTH, FRAME, FRAMES, lay

GAME = philtre.game("alchemist")
TEXT = files("philtre.games.alchemist") / "text"

NONE = (0, 0, 0, 0, 0)
PLENTY = (8, 8, 8, 8, 8)

Row = Sequence[int]
Potion = tuple[int, Row, int]  # creator, recipe, fame
NO_POTIONS: Mapping[str, Potion] = {}
NO_OPTIONS: Mapping[str, str] = {}


def position(
    hands: Sequence[Row],
    reserve: Row = PLENTY,
    bag: Row = NONE,
    potions: Mapping[str, Potion] = NO_POTIONS,
    copied: Sequence[int] = (),
    schools: Sequence[str] = INGREDIENTS,
    seals: Sequence[int] = (),
    turn: int | None = None,
    options: Mapping[str, str] = NO_OPTIONS,
) -> State:
    """A game in which ``turn`` turns were played (two rounds, unless told) and seat 0 was the first.

    ``copied`` is the fame each seat has from copies; ``seals`` are the five less those on potions.
    """
    players = len(hands)
    state = GAME.begin(players, 0, {"first": "0", **options}, Journal())
    b = state.b
    lay_cubes(state, hands, reserve, bag, potions)
    for seat in range(players):
        made = [(CAULDRON.index[name], potion) for name, potion in potions.items() if potion[0] == seat]
        b[ME * seat + SEALS] = seals[seat] if seals else 5 - len(made)
        b[ME * seat + BY_CREATING] = sum(fame for _, (_, _, fame) in made)
        b[ME * seat + BY_COPYING] = copied[seat] if copied else 0
    if b[OPTION_SCHOOLS] == 0:
        deal_schools(state, schools[:players])
    ask_again(state, 2 * players if turn is None else turn)
    return state


def lay_cubes(state: State, hands: Sequence[Row], reserve: Row, bag: Row, potions: Mapping[str, Potion]) -> None:
    b = state.b
    for name, (creator, recipe, fame) in potions.items():
        cauldron = CAULDRON.index[name]
        b[POTION + cauldron] = 1 + POTIONS.index(tuple(recipe))
        b[CREATOR + cauldron] = creator
        b[TILE + cauldron] = fame
    for kind in range(KINDS):
        for seat, hand in enumerate(hands):
            b[ME * seat + HAND + kind] = hand[kind]
        b[RESERVE + kind] = reserve[kind]
        b[BAG + kind] = bag[kind]
        b[COMPENDIUM + kind] = sum(recipe[kind] for _, recipe, _ in potions.values())
        b[REMOVED + kind] = 0
        b[REMOVED + kind] = 32 - sum(everywhere(state, kind))
        assert b[REMOVED + kind] >= 0, "more cubes than there are in the box"


def deal_schools(state: State, schools: Sequence[str]) -> None:
    b = state.b
    b[SCHOOLS_LEFT] = 0
    for kind, name in enumerate(INGREDIENTS):
        if name not in schools:
            lay(b, SCHOOLS_LEFT, kind)
    for seat, name in enumerate(schools):
        b[ME * seat + SCHOOL] = 1
        b[ME * seat + SCHOOL + 1] = INGREDIENTS.index(name)


def ask_again(state: State, turn: int) -> None:
    """Take back the question the new game asked, and turn the clockwork to a turn."""
    b = state.b
    for seat in range(state.players):
        b[ME * seat + DEPTH] = 0
        for cell in range(FRAME):
            b[ME * seat + FRAMES + cell] = 0
    state.moves_of = -1
    state.journal = Journal()
    b[TURNS] = turn - 1
    state.settle()


# To play.


# To look.


def hand(state: State, seat: int) -> Row:
    return cubes(state, ME * seat + HAND)


def known(state: State, seat: int) -> Row:
    return cubes(state, ME * seat + KNOWN)


def cubes(state: State, at: int) -> Row:
    return tuple(state.b[at + kind] for kind in range(KINDS))


def everywhere(state: State, kind: int) -> list[int]:
    """How many cubes of an ingredient lie in each place."""
    b = state.b
    held = [b[ME * seat + HAND + kind] for seat in range(state.players)]
    return [*held, b[RESERVE + kind], b[BAG + kind], b[COMPENDIUM + kind], b[REMOVED + kind]]


@cache
def words_of(language: str) -> Words:
    """The words of the game, with names for those at the table."""
    words = Words(language, [files("philtre.text"), TEXT], LEXICON)
    words.names = ["Abigail", "Merlin", "Circe", "Balthazar", "Wilhelmina-Josephine"]
    return words
