"""What is told, and in which order."""

from games.ars_alchimia.positions import GAME, Event, at_forge, names, play, position, rolling, told

from philtre.games.ars_alchimia.state import *
from philtre.kernel.drawing import event_message
from philtre.kernel.journal import Journal


def first_events(players: int) -> list[str]:
    journal = Journal()
    GAME.begin(players, 1, {}, journal)
    return [event_message(LEXICON, *entry).id.removeprefix("event-") for entry in journal.heard_by(None)]


def test_setup() -> None:
    assert first_events(3) == ["year-began", *["got-workshop"] * 3, *["welcomed"] * 3]
    assert first_events(2)[0] == "unofficial"


def test_placed_displaced_and_gathered() -> None:
    state = position(spots={"l1": "misty-lake"}, crews={"l1": (1, 1)})
    state = rolling(state, 2, "place l1", "send 3")
    assert told(state, 2) == [
        ("displaced", {"player": "seat:1", "number": 1}),
        ("placed", {"player": "seat:0", "spot": "spot:l1", "number": 3}),
        ("gathered", {"player": "seat:0", "location": "location:misty-lake", "gained": "gained:1flower+1snow"}),
        ("rolled", {"player": "seat:0", "die": 2, "more": 1, "needed": 4}),
    ]


def test_accepted_and_replaced() -> None:
    state = play(position(spots={"o1": "phoenix-quill"}, next="steam-valve"), "place o1", "send 1")
    assert told(state, None)[1:] == [
        ("accepted", {"player": "seat:0", "order": "order:phoenix-quill"}),
        ("new-order", {"spot": "spot:o1", "order": "order:steam-valve"}),
    ]


def test_hired_and_replaced() -> None:
    state = play(position(spots={"s2": "elf"}, next="golem"), "place s2", "send 1")
    assert told(state, None)[1:] == [
        ("hired", {"player": "seat:0", "assistant": "assistant:elf"}),
        ("new-assistant", {"spot": "spot:s2", "assistant": "assistant:golem"}),
    ]


def test_a_day_at_the_forge() -> None:
    state = at_forge("copper-still", 5, resources="1flower 2fire 1snow 1sand", orders=["phoenix-quill"])
    play(state, "fulfil phoenix-quill", "distil snow+sand")
    assert told(state, None)[1:] == [
        ("rolled", {"player": "seat:0", "die": 5, "more": 0, "needed": 3}),
        ("perfect-day", {"player": "seat:0", "forge": "forge:copper-still"}),
        (
            "fulfilled",
            {"player": "seat:0", "order": "order:phoenix-quill", "payment": "payment:1flower+2fire", "points": 6},
        ),
        ("distilled", {"player": "seat:0", "pair": "pair:snow+sand", "points": 1}),
    ]


def test_forge_of_the_pile() -> None:
    state = position(next="student-retort", resources="2flower 2snow")
    events = told(rolling(state, 1, "place gp", "send 1"), None)
    assert names(events) == ["placed", "found-forge", "rolled", "ordinary-day", "distilled"]
    assert events[1] == ("found-forge", {"player": "seat:0", "forge": "forge:student-retort"})


def test_powers() -> None:
    state = position(assistants=["nymph elf merchant homunculus"], resources="2fire", square=(3, 0, 0))
    play(state, "swap elf", "gain sand", "exchange fire", "reclaim")
    assert told(state, None) == [
        ("dismissed", {"player": "seat:0", "assistant": "assistant:elf"}),
        ("swapped", {"player": "seat:0", "resource": "resource:sand"}),
        ("exchanged", {"player": "seat:0", "resource": "resource:fire", "number": 2}),
        ("took-back", {"player": "seat:0", "number": 2}),
    ]


def test_the_turn_of_a_year() -> None:
    state = play(position(track=(0, 1, 2)), *["pass"] * 3, "workshop 2", "workshop 3")
    expected: list[Event] = [
        ("passed", {"player": "seat:0"}),
        ("passed", {"player": "seat:1"}),
        ("passed", {"player": "seat:2"}),
        ("year-began", {"year": 2}),
        ("chose-workshop", {"player": "seat:0", "workshop": "workshop:2"}),
        ("chose-workshop", {"player": "seat:1", "workshop": "workshop:3"}),
        ("chose-workshop", {"player": "seat:2", "workshop": "workshop:1"}),
        ("welcomed", {"player": "seat:0", "number": 2}),
        ("welcomed", {"player": "seat:1", "number": 3}),
        ("welcomed", {"player": "seat:2", "number": 2}),
    ]
    assert told(state, 1) == expected


def test_the_end() -> None:
    state = position(
        year=4,
        orders=["phoenix-quill"],
        fulfilled=["fairy-lantern frost-charm unicorn-salve"],
        assistants=["elf"],
        resources="2elixir",
    )
    play(state, *["pass"] * 3)
    assert told(state, None)[3:6] == [
        ("left-unfulfilled", {"player": "seat:0", "order": "order:phoenix-quill", "points": 2}),
        ("specialised", {"player": "seat:0", "category": "category:myth", "number": 3, "points": 3}),
        ("kept", {"player": "seat:0", "elixirs": 2, "assistants": 1, "points": 3}),
    ]
    assert names(told(state, None))[6:] == ["kept", "kept"]
