"""Who is measured, at what, and against whom."""

import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bench.build import ROOT

WHATS = ("kernel", "loop", "copy", "seen_by", "redeal")
PEERS = {"open-spiel": "OpenSpiel", "pettingzoo": "PettingZoo", "chess": "python-chess", "rlcard": "RLCard"}

# A game of ours, a peer, its game, what is measured of both, and the ratio to be reached.
DIFFERENT_GAMES: tuple[tuple[str, str, str, str, float | None], ...] = (
    ("bal-des-chaudrons", "open-spiel", "gin rummy", "loop", 4),
    ("ars-alchimia", "open-spiel", "gin rummy", "loop", 3),
    ("azerlande", "open-spiel", "gin rummy", "loop", 3),
    ("alchemist", "open-spiel", "gin rummy", "loop", None),
    ("elixir-mixer", "open-spiel", "gin rummy", "loop", None),
    ("elixir-mixer", "chess", "chess", "loop", None),
    ("elixir-mixer", "chess", "chess", "copy", None),
    ("elixir-mixer", "rlcard", "UNO", "loop", None),
)

# All of PettingZoo's classic environments. Our games through the same door are to be so many times as fast as they are.
CLASSIC = (
    "chess-v6",
    "connect_four-v3",
    "go-v5",
    "hanabi-v5",
    "leduc_holdem-v4",
    "rps-v2",
    "texas_holdem_no_limit-v6",
    "texas_holdem-v4",
    "tictactoe-v3",
)
DOOR_TARGET = 10


class Worker:
    """A contestant in its own process."""

    def __init__(self, name: str, side: str, **environment: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", side],
            cwd=ROOT,
            env={**os.environ, "PHILTRE_PURE": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, entry: str, what: str, seconds: float) -> tuple[int, float]:
        """How much was done, and in how much processor time."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"game": entry, "what": what, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"{self.name} could not be measured at {entry}, {what}")
        told = json.loads(answer)
        return told["done"], told["seconds"]

    def close(self) -> None:
        self.process.communicate()


@dataclass
class Cell:
    """One thing measured of one contestant: how many a second, a sample for each round.

    ``entry`` is what the contestant calls the game, ``game`` what everybody calls it.
    """

    worker: Worker
    entry: str
    game: str
    what: str
    samples: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        done, spent = self.worker.measure(self.entry, self.what, seconds)
        self.samples.append(done / spent)

    @property
    def rate(self) -> float:
        return statistics.median(self.samples)


@dataclass
class Middle:
    """Several games of one contestant, of which the median counts, round by round."""

    game: str
    cells: list[Cell]

    @property
    def worker(self) -> Worker:
        return self.cells[0].worker

    @property
    def what(self) -> str:
        return self.cells[0].what

    @property
    def samples(self) -> list[float]:
        return [statistics.median(rates) for rates in zip(*(cell.samples for cell in self.cells), strict=True)]

    @property
    def rate(self) -> float:
        return statistics.median(self.samples)


@dataclass
class Comparison:
    """One cell against another; the ratio is taken within each round."""

    section: str
    ours: Cell
    theirs: Cell | Middle
    target: float | None = None

    @property
    def ratios(self) -> list[float]:
        return [mine / other for mine, other in zip(self.ours.samples, self.theirs.samples, strict=True)]

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    @property
    def met(self) -> bool | None:
        return None if self.target is None else self.ratio >= self.target


class Contest:
    """The workers, their cells, and what is compared."""

    def __init__(self, folder: Path, games: list[str], peers: list[str]) -> None:
        self.folder = folder
        self.compiled = Worker("Philtre", "ours", PYTHONPATH=str(folder))
        self.kernel_only = Worker("Philtre, rules not compiled", "ours", PYTHONPATH=str(folder))
        self.interpreted = Worker("Philtre, interpreted", "ours", PYTHONPATH=str(ROOT / "src"), PHILTRE_PURE="1")
        self.peers = {peer: Worker(PEERS[peer], "peers") for peer in peers}
        self.cells: dict[tuple[str, str, str], Cell] = {}
        self.comparisons = [
            *self.against_interpreted([*games, "connect-four"]),
            *self.same_game(),
            *self.different_games(games),
            *self.through_the_door(games),
        ]

    def cell(self, worker: Worker, entry: str, game: str, what: str) -> Cell:
        return self.cells.setdefault((worker.name, game, what), Cell(worker, entry, game, what))

    def ours(self, game: str, what: str) -> Cell:
        entry = str(self.folder / "connect_four") if game == "connect-four" else game
        return self.cell(self.compiled, entry, game, what)

    def theirs(self, peer: str, game: str, what: str) -> Cell:
        return self.cell(self.peers[peer], f"{peer}/{game}", game, what)

    def against_interpreted(self, games: list[str]) -> list[Comparison]:
        comparisons = []
        for game in games:
            entry = "examples/connect_four" if game == "connect-four" else game
            for what in WHATS:
                slow = self.cell(self.interpreted, entry, game, what)
                target = 15 if what == "kernel" else None
                comparisons.append(Comparison("compiled", self.ours(game, what), slow, target))
        return comparisons

    def same_game(self) -> list[Comparison]:
        game, section = "connect-four", "same game"
        loop, copy = self.ours(game, "loop"), self.ours(game, "copy")
        comparisons = []
        if "open-spiel" in self.peers:
            theirs = self.theirs("open-spiel", game, "loop")
            slower = self.cell(self.kernel_only, "examples/connect_four", game, "loop")
            comparisons.append(Comparison(section, loop, theirs, target=1.5))
            comparisons.append(Comparison(section, copy, self.theirs("open-spiel", game, "copy"), target=3))
            comparisons.append(Comparison(section, slower, theirs))
            search = self.ours(game, "search")
            comparisons.append(Comparison(section, search, self.theirs("open-spiel", game, "search"), target=2))
        if "pettingzoo" in self.peers:
            comparisons.append(Comparison(section, loop, self.theirs("pettingzoo", game, "loop")))
        return comparisons

    def different_games(self, games: list[str]) -> list[Comparison]:
        return [
            Comparison("different game", self.ours(game, what), self.theirs(peer, other, what), target)
            for game, peer, other, what, target in DIFFERENT_GAMES
            if game in games and peer in self.peers
        ]

    def through_the_door(self, games: list[str]) -> list[Comparison]:
        if "pettingzoo" not in self.peers:
            return []
        classic = Middle("median of the classic games", [self.theirs("pettingzoo", game, "door") for game in CLASSIC])
        return [Comparison("different game", self.ours(game, "door"), classic, DOOR_TARGET) for game in games]

    def check_same_games(self) -> None:
        """Whoever plays the same game by the same choices must make as many of them, and search as much."""
        counts: dict[tuple[str, str], set[int]] = {}
        for cell in self.cells.values():
            if cell.what in ("kernel", "loop", "search"):
                done, _ = cell.worker.measure(cell.entry, cell.what, 0)
                counts.setdefault((cell.game, cell.what), set()).add(done)
        for (game, _), numbers in counts.items():
            if len(numbers) > 1:
                sys.exit(f"not everybody does the same in {game}: batches of {sorted(numbers)}")

    def close(self) -> None:
        for worker in (self.compiled, self.kernel_only, self.interpreted, *self.peers.values()):
            worker.close()


def names(folder: Path) -> list[str]:
    """The games that are ours."""
    code = "import philtre; print(*philtre.games())"
    environment = {**os.environ, "PHILTRE_PURE": "0", "PYTHONPATH": str(folder)}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return told.stdout.split()
