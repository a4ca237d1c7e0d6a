"""A flood: hostile clients, at an address of their own, who do all at once what nobody should.

Whoever is refused or closed comes again at once. They are a process of their own, until its input ends:

python tests/support/flood.py http://127.0.0.1:8765 TABLE
"""

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SOURCE = "127.0.0.2"  # so that the limits of an address are theirs alone
RESUME = json.dumps({"type": "resume", "number": 0})
NONSENSE = "[" * 1000
LARGE = json.dumps({"type": "say", "request": "r", "text": "x" * 60_000})
TOO_LARGE = "x" * 70_000
PAUSE = 0.005  # seconds, for whoever is not let in
EACH = 2  # clients of each sort
SORTS = {"visit", "asked", "nonsense", "large", "request"}  # of what they do
POLITENESS = 19

Stay = Callable[[ClientConnection], Awaitable[object]]


class Flood:
    """``done`` counts what was sent, ``refused`` how it was answered: statuses, and the codes of closing."""

    def __init__(self, address: str, table: str) -> None:
        self.address = address
        self.table = table
        self.done: Counter[str] = Counter()
        self.refused: Counter[int] = Counter()

    async def rage(self) -> None:
        """Some clients of every sort, without end."""
        sorts = (self.shout, self.babble, self.heap, self.slam, self.knock)
        await asyncio.gather(*(sort() for sort in sorts * EACH))

    # At sockets.

    async def shout(self) -> None:
        """Ask for the same again and again."""
        await self.at_socket("asked", RESUME)

    async def babble(self) -> None:
        """Say what makes no sense."""
        await self.at_socket("nonsense", NONSENSE)

    async def heap(self) -> None:
        """Say more than anybody wants to hear, and listen to nothing."""
        await self.at_socket("large", LARGE, LARGE, LARGE, TOO_LARGE, listens=False)

    async def slam(self) -> None:
        """Come and go."""
        while True:
            await self.visit(lambda socket: asyncio.sleep(0))

    async def at_socket(self, what: str, *messages: str, listens: bool = True) -> None:
        async def say(socket: ClientConnection) -> None:
            while True:
                for message in messages:
                    await socket.send(message)
                    self.done[what] += 1
                    await asyncio.sleep(0)

        async def listen(socket: ClientConnection) -> None:
            while listens:
                await socket.recv()

        while True:
            await self.visit(lambda socket: asyncio.gather(say(socket), listen(socket)))

    async def visit(self, stay: Stay) -> None:
        url = f"{self.address.replace('http', 'ws')}/tables/{self.table}/socket"
        try:
            async with connect(url, compression=None, proxy=None, local_addr=(SOURCE, 0), close_timeout=1) as socket:
                self.done["visit"] += 1
                await stay(socket)
        except ConnectionClosed as closed:
            self.refused[closed.rcvd.code if closed.rcvd else 0] += 1
        except (InvalidHandshake, OSError, EOFError, TimeoutError):
            self.refused[429] += 1
            await asyncio.sleep(PAUSE)

    # At pages.

    async def knock(self) -> None:
        """Read, guess passwords, become ever more guests."""
        transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
        async with httpx.AsyncClient(base_url=self.address, transport=transport) as browser:
            while True:
                try:
                    for answer in (
                        await browser.get(f"/api/tables/{self.table}"),
                        await browser.post("/api/session", json={"name": "Zoé", "password": "guess"}),
                        await browser.post("/api/guests", json={"name": "Eve"}),
                    ):
                        self.done["request"] += 1
                        if answer.status_code >= 400:
                            self.refused[answer.status_code] += 1
                            await asyncio.sleep(PAUSE)
                    browser.cookies.clear()
                except httpx.TransportError:
                    self.refused[0] += 1


# A process of its own.


class Account:
    """What a flood has done so far, as it tells."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def now(self) -> tuple[Counter[str], Counter[int]]:
        """What was sent, and how it was answered."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        return Counter(told["done"]), Counter({int(code): times for code, times in told["refused"].items()})


@contextmanager
def flooding(address: str, table: str) -> Iterator[Account]:
    command = [sys.executable, __file__, address, table]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Account(process)


async def main(address: str, table: str) -> None:
    """Rage, and tell what was done for every line of the input.

    Elsewhere they would have processors of their own; here they take none from those who are measured.
    """
    os.nice(POLITENESS)
    flood = Flood(address, table)
    loop = asyncio.get_running_loop()

    def asked() -> None:
        if not sys.stdin.readline():
            os._exit(0)
        print(json.dumps({"done": flood.done, "refused": flood.refused}), flush=True)

    loop.add_reader(sys.stdin, asked)
    await flood.rage()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
