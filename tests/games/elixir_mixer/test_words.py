"""Words: the names of the box, what is told and refused in a game, and the figures of the rules reference."""

import pytest
from games.elixir_mixer.positions import TEXT, play, position, refused, told, words_of

from philtre import State
from philtre.games.elixir_mixer.state import *


def log(state: State, language: str) -> list[str]:
    return [words_of(language).say(f"event-{name}", **arguments) for name, arguments in told(state, None)]


def test_cards_have_the_names_of_the_box() -> None:
    english = [words_of("en").thing(f"card:{token}") for token in ("b1", "p7", "g1", "y2", "r1", "joker")]
    assert english == ["1 Eye", "7 Spiders", "1 Worm", "2 Lizards", "1 Mushroom", "a Joker"]
    french = [words_of("fr").thing(f"card:{token}") for token in ("b1", "b2", "p1", "g7", "y1", "r5")]
    assert french == ["1 Œil", "2 Yeux", "1 Araignée", "7 Vers", "1 Lézard", "5 Champignons"]


def test_log_of_a_trade_and_a_brew() -> None:
    state = position(["r7 y4 y3", "", ""], market="joker y3 p7 g7 y7 b7")
    play(state, "trade r7", "pick joker", "brew yellow", "use y4", "stop")
    assert log(state, "en")[:7] == [
        "Abigail trades 7 Mushrooms with the market.",
        "Abigail gets a Joker in return.",
        "Abigail gets 3 Lizards in return.",
        "Abigail uses 4 Lizards.",
        "Abigail uses 3 Lizards.",
        "Abigail uses 3 Lizards.",
        "Abigail brews the yellow elixir 10 with 3 cards.",
    ]
    french = log(state, "fr")
    assert french[0] == "Abigail échange 7 Champignons avec le marché."
    assert french[1] == "Abigail reçoit un Joker en échange."
    assert french[6] == "Abigail fabrique l’élixir jaune 10 avec 3 cartes."
    assert french[7].startswith("Le marché est complété : on y ajoute ")


def test_log_of_a_bonus_and_of_the_end() -> None:
    state = position(["r4 r3 r2 r1", "", ""], elixirs=["b10 p10 g10 b11 p11 g11"], asked="brew")
    play(state, "brew red")
    assert log(state, "en")[-2:] == ["Abigail wins the bonus “Four-card red elixir”.", "Abigail has 8 points and wins."]
    assert log(state, "fr")[-2:] == [
        "Abigail gagne le bonus « Un élixir à 4 cartes (rouge) ».",
        "Abigail a 8 points et remporte la partie.",
    ]


def test_refusals_in_words() -> None:
    state = position(["b7 g4", "", ""], market="y6 p1 r6 g6 b6 joker")
    assert words_of("en").error(refused(state, "take b7")) == "The market does not hold 7 Eyes."
    assert words_of("fr").error(refused(state, "trade joker")) == "Cette carte n’est pas dans votre main : un Joker."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_names_every_bonus_colour_and_figure(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    words = words_of(language)
    for name in ("five-colours", "three-of-a-colour", "three-in-a-row", "two-elixirs", "mixed"):
        assert f"| {words.thing(f'bonus:{name}')} |" in reference
    assert all(words.thing(f"colour:{name}") in reference for name in COLOUR_NAMES)
    assert all(number in reference for number in ("72", "30", "**8 points**", "**10**", "**17**", "100"))
