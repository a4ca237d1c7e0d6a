"""Lists of tables: one's own, those that wait for one first, and those open to everybody; page by page."""

from typing import Any

import pytest
from sqlalchemy import insert, select, update
from support.people import Facts, Person, finish, id_of, people, play, refused, settled
from support.serving import Place

from philtre.server.accounts.players import Player
from philtre.server.lobby.listing import GROUPS, tables_of
from philtre.server.paging import PAGE
from philtre.server.storage.database import Database
from philtre.server.storage.schema import seats, tables


def listed(person: Person, path: str = "/me/tables", **query: Any) -> list[Facts]:
    """All pages, one after the other."""
    found: list[Facts] = []
    after = ""
    while True:
        page = person.get(path, after=after, **query)
        assert 0 < len(page["tables"]) <= PAGE or not after
        found += page["tables"]
        if page["next"] is None:
            return found
        assert len(page["tables"]) == PAGE
        after = page["next"]


def ids(found: list[Facts]) -> list[str]:
    return [id_of(facts) for facts in found]


def test_those_that_wait_for_one_come_first(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        gathering = ana.make("me", "free")
        over = ana.make("me", "free", access="open")
        ben.sit(over)
        finish(place, over)
        first, second = (ana.make("me", "free", access="open", options={"first": str(seat)}) for seat in (0, 1))
        for table in (first, second):
            ben.sit(table)
        made_for_others = ben.make("free", "free")
        cleo.make("me", "free")
        settled(place)
        assert ids(listed(ana)) == ids([first, second, gathering, over])
        assert [facts["waiting"] for facts in listed(ana)] == [True, False, False, False]
        assert [facts["phase"] for facts in listed(ana)] == ["playing", "playing", "gathering", "finished"]
        assert ids(listed(ben)) == ids([second, first, made_for_others, over])
        for group, expected in zip(GROUPS, ([first], [second], [gathering], [over]), strict=True):
            assert ids(listed(ana, group=group)) == ids(expected)


def test_a_finished_table_tells_how_it_ended(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free", access="open")
        ben.sit(table)
        play(place, table)
        settled(place)
        [facts] = listed(ben)
        assert facts["result"]["ending"] == "played" and len(facts["result"]["scores"]) == 2
        assert facts["finished"] >= facts["created"] and not facts["waiting"]


def copies(place: Place, table: str, number: int) -> list[str]:
    """Tables like one, made one after the other, two at each time; the latest first."""
    with place.data() as data:
        row = data.execute(select(tables).where(tables.c.id == table)).one()._asdict()
        sitting = [one._asdict() for one in data.execute(select(seats).where(seats.c.table == table))]
        made = [f"{table}{index:03}" for index in range(number)]
        times = [row["created"] + 1 + index // 2 for index in range(number)]
        for id, time in zip(made, times, strict=True):
            finished = {"finished": time} if row["finished"] else {}
            agreement = row["agreement"].replace(table, id)
            own = {"id": id, "invite": id, "agreement": agreement, "created": time}
            data.execute(insert(tables).values(row | own | finished))
            data.execute(insert(seats).values([one | {"table": id} | finished for one in sitting]))
    return made[::-1]


@pytest.mark.parametrize("over", [False, True])
def test_pages_follow_each_other_without_gaps(place: Place, over: bool) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", 1, starts="full" if over else "asked"))
        if over:
            finish(place, table)
            settled(place)
        made = copies(place, table, 2 * PAGE + 3)
        assert sorted(ids(listed(ana))) == sorted([*made, table])
        assert [id for id in ids(listed(ana)) if id != table] == made


def test_a_page_begins_where_the_last_one_ended_whatever_has_come_since(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", "free"))
        made = [*copies(place, table, PAGE + 5), table]
        first = ana.get("/me/tables")
        newer = id_of(ana.make("me", "free"))
        second = ana.get("/me/tables", after=first["next"])
        assert ids(first["tables"] + second["tables"]) == made and second["next"] is None
        assert newer in ids(listed(ana))


@pytest.mark.parametrize("after", ["nonsense", "bm9uc2Vuc2U", "WzEsIlx1MDAwMCJd", "é", "WzFlOTksImEiXQ", "AAAA"])
@pytest.mark.parametrize("path", ["/api/me/tables", "/api/tables"])
def test_a_cursor_that_is_none_is_refused(place: Place, path: str, after: str) -> None:
    with people(place, 1) as [ana]:
        assert refused(ana.browser.get(path, params={"after": after})) == (400, "bad-cursor")


# Open tables.


def test_open_tables_are_listed_as_long_as_they_gather(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        listings = {
            "open": ana.make("me", "free", access="open"),
            "other": ana.make("me", "free", access="open", game="elixir-mixer"),
            "private": ana.make("me", "free"),
            "begun": ana.make("me", 1, access="open"),
            "given up": ana.make("me", "free", access="open"),
        }
        ana.browser.delete(f"/api/tables/{id_of(listings['given up'])}")

        def seen(**query: Any) -> list[str]:
            found = ids(listed(ben, "/tables", **query))
            return [name for name, table in listings.items() if id_of(table) in found]

        assert seen() == ["open", "other"]
        assert seen(game="elixir-mixer") == ["other"]
        assert refused(ben.browser.get("/api/tables?game=chess")) == (400, "no-such-game")
        with place.visit() as stranger:
            page = stranger.get("/api/tables").json()
            assert id_of(listings["open"]) in ids(page["tables"]) and not any(one["mine"] for one in page["tables"])


def test_open_tables_come_page_by_page_the_latest_first(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", "free", access="open", game="azerlande"))
        made = copies(place, table, PAGE + 5)
        found = ids(listed(ana, "/tables", game="azerlande"))
        assert len(set(found)) == len(found)
        assert [id for id in found if id in made] == made
        with place.data() as data:
            data.execute(update(tables).where(tables.c.id.in_(made)).values(access="private"))


async def test_the_finished_tables_of_somebody_are_found_by_an_index(sqlite_url: str) -> None:
    """Among thousands of tables of others, and however many of one's own."""
    player = Player(1, "Ana", True, "en", 0)
    async with Database.open(sqlite_url) as database, database.reading() as connection:
        for group in GROUPS:
            query = tables_of(player, group, None, PAGE).compile(
                connection.sync_connection, compile_kwargs={"literal_binds": True}
            )
            plan = [row.detail for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
            assert len(plan) > 3
            assert not [step for step in plan if step.startswith("SCAN") and "anon" not in step], plan
