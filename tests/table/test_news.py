"""The news: each is told once what happened since they last looked."""

import philtre
from philtre.kernel.view import Message
from philtre.table import Course, unheard

GAME = philtre.game("alchemist")


def play(course: Course, move: str) -> None:
    seat = course.state.deciders[0]
    course.play(seat, GAME.read(course.state, seat, move))


def told(messages: list[Message]) -> list[str]:
    return [message.id for message in messages]


def test_news_are_told_once_to_each() -> None:
    course = Course(GAME, 3, 7, {"first": "0"})
    assert told(course.news(0)) == ["event-starts"] and course.news(0) == []
    play(course, "draw")
    assert told(course.news(0)) == ["event-drew", "event-found", "event-found"]
    assert told(course.news(1)) == ["event-starts", "event-drew"]
    assert told(course.news(None)) == ["event-starts", "event-drew"]
    assert course.news(0) == course.news(1) == course.news(None) == []


def test_the_same_thing_twice_is_news_twice() -> None:
    course = Course(GAME, 3, 7, {"first": "0"})
    for _ in range(2):
        for _ in range(3):
            play(course, "take green")
        assert told(course.news(0))[-3:] == ["event-took"] * 3


def test_what_is_taken_back_and_done_again_is_news_again() -> None:
    course = Course(GAME, 3, 7, {"first": "0"})
    play(course, "take green")
    course.news(0)
    course.undo(0)
    assert course.news(0) == []
    play(course, "take green")
    assert told(course.news(0)) == ["event-took"]


def test_what_has_moved_in_the_log_is_not_missed() -> None:
    mine, theirs = Message("event-mine"), Message("event-theirs")
    assert unheard([theirs, mine], [mine]) == [theirs]
