"""Words: ids and arguments become sentences, whatever the arguments are."""

import pytest

import philtre
from philtre import NotAllowed, Record, Unreadable
from philtre.kernel.view import Message
from philtre.kernel.words import thing_id

GAME = philtre.game("alchemist")
WORDS = GAME.words("en")


def test_things_are_named_wherever_they_stand_in_a_message() -> None:
    message = Message("event-took", {"player": "seat:1", "ingredient": "ingredient:gray"})
    assert WORDS.message(message) == "Player 2 takes Bird Legs from the reserve."
    assert GAME.words("fr").thing("ingredient:gray") == "Pattes d’Oiseau"
    assert WORDS.thing("recipe:2gray+1blue") == "2 × Bird Legs, 1 × Mushrooms"
    assert WORDS.thing("a text: with a colon") == "a text: with a colon"
    assert thing_id("cauldron", "gray+blue") == "cauldron-gray-blue"


def test_the_names_at_one_table_are_not_those_of_another() -> None:
    assert WORDS.named(["Ana", "Ben"]).thing("seat:1") == "Ben"
    assert WORDS.thing("seat:1") == "Player 2"


@pytest.mark.parametrize("wrong", ["event-unheard-of", "event-took"])
def test_a_message_that_is_missing_or_lacks_an_argument_is_an_error(wrong: str) -> None:
    with pytest.raises((KeyError, LookupError)):
        WORDS.say(wrong)


def test_arguments_no_sentence_can_carry_are_cut() -> None:
    long = WORDS.error(Unreadable("no-such-game", game="x" * 5000, games="-"))
    assert "x…" in long and len(long) < 1000
    assert WORDS.error(NotAllowed("no-such-seat", seat=10**40)) == "There is no seat … at this table."


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"seat": 0',
            '"seat": 1',
            "Line 2 of the record, “draw”, cannot be played. It is not Player 2’s turn to decide.",
        ),
        ('"play": "draw"', '"play": 3', "Line 2 of the record cannot be read: it does not hold what belongs there."),
        ('"seat": 0,', '"seat": 0', "Line 2 of the record cannot be read: it is not JSON."),
    ],
)
def test_an_error_tells_the_one_behind_it(old: str, new: str, told: str) -> None:
    record = Record.start(GAME, 3, 1, {"first": "0"})
    text = record.write().replace('{"unfinished": 0}', '{"seat": 0, "play": "draw"}\n{"unfinished": 1}')
    with pytest.raises(Unreadable) as caught:
        list(Record.read(text.replace(old, new)).replay(GAME))
    assert WORDS.error(caught.value) == told
