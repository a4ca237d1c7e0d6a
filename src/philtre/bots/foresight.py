"""Foresight: how far a seat can get by itself, before somebody else is to move or a new chapter begins."""

from typing import final

from mypy_extensions import i64

from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, OVER


@final
class Foresight:
    """Tries what a seat can do next and keeps the position with the best judgement."""

    left: i64
    chapter: i64
    value: i64
    reached: State

    def __init__(self) -> None:
        self.left = 0
        self.chapter = 0
        self.value = 0
        self.untried = True

    def look(self, state: State, seat: i64, action: i64, positions: i64) -> State:
        """Where an answer leads at best. After so many ``positions`` they are judged as they stand."""
        self.left = positions
        self.chapter = state.chapter(seat)
        self.untried = True
        self.explore(state, seat, action)
        return self.reached

    def explore(self, state: State, seat: i64, action: i64) -> None:
        tried = state.copy()
        tried.step(seat, action)
        if tried.b[OVER] != 0 or tried.b[seat * tried.zones.stride + DEPTH] == 0 or tried.chapter(seat) != self.chapter:
            self.keep(tried, seat)
            return
        moves = tried.ready(seat)
        if self.left < moves.count:
            self.keep(tried, seat)
            return
        self.left -= moves.count
        for i in range(moves.count):
            self.explore(tried, seat, moves.items[i])

    def keep(self, state: State, seat: i64) -> None:
        value = state.judge(seat)
        if self.untried or value > self.value:
            self.untried = False
            self.reached = state
            self.value = value
