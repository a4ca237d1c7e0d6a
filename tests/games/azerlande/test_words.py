"""Words: nothing of the game lacks them, in either language, and they read as sentences."""

import re
from pathlib import Path

import pytest
from games.azerlande.positions import GAME, TEXT, play, position, refused, words_of

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.kernel.drawing import choice_of, event_message
from philtre.kernel.lexicon import Domain


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
        examples = {domain.name: example(domain) for domain in LEXICON.domains}
        said.append(words.say(f"reason-{reason.name}", **examples))
    for domain in LEXICON.domains:
        said += [words.thing(f"{domain.name}:{token}") for token in domain.tokens]
    said += [words.say(f"visitor-effect-{visitor['id']}") for visitor in BOX["visitor"]]
    said += [words.say(f"bonus-effect-{bonus['id']}") for bonus in BOX["bonus"]]
    for option, choices in GAME.options.items():
        said.append(words.say(f"option-name-{option}"))
        said += [words.say(f"option-choice-{option}-{choice}") for choice in choices]
    assert not [sentence for sentence in said if re.search(r"[{}\n]|\w:\w|  ", sentence)]


def example(of: Domain) -> str | int:
    if of.name == "number":
        return 3
    if of.name == "resources":
        return of.thing(64 * 2 + 1)
    return "seat:1" if of.name == "seat" else of.thing(2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_straight_quotes_are_not_for_sentences(language: str) -> None:
    assert "'" not in (TEXT / f"{language}.ftl").read_text("utf-8")
    assert "'" not in (TEXT / f"{language}.md").read_text("utf-8")


def test_log_of_a_service() -> None:
    state = play(position("fulfil", "charm intelligence", town="12", discs=(0, 4, 1)), "serve 12", "speed 0", "charm 0")
    english = log(state, "en")
    assert english[0] == "Abigail serves visitor 12 (Court Scholar): 7 prestige."
    assert english[1] == "Abigail studies potion of intelligence: 3 on, to space 4."
    assert english[-1] == "Abigail gains 1 prestige for study."
    french = log(state, "fr")
    assert french[0] == "Abigail sert le visiteur 12 (Érudite de la cour) : 7 prestige."
    assert french[-1] == "Abigail gagne 1 prestige pour ses études."


def test_log_of_a_day_of_work() -> None:
    state = position("reveal", holders=["1 2g 3 4 5"])
    assert "Abigail travaille en ville à la place de l’action Étudier, avec la tuile 2." in log(state, "fr")
    assert "Abigail works in town instead of Study, with tile 2." in log(state, "en")
    assert "Abigail gains 2 × gold." in log(state, "en")
    assert "Forage: Abigail, tile 1, × 4." in log(state, "en")


def test_numbers_are_counted() -> None:
    words = words_of("en")
    assert words.message(choice_of(LEXICON, SEND).label) == "None"
    assert words.message(choice_of(LEXICON, SEND + 1).label) == "1 apprentice"
    assert words.message(choice_of(LEXICON, SEND + 2).label) == "2 apprentices"
    assert words_of("fr").message(choice_of(LEXICON, HIRE + 3).label) == "3 apprentis"


def test_refusals_in_words() -> None:
    state = position("fulfil", "1charm", town="1 29")
    assert words_of("en").error(refused(state, "serve 29")) == "You lack potions for visitor 29 (Sage)."
    assert words_of("fr").error(refused(state, "serve 2")) == "Le visiteur 2 (Ménestrel de taverne) n’est pas en ville."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_reference_names_every_visitor_bonus_and_option(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    words = words_of(language)
    for visitor in BOX["visitor"]:
        name = words.thing(f"visitor:{visitor['id']}").partition("(")[2].rstrip(")")
        assert f"| {visitor['id']} {name} |" in reference
        effect = f"visitor-effect-{visitor['id']}"
        assert f"| {visitor['prestige']} | {words.say(effect)} |" in reference
    assert all(f"| {words.thing(f'bonus:{bonus}')} |" in reference for bonus in A_BONUS.tokens)
    assert all(words.thing(f"ability:{ability}") in reference for ability in AN_ABILITY.tokens)
    assert all(
        f"`{option}`" in reference and f"`{choices[1]}`" in reference for option, choices in GAME.options.items()
    )
    assert "**65**" in reference


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_of_the_rules_reference_can_be_typed(language: str) -> None:
    reference = (TEXT / f"{language}.md").read_text("utf-8")
    last = reference[reference.rindex("## ") :]
    typed = [LEXICON.read(move) for move in re.findall(r"`([^`]+)`", last)]
    assert None not in typed
    assert {LEXICON.verb_of(action).name for action in typed if action is not None} == {
        verb.name for verb in LEXICON.verbs
    }


def test_every_ruling_names_a_test_that_exists() -> None:
    rulings = (TEXT.joinpath("..") / "RULINGS.md").read_text("utf-8")
    written = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", rulings)
    assert [name for name in named if f"def {name}(" not in written] == []
    lines = rulings.splitlines()
    for number in range(1, 57):
        assert [line for line in lines if line.startswith(f"| R{number} |") and "`test_" in line]


def test_every_datum_has_a_source() -> None:
    for name in ("visitor", "card", "tile", "cauldron", "bonus", "recipe", "potion_die", "drink", "ability", "setup"):
        assert all(entry["source"] in ("rulebook", "public", "reconstructed") for entry in BOX[name])
    assert all(sheet["source"] == "reconstructed" for sheet in BOX["sheet"])
    assert [day for sheet in BOX["sheet"] for day in sheet["days"] if day.get("source") == "rulebook"] == [
        BOX["sheet"][4]["days"][2]
    ]
