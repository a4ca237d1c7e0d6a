"""Write the recorded games: at least three for each game and number of players, and every way to end.

    python tests/support/recording.py

Records of a released version of the rules are never written again: they must replay for ever.
"""

from pathlib import Path

import philtre
from philtre.bots.greedy import Greedy
from philtre.bots.random import Random
from philtre.kernel.bot import Bot
from philtre.kernel.state import State
from philtre.table import Course

# What is agreed on in the games of mixed bots.
VARIED = {
    "alchemist": {"first": "1"},
    "elixir-mixer": {"first": "1"},
    "bal-des-chaudrons": {"characters": "draft"},
    "ars-alchimia": {},
    "azerlande": {},
}

FOLDER = Path(__file__).parents[1] / "records"


class Trader:
    """Never brews, and trades a card for its like when it can: so a game of Elixir Mixer stalls."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        options = {seen.lexicon.write(action): action for action in seen.legal(seat)}
        for start in ("stop", "trade", "pick", "return", "take"):
            for notation, action in options.items():
                if notation.startswith(start):
                    return action
        return next(iter(options.values()))


class Idler:
    """Uses no potion and no arcana: so nobody's bench overflows, and a game of Le Bal des Chaudrons runs out."""

    def choose(self, seen: State, seat: int, seed: int = 0) -> int:
        options = {seen.lexicon.write(action): action for action in seen.legal(seat)}
        return options.get("finish") or options.get("decline") or next(iter(options.values()))


def record(slug: str, name: str, seed: int, bots: list[Bot], options: dict[str, str]) -> None:
    course = Course(philtre.game(slug), len(bots), seed, options)
    while not course.state.over:
        state = course.state
        seat = state.deciders[len(course.record.answers) % len(state.deciders)]
        course.play(seat, bots[seat].choose(state.seen_by(seat), seat, seed=len(course.record.answers)))
    path = FOLDER / slug / f"{len(bots)}-players-{name}.philtre"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(course.record.write(), "utf-8")


def main() -> None:
    greedy: Bot = Greedy()
    random: Bot = Random()
    for slug in philtre.games():
        for players in philtre.game(slug).players:
            record(slug, "greedy", players, [greedy] * players, {})
            record(slug, "random", players, [random] * players, {})
            if players > 1:
                mixed = [greedy, random] * (players // 2) + [greedy] * (players % 2)
                record(slug, "mixed", players, mixed, VARIED[slug])
    record("alchemist", "german", 1, [greedy] * 3, {"setup": "german"})
    record("alchemist", "without-schools", 1, [greedy] * 4, {"schools": "no"})
    record("elixir-mixer", "stalled", 1, [Trader(), Trader()], {})
    record("bal-des-chaudrons", "blind", 1, [greedy] * 5, {"characters": "draft", "brewing": "blind"})
    record("bal-des-chaudrons", "exhausted", 1, [Idler()] * 5, {})
    for seed in (7, 8):  # so that every potion is used in some game
        record("bal-des-chaudrons", f"draft-{seed}", seed, [random] * 2, {"characters": "draft"})
    record("ars-alchimia", "shared", 29, [random] * 3, {})
    record("ars-alchimia", "university", 84, [random] * 3, {})
    record("azerlande", "easy", 2, [greedy], {"difficulty": "easy"})
    record("azerlande", "hard", 2, [greedy], {"difficulty": "hard"})
    record("azerlande", "brewing-in-order", 2, [greedy] * 3, {"brewing": "in-order"})


if __name__ == "__main__":
    main()
