"""Notation: every action can be written, and read again."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot


@final
class Notation(Item):
    name = "notation"
    meaning = "Every action has a notation of its own, which is read as that action, whatever its case and spacing."
    unit = "actions"
    needs = ("options",)
    everywhere = True

    def position(self, spot: Spot) -> None:
        if self.tried == 0:
            self.read_all(spot)

    def read_all(self, spot: Spot) -> None:
        written: dict[str, int] = {}
        for action in range(int(self.game.lexicon.actions)):
            text = self.game.write(spot.state, 0, action)
            if text in written:
                raise Fault(f"“{text}” is the notation of two actions, {written[text]} and {action}")
            written[text] = action
            for form in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
                if (read := self.game.lexicon.read(form)) != action:
                    raise Fault(f"action {action} is written “{text}”, but “{form}” is read as {read}")
            self.tried += 1
