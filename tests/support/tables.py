"""Tables for tests: people and bots sit down, entries are made one after the other, and kept as the log."""

from collections.abc import Iterable
from hashlib import sha256
from random import Random

import msgspec

import philtre
from philtre.table import Agreement, Answered, BotSat, Course, Entry, Event, Pace, Sat, Started, Table, TookBack

BEGINNING = 1_800_000_000_000
NAMES = ("Ana", "Ben", "Cléo", "Dan", "Eva")


def secret_of(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def agreed(slug: str, players: int, secret: int = 0, pace: Pace = None, **options: str) -> Agreement:
    rules = philtre.game(slug).rules
    return Agreement(
        id="t1", game=slug, rules=rules, players=players, secret=secret_of(secret), options=options, pace=pace
    )


class Host:
    """Who writes the log of a table."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.table = Table(agreement)
        self.log: list[Entry] = []

    def do(self, event: Event, after: int = 1000, at: int | None = None) -> None:
        """Let something happen, so many milliseconds after the last entry."""
        time = at if at is not None else max(BEGINNING, self.table.at + after)
        entry = Entry(self.table.seq + 1, time, event)
        self.table.apply(entry)
        self.log.append(entry)

    @property
    def course(self) -> Course:
        assert self.table.course is not None
        return self.table.course

    def legal(self, seat: int) -> list[str]:
        state = self.course.state
        return [state.lexicon.write(action) for action in state.legal(seat)]

    def answer(self, seat: int, play: str | int = 0, after: int = 1000) -> None:
        """Answer by notation, or by the place in the list of options."""
        self.do(Answered(seat, play if isinstance(play, str) else self.legal(seat)[play]), after)

    def answer_somehow(self, random: Random) -> None:
        seat = random.choice(self.course.state.deciders)
        self.do(Answered(seat, random.choice(self.legal(seat))), random.randrange(5000))

    def live(self, random: Random, changes: float = 0.1) -> None:
        """Answer somehow, or now and then take back."""
        able = [seat for seat in range(len(self.table.seats)) if undo_steps(self.table, seat)]
        if able and random.random() < changes:
            self.do(TookBack(random.choice(able)), random.randrange(5000))
        else:
            self.answer_somehow(random)


def undo_steps(table: Table, seat: int) -> int:
    undo = table.view(seat).undo
    return 0 if undo is None else undo.steps


def seated(agreement: Agreement, bots: Iterable[int] = ()) -> Host:
    """A table at which all sit: bots in some seats, people in the others."""
    host = Host(agreement)
    for seat in range(agreement.players):
        host.do(BotSat(seat, 1) if seat in bots else Sat(seat, f"player-{seat}", NAMES[seat]))
    return host


def started(
    slug: str, players: int, secret: int = 0, pace: Pace = None, bots: Iterable[int] = (), **options: str
) -> Host:
    host = seated(agreed(slug, players, secret, pace, **options), bots)
    host.do(Started())
    return host


def fold(agreement: Agreement, log: Iterable[Entry]) -> Table:
    table = Table(agreement)
    for entry in log:
        table.apply(entry)
    return table


def audience(table: Table) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(len(table.seats)), None]


def sent(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(table.view(viewer))
