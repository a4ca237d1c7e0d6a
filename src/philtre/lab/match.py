"""A match: one game between bots, of which everything but the thinking time is settled before it begins."""

import random
import time
from dataclasses import dataclass, field

from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS, Game
from philtre.kernel.record import Answer, Record, Result


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
    """How a match ended. What is counted by seat leaves out answers to which there was no other."""

    match: Match
    scores: list[int]
    winners: list[int]
    ranking: list[int]
    decisions: int
    record: str
    choices: list[int]
    seconds: list[float] = field(compare=False)

    @property
    def bots(self) -> tuple[str, ...]:
        return self.match.bots


def expect(games: int, seed: int) -> None:
    """Refuse a number of games, or a seed, that means nothing."""
    if games < 1:
        raise Unreadable("bad-games", games=games)
    if seed not in SEEDS:
        raise Unreadable("bad-seed", seed=str(seed))


def play(match: Match, game: Game, options: dict[str, str]) -> Outcome:
    """Play a match between bots made for it: bots remember, and nobody may know another's thoughts."""
    bots = [game.bot(name) for name in match.bots]
    chance = random.Random(f"{match.seed} bots {match.number}")
    record = Record.start(game, len(bots), match.deal, options)
    state = record.begin(game)
    choices = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not state.over:
        seat = state.deciders[0]
        seen = state.seen_by(seat)
        began = time.perf_counter()
        action = bots[seat].choose(seen, seat, chance.randrange(len(SEEDS)))
        if len(state.legal(seat)) > 1:
            choices[seat] += 1
            seconds[seat] += time.perf_counter() - began
        record.answers.append(Answer(seat, game.write(state, seat, action)))
        state.play(seat, action)
    record.result = Result(state.scores, state.winners)
    return Outcome(
        match, state.scores, state.winners, state.ranking, len(record.answers), record.write(), choices, seconds
    )
