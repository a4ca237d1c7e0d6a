"""Looking at tables as they were: what a seat saw live is what its replay shows, byte for byte."""

from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from support.people import Person, finish, happen, id_of, people, play, refused, settled, some_answer
from support.serving import Place

import philtre
from philtre.server.service import Service
from philtre.server.tables.room import Shown
from philtre.table import Answered, Event, Started, Table, TookBack
from philtre.table.course import Course, hidden

Viewer = int | None


class Watch:
    """Somebody to whom the hall shows a table, and who keeps it all."""

    player: int | None = None

    def __init__(self) -> None:
        self.views: list[bytes] = []

    def show(self, shown: Shown) -> None:
        view: msgspec.Raw = msgspec.json.decode(shown.message, type=dict[str, msgspec.Raw])["view"]
        self.views.append(bytes(view))

    def tell(self, message: bytes) -> None: ...

    def reseat(self) -> None: ...


def replayed(browser: httpx.Client, table: str, at: int, eyes: Viewer = None) -> bytes:
    query = {"at": at, "as": "spectator" if eyes is None else eyes}
    answer = browser.get(f"/api/replay/{table}", params=query)
    assert answer.status_code == 200, answer.text
    parts: dict[str, msgspec.Raw] = msgspec.json.decode(answer.content, type=dict[str, msgspec.Raw])
    return bytes(parts["view"])


def noticed(view: bytes) -> int:
    number: int = msgspec.json.decode(view)["noticed"]
    return number


def gathered(ana: Person, ben: Person, game: str, **more: Any) -> str:
    """A table that starts when it is asked to; both sit there."""
    table = id_of(ana.make("me", "free", game=game, access="open", starts="asked", **more))
    ben.sit(table)
    return table


async def play_watched(service: Service, id: str, entries: int, random: Random) -> dict[Viewer, list[bytes]]:
    """Play on through the hall, now and then taking back; all that everybody is shown, from now on."""
    watches: dict[Viewer, Watch] = {seat: Watch() for seat in (None, 0, 1)}
    async with service.hall.room(id) as room:
        async with room.lock:
            await service.hall.opened(room)
            for seat, watch in watches.items():
                room.join(watch, seat)
        await service.hall.append(id, Started())
        for _ in range(entries):
            async with service.hall.table(id) as table:
                if table.phase != "playing":
                    break
                event = something(table, random)
            await service.hall.append(id, event)
    return {seat: watch.views for seat, watch in watches.items()}


def something(table: Table, random: Random) -> Event:
    """An answer, or now and then a change of mind."""
    able = [seat for seat in (0, 1) if (undo := table.view(seat).undo) and undo.steps]
    return TookBack(random.choice(able)) if able and random.random() < 0.15 else some_answer(table, random)


@pytest.mark.parametrize("game", philtre.games())
def test_what_was_seen_live_is_what_the_replay_shows(place: Place, game: str) -> None:
    random = Random(game)
    with people(place, 2) as [ana, ben]:
        table = gathered(ana, ben, game, pace={"type": "live", "bank": 100_000, "increment": 5})
        live = place.do(play_watched(place.service, table, 130, random))
        if ana.facts(table)["phase"] == "playing":
            for person, seat in ((ana, 0), (ben, 1)):  # to who saw it, while it is played
                for view in random.sample(live[seat], 8):
                    assert replayed(person.browser, table, noticed(view), seat) == view
            finish(place, table)
        last = ana.get(f"/replay/{table}")["last"]
        assert last > 20  # the shortest games of those who play at random
        for viewer, views in live.items():  # to anybody, afterwards
            shown = {noticed(view): view for view in views}
            assert list(shown.values()) == views
            for at in [*random.sample(range(2, last), 15), last]:
                view = replayed(ben.browser, table, at, viewer)
                assert view == shown[noticed(view)]
            assert view == views[-1]


# Through whose eyes.


def test_a_finished_table_is_seen_through_anybodys_eyes(place: Place) -> None:
    with people(place, 2) as [ana, ben], place.visit() as stranger:
        table = gathered(ana, ben, "bal-des-chaudrons")
        happen(place, table, Started())
        play(place, table, 20)
        finish(place, table)
        for browser in (ana.browser, stranger):
            views = {eyes: browser.get(f"/api/replay/{table}?at=20&as={eyes}").json() for eyes in EYES}
            assert [views[eyes]["view"]["seat"] for eyes in EYES] == [0, 1, None, None]
            assert [views[eyes]["at"] for eyes in EYES] == [20] * 4
            boards = [views[eyes]["view"]["game"]["board"] for eyes in ("0", "1", "spectator")]
            assert boards[0] != boards[1] != boards[2]
            assert [one["board"] for one in views["all"]["seats"]] == boards[:2]
            assert views["0"]["seats"] == []
            told = [views[eyes]["view"] for eyes in EYES]
            counts = [view["told_before"] + len(view["told"]) for view in told]
            assert counts[3] == max(counts) > min(counts)
        assert ana.get(f"/replay/{table}")["view"]["seat"] == 0
        assert ben.get(f"/replay/{table}")["view"]["seat"] == 1
        assert stranger.get(f"/api/replay/{table}").json()["view"]["seat"] is None


EYES = ("0", "1", "spectator", "all")


def test_every_moment_from_the_first_to_the_last(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = gathered(ana, ben, "alchemist")
        happen(place, table, Started())
        play(place, table, 3)
        finish(place, table)
        whole = ana.get(f"/replay/{table}")
        assert whole["last"] == whole["at"] == 7 and whole["view"]["phase"] == "finished"
        shown = [ana.get(f"/replay/{table}", at=at) for at in range(8)]
        assert [one["view"]["phase"] for one in shown] == ["gathering"] * 3 + ["playing"] * 4 + ["finished"]
        assert shown[0]["view"]["seats"][0]["name"] == "" and shown[1]["view"]["seats"][0]["name"] == ana.name
        times = [one["time"] for one in shown]
        assert times == sorted(times) and shown[7]["view"]["secret"] and not shown[6]["view"]["secret"]
        for at in ("8", "-1", "x", "1e3", "9" * 30):
            assert ana.browser.get(f"/api/replay/{table}?at={at}").status_code in (400, 404)
        assert refused(ana.browser.get(f"/api/replay/{table}?at=8")) == (404, "no-such-position")
        for eyes in ("2", "99", "nobody", "", "-1", "٢"):
            assert ana.browser.get(f"/api/replay/{table}", params={"as": eyes}).status_code in (400, 409)
        everything = ana.get(f"/replay/{table}", **{"at": 1, "as": "all"})
        assert everything["seats"] == [] and everything["view"]["game"] is None


def test_a_table_that_never_began_has_nothing_to_show_but_its_seats(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", "free"))
        ana.browser.delete(f"/api/tables/{table}")
        assert ana.get(f"/replay/{table}", **{"as": "all"})["view"]["result"]["ending"] == "abandoned"


# Who may look.


def test_before_the_end_one_looks_back_through_ones_own_eyes(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = gathered(ana, ben, "azerlande")
        happen(place, table, Started())
        play(place, table, 10)
        assert ana.get(f"/replay/{table}")["view"]["seat"] == 0
        assert ben.get(f"/replay/{table}", **{"as": "1"})["view"]["seat"] == 1
        for eyes in ("1", "spectator", "all", "7"):
            assert refused(ana.browser.get(f"/api/replay/{table}?as={eyes}")) == (403, "not-your-seat")
        for path in (f"/api/replay/{table}", f"/api/replay/{table}?as=0", f"/api/tables/{table}/record"):
            assert refused(cleo.browser.get(path)) == (409, "not-over")
        assert refused(ana.browser.get(f"/api/tables/{table}/record")) == (409, "not-over")


def returnable(course: Course, seat: int) -> str:
    """An answer that its seat could take back, and with it no other; nothing, if there is none."""
    for action in course.state.legal(seat):
        trial = Course.resume(course.game, course.record)
        trial.play(seat, action)
        if trial.horizon(seat)[0] == 1:
            return trial.state.lexicon.write(action)
    return ""


def test_looking_back_counts_what_one_noticed(place: Place) -> None:
    """How many entries there are would tell how often the others have answered out of sight."""
    with people(place, 2) as [ana, ben]:
        table = gathered(ana, ben, "bal-des-chaudrons")
        happen(place, table, Started())
        service = place.service

        async def until_a_window() -> str:
            random = Random(5)
            while True:
                async with service.hall.table(table) as now:
                    assert now.course is not None
                    unseen = [seat for seat in now.course.state.deciders if hidden(now.course.state, seat)]
                    if len(unseen) == 2 and now.seq > 12 and (play := returnable(now.course, 1)):
                        return play
                    event = some_answer(now, random)
                await service.hall.append(table, event)

        async def whisper(play: str) -> int:
            """Seat 1 answers and takes back, ten times."""
            for _ in range(10):
                await service.hall.append(table, Answered(1, play))
                entry = await service.hall.append(table, TookBack(1))
            return entry.seq

        play = place.do(until_a_window())
        before = [ana.browser.get(f"/api/replay/{table}?at={at}").content for at in range(30)]
        seq = place.do(whisper(play))
        after = [ana.browser.get(f"/api/replay/{table}?at={at}").content for at in range(30)]
        assert after == before
        assert ben.get(f"/replay/{table}")["last"] > ana.get(f"/replay/{table}")["last"] + 10 < seq


@pytest.mark.parametrize("seat", [0, 1])
def test_the_number_of_a_view_leads_to_it_during_the_game_and_after_it(place: Place, seat: int) -> None:
    with people(place, 2) as both:
        table = gathered(both[0], both[1], "bal-des-chaudrons")
        happen(place, table, Started())
        play(place, table, 40)
        last = both[seat].get(f"/replay/{table}")["last"]
        asked = [{"noticed": str(number), "as": str(seat)} for number in range(last + 1)]
        during = [both[seat].get(f"/replay/{table}", **one)["view"] for one in asked]
        play(place, table)
        assert [both[seat].get(f"/replay/{table}", **one)["view"] for one in asked] == during
        beyond = both[seat].browser.get(f"/api/replay/{table}?as={seat}&noticed=99999")
        assert refused(beyond) == (404, "no-such-position")


def test_where_nobody_watches_only_those_who_played_look_at_it_afterwards(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo], place.visit() as stranger:
        for spectators, status in (("none", 403), ("after", 200), ("public", 200)):
            table = id_of(ana.make("me", "free", access="open", spectators=spectators))
            ben.sit(table)
            finish(place, table)
            for path in (f"/api/replay/{table}", f"/api/tables/{table}/record"):
                assert {person.browser.get(path).status_code for person in (ana, ben)} == {200}
                assert {browser.get(path).status_code for browser in (cleo.browser, stranger)} == {status}
            settled(place)
            assert (cleo.facts(table)["result"] is None) == (spectators == "none") and ben.facts(table)["result"]
            private = ana.make("me", "free", spectators=spectators)
            ben.post(f"/join/{private['invite']}")
            finish(place, private)
            for path in (f"/api/replay/{id_of(private)}", f"/api/tables/{id_of(private)}/record"):
                assert cleo.browser.get(path).status_code == (404 if spectators == "none" else 200)


def test_whoever_made_the_table_may_look_at_it_afterwards(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = ana.make("free", "free")
        for one in (ben, cleo):
            one.post(f"/join/{table['invite']}")
        assert refused(ana.browser.get(f"/api/replay/{id_of(table)}")) == (409, "not-over")
        finish(place, table)
        assert ana.get(f"/replay/{id_of(table)}")["view"]["seat"] is None
