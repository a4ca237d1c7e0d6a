"""Write a game down, step by step, with everything each seat sees: a text to be read as a diff.

    python tests/support/playthrough.py alchemist > tests/playthroughs/alchemist.txt

After its first sight of the table, only what changed in a seat's view is shown again.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import philtre
from philtre.table import Course

SEED = 7
PLAYERS = 2


def lines(slug: str) -> Iterator[str]:
    game = philtre.game(slug)
    course = Course(game, PLAYERS, SEED, {})
    words = game.words("en")
    bots = [game.bot("greedy"), game.bot("random")]
    seen: list[dict[str, str]] = [{} for _ in range(PLAYERS + 1)]
    told = [0] * (PLAYERS + 1)
    yield f"{game.title}, rules {game.rules}: {PLAYERS} players, seed {SEED}, greedy against random"
    for step in range(game.bound):
        state = course.state
        yield f"\n== {step} {state!r}"
        for seat in [*range(PLAYERS), None]:
            index = PLAYERS if seat is None else seat
            yield "-- a spectator sees" if seat is None else f"-- seat {seat} sees"
            view = dict(flat("", msgspec.to_builtins(game.view(state, seat))))
            for name in sorted({*view, *seen[index]}):
                if view.get(name) != seen[index].get(name):
                    yield f"   {name}: {view.get(name, '(gone)')}"
            seen[index] = view
            log = course.log(seat)
            for message in log[told[index] :]:
                yield f"   * {words.message(message)}"
            told[index] = len(log)
        if state.over:
            return
        seat = state.deciders[0]
        action = bots[seat].choose(state.seen_by(seat), seat, seed=step)
        yield f">> seat {seat}: {game.write(state, seat, action)}"
        course.play(seat, action)


def flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view as names and values, one line each; choices by their notation."""
    if name.endswith("choices"):
        yield name, ", ".join(choice["notation"] for choice in value)
    elif isinstance(value, dict) and any(isinstance(inner, dict | list) for inner in value.values()):
        for key, inner in value.items():
            yield from flat(f"{name}.{key}" if name else key, inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for index, inner in enumerate(value):
            yield from flat(f"{name}[{index}]", inner)
    elif isinstance(value, dict):
        yield name, " ".join(f"{key}={inner}" for key, inner in value.items())
    else:
        yield name, str(value)


if __name__ == "__main__":
    for line in lines(sys.argv[1]):
        print(line)
