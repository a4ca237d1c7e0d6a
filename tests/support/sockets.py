"""Players and spectators at real sockets of a real service."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from random import Random
from typing import Any

import msgspec
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from philtre.server.accounts.sessions import LASTING, hash_of
from philtre.server.storage.schema import players, sessions
from philtre.server.tables.hall import entry_of
from philtre.table import Agreement, BotSat, Entry, Event, Sat, Started, Table
from support.serving import Place
from support.tables import agreed, fold

Said = dict[str, Any]
PATIENCE = 60  # seconds for what the service does
NUMBERS = count(1)
REQUESTS = count(1)


# People, and tables for them.


def newcomer(place: Place, name: str = "Zoé") -> tuple[int, str]:
    """A guest, and the token in their cookie."""
    token = f"token-{next(NUMBERS)}"
    now = place.service.clock()
    with place.data() as connection:
        added = insert(players).values(name=name, language="fr", created=now).returning(players.c.id)
        id: int = connection.execute(added).scalar_one()
        row = {"hash": hash_of(token), "player": id, "created": now, "seen": now, "expires": now + LASTING}
        connection.execute(insert(sessions).values(row))
    return id, token


class Sitting:
    """A table with people, each with the token in their cookie, and with bots in the other seats."""

    def __init__(self, place: Place, agreement: Agreement, bots: dict[int, int] | None = None) -> None:
        self.place = place
        self.agreement = msgspec.structs.replace(agreement, id=f"t{next(NUMBERS)}")
        self.id = self.agreement.id
        self.bots = bots or {}
        people = [seat for seat in range(agreement.players) if seat not in self.bots]
        self.people = {seat: newcomer(place, f"Zoé {seat}") for seat in people}

    def lay(self) -> None:
        hall = self.place.service.hall
        self.place.do(hall.make(self.agreement, None, "open", f"invite-{self.id}"))

    def sit(self) -> None:
        for seat in range(self.agreement.players):
            if seat in self.bots:
                self.happen(BotSat(seat, self.bots[seat]))
            else:
                player, _ = self.people[seat]
                self.happen(Sat(seat, str(player), f"Zoé {seat}"))

    def happen(self, event: Event) -> None:
        self.place.do(self.place.service.hall.append(self.id, event))

    def entries(self) -> list[Entry]:
        return [entry_of(row) for row in self.place.do(self.place.service.hall.log.read(self.id))]

    def events(self) -> list[Event]:
        return [entry.event for entry in self.entries()]

    def table(self) -> Table:
        """The fold of its log."""
        return fold(self.agreement, self.entries())

    @contextmanager
    def at(self, seat: int | None, **more: Any) -> Iterator["Client"]:
        """Somebody at a socket: the person of a seat, or a spectator whom nobody knows."""
        token = "" if seat is None else self.people[seat][1]
        with Client.connected(self.place, self.id, token, **more) as client:
            yield client


def started(place: Place, game: str, players: int = 2, bots: dict[int, int] | None = None, **more: Any) -> Sitting:
    """A table at which the game has just begun."""
    options = more.pop("options", {})
    agreement = msgspec.structs.replace(agreed(game, players, secret=next(NUMBERS), **options), **more)
    sitting = Sitting(place, agreement, bots)
    sitting.lay()
    sitting.sit()
    sitting.happen(Started())
    return sitting


def play_out(people: list["Client"], random: Random) -> None:
    """Let people answer whatever they are asked, until the game is over."""
    for one in people:
        one.hello()
    while any(one.view["phase"] == "playing" for one in people):
        for one in people:
            one.catch_up()
            while one.asked:
                before = one.number
                one.answer(random.randrange(len(one.asked)))
                one.see(lambda view, before=before: view["noticed"] > before)  # type: ignore[misc]


def told(view: Said) -> int:
    """How much has been told until then."""
    return int(view["told_before"]) + len(view["told"])


# At a socket.


class Client:
    """Reads on until what it waits for has come; keeps every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[str] = []
        self.views: list[Said] = []
        self.heard: list[Said] = []

    @classmethod
    @contextmanager
    def connected(
        cls, place: Place, table: str, cookie: str = "", query: str = "", **headers: str
    ) -> "Iterator[Client]":
        address = f"{place.address.replace('http', 'ws')}/tables/{table}/socket{query}"
        told = {"Origin": place.address, **headers}
        if cookie:
            told["Cookie"] = f"philtre={cookie}"
        with connect(address, additional_headers=told, max_size=2**22, max_queue=None, ping_interval=None) as socket:
            yield cls(socket)

    # What comes.

    def next(self) -> Said:
        return self.read(PATIENCE)

    def read(self, seconds: float) -> Said:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.messages.append(text)
        message: Said = json.loads(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.views.append(message["view"])
        return message

    def wait(self, type: str, fits: Callable[[Said], bool] = lambda message: True) -> Said:
        """The next message of a type that fits."""
        while True:
            message = self.next()
            if message["type"] == type and fits(message):
                return message

    def hello(self) -> Said:
        """The first view, after everything that comes with it."""
        assert self.next()["type"] == "hello"
        self.wait("view")
        return self.view

    def catch_up(self, seconds: float = 0.005) -> None:
        """Read whatever comes within a moment."""
        with suppress(TimeoutError):
            while True:
                self.read(seconds)

    def settle(self) -> None:
        """Read all that was said before: whatever was shown until now is sent before the second reply."""
        for _ in range(2):
            self.send("resume", number=self.number)
            self.wait("time")

    def see(self, fits: Callable[[Said], bool]) -> Said:
        """The next view that fits, or the latest if it does."""
        while not (self.views and fits(self.view)):
            self.wait("view")
        return self.view

    def closed(self) -> tuple[int, str]:
        """The code and the reason with which the server closes."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return self.socket.close_code or 0, self.socket.close_reason or ""

    @property
    def view(self) -> Said:
        return self.views[-1]

    @property
    def number(self) -> int:
        number: int = self.view["noticed"]
        return number

    @property
    def asked(self) -> list[str]:
        """What this seat may answer."""
        question = self.view["game"] and self.view["game"]["question"]
        return [choice["notation"] for choice in question["choices"]] if question else []

    # What is sent.

    def send(self, type: str, **more: Any) -> str:
        """Ask for something; under which name."""
        request: str = more.pop("request", None) or f"r{next(REQUESTS)}"
        named = {} if type == "resume" else {"request": request}
        self.socket.send(json.dumps({"type": type, **named, **more}))
        return request

    def answer(self, play: str | int = 0) -> str:
        """Answer the latest view, by notation or by the place in the list of options."""
        return self.send("answer", number=self.number, play=play if isinstance(play, str) else self.asked[play])

    def taken(self, request: str) -> int:
        """Wait until a request is acknowledged; the number of the view that it is in."""
        number: int = self.wait("taken", lambda message: message["request"] == request)["number"]
        return number

    def refused(self, request: str | None) -> Said:
        return self.wait("refused", lambda message: message["request"] == request)
