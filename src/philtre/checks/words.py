"""Words: everything that can be said is said in every language."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from philtre.checks.item import Fault, Item
from philtre.checks.line import Line, Spot
from philtre.kernel.drawing import choice_of, event_message
from philtre.kernel.errors import PhiltreError
from philtre.kernel.game import Game
from philtre.kernel.view import Message
from philtre.kernel.words import LANGUAGES, thing_id

ENOUGH = 50  # ways in which one message is tried


@final
class Words(Item):
    name = "words"
    meaning = "Every thing, prompt, option, event and refusal can be said in English and in French."
    unit = "sentences"
    needs = ("options",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.said: dict[str, set[str]] = {}

    def declared(self) -> None:
        folder = files(self.game.package) / "text"
        for language in LANGUAGES:
            for file in (f"{language}.ftl", f"{language}.md"):
                if not (folder / file).is_file() or not (folder / file).read_text("utf-8").strip():
                    raise Fault(f"the game has no text/{file}")
        for catalogue in (files("philtre.text"), folder):
            compare_catalogues(catalogue)
        for language in LANGUAGES:
            for id in self.needed():
                if not self.game.words(language).has(id):
                    raise Fault(f"text/{language}.ftl lacks the message “{id}”")
        self.say_declared()

    def needed(self) -> list[str]:
        """The messages every catalogue must have."""
        lexicon = self.game.lexicon
        return [
            "game",
            "game-pitch",
            *(f"prompt-{decision.name}" for decision in lexicon.decisions),
            *(f"option-{verb.name}" for verb in lexicon.verbs),
            *(f"event-{event.name}" for event in lexicon.events),
            *(f"reason-{reason.name}" for reason in lexicon.reasons),
            *(thing_id(each.name, token) for each in lexicon.domains if each.of is None for token in each.tokens),
            *(f"option-name-{option.name}" for option in self.game.agreements),
            *(
                f"option-choice-{option.name}-{choice}"
                for option in self.game.agreements
                for choice in option.choices
                if not choice.isdigit()  # a seat, whose player has a name
            ),
        ]

    def say_declared(self) -> None:
        lexicon = self.game.lexicon
        for domain in lexicon.domains:
            for index in range(len(domain.tokens)):
                for language in LANGUAGES:
                    self.game.words(language).thing(domain.thing(index))
                    self.tried += 1
        for decision in lexicon.decisions:
            self.say(Message(f"prompt-{decision.name}"))
        for action in range(int(lexicon.actions)):
            self.say(choice_of(lexicon, action).label)

    def position(self, spot: Spot) -> None:
        """Have everything refused that is not offered, and say why."""
        state = spot.state.copy()
        for seat in spot.seats():
            legal = state.legal(seat)
            for action in range(-1, int(self.game.lexicon.actions) + 1):
                if action not in legal:
                    self.say_error(state.refusal(seat, action))

    def finished(self, line: Line) -> None:
        heard = {(entry.event, tuple(entry.arguments)) for entry in line.journal.entries}
        for event, arguments in sorted(heard):
            self.say(event_message(self.game.lexicon, event, list(arguments)))

    def say_error(self, error: PhiltreError) -> None:
        self.say(Message(f"reason-{error.reason}", error.arguments))

    def say(self, message: Message) -> None:
        said = self.said.setdefault(message.id, set())
        form = repr(message.arguments)
        if form in said or len(said) >= ENOUGH:
            return
        said.add(form)
        for language in LANGUAGES:
            try:
                self.game.words(language).message(message)
            except (KeyError, LookupError) as error:
                raise Fault(f"“{message.id}” with {message.arguments} cannot be said in {language}: {error}") from error
            self.tried += 1


def compare_catalogues(folder: Traversable) -> None:
    """Whether the catalogues of a folder can be read, and have the same messages in every language."""
    found = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    for language, ids in found.items():
        for other, theirs in found.items():
            for id in ids:
                if id not in theirs:
                    raise Fault(f"the message “{id}” of {language}.ftl is missing in {other}.ftl")


def messages(file: Traversable) -> list[str]:
    ids: list[str] = []
    for entry in FluentResource(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Fault(f"{file.name} cannot be read from “{(entry.content or '').strip().splitlines()[0]}” on")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in ids:
                raise Fault(f"{file.name} has the message “{entry.id.name}” twice")
            ids.append(entry.id.name)
    return ids
