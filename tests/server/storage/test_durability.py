"""Whatever was acknowledged is there, however the process ended."""

import sqlite3
from pathlib import Path

import pytest

from philtre.cli import main
from philtre.server.storage.append import Append
from philtre.server.storage.bus import Bus
from philtre.server.storage.database import Database
from philtre.server.storage.log import Log

from .processes import appending
from .rows import lay_tables

TABLES = [f"t{number}" for number in range(8)]


async def kept(url: str) -> dict[str, list[int]]:
    """The numbers of the entries of every table."""
    async with Database.open(url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        return {table: [row.seq for row in await log.read(table)] for table in TABLES}


def expect_all(acknowledged: set[tuple[str, int]], found: dict[str, list[int]]) -> None:
    assert acknowledged <= {(table, seq) for table, seqs in found.items() for seq in seqs}
    for seqs in found.values():
        assert seqs == list(range(1, len(seqs) + 1))


async def test_killed_processes_lose_nothing(database_url: str) -> None:
    async with Database.open(database_url) as database:
        await lay_tables(database, TABLES)
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(2):
        with appending(database_url, *TABLES) as appender:
            while len(appender.acknowledged) < 200:
                appender.read()
            appender.kill()
        assert not acknowledged & appender.acknowledged
        acknowledged |= appender.acknowledged
        expect_all(acknowledged, await kept(database_url))


async def test_a_backup_made_meanwhile_restores(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Database.open(sqlite_url) as database:
        await lay_tables(database, TABLES)
    copy = tmp_path / "copy.sqlite"
    with appending(sqlite_url, *TABLES) as appender:
        while len(appender.acknowledged) < 200:
            appender.read()
        before = appender.acknowledged
        assert main(["backup", str(copy), "--database", sqlite_url]) == 0
        assert copy.stat().st_mode & 0o777 == 0o600 and list(tmp_path.glob("copy*")) == [copy]
        while len(appender.acknowledged) < len(before) + 200:
            appender.read()
        appender.kill()
    assert str(copy) in capsys.readouterr().out.replace("\n", "")
    url = f"sqlite:///{copy}"
    found = await kept(url)
    expect_all(before, found)
    following = len(found["t0"]) + 1
    async with Database.open(url) as database, Bus.open(database) as bus, Log.open(database, bus) as log:
        assert not await log.append(Append("t0", following - 1, 1, b"{}", "playing"))
        assert await log.append(Append("t0", following, 1, b"{}", "playing"))


DAMAGE = {"a page that is none": b"\xff" * 4096, "a page that counts wrong": b"\x0a\x00\x00\x00\x05"}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_database_is_not_backed_up(
    name: str, sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    connection = sqlite3.connect(file)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    connection.close()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * 4096)
        opened.write(DAMAGE[name])
    assert main(["backup", str(tmp_path / "copy.sqlite"), "--database", sqlite_url]) == 2
    assert "malformed" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite").exists()
