"""Kill the server again and again while people play, and see that nothing was lost: ``python bench/crash.py``.

People with real sockets play at many tables of one ``philtre serve`` on a SQLite file, bots among them.
Whenever so many answers have been acknowledged, the process is ended by SIGKILL, at whatever it is doing;
the file is looked at, and a new process takes over. In the end every table is played to its end. What is
proved by then, or what is wrong, is printed; the exit code is 0 or 1. What a full run has proved is written to
``bench/results/crash.md``.
"""

import asyncio
import sqlite3
import sys
import time
import traceback
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import cyclopts
import httpx
from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.company import Company, Kind
from support.processes import Process, children, gone, philtre
from support.regulars import expect_kept, kept

from bench.report import machine

RESULTS = Path(__file__).parent / "results" / "crash.md"
KILLS, TABLES = 30, 10  # of a full run
ANSWERS = 40  # acknowledged by a process at least, before it is killed
MOMENTS = 0.3  # seconds after that, within which it is killed
KINDS: list[Kind] = [
    ("alchemist", 2, [4]),
    ("bal-des-chaudrons", 3, []),
    ("ars-alchimia", 2, [1]),
    ("azerlande", 2, [1]),
    ("elixir-mixer", 3, []),
]


class House:
    """A service that is killed, and those who play there."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.file = folder / "philtre.sqlite"
        self.random = Random(seed)
        self.processes: list[Process] = []
        self.process = self.started()
        self.company = Company(lambda: self.process.address, pause=0.01)

    def started(self) -> Process:
        process = Process(str(self.file), self.folder / "logs")
        self.processes.append(process)
        assert process.address, "it listens"
        return process

    def end(self) -> None:
        for process in self.processes:
            if process.process.poll() is None:
                process.kill()

    # Killing.

    async def kill(self) -> None:
        """Kill the process when it has been busy, look at what is left, and let another take over."""
        enough = self.company.acknowledged + ANSWERS
        while self.company.acknowledged < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.random.uniform(0, MOMENTS))
        thinkers = children(self.process.pid)
        self.process.kill()
        self.look()
        assert await asyncio.to_thread(gone, thinkers), "bots outlive the process that asked them"
        self.process = await asyncio.to_thread(self.started)

    def look(self) -> None:
        """Whatever anybody was told is in the file, before anything else has opened it."""
        found = kept(f"sqlite:///{self.file}")
        for id, regulars in self.company.tables.items():
            if any(regular.view.get("phase") != "finished" for regular in regulars):
                agreement, entries, _ = found[id]
                expect_kept(agreement, entries, regulars)
        with closing(sqlite3.connect(self.file)) as connection:
            assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)], "the file is broken"

    # In the end.

    def expect_all_kept(self) -> set[str]:
        """Every table has come to its end, and is what everybody remembers; which games those were."""
        found = kept(f"sqlite:///{self.file}")
        for id, regulars in self.company.tables.items():
            agreement, entries, due = found[id]
            assert due is None, f"something is due at the finished table {id}"
            expect_kept(agreement, entries, regulars)
        return {found[id][0].game for id in self.company.tables}

    async def verify(self, id: str) -> None:
        """The record of a table keeps the promise that was made before it began."""
        async with httpx.AsyncClient(base_url=self.process.address) as browser:
            record = await browser.get(f"/api/tables/{id}/record")
        file = self.folder / f"{id}.philtre"
        file.write_bytes(record.content)
        promise = self.company.tables[id][0].terms["commitment"]
        code, said = await asyncio.to_thread(philtre, "verify", file, "--commitment", promise)
        assert code == 0, f"the record of {id} does not verify: {said}"


async def crash(house: House, kills: int, tables: int, progress: Progress) -> dict[str, int]:
    """What was proved."""
    company = house.company
    killing = progress.add_task("Killing", total=kills)
    async with asyncio.TaskGroup() as group:
        group.create_task(company.play(KINDS, tables))
        for _ in range(kills):
            await house.kill()
            progress.advance(killing)
        company.closing = True
        ending = progress.add_task("Playing to the end", total=None)
    progress.update(ending, total=1, completed=1)
    games = house.expect_all_kept()
    for id in progress.track(list(company.tables), description="Verifying"):
        await house.verify(id)
    return {
        "kills": kills,
        "answers acknowledged, none lost, none twice": company.acknowledged,
        "times somebody came back": sum(regular.visits - 1 for regular in company.regulars),
        "answers sent again, for nobody knew what had become of them": sum(one.again for one in company.regulars),
        "answers refused, for something else had happened": sum(len(one.refusals) for one in company.regulars),
        "tables played to their end": len(company.tables),
        "different games": len(games),
        "views sent, each what the log folds to": sum(len(regular.views) for regular in company.regulars),
        "records verified": len(company.tables),
    }


def markdown(proved: dict[str, int], facts: dict[str, Any]) -> str:
    """What was proved, and on which machine."""
    where = f"{facts['processor']}, {facts['cores']} cores, {facts['system']}, Python {facts['python']}; SQLite."
    rows = [f"| {what} | {number:,} |" for what, number in proved.items()]
    return "\n".join([where, "", "| proved | |", "|---|--:|", *rows]) + "\n"


def main(*, kills: int = KILLS, tables: int = TABLES, seed: int = 0) -> int:
    """Kill the server again and again while people play, and see that nothing was lost.

    Parameters
    ----------
    kills
        How often.
    tables
        At how many tables people play at a time.
    seed
        For what people choose, and when the server is killed.
    """
    console = Console()
    began = time.monotonic()
    with TemporaryDirectory(prefix="philtre-crash-") as folder:
        house = House(Path(folder), seed)
        try:
            with Progress(console=console) as progress:
                proved = asyncio.run(crash(house, kills, tables, progress))
        except* AssertionError as wrong:
            for line in traceback.format_exception(wrong):
                console.print(line, end="", style="red", markup=False)
            return_code = 1
        else:
            proved["seconds"] = round(time.monotonic() - began)
            for what, number in proved.items():
                console.print(f"{number:>7,}  {what}")
            if kills >= KILLS and tables >= TABLES:
                RESULTS.write_text(markdown(proved, machine()))
            return_code = 0
        finally:
            house.end()
    return return_code


if __name__ == "__main__":
    sys.exit(cyclopts.run(main))
