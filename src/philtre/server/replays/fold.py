"""A table as it was, folded from the latest snapshot before that moment: late moments cost what early ones do."""

from typing import Any

from sqlalchemy import select

from philtre.server.service import Service
from philtre.server.storage.append import LogRow
from philtre.server.storage.insertion import insert_new
from philtre.server.storage.schema import log, snapshots
from philtre.server.tables.hall import entry_of, restored
from philtre.server.tables.rows import OFTEN
from philtre.table import Agreement, Sat, Table


async def table_at(service: Service, agreement: Agreement, seq: int) -> Table:
    """A table after so many entries of its log."""
    return await folded_on(service, Table(agreement), seq)


async def table_noticed(service: Service, agreement: Agreement, seat: int, number: int) -> Table:
    """A table when a seat had just noticed so many entries. Nobody notices more than one by one."""
    table = await table_at(service, agreement, number)
    while missing := number - table.noticed(seat):
        least = table.seq + missing
        table = await folded_on(service, table, least)
        assert table.seq == least, "nobody notices what is not in the log"
    return table


async def folded_on(service: Service, table: Table, seq: int) -> Table:
    id = table.agreement.id
    if seq >= table.seq + OFTEN:
        snapshot = await service.hall.log.latest_snapshot(id, seq)
        if snapshot is not None and snapshot.seq > table.seq:
            table = restored(table, snapshot.data)
    rows = await service.hall.log.read(id, table.seq, seq)
    if table.seq == 0 and len(rows) > 2 * OFTEN:
        return fold_and_keep(service, table, rows)
    for row in rows:
        table.apply(entry_of(row))
    return table


# Snapshots are gone when somebody who sat there has left for good. Whoever misses them makes them anew.


def fold_and_keep(service: Service, table: Table, rows: list[LogRow]) -> Table:
    made: list[dict[str, Any]] = []
    sittings = []
    for row in rows:
        entry = entry_of(row)
        table.apply(entry)
        if isinstance(entry.event, Sat):
            sittings.append(row)
        if table.seq % OFTEN == 0:
            made.append({"table": table.agreement.id, "seq": table.seq, "data": table.snapshot()})
    service.hall.spawn(keep(service, sittings, made))
    return table


async def keep(service: Service, sittings: list[LogRow], made: list[dict[str, Any]]) -> None:
    """Keep snapshots, unless somebody has lost their name meanwhile; whoever takes names out of a log waits for it."""
    seqs = [row.seq for row in sittings]
    names = select(log.c.event).where(log.c.table == made[0]["table"], log.c.seq.in_(seqs)).order_by(log.c.seq)
    async with service.database.writing() as connection:
        events = (await connection.execute(names.with_for_update(read=True))).scalars()
        if list(events) == [row.event for row in sittings]:
            await connection.execute(insert_new(connection, snapshots), made)
