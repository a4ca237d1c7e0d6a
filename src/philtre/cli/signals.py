"""Signals: what interrupts a game must not lose it."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

HANG_UPS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Until this is done, no signal matters."""
    with handling([*HANG_UPS, signal.SIGINT], signal.SIG_IGN):
        yield


@contextmanager
def on_hang_up(leave: Callable[[], None]) -> Iterator[None]:
    """When the terminal is closed or the machine shuts down: leave, then end.

    Leaving is done at once and not by an exception alone: the input has ended as well by then,
    and whoever is handling that would be interrupted.
    """

    def end(number: int, frame: FrameType | None) -> None:
        leave()
        raise SystemExit(128 + number)

    with handling(HANG_UPS, end):
        yield


Handler = Callable[[int, FrameType | None], None] | signal.Handlers


@contextmanager
def handling(numbers: list[signal.Signals], handler: Handler) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)
