"""The routes of the catalogue. All of it may be kept by whoever reads it: it is the same for everybody."""

from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

import philtre
from philtre.kernel.words import LANGUAGES
from philtre.server.catalogue.facts import DIGITS, Facts, all_facts, text_of
from philtre.server.errors import Refused

Asked = Request[Any, Any, Any]
Version = Annotated[str, QueryParameter(name="v", description="The version of the texts, if they are to be kept.")]
FLUENT, MARKDOWN, JSON = "text/plain", "text/markdown", "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
UNCHANGED = {304: ResponseSpec(None, description="Whoever asks has it already.")}


class Shelf(msgspec.Struct, frozen=True):
    """The games, and the version of the words that all share."""

    version: str
    games: list[Facts]


def kept(request: Asked, body: bytes, media_type: str, fixed: bool = False) -> Response[Any]:
    """An answer with its tag: whoever has it is told so. What is asked for by its version never changes."""
    tag = f'"{digest(body)}"'
    headers = {"etag": tag, "cache-control": FOR_EVER if fixed else ASK_AGAIN}
    known = [mine.strip().removeprefix("W/") for mine in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:DIGITS]


def shared_words(language: str) -> bytes:
    return (files("philtre.text") / f"{language}.ftl").read_bytes()


def shared_version() -> str:
    return digest(b"\0".join(shared_words(language) for language in LANGUAGES))


def facts_or_refuse(game: str) -> Facts:
    facts = all_facts().get(game)
    if facts is None:
        raise Refused(404, "no-such-game", game=game, games=", ".join(all_facts()))
    return facts


def expect_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused(404, "no-such-language", language=language, languages=", ".join(LANGUAGES))


@get("/games", operation_id="list_games", responses=UNCHANGED, sync_to_thread=False)
def list_games(request: Asked) -> Response[Shelf]:
    """The games that can be played here."""
    shelf = Shelf(shared_version(), list(all_facts().values()))
    return kept(request, msgspec.json.encode(shelf), JSON)


@get("/games/{game:str}", operation_id="describe_game", responses=UNCHANGED, sync_to_thread=False)
def describe_game(request: Asked, game: FromPath[str]) -> Response[Facts]:
    """One game."""
    return kept(request, msgspec.json.encode(facts_or_refuse(game)), JSON)


@get(
    "/games/{game:str}/rules/{language:str}",
    operation_id="read_rules",
    media_type=MARKDOWN,
    responses=UNCHANGED,
    sync_to_thread=False,
)
def read_rules(request: Asked, game: FromPath[str], language: FromPath[str], version: Version = "") -> Response[str]:
    """The rules of a game, in Markdown."""
    facts = facts_or_refuse(game)
    expect_language(language)
    text = text_of(philtre.game(game).package, f"{language}.md")
    if text is None:
        raise Refused(404, "no-rules-text", game=game)
    return kept(request, text, MARKDOWN, version == facts.version)


@get(
    "/games/{game:str}/words/{language:str}",
    operation_id="read_words_of_game",
    media_type=FLUENT,
    responses=UNCHANGED,
    sync_to_thread=False,
)
def read_words_of_game(
    request: Asked, game: FromPath[str], language: FromPath[str], version: Version = ""
) -> Response[str]:
    """The words of a game, as a Fluent catalogue; those that all games share are apart."""
    facts = facts_or_refuse(game)
    expect_language(language)
    text = text_of(philtre.game(game).package, f"{language}.ftl")
    assert text is not None, "a game without words is left out"
    return kept(request, text, FLUENT, version == facts.version)


@get(
    "/words/{language:str}",
    operation_id="read_words",
    media_type=FLUENT,
    responses=UNCHANGED,
    sync_to_thread=False,
)
def read_words(request: Asked, language: FromPath[str], version: Version = "") -> Response[str]:
    """The words that all games and the service itself share, as a Fluent catalogue."""
    expect_language(language)
    return kept(request, shared_words(language), FLUENT, version == shared_version())


router = Router(
    "/api",
    route_handlers=[list_games, describe_game, read_rules, read_words_of_game, read_words],
    tags=["catalogue"],
)
