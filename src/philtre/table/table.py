"""A game being played: the state, the record it leaves, what was told, and how far one may go back."""

from philtre.kernel.errors import NotAllowed
from philtre.kernel.game import Game
from philtre.kernel.journal import Entry, Journal
from philtre.kernel.record import Answer, Record, Result
from philtre.kernel.sight import shadow_of
from philtre.kernel.state import State
from philtre.kernel.undo import learnt
from philtre.kernel.view import Message, event_message
from philtre.kernel.zones import HIDDEN


class Moment:
    """A position before an answer, kept so that one can return to it."""

    def __init__(self, seat: int, state: State, told: list[Entry]) -> None:
        self.seat = seat
        self.state = state
        self.told = told


class Table:
    """One game from its first decision on. Every change goes through ``play`` and ``undo``."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.record = Record.start(game, players, seed, options)
        self.journal = Journal()
        self.state = game.begin(players, seed, options, self.journal)
        self.past: list[Moment] = []
        self.heard: dict[int | None, list[Message]] = {}

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Table":
        """The table at which a record was written, at its last position."""
        for _ in record.replay(game):
            pass
        heading = record.heading
        table = cls(game, heading.players, heading.seed, heading.options)
        for answer in record.answers:
            table.play(answer.seat, game.read(table.state, answer.seat, answer.play))
        return table

    def play(self, seat: int, action: int) -> None:
        before = Moment(seat, self.state.copy(), list(self.journal.entries))
        self.state.play(seat, action)
        self.past.append(before)
        self.record.answers.append(Answer(seat, self.game.write(self.state, seat, action)))
        if self.state.over:
            self.record.result = Result(self.state.scores, self.state.winners)

    def horizon(self, seat: int) -> tuple[int, str]:
        """How many answers a seat may take back, and the key of what keeps it from going further.

        Out of sight, a seat may take back what it answered even when others have acted since.
        """
        after = self.state
        steps = 0
        others = False
        for moment in reversed(self.past):
            if moment.seat == seat and not (others and not same_window(moment.state, self.state, seat)):
                kept = learnt(moment.state, after, seat)
                if kept is not None:
                    return steps, kept
                steps += 1
            elif same_window(moment.state, self.state, seat):
                others = True
            else:
                return steps, "another-acted"
            after = moment.state
        return steps, "the-beginning"

    def undo(self, seat: int) -> int:
        """Take a seat back to the last thing learnt; how many answers that undid."""
        steps, reason = self.horizon(seat)
        if steps == 0:
            raise NotAllowed(f"undo-{reason}")
        if all(moment.seat == seat for moment in self.past[-steps:]):
            moment = self.past[-steps]
            self.state = moment.state
            self.journal.entries = moment.told
            self.state.journal = self.journal
            del self.past[-steps:]
            del self.record.answers[-steps:]
        else:
            self.withdraw(seat)
        self.record.result = None
        self.heard[seat] = self.log(seat)
        return steps

    def withdraw(self, seat: int) -> None:
        """Undo what a seat answered out of sight, and leave what the others answered meanwhile."""
        for index in range(len(self.past) - 1, -1, -1):
            moment = self.past[index]
            if not same_window(moment.state, self.state, seat):
                break
            if moment.seat == seat:
                del self.past[index]
                del self.record.answers[index]
            else:
                moment.state.retract(seat)
                moment.told = [entry for entry in moment.told if entry.hidden != seat]
        self.state.retract(seat)

    def log(self, seat: int | None) -> list[Message]:
        """What a seat (None: a spectator) has been told so far."""
        lexicon = self.game.lexicon
        return [event_message(lexicon, event, arguments) for event, arguments in self.journal.heard_by(seat)]

    def news(self, seat: int | None) -> list[Message]:
        """What a seat has been told since it last asked for the news."""
        heard = self.heard.get(seat, [])
        self.heard[seat] = self.log(seat)
        return unheard(self.heard[seat], heard)


def same_window(one: State, other: State, seat: int) -> bool:
    """Whether a seat is out of sight in both positions, and since the same moment."""
    hidden = seat * one.zones.stride + HIDDEN
    return one.b[hidden] == other.b[hidden] == 1 and shadow_of(one.b, one.zones, seat) == shadow_of(
        other.b, other.zones, seat
    )


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
