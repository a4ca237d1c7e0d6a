"""Drawing: how what a client draws is made of a redacted state, and of what was told."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.lexicon import Lexicon
from philtre.kernel.state import State
from philtre.kernel.view import Choice, Message, Question, View


def view_of(board: Callable[[State], msgspec.Struct], rules: int, seen: State, seat: int | None) -> View:
    question = None
    if seat is not None and seat in seen.deciders:
        question = question_of(seen, seat)
    return View(
        game=seen.lexicon.game,
        rules=rules,
        players=seen.players,
        seat=seat,
        deciders=seen.deciders,
        over=seen.over,
        scores=seen.scores,
        ranking=seen.ranking,
        winners=seen.winners,
        board=board(seen),
        question=question,
    )


def question_of(seen: State, seat: int) -> Question:
    decision = seen.lexicon.decisions[seen.question(seat)]
    choices = [choice_of(seen.lexicon, action) for action in seen.legal(seat)]
    return Question(Message(f"prompt-{decision.name}"), choices)


@lru_cache(maxsize=20_000)  # the same options are offered again and again
def choice_of(lexicon: Lexicon, action: int) -> Choice:
    verb = lexicon.verb_of(action)
    thing = verb.thing(action)
    arguments: dict[str, str | int] = {} if thing is None or verb.domain is None else {verb.domain.name: thing}
    targets = [f"{verb.name}"] if thing is None else [thing]
    return Choice(action, lexicon.write(action), Message(f"option-{verb.name}", arguments), targets)


def event_message(lexicon: Lexicon, event: int, arguments: list[int]) -> Message:
    """What the catalogue is given for an event of the journal."""
    phrase = lexicon.events[event]
    told: dict[str, str | int] = {}
    for (name, domain), value in zip(phrase.arguments.items(), arguments, strict=False):
        if domain.name == "number":
            told[name] = value
        elif domain.name == "seat":
            told[name] = f"seat:{value}"
        else:
            told[name] = domain.thing(value)
    return Message(f"event-{phrase.name}", told)


def by_name(names: Sequence[str], row: vec[i64], at: i64) -> dict[str, int]:
    """What a row holds from a cell on, each number under its name."""
    held: dict[str, int] = {}
    for name in names:
        held[name] = row[at]
        at += 1
    return held
