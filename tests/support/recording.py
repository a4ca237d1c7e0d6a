"""Write the recorded games: at least three for each game and number of players, and every way to end.

    python tests/support/recording.py

Records of a released version of the rules are never written again: they must replay for ever.
"""

from pathlib import Path

import philtre
from philtre.kernel.bot import Bot, make_bot
from philtre.kernel.state import State
from philtre.table import Table

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


def record(slug: str, name: str, seed: int, bots: list[Bot], options: dict[str, str]) -> None:
    table = Table(philtre.game(slug), len(bots), seed, options)
    while not table.state.over:
        state = table.state
        seat = state.deciders[0]
        table.play(seat, bots[seat].choose(state.seen_by(seat), seat, seed=len(table.record.answers)))
    path = FOLDER / slug / f"{len(bots)}-players-{name}.philtre"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(table.record.write(), "utf-8")


def main() -> None:
    greedy, random = make_bot("greedy"), make_bot("random")
    for slug in philtre.games():
        for players in philtre.game(slug).players:
            record(slug, "greedy", players, [greedy] * players, {})
            record(slug, "random", players, [random] * players, {})
            record(slug, "mixed", players, [greedy, random] * (players // 2) + [greedy] * (players % 2), {"first": "1"})
    record("alchemist", "german", 1, [greedy] * 3, {"setup": "german"})
    record("alchemist", "without-schools", 1, [greedy] * 4, {"schools": "no"})
    record("elixir-mixer", "stalled", 1, [Trader(), Trader()], {})


if __name__ == "__main__":
    main()
