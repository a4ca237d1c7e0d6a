"""Garbage collection that nobody notices.

Python stops everything to look at all objects whenever a quarter more of them have come to stay: with a
thousand tables open that takes a third of a second. So what has been looked at once is left alone for an
hour, and only what has come since is looked at. The memory of almost everything is given back at once
anyhow; collected is what refers to itself in circles.
"""

import gc
from asyncio import sleep

HOUR = 3600.0  # seconds
YOUNG = 50_000  # objects that are there more than before, until the young ones are looked at


async def collect() -> None:
    """Look at everything now, and every hour."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.callbacks.append(leave_alone)
    while True:
        gc.unfreeze()
        gc.collect()
        await sleep(HOUR)


def leave_alone(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
