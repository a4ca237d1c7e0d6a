"""Ars Alchimia: what a client draws."""

import msgspec

Stock = dict[str, int]  # how many of each resource


class Order(msgspec.Struct, frozen=True):
    id: str
    level: str
    category: str
    points: int
    cost: Stock


class Location(msgspec.Struct, frozen=True):
    """Where resources are gathered: a die that reaches ``needs`` brings the bonus as well."""

    id: str
    gain: Stock
    needs: int
    bonus: str


class Forge(msgspec.Struct, frozen=True):
    id: str
    uses: int
    needs: int


class Assistant(msgspec.Struct, frozen=True):
    """``ready`` is false for a card that was turned sideways this year."""

    id: str
    ready: bool


Card = Order | Location | Forge | Assistant


class Spot(msgspec.Struct, frozen=True):
    """One place for a crew. ``minimum`` is that of the seat that looks, ``refused`` why it may not go there now.

    ``chances`` has the per cent of a good roll for 0, 1, 2 ... workers above the minimum, as far as more of them help,
    with the assistants of the seat that looks. Of a face-down pile it is the mean of the cards that may come next.
    """

    id: str
    kind: str
    order: Order | None
    location: Location | None
    forge: Forge | None
    assistant: Assistant | None
    owner: int | None
    crew: int
    minimum: int | None
    refused: str | None
    chances: list[int]


class Pile(msgspec.Struct, frozen=True):
    """Layers of cards, the top one first; how the cards of one layer lie, nobody knows."""

    id: str
    cards: int
    layers: list[list[str]]


class Accepted(msgspec.Struct, frozen=True):
    """An order to be fulfilled, and what its owner lacks; Elixirs may make up for it."""

    order: Order
    missing: Stock
    payable: bool


class Overseer(msgspec.Struct, frozen=True):
    """A player's side of the table. ``projected`` is the score if the game ended now."""

    track: int
    reckoned: dict[str, int]
    projected: int
    workshop: int | None
    available: int
    square: int
    reserve: int
    salary: int
    passed: bool
    resources: Stock
    level: str
    orders: list[Accepted]
    order_limit: int
    fulfilled: list[str]
    made: dict[str, int]
    specialities: dict[str, int]
    assistants: list[Assistant]


class Workshop(msgspec.Struct, frozen=True):
    number: int
    workers: int
    owner: int | None


class Visit(msgspec.Struct, frozen=True):
    """A day at a forge. ``paying`` is the order for which a payment is being chosen."""

    forge: Forge
    done: int
    uses: int
    perfect: bool
    paying: str | None


class Revealed(msgspec.Struct, frozen=True):
    """A card off a face-down pile. ``chance`` is the per cent of a good roll there, while one of two is chosen."""

    name: str
    location: Location | None
    forge: Forge | None
    chance: int | None


class Sending(msgspec.Struct, frozen=True):
    """A crew being chosen: ``chances`` has the per cent of a good roll for each size from ``least`` on, if known."""

    spot: str
    least: int
    most: int
    chances: list[int]


class Board(msgspec.Struct, frozen=True):
    official: bool
    year: int
    years: int
    order: list[int]
    workshops: list[Workshop]
    most: Stock
    spots: list[Spot]
    piles: list[Pile]
    overseers: list[Overseer]
    revealed: list[Revealed]
    visit: Visit | None
    sending: Sending | None
