"""People who visit a service, and what they do there by REST; what happens at their tables goes through the hall."""

from asyncio import sleep
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from random import Random
from typing import Any

import httpx

from philtre.server.service import Service
from philtre.table import Answered, Event, Resigned, Table
from support.serving import Place

Facts = dict[str, Any]
NUMBERS = count(1)
PASSWORD = "a cauldron of mint"


class Person:
    """Somebody at a browser."""

    def __init__(self, place: Place, browser: httpx.Client, id: int, name: str) -> None:
        self.place = place
        self.browser = browser
        self.id = id
        self.name = name

    def get(self, path: str, **query: Any) -> Any:
        """What is read at a path; what is refused fails the test."""
        return done(self.browser.get(f"/api{path}", params=query))

    def post(self, path: str, **body: Any) -> Any:
        return done(self.browser.post(f"/api{path}", json=body))

    def make(self, *seats: str | int, game: str = "alchemist", **more: Any) -> Facts:
        """Make a table."""
        facts: Facts = self.post("/tables", game=game, seats=list(seats), **more)
        return facts

    def sit(self, table: Facts | str, seat: int | None = None) -> Facts:
        """Sit down at an open table."""
        facts: Facts = self.post(f"/tables/{id_of(table)}/seats", seat=seat)
        return facts

    def facts(self, table: Facts | str) -> Facts:
        facts: Facts = self.get(f"/tables/{id_of(table)}")
        return facts


def done(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["reason"]


def id_of(table: Facts | str) -> str:
    return table if isinstance(table, str) else str(table["terms"]["id"])


@contextmanager
def people(place: Place, number: int, accounts: bool = False) -> Iterator[list[Person]]:
    """Guests, or people with an account, who have never been here."""
    with ExitStack() as stack:
        here = []
        for _ in range(number):
            browser = stack.enter_context(place.visit())
            name = f"Person {next(NUMBERS)}"
            told = {"name": name, **({"password": PASSWORD} if accounts else {})}
            id = done(browser.post("/api/accounts" if accounts else "/api/guests", json=told))["id"]
            here.append(Person(place, browser, id, name))
        yield here


# What happens at tables.


def happen(place: Place, table: Facts | str, event: Event | Callable[[Table], Event]) -> None:
    place.do(place.service.hall.append(id_of(table), event))


def play(place: Place, table: Facts | str, answers: int = 10_000, seed: int = 0) -> None:
    """Let everybody answer somehow, so often or to the end."""
    place.do(play_on(place.service, id_of(table), answers, Random(seed)))


async def play_on(service: Service, id: str, answers: int, random: Random) -> None:
    with suppress(Over):
        for _ in range(answers):
            await service.hall.append(id, lambda table: some_answer(table, random))


class Over(Exception):
    """Nobody is asked anything any more."""


def some_answer(table: Table, random: Random) -> Answered:
    """What somebody might answer to the table as it is, while a bot thinks about what it was."""
    if table.course is None or table.phase != "playing":
        raise Over
    state = table.course.state
    seat = random.choice(state.deciders)
    return Answered(seat, state.lexicon.write(random.choice(list(state.legal(seat)))))


def finish(place: Place, table: Facts | str) -> None:
    """Let people resign, the last first, until the game is over: the quickest end."""
    place.do(resign(place.service, id_of(table)))


async def resign(service: Service, id: str) -> None:
    async with service.hall.table(id) as table:
        people = [number for number, seat in enumerate(table.seats) if seat.attended]
    for seat in reversed(people):
        if table.phase == "playing":
            await service.hall.append(id, Resigned(seat))


def settled(place: Place) -> None:
    """Wait until everything that was spawned is done: what has finished is entered then."""

    async def wait() -> None:
        while place.service.hall.tasks:
            await sleep(0.01)

    place.do(wait())
