"""The news: each is told once what happened since they last looked."""

import philtre
from philtre.kernel.view import Message
from philtre.table import Table, unheard

GAME = philtre.game("alchemist")


def play(table: Table, move: str) -> None:
    seat = table.state.deciders[0]
    table.play(seat, GAME.read(table.state, seat, move))


def told(messages: list[Message]) -> list[str]:
    return [message.id for message in messages]


def test_news_are_told_once_to_each() -> None:
    table = Table(GAME, 3, 7, {"first": "0"})
    assert told(table.news(0)) == ["event-starts"] and table.news(0) == []
    play(table, "draw")
    assert told(table.news(0)) == ["event-drew", "event-found", "event-found"]
    assert told(table.news(1)) == ["event-starts", "event-drew"]
    assert told(table.news(None)) == ["event-starts", "event-drew"]
    assert table.news(0) == table.news(1) == table.news(None) == []


def test_the_same_thing_twice_is_news_twice() -> None:
    table = Table(GAME, 3, 7, {"first": "0"})
    for _ in range(2):
        for _ in range(3):
            play(table, "take green")
        assert told(table.news(0))[-3:] == ["event-took"] * 3


def test_what_is_taken_back_and_done_again_is_news_again() -> None:
    table = Table(GAME, 3, 7, {"first": "0"})
    play(table, "take green")
    table.news(0)
    table.undo(0)
    assert table.news(0) == []
    play(table, "take green")
    assert told(table.news(0)) == ["event-took"]


def test_what_has_moved_in_the_log_is_not_missed() -> None:
    mine, theirs = Message("event-mine"), Message("event-theirs")
    assert unheard([theirs, mine], [mine]) == [theirs]
