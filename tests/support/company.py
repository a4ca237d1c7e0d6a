"""Company: people who play one table after the other, whatever becomes of the service meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count, cycle, islice
from random import Random
from typing import Any, TypeVar

import httpx

from support.regulars import Regular, newcomer, table_for

Done = TypeVar("Done")
Kind = tuple[str, int, list[int]]  # a game, how many people, and the levels of bots with them


class Company:
    """``door`` tells the address of the service. New tables are begun until it is ``closing``."""

    def __init__(self, door: Callable[[], str], pause: float) -> None:
        self.door = door
        self.pause = pause
        self.closing = False
        self.numbers = count(1)
        self.tables: dict[str, list[Regular]] = {}  # those who play at each, and a spectator

    @property
    def regulars(self) -> list[Regular]:
        return [regular for sitting in self.tables.values() for regular in sitting]

    @property
    def acknowledged(self) -> int:
        """Answers, by all of them."""
        return sum(len(regular.acknowledged) for regular in self.regulars)

    async def play(self, kinds: list[Kind], tables: int) -> None:
        """Play at so many tables at a time, until it is time to close and all games are over."""
        async with asyncio.TaskGroup() as group:
            for kind in islice(cycle(kinds), tables):
                group.create_task(self.play_on(kind))

    async def play_on(self, kind: Kind) -> None:
        """The same people, table after table."""
        game, people, bots = kind
        cookies = [await self.insist(lambda: newcomer(self.door(), "Zoé")) for _ in range(people)]
        while not self.closing:
            sitting = await self.insist(lambda: self.made(game, cookies, bots))
            await asyncio.gather(*(regular.attend() for regular in sitting))

    async def insist(self, wish: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """However often something is cut short."""
        while True:
            try:
                return await wish()
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def made(self, game: str, cookies: list[str], bots: list[int]) -> list[Regular]:
        """Those at a new table."""
        id = await table_for(self.door(), cookies, game, bots, spectators="public")
        seats: list[tuple[int | None, str]] = [*enumerate(cookies), (None, "")]
        self.tables[id] = [self.regular(id, seat, cookie) for seat, cookie in seats]
        return self.tables[id]

    def regular(self, table: str, seat: int | None, cookie: str) -> Regular:
        return Regular(table, seat, cookie, self.door, Random(next(self.numbers)), self.pause)
