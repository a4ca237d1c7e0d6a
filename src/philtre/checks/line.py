"""Games as the suite plays them: with every position kept, so that each can be looked at again."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from philtre.kernel.game import Game
from philtre.kernel.journal import Journal
from philtre.kernel.record import Answer, Record, Result
from philtre.kernel.state import State


@dataclass(frozen=True)
class Setting:
    """A table as it is agreed on: how many play, and what differs from the rule."""

    players: int
    options: dict[str, str] = field(default_factory=dict)


class Line:
    """One game: ``states[i]`` is the position before ``moves[i]``, the last state the end."""

    def __init__(self, game: Game, setting: Setting, seed: int, style: str) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.style = style
        self.journal = Journal()
        self.states: list[State] = []
        self.moves: list[tuple[int, int]] = []
        self.often: Counter[int] = Counter()  # how often each action was played

    def begin(self, journal: Journal | None = None) -> State:
        return self.game.begin(self.setting.players, self.seed, self.setting.options, journal)

    def record(self, length: int | None = None) -> Record:
        """The game as a record: its first answers, or all of it with the result."""
        record = Record.start(self.game, self.setting.players, self.seed, self.setting.options)
        lexicon = self.game.lexicon
        record.answers = [Answer(seat, lexicon.write(action)) for seat, action in self.moves[:length]]
        if length is None and self.states and self.states[-1].over:
            record.result = Result(self.states[-1].scores, self.states[-1].winners)
        return record


class Spot:
    """A position of a game. Its state belongs to the game: play on copies."""

    def __init__(self, line: Line, index: int) -> None:
        self.line = line
        self.index = index
        self.state = line.states[index]
        self.random = Random(f"{line.seed} {index}")

    def record(self) -> Record:
        return self.line.record(self.index)

    def seats(self) -> list[int]:
        return list(range(self.state.players))

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*self.seats(), None]

    def world(self, viewer: int | None) -> State:
        """Another world that a seat, or the spectator, cannot tell from this one."""
        if viewer is not None:
            return self.state.redeal(viewer, self.random.getrandbits(32))
        world = self.state
        for seat in self.seats()[:2]:  # what two seats do not know, one after the other, is all a spectator does not
            world = world.redeal(seat, self.random.getrandbits(32))
        return world


def name_of(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
