"""What is told, in which order, and to whom."""

from games.elixir_mixer.positions import GAME, names, play, position, told

from philtre.games.elixir_mixer.state import *
from philtre.kernel.drawing import event_message
from philtre.kernel.journal import Journal

SIX = "b7 p7 g7 y7 r7 b6"


def test_starts() -> None:
    journal = Journal()
    GAME.begin(3, 2, {"first": "2"}, journal)
    heard = [event_message(LEXICON, event, arguments) for event, arguments in journal.heard_by(None)]
    assert [(message.id, message.arguments) for message in heard] == [("event-starts", {"player": "seat:2"})]


def test_drew_is_for_all_and_what_for_the_drawer() -> None:
    state = play(position(["", "", ""], market=SIX), "draw")
    assert names(told(state, 0)) == ["drew", "drew-what"]
    for viewer in (1, 2, None):
        assert told(state, viewer) == [("drew", {"player": "seat:0"})]


def test_took() -> None:
    state = play(position(["", "", ""], market=SIX), "take g7")
    assert told(state, None) == [("took", {"player": "seat:0", "card": "card:g7"})]


def test_traded_and_got() -> None:
    state = play(position(["r7", "", ""], market="y6 p1 b6 g6 r6 p6"), "trade r7", "pick y6")
    assert told(state, 2) == [
        ("traded", {"player": "seat:0", "card": "card:r7"}),
        ("got", {"player": "seat:0", "card": "card:y6"}),
        ("got", {"player": "seat:0", "card": "card:p1"}),
    ]


def test_used_brewed_and_won() -> None:
    state = play(position(["b4 b3 b2 b1", "", ""], asked="brew"), "brew blue")
    assert told(state, 1) == [
        *(("used", {"player": "seat:0", "card": f"card:{card}"}) for card in ("b4", "b3", "b2", "b1")),
        ("brewed", {"player": "seat:0", "elixir": "elixir:blue-10", "number": 4}),
        ("won-bonus", {"player": "seat:0", "bonus": "bonus:four-cards-blue"}),
    ]


def test_mixed() -> None:
    state = play(position(["b7 p7 g3", "", ""], asked="brew"), "mix")
    assert told(state, None)[3:] == [
        ("mixed", {"player": "seat:0", "number": 3}),
        ("won-bonus", {"player": "seat:0", "bonus": "bonus:mixed"}),
    ]


def test_returned_and_refilled() -> None:
    state = play(position(["b7 p7 g7 y7 r7 b6", "", ""], market="b1 p1 g1 y1", asked="brew"), "stop", "return b6")
    events = told(state, None)
    assert events[0] == ("returned", {"player": "seat:0", "card": "card:b6"})
    assert names(events[1:]) == ["refilled"]
    added = str(events[1][1]["card"]).removeprefix("card:")
    assert state.b[MARKET + CARD.index[added]] >= 1


def test_reshuffled_comes_before_what_it_is_for() -> None:
    state = play(position(["", "", ""], market=SIX, rest=DISCARD), "draw")
    assert told(state, None) == [("reshuffled", {"number": 66}), ("drew", {"player": "seat:0"})]


def test_reached() -> None:
    owned = ["b10 p10 g10 b11 p11 g11"]
    state = play(position(["y6 y4", "", ""], elixirs=owned, bonuses=["mixed"], asked="brew"), "brew yellow")
    assert told(state, None)[-2:] == [
        ("brewed", {"player": "seat:0", "elixir": "elixir:yellow-10", "number": 2}),
        ("reached", {"player": "seat:0", "points": 8}),
    ]


def test_stalled() -> None:
    state = play(position(["", ""], market=SIX, turn=201, last_point=1), "draw", "stop")
    assert state.over and told(state, None)[-1] == ("stalled", {"number": 200})
