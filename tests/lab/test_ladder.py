"""The ladder: who meets whom, and the file it writes."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import philtre
from philtre.bots.levels import LEVELS
from philtre.lab import ladder
from philtre.lab.crew import outcomes
from philtre.lab.manifest import settings_of
from philtre.lab.match import Terms
from philtre.lab.plot import draw
from philtre.lab.ratings import ANCHOR

GAME = philtre.game("alchemist")


def test_neighbours_meet_most_and_greedy_meets_every_level() -> None:
    played = ladder.matches(range(1, 7), [2, 5], 40, seed=0)
    assert sorted(match.number for match in played) == list(range(len(played)))
    for players in (2, 5):
        met = Counter(frozenset(match.bots) for match in played if len(match.bots) == players)
        assert met[frozenset("12")] == met[frozenset("56")] == 40
        assert met[frozenset("13")] == met[frozenset(("greedy", "6"))] == 10
        assert len(met) == 5 + 4 + 6
        seats = Counter(bot for match in played if set(match.bots) == {"3", "4"} for bot in match.bots)
        assert seats["3"] == seats["4"]


def test_meetings_are_spread_evenly() -> None:
    played = ladder.matches(range(1, 7), [2], 40, seed=0)
    half = Counter(frozenset(match.bots) for match in played[: len(played) // 2])
    whole = Counter(frozenset(match.bots) for match in played)
    assert all(abs(2 * half[pair] - whole[pair]) <= 2 for pair in whole)


def test_no_deal_is_shared_by_two_meetings() -> None:
    played = ladder.matches([1, 2, 3], [2, 5], 10, seed=0)
    assert len({(match.deal, frozenset(match.bots), len(match.bots)) for match in played}) == len(
        {match.deal for match in played}
    )


def test_tables_of_two_and_the_largest() -> None:
    assert {name: ladder.sizes(philtre.game(name)) for name in philtre.games()} == {
        "alchemist": [2, 5],
        "elixir-mixer": [2, 4],
        "bal-des-chaudrons": [2, 5],
        "ars-alchimia": [2, 4],
        "azerlande": [2, 4],
    }


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    def written() -> bytes:
        played = list(outcomes(ladder.matches([1, 2], [2], 2, seed=4), Terms(GAME.package)))
        standing = ladder.standing(settings_of(GAME, ["1", "2", "3"]), 2, played[::-1], seed=4)
        return ladder.written(ladder.Ladder(GAME.slug, GAME.rules, 4, 2, [standing]))

    text = written()
    assert text == written()
    found = msgspec.json.decode(text, type=ladder.Ladder)
    (table,) = found.tables
    assert [rung.bot for rung in table.rungs] == ["greedy", "1", "2"]
    assert table.rungs[0].rating.points == 1000 and table.rungs[0].gap is None is table.rungs[1].gap
    assert table.rungs[2].gap is not None
    assert table.rungs[1].settings["iterations"] >= 0
    assert [(meeting.bots, meeting.games, sum(meeting.wins)) for meeting in table.meetings] == [
        (("1", "2"), 2, 2.0),
        (("1", "greedy"), 2, 2.0),
        (("2", "greedy"), 2, 2.0),
    ]


def test_a_ladder_is_drawn_with_its_words(tmp_path: Path) -> None:
    played = list(outcomes(ladder.matches([1, 2], [2], 2, seed=4), Terms(GAME.package)))
    standing = ladder.standing(settings_of(GAME, ["1", "2", "3"]), 2, played, seed=4)
    for name in ("ladder.png", "ladder.svg"):
        draw({"Alchemist": [standing]}, tmp_path / name, {0: "Gourmand", 2: "2 joueurs"}, ("Niveau", "Cote"))
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    assert "2 joueurs" in (tmp_path / "ladder.svg").read_text()


@pytest.mark.parametrize("name", philtre.games())
def test_a_ladder_that_is_shipped_is_that_of_the_levels_as_they_are(name: str) -> None:
    game = philtre.game(name)
    shipped = msgspec.json.decode(ladder.place(game).read_bytes(), type=ladder.Ladder)
    assert (shipped.game, shipped.rules) == (game.slug, game.rules)
    assert [table.players for table in shipped.tables] == ladder.sizes(game)
    for table in shipped.tables:
        assert [rung.bot for rung in table.rungs] == [ANCHOR, *map(str, LEVELS)]
        assert all(rung.gap is None or 60 <= rung.gap.points <= 160 for rung in table.rungs)
        now = settings_of(game, list(map(str, LEVELS)))
        assert all(rung.settings == now[rung.bot][table.players > 2] for rung in table.rungs[1:])
