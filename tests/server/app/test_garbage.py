"""Garbage collection of the service: what stays is left alone, and what refers to itself in circles goes."""

import gc
from asyncio import create_task, sleep, timeout
from collections.abc import Iterator
from weakref import ref

import pytest

from philtre.server import garbage


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def own_ways() -> Iterator[None]:
    """Everything as it was, afterwards."""
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    yield
    gc.set_threshold(*thresholds)
    gc.callbacks[:] = callbacks
    gc.unfreeze()


def watched(circle: Circle) -> bool:
    """Whether it is looked at to see if it may go."""
    return any(other is circle for other in gc.get_objects())


async def test_what_has_been_looked_at_once_is_left_alone() -> None:
    collecting = create_task(garbage.collect())
    await sleep(0)
    kept = Circle()
    assert watched(kept)
    gc.collect(0)
    assert not watched(kept)
    collecting.cancel()


async def test_circles_are_collected_soon_or_within_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "HOUR", 0.01)
    collecting = create_task(garbage.collect())
    await sleep(0)
    young, old = Circle(), Circle()
    gone_young, gone_old = ref(young), ref(old)
    del young
    gc.collect()
    assert gone_young() is None
    del old  # which has been left alone since
    async with timeout(60):
        while gone_old() is not None:
            await sleep(0.01)
    collecting.cancel()
