"""The games as Gymnasium environments: one seat, against bots.

>>> table = gymnasium.make("philtre/alchemist-v1", players=3, bots="random")
>>> observation, info = table.reset(seed=7)
>>> action = table.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = table.step(action)
"""

from operator import index
from typing import Any

from philtre.doors import missing
from philtre.doors.outcome import rewards
from philtre.doors.senses import Senses, senses
from philtre.games import game as game_of
from philtre.games import games
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS
from philtre.kernel.state import State

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError(missing("Gymnasium")) from error

Observation = NDArray[np.float32]


class Seat(gymnasium.Env[Observation, np.int64]):
    """A seat of a game whose other seats are played by bots, one name for all of them or a list in their order.

    Without a ``seat`` another is drawn for each game. Actions that are not open raise; with ``blind``, for tools that
    choose without looking at the mask, they stand for the nearest open one.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium reads it of the class)

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int | None = 0,
        bots: str | list[str] = "greedy",
        blind: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        found = game_of(game)
        found.new(players, **options)  # what is refused, is refused here
        self.senses: Senses = senses(found.package, players)
        self.bots = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self.bots) != players - 1:
            raise Unreadable("too-many-bots", bots=len(self.bots), players=players)
        for name in self.bots:
            found.bot(name)
        if seat is not None and seat not in range(players):
            raise Unreadable("no-such-seat", seat=str(seat))
        self.fixed = seat
        self.blind = blind
        self.options = options
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.senses.low, self.senses.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.senses.actions)
        self.dealt: State | None = None

    @property
    def position(self) -> State:
        """The state of the game, with everything that the seat may not know."""
        if self.dealt is None:
            raise ResetNeeded("nothing is dealt before reset()")
        return self.dealt

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.senses.players
        number = self.chance() if seed is None else index(seed)
        self.seat = int(self.np_random.integers(players)) if self.fixed is None else self.fixed
        self.dealt = self.senses.game.new(players, number, **self.options)
        self.let_bots_play()
        return self.senses.observation(self.dealt, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.position
        chosen = index(action)
        if self.blind and not state.over:
            chosen = min(state.legal(self.seat), key=lambda open_: abs(open_ - chosen))
        state.play(self.seat, chosen)
        self.let_bots_play()
        reward = rewards(state)[self.seat]
        return self.senses.observation(state, self.seat), reward, state.over, False, self.info()

    def let_bots_play(self) -> None:
        """Until the seat has to decide, or the game is over."""
        state = self.position
        while not state.over and self.seat not in (deciders := state.deciders):
            seat = deciders[0]
            # A new one each time: bots remember, and a copy of this environment has to go on as this one does.
            bot = self.senses.game.bot(self.bots[(seat - self.seat) % state.players - 1])
            state.play(seat, bot.choose(state.seen_by(seat), seat, self.chance()))

    def chance(self) -> int:
        return int(self.np_random.integers(len(SEEDS)))

    def info(self) -> dict[str, Any]:
        state = self.position
        told: dict[str, Any] = {"action_mask": self.action_masks()}
        if state.over:
            told |= {"scores": state.scores, "winners": state.winners}
        return told

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of the actions that are open, by the name that MaskablePPO of sb3-contrib asks for."""
        return self.senses.mask(self.position, self.seat)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return f"{self.position!r}\nscores: {', '.join(map(str, self.position.scores))}"


for name in games():
    gymnasium.register(f"philtre/{name}-v{game_of(name).rules}", f"{__name__}:Seat", kwargs={"game": name})
