"""Saving: a saved state is read back as it was, here and elsewhere, and no other bytes are."""

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from typing import Any, final

import msgspec

import philtre
from philtre.checks.elsewhere import Plan, Reached
from philtre.checks.item import Fault, Item
from philtre.checks.line import Line, Spot
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game

PLAYED_ON = 10  # moves played with a loaded state
SENT = 6  # games played again in another process
BOOT = """
import pickle, sys
paths, work = pickle.load(sys.stdin.buffer)
sys.path[:] = paths
from philtre.checks.elsewhere import play_again
play_again(work)
"""


@final
class Saving(Item):
    name = "saving"
    meaning = "A saved state is loaded as it was, is the same in every process, and is refused when damaged."
    needs = ("copies", "options", "ends", "seeds")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sent: list[Line] = []

    def position(self, spot: Spot) -> None:
        data = spot.state.save()
        loaded = self.game.load(data)
        if loaded != spot.state or hash(loaded) != hash(spot.state) or loaded.save() != data:
            raise Fault("a saved state is not loaded as it was")
        following = list(zip(spot.line.moves, spot.line.states[1:], strict=True))
        for (seat, action), reached in following[spot.index : spot.index + PLAYED_ON]:
            loaded.play(seat, action)
            if loaded != reached:
                raise Fault(
                    f"loaded and played on with “{self.game.lexicon.write(action)}”, it comes to another position"
                )
        for how, damaged in damages(data):
            self.refuse(how, damaged)
        self.tried += 1

    def refuse(self, how: str, damaged: bytes) -> None:
        try:
            self.game.load(damaged)
        except Unreadable:
            return
        raise Fault(f"a saved state that was {how} is loaded all the same")

    def finished(self, line: Line) -> None:
        if len(self.sent) < SENT and line.states[-1].over:
            self.sent.append(line)

    def conclude(self) -> None:
        self.compare("another process", {"PYTHONHASHSEED": "2718"})
        if philtre.COMPILED:
            self.compare("an interpreted process", {"PYTHONHASHSEED": "314", "PHILTRE_PURE": "1"})

    def compare(self, where: str, environment: dict[str, str]) -> None:
        """Have the same games played elsewhere, and see that they come to the same bytes."""
        plans = [Plan(line.setting.players, line.seed, line.setting.options, line.moves) for line in self.sent]
        for line, reached in zip(self.sent, elsewhere(self.game, plans, environment), strict=True):
            for index, data, number in (
                (len(line.moves) // 2, reached.midway, reached.midway_hash),
                (len(line.moves), reached.end, reached.end_hash),
            ):
                state = line.states[index]
                if (state.save(), hash(state)) != (data, number):
                    raise Fault(f"in {where} the same moves lead to other bytes", line.record(index))


def damages(data: bytes) -> list[tuple[str, bytes]]:
    def changed(**parts: Any) -> bytes:
        return msgspec.json.encode({**saved, **parts})

    saved = msgspec.json.decode(data)
    row = saved["row"]
    middle = len(row) // 2
    return [
        ("cut short", data[:-1]),
        ("emptied", b""),
        ("turned into something else", b"[]"),
        ("changed in one number", changed(row=[*row[:middle], row[middle] + 1, *row[middle + 1 :]])),
        ("shortened by a number", changed(row=row[:-1])),
        ("given a number too large for a cell", changed(row=[*row[:-1], 2**64])),
        ("written for another game", changed(game="another game")),
        ("written for other rules", changed(rules=saved["rules"] + 1)),
    ]


def elsewhere(game: Game, plans: list[Plan], environment: dict[str, str]) -> list[Reached]:
    """Play games in a process of their own; the game is found there by the names of its modules."""
    work = pickle.dumps((replace(game, _words={}), msgspec.msgpack.encode(plans)))
    child = subprocess.run(
        [sys.executable, "-c", BOOT],
        input=pickle.dumps((sys.path, work)),
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )
    if child.returncode != 0:
        last = child.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Fault(f"the game cannot be played in another process: {''.join(last)}")
    return msgspec.msgpack.decode(child.stdout, type=list[Reached])
