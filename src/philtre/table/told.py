"""What was told at a table, and to whom: a log that only grows, or is cut where somebody went back.

It is kept as plain numbers, for a long game tells thousands of things, and a server holds
thousands of games. Besides the events of the game's lexicon it holds the answers themselves,
and what happens at the table around the game.
"""

from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from philtre.kernel.drawing import event_message
from philtre.kernel.journal import EVERYBODY
from philtre.kernel.journal import Entry as Note
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.record import ANSWERED, Answer
from philtre.kernel.view import Message

# What no game's lexicon has: their numbers count down from that of the answer.
AROUND = ("took-back", "resigned", "left", "out-of-time", "returned")
WIDTH = 6  # numbers for one thing told: the audience, the event, four arguments
Words = tuple[int, ...]  # an event and its arguments


class Ear:
    """The last messages that somebody has heard of so many things that were told, each as it is sent."""

    def __init__(self, length: int, most: int) -> None:
        self.length = length
        self.most = most
        self.texts: deque[bytes] = deque(maxlen=most)
        self.text: bytes | None = None  # all of them, as they are sent

    def add(self, text: bytes) -> None:
        self.texts.append(text)
        self.text = None

    def joined(self) -> bytes:
        if self.text is None:
            self.text = b",".join(self.texts)
        return self.text


class Told:
    """Everything that is out in the open, or was told to one seat in private."""

    def __init__(self, lexicon: Lexicon, numbers: Iterable[int] = ()) -> None:
        self.lexicon = lexicon
        self.numbers = array("q", numbers)
        self.messages: dict[int, int] = {}  # how many, by audience
        for start in range(0, len(self.numbers), WIDTH):
            if self.numbers[start + 1] != ANSWERED:
                self.tally(self.numbers[start], 1)
        self.ears: dict[int | None, Ear] = {}

    def __len__(self) -> int:
        return len(self.numbers) // WIDTH

    def add(self, audience: int, words: Iterable[int]) -> None:
        self.numbers.append(audience)
        self.numbers.extend(words)
        if self.numbers[1 - WIDTH] != ANSWERED:
            self.tally(audience, 1)

    def tally(self, audience: int, number: int) -> None:
        self.messages[audience] = self.messages.get(audience, 0) + number

    def around(self, what: str, seat: int, number: int = 0) -> None:
        """Tell everybody something that is not of the game."""
        self.add(EVERYBODY, (ANSWERED - 1 - AROUND.index(what), seat, number, 0, 0))

    def cut(self, length: int) -> None:
        """Forget what the game told since; what happened around it did happen."""
        later = list(self.since(length))
        self.ears.clear()
        del self.numbers[length * WIDTH :]
        for audience, words in later:
            if words[0] != ANSWERED:
                self.tally(audience, -1)
            if words[0] < ANSWERED:
                self.add(audience, words)

    def since(self, length: int) -> Iterator[tuple[int, Words]]:
        """Each thing told behind the first so many: its audience and what it was."""
        numbers = self.numbers
        for start in range(length * WIDTH, len(numbers), WIDTH):
            yield numbers[start], tuple(numbers[start + 1 : start + WIDTH])

    def backwards(self, seat: int | None) -> Iterator[Words]:
        """What a seat (None: a spectator) has heard, the latest first."""
        numbers = self.numbers
        for start in range(len(numbers) - WIDTH, -1, -WIDTH):
            if numbers[start] in (EVERYBODY, seat):
                yield tuple(numbers[start + 1 : start + WIDTH])

    def answers(self, seat: int | None) -> list[Answer]:
        """The answers a seat has heard of, in order."""
        heard = [answer_of(self.lexicon, words[1], words[2]) for words in self.backwards(seat) if words[0] == ANSWERED]
        return heard[::-1]

    def heard_by(self, seat: int | None, most: int) -> Ear:
        """The last messages a seat has heard, in order; what it had heard before is not looked up again.

        Those to whom nothing was told in private have heard the same, and have one ear.
        """
        if seat is not None and self.messages.get(seat, 0) == 0:
            seat = None
        ear = self.ears.get(seat)
        if ear is None or ear.most != most:
            ear = self.ears[seat] = Ear(len(self), most)
            for words in self.last_words(seat, most):
                ear.add(text_of(self.lexicon, *words))
        if ear.length < len(self):
            for audience, words in self.since(ear.length):
                if words[0] != ANSWERED and audience in (EVERYBODY, seat):
                    ear.add(text_of(self.lexicon, *words))
            ear.length = len(self)
        return ear

    def last_words(self, seat: int | None, most: int) -> list[Words]:
        heard: list[Words] = []
        for words in self.backwards(seat):
            if len(heard) == most:
                break
            if words[0] != ANSWERED:
                heard.append(words)
        return heard[::-1]

    def count(self, seat: int | None) -> int:
        """How many messages a seat has heard."""
        return self.messages.get(EVERYBODY, 0) + (0 if seat is None else self.messages.get(seat, 0))

    def everything(self) -> list[Message]:
        """All messages, whoever they were for."""
        return [message_of(self.lexicon, *words) for _, words in self.since(0) if words[0] != ANSWERED]


def words_of(note: Note) -> Words:
    return note.event, *note.arguments


@lru_cache(maxsize=20_000)  # the same few things are told again and again, at every table
def message_of(lexicon: Lexicon, event: int, *arguments: int) -> Message:
    """What the catalogue is given for something told."""
    if event >= 0:
        return event_message(lexicon, event, list(arguments))
    seat, number = arguments[:2]
    about: dict[str, str | int] = {"player": f"seat:{seat}"}
    return Message(f"table-{AROUND[ANSWERED - 1 - event]}", about | {"number": number} if number else about)


@lru_cache(maxsize=20_000)
def text_of(lexicon: Lexicon, event: int, *arguments: int) -> bytes:
    """The same as it is sent."""
    return msgspec.json.encode(message_of(lexicon, event, *arguments))


@lru_cache(maxsize=20_000)
def answer_of(lexicon: Lexicon, seat: int, action: int) -> Answer:
    return Answer(seat, lexicon.write(action))
