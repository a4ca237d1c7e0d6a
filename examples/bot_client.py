"""A program that takes a seat at a table of a Philtre service, and plays there with any bot of this machine.

Its owner has an account, and made it a token (``POST /api/tokens``). The table is given by its invite
or, if anybody may sit down at it, by its id::

    PHILTRE_TOKEN=philtre_… python examples/bot_client.py http://127.0.0.1:8765 --invite Zk0… --bot 4

Everything it needs of the protocol is here; ``docs/api.md`` tells the rest. It uses ``websockets``.
"""

import asyncio
import json
import os
from argparse import ArgumentParser
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import philtre

VERSION = 1  # of the protocol
PAUSE, LONGEST = 1000, 60_000  # milliseconds before connecting again, twice as many each time, unless we are told

Message = dict[str, Any]


class Seat:
    """One's seat at a table, whatever happens to the connection."""

    def __init__(self, address: str, token: str, table: str, bot: str) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/tables/{table}/socket"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.bot = bot
        self.seat: int | None = None
        self.view: Message = {}
        self.untaken: Message | None = None  # the last answer, unless we know what became of it
        self.wait: int | None = 0
        self.pause = PAUSE

    async def play(self) -> Message | None:
        """Play until the game is over; its result, or None if the server does not want us any more."""
        while self.wait is not None:
            await asyncio.sleep(self.wait / 1000)
            self.wait, self.pause = self.pause, min(2 * self.pause, LONGEST)
            try:
                async with connect(self.url, additional_headers=self.headers, max_size=None) as socket:
                    async for text in socket:
                        await self.hear(json.loads(text), socket)
                        if self.view.get("result"):
                            return dict(self.view["result"])
            except (ConnectionClosed, InvalidHandshake, OSError):  # be it a limit, or a proxy without its server
                continue
        return None

    async def hear(self, message: Message, socket: ClientConnection) -> None:
        match message["type"]:
            case "hello":
                if message["version"] != VERSION or message["seat"] is None:
                    raise SystemExit("This is no seat of ours, or another version of the protocol.")
                self.seat = message["seat"]
                self.wait = self.pause = PAUSE
                if self.untaken is not None:
                    await socket.send(json.dumps(self.untaken))
            case "taken" | "refused" if self.untaken and message["request"] == self.untaken["request"]:
                self.untaken = None
            case "view":
                self.view = message["view"]
                if self.view["seats"][self.seat]["gone"] in ("left", "time"):
                    await socket.send(json.dumps(self.request("return")))
                elif self.view["game"] and self.view["game"]["question"]:
                    await socket.send(json.dumps(self.request("look")))
            case "position" if message["number"] == self.view["noticed"]:
                play = await asyncio.to_thread(self.choose, message["state"])
                self.untaken = self.request("answer", number=message["number"], play=play)
                await socket.send(json.dumps(self.untaken))
            case "gone":
                self.wait = message["wait"]

    def choose(self, saved: str) -> str:
        """What the bot answers to what the seat sees."""
        game = philtre.game(self.view["game"]["game"])
        seen = game.load(saved.encode())
        assert self.seat is not None
        return game.write(seen, self.seat, game.bot(self.bot).choose(seen, self.seat, self.view["noticed"]))

    def request(self, type: str, **more: Any) -> Message:
        """What to ask for, named after the view it is for."""
        return {"type": type, "request": f"{type}-{self.view['noticed']}", **more}


def sit_down(address: str, token: str, path: str) -> str:
    """Take a free seat, unless we have one; the table's id."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{address}/api/{path}", data=b"{}", headers=headers)) as answer:
        return str(json.load(answer)["terms"]["id"])


def main() -> None:
    parser = ArgumentParser(description="Play at a table of a Philtre service with a bot of this machine.")
    parser.add_argument("address", help="of the service, as http://127.0.0.1:8765")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", help="the id of an open table")
    which.add_argument("--invite", help="to a table")
    parser.add_argument("--bot", default="3", help="a level from 1 to 6, greedy, random, ismcts:iterations=500 …")
    given = parser.parse_args()
    address, token = given.address.rstrip("/"), os.environ["PHILTRE_TOKEN"]
    table = sit_down(address, token, f"join/{given.invite}" if given.invite else f"tables/{given.table}/seats")
    print(json.dumps(asyncio.run(Seat(address, token, table, given.bot).play())))


if __name__ == "__main__":
    main()
