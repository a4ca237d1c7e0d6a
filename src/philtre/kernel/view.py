"""What a client draws: typed structs of ids and arguments. No sentences."""

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A message of the catalogue; things among its arguments are written ``ingredient:gray``."""

    id: str
    arguments: dict[str, str | int] = {}


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision, in all its forms, with the parts of the board it touches."""

    action: int
    notation: str
    label: Message
    targets: list[str]


class Question(msgspec.Struct, frozen=True):
    prompt: Message
    choices: list[Choice]


class View(msgspec.Struct, frozen=True):
    """A table as one seat may see it. ``board`` is the game's own struct."""

    game: str
    rules: int
    players: int
    seat: int | None
    deciders: list[int]
    over: bool
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    board: Any
    question: Question | None = None
