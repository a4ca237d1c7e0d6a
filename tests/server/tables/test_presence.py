"""Who is there, who plays for those who are not, and how they have their seat back."""

import pytest
from support.serving import Place
from support.sockets import Client, started

from philtre.server.tables import presence
from philtre.table import Live, Pace, Returned, Slow, StoodIn

LIVE = Live(600)


def gone(client: Client, seat: int) -> str | None:
    why: str | None = client.view["seats"][seat]["gone"]
    return why


def test_everybody_is_told_who_is_there(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine:
        assert mine.wait("presence")["seats"] == [True, False]
        with sitting.at(1):
            mine.wait("presence", lambda said: said["seats"] == [True, True] and said["spectators"] == 0)
            with sitting.at(None) as watching:
                for client in (mine, watching):
                    client.wait("presence", lambda said: said["seats"] == [True, True] and said["spectators"] == 1)
        mine.wait("presence", lambda said: said["seats"] == [True, False] and said["spectators"] == 0)


def test_a_seat_is_there_as_long_as_one_of_its_sockets_is(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine, sitting.at(1) as first:
        with sitting.at(1):
            mine.wait("presence", lambda said: said["seats"] == [True, True])
        first.send("say", text="still here")
        mine.wait("chat", lambda said: any(line["text"] == "still here" for line in said["lines"]))
        assert all(said["seats"] != [True, False] for said in mine.heard[-3:] if said["type"] == "presence")


def test_at_a_live_pace_a_stand_in_comes_for_who_stays_away(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.2)
    sitting = started(place, "alchemist", pace=LIVE)
    with sitting.at(0) as mine:
        mine.hello()
        with sitting.at(1) as theirs:
            theirs.hello()
        mine.see(lambda view: gone(mine, 1) == "left")
        assert mine.view["seats"][1]["stand_in"] == 3
        with sitting.at(1) as theirs:
            theirs.see(lambda view: gone(theirs, 1) is None)
            mine.see(lambda view: gone(mine, 1) is None)
    events = [entry.event for entry in sitting.entries()]
    assert StoodIn(1, 3, "left") in events and Returned(1) in events


@pytest.mark.parametrize("pace", [None, Slow(3600)])
def test_at_any_other_pace_people_come_and_go(place: Place, monkeypatch: pytest.MonkeyPatch, pace: Pace) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    sitting = started(place, "alchemist", pace=pace)
    with sitting.at(0) as mine:
        for _ in range(3):
            with sitting.at(1) as theirs:
                theirs.hello()
            mine.wait("presence", lambda said: said["seats"] == [True, False])
    assert len(sitting.entries()) == 3


def test_leaving_and_returning(place: Place) -> None:
    sitting = started(place, "alchemist", 3)
    with sitting.at(0) as mine, sitting.at(1) as theirs:
        mine.hello()
        theirs.hello()
        mine.send("leave")
        for client in (mine, theirs):
            client.see(lambda view: client.view["seats"][0]["gone"] == "left")  # noqa: B023
        assert mine.refused(mine.answer("take blue"))["reason"] == "stand-in-plays"
        assert mine.refused(mine.send("leave"))["reason"] == "stand-in-plays"
        mine.send("return")
        mine.see(lambda view: gone(mine, 0) is None)
        assert mine.refused(mine.send("return"))["reason"] == "nobody-stands-in"


def test_a_stand_in_plays_on(place: Place) -> None:
    sitting = started(place, "alchemist")
    table = sitting.table()
    assert table.course is not None
    seat = table.course.state.deciders[0]
    with sitting.at(1 - seat) as mine, sitting.at(seat) as theirs:
        mine.hello()
        theirs.hello()
        theirs.send("leave")
        mine.see(lambda view: bool(mine.asked))


def test_whoever_resigned_has_no_seat_to_come_back_to(place: Place) -> None:
    sitting = started(place, "alchemist", 3)
    with sitting.at(0) as mine:
        mine.hello()
        mine.send("resign")
        mine.see(lambda view: gone(mine, 0) == "resigned")
        assert mine.refused(mine.send("return"))["reason"] == "has-resigned"
    with sitting.at(0) as mine:
        mine.hello()
        assert gone(mine, 0) == "resigned"
