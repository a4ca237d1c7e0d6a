"""Ratings: who played a game to its end is rated for it, once, whoever sees to it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update
from support.people import PASSWORD, Person, done, finish, happen, id_of, people, play, settled
from support.serving import Place, serving

from philtre.server.ratings import settle
from philtre.server.ratings.skill import UNKNOWN, Skill, after
from philtre.server.service import Service
from philtre.server.storage.database import Database
from philtre.server.storage.schema import log, rated, ratings, snapshots, tables
from philtre.server.tables.hall import Hall
from philtre.table import Abandoned, Resigned, Returned, Sat, Started, StoodIn


def together(place: Place, *players: Person, **more: Any) -> str:
    """A game that has begun."""
    bots = more.pop("bots", 0)
    seats: list[str | int] = ["me", *["free"] * (len(players) - 1), *[1] * bots]
    table = id_of(players[0].make(*seats, access="open", starts="asked", **more))
    for player in players[1:]:
        player.sit(table)
    players[0].post(f"/tables/{table}/start")
    return table


def points(person: Person, game: str = "alchemist") -> int | None:
    """What somebody is shown to be worth; None, if nobody knows."""
    games = {one["game"]: one for one in person.get(f"/players/{person.id}")["games"]}
    rating = games[game]["rating"] if game in games else None
    return None if rating is None else int(rating["points"])


def steps(place: Place, table: str) -> int:
    with place.data() as data:
        return len(data.execute(select(rated).where(rated.c.table == table)).all())


# Who is rated.


@pytest.mark.parametrize("accounts", [False, True])
def test_people_are_rated_by_their_places(place: Place, accounts: bool) -> None:
    with people(place, 3, accounts) as players:
        table = together(place, *players)
        play(place, table)
        settled(place)
        ranking = players[0].facts(table)["result"]["ranking"]
        expected = after([UNKNOWN] * 3, ranking)
        assert [points(player) for player in players] == [skill.points for skill in expected]
        with place.data() as data:
            kept = select(ratings.c.mu, ratings.c.sigma, ratings.c.games).order_by(ratings.c.player)
            found = data.execute(kept.where(ratings.c.player.in_([one.id for one in players]))).all()
            assert [Skill(row.mu, row.sigma) for row in found] == expected and {row.games for row in found} == {1}


def test_a_second_game_builds_on_the_first(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        skills = [UNKNOWN, UNKNOWN]
        for _ in range(2):
            table = together(place, ana, ben)
            happen(place, table, Resigned(1))
            settled(place)
            skills = after(skills, [1, 2])
            assert [points(ana), points(ben)] == [skill.points for skill in skills]
        history = ben.get(f"/players/{ben.id}/ratings/alchemist")["steps"]
        assert history[0]["before"] == history[1]["after"] and history[0]["after"] == points(ben)


def test_each_game_has_ratings_of_its_own(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        finish(place, together(place, ana, ben))
        finish(place, together(place, ben, ana, game="elixir-mixer"))
        settled(place)
        for game, winner, loser in (("alchemist", ana, ben), ("elixir-mixer", ben, ana)):
            better, worse = points(winner, game), points(loser, game)
            assert better is not None and worse is not None and better > UNKNOWN.points > worse


def test_robots_at_the_table_do_not_count(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = together(place, ana, ben, bots=1)
        play(place, table)  # for the robots too
        settled(place)
        assert steps(place, table) == 2


def test_against_robots_alone_nobody_is_rated(place: Place) -> None:
    with people(place, 1) as [ana]:
        finish(place, together(place, ana, bots=1))
        settled(place)
        [alchemist] = ana.get(f"/players/{ana.id}")["games"]
        assert alchemist["played"] == 1 and alchemist["rating"] is None


# Stand-ins.


def test_where_a_stand_in_played_nobody_is_rated(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = together(place, ana, ben)
        happen(place, table, StoodIn(1, 1, "left"))
        play(place, table)
        settled(place)
        assert ana.facts(table)["result"]["ending"] == "played"
        assert points(ana) is points(ben) is None


def test_where_a_stand_in_came_and_went_without_playing_all_are_rated(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = together(place, ana, ben, options={"first": "0"})
        happen(place, table, StoodIn(1, 1, "left"))
        happen(place, table, Returned(1))
        play(place, table)
        settled(place)
        assert points(ana) is not None and points(ben) is not None


def test_a_stand_in_for_who_resigned_is_one_too(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = together(place, ana, ben, cleo)
        happen(place, table, Resigned(2))
        play(place, table)
        settled(place)
        assert ana.facts(table)["result"]["ranking"][2] == 3 and steps(place, table) == 0


def test_what_was_abandoned_is_not_rated(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = together(place, ana, ben)
        for seat in (0, 1):
            happen(place, table, StoodIn(seat, 1, "left"))
        happen(place, table, Abandoned())
        settled(place)
        result = ana.facts(table)["result"]
        assert (result["ending"], result["ranking"], result["winners"]) == ("abandoned", [], [])
        assert steps(place, table) == 0 and ana.get(f"/players/{ana.id}")["games"] == []


# People who change.


def test_where_somebody_left_for_good_a_stand_in_played_and_nobody_is_rated(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = together(place, ana, ben, cleo)
        ben.browser.post("/api/me/deletion", json={})
        play(place, table)
        settled(place)
        assert steps(place, table) == 0 and points(ana) is points(cleo) is None


def test_nobody_is_rated_against_themself(place: Place) -> None:
    """Somebody plays with their account against the guest that they are at another browser."""
    with people(place, 1, accounts=True) as [ana], people(place, 1) as [guest]:
        table = together(place, ana, guest)
        guest.browser.post("/api/session", json={"name": ana.name, "password": "a cauldron of mint"})
        assert guest.facts(table)["mine"] == [0, 1]
        happen(place, table, Resigned(1))
        settled(place)
        assert steps(place, table) == 0


def test_an_account_takes_over_the_ratings_that_it_has_not_itself(place: Place) -> None:
    with people(place, 1, accounts=True) as [ana], people(place, 2) as [guest, ben]:
        finish(place, together(place, ana, guest))  # in which both are rated, against each other
        finish(place, together(place, guest, ben, game="elixir-mixer"))
        settled(place)
        own, taken = points(ana), points(guest, "elixir-mixer")
        done(guest.browser.post("/api/session", json={"name": ana.name, "password": PASSWORD}))
        assert points(ana) == own and points(ana, "elixir-mixer") == taken != UNKNOWN.points
        for game in ("alchemist", "elixir-mixer"):
            [step] = ana.get(f"/players/{ana.id}/ratings/{game}")["steps"]
            assert step["after"] == points(ana, game)
        finish(place, together(place, ana, ben, game="elixir-mixer"))
        settled(place)
        latest, first = ana.get(f"/players/{ana.id}/ratings/elixir-mixer")["steps"]
        assert latest["before"] == first["after"] == taken
        with place.data() as data:
            for rows in (ratings, rated):
                assert not data.execute(select(rows).where(rows.c.player == guest.id)).all()


# Once, whoever does it.


def unsettle(place: Place, table: str) -> None:
    """As if the process had died in which the game ended."""
    with place.data() as data:
        long_ago = tables.c.finished - 2 * settle.MINUTE
        data.execute(update(tables).where(tables.c.id == table).values(result=None, finished=long_ago))


def test_a_table_is_settled_once_however_many_try(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        done_before = together(place, ana, ben)
        finish(place, done_before)
        settled(place)
        before = points(ana)

        async def again(times: int) -> None:
            await asyncio.gather(*(settle.settle(place.service, done_before) for _ in range(times)))

        place.do(again(5))
        assert points(ana) == before and steps(place, done_before) == 2


def test_two_processes_that_try_at_once(place: Place) -> None:
    """Each has its own connections; of SQLite there is one file."""
    with people(place, 2) as [ana, ben], serving(place.database) as other:
        tables_left = []
        for _ in range(6):
            table = id_of(ana.make("free", "free", starts="asked"))
            tables_left.append(asyncio.run(finished_elsewhere(place.database, table, ana, ben)))
        for table in tables_left:
            with place.data() as data:
                data.execute(update(tables).where(tables.c.id == table).values(finished=1))

        async def catch_up(one: Place) -> None:
            await settle.catch_up(one.service, set())

        futures = [asyncio.run_coroutine_threadsafe(catch_up(one), one.loop) for one in (place, other) * 2]
        for future in futures:
            future.result(60)
        assert [steps(place, table) for table in tables_left] == [2] * 6
        with place.data() as data:
            games = select(ratings.c.games).where(ratings.c.player.in_([ana.id, ben.id]))
            assert list(data.execute(games).scalars()) == [6, 6]


async def finished_elsewhere(url: str, table: str, ana: Person, ben: Person) -> str:
    """Play a game in a process that rates nobody, as if it died in time."""
    async with Database.open(url) as database:
        hall = Hall(database, lambda: 1_800_000_000_000)
        async with hall.open():
            for event in (Sat(0, str(ana.id), "Ana"), Sat(1, str(ben.id), "Ben"), Started(), Resigned(1)):
                await hall.append(table, event)
    return table


def test_what_a_process_left_undone_is_settled_later(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("free", "free", starts="asked"))
        asyncio.run(finished_elsewhere(place.database, table, ana, ben))
        assert ana.facts(table)["result"] is None and points(ana) is None
        place.do(settle.catch_up(place.service, set()))
        assert points(ana) is None, "it may still be under way"
        with place.data() as data:
            ended = place.service.clock() - settle.MINUTE
            data.execute(update(tables).where(tables.c.id == table).values(finished=ended))
        place.do(settle.catch_up(place.service, set()))
        assert done(ana.browser.get(f"/api/tables/{table}"))["result"]["ending"] == "resigned"
        assert points(ana) is not None


def test_when_the_ratings_fail_the_table_is_not_settled(place: Place) -> None:
    """All of it happens, or nothing."""
    with people(place, 2) as [ana, ben]:
        table = together(place, ana, ben)
        finish(place, table)
        settled(place)
        unsettle(place, table)  # but it has been rated: that again is refused by the database
        place.do(settle.catch_up(place.service, set()))
        assert ana.facts(table)["result"] is None and steps(place, table) == 2
        with place.data() as data:
            data.execute(rated.delete().where(rated.c.table == table))
        place.do(settle.catch_up(place.service, set()))
        assert ana.facts(table)["result"] is not None


def test_what_can_never_be_settled_keeps_nothing_else_waiting(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settle, "GROUP", 2)
    with people(place, 2) as [ana, ben]:
        made = [together(place, ana, ben) for _ in range(4)]
        for table in made:
            finish(place, table)
        settled(place)
        for age, table in enumerate(reversed(made)):
            unsettle(place, table)
            with place.data() as data:
                data.execute(rated.delete().where(rated.c.table == table))
                data.execute(update(tables).where(tables.c.id == table).values(finished=1000 + age // 2))
                if table != made[0]:
                    data.execute(update(log).where(log.c.table == table, log.c.seq == 1).values(event=b"of old rules"))
                    data.execute(snapshots.delete().where(snapshots.c.table == table))
        hopeless: set[str] = set()
        place.do(settle.catch_up(place.service, hopeless))
        assert hopeless == {*made[1:]}
        assert ana.facts(made[0])["result"] is not None
        asked: list[str] = []

        async def ask(service: Service, id: str) -> None:
            asked.append(id)

        monkeypatch.setattr(settle, "settle", ask)
        place.do(settle.catch_up(place.service, hopeless))
        assert asked == []
