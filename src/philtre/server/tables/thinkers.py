"""The processes in which bots think, a few for all tables: the event loop never waits for a thought.

A process that was killed, or thinks for too long, is replaced, and its question asked once more; should
that fail too, or no process start, the answer is any that is allowed, for a table must go on.
"""

import json
import pickle
import sys
from asyncio import IncompleteReadError, Semaphore, StreamReader, StreamWriter, create_subprocess_exec, timeout
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from philtre.bots.random import Random
from philtre.bots.worker import processors
from philtre.server import logs
from philtre.server.tables.thinker import START, Question, Thoughts

DEADLINE = 60.0  # seconds for a thought
ATTEMPTS = 2


class Lost(Exception):
    """A process is gone, or a bot failed."""


class Thinker:
    """A process that thinks, seen from its parent."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.stdin is not None and process.stdout is not None
        self.requests: StreamWriter = process.stdin
        self.replies: StreamReader = process.stdout

    @classmethod
    async def start(cls) -> "Thinker":
        path = json.dumps([str(folder) for folder in sys.path])
        return cls(
            await create_subprocess_exec(
                sys.executable,
                "-c",
                START,
                path,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,  # Ctrl-C is for the parent; uvloop knows no process_group
            )
        )

    async def ask(self, question: bytes) -> Thoughts:
        try:
            self.requests.write(question)
            await self.requests.drain()
            reply = await self.replies.readuntil(b"\n")
        except (OSError, IncompleteReadError):
            raise Lost from None
        return [(action, promise) for action, promise in json.loads(reply)]

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.requests.close()
        await self.process.wait()


class Thinkers:
    """Up to so many processes, started when they are needed; as many as there are processors, if nothing is said."""

    def __init__(self, most: int = 0) -> None:
        self.turn = Semaphore(most or processors())
        self.idle: list[Thinker] = []
        self.closed = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """While this lasts, questions can be asked."""
        try:
            yield
        finally:
            self.closed = True
            for thinker in self.idle:
                await thinker.end()

    async def choose(self, question: Question) -> int:
        """What a bot answers; if none can, anything that is allowed."""
        try:
            return (await self.think(question))[0][0]
        except Lost:
            logs.warn("bot failed", game=question.seen.lexicon.game, level=question.level)
            return Random().choose(question.seen, question.seat, question.seed)

    async def think(self, question: Question) -> Thoughts:
        """What a bot of a level makes of what a seat sees."""
        sent = pickle.dumps(question)
        async with self.turn:
            for _ in range(ATTEMPTS):
                with suppress(Lost, TimeoutError, OSError):
                    thoughts = await self.ask(sent)
                    break
            else:
                thoughts = []
        if not thoughts:
            raise Lost
        return thoughts

    async def ask(self, question: bytes) -> Thoughts:
        thinker = self.idle.pop() if self.idle else await Thinker.start()
        try:
            async with timeout(DEADLINE):
                thoughts = await thinker.ask(question)
        except BaseException:  # nobody shall hear these thoughts later
            await thinker.end()
            raise
        if self.closed:
            await thinker.end()
        else:
            self.idle.append(thinker)
        return thoughts
