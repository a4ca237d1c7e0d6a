"""A match: one game between bots, of which everything but the thinking time is settled before it begins."""

import random
import time
from dataclasses import dataclass, field

from philtre.games import exported
from philtre.kernel.changes import Changes
from philtre.kernel.components import alter
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS, Game
from philtre.kernel.record import Answer, Record, Result
from philtre.lab.watch import Sight, Watcher


@dataclass(frozen=True)
class Terms:
    """What the matches of a run have in common, wherever they are played."""

    package: str
    options: dict[str, str] = field(default_factory=dict)
    changes: Changes = field(default_factory=dict)  # of the game's components
    watched: bool = False

    def game(self) -> Game:
        """The game, with its changes; only a process that has not read its rules yet can make any."""
        alter(self.package, self.changes)
        return exported(self.package)


@dataclass(frozen=True)
class Match:
    """A game to be played: matches of one block have the same deal, and the bots in other seats."""

    seed: int
    number: int
    block: int
    bots: tuple[str, ...]

    @property
    def deal(self) -> int:
        return random.Random(f"{self.seed} deal {self.block}").randrange(len(SEEDS))


@dataclass(frozen=True)
class Outcome:
    """How a match ended. What is counted by seat leaves out answers to which there was no other.

    ``steps`` is how long a table waited, in answers: where several seats are asked at once, they answer at once.
    """

    match: Match
    scores: list[int]
    winners: list[int]
    ranking: list[int]
    decisions: int
    record: str
    choices: list[int]
    seconds: list[float] = field(compare=False)
    steps: float = 0.0
    sight: Sight | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        return self.match.bots


def expect(games: int, seed: int) -> None:
    """Refuse a number of games, or a seed, that means nothing."""
    if games < 1:
        raise Unreadable("bad-games", games=games)
    if seed not in SEEDS:
        raise Unreadable("bad-seed", seed=str(seed))


def play(match: Match, terms: Terms) -> Outcome:
    """Play a match between bots made for it: bots remember, and nobody may know another's thoughts."""
    game = terms.game()
    bots = [game.bot(name) for name in match.bots]
    chance = random.Random(f"{match.seed} bots {match.number}")
    record = Record.start(game, len(bots), match.deal, terms.options)
    watcher = Watcher(game) if terms.watched else None
    state = record.begin(game, None if watcher is None else watcher.journal)
    choices = [0] * len(bots)
    seconds = [0.0] * len(bots)
    steps = 0.0
    while not state.over:
        deciders = state.deciders
        seat = deciders[0]
        seen = state.seen_by(seat)
        began = time.perf_counter()
        action = bots[seat].choose(seen, seat, chance.randrange(len(SEEDS)))
        options = state.legal(seat)
        if len(options) > 1:
            choices[seat] += 1
            seconds[seat] += time.perf_counter() - began
            steps += 1 / len(deciders)
        if watcher is not None:
            watcher.position(state, len(record.answers))
            if len(options) > 1:
                watcher.choice(seat, options, action)
        record.answers.append(Answer(seat, game.write(state, seat, action)))
        state.play(seat, action)
    if watcher is not None:
        watcher.position(state, len(record.answers))
    record.result = Result(state.scores, state.winners)
    return Outcome(
        match,
        state.scores,
        state.winners,
        state.ranking,
        len(record.answers),
        record.write(),
        choices,
        seconds,
        steps,
        None if watcher is None else watcher.sight(),
    )
