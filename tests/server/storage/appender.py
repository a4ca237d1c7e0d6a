"""A process that appends to every table as fast as it can, tells what was acknowledged, and what it hears."""

import asyncio
import sys

from philtre.server.storage.append import Append
from philtre.server.storage.bus import Bus, Notice
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def append_on(log: Log, table: str, up_to: int) -> None:
    seq = (await log.read(table))[-1:]
    for number in range(seq[0].seq + 1 if seq else 1, up_to + 1):
        if await log.append(Append(table, number, number, f'{{"seq":{number}}}'.encode(), "playing")):
            say("written", table, number)


async def main(url: str, up_to: int, tables: list[str]) -> None:
    def heard(notice: Notice) -> None:
        say("heard", notice.table, notice.number)

    async with Database.open(url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        bus.listen(heard, lambda: say("missed"))
        say("ready")
        await asyncio.gather(*(append_on(log, table, up_to) for table in tables))
        say("done")
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
