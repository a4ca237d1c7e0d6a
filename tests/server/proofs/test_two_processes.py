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

from philtre.table import Agreement, Answered, Entry, Returned, Started, StoodIn


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
    async with asyncio.timeout(10 * PATIENCE), asyncio.TaskGroup() as group:

        def come(*regulars: Regular) -> None:
            for regular in regulars:
                group.create_task(regular.attend())

        # People of both processes, who choose at once and out of sight.
        come(*(together := await here.table("bal-des-chaudrons", 3)))
        await hold(together[1])
        # People of both, and a bot that is thinking when its process is killed.
        come(*(thinking := await here.table("alchemist", 2, 3)))
        thinkers = await stop_thinking(here, thinking)
        # Somebody who is not there, and whose clock has just begun to run in the process that is killed.
        pace = {"type": "live", "bank": 3, "increment": 300}
        present, absent, watching = await here.table("alchemist", 2, pace=pace, stand_in=1, options={"first": "1"})
        one.kill()
        for thinker in thinkers:
            os.kill(thinker, signal.SIGCONT)
        assert thinkers and gone(thinkers), "bots end with the process that asked them"

        together[1].ready.set()
        found = kept(url)
        _, entries, due = found[thinking[0].table]
        assert isinstance(entries[-1].event, Answered) and entries[-1].event.seat == 1
        assert due is not None, "the bot has not answered, and that is known"
        assert isinstance(found[present.table][1][-1].event, Started)

        # The clock runs out nevertheless, and who comes has the seat back.
        present.ready.clear()
        come(present, watching)
        await present.until(lambda view: view["seats"][1]["gone"] == "time")
        come(absent)
        await absent.until(lambda view: view["seats"][1]["gone"] is None)
        present.ready.set()
    return here


async def hold(regular: Regular) -> None:
    """Let somebody not answer any more, in the middle of a game."""
    await regular.until(lambda view: view["noticed"] > 12)
    regular.ready.clear()


async def stop_thinking(here: Evening, thinking: list[Regular]) -> list[int]:
    """Let the process that will be killed ask a bot that does not answer; the processes in which bots think."""
    first, second, _ = thinking
    await hold(second)  # the bot has answered by then: where it thinks is running
    await second.until(lambda view: view["game"]["deciders"] == [1])
    thinkers = children(here.one.pid)
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)
    second.ready.set()
    await first.until(lambda view: view["game"]["deciders"] == [2])
    return thinkers


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
            expect_verified(other.address, regular, tmp_path)
        assert all(here.regulars[cut_off].visits > 1 for cut_off in (1, 5)), "who was cut off came to the other"
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
