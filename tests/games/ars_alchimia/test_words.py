"""Words: nothing of the game lacks them, in either language, and they read as sentences."""

import re

import pytest
from games.ars_alchimia.positions import TEXT, at_forge, play, position, refused, rolling, words_of

from philtre import State
from philtre.games.ars_alchimia.state import *
from philtre.kernel.lexicon import Bag, Domain
from philtre.kernel.view import choice_of, event_message


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (TEXT / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def log(state: State, language: str) -> list[str]:
    assert state.journal is not None
    words = words_of(language)
    return [words.message(event_message(LEXICON, *entry)) for entry in state.journal.heard_by(None)]


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")
    assert len(set(ids("en"))) == len(ids("en"))
    assert all(words_of(language).has(id) for language in ("en", "fr") for id in ids(language)), "and all can be read"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_decision_event_and_reason_has_words(language: str) -> None:
    words = words_of(language)
    said = [words.say("game"), words.say("game-pitch")]
    said += [words.say(f"prompt-{decision.name}") for decision in LEXICON.decisions]
    said += [words.message(choice_of(LEXICON, action).label) for action in range(LEXICON.actions)]
    for event in LEXICON.events:
        for number in range(4):
            arguments = {name: example(of, number) for name, of in event.arguments.items()}
            said.append(words.say(f"event-{event.name}", **arguments))
    things = {domain.name: example(domain, 1) for domain in LEXICON.domains}
    said += [words.say(f"reason-{reason.name}", **things) for reason in LEXICON.reasons[1:]]
    for domain in LEXICON.domains:
        said += [words.thing(f"{domain.name}:{token}") for token in domain.tokens]
    assert not [sentence for sentence in said if re.search(r"[{}\n]|[a-z]:\w|  ", sentence)]


def example(of: Domain, number: int) -> str | int:
    if of.name == "number":
        return number
    if isinstance(of, Bag):
        return of.thing(64 + 2 * number)
    return "seat:1" if of.name == "seat" else of.thing(number)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_straight_quotes_are_not_for_sentences(language: str) -> None:
    assert "'" not in (TEXT / f"{language}.ftl").read_text("utf-8")
    assert "'" not in (TEXT / f"{language}.md").read_text("utf-8")


def test_things_have_the_names_of_the_book() -> None:
    french = [words_of("fr").thing(f"resource:{name}") for name in RESOURCE_NAMES]
    assert french == ["Fleur de Mana", "Neige Ancienne", "Feu Primaire", "Sable de l’Esprit", "Élixir"]
    categories = [words_of("fr").thing(f"category:{name}") for name in CATEGORY.tokens]
    assert categories == ["Vie Quotidienne", "Industrie", "Mythe", "Université"]
    assert words_of("fr").thing("assistant:nymph") == "Nymphe"


def test_log_of_a_visit() -> None:
    state = rolling(position(spots={"l1": "misty-lake"}, crews={"l1": (1, 1)}), 4, "place l1", "send 2")
    assert log(state, "en") == [
        "1 worker of Merlin leaves for the square.",
        "Abigail sends 2 workers to location spot 1.",
        "Abigail gathers at Misty Lake: 1 × Mana Flower, 1 × Ancient Snow.",
        "Abigail rolls 4, with 0 to add; 4 is needed.",
        "The roll brings Abigail a bonus: 1 × Spirit Sand.",
    ]
    assert log(state, "fr")[1:3] == [
        "Abigail envoie 2 ouvriers vers le lieu 1.",
        "Abigail récolte (Lac des Brumes) : 1 × Fleur de Mana, 1 × Neige Ancienne.",
    ]


def test_log_of_a_forge() -> None:
    state = at_forge("copper-still", 3, resources="1flower 2fire 1snow 1sand", orders=["phoenix-quill"])
    play(state, "fulfil phoenix-quill", "distil snow+sand")
    assert log(state, "en")[-2:] == [
        "Abigail fulfils “Phoenix Quill” (1 × Mana Flower, 2 × Primal Fire) for 6 points.",
        "Abigail makes an Elixir of Ancient Snow and Spirit Sand and gains 1 point.",
    ]
    assert log(state, "fr")[-2] == (
        "Abigail réalise « Plume de Phénix » (1 × Fleur de Mana, 2 × Feu Primaire) pour 6 points."
    )


def test_refusals_in_words() -> None:
    state = position(spots={"o4": "feather-alloy"})
    assert words_of("en").error(refused(state, "place s3")) == (
        "This is not used with so few players: assistant spot 3."
    )
    assert words_of("fr").error(refused(state, "place s1")) == (
        "Aucune carte n’y sera posée avant l’an prochain : l’assistant 1."
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_lists_every_card_as_it_is(language: str) -> None:
    """Names, points, numbers of the die and of uses, as in the data."""
    rows = (TEXT / f"{language}.md").read_text("utf-8").splitlines()
    words = words_of(language)
    for order in BOX["order"]:
        name, category = words.thing(f"order:{order['id']}"), words.thing(f"category:{order['category']}")
        start = f"| {name} | {order['level'].upper()} | {category} | {order['points']} | "
        row = next(row for row in rows if row.startswith(start))
        assert [int(number) for number in re.findall(r"\d+", row[len(start) :])] == list(order["cost"].values())
    for location in BOX["location"]:
        name = words.thing(f"location:{location['id']}")
        row = next(row for row in rows if row.startswith(f"| {name} | "))
        numbers = [int(number) for number in re.findall(r"\d+", row)]
        assert numbers == [*location["gain"].values(), location["needs"]]
    for forge in BOX["forge"]:
        name = words.thing(f"forge:{forge['id']}")
        assert f"| {name} | {forge['uses']} | {forge['needs']}+ |" in rows
    for assistant in ASSISTANT.tokens:
        assert [row for row in rows if row.startswith(f"| {words.thing(f'assistant:{assistant}')} | ")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_has_the_numbers_of_the_game(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    for name, resource in zip(RESOURCE_NAMES, BOX["resource"], strict=True):
        thing = words_of(language).thing(f"resource:{name}")
        assert f"{thing} | {resource['start']} | {resource['most']} |" in reference
    assert f"| {' | '.join(str(points) for points in BOX['specialities']['points'][1:])} |" in reference
    assert "| 20 | 18 | 16 |" in reference and "| 9 | 9 | 9 |" in reference
    assert ("**unofficial**" if language == "en" else "**non officielle**") in reference


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_of_the_rules_reference_can_be_typed(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    last = reference[reference.rindex("## ") :]
    typed = [LEXICON.read(move) for move in re.findall(r"`([^`]+)`", last)]
    assert None not in typed
    assert {LEXICON.verb_of(action).name for action in typed if action is not None} == {
        verb.name for verb in LEXICON.verbs
    }
