"""Elixir Mixer: how a client's view is drawn from what a seat sees."""

from philtre.games.elixir_mixer.state import *
from philtre.games.elixir_mixer.view import Board, Bonus, Pile, Sum, Wizard
from philtre.kernel.state import State
from philtre.kernel.zones import FRAMES, PLAYERS, total


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
    mine = seat + 1
    return Wizard(
        points=points(seen.b, seat),
        elixirs=[
            id for id, owner in zip(ELIXIR.tokens, owners(seen, ELIXIR_OF, ELIXIRS), strict=True) if owner == mine
        ],
        bonuses=[id for id, owner in zip(BONUS.tokens, owners(seen, BONUS_OF, BONUSES), strict=True) if owner == mine],
        cards=total(seen.b, ME * seat + HAND, KINDS),
        hand=hand,
        sums=None if hand is None else sums_in(hand),
        known=cards_at(seen, ME * seat + KNOWN),
    )


def owner_at(seen: State, cell: int) -> int | None:
    return seen.b[cell] - 1 if seen.b[cell] else None


def owners(seen: State, at: int, things: int) -> list[int]:
    """Of each thing its owner, counted from 1; 0 for nobody."""
    return list(seen.b[at : at + things])


def cards_at(seen: State, at: int) -> list[str]:
    """The cards of a zone, one by one, sorted by colour with the jokers last, then by value."""
    b = seen.b
    return [card for kind, card in BY_COLOUR if b[at + kind] for _ in range(b[at + kind])]


BY_COLOUR = [
    (kind, CARD.tokens[kind])
    for kind in sorted(range(KINDS), key=lambda kind: ([*COLOUR_NAMES, "any"].index(BOX["card"][kind]["colour"]), kind))
]


def sums_in(cards: list[str]) -> dict[str, int]:
    """What the cards of each colour come to."""
    sums = dict.fromkeys([*COLOUR_NAMES, "any"], 0)
    for card in cards:
        kind = BOX["card"][CARD.index[card]]
        sums[kind["colour"]] += kind["value"]
    del sums["any"]
    return sums


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
