"""Two processes on one PostgreSQL: players of one table come to either, one process is killed, the other goes on."""

import asyncio
import os
import signal
from itertools import chain, repeat
from pathlib import Path
from random import Random

import httpx
import pytest
from support.processes import PATIENCE, Process, children, gone, philtre, running
from support.regulars import Regular, expect_kept, kept, newcomer, table_for

from philtre.table import Agreement, Answered, Entry, Returned, StoodIn


class Evening:
    """Tables whose players come to one process or the other; whoever is cut off comes to the other."""

    def __init__(self, url: str, one: Process, other: Process) -> None:
        self.url = url
        self.one = one
        self.other = other
        self.regulars: list[Regular] = []

    async def table(self, game: str, people: int, *bots: int, **more: object) -> list[Regular]:
        """A table, made and begun by the process that will be killed, with a spectator at the other."""
        cookies = [await newcomer(self.one.address, f"Zoé {number}") for number in range(people)]
        id = await table_for(self.one.address, cookies, game, bots, spectators="public", **more)
        sitting = [self.regular(id, seat, cookie) for seat, cookie in enumerate(cookies)]
        sitting.append(self.regular(id, None, ""))
        self.regulars += sitting
        return sitting

    def regular(self, table: str, seat: int | None, cookie: str) -> Regular:
        first = self.one if seat is not None and seat % 2 else self.other
        doors = chain([first.address], repeat(self.other.address))
        return Regular(table, seat, cookie, lambda: next(doors), Random(f"{table} {seat}"), pause=0.05)


async def evening(url: str, one: Process, other: Process) -> Evening:
    here = Evening(url, one, other)
    async with asyncio.timeout(3 * PATIENCE), asyncio.TaskGroup() as group:

        def come(sitting: list[Regular]) -> None:
            for regular in sitting:
                group.create_task(regular.attend())

        # People of both processes, who choose at once and out of sight.
        come(together := await here.table("bal-des-chaudrons", 3))
        # People of both, and a bot that will be thinking when its process is killed.
        come(thinking := await here.table("alchemist", 2, 3))
        await hold(thinking)
        # Somebody who does not answer, with the clock running in the process that is killed.
        pace = {"type": "live", "bank": 5, "increment": 300}
        clocked = await here.table("alchemist", 2, pace=pace, stand_in=1, options={"first": "1"})
        clocked[1].ready.clear()
        come(clocked)
        await clocked[1].until(lambda view: True)
        await kill_while_thinking(here, thinking)
        assert together[1].view["phase"] == "playing"
        assert not [entry for entry in kept(url)[clocked[1].table][1] if isinstance(entry.event, StoodIn)]

        # The clock runs out nevertheless, and who comes back has the seat back.
        await clocked[0].until(lambda view: view["seats"][1]["gone"] == "time")
        clocked[1].ready.set()
    return here


async def hold(thinking: list[Regular]) -> None:
    """Let the second think about the answer after which it is the bot's turn; in the middle of the game."""
    second = thinking[1]
    await second.until(lambda view: view["noticed"] > 12)  # the bot has answered: where it thinks is running
    second.ready.clear()
    await second.until(lambda view: view["game"]["deciders"] == [1])


async def kill_while_thinking(here: Evening, thinking: list[Regular]) -> None:
    """Kill a process when it has just asked a bot."""
    first, second, _ = thinking
    thinkers = children(here.one.pid)
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)  # so that it takes its time
    second.ready.set()
    await first.until(lambda view: view["game"]["deciders"] == [2])
    here.one.kill()
    for thinker in thinkers:
        os.kill(thinker, signal.SIGCONT)
    assert thinkers and gone(thinkers), "bots end with the process that asked them"
    _, entries, due = kept(here.url)[first.table]
    assert isinstance(entries[-1].event, Answered) and entries[-1].event.seat == 1
    assert due is not None, "the bot has not answered, and that is known"


def test_what_a_process_leaves_undone_the_other_does(postgres_url: str, tmp_path: Path) -> None:
    with running(postgres_url, tmp_path) as one, running(postgres_url, tmp_path) as other:
        here = asyncio.run(evening(postgres_url, one, other))
        found = kept(postgres_url)
        for table, (agreement, entries, due) in found.items():
            assert due is None
            expect_kept(agreement, entries, [regular for regular in here.regulars if regular.table == table])
        for regular in here.regulars:
            expect_noticed_if_lost(*found[regular.table][:2], regular)
            assert (regular.seat is None) == (not regular.acknowledged)
            if regular.seat == 1:
                assert regular.visits == 2, "who was cut off came to the other"
            expect_verified(other.address, regular, tmp_path)
        clocked = [entry.event for entry in found[here.regulars[-1].table][1]]
        away = [event for event in clocked if isinstance(event, StoodIn | Returned)]
        assert away == [StoodIn(1, 1, "time"), Returned(1)]
        assert not [line for process in (one, other) for line in process.lines() if line["level"] == "error"]
        assert other.stop() == 128 + signal.SIGTERM


def expect_noticed_if_lost(agreement: Agreement, entries: list[Entry], regular: Regular) -> None:
    """Were the last answer of somebody not there, that would have been found out."""
    if regular.acknowledged:
        last = max(number for number, entry in enumerate(entries) if is_by(entry, regular.seat))
        with pytest.raises(AssertionError):
            expect_kept(agreement, entries[:last], [regular])


def is_by(entry: Entry, seat: int | None) -> bool:
    return isinstance(entry.event, Answered) and entry.event.seat == seat


def expect_verified(address: str, regular: Regular, folder: Path) -> None:
    """The record that anybody can take away keeps the promise of the beginning."""
    if regular.seat is None:
        record = httpx.get(f"{address}/api/tables/{regular.table}/record")
        file = folder / f"{regular.table}.philtre"
        file.write_bytes(record.content)
        code, said = philtre("verify", file, "--commitment", regular.terms["commitment"])
        assert code == 0, said
