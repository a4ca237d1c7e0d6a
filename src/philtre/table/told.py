"""What was told at a table, and to whom: a log that only grows, or is cut where somebody went back.

It is kept as plain numbers, for a long game tells thousands of things, and a server holds
thousands of games. Besides the events of the game's lexicon it holds the answers themselves,
and what happens at the table around the game.
"""

from array import array
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from philtre.kernel.journal import EVERYBODY
from philtre.kernel.journal import Entry as Note
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.record import ANSWERED, Answer
from philtre.kernel.view import Message, event_message

# What no game's lexicon has: their numbers count down from that of the answer.
AROUND = ("took-back", "resigned", "left", "out-of-time", "returned")
WIDTH = 6  # numbers for one thing told: the audience, the event, four arguments
Words = tuple[int, ...]  # an event and its arguments


class Ear:
    """The last messages that a seat has heard, of so many things that were told."""

    def __init__(self, length: int, messages: "deque[Message]") -> None:
        self.length = length
        self.messages = messages


class Told:
    """Everything that is out in the open, or was told to one seat in private."""

    def __init__(self, lexicon: Lexicon, numbers: Iterable[int] = ()) -> None:
        self.lexicon = lexicon
        self.numbers = array("q", numbers)
        events = zip(self.numbers[0::WIDTH], self.numbers[1::WIDTH], strict=True)
        self.messages = Counter(audience for audience, event in events if event != ANSWERED)  # how many, by audience
        self.ears: dict[int | None, Ear] = {}

    def __len__(self) -> int:
        return len(self.numbers) // WIDTH

    def add(self, audience: int, words: Iterable[int]) -> None:
        self.numbers.append(audience)
        self.numbers.extend(words)
        if self.numbers[1 - WIDTH] != ANSWERED:
            self.messages[audience] += 1

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
                self.messages[audience] -= 1
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

    def latest(self, seat: int | None, most: int) -> list[Message]:
        """The last messages a seat has heard, in order; what it had heard before is not looked up again."""
        ear = self.ears.get(seat)
        if ear is None or ear.messages.maxlen != most:
            heard = (message_of(self.lexicon, *words) for words in self.backwards(seat) if words[0] != ANSWERED)
            ear = self.ears[seat] = Ear(len(self), deque(list(islice(heard, most))[::-1], most))
        for audience, words in self.since(ear.length):
            if words[0] != ANSWERED and audience in (EVERYBODY, seat):
                ear.messages.append(message_of(self.lexicon, *words))
        ear.length = len(self)
        return list(ear.messages)

    def count(self, seat: int | None) -> int:
        """How many messages a seat has heard."""
        return self.messages[EVERYBODY] + (0 if seat is None else self.messages[seat])

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
def answer_of(lexicon: Lexicon, seat: int, action: int) -> Answer:
    return Answer(seat, lexicon.write(action))
