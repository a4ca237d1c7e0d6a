"""What everybody may know of a player, and who plays best."""

from typing import Any

import pytest
from sqlalchemy import insert, update
from support.people import Person, finish, id_of, people, play, refused, settled
from support.serving import Place

from philtre.server.paging import PAGE
from philtre.server.ratings.skill import UNKNOWN
from philtre.server.storage.schema import players, rated, ratings, tables

BEST = 1_000_000  # points that nobody reaches by playing


def pages(person: Person, path: str, field: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    after = ""
    while True:
        page = person.get(path, after=after)
        found += page[field]
        if page["next"] is None:
            return found
        assert len(page[field]) == PAGE
        after = page["next"]


def won_by_the_first(place: Place, *players: Person, game: str = "alchemist") -> str:
    table = id_of(players[0].make("me", *["free"] * (len(players) - 1), game=game, access="open"))
    for player in players[1:]:
        player.sit(table)
    finish(place, table)
    settled(place)
    return table


# Profiles.


def test_a_profile_tells_what_was_played_and_how_it_ended(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo], place.visit() as stranger:
        won_by_the_first(place, ana, ben)
        won_by_the_first(place, ana, cleo, ben)
        won_by_the_first(place, ben, ana, game="elixir-mixer")
        ana.make("me", 1)  # not finished
        profile = stranger.get(f"/api/players/{ana.id}").json()
        assert (profile["id"], profile["name"], profile["guest"]) == (ana.id, ana.name, True)
        alchemist, mixer = profile["games"]
        assert (alchemist["game"], alchemist["played"], alchemist["won"]) == ("alchemist", 2, 2)
        assert alchemist["places"] == {"1": 2} and alchemist["rating"]["games"] == 2
        assert (mixer["played"], mixer["won"], mixer["places"]) == (1, 0, {"2": 1})
        assert alchemist["rating"]["points"] > UNKNOWN.points > mixer["rating"]["points"]


def test_a_game_played_to_its_end_counts_for_all(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open"))
        ben.sit(table)
        play(place, table)
        settled(place)
        result = ana.facts(table)["result"]
        for seat, person in enumerate((ana, ben)):
            [alchemist] = person.get(f"/players/{person.id}")["games"]
            assert alchemist["places"] == {str(result["ranking"][seat]): 1}
            assert alchemist["won"] == (seat in result["winners"])


@pytest.mark.parametrize("id", ["0", "-1", "999999999", "99999999999999999999", "x"])
def test_of_nobody_there_is_no_profile(place: Place, id: str) -> None:
    with place.visit() as stranger:
        assert stranger.get(f"/api/players/{id}").status_code == 404
        assert stranger.get(f"/api/players/{id}/ratings/alchemist").status_code == 404


def test_whoever_is_gone_or_somebody_else_by_now_has_none(place: Place) -> None:
    with people(place, 1, accounts=True) as [ana], people(place, 2) as [ben, cleo]:
        ben.browser.post("/api/me/deletion", json={})
        cleo.browser.post("/api/session", json={"name": ana.name, "password": "a cauldron of mint"})
        for gone in (ben, cleo):
            assert refused(ana.browser.get(f"/api/players/{gone.id}")) == (404, "no-such-player")


# Histories.


def test_only_the_player_is_told_at_which_tables(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = won_by_the_first(place, ana, ben)
        path = f"/players/{ana.id}/ratings/alchemist"
        [own], [theirs] = ana.get(path)["steps"], ben.get(path)["steps"]
        assert own["table"] == table and theirs == own | {"table": None}
        assert own["place"] == 1 and own["before"] == UNKNOWN.points < own["after"]
        assert ana.get(f"/players/{ana.id}/ratings/azerlande") == {"steps": [], "next": None}
        assert refused(ana.browser.get(f"/api/players/{ana.id}/ratings/chess")) == (404, "no-such-game")


def test_a_history_comes_page_by_page_the_latest_first(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = won_by_the_first(place, ana, ben)
        path = f"/players/{ana.id}/ratings/alchemist"
        with place.data() as data:
            row = data.execute(tables.select().where(tables.c.id == table)).one()._asdict()
            step = data.execute(rated.select().where(rated.c.table == table)).first()
            assert step is not None
            for number in range(2 * PAGE):
                id = f"{table}{number:02}"
                data.execute(insert(tables).values(row | {"id": id, "invite": id}))
                at = step.at + 1 + number // 2
                data.execute(insert(rated).values(step._asdict() | {"table": id, "player": ana.id, "at": at}))
        steps = pages(ana, path, "steps")
        made = [table, *(f"{table}{number:02}" for number in range(2 * PAGE))]
        assert [one["table"] for one in steps] == made[::-1]
        assert refused(ana.browser.get(f"/api{path}?after=x")) == (400, "bad-cursor")


# Leaderboards.


def test_the_best_come_first(place: Place) -> None:
    with people(place, 2, accounts=True) as [ana, ben], people(place, 1) as [guest]:
        won_by_the_first(place, ana, ben, game="ars-alchimia")
        won_by_the_first(place, guest, ana, game="ars-alchimia")
        standings = pages(ana, "/games/ars-alchimia/leaderboard", "standings")
        assert [one["place"] for one in standings] == list(range(1, len(standings) + 1))
        points = [one["points"] for one in standings]
        assert points == sorted(points, reverse=True)
        by_id = {one["player"]["id"]: one for one in standings}
        assert by_id[ana.id]["player"]["name"] == ana.name and by_id[ana.id]["games"] == 2
        assert by_id[ana.id]["place"] < by_id[ben.id]["place"]
        assert guest.id not in by_id  # guests come and go
        assert refused(ana.browser.get("/api/games/chess/leaderboard")) == (404, "no-such-game")


def test_whoever_leaves_for_good_leaves_the_leaderboard(place: Place) -> None:
    with people(place, 2, accounts=True) as [ana, ben]:
        won_by_the_first(place, ana, ben, game="azerlande")
        ana.browser.post("/api/me/deletion", json={"password": "a cauldron of mint"})
        assert ana.name not in str(pages(ben, "/games/azerlande/leaderboard", "standings"))


def test_a_leaderboard_comes_page_by_page(place: Place) -> None:
    with people(place, 1) as [ana]:
        number = 2 * PAGE + 3
        with place.data() as data:
            for index in range(number):
                row = {"name": f"Best {index}", "key": f"best {ana.id} {index}", "language": "en", "created": 1}
                id = data.execute(insert(players).values(row).returning(players.c.id)).scalar_one()
                skill = {"mu": 25.0, "sigma": 1.0, "games": 9, "points": BEST - index // 2}
                data.execute(insert(ratings).values(player=id, game="bal-des-chaudrons", **skill))
        standings = pages(ana, "/games/bal-des-chaudrons/leaderboard", "standings")
        names = [one["player"]["name"] for one in standings if one["points"] > BEST - number]
        pairs = [{f"Best {index}", f"Best {index + 1}"} for index in range(0, number - 1, 2)]
        assert [set(names[index : index + 2]) for index in range(0, number - 1, 2)] == pairs
        assert len(names) == number
        with place.data() as data:
            data.execute(update(ratings).where(ratings.c.points > BEST - number).values(points=0))
