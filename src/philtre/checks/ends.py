"""Ends: every game begins and comes to its end."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Line


@final
class Ends(Item):
    name = "ends"
    meaning = "Every game can be begun, and ends within the number of decisions declared as its bound."
    unit = "games"
    needs = ("copies", "options")

    def finished(self, line: Line) -> None:
        self.tried += 1
        if not line.states[-1].over:
            raise Fault(f"not over after {len(line.moves)} decisions, which is the declared bound")
