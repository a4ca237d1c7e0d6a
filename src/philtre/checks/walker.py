"""The walker: chooses what is played, and plays it, position by position."""

from collections.abc import Iterator
from itertools import count
from random import Random

from philtre.checks.line import Line, Setting, Spot
from philtre.checks.styles import STYLES
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.zones import PLAYERS

LONG = 60


def cover(game: Game) -> list[Setting]:
    """Every number of players by the rule, and with every other choice of every option."""
    by_the_rule = [Setting(players) for players in game.players]
    varied = [
        Setting(players, {option.name: choice})
        for option in game.agreements
        for index in range(1, len(option.choices))
        for players in game.players
        for choice in choices(game, players)[option.name][1:]
        if choice == option.choices[index]
    ]
    return by_the_rule + varied


def choices(game: Game, players: int) -> dict[str, list[str]]:
    """The choices of each option that so many players may agree on."""
    state = game.state()
    state.b = state.zones.row()
    state.b[PLAYERS] = players
    open_: dict[str, list[str]] = {}
    for option in game.agreements:
        open_[option.name] = []
        for choice in option.choices:
            try:
                game.agree(state, option.name, choice)
            except Unreadable:
                continue
            open_[option.name].append(choice)
    return open_


def lines(game: Game, games: int) -> Iterator[Line]:
    """The games to be played: the whole cover once, then mixtures of choices; half of them at random."""
    odd = [name for name in STYLES if name != "random"]
    settings = cover(game)
    for number in range(max(games, len(settings))):
        style = "random" if number % 2 == 0 else odd[number // 2 % len(odd)]
        setting = settings[number] if number < len(settings) else mixture(game, number)
        yield Line(game, setting, number, style)


def mixture(game: Game, number: int) -> Setting:
    random = Random(number)
    players = game.players[number % len(game.players)]
    chosen = {name: random.choice(open_) for name, open_ in choices(game, players).items()}
    return Setting(players, {name: choice for name, choice in chosen.items() if choice != game.options[name][0]})


def walk(line: Line) -> Iterator[Spot]:
    """Play a game, stopping at every position; at the declared bound it is given up."""
    random = Random(f"{line.seed} {line.style}")
    style = STYLES[line.style]
    state = line.begin(line.journal)
    for index in count():
        line.states.append(state.copy())
        yield Spot(line, index)
        if state.over or index >= line.game.bound:
            return
        seat = random.choice(state.deciders)
        action = style(line, state, seat, state.legal(seat), random)
        state.play(seat, action)
        line.moves.append((seat, action))
        line.often[action] += 1


def looked_at(index: int) -> bool:
    """Whether a position is looked at as it is played: all at first, then fewer and fewer, for there are long games."""
    return index % (1 + index // LONG) == 0


def sample(line: Line, random: Random) -> list[Spot]:
    """A few positions of a game: its beginning, its last decision or its end, and one on the way."""
    length = len(line.states)
    chosen = {random.choice((0, length - 2, length - 1)), random.randrange(length), random.randrange(length)}
    return [Spot(line, index) for index in sorted(chosen) if index >= 0]
