"""Records: a game written down is read again and replayed to the same end."""

from typing import final

import msgspec

from philtre.checks.item import Fault, Item
from philtre.checks.line import Line
from philtre.kernel.errors import Unreadable
from philtre.kernel.record import Record


@final
class Records(Item):
    name = "records"
    meaning = "A game written down is read and replayed to the same positions; cut short or falsified it is refused."
    unit = "games"
    needs = ("copies", "options", "ends", "seeds", "notation")

    def finished(self, line: Line) -> None:
        text = line.record().write()
        record = Record.read(text)
        if record.write() != text:
            raise Fault("a record that was read is not written as it was", line.record())
        for index, state in enumerate(record.replay(self.game)):
            if state != line.states[index]:
                raise Fault("the record is replayed to another position", line.record(index))
        self.refuse(line, "cut short", "".join(text.splitlines(keepends=True)[:-1]))
        if record.result is not None:
            scores = [score + 1 for score in record.result.scores]
            false = msgspec.structs.replace(record.result, scores=scores)
            self.refuse(line, "falsified", Record(record.heading, record.answers, false).write())
        self.tried += 1

    def refuse(self, line: Line, how: str, text: str) -> None:
        try:
            for _ in Record.read(text).replay(self.game):
                pass
        except Unreadable:
            return
        raise Fault(f"a record that was {how} is replayed all the same", line.record())
