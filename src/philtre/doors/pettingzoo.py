"""The games as PettingZoo environments: ``env`` asks one seat at a time, ``parallel_env`` all seats at once.

>>> table = env("alchemist", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     table.step(None if terminated else table.action_space(agent).sample(seen["action_mask"]))
"""

from operator import index
from random import Random
from typing import Any

from philtre.doors import missing
from philtre.doors.outcome import rewards
from philtre.doors.senses import Senses, senses
from philtre.games import game as game_of
from philtre.games import games
from philtre.kernel.errors import NotAllowed
from philtre.kernel.game import SEEDS
from philtre.kernel.state import State
from philtre.kernel.zones import HIDDEN

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv, ParallelEnv, register
except ImportError as error:
    raise ImportError(missing("PettingZoo")) from error

Seen = dict[str, Any]  # "observation" and "action_mask"
Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Table:
    """What both kinds of environment have in common: a game, its agents, and the spaces they move in."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, Any], more: int) -> None:
        found = game_of(game)
        found.new(players, **options)  # what is refused, is refused here
        self.senses: Senses = senses(found.package, players)
        self.options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"philtre_{found.slug.replace('-', '_')}_v{found.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.senses.actions + more
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.senses.low, self.senses.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.chance = Random()
        self.dealt: State | None = None

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @property
    def position(self) -> State:
        """The state of the game, with everything that agents may not know."""
        if self.dealt is None:
            raise ResetNeeded("nothing is dealt before reset()")
        return self.dealt

    def deal(self, seed: int | None) -> State:
        """The game of a seed; without one, what follows from the seed given last."""
        if seed is not None:
            self.chance.seed(index(seed))
        number = self.chance.randrange(len(SEEDS)) if seed is None else index(seed)
        self.dealt = self.senses.game.new(self.senses.players, number, **self.options)
        self.agents = self.possible_agents[:]
        return self.dealt

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return f"{self.position!r}\nscores: {', '.join(map(str, self.position.scores))}"

    def close(self) -> None:
        """Nothing is open."""


class TurnTable(Table, AECEnv):  # type: ignore[misc]
    """One seat after another, also where they answer out of each other's sight."""

    def __init__(self, game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(game, players, render_mode, options, more=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.deciders[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent sees. It may act only when it is selected."""
        state, seat = self.position, self.seats[agent]
        if agent == self.agent_selection:
            mask = self.senses.mask(state, seat)
        else:
            mask = np.zeros(self.senses.actions, np.int8)
        return {"observation": self.senses.observation(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        state, agent = self.position, self.agent_selection
        if action is None or state.over:
            self._was_dead_step(action)  # which refuses the living, and actions of the dead
            return
        state.play(self.seats[agent], index(action))
        if state.over:
            self.rewards = dict(zip(self.agents, rewards(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[state.first_decider()]


class ParallelTable(Table, ParallelEnv):  # type: ignore[misc]
    """All seats at once. Who has nothing to decide waits: that is the last of the actions, ``wait``.

    Where answers are given out of sight, all who owe one act together. Elsewhere one acts and the others wait.
    """

    def __init__(self, game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(game, players, render_mode, options, more=1)
        self.wait = self.senses.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        state, agents = self.position, self.agents
        acting = at_once(state)
        answers = {seat: index(actions[agent]) for agent, seat in self.seats.items() if agent in agents}
        for seat, action in answers.items():
            if not (state.allows(seat, action) if seat in acting else action == self.wait):
                raise (
                    state.refusal(seat, action)
                    if seat in acting
                    else NotAllowed("not-your-turn", player=f"seat:{seat}")
                )
        for seat in acting:
            state.play(seat, answers[seat])
        stepped: Stepped = (
            self.observations(),
            dict(zip(agents, rewards(state), strict=True)),
            dict.fromkeys(agents, state.over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
        if state.over:
            self.agents = []
        return stepped

    def observations(self) -> dict[str, Seen]:
        state = self.position
        acting = at_once(state)
        seen = {}
        for agent, seat in self.seats.items():
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in acting:
                mask[:-1] = self.senses.mask(state, seat)
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self.senses.observation(state, seat), "action_mask": mask}
        return seen


def at_once(state: State) -> list[int]:
    """The seats that act together: those who answer out of sight; or else one."""
    deciders = state.deciders
    stride = int(state.zones.stride)
    if all(state.b[seat * stride + HIDDEN] for seat in deciders):
        return deciders
    return deciders[:1]


env = TurnTable
parallel_env = ParallelTable

for name in games():
    called = f"philtre/{name}-v{game_of(name).rules}"
    register("aec", called, f"{__name__}:env", kwargs={"game": name})
    register("parallel", called, f"{__name__}:parallel_env", kwargs={"game": name})
