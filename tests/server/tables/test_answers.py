"""Answers: each counts once, for the view it answers, and only for one's own seat."""

from random import Random

import pytest
from support.serving import Place
from support.sockets import Client, Sitting, play_out, started, told
from support.tables import secret_of

from philtre.table import Answered, Resigned, Returned, StoodIn, TookBack


@pytest.fixture
def duel(place: Place) -> Sitting:
    return started(place, "alchemist")


def decider(sitting: Sitting) -> int:
    course = sitting.table().course
    assert course is not None
    return course.state.deciders[0]


def answered(client: Client, play: str | int = 0) -> int:
    """Answer, and see it; the number before."""
    before = client.number
    client.answer(play)
    client.see(lambda view: view["noticed"] > before)
    return before


def took_back(client: Client) -> None:
    before = client.number
    client.send("take-back", number=before)
    client.see(lambda view: view["noticed"] > before)


def test_an_answer_is_shown_to_everybody(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as mine, duel.at(1 - seat) as theirs, duel.at(None) as watching:
        for client in (mine, theirs, watching):
            client.hello()
        play = mine.asked[0]
        before = answered(mine)
        for client in (theirs, watching):
            assert client.see(lambda view: view["noticed"] > before)["noticed"] == mine.number
        assert theirs.view["seat"] == 1 - seat and watching.view["seat"] is None
    assert duel.entries()[-1].event == Answered(seat, play)


# What is acknowledged.


def test_what_is_taken_is_in_the_log_and_in_the_view_of_that_number(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as mine, duel.at(1 - seat) as theirs:
        mine.hello()
        theirs.hello()
        number, play = mine.number, mine.asked[0]
        for type, more, event in (
            ("answer", {"number": number, "play": play}, Answered(seat, play)),
            ("take-back", {"number": number + 1}, TookBack(seat)),
            ("leave", {}, StoodIn(seat, duel.agreement.stand_in, "left")),
            ("return", {}, Returned(seat)),
            ("resign", {}, Resigned(seat)),
        ):
            taken = mine.taken(mine.send(type, **more))
            assert event in duel.events()[number:taken]
            mine.see(lambda view: view["noticed"] >= taken)  # noqa: B023
        theirs.see(lambda view: view["phase"] == "finished")
        theirs.catch_up()
        assert not [said for said in theirs.heard if said["type"] == "taken"]


def test_the_same_again_is_taken_and_happens_once(duel: Sitting) -> None:
    """By whatever socket, under whatever name, and however much has happened since."""
    seat = decider(duel)
    with duel.at(seat) as first, duel.at(seat) as second:
        first.hello()
        second.hello()
        number, play = first.number, first.asked[0]
        asked = [(client, client.answer(play)) for client in (first, second, first)]
        for client, request in asked:
            assert client.taken(request) == number + 1
        for _ in range(2):
            back = first.send("take-back", request="back", number=number + 1)
            assert first.taken(back) == number + 2
        other = first.see(lambda view: view["noticed"] == number + 2)["game"]["question"]["choices"][-1]["notation"]
        assert first.taken(first.send("answer", number=number + 2, play=other)) == number + 3
        assert first.taken(first.send("answer", number=number, play=play)) == number + 1
        for type, at, more in (
            ("answer", number, {"play": other}),  # something else was answered to that view
            ("answer", number + 1, {"play": play}),  # which was answered by taking back
            ("take-back", number + 2, {}),
        ):
            assert first.refused(first.send(type, number=at, **more))["reason"] == "stale"
    assert duel.events()[3:] == [Answered(seat, play), TookBack(seat), Answered(seat, other)]


def test_what_somebody_else_did_is_not_taken(place: Place) -> None:
    """Out of sight of each other, two seats see views of the same numbers."""
    sitting = started(place, "bal-des-chaudrons", 3)
    with sitting.at(0) as mine, sitting.at(1) as theirs:
        mine.hello()
        theirs.hello()
        number = mine.number
        both = next(play for play in mine.asked if play in theirs.asked)
        mine.taken(mine.answer(both))
        mine.taken(mine.send("take-back", number=number + 1))
        assert theirs.taken(theirs.answer(both)) == number + 1
        assert theirs.taken(theirs.send("answer", number=number, play=both)) == number + 1
        assert theirs.refused(theirs.send("take-back", number=number))["reason"] == "stale"
        assert mine.taken(mine.send("take-back", number=number + 1)) == number + 2
        assert mine.taken(mine.send("answer", number=number, play=both)) == number + 1
    assert sitting.events()[4:] == [Answered(0, both), TookBack(0), Answered(1, both)]


def test_the_answer_that_ended_the_game_is_taken_again(place: Place) -> None:
    sitting = started(place, "alchemist", secret=secret_of(1))
    with sitting.at(0) as one, sitting.at(1) as other:
        play_out([one, other], Random(1))
        last = sitting.events()[-1]
        assert isinstance(last, Answered)
        client = (one, other)[last.seat]
        number = client.number - 1
        assert client.taken(client.send("answer", number=number, play=last.play)) == number + 1
        assert client.refused(client.send("take-back", number=number))["reason"] == "game-over"


def test_an_answer_to_an_old_view_is_refused_with_the_new_one(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as client:
        client.hello()
        old = answered(client)
        entries = len(duel.entries())
        for number in (old, 0, 2**53 - 1):
            request = client.send("answer", number=number, play=client.asked[0] if client.asked else "take blue")
            assert client.refused(request)["reason"] == "stale"
            shown = client.wait("view")["view"]
            assert shown["noticed"] == old + 1
    assert len(duel.entries()) == entries


def test_only_what_is_allowed_can_be_answered(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as mine, duel.at(1 - seat) as theirs:
        mine.hello()
        theirs.hello()
        for play, reason in (("brew a storm", "bad-notation"), ("copy gray+blue", "opening-creates")):
            assert mine.refused(mine.answer(play))["reason"] == reason
        request = theirs.answer(mine.asked[0])
        assert theirs.refused(request)["reason"] == "not-your-turn"
        request = mine.send("answer", number=mine.number, play=mine.asked[0], seat=1 - seat)
        assert mine.refused(None)["reason"] == "bad-message"
    assert len(duel.entries()) == 3


def test_spectators_answer_nothing(duel: Sitting) -> None:
    with duel.at(None) as watching:
        watching.hello()
        for type, more in [("answer", {"number": 3, "play": "x"}), ("resign", {}), ("leave", {}), ("return", {})]:
            assert watching.refused(watching.send(type, **more))["reason"] == "only-watching"


def test_a_table_is_not_played_with_the_cookie_of_another(place: Place, duel: Sitting) -> None:
    other = started(place, "alchemist")
    with Client.connected(place, duel.id, other.people[0][1]) as client:
        assert client.hello()["seat"] is None


def test_taking_back(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as mine, duel.at(1 - seat) as theirs:
        mine.hello()
        theirs.hello()
        request = mine.send("take-back", number=mine.number)
        assert mine.refused(request)["reason"] == "undo-the-beginning"
        asked = mine.asked
        answered(mine)
        assert mine.view["undo"]["steps"] == 1
        request = mine.send("take-back", number=mine.number - 1)
        assert mine.refused(request)["reason"] == "stale"
        took_back(mine)
        assert mine.asked == asked
        theirs.see(lambda view: view["noticed"] == mine.number)
        assert [message["id"] for message in theirs.view["told"]][-1] == "table-took-back"
    assert duel.entries()[-1].event == TookBack(seat)


def test_resigning_ends_a_duel(duel: Sitting) -> None:
    with duel.at(0) as mine, duel.at(1) as theirs:
        mine.hello()
        theirs.hello()
        mine.send("resign")
        for client in (mine, theirs):
            client.see(lambda view: view["phase"] == "finished")
            assert client.view["result"]["winners"] == [1]
        assert mine.refused(mine.answer("take blue"))["reason"] == "game-over"


def test_why_something_is_not_among_the_options(duel: Sitting) -> None:
    seat = decider(duel)
    with duel.at(seat) as mine, duel.at(1 - seat) as theirs:
        mine.hello()
        theirs.hello()
        for play, reason in ((mine.asked[0], None), ("copy gray+blue", "opening-creates")):
            request = mine.send("explain", play=play)
            said = mine.wait("reason")
            assert (said["request"], said["reason"]) == (request, reason)
        request = mine.send("explain", play="nothing at all")
        assert mine.refused(request)["reason"] == "bad-notation"
        request = theirs.send("explain", play=mine.asked[0])
        assert theirs.wait("reason")["reason"] == "not-your-turn"


# Out of sight.


def test_a_change_out_of_sight_is_not_noticed_by_others(place: Place) -> None:
    """Not by a byte: whoever has not answered is sent nothing, however often another changes their mind."""
    sitting = started(place, "bal-des-chaudrons", 3)
    table = sitting.table()
    assert table.course is not None and table.course.state.deciders == [0, 1, 2]
    with sitting.at(0) as mine, sitting.at(1) as theirs, sitting.at(None) as watching:
        for client in (mine, theirs, watching):
            client.hello()
        theirs.wait("presence", lambda said: said["seats"][:2] == [True, True])
        watching.wait("presence", lambda said: said["seats"][:2] == [True, True])
        others = (theirs, watching)
        before = [len(client.heard) for client in others]
        asked = mine.asked
        for play in (0, -1, 0):
            answered(mine, asked[play])
            took_back(mine)
        answered(mine, asked[-1])
        for client, count in zip(others, before, strict=True):
            client.send("resume", number=client.number)
            client.wait("time")
            heard = [said["type"] for said in client.heard[count:]]
            assert [type for type in heard if type != "presence"] == ["time"]
        answered(theirs)
        assert theirs.number == 5
    assert len(sitting.entries()) == 4 + 7 + 1


def test_who_answers_out_of_sight_at_once_is_not_in_the_way_of_others(place: Place) -> None:
    """Both answer the view they see; neither is stale, in whatever order they come."""
    sitting = started(place, "bal-des-chaudrons", 3)
    with sitting.at(0) as one, sitting.at(1) as two, sitting.at(2) as three:
        clients = (one, two, three)
        for client in clients:
            client.hello()
        for client in clients:
            client.answer()
        for client in clients:
            client.see(lambda view: told(view) > told(client.views[0]))  # noqa: B023
            assert not [said for said in client.heard if said["type"] == "refused"]
