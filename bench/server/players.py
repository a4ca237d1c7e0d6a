"""Players at real sockets: each sees its views, checks them, and answers when it is asked.

Of what the server says they read what they need, and no more.
"""

import zlib
from array import array
from asyncio import Event
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.server.prepare import Wanted, chosen

TAIL = b"\x00\x00\xff\xff"  # of what permessage-deflate compresses, left out on the wire


# What is said.


class Choice(msgspec.Struct):
    notation: str


class Question(msgspec.Struct):
    choices: list[Choice]


class Game(msgspec.Struct):
    question: Question | None


class View(msgspec.Struct):
    table: str
    noticed: int
    seat: int | None
    phase: str
    game: Game | None
    result: Any
    secret: str | None


class Terms(msgspec.Struct):
    commitment: str


class Said(msgspec.Struct, tag_field="type"):
    """Anything that the server says."""


class Hello(Said, tag="hello"):
    seat: int | None
    terms: Terms


class Sight(Said, tag="view"):
    view: View


class Refusal(Said, tag="refused"):
    request: str | None
    reason: str


class Gone(Said, tag="gone"):
    reason: str


class Taken(Said, tag="taken"):
    """Passed over: the view tells."""


class Chat(Said, tag="chat"):
    """Passed over."""


class Presence(Said, tag="presence"):
    """Passed over."""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    request: str
    number: int
    play: str


read = msgspec.json.Decoder(Hello | Sight | Refusal | Gone | Taken | Chat | Presence).decode
write = msgspec.json.Encoder().encode


# Who hears it.


class Socket(WSListener):
    """One socket. With ``deflate`` it compresses as those of browsers, looking back over so many bits of bytes."""

    window = 9

    def __init__(self, deflate: bool) -> None:
        self.transport: WSTransport | None = None
        self.bytes = 0  # that have come, as on the wire
        self.inflate = zlib.decompressobj(wbits=-15) if deflate else None
        self.deflate = zlib.compressobj(wbits=-self.window, memLevel=self.window - 8) if deflate else None

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        assert self.transport is not None
        if self.deflate is None:
            self.transport.send(WSMsgType.TEXT, text)
        else:
            packed = self.deflate.compress(text) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
            self.transport.send(WSMsgType.TEXT, packed[: -len(TAIL)], rsv1=True)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_bytes()
            self.bytes += len(text)
            if frame.rsv1 and self.inflate is not None:
                text = self.inflate.decompress(text + TAIL)
            self.hear(text)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


@dataclass
class Tally:
    """What players have met. Times are seconds from an answer to the view that follows it."""

    answers: int = 0
    views: int = 0
    stale: int = 0
    games: int = 0
    own: "array[float]" = field(default_factory=lambda: array("d"))  # to the view of who answered
    others: "array[float]" = field(default_factory=lambda: array("d"))  # to those of the others at the table
    faults: list[str] = field(default_factory=list)

    def forget_times(self) -> None:
        self.own, self.others = array("d"), array("d")


class Sitting:
    """A table and the players at it. While it is ``eager`` they answer as soon as they are asked."""

    def __init__(self, wanted: Wanted, tally: Tally, deflate: bool) -> None:
        self.wanted = wanted
        self.tally = tally
        self.seats = [Seat(self, seat, deflate) for seat in range(wanted.players)]
        self.eager = False
        self.answers = 0
        self.finished = False
        self.result: Any = None
        self.answered_at = 0.0
        self.when_finished: Callable[[], None] = lambda: None

    @property
    def waiting(self) -> bool:
        """Whether somebody's answer is under way."""
        return any(seat.answered is not None for seat in self.seats)

    def hurry(self) -> None:
        self.eager = True
        for seat in self.seats:
            seat.answer()

    def answer_once(self) -> None:
        """Let one who is asked answer, if nobody's answer is under way."""
        if not self.waiting:
            any(seat.answer() for seat in self.seats)

    def finish(self, seat: "Seat", view: View) -> None:
        """The game is over, as a seat sees it: all see the same, and the secret is the one that was committed to."""
        if view.secret is None or sha256(bytes.fromhex(view.secret)).hexdigest() != seat.commitment:
            self.fault("the secret is not what was committed to")
        if view.result is None or self.result not in (None, view.result):
            self.fault("not everybody sees the same result")
        self.result = view.result
        if not self.finished:
            self.finished = True
            self.tally.games += 1
            self.when_finished()

    def go(self) -> None:
        """All leave."""
        for seat in self.seats:
            if seat.transport is not None:
                seat.transport.disconnect()

    def count(self, answers: int) -> None:
        self.answers += answers
        self.tally.answers += answers

    def fault(self, what: str) -> None:
        self.tally.faults.append(f"{self.wanted.id}, {self.wanted.game}: {what}")


class Seat(Socket):
    """One socket: somebody at a seat of a table, or a spectator of it (None)."""

    def __init__(self, sitting: Sitting, seat: int | None, deflate: bool) -> None:
        super().__init__(deflate)
        self.sitting = sitting
        self.seat = seat
        self.commitment = ""
        self.noticed = 0
        self.options: list[Choice] = []
        self.answered: str | None = None  # the request that is under way
        self.refused = False  # whether one was refused since the last view
        self.welcomed = Event()

    # What comes.

    def hear(self, text: bytes) -> None:
        match read(text):
            case Sight(view):
                self.see(view)
            case Refusal(request, "stale"):
                self.sitting.tally.stale += 1
                self.refused = True
                if self.answered == request:
                    self.answered = None
                else:  # the view that has come since was not for the answer's sake
                    self.sitting.count(-1)
            case Refusal(_, reason) | Gone(reason):
                self.sitting.fault(f"seat {self.seat} was told {reason}")
            case Hello(seat, terms):
                self.commitment = terms.commitment
                if seat != self.seat:
                    self.sitting.fault(f"seat {self.seat} was given seat {seat}")

    def see(self, view: View) -> None:
        tally = self.sitting.tally
        tally.views += 1
        self.check(view)
        if view.noticed != self.noticed:  # not shown once more after a refusal
            self.take_time()
        self.noticed, self.refused = view.noticed, False
        self.options = view.game.question.choices if view.game is not None and view.game.question is not None else []
        self.welcomed.set()
        if view.phase == "finished":
            self.sitting.finish(self, view)
        elif self.sitting.eager:
            self.answer()

    def take_time(self) -> None:
        tally, since = self.sitting.tally, perf_counter() - self.sitting.answered_at
        if self.answered is not None:
            self.answered = None
            self.sitting.count(1)
            tally.own.append(since)
        elif self.sitting.answered_at:
            tally.others.append(since)

    def check(self, view: View) -> None:
        """Every view is of this table and seat, and later than the one before."""
        if view.table != self.sitting.wanted.id or view.seat != self.seat:
            self.sitting.fault(f"seat {self.seat} was shown {view.table} through the eyes of {view.seat}")
        if view.noticed < self.noticed + (not self.refused):
            self.sitting.fault(f"seat {self.seat} saw {view.noticed} after {self.noticed}")

    # What is sent.

    def answer(self) -> bool:
        """Answer if there is a question; whether there was."""
        if self.answered is not None or self.seat is None or self.transport is None or not self.options:
            return False
        option = chosen(self.sitting.wanted.number, self.seat, self.noticed, len(self.options))
        self.answered = str(self.noticed)
        self.sitting.answered_at = perf_counter()
        self.send(write(Answer(self.answered, self.noticed, self.options[option].notation)))
        return True
