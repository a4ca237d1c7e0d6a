"""``philtre serve``: tables for people, in their browsers and programs."""

import logging
import os
import sys
import webbrowser
from threading import Thread
from typing import Annotated

from cyclopts import Parameter

from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.errors import Unreadable

SIGNALLED = 128


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    open_page: Annotated[bool, Parameter(name="--open")] = True,
    screen: OnScreen,
) -> int:
    """Serve tables to browsers and programs, until Ctrl-C.

    Parameters
    ----------
    host
        Where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 its network too.
    port
        The port; 8765 or the next that is free, if nothing is said.
    database
        A SQLite file or the URL of a PostgreSQL; that of PHILTRE_DATABASE_URL, or a file in the user's data
        directory, if nothing is said.
    open_page
        Open the page in the browser.
    """
    try:
        from philtre.server import logs, run
        from philtre.server.settings import read_settings
        from philtre.server.storage.guard import served_alone
        from philtre.server.storage.place import database_url, read_url
    except ModuleNotFoundError:
        raise Unreadable("no-server") from None
    if not 0 <= port < 2**16:
        raise Unreadable("bad-port", port=str(port))
    settings = read_settings()
    url = database_url(database)
    place = read_url(url)  # whatever is wrong with it is told before anything is begun
    logs.listen(logging.WARNING if screen.err.is_terminal else logging.INFO)
    listener = run.listen(host, port)
    addresses = [f"{settings.address}/"] if settings.address else run.addresses(listener)

    def started() -> None:
        tell(addresses, screen)
        if open_page and has_display():
            Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    with listener, served_alone(place, addresses[0]):
        signal = run.run(settings, url, listener, started)
    screen.say("ui-served")
    return SIGNALLED + signal if signal else 0


def tell(addresses: list[str], screen: Screen) -> None:
    screen.say("ui-serving", address=addresses[0])
    for address in addresses[1:]:
        screen.say("ui-serving-network", address=address)
    screen.say("ui-serving-until")
    screen.out.file.flush()


def has_display() -> bool:
    """Whether there is a screen for a page to open on; browsers for terminals would take over this one."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
