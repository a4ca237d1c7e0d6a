"""A game: its facts, and the doors through which everybody else reaches its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files

import msgspec

from philtre.kernel.bot import Bot, make_bot
from philtre.kernel.chance import seeded
from philtre.kernel.drawing import view_of
from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.kernel.journal import Journal
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.saved import FORMAT, Saved
from philtre.kernel.state import State
from philtre.kernel.view import View
from philtre.kernel.words import Words
from philtre.kernel.zones import CHANCE, PLAYERS, Zones

SEEDS = range(2**62)


@dataclass(frozen=True)
class Option:
    """Something a table may agree on before the game: its choices, the first of them the rule.

    ``cell`` is where the state keeps the index of the choice. ``players`` are the counts at
    which the option means something; elsewhere only its first choice is accepted.
    """

    name: str
    choices: tuple[str, ...]
    cell: int
    players: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Game:
    """The facts of a game, and what can be done with it.

    >>> import philtre
    >>> game = philtre.game("alchemist")
    >>> game.players, game.options["schools"]
    (range(2, 6), ('yes', 'no'))
    """

    title: str
    designer: str
    year: int
    minutes: tuple[int, int]
    players: range
    package: str
    state: Callable[[], State]
    board: Callable[[State], msgspec.Struct]
    bound: int  # more decisions than any game can have
    agreements: tuple[Option, ...] = ()
    _words: dict[str, Words] = field(default_factory=dict, compare=False, repr=False)

    @property
    def slug(self) -> str:
        return self.lexicon.game

    @property
    def rules(self) -> int:
        """The version of the rules; it moves only when behaviour does."""
        return self.lexicon.rules

    @cached_property
    def lexicon(self) -> Lexicon:
        return self.state().lexicon

    @cached_property
    def zones(self) -> Zones:
        return self.state().zones

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        return {option.name: option.choices for option in self.agreements}

    # States.

    def new(self, players: int, seed: int = 0, **options: object) -> State:
        """A game about to begin. The same seed, options and moves make the same game, for ever."""
        return self.begin(players, seed, options)

    def begin(self, players: int, seed: int, options: Mapping[str, object], journal: Journal | None = None) -> State:
        """As ``new``, with a journal that is told everything from the first deal on."""
        if not isinstance(seed, int) or seed not in SEEDS:
            raise Unreadable("bad-seed", seed=str(seed))
        return self.deal(players, seeded(seed), options, journal)

    def deal(
        self, players: int, generator: int, options: Mapping[str, object], journal: Journal | None = None
    ) -> State:
        """As ``begin``, from a generator itself, which may have more bits than a seed gives it."""
        if players not in self.players:
            raise Unreadable("bad-players", players=str(players), least=self.players[0], most=self.players[-1])
        state = self.state()
        state.b = state.zones.row()
        state.b[PLAYERS] = players
        state.b[CHANCE] = generator
        for name, choice in options.items():
            self.agree(state, name, choice)
        state.journal = journal
        state.begin()
        return state

    def agree(self, state: State, name: str, choice: object) -> None:
        for option in self.agreements:
            if option.name == name:
                break
        else:
            raise Unreadable("bad-option", option=name, options=", ".join(self.options) or "-")
        wanted = {True: "yes", False: "no"}.get(choice, str(choice)) if isinstance(choice, bool) else str(choice)
        if wanted not in option.choices:
            raise Unreadable("bad-choice", option=name, choice=wanted, choices=", ".join(option.choices))
        index = option.choices.index(wanted)
        if index and option.players is not None and state.players not in option.players:
            counts = ", ".join(str(count) for count in option.players)
            raise Unreadable("option-needs-players", option=name, choice=wanted, players=counts)
        if wanted.isdigit() and int(wanted) >= state.players:
            raise Unreadable("no-such-seat", seat=wanted)
        state.b[option.cell] = index

    def agreed(self, state: State) -> dict[str, str]:
        """The options of a state that differ from the rule."""
        chosen = {option.name: option.choices[state.b[option.cell]] for option in self.agreements}
        return {option.name: chosen[option.name] for option in self.agreements if state.b[option.cell]}

    def load(self, data: bytes) -> State:
        """The state that ``state.save()`` wrote."""
        try:
            saved = msgspec.json.decode(data, type=Saved)
        except msgspec.DecodeError as error:
            raise Unreadable("bad-save") from error
        if saved.game != self.slug:
            raise Unreadable("other-game", game=saved.game, expected=self.slug)
        if saved.format != FORMAT or saved.rules != self.rules:
            raise Unreadable("other-rules", rules=saved.rules, expected=self.rules)
        state = self.state()
        state.b = state.zones.row()
        if len(saved.row) != len(state.b):
            raise Unreadable("bad-save")
        for cell, number in enumerate(saved.row):
            state.b[cell] = number
        if hash(state) != saved.hash:
            raise Unreadable("bad-save")
        return state

    # Notation.

    def write(self, state: State, seat: int, action: int) -> str:
        """An action as a person would type it: ``take blue``."""
        if not 0 <= action < self.lexicon.actions:
            raise NotAllowed("no-such-action", action=str(action))
        return self.lexicon.write(action)

    def read(self, state: State, seat: int, text: str) -> int:
        """The inverse of ``write``. That an action can be read does not mean it is legal."""
        action = self.lexicon.read(text)
        if action is None:
            verbs = sorted({self.lexicon.verb_of(open_).name for open_ in state.legal(seat)})
            raise Unreadable("bad-notation", text=text, verbs=", ".join(verbs))
        return action

    def bot(self, name: str) -> Bot:
        """A bot that plays this game: a level from ``1`` to ``6``, ``greedy``, ``random``, ``ismcts:iterations=50``."""
        return make_bot(name, self.package)

    # Sight and words.

    def view(self, state: State, seat: int | None) -> View:
        """What a client draws for a seat (None: a spectator), made of the redacted state alone."""
        return view_of(self.board, self.rules, state.seen_by(seat), seat)

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language, [files("philtre.text"), files(self.package) / "text"], self.lexicon)
        return self._words[language]
