"""Seeds: the same seed, options and moves make the same game; another seed makes another."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Line
from philtre.kernel.chance import seeded
from philtre.kernel.game import Game
from philtre.kernel.zones import CHANCE

SEEDS = 8


@final
class Seeds(Item):
    name = "seeds"
    meaning = "The same seed and the same moves make the same game, and other seeds make other games."
    unit = "games"
    needs = ("copies", "options", "ends")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.looked_at: set[int] = set()

    def finished(self, line: Line) -> None:
        state = line.begin()
        for index, (seat, action) in enumerate(line.moves):
            self.compare(line, index, list(state.b))
            state.play(seat, action)
        self.compare(line, len(line.moves), list(state.b))
        if line.setting.players not in self.looked_at:
            self.looked_at.add(line.setting.players)
            self.vary(line)
        self.tried += 1

    def compare(self, line: Line, index: int, row: list[int]) -> None:
        if row != list(line.states[index].b):
            raise Fault("played a second time, the same game comes to another position", line.record(index))

    def vary(self, line: Line) -> None:
        """Begin the same table with several seeds: if chance is drawn at all, they must not all be alike."""
        begun = set()
        for seed in range(SEEDS):
            state = self.game.begin(line.setting.players, seed, line.setting.options)
            row = list(state.b)
            if row[CHANCE] == seeded(seed):
                return
            row[CHANCE] = 0
            begun.add(tuple(row))
        if len(begun) == 1:
            raise Fault(f"{SEEDS} seeds make the same beginning, although chance is drawn", line.record(0))
