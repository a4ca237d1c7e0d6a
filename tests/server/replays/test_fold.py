"""Folding tables from snapshots, which come and go with the names of people."""

from sqlalchemy import select
from support.people import Person, finish, id_of, people, play, settled
from support.serving import Place

from philtre.server.replays.fold import keep, table_at
from philtre.server.storage.schema import snapshots
from philtre.server.tables.hall import entry_of
from philtre.table import Sat, Table


def begun(ana: Person, ben: Person) -> str:
    """A long game that has begun."""
    table = id_of(ana.make("me", "free", game="elixir-mixer", access="open"))
    ben.sit(table)
    return table


def test_after_somebody_left_for_good_their_name_is_nowhere(place: Place) -> None:
    """The snapshots are gone with it, and are made anew."""
    with people(place, 2) as [ana, ben]:
        table = begun(ana, ben)
        play(place, table, 130)
        finish(place, table)
        assert kept(place, table)[:2] == [50, 100]
        before = ana.get(f"/replay/{table}", at=115)
        ben.browser.post("/api/me/deletion", json={})
        assert kept(place, table) == []
        after = ana.get(f"/replay/{table}", at=115)
        settled(place)
        assert kept(place, table) == [50, 100]
        assert ana.get(f"/replay/{table}", at=115) == after
        assert ben.name in str(before) and ben.name not in str(after)
        assert before["view"]["game"] == after["view"]["game"]


def kept(place: Place, table: str) -> list[int]:
    """The entries of which there are snapshots."""
    with place.data() as data:
        wanted = select(snapshots.c.seq).where(snapshots.c.table == table).order_by(snapshots.c.seq)
        return list(data.execute(wanted).scalars())


def test_no_snapshot_keeps_a_name_that_is_gone_from_the_log(place: Place) -> None:
    """Somebody leaves for good while their table is being folded."""
    with people(place, 2) as [ana, ben]:
        table = begun(ana, ben)
        play(place, table, 130)
        hall = place.service.hall
        rows = place.do(hall.log.read(table))
        ben.browser.post("/api/me/deletion", json={})
        made = [{"table": table, "seq": 50, "data": b"with a name"}]
        place.do(keep(place.service, rows[:2], made))
        assert kept(place, table) == []
        place.do(keep(place.service, place.do(hall.log.read(table))[:2], made))
        assert kept(place, table) == [50]


def test_folding_from_snapshots_equals_folding_from_the_start(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = begun(ana, ben)
        play(place, table, 130)
        finish(place, table)
        service = place.service

        async def folds() -> None:
            end = await service.hall.load(table)
            entries = [entry_of(row) for row in await service.hall.log.read(table)]
            whole = Table(end.agreement)
            for entry in entries:
                whole.apply(entry)
                if entry.seq in (1, 49, 50, 51, 99, 100, 120, end.seq):
                    assert (await table_at(service, end.agreement, entry.seq)).snapshot() == whole.snapshot()
            assert len(entries) > 120 and isinstance(entries[0].event, Sat)

        place.do(folds())
