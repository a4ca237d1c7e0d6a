"""Who plays what with whom: settled by flags, or asked."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from string import ascii_lowercase

from rich.table import Table
from rich.text import Text

import philtre
from philtre.bots.levels import LEVELS
from philtre.cli import shelf
from philtre.cli.screen import Screen
from philtre.kernel.bot import makers
from philtre.kernel.errors import PhiltreError, Unreadable
from philtre.kernel.game import Game
from philtre.kernel.words import Words

HUMAN = "human"
USUAL = "3"  # the level of those who were not chosen
LONGEST_NAME = 20


@dataclass(frozen=True)
class Chair:
    """A seat taken by a person, or by a bot."""

    name: str
    bot: str | None


def usual_seats(players: int) -> list[str]:
    return [HUMAN] + [USUAL] * (players - 1)


def listed(text: str) -> list[str]:
    """The parts of ``human,3,random``."""
    return [part.strip() for part in text.split(",")]


def seated(game: Game, seats: list[str], names: list[str], words: Words) -> list[Chair]:
    """People take the names in their order; who has none is called by their seat."""
    for kind in seats:
        if kind != HUMAN:
            refuse_unknown(game, kind)
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    if len(names) > len(people):
        raise Unreadable("too-many-names", names=len(names), people=len(people))
    named = dict(zip(people, names, strict=False))
    chairs = [
        person(seat, named.get(seat, ""), words) if kind == HUMAN else Chair(robot_name(seats, seat, words), kind)
        for seat, kind in enumerate(seats)
    ]
    for chair in chairs:
        if [other.name for other in chairs].count(chair.name) > 1:
            raise Unreadable("same-name", name=chair.name)
    return chairs


def person(seat: int, name: str, words: Words) -> Chair:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Unreadable("bad-name", name=name, longest=LONGEST_NAME)
    return Chair(name or words.say("player", number=seat + 1), None)


def refuse_unknown(game: Game, bot: str) -> None:
    if not is_bot(bot):
        raise Unreadable("no-such-bot", bot=bot, bots=", ".join([*makers, HUMAN]))
    game.bot(bot)


def is_bot(text: str) -> bool:
    return text.partition(":")[0] in makers


def robot_name(seats: list[str], seat: int, words: Words) -> str:
    """A robot is called by its level, with a letter if it is not the only one; other bots by their kind and seat."""
    bot = seats[seat]
    if bot not in map(str, LEVELS):
        kind = bot.partition(":")[0]
        called = said(f"ui-bot-{kind}", kind, words)
        return f"{called} {seat + 1}"
    letter = ascii_lowercase[Counter(seats[:seat])[bot]] if seats.count(bot) > 1 else ""
    return words.say("ui-robot", level=bot + letter)


def agreed(game: Game, texts: list[str]) -> dict[str, str]:
    """The options of ``schools=no``, ``first=0``."""
    options = {}
    for text in texts:
        name, equals, choice = text.partition("=")
        if not equals:
            raise Unreadable("option-form", text=text)
        options[name.strip()] = choice.strip()
    return options


# Asked, until there is an answer.


def ask_game(screen: Screen) -> Game:
    names = []
    screen.say("ui-ask-game", "bold")
    for name in philtre.games():
        with suppress(Unreadable):
            words = shelf.found(name, screen.language).words(screen.language)
            names.append(name)
            screen.print(
                Text.assemble(f"{len(names):3}  ", (words.say("game"), "bold"), f"  {words.say('game-pitch')}")
            )
    while True:
        typed = screen.ask()
        try:
            return screen.open(names[number_of(typed, 1, len(names)) - 1] if typed.isdecimal() else typed)
        except PhiltreError as error:
            screen.refuse(error)


def ask_players(screen: Screen, game: Game) -> int:
    least, most = game.players[0], game.players[-1]
    if least == most:
        return least
    screen.say("ui-ask-players", "bold", least=least, most=most)
    while True:
        typed = screen.ask()
        try:
            return number_of(typed or str(least), least, most)
        except PhiltreError as error:
            screen.refuse(error)


def number_of(typed: str, least: int, most: int) -> int:
    if not typed.isdecimal() or not least <= int(typed) <= most:
        raise Unreadable("no-such-number", text=typed, least=least, most=most)
    return int(typed)


def ask_chairs(screen: Screen, game: Game, players: int) -> list[Chair]:
    """A name or a robot for each seat; Enter takes what is usual."""
    usual = usual_seats(players)
    robots = {screen.words.say("ui-robot", level=str(level)): str(level) for level in LEVELS}
    screen.say("ui-ask-seats", "bold")
    for level in LEVELS:
        strength = screen.words.say(f"ui-level-{level}")
        screen.print(Text(f"{level:3} · {strength}"))
    seats: list[str] = []
    names: list[str] = []
    while len(seats) < players:
        number = len(seats)
        default = screen.words.say("player" if usual[number] == HUMAN else "ui-robot", number=1, level=USUAL)
        typed = screen.ask(f"{number + 1} [{default}]: ")
        typed = robots.get(typed.capitalize(), typed)
        kind = typed.lower() if is_bot(typed.lower()) else HUMAN if typed else usual[number]
        name = [typed or default] if kind == HUMAN else []
        try:
            seated(game, [*seats, kind], names + name, screen.words)
        except PhiltreError as error:
            screen.refuse(error)
            continue
        seats.append(kind)
        names += name
    return seated(game, seats, names, screen.words)


def ask_options(screen: Screen, game: Game, players: int) -> dict[str, str]:
    """The options to change, on one line; most tables want none."""
    offered = options_table(game, players, screen.words)
    if offered.row_count == 0:
        return {}
    screen.say("ui-ask-options", "bold")
    screen.print(offered)
    while True:
        typed = screen.ask()
        try:
            options = agreed(game, typed.replace(",", " ").split())
            game.begin(players, 0, options)
        except PhiltreError as error:
            screen.refuse(error)
            continue
        return options


def options_table(game: Game, players: int, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in game.agreements:
        if option.players is not None and players not in option.players:
            continue
        choices = [choice for choice in option.choices if not choice.isdigit() or int(choice) < players]
        table.add_row(
            Text(said(f"option-name-{option.name}", option.name, words)),
            Text("\n").join(choice_line(option.name, choice, words) for choice in choices),
        )
    return table


def choice_line(option: str, choice: str, words: Words) -> Text:
    return Text.assemble(said(f"option-choice-{option}-{choice}", choice, words), (f"  {option}={choice}", "dim"))


def said(id: str, otherwise: str, words: Words) -> str:
    return words.say(id) if words.has(id) else otherwise
