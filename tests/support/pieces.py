"""The pieces of every game's observations, as the tables of docs/doors.md; run, this writes them there."""

from collections.abc import Iterator
from pathlib import Path

import philtre
from philtre import Game
from philtre.doors.observation import Observer

DOCUMENT = Path(__file__).parents[2] / "docs" / "doors.md"
BEGIN, END = "<!-- pieces -->\n", "<!-- end of pieces -->\n"


def tables() -> str:
    return "\n".join(line for name in philtre.games() for line in lines(philtre.game(name))) + "\n"


def lines(game: Game) -> Iterator[str]:
    observers = {players: Observer(game.zones, game.lexicon, players) for players in game.players}
    sizes = ", ".join(f"{observer.size} for {players}" for players, observer in observers.items())
    yield f"\n### {game.title}\n\n{game.lexicon.actions} actions. Numbers by players: {sizes}.\n"
    yield "| piece | of | numbers | |\n|---|---|--:|---|"
    for piece in observers[game.players[-1]].pieces:
        size = "players" if piece.name == "seat" else piece.size
        yield f"| `{piece.name}` | {piece.whose} | {size} | {piece.meaning} |"


if __name__ == "__main__":
    before, _, rest = DOCUMENT.read_text().partition(BEGIN)
    DOCUMENT.write_text(before + BEGIN + tables() + END + rest.partition(END)[2])
