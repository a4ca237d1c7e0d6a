"""A service for the tests of what surrounds every feature; the database matters little to it."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, WebSocket, get, websocket
from support.serving import Place, serving

from philtre.server.limits import address_of


@get("/faulty", include_in_schema=False)
async def faulty() -> None:
    """What should not happen."""
    raise RuntimeError("a secret that must not be told")


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Says what it hears, until it hears nothing more."""
    await socket.accept()
    async for text in socket.iter_data("text"):
        await socket.send_text(f"{text} from {address_of(socket.scope)}")


@pytest.fixture(scope="session")
def house(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A service with a route that fails, and a WebSocket."""
    file = shutil.copy(migrated_file, tmp_path_factory.mktemp("house"))
    with serving(str(file), prepare=furnish) as place:
        yield place


def furnish(app: Litestar) -> None:
    app.register(faulty)
    app.register(echo)
