"""A process in which bots think, seen from inside: it is asked through its input, and answers through its output.

Nobody tells it more than a seat sees. It ends when its input does, even while it thinks.
"""

import json
import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass

import philtre
from philtre.bots.grove import Grove
from philtre.bots.worker import ending_with
from philtre.kernel.state import State

START = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from philtre.server.tables.thinker import serve; serve()"
)
POLITENESS = 5  # the server itself goes first


@dataclass(frozen=True)
class Question:
    """What a seat sees, and what is wanted of a bot of a level: a choice, or what it makes of all options."""

    level: int
    seen: State
    seat: int
    seed: int
    choose: bool = True


Thoughts = list[tuple[int, float]]  # actions, the best first, with the chance to win that each promises


def thought_over(question: Question) -> Thoughts:
    """By a bot made anew: the same in every process."""
    bot = philtre.game(question.seen.lexicon.game).bot(str(question.level))
    assert isinstance(bot, Grove)
    if question.choose:
        return [(bot.choose(question.seen, question.seat, question.seed), 0.0)]
    thoughts = bot.think(question.seen, question.seat, question.seed)
    return [(thought.action, thought.value) for thought in thoughts]


def serve() -> None:
    """Answer until the input ends: each answer is a line, with no thoughts if the bot failed."""
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints is no answer
    os.nice(POLITENESS)
    with suppress(BrokenPipeError, EOFError):
        while True:
            question = pickle.load(requests)
            with ending_with(requests):
                try:
                    thoughts = thought_over(question)
                except Exception:
                    thoughts = []
            replies.write(json.dumps(thoughts).encode() + b"\n")
            replies.flush()
