"""Every kind of event, what it tells and whom."""

from games.alchemist.positions import GAME, NONE, names, play, position, told

from philtre.games.alchemist.state import *
from philtre.kernel.drawing import event_message
from philtre.kernel.journal import Journal

BLUE = (0, 1, 0, 0, 0)


def test_starts() -> None:
    journal = Journal()
    GAME.begin(3, 2, {"first": "2"}, journal)
    heard = [event_message(LEXICON, event, arguments) for event, arguments in journal.heard_by(None)]
    assert [(message.id, message.arguments) for message in heard] == [("event-starts", {"player": "seat:2"})]


def test_created_tells_all_of_the_potion_then_its_products() -> None:
    state = position([(2, 1, 0, 0, 0), NONE, NONE])
    play(state, "create green+yellow")
    assert told(state, None) == [], "nothing has happened yet"
    play(state, "brew 2gray+1blue")
    assert told(state, None) == []
    play(state, "claim 8")
    potion = {"player": "seat:0", "cauldron": "cauldron:green+yellow", "recipe": "recipe:2gray+1blue", "fame": 8}
    assert told(state, 1) == [
        ("created", potion),
        ("received", {"player": "seat:0", "ingredient": "ingredient:green"}),
        ("received", {"player": "seat:0", "ingredient": "ingredient:yellow"}),
    ]
    assert told(state, None) == told(state, 0) == told(state, 1)


def test_copied_and_gave() -> None:
    state = position([(1, 1, 0, 0, 0), NONE, NONE], potions={"green+yellow": (2, (1, 1, 0, 0, 0), 8)})
    play(state, "copy green+yellow", "tribute gray")
    assert told(state, None)[:2] == [
        ("copied", {"player": "seat:0", "cauldron": "cauldron:green+yellow", "fame": 8}),
        ("gave", {"player": "seat:0", "ingredient": "ingredient:gray", "creator": "seat:2"}),
    ]
    assert told(state, None) == told(state, 0) == told(state, 1)


def test_took_then_exhausted() -> None:
    state = position([NONE, NONE, NONE], reserve=(1, 2, 2, 2, 2))
    play(state, "take gray", "take blue")
    assert told(state, None) == [
        ("took", {"player": "seat:0", "ingredient": "ingredient:gray"}),
        ("exhausted", {"ingredient": "ingredient:gray"}),
        ("took", {"player": "seat:1", "ingredient": "ingredient:blue"}),
    ]


def test_received_then_exhausted() -> None:
    state = position([BLUE, NONE, NONE], reserve=(2, 2, 1, 2, 2), potions={"green+yellow": (1, BLUE, 1)})
    play(state, "copy green+yellow")
    assert names(told(state, None)) == ["copied", "gave", "received", "exhausted", "received"]


def test_drew_is_for_all_and_found_for_the_drawer() -> None:
    state = position([NONE, NONE, NONE], bag=(2, 2, 2, 2, 2), turn=7)
    play(state, "draw")
    assert names(told(state, 1)) == ["drew", "found", "found"]
    for viewer in (0, 2, None):
        assert names(told(state, viewer)) == ["drew"]


def test_passed_kept_promoted() -> None:
    state = position([(0, 3, 0, 0, 0), NONE, NONE], reserve=NONE, turn=7, schools=("blue", "gray", "green"))
    assert told(state, None) == [
        ("passed", {"player": "seat:1"}),
        ("passed", {"player": "seat:2"}),
        ("kept", {"player": "seat:0", "number": 3, "fame": 1}),
        ("kept", {"player": "seat:1", "number": 0, "fame": 0}),
        ("kept", {"player": "seat:2", "number": 0, "fame": 0}),
        ("promoted", {"player": "seat:0", "ingredient": "ingredient:blue", "place": 2, "fame": 5}),
        ("promoted", {"player": "seat:1", "ingredient": "ingredient:gray", "place": 1, "fame": 10}),
        ("promoted", {"player": "seat:2", "ingredient": "ingredient:green", "place": 1, "fame": 10}),
    ]
