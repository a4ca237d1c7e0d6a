"""What is said: to whom it is for, as it was said, and not without end."""

import pytest
from sqlalchemy import insert
from support.serving import Place, serving
from support.sockets import Client, Said, Sitting, newcomer, started

from philtre.server.settings import Settings
from philtre.server.storage.schema import chat
from philtre.server.tables.protocol import LONGEST_LINE

MARKUP = "<script>alert('’')</script> \\u202e & \U0001f9ea\nsecond line"


def texts(said: Said) -> list[str]:
    return [line["text"] for line in said["lines"]]


def heard(client: Client) -> list[str]:
    return [text for said in client.heard if said["type"] == "chat" for text in texts(said)]


def test_players_and_spectators_speak_apart(place: Place) -> None:
    sitting = started(place, "alchemist")
    _, cookie = newcomer(place, "Someone")
    with (
        sitting.at(0) as mine,
        sitting.at(1) as theirs,
        Client.connected(place, sitting.id, cookie) as watching,
        sitting.at(None) as nobody,
    ):
        mine.send("say", text=MARKUP)
        line = theirs.wait("chat", lambda said: bool(said["lines"]))["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Zoé 0", MARKUP)
        watching.send("say", text="what a game")
        line = nobody.wait("chat", lambda said: bool(said["lines"]))["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (None, "Someone", "what a game")
        assert nobody.refused(nobody.send("say", text="me too"))["reason"] == "not-signed-in"
        for client in (mine, theirs, watching, nobody):
            client.send("resume", number=0)
            client.wait("time")
        assert heard(mine) == heard(theirs) == [MARKUP]
        assert heard(watching) == heard(nobody) == ["what a game"]


def test_whoever_comes_hears_the_last_lines(place: Place) -> None:
    sitting = started(place, "alchemist")
    said = [f"line {number}" for number in range(60)]
    with sitting.at(0) as mine:
        for text in said:
            mine.send("say", text=text)
        mine.wait("chat", lambda told: texts(told) == [said[-1]])
        assert heard(mine) == said
    with sitting.at(1) as theirs:
        assert texts(theirs.wait("chat")) == said[-50:]


@pytest.mark.parametrize("text", ["", " \n ", "\0\u0007", "x" * (LONGEST_LINE + 1)])
def test_what_cannot_be_said(place: Place, text: str) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine:
        request = mine.send("say", text=text)
        reason = mine.wait("refused")
        assert (reason["request"], reason["reason"]) in [(request, "empty-line"), (None, "bad-message")]
        mine.send("say", text="nul\0nul")
        mine.wait("chat", lambda said: texts(said) == ["nulnul"])


def test_nobody_talks_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, Settings(), clock=lambda: 1_800_000_000_000) as strict:
        sitting = started(strict, "alchemist")
        with sitting.at(0) as mine, sitting.at(0) as also, sitting.at(1) as theirs:
            for number in range(10):
                (mine, also)[number % 2].send("say", text=f"line {number}")
                while len(heard(theirs)) <= number:
                    theirs.wait("chat")
            for client in (mine, also):
                refused = client.refused(client.send("say", text="too much"))
                assert (refused["reason"], refused["arguments"]) == ("too-often", {"seconds": 2})
            theirs.send("say", text="my turn")
            theirs.wait("chat", lambda said: texts(said) == ["my turn"])
            assert sorted(heard(theirs)) == sorted([*(f"line {number}" for number in range(10)), "my turn"])


def test_a_line_counts_for_the_seat_whoever_the_player_has_become(place: Place) -> None:
    """A guest's lines are those of the account that took over."""
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine:
        mine.send("say", text="as a guest")
        mine.wait("chat", lambda said: bool(said["lines"]))
    account = take_over(sitting, 0)
    with Client.connected(place, sitting.id, account) as mine:
        assert mine.hello()["seat"] == 0
        assert heard(mine) == ["as a guest"]
        assert mine.heard[1]["lines"][0]["seat"] == 0


def take_over(sitting: Sitting, seat: int) -> str:
    """Let an account take over what a guest did; its cookie."""
    with sitting.place.visit() as guest:
        guest.cookies.set("philtre", sitting.people[seat][1])
        name = f"account {sitting.id}"
        with sitting.place.visit() as other:
            other.post("/api/accounts", json={"name": name, "password": "correct horse"}).raise_for_status()
        came = guest.post("/api/session", json={"name": name, "password": "correct horse"}).raise_for_status()
        return came.cookies["philtre"]


def test_what_nobody_heard_of_is_read_later(place: Place) -> None:
    """The notice of a line may get lost."""
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine:
        mine.hello()
        player, _ = sitting.people[1]
        row = {"table": sitting.id, "number": 7, "room": "players", "player": player, "name": "Zoé", "at": 1}
        with place.data() as connection:
            connection.execute(insert(chat).values(**row, text="unheard"))

        async def miss() -> None:
            place.service.live.chats.miss()

        place.do(miss())
        line = mine.wait("chat", lambda said: texts(said) == ["unheard"])["lines"][0]
        assert (line["number"], line["seat"]) == (7, 1)
