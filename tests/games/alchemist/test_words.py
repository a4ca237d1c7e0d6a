"""Words: nothing of the game lacks them, in either language, and they read as sentences."""

import re

import pytest
from games.alchemist.positions import GAME, NONE, TEXT, play, position, words_of

from philtre import State
from philtre.games.alchemist.state import *
from philtre.kernel.lexicon import Domain
from philtre.kernel.view import Message, choice_of, event_message


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (TEXT / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def log(state: State, language: str, seat: int | None = None) -> list[str]:
    assert state.journal is not None
    words = words_of(language)
    return [words.message(event_message(LEXICON, *entry)) for entry in state.journal.heard_by(seat)]


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")
    assert len(set(ids("en"))) == len(ids("en"))
    assert all(words_of(language).has(id) for language in ("en", "fr") for id in ids(language)), "and all can be read"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_decision_event_and_option_has_words(language: str) -> None:
    words = words_of(language)
    said = [words.say("game"), words.say("game-pitch")]
    said += [words.say(f"prompt-{decision.name}") for decision in LEXICON.decisions]
    said += [words.message(choice_of(LEXICON, action).label) for action in range(LEXICON.actions)]
    for event in LEXICON.events:
        for number in (0, 1, 2, 5):
            said.append(
                words.say(f"event-{event.name}", **{name: example(of, number) for name, of in event.arguments.items()})
            )
    for option, choices in GAME.options.items():
        said.append(words.say(f"option-name-{option}"))
        said += [words.say(f"option-choice-{option}-{choice}") for choice in choices]
    assert not [sentence for sentence in said if re.search(r"[{}\n]|\w:\w|  ", sentence)]


def example(of: Domain, number: int) -> str | int:
    if of.name == "number":
        return number
    return "seat:1" if of.name == "seat" else of.thing(number % 5)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_straight_quotes_are_not_for_sentences(language: str) -> None:
    assert "'" not in (TEXT / f"{language}.ftl").read_text("utf-8")


def test_log_of_a_creation_and_a_copy() -> None:
    state = position([(2, 2, 0, 1, 0), (2, 2, 0, 1, 0), NONE], reserve=(5, 5, 5, 5, 2))
    play(state, "create green+yellow", "brew 2blue+1orange", "claim 9", "copy green+yellow", "tribute blue")
    assert log(state, "en") == [
        "Abigail creates a potion in the green-yellow cauldron (2 × Mushrooms, 1 × Troll Eyes) and gains 9 fame.",
        "Abigail receives Dragon’s Blood from the reserve.",
        "Abigail receives Spiders from the reserve.",
        "Merlin copies the potion in the green-yellow cauldron and gains 9 fame.",
        "Merlin pays Abigail a tribute of Mushrooms.",
        "Merlin receives Dragon’s Blood from the reserve.",
        "Merlin receives Spiders from the reserve.",
        "The reserve has run out of Spiders.",
    ]
    assert log(state, "fr")[3:5] == [
        "Merlin copie la potion du chaudron vert-jaune et gagne 9 points de renommée.",
        "Merlin rend hommage à Abigail : Champignons.",
    ]


def test_log_of_the_end() -> None:
    state = position([(0, 3, 0, 0, 0), (1, 0, 0, 0, 0), NONE], reserve=NONE, turn=8, schools=("blue", "gray", "green"))
    assert log(state, "fr") == [
        "Circe ne peut rien faire et passe.",
        "Il reste 3 cubes à Abigail, qui gagne 1 point de renommée.",
        "Il reste un cube à Merlin, qui ne gagne rien pour ce cube.",
        "Il ne reste aucun cube à Circe, qui ne gagne rien pour ses cubes.",
        "Abigail révèle son école (Champignons) : troisième place, aucun point de renommée.",
        "Merlin révèle son école (Pattes d’Oiseau) : deuxième place, 5 points de renommée.",
        "Circe révèle son école (Sang de Dragon) : première place, 10 points de renommée.",
    ]
    assert log(state, "en")[1] == "Abigail has 3 cubes left and gains 1 fame for them."
    assert log(state, "en")[-1] == "Circe shows the school of Dragon’s Blood: first place, 10 fame."


def test_one_point_is_singular_in_french() -> None:
    created = Message(
        "event-created", {"player": "seat:0", "cauldron": "cauldron:gray+blue", "recipe": "recipe:1green", "fame": 1}
    )
    assert words_of("fr").message(created).endswith("et gagne 1 point de renommée.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_gives_the_tables_of_the_box(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    rows = [re.findall(r"\d+", line) for line in reference.splitlines() if re.match(r"\| \d", line)]
    setups = [
        [str(row["players"]), str(row["bag"]), str(row["reserve"]), str(32 - row["bag"] - row["reserve"])]
        for row in BOX["setup"]
    ]
    setups[-1].remove("0")
    rewards = [[str(row["players"]), *map(str, row["places"])] for row in BOX["school_reward"]]
    assert rows == setups + rewards
    for option, choices in GAME.options.items():
        assert f"`{option}`" in reference
        assert option == "first" or all(f"`{choice}`" in reference for choice in choices)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_of_the_rules_reference_can_be_typed(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    last = reference[reference.rindex("## ") :]
    verbs = {verb.name for verb in LEXICON.verbs}
    moves = [move for move in re.findall(r"`([^`]+)`", last) if move.split()[0] in verbs]
    assert len(moves) == 7
    assert None not in [LEXICON.read(move) for move in moves]
