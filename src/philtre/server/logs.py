"""What the service tells its host: one line of JSON each, without anything that is nobody's business.

No line holds a cookie, a token, a password, a body, a chat or the query of an address. Errors are
told by their kind and place, for their messages may quote what they were given; of what libraries
say, the sentence is kept and its arguments are left out.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

import msgspec

LOGGER = logging.getLogger("philtre")
LONGEST = 200
DEEPEST = 12  # lines of a traceback


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        if record.name == LOGGER.name:
            line |= {"event": record.msg} | getattr(record, "fields", {})
        else:
            said = str(record.msg).strip().partition("\n")[0]
            line |= {"event": "library", "library": record.name, "said": said[:LONGEST]}
        if record.exc_info and record.exc_info[1] is not None:
            line |= where(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def listen(level: int = logging.INFO, stream: TextIO = sys.stderr) -> None:
    """Write the log to a stream; of libraries, only what is wrong."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)


def note(event: str, **fields: Any) -> None:
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    LOGGER.warning(event, extra={"fields": fields})


def fault(error: BaseException) -> None:
    """Something that should not happen."""
    LOGGER.error("fault", extra={"fields": where(error)})


def where(error: BaseException) -> dict[str, Any]:
    """The kind of an error, and how it came about."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": f"{type(error).__module__}.{type(error).__qualname__}", "where": places}
