"""Witnesses: people who keep every byte that a service sends them, so that two evenings can be compared.

What differs between any two evenings is left out, and nothing else: the date of an answer, how long it
took, and the times within a zip.
"""

import io
import json
import logging
import zipfile
from asyncio import sleep
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from philtre.server import logs
from philtre.table import Answered, TookBack
from support.serving import Place
from support.sockets import Client, Said

TIMED = ("_bucket", "_sum", "_created")
OF_THE_HOST = ("process_",)  # how busy the machine is


class Witness:
    """Somebody at a socket of a table and at its pages: a player by their cookie, or a spectator without one."""

    def __init__(self, client: Client, browser: httpx.Client) -> None:
        self.client = client
        self.browser = browser
        self.pages: list[str] = []
        self.asked = 0

    @classmethod
    @contextmanager
    def come(cls, place: Place, table: str, cookie: str) -> "Iterator[Witness]":
        with Client.connected(place, table, cookie) as client, place.visit() as browser:
            if cookie:
                browser.cookies.set("philtre", cookie)
            client.hello()
            client.wait("presence")
            yield cls(client, browser)

    def ask(self, type: str, reply: str | None = None, **more: Any) -> None:
        """Ask for something at the socket, and hear what comes of it; a reply that takes a while is waited for."""
        self.asked += 1
        self.client.send(type, request=f"q{self.asked}", **more)
        if reply is not None:
            self.client.wait(reply)
        self.settle()

    def do(self, event: Answered | TookBack) -> None:
        """Let something happen at one's own seat."""
        if isinstance(event, Answered):
            self.ask("answer", reply="taken", number=self.client.number, play=event.play)
        else:
            self.ask("take-back", reply="taken", number=self.client.number)

    def settle(self) -> None:
        """Hear all that has been said: whatever was shown before is sent before the second reply."""
        for _ in range(2):
            self.client.refused(self.client.send("explain", request="settle", play="?"))

    def look(self, path: str, method: str = "GET", **body: Any) -> None:
        """Keep what is seen at a page."""
        answer = self.browser.request(method, path, json=body if method in ("POST", "PUT") else None)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
        zipped = answer.headers.get("content-type") == "application/zip"
        content = unzipped(answer.content) if zipped else answer.text
        self.pages.append(f"{method} {path} {answer.status_code} {json.dumps(headers)} {content}")

    def everything(self) -> list[str]:
        """All that was sent: words, views, who was there, and pages.

        Words and views go each in their own order, for a view waits until the words are out. Of those who came
        one after the other, some are told of together when there is little time: all are there in the end.
        """
        words = [text for text, said in self.heard() if said["type"] not in ("view", "presence")]
        views = [text for text, said in self.heard() if said["type"] == "view"]
        presence = [text for text, said in self.heard() if said["type"] == "presence"]
        return [*words, *views, presence[-1], *self.pages]

    def heard(self) -> Iterator[tuple[str, Said]]:
        yield from zip(self.client.messages, self.client.heard, strict=True)


def unzipped(data: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        return json.dumps({name: files.read(name).decode() for name in files.namelist()})


# What the host sees.


def wait_until_all_are_gone(place: Place) -> None:
    """A socket is counted, and told of in the log, when it has closed at both ends."""

    async def wait() -> None:
        while place.service.live.connections:
            await sleep(0.01)

    place.do(wait())


@contextmanager
def log_lines() -> Iterator[list[str]]:
    """The lines of the log meanwhile, without their times."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    logs.listen(stream=stream)
    lines: list[str] = []
    try:
        yield lines
    finally:
        root.handlers = handlers
        root.setLevel(level)
        logs.LOGGER.setLevel(logging.NOTSET)
        for line in stream.getvalue().splitlines():
            told = {name: value for name, value in json.loads(line).items() if name not in ("at", "ms")}
            lines.append(json.dumps(told))


def figures(place: Place) -> list[str]:
    """The figures of a service, but for those that are its host's alone, and for how long something took."""
    with place.visit() as browser:
        lines = browser.get("/metrics").text.splitlines()
    told = [line for line in lines if not line.startswith(("#", *OF_THE_HOST))]
    return [line for line in told if not any(part in line for part in TIMED)]
