"""What is told, and to whom."""

from games.azerlande.positions import GAME, heard, names, play, position, told

from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.table import Course


def test_a_morning() -> None:
    state = position("morning", day=2, road="10 11")
    events = names(told(state, None))
    assert events.count("offered") == 4 and events.count("arrived") == 2 and events.count("bonus-shown") == 1
    assert heard(state, "dawn") == [{"day": 3}]


def test_a_market_turn() -> None:
    state = play(position("market", "1gold 2sap", row="m07"), "buy m07", "trade 2sap", "take flower")
    assert told(state, 1) == [
        ("bought-card", {"player": "seat:0", "card": "card:m07"}),
        ("gained", {"player": "seat:0", "resources": "resources:1mushroom+1apprentice"}),
        ("traded", {"player": "seat:0", "pair": "pair:2sap", "ingredient": "ingredient:flower"}),
    ]


def test_a_brew_out_of_sight_is_told_when_all_are_done() -> None:
    state = position("brew", ["2sap 1flower", "2mushroom 1sap"])
    play(state, "brew speed")
    assert names(told(state, 1)).count("brewed") == 0
    state.play(1, MAKE + 1)
    assert [event["potion"] for event in heard(state, "brewed", 1)] == ["potion:speed", "potion:charm"]


def test_the_count_at_the_end() -> None:
    state = position("evening", "4gold 1speed", day=6, tableau="27 10")
    assert heard(state, "end-of-visitor")[0] == {"player": "seat:0", "visitor": "visitor:27", "number": 2}
    assert heard(state, "end-of-resources")[0] == {"player": "seat:0", "gold": 2, "apprentices": 0, "potions": 2}


def test_alone_one_wins_or_loses() -> None:
    won = position("evening", "65prestige", players=1, day=6)
    assert heard(won, "solo-won") == [{"player": "seat:0", "number": 65, "target": 65}]
    assert won.winners == [0]
    lost = position("evening", "64prestige", players=1, day=6)
    assert heard(lost, "solo-lost") == [{"player": "seat:0", "number": 64, "target": 65}]
    assert lost.winners == [] and lost.ranking == [1]


def test_the_end_of_resources_can_win_alone() -> None:
    assert position("evening", "64prestige 2gold", players=1, day=6).winners == [0]


def test_every_event_is_told_in_some_game() -> None:
    """All but those that random play hardly comes to."""
    heard_of = set()
    for players in GAME.players:
        for seed in range(4):
            course = Course(GAME, players, seed, {})
            bot = GAME.bot("random")
            number = 0
            while not course.state.over:
                seat = course.state.deciders[0]
                course.play(seat, bot.choose(course.state.seen_by(seat), seat, number))
                number += 1
            heard_of |= {message.id.removeprefix("event-") for seat in range(players) for message in course.log(seat)}
    rare = {
        "caught",
        "empty-handed",
        "took-zero",
        "put-zero",
        "served-by-hypnosis",
        "hypnotised",
        "scored-end",
        "repeated",
    }
    rare |= {"redid", "solo-won", "got-prestige", "picked", "showed-card", "reshuffled", "bagged", "pilfered"}
    assert {event.name for event in LEXICON.events} - heard_of <= rare
