"""Words: what is told in a game, and the tables of the rules reference."""

import re

import pytest
from games.alchemist.positions import NONE, TEXT, play, position, told, words_of

from philtre import State
from philtre.games.alchemist.state import *


def log(state: State, language: str) -> list[str]:
    return [words_of(language).say(f"event-{name}", **arguments) for name, arguments in told(state, None)]


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
    told = {"player": "seat:0", "cauldron": "cauldron:gray+blue", "recipe": "recipe:1green", "fame": 1}
    assert words_of("fr").say("event-created", **told).endswith("et gagne 1 point de renommée.")


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
