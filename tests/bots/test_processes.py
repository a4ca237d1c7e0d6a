"""Trees that grow in several processes: the same choice, and nobody waits for the dead."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import philtre
from philtre.bots.grove import Grove
from philtre.bots.ismcts import Thought
from philtre.bots.processes import Processes

LONG = "ismcts:iterations=100000000:trees=2"  # nobody can wait for that


@pytest.fixture
def processes() -> Iterator[Processes]:
    with Processes(2) as workers:
        yield workers


def grove(game: philtre.Game, name: str, processes: Processes | None) -> Grove:
    bot = game.bot(name)
    assert isinstance(bot, Grove)
    bot.processes = processes
    return bot


def opening(game: philtre.Game, bot: Grove, players: int) -> list[int]:
    """What a bot plays in every seat, for a few decisions."""
    state = game.new(players=players, seed=5)
    chosen = []
    for seed in range(8):
        seat = state.deciders[0]
        chosen.append(bot.choose(state.seen_by(seat), seat, seed))
        state.play(seat, chosen[-1])
    return chosen


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be counted does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def wait_for(what: Callable[[], object]) -> None:
    """Patience that ends: a test that waits in vain fails."""
    until = time.monotonic() + 20
    while not what():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)


def thinking(process: int) -> bool:
    """Whether a worker computes: it has started, and used some time since."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    flags = Path(f"/proc/{process}/fdinfo/0").read_text().split("flags:")[1].split()[0]
    return fields[0] == "R" and int(flags, 8) & os.O_ASYNC != 0


@pytest.mark.parametrize("trees", [1, 3])
@pytest.mark.parametrize(("name", "players"), [("elixir-mixer", 2), ("bal-des-chaudrons", 3)])
def test_trees_choose_the_same_in_two_processes_as_in_this_one(
    processes: Processes, name: str, players: int, trees: int
) -> None:
    game = philtre.game(name)
    bot = f"ismcts:iterations=15:trees={trees}"
    alone = opening(game, grove(game, bot, None), players)
    assert opening(game, grove(game, bot, processes), players) == alone
    with Processes(1) as one:
        assert opening(game, grove(game, bot, one), players) == alone


def test_thoughts_are_the_same_too(processes: Processes) -> None:
    game = philtre.game("alchemist")
    seen = game.new(players=2, seed=1, first=0).seen_by(0)
    thoughts = [grove(game, "ismcts:iterations=40:trees=2", where).think(seen, 0, 3) for where in (None, processes)]
    here, there = ([(thought.action, thought.visits, thought.value) for thought in one] for one in thoughts)
    assert here == there and sum(visits for _, visits, _ in here) == 40


@pytest.mark.parametrize("trees", [1, 2])
@pytest.mark.parametrize("elsewhere", [False, True])
def test_thoughts_can_be_watched(processes: Processes, elsewhere: bool, trees: int) -> None:
    game = philtre.game("alchemist")
    seen = game.new(players=2, seed=1, first=0).seen_by(0)
    bot = grove(game, f"ismcts:seconds={2 if elsewhere else 1}:trees={trees}", processes if elsewhere else None)
    heard: list[list[Thought]] = []
    bot.watch = heard.append
    bot.choose(seen, 0, 3)
    assert heard and all(thoughts[0].action in seen.legal(0) for thoughts in heard)
    assert all(sum(thought.visits for thought in thoughts) > 0 for thoughts in heard)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_thoughts_do_not_change_by_being_watched(processes: Processes, elsewhere: bool) -> None:
    game = philtre.game("alchemist")
    seen = game.new(players=2, seed=1, first=0).seen_by(0)
    name = "ismcts:iterations=100:trees=2"
    alone = grove(game, name, None).choose(seen, 0, 3)
    bot = grove(game, name, processes if elsewhere else None)
    bot.watch = lambda thoughts: None
    assert bot.choose(seen, 0, 3) == alone


@pytest.mark.parametrize("budget", ["iterations=200", "seconds=0.4"])
def test_a_worker_killed_between_questions_is_replaced(processes: Processes, budget: str) -> None:
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)
    bot = grove(game, f"ismcts:{budget}:trees=2", processes)
    bot.choose(state.seen_by(0), 0)
    for worker in processes.workers.values():
        os.kill(worker.process.pid, signal.SIGKILL)
    assert bot.choose(state.seen_by(0), 0) in state.legal(0)
    assert bot.choose(state.seen_by(0), 0) in state.legal(0)


@pytest.mark.slow
def test_a_worker_killed_while_it_thinks_is_replaced_and_the_choice_is_the_same(processes: Processes) -> None:
    """The first worker is killed again and again: at last its share is thought here."""
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)
    name = "ismcts:iterations=3000:trees=2"
    killed: list[int] = []
    over = threading.Event()

    def kill_whoever_thinks() -> None:
        while not over.is_set():
            worker = processes.workers.get(0)
            if worker is not None and worker.process.pid not in killed and not over.wait(0.001):
                try:
                    if thinking(worker.process.pid):
                        os.kill(worker.process.pid, signal.SIGKILL)
                        killed.append(worker.process.pid)
                except OSError:
                    continue

    killer = threading.Thread(target=kill_whoever_thinks)
    killer.start()
    chosen = grove(game, name, processes).choose(state.seen_by(0), 0, 3)
    over.set()
    killer.join()
    assert killed
    assert chosen == grove(game, name, None).choose(state.seen_by(0), 0, 3)


def test_workers_that_are_late_are_not_waited_for(processes: Processes) -> None:
    """A stopped worker never answers; what the other found is enough, and later it may come back."""
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)
    grove(game, "ismcts:iterations=10:trees=2", processes).choose(state.seen_by(0), 0)
    stopped = processes.workers[1].process.pid
    os.kill(stopped, signal.SIGSTOP)
    bot = grove(game, "ismcts:seconds=0.3:trees=2", processes)
    assert bot.choose(state.seen_by(0), 0) in state.legal(0)
    os.kill(stopped, signal.SIGCONT)
    name = "ismcts:iterations=40:trees=2"
    found, expected = (grove(game, name, where).choose(state.seen_by(0), 0, 9) for where in (processes, None))
    assert found == expected
    assert processes.workers[1].process.pid == stopped


def test_a_failure_in_a_worker_is_told_and_ends_nothing(processes: Processes) -> None:
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)
    bot = grove(game, "ismcts:iterations=10:trees=2", processes)
    with pytest.raises(RuntimeError, match="only-seen"):
        bot.think(state.seen_by(0), 1)
    assert bot.choose(state.seen_by(0), 0) in state.legal(0)


def test_nobody_waits_for_thoughts_that_were_interrupted(processes: Processes) -> None:
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    with pytest.raises(KeyboardInterrupt):
        grove(game, LONG, processes).think(state.seen_by(0), 0)
    signal.signal(signal.SIGALRM, before)
    bot = grove(game, "ismcts:iterations=10:trees=2", processes)
    assert bot.choose(state.seen_by(0), 0) in state.legal(0)


@pytest.mark.parametrize("idle", [True, False])
def test_workers_end_when_their_parent_is_killed(idle: bool) -> None:
    script = f"""
import philtre, time
from philtre.bots.processes import Processes
game = philtre.game("alchemist")
state = game.new(players=2, seed=1, first=0)
processes = Processes(2)
bot = game.bot("ismcts:iterations=10:trees=2")
bot.processes = processes
bot.choose(state.seen_by(0), 0)
print(*[worker.process.pid for worker in processes.workers.values()], flush=True)
if {idle}:
    time.sleep(60)
bot = game.bot("{LONG}")
bot.processes = processes
bot.think(state.seen_by(0), 0)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2
        if not idle:
            wait_for(lambda: all(thinking(worker) for worker in workers))
        assert all(alive(worker) for worker in workers)
        parent.kill()
    wait_for(lambda: not any(alive(worker) for worker in workers))


def test_closing_ends_workers_that_think(processes: Processes) -> None:
    game = philtre.game("alchemist")
    state = game.new(players=2, seed=1, first=0)
    grove(game, "ismcts:iterations=10:trees=2", processes).choose(state.seen_by(0), 0)
    pids = [worker.process.pid for worker in processes.workers.values()]
    processes.close()
    assert not any(alive(process) for process in pids) and not processes.workers
