"""Les Potions d'Azerlande: what a client draws."""

import msgspec


class Benefit(msgspec.Struct, frozen=True):
    """``when`` is ``daily``, ``immediate`` or ``end``; ``types`` are the potions it counts."""

    when: str
    effect: str
    gain: dict[str, int]
    types: list[str]


class Visitor(msgspec.Struct, frozen=True):
    """``keeper`` is the seat whose pawn stands here; ``worth`` what the viewer would gain in prestige now."""

    id: str
    order: list[str]
    prestige: int
    infinite: bool
    benefits: list[Benefit]
    keeper: int | None
    worth: int | None


class Card(msgspec.Struct, frozen=True):
    id: str
    cost: int
    bag: bool
    gain: dict[str, int]


class Side(msgspec.Struct, frozen=True):
    """A tile in a holder: its number, or its gold side up."""

    tile: int
    gold: bool


class Served(msgspec.Struct, frozen=True):
    id: str
    order: list[str]
    benefits: list[Benefit]
    daily: bool
    tilted: bool
    end: bool


class Count(msgspec.Struct, frozen=True):
    """Prestige counted at the end."""

    visitors: int
    gold: int
    apprentices: int
    potions: int


class Apothecary(msgspec.Struct, frozen=True):
    """``holder`` is None while it lies face down before others; ``multipliers`` are those of actions performed."""

    cauldron: int
    prestige: int
    gold: int
    apprentices: int
    ingredients: dict[str, int]
    potions: dict[str, int]
    discs: dict[str, int]
    levels: dict[str, str]
    abilities: list[str]
    tiles: list[int]
    zeros_taken: int
    holder: list[Side | None] | None
    multipliers: list[int]
    rolled: list[dict[str, int]]
    black_market: list[Card]
    hypnotised: str | None
    tableau: list[Served]
    counted: Count | None


class SheetDay(msgspec.Struct, frozen=True):
    """A day of the sheet that the AI plays by."""

    drinks: list[str]
    holder: list[Side | None]
    serves: list[int]


class Ai(msgspec.Struct, frozen=True):
    """The opponent of a single player. ``serves`` are the numbers of its list that it has still to come to.

    ``sheet`` are the days of its sheet that are known, from the first.
    """

    cauldron: int
    drinks: list[str]
    holder: list[Side | None]
    serves: list[int]
    sheet: list[SheetDay]


class Asked(msgspec.Struct, frozen=True):
    """What the viewer's question is about: how many are still to be chosen, and for which visitor."""

    number: int
    visitor: str | None


class Board(msgspec.Struct, frozen=True):
    day: int
    days: int
    phase: str
    action: str | None
    bonus: str | None
    bonuses_left: list[str]  # those that may still come
    market: list[Card]
    revealed: list[Card]
    deck: int
    discard: int
    town: list[Visitor]
    road: list[Visitor]
    to_come: int
    ranked: list[int | None]  # who performs the action, the best first; None is the AI
    apothecaries: list[Apothecary]
    ai: Ai | None
    target: int | None
    asked: Asked | None
