"""Train a small policy for Elixir Mixer with two players, and draw how often it wins against our bots.

It learns by MaskablePPO of sb3-contrib, through the Gymnasium door, in minutes on one processor::

    pip install "philtre[doors,lab]" sb3-contrib
    python examples/train_elixir_mixer.py --out curve.png

It learns from games against ``random`` alone: the other bots it meets only to be measured. Ctrl-C ends the
training; what was measured is drawn, and what was learnt is kept, for ``MaskablePPO.load("curve.zip")``.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import cyclopts
import numpy as np
from gymnasium.spaces import Box
from matplotlib.figure import Figure
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import philtre
from philtre import State
from philtre.doors.gymnasium import Seat
from philtre.doors.senses import senses
from philtre.games.elixir_mixer import state as box
from philtre.lab.tally import wilson

GAME = philtre.game("elixir-mixer")
EYES = senses(GAME.package, players=2)
RIVALS = ("random", "greedy", "1", "2", "3")
EVALUATIONS = 5  # and one before the training
POINT = 0.1  # what a point of the lead is worth to the learner; victory is worth 1

JOKER = box.CARD.index["joker"]
KINDS = np.array([[kind for kind in run if kind != JOKER] for run in box.RUNS[: box.COLOURS]])  # the cards of a colour
VERBS = np.array([box.TAKE, box.TRADE, box.PICK, box.USE, box.RETURN])
ACTIONS = np.array([[*np.add.outer(VERBS, cards).flat, box.BREW + i] for i, cards in enumerate(KINDS)])
OTHER_ACTIONS = np.array([box.DRAW, box.MIX, box.STOP, *(VERBS + JOKER)])
FOURS = np.s_[box.FOUR_CARDS : box.MIXED_ELIXIR]  # the bonuses of a single colour

Player = Callable[[Sequence[State], Sequence[int]], Sequence[int]]  # what seats of many games see, to their actions
Curve = list[tuple[int, dict[str, float]]]  # after so many steps, the games won against each rival


class Look(NamedTuple):
    """What the network sees, which of its actions are open, and what they are to the game."""

    seen: NDArray[np.float32]
    mask: NDArray[np.int8]
    actions: NDArray[np.int64]


def look(state: State, seat: int) -> Look:
    """Show a seat the colours in the order of how little it lacks to brew them, whatever they are called.

    So what is learnt of one colour holds for all; as they come, each would have to be learnt apart.
    """
    piece = EYES.pieces(EYES.observation(state, seat))
    # Bit s is set when some cards in hand add up to s: of each colour, and of all together.
    sums = [int(box.sums(state.b, box.ME * seat + box.HAND, colour)) for colour in range(box.COLOURS + 1)]
    wanted = [*map(int, piece["top"]), int(box.MIXED_SUM)]
    gaps = [[made >> total - gap & 1 for gap in range(8)] for made, total in zip(sums, wanted, strict=True)]
    lacking = [total + 1 - (made & (2 << total) - 1).bit_length() for made, total in zip(sums, wanted, strict=True)]
    order = np.argsort(lacking[: box.COLOURS], kind="stable")

    zones = np.array([piece["hand"], piece["market"], piece["traded"], piece["hand-known"][1]])
    owners = np.hstack([piece["elixir-of"].reshape(box.COLOURS, -1), piece["bonus-of"][FOURS, None]])
    bonuses = np.delete(piece["bonus-of"], FOURS)
    mine, theirs = 1 + seat, 2 - seat
    tops = np.eye(7)[piece["top"].astype(int) - box.WEAKEST]
    rows = np.hstack([*zones[:, KINDS], owners == mine, owners == theirs, gaps[: box.COLOURS], tops])
    rest = [piece["question"], piece["brewed-now"], bonuses == mine, bonuses == theirs, gaps[box.ANY], zones[:, JOKER]]
    actions = np.hstack([*ACTIONS[order], OTHER_ACTIONS])
    return Look(np.hstack([*rows[order], *rest], dtype=np.float32), EYES.mask(state, seat)[actions], actions)


class Learner(Seat):
    """A seat that is shown such looks, rewarded for each point of its lead too, and asked only if it has a choice."""

    def __init__(self) -> None:
        super().__init__(GAME.slug, seat=None, bots="random")
        self.look = look(GAME.new(players=2), 0)
        self.observation_space = Box(0, np.inf, self.look.seen.shape)

    def reset(self, **given: Any) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(**given)
        self.look = look(self.position, self.seat)
        return self.look.seen, {}

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        before = self.lead()
        _, reward, over, cut, _ = super().step(self.look.actions[action])
        while not over and len(options := self.position.legal(self.seat)) == 1:
            _, reward, over, cut, _ = super().step(options[0])
        self.look = look(self.position, self.seat)
        return self.look.seen, reward + POINT * (self.lead() - before), over, cut, {}

    def lead(self) -> int:
        scores = self.position.scores
        return scores[self.seat] - scores[1 - self.seat]

    def action_masks(self) -> NDArray[np.int8]:
        return self.look.mask


def train(steps: int, seed: int, keep: Path, watch: Callable[[int, Player], None]) -> None:
    """Learn, being watched before each rollout and at the end; what was learnt is kept, however it ends."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    class Watch(BaseCallback):  # type: ignore[misc]
        def _on_rollout_start(self) -> None:
            watch(self.num_timesteps, player)

        def _on_step(self) -> bool:
            return True

    def player(states: Sequence[State], seats: Sequence[int]) -> Sequence[int]:
        looks = [look(state, seat) for state, seat in zip(states, seats, strict=True)]
        seen, masks, actions = (np.stack(parts) for parts in zip(*looks, strict=True))
        chosen = model.predict(seen, action_masks=masks, deterministic=True)[0]
        return [int(action) for action in actions[range(len(looks)), chosen]]

    torch.set_num_threads(1)  # the network is small
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([Learner] * 32),
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 1e-3 * left,
        gamma=0.98,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [192, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    try:
        model.learn(steps, Watch())
        watch(model.num_timesteps, player)
    finally:
        model.save(keep)


def wins(player: Player, rival: str, games: int) -> float:
    """How many games a player wins against a bot, each deal twice with the seats changed. Shared victories are halves.

    The deals are those of the first seeds; training draws its own out of 2^62.
    """
    tables = [Seat(GAME.slug, seat=number % 2, bots=rival) for number in range(games)]
    for number, table in enumerate(tables):
        table.reset(seed=number // 2)
    while playing := [table for table in tables if not table.position.over]:
        seen = [table.position.seen_by(table.seat) for table in playing]
        for table, action in zip(playing, player(seen, [table.seat for table in playing]), strict=True):
            table.step(action)
    return sum(1 / len(table.position.winners) for table in tables if table.seat in table.position.winners)


def draw(curve: Curve, games: int, file: Path) -> None:
    """The share of games won against each rival, with intervals of 95 %."""
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    plot = figure.subplots()
    steps = [step for step, _ in curve]
    for rival in RIVALS:
        won = [counted[rival] for _, counted in curve]
        lows, highs = zip(*(wilson(number, games) for number in won), strict=True)
        plot.plot(steps, [number / games for number in won], marker="o", markersize=4, label=rival)
        plot.fill_between(steps, lows, highs, alpha=0.15)
    plot.axhline(0.5, color="gray", linestyle="--", linewidth=1)
    plot.set(xlabel="steps", ylabel=f"share of {games} games won", ylim=(-0.02, 1.02))
    plot.xaxis.set_major_formatter("{x:,.0f}")
    plot.legend(title="against")
    figure.savefig(file)


def main(*, steps: int = 300_000, games: int = 100, seed: int = 0, out: Path = Path("curve.png")) -> None:
    """Train a policy for Elixir Mixer, and draw how often it wins against our bots.

    Parameters
    ----------
    steps
        How many decisions it learns from.
    games
        How many it plays against each bot, each time it is measured.
    seed
        Of everything that is drawn in training.
    out
        The drawing, as PNG or SVG. What was learnt is kept beside it.
    """
    curve: Curve = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("steps", total=steps)

        def watch(done: int, player: Player) -> None:
            bar.update(task, completed=done)
            if done >= steps * len(curve) / EVALUATIONS:
                curve.append((done, {rival: wins(player, rival, games) for rival in RIVALS}))
                shares = (f"{rival} {won / games:.0%}" for rival, won in curve[-1][1].items())
                bar.console.print(f"after {done:,} steps, won against", ", ".join(shares))

        train(steps, seed, out.with_suffix(".zip"), watch)
    if curve:
        draw(curve, games, out)


if __name__ == "__main__":
    cyclopts.run(main)
