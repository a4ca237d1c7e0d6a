"""What lies open: the things that a board shows to whoever looks on, apart from what a seat has before it.

A struct of a board is a thing if it has a token of the lexicon: its ``id``, or its first values joined by ``-``. Of
which domain is told by the name of its class, or by the token, if only one domain has it. A board may also name a
thing in a field that is called as its domain is. All else that is written there only describes: what a thing costs,
what may still come.
"""

from typing import Any

import msgspec

from philtre.kernel.game import Game
from philtre.kernel.state import State
from philtre.kernel.zones import HEADER

FIRST = 2  # values that make up a token


class Shown:
    """The things that have lain open in a game so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.domains = {domain.name: domain for domain in game.lexicon.domains if domain.tokens and domain.of is None}
        self.only: dict[str, str | None] = {}  # which domain has a token, if but one
        for name, domain in self.domains.items():
            self.only |= {token: None if token in self.only else name for token in domain.tokens}
        zones = game.zones
        self.middle = slice(HEADER + zones.seats * zones.stride, zones.shadow)
        self.lay: tuple[int, ...] | None = None  # what lay there when one looked last
        self.last: dict[str, Any] = {}
        self.own: set[str] = set()
        self.things: set[str] = set()

    def look(self, state: State, turn: bool) -> None:
        """Note what lies there, if a turn begins or anything in the middle of the table has changed.

        To draw a board takes longer than to play an answer. What a seat reveals and has within its turn is missed, and
        told by events.
        """
        lies = tuple(state.b[self.middle])
        if lies == self.lay and not turn:
            return
        board = self.game.board(state.seen_by(None))
        if self.lay is None:
            self.own = self.own_fields(board, state.players)
        self.lay = lies
        fields = {name: getattr(board, name) for name in board.__struct_fields__ if name not in self.own}
        for name, value in fields.items():
            before = self.last.get(name)
            if value != before:
                self.note(name, value, before)
        self.last = fields

    def note(self, name: str, value: Any, before: Any) -> None:
        if isinstance(value, str) and name in self.domains and self.domains[name].has(value):
            self.things.add(f"{name}:{value}")
        elif isinstance(value, list):
            known = before if isinstance(before, list) else []
            for each in value:
                if isinstance(each, msgspec.Struct) and each not in known:
                    self.walk(each)
        elif isinstance(value, msgspec.Struct):
            self.walk(value)

    def walk(self, struct: msgspec.Struct) -> None:
        """Note a struct, and all that are part of it."""
        thing = self.thing(struct)
        if thing is not None:
            self.things.add(thing)
        for value in struct_values(struct):
            for each in value if isinstance(value, list) else (value,):
                if isinstance(each, msgspec.Struct):
                    self.walk(each)

    def thing(self, struct: msgspec.Struct) -> str | None:
        """The thing that a struct is, if it is one. A bare number is one only if its class says of what."""
        name = type(struct).__name__.lower()
        for token in tokens(struct):
            domain = name if name in self.domains else None if token.isdigit() else self.only.get(token)
            if domain is not None and self.domains[domain].has(token):
                return f"{domain}:{token}"
        return None

    def own_fields(self, board: msgspec.Struct, players: int) -> set[str]:
        """The fields in which each seat has its side of the table: as many structs as players, which are no things."""
        found = set()
        for name in board.__struct_fields__:
            value = getattr(board, name)
            if isinstance(value, list) and len(value) == players and all(self.is_side(each) for each in value):
                found.add(name)
        return found

    def is_side(self, value: object) -> bool:
        return isinstance(value, msgspec.Struct) and self.thing(value) is None


def tokens(struct: msgspec.Struct) -> list[str]:
    """What a struct may be called by: its id, or its first values, rather several than one."""
    values = struct_values(struct)
    if "id" in struct.__struct_fields__:
        return [str(values[struct.__struct_fields__.index("id")])]
    first: list[str] = []
    for value in values[:FIRST]:
        if not isinstance(value, str | int):
            break
        first.append(str(value))
    return ["-".join(first[:number]) for number in range(len(first), 0, -1)]


def struct_values(struct: msgspec.Struct) -> list[Any]:
    return [getattr(struct, name) for name in struct.__struct_fields__]
