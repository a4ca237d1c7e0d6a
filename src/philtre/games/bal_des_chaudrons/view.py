"""Le Bal des Chaudrons: what a client draws."""

import msgspec

Cubes = dict[str, int]


class Recipe(msgspec.Struct, frozen=True):
    """What a card or a character makes of what, as it lies. Spaces: ``toad``, ``spider/toad`` or ``any``."""

    inputs: list[str]
    outputs: list[str]
    used: bool


class Card(msgspec.Struct, frozen=True):
    """A potion. ``inputs`` and ``outputs`` as it lies; in a hand, as printed."""

    id: str
    initiative: int
    arcana: list[str]
    inputs: list[str]
    outputs: list[str]
    turnable: bool
    turned: bool
    used: bool


class Dealt(msgspec.Struct, frozen=True):
    """A character that one may keep."""

    id: str
    start: Cubes
    inputs: list[str]
    outputs: list[str]


class Paying(msgspec.Struct, frozen=True):
    """A potion whose spaces are being filled, or the own potion of a character."""

    recipe: str  # ``potion:web-lore`` or ``character:toad-friend``
    inputs: list[str]
    outputs: list[str]
    paid: dict[str, Cubes]  # by where the cubes came from


class Witch(msgspec.Struct, frozen=True):
    """A player's side of the table. None stands for what is not there, or what one may not look at."""

    left: int  # the seat to which the hand is passed
    right: int  # the seat to which the cauldron is passed
    character: str | None
    spent: str | None  # the character that was discarded
    dealt: list[Dealt] | None
    own: Recipe | None  # the character's own potion
    circle: Cubes
    bench: Cubes
    free: Cubes  # places left on the bench
    brewed: Cubes  # on output spaces
    cauldron: Cubes
    overflow: Cubes  # of the cauldron and what is brewed, if it were passed now
    track: Cubes
    effects: Cubes
    tomes: list[str]
    initiative: int | None  # of the last potion played
    cards: int
    hand: list[Card] | None
    known: list[Card]  # of the hand, what the viewer passed on to it
    chosen: str | None  # the potion laid face down
    chosen_turned: bool
    tableau: list[Card]
    paying: Paying | None
    brewing: bool  # not yet done, or done out of sight


class Board(msgspec.Struct, frozen=True):
    round: int
    phase: str
    deck: int
    discard: int
    order: list[int]  # in which seats brew
    active: int | None  # whom all before have shown
    blind: bool
    circle_to_end: int
    witches: list[Witch]
