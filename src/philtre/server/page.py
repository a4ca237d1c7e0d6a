"""The page, until there is a client for browsers: it says so, and where everything else is."""

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, Response, Router, get
from litestar.enums import MediaType

from philtre._version import __version__
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.words import LANGUAGES, Words

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Philtre</title>
</head>
<body>
<main>
<h1>Philtre {version}</h1>
<p>{nothing}</p>
<p>{terminal}</p>
<h2>{api}</h2>
<ul>
{links}
</ul>
</main>
</body>
</html>
"""
LINKS = {"/schema/openapi.json": "page-openapi", "/api/games": "page-games", "/health": "page-health"}


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[str]:
    """Plain, without a script, in the language that the browser prefers."""
    language = preferred(request.headers.get("accept-language", ""))
    return Response(drawn(language), headers={"vary": "accept-language", "content-language": language})


@cache
def drawn(language: str) -> str:
    words = Words(language, [files("philtre.text")], Lexicon("", 0))
    texts = {name: escape(words.say(f"page-{name}")) for name in ("nothing", "terminal", "api")}
    links = "\n".join(f'<li><a href="{path}">{path}</a> {escape(words.say(id))}</li>' for path, id in LINKS.items())
    return PAGE.format(language=language, version=__version__, links=links, **texts)


def preferred(accepted: str) -> str:
    """The language that a browser asks for first, of those there are.

    >>> preferred("de, fr-CH;q=0.9, en;q=0.8"), preferred("de;q=0.5"), preferred("en;q=0.1, fr")
    ('fr', 'en', 'fr')
    """
    wishes = []
    for wish in accepted.split(","):
        tag, _, weight = wish.partition(";q=")
        language = tag.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            wishes.append((weighed(weight), language))
    return max(wishes, key=lambda wish: wish[0], default=(0.0, LANGUAGES[0]))[1]


def weighed(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


router = Router("/", route_handlers=[page])
