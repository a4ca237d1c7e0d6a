"""Sitting down and getting up: at open tables, by invite, and never twice."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.people import Person, done, finish, happen, id_of, people, refused, settled
from support.serving import Place

from philtre.table import Resigned, Returned, Sat

# At an open table.


def test_at_any_free_seat_or_at_the_one_of_ones_choice(place: Place) -> None:
    with people(place, 4) as [ana, ben, cleo, dan]:
        table = ana.make("me", "free", "free", "free", access="open")
        assert ben.sit(table)["mine"] == [1]
        assert cleo.sit(table, 3)["mine"] == [3]
        assert refused(dan.browser.post(f"/api/tables/{id_of(table)}/seats", json={"seat": 3})) == (409, "seat-taken")
        assert refused(dan.browser.post(f"/api/tables/{id_of(table)}/seats", json={"seat": 7})) == (409, "no-such-seat")
        full = dan.sit(table, 2)
        assert full["phase"] == "playing"
        assert [seat["player"] for seat in full["seats"]] == [ana.id, ben.id, dan.id, cleo.id]


def test_whoever_sits_there_already_stays_there(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free", "free", access="open")
        for _ in range(2):
            assert ben.sit(table)["mine"] == [1]
        assert ben.sit(table, 1)["mine"] == [1]
        other = ben.browser.post(f"/api/tables/{id_of(table)}/seats", json={"seat": 2})
        assert refused(other) == (409, "already-seated")


def test_a_table_that_was_full_when_its_process_died_starts_when_somebody_comes_again(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free", access="open")
        happen(place, table, Sat(1, str(ben.id), ben.name))
        assert ana.facts(table)["phase"] == "gathering"
        assert ben.sit(table)["phase"] == "playing"


def test_a_full_table_says_so(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = ana.make("me", "free", access="open", starts="asked")
        ben.sit(table)
        for path in (f"/api/tables/{id_of(table)}/seats", f"/api/join/{table['invite']}"):
            assert refused(cleo.browser.post(path, json={})) == (409, "table-full")
        ana.post(f"/tables/{id_of(table)}/start")
        for path in (f"/api/tables/{id_of(table)}/seats", f"/api/join/{table['invite']}"):
            assert refused(cleo.browser.post(path, json={})) == (409, "already-begun")
        finish(place, table)
        for path in (f"/api/tables/{id_of(table)}/seats", f"/api/join/{table['invite']}"):
            assert refused(cleo.browser.post(path, json={})) == (409, "game-over")


def test_one_s_own_invite_changes_nothing(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free")
        for begin in (lambda: None, lambda: ben.post(f"/join/{table['invite']}"), lambda: finish(place, table)):
            begin()
            settled(place)
            before = ana.facts(table)
            assert done(ana.browser.get(f"/api/join/{table['invite']}")) == before
            assert ana.post(f"/join/{table['invite']}") == ana.facts(table) == before


def test_the_invite_to_a_table_that_was_given_up_says_so(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free")
        assert ana.browser.delete(f"/api/tables/{id_of(table)}").status_code == 204
        assert refused(ben.browser.post(f"/api/join/{table['invite']}", json={})) == (409, "game-over")


def at_once(visitors: list[Person], ask: Callable[[Person], int]) -> list[int]:
    with ThreadPoolExecutor(len(visitors)) as threads:
        return sorted(threads.map(ask, visitors))


def test_of_those_who_want_the_last_seat_one_has_it(place: Place) -> None:
    with people(place, 7) as [ana, *others]:
        table = id_of(ana.make("me", "free", access="open"))
        statuses = at_once(others, lambda one: one.browser.post(f"/api/tables/{table}/seats", json={}).status_code)
        assert statuses == [200] + [409] * 5
        facts = ana.facts(table)
        assert facts["phase"] == "playing" and facts["seats"][1]["player"] in {one.id for one in others}


def test_somebody_who_asks_many_times_at_once_has_one_seat(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free", "free", access="open")
        statuses = at_once([ben] * 5, lambda one: one.browser.post(f"/api/join/{table['invite']}", json={}).status_code)
        assert statuses == [200] * 5
        assert [seat["player"] for seat in ana.facts(table)["seats"]] == [ana.id, ben.id, None]


# By invite.


def test_an_invite_shows_the_table_and_seats_whoever_takes_it(place: Place) -> None:
    with people(place, 2) as [ana, ben], place.visit() as stranger:
        table = ana.make("me", "free", "free")
        shown = done(stranger.get(f"/api/join/{table['invite']}"))
        assert [seat["name"] for seat in shown["seats"]] == [ana.name, "", ""]
        assert shown["invite"] is None and not shown["owned"]
        assert refused(stranger.post(f"/api/join/{table['invite']}", json={})) == (401, "not-signed-in")
        stranger.post("/api/guests", json={"name": "Stranger"})
        assert done(stranger.post(f"/api/join/{table['invite']}", json={"seat": 2}))["mine"] == [2]
        for _ in range(2):
            assert ben.post(f"/join/{table['invite']}")["mine"] == [1]
        assert ben.facts(table)["invite"] == table["invite"]  # who sits there may invite others


@pytest.mark.parametrize("invite", ["nonsense", "%00", "é", "x" * 500])
def test_an_invite_that_is_none_leads_nowhere(place: Place, invite: str) -> None:
    with people(place, 1) as [ana]:
        for answer in (ana.browser.get(f"/api/join/{invite}"), ana.browser.post(f"/api/join/{invite}", json={})):
            assert answer.status_code in (404, 405)


def test_the_id_of_a_table_is_no_invite(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        watched = id_of(ana.make("me", "free", spectators="public"))
        assert refused(ben.browser.post(f"/api/tables/{watched}/seats", json={})) == (403, "invite-needed")
        assert refused(ben.browser.get(f"/api/join/{watched}")) == (404, "no-such-invite")


def test_nobody_is_seated_by_the_page_of_another_site(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("me", "free")
        forged = ben.browser.post(f"/api/join/{table['invite']}", json={}, headers={"Origin": "http://evil.example"})
        assert refused(forged) == (403, "other-origin")
        ben.get(f"/join/{table['invite']}")  # what a link or a picture can do
        assert ana.facts(table)["seats"][1]["player"] is None


# Getting up.


def test_before_the_start_the_seat_is_free_again(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", "free", access="open"))
        ben.sit(table)
        assert ben.browser.delete(f"/api/tables/{table}/seats").status_code == 204
        facts = ben.facts(table)
        assert facts["mine"] == [] and facts["seats"][1] == {"player": None, "name": "", "level": None}
        assert refused(ben.browser.delete(f"/api/tables/{table}/seats")) == (403, "not-seated")
        assert ben.sit(table, 2)["mine"] == [2]


def test_after_the_start_a_robot_stands_in_until_one_comes_back(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open", stand_in=1))
        ben.sit(table)
        for _ in range(2):  # whoever has left, has left
            assert ben.browser.delete(f"/api/tables/{table}/seats").status_code == 204
        view = ben.get(f"/replay/{table}")["view"]
        assert (view["seats"][1]["gone"], view["seats"][1]["stand_in"]) == ("left", 1)
        assert ben.facts(table)["mine"] == [1]
        happen(place, table, Returned(1))
        assert ben.browser.delete(f"/api/tables/{table}/seats").status_code == 204
        happen(place, table, Resigned(1))
        assert refused(ben.browser.delete(f"/api/tables/{table}/seats")) == (409, "game-over")


def test_one_cannot_leave_what_one_does_not_sit_at(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", 1, access="open"))
        assert refused(ben.browser.delete(f"/api/tables/{table}/seats")) == (403, "not-seated")
        finish(place, table)
        assert refused(ana.browser.delete(f"/api/tables/{table}/seats")) == (409, "game-over")
