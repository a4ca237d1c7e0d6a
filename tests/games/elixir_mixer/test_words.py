"""Words: nothing of the game lacks them, in either language, and they read as sentences."""

import re

import pytest
from games.elixir_mixer.positions import GAME, TEXT, play, position, refused, words_of

from philtre import State
from philtre.games.elixir_mixer.state import *
from philtre.kernel.lexicon import Domain
from philtre.kernel.view import choice_of, event_message


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
def test_every_action_decision_event_reason_and_option_has_words(language: str) -> None:
    words = words_of(language)
    said = [words.say("game"), words.say("game-pitch")]
    said += [words.say(f"prompt-{decision.name}") for decision in LEXICON.decisions]
    said += [words.message(choice_of(LEXICON, action).label) for action in range(LEXICON.actions)]
    for event in LEXICON.events:
        arguments = {name: example(of) for name, of in event.arguments.items()}
        said.append(words.say(f"event-{event.name}", **arguments))
    for reason in LEXICON.reasons[1:]:
        said.append(words.say(f"reason-{reason.name}", card="card:b1", colour="colour:red"))
    for domain in LEXICON.domains:
        said += [words.thing(f"{domain.name}:{token}") for token in domain.tokens]
    for option, choices in GAME.options.items():
        said.append(words.say(f"option-name-{option}"))
        said += [words.say(f"option-choice-{option}-{choice}") for choice in choices]
    assert not [sentence for sentence in said if re.search(r"[{}\n]|\w:\w|  ", sentence)]


def example(of: Domain) -> str | int:
    if of.name == "number":
        return 3
    return "seat:1" if of.name == "seat" else of.thing(3)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_straight_quotes_are_not_for_sentences(language: str) -> None:
    assert "'" not in (TEXT / f"{language}.ftl").read_text("utf-8")
    assert "'" not in (TEXT / f"{language}.md").read_text("utf-8")


def test_cards_have_the_names_of_the_box() -> None:
    assert [words_of("en").thing(f"card:{token}") for token in ("b1", "p7", "g1", "y2", "r1", "joker")] == [
        "1 Eye",
        "7 Spiders",
        "1 Worm",
        "2 Lizards",
        "1 Mushroom",
        "a Joker",
    ]
    assert [words_of("fr").thing(f"card:{token}") for token in ("b1", "b2", "p1", "g7", "y1", "r5")] == [
        "1 Œil",
        "2 Yeux",
        "1 Araignée",
        "7 Vers",
        "1 Lézard",
        "5 Champignons",
    ]


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
def test_rules_reference_names_every_bonus_and_option(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    words = words_of(language)
    for name in ("five-colours", "three-of-a-colour", "three-in-a-row", "two-elixirs", "mixed"):
        assert f"| {words.thing(f'bonus:{name}')} |" in reference
    assert all(words.thing(f"colour:{name}") in reference for name in COLOUR_NAMES)
    assert all(number in reference for number in ("72", "30", "**8 points**", "**10**", "**17**", "100"))
    assert all(f"`{option}`" in reference for option in GAME.options)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_of_the_rules_reference_can_be_typed(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    last = reference[reference.rindex("## ") :]
    typed = [LEXICON.read(move) for move in re.findall(r"`([^`]+)`", last)]
    assert None not in typed
    assert {LEXICON.verb_of(action).name for action in typed if action is not None} == {
        verb.name for verb in LEXICON.verbs
    }
