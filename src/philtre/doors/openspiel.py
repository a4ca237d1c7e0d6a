"""The games as OpenSpiel games: importing this module registers them as ``philtre_alchemist`` and so on.

>>> game = pyspiel.load_game("philtre_alchemist", {"players": 3, "schools": "no"})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 3)

Chance is explicit, and speaks in bytes: the deal takes four of them, and later one comes after every
answer that makes the game draw. What is drawn follows from all the bytes so far, so whoever clones a
state knows no more of the future than OpenSpiel's own chance nodes tell.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from philtre.bots.playout import playout
from philtre.doors import missing
from philtre.doors.observation import sight
from philtre.doors.outcome import rewards
from philtre.doors.senses import Senses, senses
from philtre.games import game as game_of
from philtre.games import games
from philtre.kernel.chance import seeded
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import SEEDS, Game
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(missing("OpenSpiel")) from error

BYTE = 256
OUTCOMES = [(byte, 1 / BYTE) for byte in range(BYTE)]
DEAL = 4  # bytes
NOBODY = -1
WORD = 2**64 - 1
SEAT = "seat"  # before a number among an option's choices, which OpenSpiel would read as a number


@dataclass(slots=True)
class Course:
    """Where a game stands; all that a state of OpenSpiel has of its own, so that it is copied as quickly as ours."""

    state: State | None  # nothing before the deal
    seat: int = NOBODY  # who is asked; several may have to answer, and are asked one after another
    action: int = -1  # which waits for chance
    seed: int = 0  # of the deal, as far as it was told
    bytes_due: int = DEAL
    sights: tuple[int, ...] = ()  # what each seat sees
    trails: tuple[int, ...] = ()  # and, as one number, all that it saw and did before

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return replace(self, state=None if self.state is None else self.state.copy())


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game of ours at a table of so many players, with its options; a class of its own for each game."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        found = game_of(self.name)
        told = {"players": default_players(found), **(parameters or {})}
        players = int(told["players"])
        self.chosen: dict[str, Any] = {
            option: choice_of(found, option, str(told[option])) for option in found.options if option in told
        }
        found.new(players, **self.chosen)  # what is refused, is refused here
        self.senses: Senses = senses(found.package, players)
        super().__init__(type_of(found, players), info_of(found, players), parameters or {})

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "Position":
        return Position(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Eyes":
        return Eyes(self.senses, kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + self.senses.game.bound


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Answers given out of sight are asked for one after another, and stay hidden."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.course = Course(None)

    # Whose turn it is.

    def current_player(self) -> int:
        course = self.course
        if course.bytes_due:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.over else course.seat

    def is_terminal(self) -> bool:
        state = self.course.state
        return state is not None and state.over

    @property
    def dealt(self) -> State:
        assert self.course.state is not None, "nothing is dealt yet"
        return self.course.state

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealt.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    # What happens.

    def _apply_action(self, action: int) -> None:
        if self.course.bytes_due:
            self.draw(action)
            return
        course = self.course
        after = self.dealt.copy()
        after.play(course.seat, action)
        if after.b[CHANCE] == self.dealt.b[CHANCE]:
            self.follow(after, action)
        else:
            course.action = action
            course.bytes_due = 1

    def draw(self, byte: int) -> None:
        course = self.course
        course.bytes_due -= 1
        if course.state is None:
            course.seed = course.seed * BYTE + byte
            if course.bytes_due == 0:
                table = self.get_game()
                self.follow(table.senses.game.new(table.senses.players, course.seed, **table.chosen), course.action)
            return
        state = course.state
        state.b[CHANCE] = seeded(state.b[CHANCE] // BYTE * BYTE + byte)
        state.play(course.seat, course.action)
        self.follow(state, course.action)

    def follow(self, state: State, action: int) -> None:
        """Go on to a state, and let every seat remember it that sees something new or has acted."""
        course = self.course
        players = state.players
        before = course.sights or (0,) * players
        course.sights = tuple([sight(state, seat) for seat in range(players)])
        trails = list(course.trails or (0,) * players)
        for seat in range(players):
            if seat == course.seat:
                trails[seat] = mixed(mixed(trails[seat], before[seat]), action)
            elif course.sights[seat] != before[seat]:
                trails[seat] = mixed(trails[seat], before[seat])
        course.trails = tuple(trails)
        course.state = state
        course.action = -1
        deciders = state.deciders
        if course.seat not in deciders:
            course.seat = deciders[0] if deciders else NOBODY

    def returns(self) -> list[float]:
        state = self.course.state
        return [0.0] * self.num_players() if state is None else rewards(state)

    # What can be known.

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """A state that this player cannot tell from the true one. It has no history: that would tell what was."""
        if self.course.bytes_due:
            raise pyspiel.SpielError("chance has not spoken: resample where somebody decides")
        world = self.dealt.redeal(player, int(sampler() * len(SEEDS)))
        sights = tuple([sight(world, seat) for seat in range(world.players)])
        other: Position = self.get_game().new_initial_state()
        other.course = replace(self.course, state=world, sights=sights)
        return other

    def look(self, seen: State, seat: int) -> "Position":
        """Go to where a game stands that is played elsewhere, as a seat sees it that has to decide."""
        sights = tuple([sight(seen, each) if each == seat else 0 for each in range(seen.players)])
        self.course = Course(seen, seat, bytes_due=0, sights=sights, trails=(0,) * seen.players)
        return self

    # Words.

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.get_game().senses.game.lexicon.write(action))

    def __str__(self) -> str:
        course = self.course
        if course.state is None:
            return f"<to be dealt: {course.bytes_due} bytes after {course.seed}>"
        waits = f", {course.action} waits for chance" if course.bytes_due else ""
        return f"{course.state!r} {hash(course.state):016x}{waits}"


class Eyes:
    """What a player sees, for OpenSpiel's observation API; with perfect recall, all that it ever saw, as one string."""

    def __init__(self, senses: Senses, recalls: bool) -> None:
        self.senses = senses
        self.recalls = recalls
        self.tensor = np.zeros(senses.observer.size, np.float32)
        self.dict = senses.pieces(self.tensor)

    def set_from(self, position: Position, player: int) -> None:
        state = position.course.state
        self.tensor[:] = 0 if state is None else self.senses.observation(state, player)

    def string_from(self, position: Position, player: int) -> str:
        course = position.course
        if course.state is None:
            return f"{player}"
        seen = f"{player}:{course.sights[player]:016x}"
        return f"{seen}:{course.trails[player]:016x}" if self.recalls else seen


class Playouts:
    """An evaluator for OpenSpiel's search in Python: random games to the end, inside our kernel."""

    def __init__(self, number: int = 1, seed: int = 0) -> None:
        self.number = number
        self.chance = Random(seed)

    def evaluate(self, position: Position) -> Any:
        worth = np.zeros(position.num_players())
        for _ in range(self.number):
            state = position.dealt.copy()
            seed = self.chance.randrange(len(SEEDS))
            state.b[CHANCE] = seeded(seed)
            playout(state, seed)
            worth += rewards(state)
        return worth / self.number

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def mixed(trail: int, number: int) -> int:
    return ((trail ^ number) * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & WORD


# What OpenSpiel is told of a game.


def default_players(game: Game) -> int:
    return 2 if 2 in game.players else game.players[0]


def spelled(choice: str) -> str:
    """A choice of an option as a parameter that OpenSpiel reads as a string."""
    return SEAT + choice if choice.isdigit() else choice


def choice_of(game: Game, option: str, told: str) -> str:
    for choice in game.options[option]:
        if spelled(choice) == told:
            return choice
    choices = ", ".join(map(spelled, game.options[option]))
    raise Unreadable("bad-choice", option=option, choice=told, choices=choices)


def type_of(game: Game, players: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.slug),
        long_name=f"{game.title} (Philtre)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(game),
            **{option: spelled(choices[0]) for option, choices in game.options.items()},
        },
    )


def info_of(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=int(game.lexicon.actions),
        max_chance_outcomes=BYTE,
        num_players=players,
        min_utility=-1.0 / max(1, players - 1),
        max_utility=1.0,
        utility_sum=None if players == 1 else 0.0,
        max_game_length=game.bound,
    )


def short_name(slug: str) -> str:
    return f"philtre_{slug.replace('-', '_')}"


def loaded(text: str) -> Any:
    """The game that OpenSpiel writes so; of this module, so that where it is unpickled our games are known."""
    return pyspiel.load_game(text)


def register(name: str) -> None:
    """Make a game known to OpenSpiel, which lets go of what it was given too late: of a class that does no harm."""
    found = game_of(name)
    table = type(short_name(name), (Table,), {"name": name})
    pyspiel.register_game(type_of(found, default_players(found)), table)


for name in games():
    register(name)
