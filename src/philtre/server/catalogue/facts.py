"""The facts of the games: what a client must know to offer them."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

import philtre
from philtre.bots.levels import LEVELS
from philtre.kernel.game import Game
from philtre.kernel.words import LANGUAGES
from philtre.server import logs

RATINGS = "ratings.json"
DIGITS = 16  # of a version


class Span(msgspec.Struct, frozen=True):
    least: int
    most: int


class Choices(msgspec.Struct, frozen=True):
    """An option of a game; its first choice is the rule. With other numbers of ``players`` there is no other."""

    name: str
    choices: tuple[str, ...]
    players: tuple[int, ...] | None


class Level(msgspec.Struct, frozen=True):
    """A level of robots, with its measured rating at tables of so many players, as far as it was measured."""

    level: int
    ratings: dict[int, int]


class Facts(msgspec.Struct, frozen=True):
    """A game. What it is called and about are ``game`` and ``game-pitch`` of its words, in each language.

    ``composed`` tells of which things those of a domain are made: ``recipe:2gray+1blue`` of ingredients, and
    ``crew:3`` is a number. ``version`` changes with the words and the rules texts: those may be kept as long
    as it does not.
    """

    game: str
    title: str
    designer: str
    year: int
    minutes: Span
    players: Span
    rules: int
    options: list[Choices]
    levels: list[Level]
    languages: list[str]
    composed: dict[str, str]
    version: str


@cache
def all_facts() -> dict[str, Facts]:
    """The games by their names; one that cannot be loaded is left out, and the host is told."""
    found = {}
    for name in philtre.games():
        try:
            found[name] = facts_of(philtre.game(name))
        except Exception as error:
            logs.warn("broken game", game=name, **logs.where(error))
    return found


def facts_of(game: Game) -> Facts:
    return Facts(
        game=game.slug,
        title=game.title,
        designer=game.designer,
        year=game.year,
        minutes=Span(*game.minutes),
        players=Span(game.players[0], game.players[-1]),
        rules=game.rules,
        options=[Choices(option.name, option.choices, option.players) for option in game.agreements],
        levels=levels_of(game),
        languages=[language for language in LANGUAGES if text_of(game.package, f"{language}.md") is not None],
        composed={domain.name: domain.of.name for domain in game.lexicon.domains if domain.of is not None},
        version=version_of(game.package),
    )


# The levels.


class Estimate(msgspec.Struct):
    points: float


class Rung(msgspec.Struct):
    bot: str
    rating: Estimate


class Standing(msgspec.Struct):
    players: int
    rungs: list[Rung]


class Ladder(msgspec.Struct):
    """As much as is needed here of what ``philtre ladder`` writes."""

    tables: list[Standing]


def levels_of(game: Game) -> list[Level]:
    file = files(game.package) / RATINGS
    ladder = msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else Ladder([])
    levels: dict[str, Level] = {str(level): Level(level, {}) for level in LEVELS}
    for table in ladder.tables:
        for rung in table.rungs:
            if rung.bot in levels:
                levels[rung.bot].ratings[table.players] = round(rung.rating.points)
    return list(levels.values())


# The texts.


def text_of(package: str, file: str) -> bytes | None:
    """A text that a game has beside its rules."""
    found = files(package) / "text" / file
    return found.read_bytes() if found.is_file() else None


def version_of(package: str) -> str:
    texts = [text_of(package, f"{language}.{ending}") or b"" for language in LANGUAGES for ending in ("ftl", "md")]
    return sha256(b"\0".join(texts)).hexdigest()[:DIGITS]
