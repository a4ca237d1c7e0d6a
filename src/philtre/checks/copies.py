"""Copies: a state is a value, and shares nothing with its copies."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Line, Spot
from philtre.kernel.game import Game


@final
class Copies(Item):
    name = "copies"
    meaning = "What is played on a copy changes nothing in the original, nor the other way round."
    everywhere = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: dict[int, list[int]] = {}

    def position(self, spot: Spot) -> None:
        if spot.index == 0:
            self.kept.clear()
        row = list(spot.state.b)
        self.kept[spot.index] = row
        copy = spot.state.copy()
        if copy != spot.state or list(copy.b) != row:
            raise Fault("a copy is not equal to its original")
        self.tried += 1
        if spot.state.over:
            return
        seat = spot.random.choice(spot.state.deciders)
        action = spot.random.choice(copy.legal(seat))
        try:
            copy.play(seat, action)
        except Exception:  # whether options can be played is another item's question
            return
        if list(spot.state.b) != row:
            raise Fault(f"playing “{self.game.lexicon.write(action)}” on a copy for seat {seat} changed the original")

    def finished(self, line: Line) -> None:
        for index, row in self.kept.items():
            if list(line.states[index].b) != row:
                raise Fault("this position, kept as a copy, changed while the game was played on", line.record(index))
        state = line.states[len(line.states) // 2]
        if hash(state) != hash(state.copy()):
            raise Fault("a copy has another hash than its original")
