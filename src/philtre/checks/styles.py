"""Ways of playing: at random, and in ways that nobody would, to lead a game where it is weak."""

from collections.abc import Callable
from random import Random

from philtre.checks.line import Line
from philtre.kernel.state import State

Style = Callable[[Line, State, int, list[int], Random], int]


def at_random(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    return random.choice(legal)


def first(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    return legal[0]


def last(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    return legal[-1]


def wordy(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    """The longest to write: large recipes, many pieces."""
    return max(legal, key=lambda action: len(state.lexicon.write(action)))


def curt(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    """The shortest to write: passing, drawing, stopping."""
    return min(legal, key=lambda action: len(state.lexicon.write(action)))


def stubborn(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    """What has been played most often: goes round in circles where that is possible."""
    return max(legal, key=lambda action: line.often[action])


def idle(line: Line, state: State, seat: int, legal: list[int], random: Random) -> int:
    """What changes least, and does not end the game: makes it long."""
    before = list(state.b)

    def change(action: int) -> tuple[bool, int]:
        tried = state.copy()
        tried.step(seat, action)
        return tried.over, sum(cell != other for cell, other in zip(before, tried.b, strict=True))

    return min(legal, key=change)


STYLES: dict[str, Style] = {
    "random": at_random,
    "first": first,
    "last": last,
    "wordy": wordy,
    "curt": curt,
    "stubborn": stubborn,
    "idle": idle,
}
