"""What is refused, and how that is told: a reason's key and its arguments, never a sentence or a traceback."""

import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from philtre.kernel.errors import NotAllowed, PhiltreError, Unreadable
from philtre.server import logs
from philtre.server.storage.groups import DatabaseFailed


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done. ``reason-<reason>`` of the catalogue says it in words."""

    reason: str
    arguments: dict[str, str | int] = {}


class Refused(PhiltreError):
    """What the service does not do for whoever asks, with the status that HTTP has for it."""

    def __init__(self, status: int, reason: str, **arguments: Any) -> None:
        super().__init__(reason, **arguments)
        self.status = status


FIELD = re.compile("field `(.*)`")

LEFT = "client disconnected prematurely"  # as Litestar says of who goes away in the middle of a body

# Reasons for what Litestar refuses by itself.
REASONS = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}

MEANINGS = {
    400: "Unreadable, or addressed to a host that is not this one.",
    401: "Nobody is signed in, or a name, password or token is wrong.",
    403: "Not for whoever asks, or asked by the page of another site.",
    404: "There is no such thing.",
    409: "Not now, or not any more.",
    413: "Too large.",
    429: "Too often; the argument says in how many seconds to come back.",
    500: "A fault of the service.",
    503: "The service cannot reach its database.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse with, for the OpenAPI: those that every route has are added to all of them."""
    return {status: problem(status) for status in statuses}


def problem(status: int) -> ResponseSpec:
    return ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)


def status_of(error: Exception) -> int:
    match error:
        case Refused():
            return error.status
        case NotAllowed():
            return 409
        case Unreadable():
            return 400
        case DatabaseFailed() | OperationalError() | InterfaceError() | NoneFree():
            return 503
        case InternalServerException(detail=said) if said == LEFT:
            return 400
        case HTTPException():
            return error.status_code
        case UnicodeDecodeError():  # of a body that is not UTF-8
            return 400
    return 500


def problem_of(error: Exception) -> Problem:
    if isinstance(error, PhiltreError):
        return Problem(error.reason, {name: told(value) for name, value in error.arguments.items()})
    status = status_of(error)
    if isinstance(error, ValidationException):
        return Problem("bad-fields", {"fields": fields_of(error)})
    if status == 503:
        return Problem("no-database-now")
    if status >= 500:
        return Problem("server-fault")
    return Problem(REASONS.get(status, "bad-request"))


def told(value: Any) -> str | int:
    return value if isinstance(value, str | int) else str(value)


def fields_of(error: ValidationException) -> str:
    """The names of the fields that are missing, unknown or wrong; what each has to be, the schema tells."""
    faults = [fault for fault in error.extra or [] if isinstance(fault, dict)]
    return ", ".join(sorted({field_of(fault) for fault in faults}))


def field_of(fault: dict[str, Any]) -> str:
    named = FIELD.search(str(fault.get("message")))
    key = str(fault.get("key", ""))
    return named[1] if named else "body" if key == "data" else key


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The handler of every exception."""
    headers, status = headers_of(error), status_of(error)
    return Response(problem_of(error), status_code=status, headers=headers, media_type=MediaType.JSON)


async def note(error: Exception, scope: Scope) -> None:
    """What should not happen is told to the host, over HTTP or a WebSocket."""
    if status_of(error) >= 500:
        logs.fault(error)


def headers_of(error: Exception) -> dict[str, str]:
    if isinstance(error, HTTPException):
        return {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    match status_of(error):
        case 401:
            return {"www-authenticate": "Bearer"}
        case 429 if isinstance(error, Refused):
            return {"retry-after": str(error.arguments["seconds"])}
    return {}
