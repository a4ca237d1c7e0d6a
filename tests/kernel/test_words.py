"""Words: ids and arguments become sentences, whatever the arguments are."""

from importlib.resources import files

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import philtre
from philtre import NotAllowed, Record, Unreadable
from philtre.kernel.lexicon import NUMBER, Lexicon
from philtre.kernel.view import Message
from philtre.kernel.words import Words, thing_id
from philtre.kernel.zones import bag

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


def test_a_bag_of_things_is_one_number_and_many_words() -> None:
    lexicon = Lexicon("bags", rules=1)
    colour = lexicon.domain("colour", ["red", "blue"])
    cubes = lexicon.bag("cubes", colour)
    row = vec[i64]([7, 2, 12, 7])
    assert cubes.thing(int(bag(row, 1, 2))) == "cubes:2red+12blue"
    assert cubes.thing(0) == "cubes:"
    words = Words("en", [files("philtre.text"), files("philtre.games.alchemist") / "text"], lexicon)
    assert words.thing("cubes:") == "nothing"
    assert words.thing("cubes: not ours") == "cubes: not ours"
    ingredients = Lexicon("bags", rules=1)
    ingredients.bag("cubes", ingredients.domain("ingredient", ["gray", "blue"]))
    words = Words("en", [files("philtre.text"), files("philtre.games.alchemist") / "text"], ingredients)
    assert words.thing("cubes:2gray+12blue") == "2 × Bird Legs, 12 × Mushrooms"


def test_things_of_a_domain_of_numbers_are_told_as_numbers() -> None:
    lexicon = Lexicon("counting", rules=1)
    lexicon.domain("answers", ["0", "1", "2"], NUMBER)
    words = Words("en", [files("philtre.text")], lexicon)
    assert words.thing("answers:2") == "2"
    assert words.say("ui-unfinished", answers="answers:1") == "The game is not finished: one answer so far."
    assert words.say("ui-unfinished", answers="answers:2") == "The game is not finished: 2 answers so far."
    assert words.say("ui-unfinished", answers="answers:3").endswith("answers:3 answers so far."), "no thing of it"
