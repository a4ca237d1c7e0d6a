"""Alchemist: what a client draws."""

import msgspec

Cubes = dict[str, int]  # how many of each ingredient


class Cauldron(msgspec.Struct, frozen=True):
    """One cauldron, and the potion on it."""

    id: str
    produces: list[str]
    creator: int | None
    recipe: Cubes
    fame: int | None


class Adept(msgspec.Struct, frozen=True):
    """A player's side of the table. ``hand`` is None for those who may not look behind the screen."""

    fame: dict[str, int]
    track: tuple[int, int] | None
    seals: int
    cubes: int
    hand: Cubes | None
    known: Cubes  # what everybody saw go behind the screen and not come out
    school: str | None


class Making(msgspec.Struct, frozen=True):
    """A potion that somebody is about to create or to copy; ``recipe`` is empty until it is chosen."""

    seat: int
    cauldron: str
    recipe: Cubes


class Board(msgspec.Struct, frozen=True):
    cauldrons: list[Cauldron]
    making: Making | None
    adepts: list[Adept]
    reserve: Cubes
    removed: Cubes
    bag: int
    unseen: Cubes | None  # in the bag and behind the other screens together, for a seat that can count
    tiles: list[int]
    first: int
    round: int
    exhausted: int
    schools: bool
