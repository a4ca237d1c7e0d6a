"""A player's own archive: all their finished games, and their skill, in one zip that is made as it is sent."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from io import RawIOBase
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from philtre.kernel.errors import PhiltreError
from philtre.server import logs
from philtre.server.accounts.players import Player
from philtre.server.lobby.facts import Laid, laid
from philtre.server.lobby.listing import Spot, spot_of, tables_of
from philtre.server.paging import PAGE
from philtre.server.ratings import profile
from philtre.server.replays.fold import table_at
from philtre.server.service import Service


class Tray(RawIOBase):
    """What a zip is written onto, and taken from bit by bit."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def write(self, piece: Any) -> int:
        self.pieces.append(bytes(piece))
        return len(piece)

    def take(self) -> bytes:
        taken = b"".join(self.pieces)
        self.pieces.clear()
        return taken


async def archive(service: Service, player: Player) -> AsyncIterator[bytes]:
    tray = Tray()
    with ZipFile(tray, "w") as zipped:
        zipped.writestr(file_of("profile.json", service.clock()), await personal(service, player))
        yield tray.take()
        async for table in finished_tables(service, player):
            try:
                text = await record_of(service, table)
            except PhiltreError as error:  # the others are sent nevertheless
                logs.fault(error)
                continue
            if text is not None:
                file = file_of(f"games/{name_of(table)}", table.row.finished)
                await to_thread(zipped.writestr, file, text)
                yield tray.take()
    yield tray.take()


async def personal(service: Service, player: Player) -> bytes:
    """What is known of a player, and how their ratings came about."""
    own = await profile.profile(service, player.id)
    rated = [one.game for one in own.games if one.rating is not None]
    histories = {game: await profile.whole_history(service, player.id, game) for game in rated}
    return msgspec.json.format(msgspec.json.encode({"profile": own, "language": player.language, "ratings": histories}))


async def finished_tables(service: Service, player: Player) -> AsyncIterator[Laid]:
    spot: Spot | None = None
    while True:
        async with service.database.reading() as connection:
            page = await laid(connection, tables_of(player, "finished", spot, PAGE))
        for table in page:
            yield table
        if len(page) < PAGE:
            return
        spot = spot_of(page[-1], "finished")


async def record_of(service: Service, table: Laid) -> str | None:
    """The record of a finished table; none, if it never began."""
    end = await table_at(service, table.agreement, table.row.seq)
    return None if end.course is None else end.record().write()


def name_of(table: Laid) -> str:
    return f"{time_of(table.row.finished).date()}-{table.agreement.game}-{table.id}.philtre"


def file_of(name: str, time: int) -> ZipInfo:
    """A file in a zip, of a time."""
    file = ZipInfo(name, time_of(time).timetuple()[:6])
    file.compress_type = ZIP_DEFLATED
    return file


def time_of(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
