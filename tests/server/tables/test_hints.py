"""Hints: from a bot of the level asked for, for one's own eyes, where the table has them."""

import pytest
from support.serving import Place, serving
from support.sockets import Sitting, started

import philtre
from philtre.server.settings import Settings


def decider(sitting: Sitting) -> int:
    course = sitting.table().course
    assert course is not None
    return course.state.deciders[0]


@pytest.mark.parametrize("game", philtre.games())
@pytest.mark.parametrize("level", [1, 4])
def test_a_hint_is_what_a_bot_of_that_level_makes_of_one_s_sight(place: Place, game: str, level: int) -> None:
    sitting = started(place, game)
    seat = decider(sitting)
    table = sitting.table()
    assert table.course is not None
    bot = table.game.bot(str(level))
    thoughts = bot.think(table.course.state.seen_by(seat), seat, table.bot_seed(seat))  # type: ignore[attr-defined]
    with sitting.at(seat) as mine:
        mine.hello()
        request = mine.send("advise", level=level)
        hint = mine.wait("hint")
        assert (hint["request"], hint["number"], hint["level"]) == (request, mine.number, level)
        best = [table.game.lexicon.write(thought.action) for thought in thoughts[:5]]
        assert [advice["play"] for advice in hint["advice"]] == best
        assert all(0 <= advice["promise"] <= 100 for advice in hint["advice"])


def test_who_is_given_no_hint(place: Place) -> None:
    sitting = started(place, "alchemist")
    seat = decider(sitting)
    with sitting.at(seat) as mine, sitting.at(1 - seat) as theirs, sitting.at(None) as watching:
        assert theirs.refused(theirs.send("advise", level=1))["reason"] == "not-your-turn"
        assert watching.refused(watching.send("advise", level=1))["reason"] == "only-watching"
        assert mine.refused(mine.send("advise", level=7))["reason"] == "no-such-level"
        mine.send("leave")
        mine.see(lambda view: view["seats"][seat]["gone"] == "left")
        assert mine.refused(mine.send("advise", level=1))["reason"] in ("stand-in-plays", "not-your-turn")
    sitting = started(place, "alchemist", hints=False)
    with sitting.at(decider(sitting)) as mine:
        assert mine.refused(mine.send("advise", level=1))["reason"] == "no-hints"


def test_hints_are_limited(sqlite_url: str) -> None:
    with serving(sqlite_url, Settings(), clock=lambda: 1_800_000_000_000) as strict:
        sitting = started(strict, "alchemist")
        with sitting.at(decider(sitting)) as mine:
            for _ in range(5):
                mine.send("advise", level=1)
            assert mine.refused(mine.send("advise", level=1))["reason"] == "too-often"
            for _ in range(5):
                mine.wait("hint")
