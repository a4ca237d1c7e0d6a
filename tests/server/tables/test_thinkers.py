"""Bots think in processes of their own, that may be killed or take too long."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from uvicorn.loops.auto import auto_loop_factory

import philtre
from philtre.kernel.state import State
from philtre.server.tables import thinkers as module
from philtre.server.tables.thinker import Question
from philtre.server.tables.thinkers import Lost, Thinkers

PATIENCE = 60  # seconds


@pytest.fixture
def state() -> State:
    return philtre.game("alchemist").new(players=2, seed=7)


def question(state: State, level: int = 2, choose: bool = True) -> Question:
    seat = state.deciders[0]
    return Question(level, state.seen_by(seat), seat, 5, choose)


def expected(asked: Question) -> int:
    return philtre.game("alchemist").bot(str(asked.level)).choose(asked.seen, asked.seat, asked.seed)


async def test_they_choose_what_the_same_bot_would_here(state: State) -> None:
    thinkers = Thinkers(2)
    async with thinkers.open():
        asked = [question(state, level) for level in (1, 2, 3, 1, 2, 3)]
        assert await asyncio.gather(*map(thinkers.choose, asked)) == list(map(expected, asked))
        assert len(thinkers.idle) == 2
        thoughts = await thinkers.think(question(state, choose=False))
        assert {action for action, _ in thoughts} <= set(state.legal(state.deciders[0]))


def test_they_think_whatever_loop_the_server_runs_on(state: State) -> None:
    async def ask() -> int:
        thinkers = Thinkers(1)
        async with thinkers.open():
            return await thinkers.choose(asked)

    asked = question(state)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        assert runner.run(ask()) == expected(asked)


async def test_a_process_that_is_killed_is_replaced(state: State) -> None:
    thinkers = Thinkers(1)
    async with thinkers.open():
        asked = question(state)
        await thinkers.choose(asked)
        first = thinkers.idle[0].process.pid
        os.kill(first, signal.SIGKILL)
        assert await thinkers.choose(asked) == expected(asked)
        assert thinkers.idle[0].process.pid != first


async def test_a_process_that_is_killed_while_it_thinks_is_replaced(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(1)
    async with thinkers.open():
        await thinkers.choose(question(state))
        thinker = thinkers.idle[0]
        monkeypatch.setattr(thinker.requests, "write", lambda _: thinker.process.kill())
        asked = question(state)
        assert await thinkers.choose(asked) == expected(asked)


async def test_who_thinks_too_long_is_not_waited_for(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table goes on with anything that is allowed; whoever asked for a hint is told."""
    monkeypatch.setattr(module, "DEADLINE", 0.0)
    thinkers = Thinkers(1)
    async with thinkers.open():
        asked = question(state)
        assert await thinkers.choose(asked) in state.legal(asked.seat)
        with pytest.raises(Lost):
            await thinkers.think(asked)
        assert thinkers.idle == []


async def test_a_bot_that_fails_is_not_asked_again(state: State) -> None:
    thinkers = Thinkers(1)
    async with thinkers.open():
        await thinkers.choose(question(state))
        process = thinkers.idle[0].process
        asked = question(state, level=9)
        with pytest.raises(Lost):
            await thinkers.think(asked)
        assert await thinkers.choose(asked) in state.legal(asked.seat)
        assert [thinker.process for thinker in thinkers.idle] == [process]


async def test_nobody_is_left_behind(state: State) -> None:
    thinkers = Thinkers(2)
    async with thinkers.open():
        asking = [asyncio.create_task(thinkers.choose(question(state, 6))) for _ in range(4)]
        await thinkers.choose(question(state, 1))
        processes = [thinker.process for thinker in thinkers.idle]
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    assert processes and all(process.returncode is not None for process in processes)


PARENT = """
import asyncio, philtre
from philtre.server.tables.thinker import Question
from philtre.server.tables.thinkers import Thinkers

async def main():
    state = philtre.game("alchemist").new(players=2, seed=7)
    seat = state.deciders[0]
    thinkers = Thinkers(1)
    await thinkers.choose(Question(1, state.seen_by(seat), seat, 5))
    print(thinkers.idle[0].process.pid, flush=True)
    while True:
        await thinkers.choose(Question(6, state.seen_by(seat), seat, 5))

asyncio.run(main())
"""


def test_they_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    until = time.monotonic() + PATIENCE
    while exists(child):
        assert time.monotonic() < until
        time.sleep(0.05)


def exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
