"""A game being played: the state, the record it leaves, what was told, and how far one may go back."""

from philtre.kernel.errors import NotAllowed
from philtre.kernel.game import Game
from philtre.kernel.journal import Entry, Journal
from philtre.kernel.record import Answer, Record, Result
from philtre.kernel.state import State
from philtre.kernel.undo import learnt
from philtre.kernel.view import Message, event_message


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
        """How many answers a seat may take back, and the key of what keeps it from going further."""
        after = self.state
        for back, moment in enumerate(reversed(self.past)):
            if moment.seat != seat:
                return back, "another-acted"
            kept = learnt(moment.state, after, seat)
            if kept is not None:
                return back, kept
            after = moment.state
        return len(self.past), "the-beginning"

    def undo(self, seat: int) -> int:
        """Take a seat back to the last thing learnt; how many answers that undid."""
        steps, reason = self.horizon(seat)
        if steps == 0:
            raise NotAllowed(f"undo-{reason}")
        moment = self.past[-steps]
        self.state = moment.state
        self.journal.entries = moment.told
        self.state.journal = self.journal
        del self.past[-steps:]
        del self.record.answers[-steps:]
        self.record.result = None
        self.heard[seat] = self.log(seat)
        return steps

    def log(self, seat: int | None) -> list[Message]:
        """What a seat (None: a spectator) has been told so far."""
        lexicon = self.game.lexicon
        return [event_message(lexicon, event, arguments) for event, arguments in self.journal.heard_by(seat)]

    def news(self, seat: int | None) -> list[Message]:
        """What a seat has been told since it last asked for the news."""
        heard = self.heard.get(seat, [])
        self.heard[seat] = self.log(seat)
        return unheard(self.heard[seat], heard)


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
