"""Elixir Mixer: what a client draws."""

import msgspec


class Pile(msgspec.Struct, frozen=True):
    """The elixirs of one colour. ``top`` is None when all are brewed."""

    colour: str
    top: int | None
    left: int


class Bonus(msgspec.Struct, frozen=True):
    id: str
    owner: int | None


class Wizard(msgspec.Struct, frozen=True):
    """A player's side of the table. ``hand`` and ``sums`` are None for those who may not look."""

    points: int
    elixirs: list[str]
    bonuses: list[str]
    cards: int
    hand: list[str] | None
    sums: dict[str, int] | None  # of each colour, jokers left out
    known: list[str]  # what everybody saw go into the hand and not come out


class Sum(msgspec.Struct, frozen=True):
    """A sum being made up card by card: of a trade, an elixir or the mixed elixir."""

    seat: int
    traded: str | None
    brewing: str | None  # a colour, or "mixed"
    total: int
    owed: int


class Board(msgspec.Struct, frozen=True):
    piles: list[Pile]
    bonuses: list[Bonus]
    market: list[str]  # by colour, then by value
    discard: list[str]
    deck: int
    wizards: list[Wizard]
    sum: Sum | None
    target: int
    first: int
    turn: int
    brewed: int  # elixir cards in this turn
