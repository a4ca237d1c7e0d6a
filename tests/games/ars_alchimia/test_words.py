"""Words: the names of the book, what is told and refused in a game, and the cards of the rules reference."""

import re

import pytest
from games.ars_alchimia.positions import TEXT, at_forge, play, position, refused, rolling, told, words_of

from philtre import State
from philtre.games.ars_alchimia.state import *


def log(state: State, language: str) -> list[str]:
    return [words_of(language).say(f"event-{name}", **arguments) for name, arguments in told(state, None)]


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
        "Aucune carte n’y est posée en ce moment : l’emplacement d’assistant 1."
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
        assert f"| {words.thing(f'assistant:{assistant}')} | {words.say(f'board-power-{assistant}')} |" in rows


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_has_the_numbers_of_the_game(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    for name, resource in zip(RESOURCE_NAMES, BOX["resource"], strict=True):
        thing = words_of(language).thing(f"resource:{name}")
        assert f"{thing} | {resource['start']} | {resource['most']} |" in reference
    assert f"| {' | '.join(str(points) for points in BOX['specialities']['points'][1:])} |" in reference
    assert "| 20 | 18 | 16 |" in reference and "| 9 | 9 | 9 |" in reference
    assert ("**unofficial**" if language == "en" else "**non officielle**") in reference
