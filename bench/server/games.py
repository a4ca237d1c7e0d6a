"""What a game takes besides its answers: people come in, make a table, sit down, connect, and go when it is over.

The games are whole: begun over HTTP as by anybody, played to their end at real sockets, and their records
are fetched and checked answer by answer. And what bots take in the place of people.
"""

from asyncio import Event, gather
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from time import process_time
from typing import Any

import httpx
import msgspec

import philtre
from bench.server.load import PATIENCE, Load
from bench.server.places import Databases, serving
from bench.server.players import Sitting
from bench.server.prepare import Wanted, mixed, played
from philtre.bots.levels import LEVELS
from philtre.kernel.record import Record
from philtre.kernel.state import State
from philtre.server.storage.migration import transaction
from philtre.server.storage.place import read_url
from philtre.server.tables.thinker import Question, thought_over

SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class Lives(msgspec.Struct):
    """Milliseconds of processor time of the service for each game, in the order of its life."""

    dialect: str
    games: int
    answers: float  # in a game
    making: float  # two guests come, one makes a table, the other sits down
    connecting: float  # both open a socket
    playing: float  # all answers, and what follows the last
    leaving: float  # the record is fetched
    disk: float  # bytes in the database


@dataclass(frozen=True)
class Made(Wanted):
    """A table that its players have made, and the cookies that they were given."""

    table: str = ""
    cookies: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return self.table

    def token(self, seat: int) -> str:
        return self.cookies[seat]


async def live(databases: Databases, dialect: str, games: int, tick: Callable[[str], None]) -> Lives:
    url = databases.fresh(dialect)
    with serving(url) as place:
        load = Load([place], deflate=True)
        empty = size_of(url)
        spent = [place.cpu()]

        def done(what: str) -> None:
            spent.append(place.cpu())
            tick(f"whole games on {dialect}: {what}")

        headers = {"Origin": place.origin}
        fresh = httpx.Limits(keepalive_expiry=1)  # before the service closes what is idle, perhaps while it is used
        address = f"{place.origin}/api"
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, limits=fresh) as web:
            tables = await gather(*(make(web, wanted) for wanted in mixed(games)))
            done("made")
            sittings = await load.sit_down(tables)
            done("begun")
            await gather(*(played_out(sitting) for sitting in sittings))
            done("played")
            await gather(*(check_record(web, sitting) for sitting in sittings))
            done("checked")
        load.expect_no_faults()
    making, connecting, playing, leaving = [1000 * (after - before) / games for before, after in pairwise(spent)]
    disk = (size_of(url) - empty) / games
    return Lives(dialect, games, load.tally.answers / games, making, connecting, playing, leaving, disk)


def size_of(url: str) -> int:
    """How large a database is."""
    with transaction(read_url(url)) as connection:
        return int(connection.exec_driver_sql(SIZE[connection.dialect.name]).scalar_one())


async def make(web: httpx.AsyncClient, wanted: Wanted) -> Made:
    """Two guests come; one makes a table, the other sits down at it, and the game begins."""
    ana, ben = [await come(web, f"Player {seat + 1}") for seat in range(2)]
    wish = {"game": wanted.game, "seats": ["me", "free"], "access": "open"}
    table = (await ask(web, "/tables", wish, ana))["terms"]["id"]
    begun = await ask(web, f"/tables/{table}/seats", {}, ben)
    assert begun["phase"] == "playing"
    return Made(wanted.number, wanted.game, table=table, cookies=(ana, ben))


async def come(web: httpx.AsyncClient, name: str) -> str:
    """A new guest: the cookie that they are given."""
    answer = await web.post("/guests", json={"name": name})
    web.cookies.clear()
    return str(answer.raise_for_status().cookies["philtre"])


async def ask(web: httpx.AsyncClient, path: str, told: dict[str, Any], cookie: str) -> dict[str, Any]:
    answer = await web.post(path, json=told, headers={"Cookie": f"philtre={cookie}"})
    facts: dict[str, Any] = answer.raise_for_status().json()
    return facts


async def played_out(sitting: Sitting) -> None:
    over = Event()
    sitting.when_finished = over.set
    sitting.hurry()
    await over.wait()


async def check_record(web: httpx.AsyncClient, sitting: Sitting) -> None:
    """The record of a game holds every answer, and leads to the result that everybody saw."""
    cookie = {"Cookie": f"philtre={sitting.wanted.token(0)}"}
    text = (await web.get(f"/tables/{sitting.wanted.id}/record", headers=cookie)).raise_for_status().text
    record = Record.read(text)
    for _ in record.replay(philtre.game(sitting.wanted.game)):
        pass
    if record.result is None or record.result.scores != sitting.result["scores"]:
        sitting.fault("its record has another result")
    if len(record.answers) != sitting.answers:
        sitting.fault(f"its record has {len(record.answers)} answers of {sitting.answers}")


# Bots.


class Thinking(msgspec.Struct):
    """Milliseconds of processor time for an answer, the mean over positions of a whole game, by level."""

    game: str
    positions: int
    levels: list[float]


def asked_in(game: str, positions: int) -> list[tuple[State, int]]:
    """What seats see that are asked something, at moments of a game."""
    asked = []
    for table, _ in played(Wanted(0, game), ["1", "2"], 0):
        if table.course is not None and table.phase == "playing":
            seat = table.course.state.deciders[0]
            asked.append((table.course.state.seen_by(seat), seat))
    return asked[:: max(1, len(asked) // positions)][:positions]


def think(positions: int, tick: Callable[[str], None]) -> list[Thinking]:
    found = []
    for game in philtre.games():
        questions = asked_in(game, positions)
        levels = []
        for level in LEVELS:
            began = process_time()
            for state, seat in questions:
                thought_over(Question(level, state, seat, seed=1))
            levels.append(1000 * (process_time() - began) / len(questions))
            tick(f"bots of {game}: level {level}")
        found.append(Thinking(game, len(questions), levels))
    return found
