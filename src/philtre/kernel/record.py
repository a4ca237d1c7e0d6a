"""A record: a game as a text file, one JSON line for the heading, for each answer, and for the end.

    {"philtre": 1, "game": "alchemist", "rules": 1, "players": 2, "options": {}, "seed": 7}
    {"seat": 1, "play": "create green+yellow"}
    {"scores": [61, 58], "winners": [0]}

A game that is not finished ends with ``{"unfinished": 12}``, the number of its answers, so that
a file cut short is never taken for a whole one. Played at a table with a secret, it has that instead
of the seed: ``{… "options": {}, "secret": "9f86d081…"}``.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.kernel.game import Game
from philtre.kernel.journal import EVERYBODY, Journal
from philtre.kernel.secret import FORM, generator_of
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, HIDDEN

FORMAT = 1
ANSWERED = -1  # no game's event: an answer, told as events are
T = TypeVar("T")


class Heading(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a game was begun with; from its seed or its secret comes all chance."""

    philtre: int
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int | None = None
    secret: str | None = None

    def __post_init__(self) -> None:
        if (self.seed is None) == (self.secret is None):
            raise ValueError("either a seed or a secret")
        if self.secret is not None and not FORM.fullmatch(self.secret):
            raise ValueError("no secret")

    def deal(self, game: Game, journal: Journal | None = None) -> State:
        """The first position."""
        if self.secret is None:
            assert self.seed is not None
            return game.begin(self.players, self.seed, self.options, journal)
        state = game.deal(self.players, generator_of(self.secret, 0), self.options, journal)
        state.b[CHANCE] = 0
        return state

    def play(self, state: State, number: int, seat: int, action: int) -> bool:
        """Play the answer that is the so-manieth in force; whether anything was drawn by it."""
        if self.secret is None:
            before = state.b[CHANCE]
            state.play(seat, action)
            return state.b[CHANCE] != before
        generator = generator_of(self.secret, number)
        state.b[CHANCE] = generator
        try:
            state.play(seat, action)
            return state.b[CHANCE] != generator
        finally:
            state.b[CHANCE] = 0


class Answer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seat: int
    play: str


class Result(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    scores: list[int]
    winners: list[int]


class Unfinished(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    unfinished: int


def heading_of(
    game: Game, players: int, options: dict[str, str], seed: int | None = None, secret: str | None = None
) -> Heading:
    return Heading(FORMAT, game.slug, game.rules, players, options, seed, secret)


class Record:
    """A heading, the answers, and the result if there is one."""

    def __init__(self, heading: Heading, answers: list[Answer] | None = None, result: Result | None = None) -> None:
        self.heading = heading
        self.answers = [] if answers is None else answers
        self.result = result

    @classmethod
    def start(cls, game: Game, players: int, seed: int, options: dict[str, str]) -> "Record":
        return cls(heading_of(game, players, options, seed))

    def write(self) -> str:
        lines: list[msgspec.Struct] = [self.heading, *self.answers]
        lines.append(self.result or Unfinished(len(self.answers)))
        return "".join(msgspec.json.format(msgspec.json.encode(line), indent=0).decode() + "\n" for line in lines)

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record a text holds, if every line of it is one; whether its moves are legal, ``replay`` tells."""
        lines = text.splitlines()
        if not text.endswith("\n") or len(lines) < 2:
            raise Unreadable("record-cut-short")
        heading = decode(lines[0], 1, Heading)
        if heading.philtre != FORMAT:
            raise Unreadable("record-line", line=1, problem=f"format {heading.philtre}")
        answers = [decode(line, number, Answer) for number, line in enumerate(lines[1:-1], 2)]
        last = decode(lines[-1], len(lines), dict[str, Any])
        if "unfinished" in last:
            if decode(lines[-1], len(lines), Unfinished).unfinished != len(answers):
                raise Unreadable("record-cut-short")
            return cls(heading, answers)
        if "seat" in last:
            raise Unreadable("record-cut-short")
        return cls(heading, answers, decode(lines[-1], len(lines), Result))

    def begin(self, game: Game, journal: Journal | None = None) -> State:
        if self.heading.game != game.slug:
            raise Unreadable("other-game", game=self.heading.game, expected=game.slug)
        if self.heading.rules != game.rules:
            raise Unreadable("other-rules", rules=self.heading.rules, expected=game.rules)
        return self.heading.deal(game, journal)

    def replay(self, game: Game) -> Iterator[State]:
        """Every position, from the first decision to the last; the same object, played on."""
        state = self.begin(game)
        yield state
        for number, answer in enumerate(self.answers, 1):
            try:
                self.heading.play(state, number, answer.seat, game.read(state, answer.seat, answer.play))
            except (NotAllowed, Unreadable) as error:
                raise Unreadable("record-move", line=number + 1, play=answer.play, problem=error.reason) from error
            yield state
        if self.result is not None and not (state.over and self.result == Result(state.scores, state.winners)):
            raise Unreadable("record-result", line=len(self.answers) + 2)

    def told_to(self, game: Game, seat: int | None) -> list[Answer]:
        """The answers a seat (None: a spectator) may know of: no sealed ones, none of a window still open.

        Before the end nobody may be given more of a record than these: its heading holds the seed or the secret.
        """
        journal = Journal()
        state = self.begin(game, journal)
        for index, answer in enumerate(self.answers):
            hidden = state.b[answer.seat * state.zones.stride + HIDDEN] != 0
            sealed = game.lexicon.decisions[state.question(answer.seat)].sealed
            audience = answer.seat if sealed else EVERYBODY
            journal.note(audience, answer.seat if hidden else EVERYBODY, ANSWERED, index, 0, 0, 0)
            self.heading.play(state, index + 1, answer.seat, game.read(state, answer.seat, answer.play))
        heard = journal.heard_by(seat)
        return [self.answers[arguments[0]] for event, arguments in heard if event == ANSWERED]


def decode(line: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("record-line", line=number, problem=str(error)) from error
