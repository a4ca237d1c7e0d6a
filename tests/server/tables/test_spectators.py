"""Who may watch, and from where one plays."""

import msgspec
import pytest
from support.serving import Place
from support.sockets import Client, Sitting, newcomer, started
from support.tables import agreed

from philtre.table import BotSat, Sat, Started, Stood


def test_where_nobody_may_watch_only_players_come_in(place: Place) -> None:
    sitting = started(place, "alchemist", spectators="none")
    _, cookie = newcomer(place)
    with sitting.at(0) as mine:
        assert mine.hello()["seat"] == 0
        for token in ("", cookie):
            with Client.connected(place, sitting.id, token) as client:
                assert client.closed() == (4403, "spectators-none")
                assert [said["type"] for said in client.heard] == ["gone"]
        mine.send("resign")
        mine.see(lambda view: view["phase"] == "finished")
    with sitting.at(None) as client:
        assert client.closed() == (4403, "spectators-none")


def test_where_one_may_watch_afterwards_one_watches_afterwards(place: Place) -> None:
    sitting = started(place, "alchemist", spectators="after")
    with sitting.at(0) as mine:
        with sitting.at(None) as client:
            assert client.closed() == (4403, "spectators-after")
        mine.hello()
        mine.send("resign")
        mine.see(lambda view: view["phase"] == "finished")
    with sitting.at(None) as watching:
        assert watching.hello()["result"]["winners"] == [1]


def test_there_is_no_such_table(place: Place) -> None:
    for table in ("nowhere", "%00", "a" * 2000):
        with Client.connected(place, table) as client:
            assert client.closed() == (4404, "no-such-table")


@pytest.mark.parametrize("seat", ["1", "-1", "7", "x", ""])
def test_nobody_chooses_a_seat_that_is_another_s(place: Place, seat: str) -> None:
    sitting = started(place, "alchemist")
    for who in (None, 0):
        with sitting.at(who, query=f"?seat={seat}") as client:
            assert client.closed() == (4403, "not-your-seat")


def test_an_unknown_token_is_refused(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(None, Authorization="Bearer philtre_nobody") as client:
        assert client.closed() == (4401, "bad-token")


# Sitting down and standing up.


@pytest.fixture
def gathering(place: Place) -> Sitting:
    sitting = Sitting(place, msgspec.structs.replace(agreed("alchemist", 2)))
    sitting.lay()
    return sitting


def test_whoever_sits_down_comes_again_as_a_player(gathering: Sitting) -> None:
    player, _ = gathering.people[0]
    with gathering.at(0) as mine, gathering.at(1) as theirs:
        assert mine.hello()["seat"] is None
        assert theirs.hello()["seat"] is None
        gathering.happen(Sat(0, str(player), "Zoé"))
        assert mine.closed() == (4000, "seat-changed")
        assert mine.heard[-1]["type"] == "gone" and mine.heard[-1]["wait"] == 0
        theirs.see(lambda view: view["seats"][0]["name"] == "Zoé")
    with gathering.at(0) as mine:
        assert mine.hello()["seat"] == 0


def test_whoever_stood_up_sees_nothing_of_who_sits_there_then(gathering: Sitting) -> None:
    first, _ = gathering.people[0]
    second, _ = gathering.people[1]
    gathering.happen(Sat(0, str(first), "Zoé"))
    with gathering.at(0) as before, gathering.at(1):
        before.hello()
        gathering.happen(Stood(0))
        gathering.happen(Sat(0, str(second), "Léa"))
        gathering.happen(BotSat(1, 1))
        gathering.happen(Started())
        assert before.closed() == (4000, "seat-changed")
        assert all(view["phase"] == "gathering" and view["seat"] == 0 for view in before.views)
    with gathering.at(0) as before:
        assert before.hello()["seat"] is None
