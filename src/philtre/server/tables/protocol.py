"""What is said over the WebSocket of a table, both ways: JSON, each message with its ``type``.

What the server says is named by nouns, what a client says by verbs. Unknown fields are refused by
the server; a client ignores them, for they may come with a later server of the same version.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from philtre.table import TableView, Terms

VERSION = 1
LONGEST_PLAY = 500
LONGEST_LINE = 500
EXACT = 2**53 - 1  # the last number up to which JavaScript counts

Request = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=EXACT)]
Play = Annotated[str, Meta(min_length=1, max_length=LONGEST_PLAY)]


# From the server.


class Said(msgspec.Struct, tag_field="type", frozen=True):
    """Anything that the server says."""


class Hello(Said, tag="hello", frozen=True):
    """The first message. ``version`` is that of the protocol; ``seat`` is one's own, null for a spectator.

    ``seats`` are all that one has; of several, ``?seat=`` in the address of the socket chooses. ``now``
    is the server's time.
    """

    version: int
    seat: int | None
    seats: list[int]
    terms: Terms
    now: int


class Sight(Said, tag="view", frozen=True):
    """The table as one may see it, whole: all earlier views are superfluous."""

    view: TableView


class Refusal(Said, tag="refused", frozen=True):
    """Why a request was not fulfilled; ``request`` is null if it could not be read.

    ``reason-<reason>`` of the catalogue says it in words. A view follows when the request was stale.
    """

    request: str | None
    reason: str
    arguments: dict[str, str | int] = {}


class Taken(Said, tag="taken", frozen=True):
    """What was asked has happened, and is on disk: it is in the view of this number, and in all later ones.

    Whoever is not told so before the connection breaks asks again, and is told it then.
    """

    request: str
    number: int


class Line(msgspec.Struct, frozen=True):
    """What somebody said, at a seat or among the spectators (null). Lines are numbered, but not without gaps."""

    number: int
    seat: int | None
    name: str
    at: int
    text: str


class Chat(Said, tag="chat", frozen=True):
    """Lines that were said: when one comes the last few, then each as it is said."""

    lines: list[Line]


class Presence(Said, tag="presence", frozen=True):
    """Which seats have somebody at a socket now, and how many spectators there are."""

    seats: list[bool]
    spectators: int


class Advice(msgspec.Struct, frozen=True):
    """An option, and the chance to win that it promises, in hundredths."""

    play: str
    promise: int


class Hint(Said, tag="hint", frozen=True):
    """What a bot of a level would consider at one's seat, the best first; for the view of that number."""

    request: str
    number: int
    level: int
    advice: list[Advice]


class Reason(Said, tag="reason", frozen=True):
    """Why a play is not allowed now; ``reason`` is null if it is."""

    request: str
    reason: str | None
    arguments: dict[str, str | int] = {}


class Position(Said, tag="position", frozen=True):
    """What one's seat sees of the position in the view of that number, for programs that think about it.

    ``state`` is what ``game.load`` of Philtre reads; everything that the seat may not know is blanked.
    """

    request: str
    number: int
    state: str


class Time(Said, tag="time", frozen=True):
    """The server's time."""

    now: int


class Gone(Said, tag="gone", frozen=True):
    """The last message before the server closes the socket. After ``wait`` milliseconds one may come again, if ever."""

    reason: str
    arguments: dict[str, str | int] = {}
    wait: int | None = None


# From a client.


class Asked(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Anything that a client says."""


class Answer(Asked, tag="answer", frozen=True):
    """Answer the question of the view of this number.

    The same answer to the same view counts once, however often it is sent: so that may be done whenever
    it is not known whether it was taken. ``request`` is the client's own name for it.
    """

    request: Request
    number: Number
    play: Play


class TakeBack(Asked, tag="take-back", frozen=True):
    """Take back one's answers up to the last thing learnt, as the view of this number says."""

    request: Request
    number: Number


class Resign(Asked, tag="resign", frozen=True):
    """Give the game up for good."""

    request: Request


class Leave(Asked, tag="leave", frozen=True):
    """Let a stand-in play until one returns."""

    request: Request


class Return(Asked, tag="return", frozen=True):
    """Have one's seat back from the stand-in. Whoever connects has it back without asking."""

    request: Request


class Say(Asked, tag="say", frozen=True):
    """Say something to the other players, or as a spectator to the others who look on."""

    request: Request
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Advise(Asked, tag="advise", frozen=True):
    """Ask a bot of a level for a hint."""

    request: Request
    level: int


class Explain(Asked, tag="explain", frozen=True):
    """Ask why a play is not among the options."""

    request: Request
    play: Play


class Look(Asked, tag="look", frozen=True):
    """Ask for the position as a bot at one's seat is given it."""

    request: Request


class Resume(Asked, tag="resume", frozen=True):
    """Ask for the time, and for the view unless it is still the one of this number."""

    number: Number


Out: TypeAlias = Hello | Sight | Refusal | Taken | Chat | Presence | Hint | Reason | Position | Time | Gone
In: TypeAlias = Answer | TakeBack | Resign | Leave | Return | Say | Advise | Explain | Look | Resume


class Protocol(msgspec.Struct, frozen=True):
    """All of it, for those who describe it in other languages."""

    version: int
    from_server: Out
    from_client: In


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(In)


def encoded(message: Said) -> bytes:
    return encoder.encode(message)
