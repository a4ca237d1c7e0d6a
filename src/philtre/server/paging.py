"""Pages: a list that is read on from where one was, whatever has come or gone meanwhile."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, TypeVar

import msgspec
from litestar.params import QueryParameter

from philtre.kernel.errors import Unreadable

PAGE = 20  # at once

Place = TypeVar("Place")
After = Annotated[
    str,
    QueryParameter(name="after", max_length=200, description="The ``next`` of the page before; the first if empty."),
]


def cursor_of(place: msgspec.Struct) -> str:
    """The place of the last thing on a page, as a client hands it back."""
    return urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def read_cursor(cursor: str, kind: type[Place]) -> Place | None:
    """The place that a cursor tells; None for the beginning."""
    if not cursor:
        return None
    try:
        return msgspec.json.decode(urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)), type=kind)
    except ValueError:  # of either decoder
        raise Unreadable("bad-cursor") from None
