"""Tables about to be played, put into a database before anybody serves it; and the views of the same games.

Who plays at a table answers by a rule that depends on nothing but the table, the seat and what it sees.
So the views of a game are those that are sent at the table of the same number.
"""

from asyncio import gather
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import time

from sqlalchemy import insert

import philtre
from philtre.server.accounts.sessions import LASTING, hash_of
from philtre.server.storage.bus import Bus
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log
from philtre.server.storage.schema import players, sessions
from philtre.server.tables.protocol import Sight, encoded
from philtre.server.tables.rows import append_of, lay
from philtre.table import Agreement, Answered, Entry, Event, Sat, Started, Table

PLAYERS = 2  # at a table, if nothing is said
TO_THE_END = -1  # decisions: all
TOGETHER = 200  # tables that are begun at once


@dataclass(frozen=True)
class Wanted:
    """A table to be put up: its number, which makes its id and all its chance, and how far it is played."""

    number: int
    game: str
    players: int = PLAYERS
    decisions: int = 0

    @property
    def agreement(self) -> Agreement:
        secret = sha256(str(self.number).encode()).hexdigest()
        rules = philtre.game(self.game).rules
        return Agreement(id=self.id, game=self.game, rules=rules, players=self.players, secret=secret)

    @property
    def id(self) -> str:
        return f"bench-{self.number}"

    def token(self, seat: int) -> str:
        """What the cookie holds of whoever sits there."""
        return f"{self.id}-{seat}"


def mixed(count: int, first: int = 0) -> list[Wanted]:
    """So many tables of all games in turn."""
    games = list(philtre.games())
    return [Wanted(number, games[number % len(games)]) for number in range(first, first + count)]


def so_many(counts: Sequence[int], first: int = 0) -> list[Wanted]:
    """So many tables of each game. By their numbers the games take turns as in ``mixed``."""
    games = list(philtre.games())
    return [
        Wanted(first + index + len(games) * each, game)
        for index, (game, count) in enumerate(zip(games, counts, strict=True))
        for each in range(count)
    ]


def chosen(number: int, seat: int, noticed: int, options: int) -> int:
    """Which of its options a seat answers with: as good as by chance, and always the same."""
    return hash((number, seat, noticed)) % options


# A game without a server.


def played(wanted: Wanted, people: Sequence[str], at: int) -> Iterator[tuple[Table, Entry]]:
    """A table entry by entry: people sit down, the game begins, and somebody who is asked answers."""
    table = Table(wanted.agreement)
    for seat in range(wanted.players):
        yield table, happen(table, Sat(seat, people[seat], f"Player {seat + 1}"), at)
    yield table, happen(table, Started(), at)
    while table.phase == "playing":
        yield table, happen(table, answer(table, wanted.number), at)


def happen(table: Table, event: Event, at: int) -> Entry:
    entry = Entry(table.seq + 1, at, event)
    table.apply(entry)
    return entry


def answer(table: Table, number: int) -> Answered:
    assert table.course is not None
    state = table.course.state
    seat = state.deciders[0]
    options = state.legal(seat)
    return Answered(seat, state.lexicon.write(options[chosen(number, seat, table.noticed(seat), len(options))]))


@dataclass(frozen=True)
class Evening:
    """A whole game: how many answers were given, and the views that each seat was sent."""

    answers: int
    views: list[list[bytes]]


def evening(wanted: Wanted) -> Evening:
    """A game by itself: after each answer those who notice it are shown the table."""
    seats = range(wanted.players)
    views: list[list[bytes]] = [[] for _ in seats]
    shown, answers = [0 for _ in seats], 0
    for table, entry in played(wanted, [str(seat) for seat in seats], 0):
        answers += isinstance(entry.event, Answered)
        for seat in seats:
            if table.course is not None and table.noticed(seat) != shown[seat]:
                views[seat].append(encoded(Sight(table.view(seat))))
                shown[seat] = table.noticed(seat)
    return Evening(answers, views)


# In a database.


async def prepare(url: str, tables: Sequence[Wanted]) -> None:
    """Put up tables with people at them, and play as far as is wanted."""
    async with Database.open(url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        people = await lay_all(database, tables)
        for start in range(0, len(tables), TOGETHER):
            some = tables[start : start + TOGETHER]
            await gather(*(play(log, wanted, people[wanted.number]) for wanted in some))


async def lay_all(database: Database, tables: Sequence[Wanted]) -> dict[int, list[str]]:
    """Put up tables, and let people come in; who belongs to which table."""
    now = int(time() * 1000)
    seats = [(wanted, seat) for wanted in tables for seat in range(wanted.players)]
    rows = [{"name": f"Player {seat + 1}", "language": "en", "created": now} for _, seat in seats]
    people: dict[int, list[str]] = {wanted.number: [] for wanted in tables}
    signed_in = []
    async with database.writing() as connection:
        ids = list((await connection.execute(insert(players).returning(players.c.id), rows)).scalars())
        for (wanted, seat), id in zip(seats, ids, strict=True):
            people[wanted.number].append(str(id))
            known = hash_of(wanted.token(seat))
            signed_in.append({"hash": known, "player": id, "created": now, "seen": now, "expires": now + LASTING})
        await connection.execute(insert(sessions), signed_in)
        for wanted in tables:
            await lay(connection, wanted.agreement, None, "open", f"invite-{wanted.id}", now)
    return people


async def play(log: Log, wanted: Wanted, people: Sequence[str]) -> None:
    for table, entry in played(wanted, people, int(time() * 1000)):
        await log.append(append_of(table, entry))
        if table.course is not None and len(table.course.answers) == wanted.decisions:
            return
