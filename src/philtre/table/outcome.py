"""How a table ended."""

from typing import Literal

import msgspec

from philtre.kernel.state import State

Ending = Literal["played", "resigned", "abandoned"]


class Outcome(msgspec.Struct, frozen=True):
    """``ranking`` is the place of each seat, equal seats sharing theirs; at an abandoned table nobody has one.

    ``stand_ins`` tells whether a bot has answered in the place of a person.
    """

    ending: Ending
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    stand_ins: bool


def outcome_of(ending: Ending, state: State, resigned: list[bool], stand_ins: bool) -> Outcome:
    """Those who resigned come last, all together, whatever their stand-ins made of it.

    When all but one have resigned, that one has won; nobody wins alone who resigned alone.
    """
    keys = [
        (1, 0) if gone else (0, place if state.over else 0) for gone, place in zip(resigned, state.ranking, strict=True)
    ]
    ranking = [1 + sum(other < key for other in keys) for key in keys]
    winners = [
        seat
        for seat, place in enumerate(ranking)
        if place == 1 and not resigned[seat] and (not state.over or state.won(seat))
    ]
    return Outcome(ending, state.scores, ranking, winners, stand_ins)


def abandoned(state: State | None, stand_ins: bool) -> Outcome:
    return Outcome("abandoned", [] if state is None else state.scores, [], [], stand_ins)
