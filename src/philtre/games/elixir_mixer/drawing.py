"""Elixir Mixer: how a client's view is drawn from what a seat sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.elixir_mixer.state import *
from philtre.games.elixir_mixer.view import Board, Bonus, Pile, Sum, Wizard
from philtre.kernel.drawing import by_name
from philtre.kernel.state import State
from philtre.kernel.zones import FRAMES, PLAYERS, total

COLOUR_OF: Final = vec[i64]([[*COLOUR_NAMES, "any"].index(card["colour"]) for card in BOX["card"]])
BY_COLOUR: Final = vec[i64](sorted(range(KINDS), key=lambda kind: (int(COLOUR_OF[kind]), kind)))


def board(seen: State) -> Board:
    b = seen.b
    return Board(
        piles=[pile_of(colour, b[TOP + colour]) for colour in range(COLOURS)],
        bonuses=[Bonus(BONUS.tokens[bonus], owner_at(seen, BONUS_OF + bonus)) for bonus in range(BONUSES)],
        market=cards_at(seen, MARKET),
        discard=cards_at(seen, DISCARD),
        deck=total(b, DECK, KINDS),
        wizards=[wizard_of(seen, seat) for seat in range(seen.players)],
        sum=sum_of(seen),
        target=TARGET[b[PLAYERS] - 2],
        first=b[FIRST],
        turn=b[TURN],
        brewed=b[BREWED_NOW],
    )


def pile_of(colour: int, top: int) -> Pile:
    return Pile(COLOUR_NAMES[colour], top if top <= STRONGEST else None, STRONGEST + 1 - top)


def wizard_of(seen: State, seat: int) -> Wizard:
    looks = seen.viewer == seat
    hand = cards_at(seen, ME * seat + HAND) if looks else None
    return Wizard(
        points=points(seen.b, seat),
        elixirs=[ELIXIR.tokens[elixir] for elixir in owned(seen.b, seat, ELIXIR_OF, ELIXIRS)],
        bonuses=[BONUS.tokens[bonus] for bonus in owned(seen.b, seat, BONUS_OF, BONUSES)],
        cards=total(seen.b, ME * seat + HAND, KINDS),
        hand=hand,
        sums=sums_at(seen.b, ME * seat + HAND) if looks else None,
        known=cards_at(seen, ME * seat + KNOWN),
    )


def owner_at(seen: State, cell: int) -> int | None:
    return seen.b[cell] - 1 if seen.b[cell] else None


def owned(b: vec[i64], seat: i64, at: i64, things: i64) -> list[int]:
    """Which of so many things are a seat's: their cells hold its number, counted from 1."""
    found: list[int] = []
    for thing in range(things):
        if b[at + thing] == seat + 1:
            found.append(int(thing))
    return found


def cards_at(seen: State, at: int) -> list[str]:
    """The cards of a zone, one by one, sorted by colour with the jokers last, then by value."""
    b = seen.b
    cards: list[str] = []
    for place in range(KINDS):
        kind = BY_COLOUR[place]
        for _ in range(b[at + kind]):
            cards.append(CARD.tokens[kind])
    return cards


def sums_at(b: vec[i64], at: i64) -> dict[str, int]:
    """What the cards of a zone come to, by their colours."""
    sums = vec[i64]([0] * int(COLOURS + 1))
    for kind in range(KINDS):
        sums[COLOUR_OF[kind]] += VALUE[kind] * b[at + kind]
    return by_name(COLOUR_NAMES, sums, 0)


def sum_of(seen: State) -> Sum | None:
    if not seen.deciders:
        return None
    seat = seen.deciders[0]
    question = seen.question(seat)
    x = seen.b[ME * seat + FRAMES + 1]
    owed = second(seen.b[ME * seat + FRAMES + 2])
    if question == CHOOSE_PICK:
        given = cards_at(seen, ASIDE)[0]
        return Sum(seat, given, None, BOX["card"][CARD.index[given]]["value"], owed)
    if question == CHOOSE_USE:
        colour = first(x)
        if colour == ANY:
            return Sum(seat, None, "mixed", MIXED_SUM, owed)
        return Sum(seat, None, COLOUR_NAMES[colour], seen.b[TOP + colour], owed)
    return None
