"""Records: a finished table to take away, and a game played elsewhere to bring along."""

from asyncio import to_thread
from typing import Any

import msgspec
from sqlalchemy import insert, update

from philtre.games import from_shelf
from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.kernel.record import Record
from philtre.server.accounts.players import Player
from philtre.server.lobby.facts import Laid
from philtre.server.lobby.make import expect_game, new_id, new_secret
from philtre.server.ratings.settle import enter
from philtre.server.replays.fold import table_at
from philtre.server.replays.replay import expect_to_look
from philtre.server.service import Service
from philtre.server.storage.schema import log, seats, snapshots, tables
from philtre.server.tables.rows import OFTEN, lay
from philtre.table import Abandoned, Agreement, Answered, Entry, Event, Sat, Started, StoodIn, Table

Row = dict[str, Any]


# Taking away.


async def exported(service: Service, player: Player | None, table: Laid) -> str:
    """The record of a finished table, with its secret."""
    if table.row.phase != "finished":
        raise NotAllowed("not-over")
    expect_to_look(table, player)
    return (await table_at(service, table.agreement, table.row.seq)).record().write()


def file_name(table: Laid) -> str:
    return f"{table.agreement.game}-{table.id}.philtre"


# Bringing along.


class Brought:
    """A record, played again at a table of its own."""

    def __init__(self, text: str, now: int) -> None:
        record = readable(text)
        heading = record.heading
        self.now = now
        self.table = Table(
            Agreement(
                id=new_id(),
                game=heading.game,
                rules=heading.rules,
                players=heading.players,
                secret=heading.secret or new_secret(),
                seed=heading.seed,
                options=heading.options,
                spectators="after",
            )
        )
        self.entries: list[Row] = []
        self.snapshots: list[Row] = []
        for seat in range(heading.players):
            self.add(Sat(seat, f"recorded-{seat}", ""))
        self.add(Started())
        for answer in record.answers:
            self.add(Answered(answer.seat, answer.play))
        if self.table.phase == "playing":
            self.break_off()

    def break_off(self) -> None:
        """Somebody resigned, or all left: who, a record does not tell."""
        for seat in range(len(self.table.seats)):
            self.add(StoodIn(seat, self.table.agreement.stand_in, "left"))
        self.add(Abandoned())

    def add(self, event: Event) -> None:
        table = self.table
        table.apply(Entry(table.seq + 1, self.now, event))
        of_entry = {"table": table.agreement.id, "seq": table.seq}
        self.entries.append({**of_entry, "at": self.now, "event": msgspec.json.encode(event)})
        if table.seq % OFTEN == 0 or table.phase == "finished":
            self.snapshots.append({**of_entry, "data": table.snapshot()})


def readable(text: str) -> Record:
    """A record of a game that can be played here, move by move to its result if it has one."""
    try:
        record = Record.read(text)
        expect_game(record.heading.game)
        for _ in record.replay(from_shelf(record.heading.game)):
            pass
    except Unreadable as error:
        match error.reason:
            case "record-line":
                raise Unreadable("record-unreadable", line=error.arguments["line"]) from None
            case "record-move":
                line, play = error.arguments["line"], error.arguments["play"]
                raise Unreadable("record-unplayable", line=line, play=play) from None
        raise
    return record


async def bring(service: Service, player: Player, text: str) -> str:
    """A finished table of a player's own, made of a record; its id. It says nothing of who played, nor is it rated."""
    service.limits.imports.of(str(player.id)).expect()
    brought = await to_thread(Brought, text, service.clock())
    table, now = brought.table, brought.now
    assert table.result is not None
    async with service.database.writing() as connection:
        await lay(connection, table.agreement, player.id, "private", new_id(), now)
        await connection.execute(insert(log), brought.entries)
        await connection.execute(insert(snapshots), brought.snapshots)
        ended = {"phase": table.phase, "seq": table.seq, "finished": now}
        await connection.execute(update(tables).where(tables.c.id == table.agreement.id).values(ended))
        await connection.execute(update(seats).where(seats.c.table == table.agreement.id).values(finished=now))
        await enter(connection, table.agreement.id, table.result)
    return table.agreement.id
