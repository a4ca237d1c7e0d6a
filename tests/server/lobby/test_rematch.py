"""Playing again: one rematch for all who ask, everybody one seat further on."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import func, select
from support.people import PASSWORD, Facts, Person, finish, id_of, people, refused
from support.serving import Place

from philtre.server.storage.schema import tables
from philtre.table import Agreement, Sat


def played(place: Place, *players: Person, bots: int = 0, **more: Any) -> str:
    """A table at which a game is over."""
    seats: list[str | int] = ["me", *["free"] * (len(players) - 1), *[1] * bots]
    table = id_of(players[0].make(*seats, access="open", **more))
    for player in players[1:]:
        player.sit(table)
    finish(place, table)
    return table


def sitting(facts: Facts) -> list[int | None]:
    return [seat["player"] for seat in facts["seats"]]


def test_the_same_play_again_one_seat_further_on(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        before = ana.facts(
            played(place, ana, ben, bots=1, hints=False, options={"schools": "no"}, pace={"type": "live", "bank": 60})
        )
        again = ben.post(f"/tables/{id_of(before)}/rematch")
        assert sitting(again) == [None, ana.id, ben.id] and again["seats"][0]["level"] == 1
        same = {"game", "options", "pace", "hints", "spectators", "stand_in", "players", "rules"}
        assert {name: again["terms"][name] for name in same} == {name: before["terms"][name] for name in same}
        assert again["terms"]["commitment"] != before["terms"]["commitment"]
        assert again["access"] == "open" and again["invite"] != before["invite"]
        assert ana.facts(before)["rematch"] == id_of(again)


def test_whoever_asks_first_starts_it_when_the_others_are_there(place: Place) -> None:
    """Clocks do not run for people who do not know of it yet."""
    with people(place, 2) as [ana, ben]:
        again = ben.post(f"/tables/{played(place, ana, ben)}/rematch")
        assert again["phase"] == "gathering" and again["owned"]
        assert refused(ana.browser.post(f"/api/tables/{id_of(again)}/start")) == (403, "not-owner")
        assert ben.post(f"/tables/{id_of(again)}/start")["phase"] == "playing"


def test_there_is_one_however_many_ask(place: Place) -> None:
    with people(place, 4) as players:
        table = played(place, *players)
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda one: one.post(f"/tables/{table}/rematch"), players * 2))
        assert len({id_of(facts) for facts in found}) == 1
        ana, ben, cleo, dan = players
        for one in players:
            assert sitting(one.post(f"/tables/{table}/rematch")) == [dan.id, ana.id, ben.id, cleo.id]
    with place.data() as data:
        assert data.execute(select(func.count()).where(tables.c.parent == table)).scalar_one() == 1


def test_whoever_does_not_want_to_play_again_leaves_and_stays_away(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = played(place, ana, ben)
        again = id_of(ana.post(f"/tables/{table}/rematch"))
        ben.browser.delete(f"/api/tables/{again}/seats")
        assert sitting(ana.post(f"/tables/{table}/rematch")) == [None, ana.id]


def test_a_rematch_that_was_half_made_is_completed(place: Place) -> None:
    """The process that made it died after it had seated one of them."""
    with people(place, 2) as [ana, ben]:
        table = played(place, ana, ben, bots=1)
        hall = place.service.hall
        agreement = Agreement(
            id=f"{table}-again", game="alchemist", rules=1, players=3, secret="5" * 64, spectators="public"
        )
        place.do(hall.make(agreement, ana.id, "open", f"{table}-again", table))
        place.do(hall.append(agreement.id, Sat(1, str(ana.id), "Ana")))
        assert sitting(ben.post(f"/tables/{table}/rematch")) == [None, ana.id, ben.id]
        assert ben.facts(agreement.id)["seats"][0]["level"] == 1


def test_only_those_who_played_ask_and_only_when_it_is_over(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = played(place, ana, ben)
        assert refused(cleo.browser.post(f"/api/tables/{table}/rematch")) == (403, "not-seated")
        assert cleo.facts(table)["rematch"] is None
        running = id_of(ana.make("me", 1))
        assert refused(ana.browser.post(f"/api/tables/{running}/rematch")) == (409, "not-over")
        never = id_of(ana.make("me", "free"))
        ana.browser.delete(f"/api/tables/{never}")
        assert refused(ana.browser.post(f"/api/tables/{never}/rematch")) == (409, "not-begun")


def test_a_guest_who_has_an_account_by_now_plays_again_under_it(place: Place) -> None:
    with people(place, 1, accounts=True) as [account], people(place, 1) as [ana], place.visit() as browser:
        guest_id = browser.post("/api/guests", json={"name": "Passing"}).json()["id"]
        guest = Person(place, browser, guest_id, "Passing")
        table = played(place, ana, guest)
        browser.post("/api/session", json={"name": account.name, "password": PASSWORD})
        again = guest.post(f"/tables/{table}/rematch")
        assert sitting(again) == [account.id, ana.id] and again["mine"] == [0]
        assert again["seats"][0]["name"] == account.name


def test_the_seat_of_somebody_who_is_gone_for_good_stays_free(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = played(place, ana, ben)
        ben.browser.post("/api/me/deletion", json={})
        again = ana.post(f"/tables/{table}/rematch")
        assert sitting(again) == [None, ana.id]
        assert cleo.sit(again)["mine"] == [0]
