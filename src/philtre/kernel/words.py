"""Words: one Fluent catalogue per game and language turns ids and arguments into sentences."""

import re
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from philtre.kernel.errors import PhiltreError
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.view import Message

LANGUAGES = ("en", "fr")
PIECE = re.compile(r"(\d+)(.+)")


class Words:
    """The words of a game in one language, and the names of those at the table."""

    def __init__(self, language: str, folders: list[Traversable], lexicon: Lexicon) -> None:
        self.language = language
        self.lexicon = lexicon
        self.names: list[str] = []
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **arguments: Any) -> str:
        """A message of the catalogue in words. Unknown ids and missing arguments are errors, not blanks."""
        message = self.bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        told = {name: self.thing(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(message.value, told)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def message(self, message: Message) -> str:
        return self.say(message.id, **message.arguments)

    def thing(self, text: str) -> str:
        """``ingredient:gray`` in words; any other text as it is."""
        name, _, token = text.partition(":")
        if name == "seat" and token.isdigit():
            return self.player(int(token))
        for domain in self.lexicon.domains:
            if domain.name == name and token in domain.index:
                if domain.of is not None:
                    return self.pieces(domain.of.name, token)
                return self.say(thing_id(name, token))
        return text

    def pieces(self, name: str, token: str) -> str:
        """``2gray+1blue`` in words, piece by piece."""
        said = []
        for piece in token.split("+"):
            match = PIECE.fullmatch(piece)
            assert match is not None
            said.append(f"{match[1]} {self.thing(f'{name}:{match[2]}')}")
        return ", ".join(said)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def error(self, error: PhiltreError) -> str:
        return self.say(f"reason-{error.reason}", **error.arguments)


def thing_id(domain: str, token: str) -> str:
    """The message that names a thing; tokens may join parts by ``+``, ids may not."""
    return f"{domain}-{token}".replace("+", "-")
