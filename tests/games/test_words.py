"""Words of every game: both languages tell the same, and each reads as it is printed.

That nothing lacks words at all is for ``philtre check`` to find.
"""

import re
from collections.abc import Iterable
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import philtre
from philtre import Game
from philtre.kernel.drawing import choice_of, event_message
from philtre.kernel.words import LANGUAGES

NUMBERS = (0, 1, 2, 5)  # for which languages have different forms
MISSET = {"en": r"""['"]|\s[;:!?”]|“\s""", "fr": r"""['"]|(^|\S)[;:!?»]|«(\S|$)"""}
ENGLISH = r"\b([Tt]he|of|and|[Yy]ou|[Yy]our|with|from|is|are|to|for)\b"
TWO_WORDS = r"[^\W\d]{2,}\s+[^\W\d]{2,}"
UNTYPED = {"alchemist": {"pass"}}  # always the only answer


@pytest.fixture(params=philtre.games())
def game(request: pytest.FixtureRequest) -> Game:
    return philtre.game(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Reading(Visitor):
    """The texts of a message, and the arguments it uses."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.arguments: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, element: ast.TextElement) -> None:
        self.texts.append(element.value)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:
        self.arguments.add(reference.id.name)


def catalogue(game: Game, language: str) -> dict[str, Reading]:
    text = (files(game.package) / "text" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name: Reading(entry) for entry in FluentResource(text).body if isinstance(entry, ast.Message)}


def reference(game: Game, language: str) -> str:
    return (files(game.package) / "text" / f"{language}.md").read_text("utf-8")


def texts(game: Game, language: str) -> list[str]:
    """Everything a game says, piece by piece, without what is typed or only drawn."""
    prose = re.sub(r"`[^`]+`", "…", re.sub(r"(?m)^[|: -]+$", "", reference(game, language)))
    return [*(text for reading in catalogue(game, language).values() for text in reading.texts), prose]


def found(pattern: str, texts: Iterable[str]) -> list[str]:
    return [match[0] for text in texts for match in re.finditer(f".{{0,20}}({pattern})", text)]


def test_both_languages_tell_the_same_in_the_same_order(game: Game) -> None:
    catalogues = [catalogue(game, language).items() for language in LANGUAGES]
    english, french = ([(id, reading.arguments) for id, reading in messages] for messages in catalogues)
    assert english == french


def test_everything_is_said_in_one_line_and_by_its_name(game: Game, language: str) -> None:
    words, lexicon = game.words(language), game.lexicon
    said = [words.thing(domain.thing(index)) for domain in lexicon.domains for index in range(len(domain.tokens))]
    said += [words.say(f"prompt-{decision.name}") for decision in lexicon.decisions]
    said += [words.message(choice_of(lexicon, action).label) for action in range(lexicon.actions)]
    for number in NUMBERS:
        for index, event in enumerate(lexicon.events):
            told = [number % (len(domain.tokens) or 6) for domain in event.arguments.values()]
            said.append(words.message(event_message(lexicon, index, told)))
    refused = {domain.name: domain.thing(0) for domain in lexicon.domains}
    said += [words.say(f"reason-{reason.name}", **refused) for reason in lexicon.reasons]
    assert not [sentence for sentence in said if re.search(r"[{}\n]|\w:\w|  |^$", sentence)]


def test_signs_are_set_as_the_language_sets_them(game: Game, language: str) -> None:
    assert not found(MISSET[language], texts(game, language))


def test_nothing_is_left_in_english(game: Game) -> None:
    assert not found(ENGLISH, texts(game, "fr"))
    alike = set(texts(game, "fr")).intersection(texts(game, "en"))
    assert not found(TWO_WORDS, alike - {game.title})


def test_rules_references_have_the_same_sections_and_tables(game: Game) -> None:
    english, french = (re.findall(r"(?m)^(?:#+|\|)", reference(game, language)) for language in LANGUAGES)
    assert english == french


def test_rules_reference_names_the_game_its_options_and_its_moves(game: Game, language: str) -> None:
    text = reference(game, language)
    assert text.startswith(f"# {game.words(language).say('game')}\n")
    assert game.designer in text and str(game.year) in text
    typed = re.findall("`([^`]+)`", text)
    for option, choices in game.options.items():
        assert {option, *(choice for choice in choices if not choice.isdigit())} <= set(typed)
    verbs = {verb.name for verb in game.lexicon.verbs} - UNTYPED.get(game.slug, set())
    moves = [each for each in typed if each.split()[0] in verbs]
    assert {move.split()[0] for move in moves} == verbs
    assert not [move for move in moves if game.lexicon.read(move) is None]
