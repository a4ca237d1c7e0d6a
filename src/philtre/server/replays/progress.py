"""How the scores of a finished table came about."""

import msgspec

from philtre.kernel.errors import NotAllowed
from philtre.server.accounts.players import Player
from philtre.server.lobby.facts import Laid
from philtre.server.replays.replay import expect_to_look
from philtre.server.service import Service
from philtre.server.storage.append import LogRow
from philtre.server.tables.hall import entry_of
from philtre.table import Table


class Moment(msgspec.Struct, frozen=True):
    """The scores of all seats after so many entries of the log."""

    at: int
    scores: list[int]


class Progress(msgspec.Struct, frozen=True):
    """Every change of the scores, from the beginning to the end."""

    moments: list[Moment]


async def progress(service: Service, player: Player | None, table: Laid) -> Progress:
    if table.row.phase != "finished":
        raise NotAllowed("not-over")
    expect_to_look(table, player)
    known: Progress | None = service.progress.find(table.id)  # what is finished never changes
    if known is None:
        known = told(table, await service.hall.log.read(table.id, 0, table.row.seq))
        service.progress.keep(table.id, known)
    return known


def told(table: Laid, rows: list[LogRow]) -> Progress:
    """Fold a whole log: nobody else is served meanwhile, which is why it is done once."""
    folded = Table(table.agreement)
    moments: list[Moment] = []
    for row in rows:
        folded.apply(entry_of(row))
        if folded.course is None:
            continue
        scores = folded.course.state.scores
        if not moments or moments[-1].scores != scores or folded.seq == table.row.seq:
            moments.append(Moment(folded.seq, scores))
    return Progress(moments)
