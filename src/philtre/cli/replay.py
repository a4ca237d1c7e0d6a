"""``philtre replay``: a record, move by move."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.rule import Rule
from rich.text import Text

from philtre.cli import records, shelf
from philtre.cli.screen import OnScreen, Screen
from philtre.cli.session import ranking
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.record import Answer, Record
from philtre.kernel.state import State
from philtre.kernel.view import Message
from philtre.table import Course, unheard

ALL = "all"
SPECTATOR = "spectator"


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    eyes: Annotated[str, Parameter(name="--as")] = SPECTATOR,
    log: Annotated[bool, Parameter(negative=())] = False,
    match: int | None = None,
    game: str | None = None,
    screen: OnScreen,
) -> int:
    """Show a record: on a terminal move by move, otherwise its log and its result.

    Parameters
    ----------
    file
        The record, or the folder of a run.
    at
        Only the position after so many answers.
    eyes
        Through whose eyes: a seat (1, 2, ...), spectator, or all (whoever is to decide, and everything told).
    log
        Only what happened.
    match
        Of a run, the number of the game.
    game
        The folder of the game, if it is none of ``philtre games``.
    """
    record = records.read_record(file) if match is None else records.record_of_run(file, match)
    found = screen.open(records.game_of(record, game))
    course = Course.resume(found, record)
    reader = Reader(screen, found, record, eyes)
    if at is not None:
        reader.show_at(at)
    elif screen.interactive and not log:
        reader.step_through()
    else:
        reader.tell(reader.told(course))
        reader.show_result()
    return 0


class Reader:
    """Goes back and forth in the positions of a record."""

    def __init__(self, screen: Screen, game: Game, record: Record, eyes: str) -> None:
        self.screen = screen
        self.game = game
        self.record = record
        self.eyes = eyes
        self.last = len(record.answers)
        seats = [str(seat + 1) for seat in range(record.heading.players)]
        if eyes not in (ALL, SPECTATOR, *seats):
            raise Unreadable("no-such-seat", seat=eyes)

    def course(self, position: int) -> Course:
        """The game as it was after so many answers."""
        if position == self.last:
            return Course.resume(self.game, self.record)
        return Course.resume(self.game, Record(self.record.heading, self.record.answers[:position]))

    def viewer(self, state: State) -> int | None:
        """The seat that looks, or None for a spectator."""
        if self.eyes == ALL:
            return state.deciders[0] if state.deciders else None
        return None if self.eyes == SPECTATOR else int(self.eyes) - 1

    def told(self, course: Course) -> list[Message]:
        return course.everything() if self.eyes == ALL else course.log(self.viewer(course.state))

    def tell(self, messages: list[Message]) -> None:
        for message in messages:
            self.screen.print(Text(f"• {self.screen.words.message(message)}"))

    # One position, and all of them.

    def show_at(self, position: int) -> None:
        if not 0 <= position <= self.last:
            raise Unreadable("no-such-position", position=position, last=self.last)
        course = self.course(position)
        view = self.game.view(course.state, self.viewer(course.state))
        self.screen.print(Rule(self.screen.words.say("ui-position", position=position, last=self.last)))
        self.screen.print(shelf.drawn(self.game, view, self.screen.words))
        if position > 0:
            self.show_answer(self.record.answers[position - 1])
            self.tell(unheard(self.told(course), self.told(self.course(position - 1))))

    def show_answer(self, answer: Answer) -> None:
        """What was answered, to those whom it was no secret to."""
        if self.eyes in (ALL, str(answer.seat + 1)):
            self.screen.print(Text(f"{self.screen.words.player(answer.seat)}: {answer.play}", "dim"))

    def step_through(self) -> None:
        position = 0
        while True:
            self.show_at(position)
            if position == self.last:
                self.show_result()
            self.screen.say("ui-replay-hint", "dim")
            try:
                typed = self.screen.ask().lower()
            except EOFError:
                return
            if typed == "q":
                return
            position = self.going_to(typed, position)

    def going_to(self, typed: str, position: int) -> int:
        if typed.isdecimal():
            return min(int(typed), self.last)
        return max(0, position - 1) if typed == "b" else min(self.last, position + 1)

    def show_result(self) -> None:
        course = self.course(self.last)
        if course.state.over:
            self.screen.print(ranking(course, self.screen))
        else:
            self.screen.say("ui-unfinished", answers=self.last)
