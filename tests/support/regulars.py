"""Regulars: people at sockets who come back whenever they are cut off, and remember everything.

What they remember is compared with the log of their table in the end: whatever was acknowledged is
there, nothing is there twice, and every view they were ever sent is what the log folds to.
"""

import json
from asyncio import Condition, Event, sleep, timeout
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from philtre.server.storage.append import LogRow
from philtre.server.storage.migration import transaction
from philtre.server.storage.place import read_url
from philtre.server.storage.schema import log, tables
from philtre.server.tables.hall import entry_of
from philtre.server.tables.protocol import Sight, encoded
from philtre.table import Agreement, Answered, Entry, Table

Said = dict[str, Any]
PATIENCE = 90  # seconds for what is waited for
AGAIN = 0.1  # seconds, after which somebody who was cut off comes again


class Regular:
    """Somebody with a cookie, who has a seat at a table or watches it (None).

    ``door`` tells the address to which they come next. ``pause`` is how long they think, in seconds;
    whoever is not ``ready`` thinks until they are, and notices nothing meanwhile.
    """

    def __init__(
        self,
        table: str,
        seat: int | None,
        cookie: str,
        door: Callable[[], str],
        random: Random,
        pause: float = 0.0,
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.door = door
        self.random = random
        self.pause = pause
        self.ready = Event()
        self.ready.set()
        self.terms: Said = {}
        self.views: list[tuple[int, str]] = []  # with their numbers, as they came
        self.view: Said = {}
        self.sent: dict[int, str] = {}  # what was answered to the view of each number
        self.open: dict[int, None] = {}  # of these, what has not been acknowledged or refused yet, in its order
        self.again = 0  # how often something was sent again, because nobody knew what had become of it
        self.acknowledged: dict[int, str] = {}
        self.timed: tuple[int, float] | None = None  # the last answer, and when it was sent
        self.took: list[float] = []  # seconds from an answer to the view after it
        self.refusals: dict[int, str] = {}  # why what was answered to the view of a number was not taken
        self.visits = 0
        self.news = Condition()

    # Coming and going.

    async def attend(self) -> None:
        """Play until the game is over, whatever becomes of the connection."""
        while self.view.get("phase") != "finished":
            try:
                await self.visit()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                await sleep(AGAIN)

    async def visit(self) -> None:
        """One connection. What was neither acknowledged nor refused before is sent again."""
        address = self.door()
        headers = {"Origin": address, **({"Cookie": f"philtre={self.cookie}"} if self.cookie else {})}
        url = f"{address.replace('http', 'ws')}/tables/{self.table}/socket"
        async with connect(url, additional_headers=headers, max_size=2**22, proxy=None) as socket:
            self.visits += 1
            self.again += len(self.open)
            for number in list(self.open):
                await self.send(socket, number)
            async for text in socket:
                assert isinstance(text, str)
                message = json.loads(text)
                if message["type"] == "view":
                    await self.see(message["view"], text)
                    await self.answer(socket)
                else:
                    self.hear(message)
                if self.view.get("phase") == "finished" and not self.open:
                    return

    def hear(self, message: Said) -> None:
        match message["type"]:
            case "hello":
                self.terms = message["terms"]
                assert message["seat"] == self.seat
            case "taken":
                number = int(message["request"])
                assert message["number"] == number + 1
                self.acknowledged[number] = self.sent[number]
                self.open.pop(number, None)
            case "refused":
                assert message["request"], message
                number = int(message["request"])
                self.refusals[number] = message["reason"]
                self.open.pop(number, None)

    async def see(self, view: Said, text: str) -> None:
        if self.timed is not None and view["noticed"] > self.timed[0]:
            self.took.append(monotonic() - self.timed[1])
            self.timed = None
        async with self.news:
            self.view = view
            self.views.append((view["noticed"], text))
            self.news.notify_all()

    # Playing.

    @property
    def asked(self) -> list[str]:
        question = self.view["game"] and self.view["game"]["question"]
        return [choice["notation"] for choice in question["choices"]] if question else []

    async def answer(self, socket: ClientConnection) -> None:
        if self.asked:
            number = self.view["noticed"]
            await sleep(self.random.uniform(0, 2 * self.pause))
            await self.ready.wait()
            self.sent.setdefault(number, self.random.choice(self.asked))
            self.timed = number, monotonic()
            self.open[number] = None
            await self.send(socket, number)

    async def send(self, socket: ClientConnection, number: int) -> None:
        asked = {"type": "answer", "request": str(number), "number": number, "play": self.sent[number]}
        await socket.send(json.dumps(asked))

    async def until(self, fits: Callable[[Said], bool]) -> None:
        """Wait for a view."""
        async with timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: bool(self.view) and fits(self.view))


# Their tables.


def browser_at(address: str, cookie: str = "") -> httpx.AsyncClient:
    """A browser. It knows no certificates: none are shown here, and whoever reads them all hears nothing meanwhile."""
    cookies = {"philtre": cookie} if cookie else {}
    return httpx.AsyncClient(
        base_url=address, headers={"Origin": address}, cookies=cookies, timeout=PATIENCE, verify=False
    )


async def newcomer(address: str, name: str) -> str:
    """The cookie of a guest who has just come."""
    async with browser_at(address) as browser:
        done(await browser.post("/api/guests", json={"name": name}))
        return browser.cookies["philtre"]


async def table_for(address: str, cookies: Sequence[str], game: str, bots: Sequence[int] = (), **more: Any) -> str:
    """The id of a table that the first makes and the others come to by invite, with bots behind them.

    It starts when all are there.
    """
    seats = ["me", *["free"] * (len(cookies) - 1), *bots]
    async with browser_at(address, cookies[0]) as browser:
        facts = done(await browser.post("/api/tables", json={"game": game, "seats": seats, **more}))
    for seat, cookie in enumerate(cookies[1:], 1):
        async with browser_at(address, cookie) as browser:
            done(await browser.post(f"/api/join/{facts['invite']}", json={"seat": seat}))
    id: str = facts["terms"]["id"]
    return id


def done(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json()


# What is left of it.


class Account:
    """Follows the log of a table, and holds it against what somebody there remembers."""

    def __init__(self, regular: Regular, table: Table) -> None:
        self.regular = regular
        self.table = table
        self.answered: dict[int, str] = {}  # what is in the log of theirs, by the number of the view it answers
        self.in_their_stead: dict[int, str] = {}  # and of who stood in for them
        self.remembered: dict[int, set[str]] = {}  # every view they were sent
        for number, text in regular.views:
            self.remembered.setdefault(number, set()).add(text)
        self.compare()

    def before(self, entry: Entry) -> None:
        seat, number = self.regular.seat, self.table.noticed(self.regular.seat)
        match entry.event:
            case Answered(by, play) if by == seat and not self.table.seats[by].attended:
                self.in_their_stead[number] = play
            case Answered(by, play) if by == seat:
                assert number not in self.answered, f"{play} is the answer to {number}, as is {self.answered[number]}"
                self.answered[number] = play

    def compare(self) -> None:
        """Every view is what the log folds to, byte for byte."""
        number = self.table.noticed(self.regular.seat)
        if (texts := self.remembered.pop(number, None)) is not None:
            assert texts == {encoded(Sight(self.table.view(self.regular.seat))).decode()}, (
                f"the view {number} is another"
            )

    def close(self) -> None:
        """What was acknowledged is in the log at its place, once; and nothing that was refused, or never said.

        Whoever stood in may have been faster with the same answer: then it has happened, and nobody need know by whom.
        """
        happened = self.in_their_stead | self.answered
        for number, play in self.regular.acknowledged.items():
            assert happened.get(number) == play, f"the answer {play} to {number} was acknowledged and is lost"
        for number, reason in self.regular.refusals.items():
            assert number not in self.answered, f"the answer to {number} was refused as {reason} and is there"
        for number, play in self.answered.items():
            assert self.regular.sent.get(number) == play, f"nobody has said {play} to {number}"
        assert not self.remembered, f"the views {sorted(self.remembered)} are of nothing that is in the log"


def expect_kept(agreement: Agreement, entries: Sequence[Entry], regulars: Sequence[Regular]) -> None:
    """Whatever those at a table were told and shown is so, and nothing happened twice."""
    table = Table(agreement)
    accounts = [Account(regular, table) for regular in regulars]
    for entry in entries:
        for account in accounts:
            account.before(entry)
        table.apply(entry)
        for account in accounts:
            account.compare()
    for account in accounts:
        account.close()


def agreement_of(row: Any) -> Agreement:
    """The agreement of a table, from its row in the database."""
    return msgspec.convert({**msgspec.json.decode(row.agreement), "secret": row.secret}, Agreement)


def kept(url: str) -> dict[str, tuple[Agreement, list[Entry], int | None]]:
    """Every table in a database, its log, and when something is due at it; read behind the back of any service."""
    with transaction(read_url(url)) as connection:
        found: dict[str, tuple[Agreement, list[Entry], int | None]] = {
            row.id: (agreement_of(row), [], row.due_at) for row in connection.execute(select(tables))
        }
        for row in connection.execute(select(log).order_by(log.c.table, log.c.seq)):
            found[row.table][1].append(entry_of(LogRow(row.seq, row.at, row.event)))
    return found
