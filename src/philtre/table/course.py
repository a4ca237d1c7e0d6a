"""The course of a game: the state, the answers that led to it, what was told, and how far one may go back.

A seat may take back its answers up to the last thing learnt. So there is one position for each seat to
return to, kept as long as it is in reach: until something is drawn or shown by an answer of its own, or
another's is seen. Answers out of sight do not count as seen, neither for the position nor for what is
told of it: how far a seat may go back must not betray that a hidden one has answered. For that reason
nobody goes back behind the opening of a window either, whether or not the others have answered in it.
"""

from array import array

from philtre.kernel.errors import NotAllowed
from philtre.kernel.game import Game
from philtre.kernel.journal import EVERYBODY, Journal
from philtre.kernel.journal import Entry as Note
from philtre.kernel.record import ANSWERED, Answer, Heading, Record, Result, heading_of
from philtre.kernel.state import State
from philtre.kernel.undo import differ, learnt, shadow
from philtre.kernel.view import Message
from philtre.kernel.zones import HEADER, HIDDEN, VIEWER
from philtre.table.told import Told, Words, answer_of, message_of, text_of, words_of


class Moment:
    """A position to which a seat may return, how much had been told, and how much of the seat was out of sight."""

    def __init__(self, state: State, told: int, unseen: int) -> None:
        self.state = state
        self.told = told
        self.unseen = unseen


class WayBack:
    """Over how many answers a seat may go back, to which moment, and what keeps it from going further."""

    def __init__(self, reason: str, steps: int = 0, start: Moment | None = None) -> None:
        self.reason = reason
        self.steps = steps
        self.start = start


class Course:
    """One game from its first decision on. Every change goes through ``play`` and ``undo``."""

    def __init__(
        self, game: Game, players: int, seed: int | None, options: dict[str, str], secret: str | None = None
    ) -> None:
        self.game = game
        self.heading: Heading = heading_of(game, players, options, seed, secret)
        self.journal = Journal()  # what is still out of sight
        self.state = self.heading.deal(game, self.journal)
        self.told = Told(game.lexicon)
        self.answers = array("q")  # each as one number: the seat times all actions, and the action
        self.ways = [WayBack("the-beginning") for _ in range(players)]
        self.windows = [int(hidden(self.state, seat)) for seat in range(players)]  # when opened; 0: in sight
        self.heard: dict[int | None, list[Message]] = {}
        self.publish()

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Course":
        """The game of a record, at its last position."""
        for _ in record.replay(game):
            pass
        heading = record.heading
        course = cls(game, heading.players, heading.seed, heading.options, heading.secret)
        for answer in record.answers:
            course.play(answer.seat, game.read(course.state, answer.seat, answer.play))
        return course

    @property
    def record(self) -> Record:
        lexicon = self.game.lexicon
        answers = [answer_of(lexicon, *divmod(answer, int(lexicon.actions))) for answer in self.answers]
        return Record(self.heading, answers, Result(self.state.scores, self.state.winners) if self.state.over else None)

    # Forward.

    def play(self, seat: int, action: int) -> bool:
        """Answer for a seat; whether the others notice. What is not allowed changes nothing."""
        state = self.state
        if not state.allows(seat, action):
            raise self.refusal(seat, action)
        moment = Moment(state.copy(), len(self.told), len(self.notes_of(seat)))
        self.note(seat, action)
        unseen = self.unseen()
        drawn = self.heading.play(state, len(self.answers) + 1, seat, action)
        self.answers.append(seat * int(self.game.lexicon.actions) + action)
        shown = unseen - self.unseen()
        opened = self.follow_windows(moment.state, shown)
        noticed = self.publish() or opened
        self.block_others(seat, noticed, drawn)
        if drawn:
            kept: str | None = "chance-drawn"
        elif seat in shown:
            kept = "something-shown"
        else:
            kept = learnt(moment.state, state, seat)
            if kept is None and opened and state.players > 1:
                kept = "others-asked"
        self.go_on(seat, moment, kept)
        return noticed

    def refusal(self, seat: int, action: int) -> NotAllowed:
        """Why a seat may not do something, as far as it can see: the reason must not tell it more than that."""
        seen = self.state.seen_by(seat)
        seen.b[VIEWER] = 0  # or it would only say that it is no whole state
        return seen.refusal(seat, action)

    def note(self, seat: int, action: int) -> None:
        """Let an answer be told as events are: to nobody while it is out of sight, to its seat if it is sealed."""
        sealed = self.game.lexicon.decisions[self.state.question(seat)].sealed
        unseen = seat if hidden(self.state, seat) else EVERYBODY
        self.journal.note(seat if sealed else EVERYBODY, unseen, ANSWERED, seat, action, 0, 0)

    def unseen(self) -> set[int]:
        """The seats with answers out of sight."""
        return {note.hidden for note in self.journal.entries if note.event == ANSWERED and note.hidden != EVERYBODY}

    def follow_windows(self, before: State, shown: set[int]) -> bool:
        """Keep account of who is out of sight since when; whether a window has opened."""
        state = self.state
        opened = False
        if state.zones.windows:
            for seat in range(state.players):
                if not hidden(state, seat):
                    self.windows[seat] = 0
                elif (
                    self.windows[seat] == 0 or seat in shown or differ(before, state, shadow(state.zones, seat))
                ):  # a window that closes may open again at once
                    self.windows[seat] = 1 + len(self.answers)
                    opened = True
        return opened

    def publish(self) -> bool:
        """Put into the log what is not, or no longer, out of sight; whether there was any."""
        notes = self.journal.entries
        self.journal.entries = [note for note in notes if note.hidden != EVERYBODY]
        for note in notes:
            if note.hidden == EVERYBODY:
                self.told.add(note.audience, words_of(note))
        return len(notes) > len(self.journal.entries)

    def go_on(self, seat: int, moment: Moment, kept: str | None) -> None:
        """A seat may go back over what it just answered, unless something keeps it."""
        if kept is not None:
            self.ways[seat] = WayBack(kept)
            return
        way = self.ways[seat]
        way.start = way.start or moment
        way.steps += 1

    def block_others(self, seat: int, noticed: bool, drawn: bool) -> None:
        """What one did, no other can undo; but out of sight they may still change what they said.

        Not when chance was drawn: which chance that is depends on how many answers there were before.
        """
        unseen = self.unseen()
        for other in range(self.state.players):
            if other != seat and (drawn or (noticed and other not in unseen)):
                self.ways[other] = WayBack("another-acted")

    # And back.

    def horizon(self, seat: int) -> tuple[int, str]:
        """How many answers a seat may take back, and the key of what keeps it from going further."""
        way = self.ways[seat]
        return way.steps, way.reason

    def returns_unseen(self, seat: int) -> bool:
        """Whether the others would not notice if a seat went back."""
        start = self.ways[seat].start
        return start is not None and hidden(start.state, seat)

    def undo(self, seat: int) -> int:
        """Take a seat back to the last thing learnt; how many answers that undid."""
        way = self.ways[seat]
        if way.start is None:
            raise NotAllowed(f"undo-{way.reason}")
        self.go_back(seat, way.start)
        self.drop_answers(seat, way.steps)
        self.ways[seat] = WayBack(way.reason)
        if seat in self.heard:
            self.heard[seat] = self.log(seat)
        return way.steps

    def go_back(self, seat: int, moment: Moment) -> None:
        """Return to a moment; what others answer out of sight is theirs."""
        now = self.state
        if hidden(moment.state, seat):
            self.state = now.copy()
            move_block(moment.state, self.state, seat)
        else:
            self.state = moment.state
            for other in range(now.players):
                if other != seat and hidden(now, other):
                    move_block(now, self.state, other)
            self.told.cut(moment.told)
        self.state.journal = self.journal
        self.windows[seat] *= hidden(self.state, seat)
        taken_back = self.notes_of(seat)[moment.unseen :]
        self.journal.entries = [note for note in self.journal.entries if note not in taken_back]

    def drop_answers(self, seat: int, steps: int) -> None:
        """Strike the last answers of a seat."""
        index = len(self.answers)
        while steps:
            index -= 1
            if self.answers[index] // int(self.game.lexicon.actions) == seat:
                del self.answers[index]
                steps -= 1

    # What is told.

    def notes_of(self, seat: int | None) -> list[Note]:
        """What of a seat is still out of sight."""
        return [note for note in self.journal.entries if note.hidden == seat]

    def log(self, seat: int | None, most: int | None = None) -> list[Message]:
        """What a seat (None: a spectator) has been told so far, or only the latest of it."""
        lexicon = self.game.lexicon
        words = self.told.last_words(seat, len(self.told) if most is None else most) + self.own_words(seat)
        return [message_of(lexicon, *each) for each in (words if most is None else words[-most:])]

    def log_as_sent(self, seat: int | None, most: int) -> tuple[bytes, int]:
        """The latest of it encoded, and how many messages that is."""
        ear = self.told.heard_by(seat, most)
        own = [text_of(self.game.lexicon, *words) for words in self.own_words(seat)]
        if not own:
            return ear.joined(), len(ear.texts)
        texts = (list(ear.texts) + own)[-most:]
        return b",".join(texts), len(texts)

    def own_words(self, seat: int | None) -> list[Words]:
        """What a seat was told that is still out of the others' sight."""
        return [
            words_of(note)
            for note in self.notes_of(seat)
            if note.event != ANSWERED and note.audience in (EVERYBODY, seat)
        ]

    def count_told(self, seat: int | None) -> int:
        """How many messages ``log`` holds."""
        return self.told.count(seat) + len(self.own_words(seat))

    def everything(self) -> list[Message]:
        """What was told to anybody, and what is still out of sight."""
        unseen = [note for note in self.journal.entries if note.event != ANSWERED]
        return self.told.everything() + [message_of(self.game.lexicon, *words_of(note)) for note in unseen]

    def answers_told(self, seat: int | None) -> list[Answer]:
        """The answers in force that a seat (None: a spectator) may know of."""
        own = [
            answer_of(self.game.lexicon, *note.arguments[:2]) for note in self.notes_of(seat) if note.event == ANSWERED
        ]
        return self.told.answers(seat) + own

    def news(self, seat: int | None) -> list[Message]:
        """What a seat has been told since it last asked for the news."""
        heard = self.heard.get(seat, [])
        self.heard[seat] = self.log(seat)
        return unheard(self.heard[seat], heard)


def hidden(state: State, seat: int) -> bool:
    """Whether a seat is out of the others' sight."""
    return bool(state.b[seat * state.zones.stride + HIDDEN] != 0)


def move_block(source: State, target: State, seat: int) -> None:
    """Make a seat in one position what it is in another."""
    stride = int(source.zones.stride)
    for cell in range(HEADER + seat * stride, HEADER + (seat + 1) * stride):
        target.b[cell] = source.b[cell]


def unheard(told: list[Message], heard: list[Message]) -> list[Message]:
    """What was told beyond what had been heard; not by its place, for hidden things move when they are shown."""
    heard = list(heard)
    news = []
    for message in told:
        if message in heard:
            heard.remove(message)
        else:
            news.append(message)
    return news
