"""Worlds that somebody cannot tell apart: tables that differ only in what a seat, or a spectator, may not know."""

from random import Random

import philtre
from philtre.kernel.zones import CHANCE
from philtre.table import Answered, Pace, Table
from philtre.table.course import WayBack
from support.tables import Host, started


def in_the_middle(slug: str, answers: int, pace: Pace, secret: int = 0) -> Host:
    """A table at which people have answered so often, and now and then taken back."""
    host = started(slug, philtre.game(slug).players[-1], secret, pace)
    random = Random(secret)
    for _ in range(answers):
        if host.table.phase == "playing":
            host.live(random)
    return host


def otherwise(host: Host, viewer: int | None, seed: int) -> Host:
    """The same table in a world that the viewer cannot tell from the true one."""
    world = host.course.state
    for seat in (0, 1) if viewer is None else (viewer,):
        world = world.redeal(seat, seed)
    world.b[CHANCE] = 0
    world.journal = host.course.journal
    other = Host(host.agreement)
    other.table = Table.restore(host.agreement, host.table.snapshot())
    other.course.state = world
    world.journal = other.course.journal
    for course in (host.course, other.course):  # nobody goes back behind the moment where the worlds part
        course.ways = [WayBack("another-acted") for _ in course.ways]
        course.journal.entries = [note for note in course.journal.entries if note.hidden == viewer]
    if viewer is None:
        host.course.state = host.course.state.redeal(0, seed)  # in both, the hidden have still to answer
        host.course.state.b[CHANCE] = 0
        host.course.state.journal = host.course.journal
    return other


def open_moves(host: Host) -> list[Answered]:
    return [Answered(seat, play) for seat in host.course.state.deciders for play in host.legal(seat)]
