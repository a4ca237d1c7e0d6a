"""What is seen of a game by whoever watches it closely: what was offered and taken, what lay open, what happened,
who led."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from philtre.kernel.game import Game
from philtre.kernel.journal import Journal
from philtre.kernel.lexicon import SEAT, Lexicon
from philtre.kernel.state import State
from philtre.lab.shown import Shown

NOBODY = -1  # an event that names no seat


@dataclass(frozen=True)
class Sight:
    """All that was seen of a game, as rows of tables.

    options: seat, verb, thing, how often it was among several options, how often it was taken.
    shown: the things that lay open at some time.
    events: seat (or nobody's), event, thing, how often.
    course: answers given so far, era, seat, score, judgement; at the beginning of each turn, and at the end.
    """

    options: list[tuple[int, str, str, int, int]]
    shown: list[tuple[str]]
    events: list[tuple[int, str, str, int]]
    course: list[tuple[int, int, int, int, int]]


class Watcher:
    def __init__(self, game: Game) -> None:
        self.lexicon = game.lexicon
        self.shown = Shown(game)
        self.journal = Journal()
        self.offered: Counter[tuple[int, int]] = Counter()
        self.taken: Counter[tuple[int, int]] = Counter()
        self.course: list[tuple[int, int, int, int, int]] = []
        self.turn = (-1, -1)

    def choice(self, seat: int, options: Sequence[int], action: int) -> None:
        self.offered.update([(seat, option) for option in options])
        self.taken[seat, action] += 1

    def position(self, state: State, answers: int) -> None:
        """Note what lies open; and who leads, if a turn begins or the game is over."""
        era = int(state.era())
        turn = (era, state.deciders[0] if state.deciders else NOBODY)
        self.shown.look(state, turn != self.turn)
        if turn == self.turn:
            return
        self.turn = turn
        self.course += [
            (answers, era, seat, int(state.score(seat)), int(state.judge(seat))) for seat in range(state.players)
        ]

    def sight(self) -> Sight:
        options = []
        for (seat, action), times in sorted(self.offered.items()):
            verb = self.lexicon.verb_of(action)
            options.append((seat, verb.name, verb.thing(action) or "", times, self.taken[seat, action]))
        shown = [(thing,) for thing in sorted(self.shown.things)]
        return Sight(options, shown, named(self.journal, self.lexicon), self.course)


def named(journal: Journal, lexicon: Lexicon) -> list[tuple[int, str, str, int]]:
    """What events say of things: of single ones, for numbers and collections have no name."""
    counted: Counter[tuple[int, str, str]] = Counter()
    for entry in journal.entries:
        phrase = lexicon.events[entry.event]
        arguments = list(zip(phrase.arguments.values(), entry.arguments, strict=False))
        seat = next((value for domain, value in arguments if domain is SEAT), NOBODY)
        for domain, value in arguments:
            if domain.tokens and domain.of is None:
                counted[seat, phrase.name, domain.thing(value)] += 1
    return [(*key, times) for key, times in sorted(counted.items())]
