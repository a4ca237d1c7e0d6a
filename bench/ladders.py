"""The ladders that the games ship, as a picture and a table of docs/bots.md: ``python bench/ladders.py``.

It plays nothing: ``philtre ladder GAME`` does, and writes the data.
"""

import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

import philtre
from bench.document import DOCS, replace
from philtre.bots.levels import LEVELS
from philtre.lab.ladder import Ladder, Standing, place
from philtre.lab.plot import draw
from philtre.lab.ratings import ANCHOR

PICTURE = DOCS / "pictures" / "ladders.svg"


def main() -> None:
    measured = [game for name in philtre.games() if place(game := philtre.game(name)).is_file()]
    ladders = {game.title: msgspec.json.decode(place(game).read_bytes(), type=Ladder) for game in measured}
    sizes = {table.players for ladder in ladders.values() for table in ladder.tables}
    labels = {0: "greedy"} | {players: f"{players} players" for players in sizes}
    draw({title: ladder.tables for title, ladder in ladders.items()}, PICTURE, labels, ("level", "rating"))
    replace(DOCS / "bots.md", "ladders", table(ladders))


def table(ladders: dict[str, Ladder]) -> str:
    """In Markdown: the rating of each level, and what the highest won of its games with greedy."""
    levels = list(map(str, LEVELS))
    top = levels[-1]
    lines = [
        f"| game | players | {' | '.join(levels)} | {top} against greedy |",
        "|---|---|" + "--:|" * (len(levels) + 1),
    ]
    for title, ladder in ladders.items():
        for standing in ladder.tables:
            ratings = {rung.bot: f"{rung.rating.points:.0f}" for rung in standing.rungs}
            shown = " | ".join(ratings[level] for level in levels)
            lines.append(f"| {title} | {standing.players} | {shown} | {against_greedy(standing, top)} |")
    return "\n".join(lines)


def against_greedy(standing: Standing, level: str) -> str:
    """The victories of a level among those of the two, at tables where each has as many seats."""
    met = next(meeting for meeting in standing.meetings if set(meeting.bots) == {ANCHOR, level})
    wins = dict(zip(met.bots, met.wins, strict=True))
    return f"{100 * wins[level] / sum(met.wins):.0f} % of {met.games}"


if __name__ == "__main__":
    main()
