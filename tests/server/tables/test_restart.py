"""Stopping and starting again: everybody is told to come back, and goes on where they were."""

from random import Random

from support.postgres import Cluster
from support.serving import serving
from support.sockets import Client, play_out, started


def test_everybody_is_sent_away_and_goes_on(database_url: str) -> None:
    with serving(database_url) as place:
        sitting = started(place, "azerlande", 2)
        with sitting.at(0) as mine, sitting.at(1) as theirs, sitting.at(None) as watching:
            clients = (mine, theirs, watching)
            for client in clients:
                client.hello()
            random = Random(3)
            while not (theirs.asked and mine.number > 12):
                for client in (mine, theirs):
                    client.catch_up()
                    if client.asked:
                        answer(client, random)
            number, play = theirs.number, theirs.asked[0]
            request = theirs.answer(play)
            place.stop()
            for client in clients:
                assert client.closed() == (1012, "server-restarts")
                assert client.heard[-1]["type"] == "gone" and 0 <= client.heard[-1]["wait"] < 3000
    with serving(database_url) as place:
        sitting.place = place
        with sitting.at(1) as again:
            again.hello()
            assert again.number in (number, number + 1)
            again.send("answer", request=request, number=number, play=play)
            assert again.taken(request) == number + 1
            again.send("answer", request=request, number=number, play=play)
            assert again.taken(request) == number + 1
            again.see(lambda view: view["noticed"] == number + 1)
    with serving(database_url) as place:
        sitting.place = place
        with sitting.at(0) as mine, sitting.at(1) as theirs:
            play_out([mine, theirs], random)
        assert mine.view["phase"] == "finished"


def answer(client: Client, random: Random) -> None:
    before = client.number
    client.answer(random.randrange(len(client.asked)))
    client.see(lambda view: view["noticed"] > before)


def test_reconnecting_shows_exactly_what_there_is(database_url: str) -> None:
    """Also in a window in which not everybody has answered."""
    with serving(database_url) as place:
        sitting = started(place, "bal-des-chaudrons", 3)
        with sitting.at(0) as mine:
            mine.hello()
            before = mine.number
            mine.answer()
            mine.see(lambda view: view["noticed"] > before)
            seen = mine.messages[-1]
        with sitting.at(0) as again:
            again.hello()
            assert again.messages[-1] == seen
            again.send("resume", number=again.number)
            assert again.wait("time")["now"] > 0
            views = len(again.views)
            again.send("resume", number=again.number - 1)
            again.wait("view")
            assert again.messages[-1] == seen and len(again.views) == views + 1
    with serving(database_url) as place:
        sitting.place = place
        with sitting.at(0) as again:
            again.hello()
            assert again.messages[-1] == seen


def test_when_the_database_fails_nothing_is_acknowledged(cluster: Cluster, postgres_url: str) -> None:
    with serving(postgres_url) as place:
        sitting = started(place, "alchemist")
        course = sitting.table().course
        assert course is not None
        seat = course.state.deciders[0]
        with sitting.at(seat) as mine:
            mine.hello()
            number = mine.number
            cluster.close(postgres_url)
            assert mine.refused(mine.answer())["reason"] in ("not-written", "not-read")
            cluster.reopen(postgres_url)
            while mine.number == number:
                request = mine.answer()
                while mine.number == number and mine.heard[-1].get("request") != request:
                    mine.next()
            assert mine.number == number + 1
        assert len(sitting.entries()) == 4


def test_nobody_is_let_in_while_it_stops(sqlite_url: str) -> None:
    with serving(sqlite_url) as place:
        sitting = started(place, "alchemist")
        place.service.live.leaving = True
        with sitting.at(0) as mine:
            assert mine.closed() == (1012, "server-restarts")
