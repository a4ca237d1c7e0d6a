"""Words: one Fluent catalogue per game and language turns ids and arguments into sentences."""

import re
from copy import copy
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from philtre.kernel.errors import PhiltreError
from philtre.kernel.lexicon import NUMBER, Lexicon
from philtre.kernel.view import Message

LANGUAGES = ("en", "fr")
LONGEST = 500
LARGEST = 2**53
PIECE = re.compile(r"(\d+)(.+)")


class Words:
    """The words of a game in one language, and the names of those at a table."""

    def __init__(self, language: str, folders: list[Traversable], lexicon: Lexicon) -> None:
        self.language = language
        self.lexicon = lexicon
        self.names: list[str] = []
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def named(self, names: list[str]) -> "Words":
        """The same words for a table at which these people sit."""
        words = copy(self)
        words.names = names
        return words

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **arguments: Any) -> str:
        """A message of the catalogue in words. Unknown ids and missing arguments are errors, not blanks."""
        message = self.bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        told = {name: self.told(value) for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(message.value, told)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def told(self, value: Any) -> Any:
        """An argument as a sentence can carry it: catalogues refuse a thousand signs, and numbers beyond counting."""
        if isinstance(value, str):
            if self.counts(value):
                return int(value.partition(":")[2])
            return self.thing(value) if len(value) <= LONGEST else value[:LONGEST] + "…"
        return "…" if isinstance(value, int) and abs(value) > LARGEST else value

    def message(self, message: Message) -> str:
        return self.say(message.id, **message.arguments)

    def thing(self, text: str) -> str:
        """``ingredient:gray`` in words; any other text as it is."""
        name, _, token = text.partition(":")
        if name == "seat" and token.isdigit():
            return self.player(int(token))
        for domain in self.lexicon.domains:
            if domain.name == name and domain.has(token):
                if domain.of is NUMBER:
                    return token
                if domain.of is not None:
                    return self.pieces(domain.of.name, token)
                return self.say(thing_id(name, token))
        return text

    def counts(self, text: str) -> bool:
        """Whether a text is a thing of a domain of numbers."""
        name, _, token = text.partition(":")
        return any(domain.of is NUMBER and domain.name == name and domain.has(token) for domain in self.lexicon.domains)

    def pieces(self, name: str, token: str) -> str:
        """``2gray+1blue`` in words, piece by piece."""
        if not token:
            return self.say("nothing")
        said = []
        for piece in token.split("+"):
            match = PIECE.fullmatch(piece)
            assert match is not None
            said.append(self.say("piece", number=int(match[1]), thing=f"{name}:{match[2]}"))
        return ", ".join(said)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def error(self, error: PhiltreError) -> str:
        """Why something was refused; an error that stands behind it is its ``$problem``."""
        arguments = dict(error.arguments)
        if isinstance(error.__cause__, PhiltreError):
            arguments["problem"] = self.error(error.__cause__)
        elif isinstance(error.__cause__, msgspec.ValidationError):  # its own words are English
            arguments["problem"] = self.say("problem-shape")
        elif error.__cause__ is not None:
            arguments["problem"] = self.say("problem-json")
        return self.say(f"reason-{error.reason}", **arguments)


def thing_id(domain: str, token: str) -> str:
    """The message that names a thing; tokens may join parts by ``+``, ids may not."""
    return f"{domain}-{token}".replace("+", "-")
