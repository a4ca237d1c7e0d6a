"""Le Bal des Chaudrons, drawn in a terminal: colour, shape and letters for every ingredient and arcana."""

from collections.abc import Iterator
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from philtre.games.bal_des_chaudrons.state import ARCANA, INGREDIENTS
from philtre.games.bal_des_chaudrons.view import Board, Card, Cubes, Dealt, Paying, Witch
from philtre.games.drawing import BRASS, GLOW, SEATS, WARNING, WIDEST, name_of, side_by_side
from philtre.kernel.view import View
from philtre.kernel.words import Words

CARD = 20  # how wide a card of the hand is: four stand side by side in 80 columns

SHAPES = {"heart": "♥", "mandrake": "▼", "mushroom": "♠", "spider": "✱", "toad": "●"}
COLOURS = {
    "heart": "#a08fb8",
    "mandrake": "#f2ead2",
    "mushroom": "#f0605a",
    "spider": "#5b93f0",
    "toad": "#4fb84f",
}
ARCANA_SHAPES = {"brew": "◒", "raven": "◥", "tome": "▤"}
ARCANA_COLOURS = {"brew": "#f08fc0", "raven": "#b9b6b0", "tome": "#4fc8d4"}
FREE = "·"
NONE = "–"


class Flow:
    """Pieces behind each other, none broken that fits on a line; further lines are indented."""

    def __init__(self, pieces: list[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = self.pieces[0]
        for piece in self.pieces[1:]:
            if line.cell_len + 2 + piece.cell_len > options.max_width:
                yield line
                line = Text.assemble("  ", piece)
            else:
                line = Text.assemble(line, "  ", piece)
        yield line


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = status(view, words)
    if view.over:
        parts += [final_scores(view, words)]
    for seat in around(view):
        parts += ["", *other(view, seat, words)]
    if view.seat is not None and not view.over:
        parts += [Rule(style="bright_black"), *own(view, view.seat, words)]
    return Constrain(Group(*parts), WIDEST)


def around(view: View) -> list[int]:
    """Those whom the viewer looks at, from the left neighbour on."""
    if view.seat is None or view.over:
        return list(range(view.players))
    return [(view.seat + step) % view.players for step in range(1, view.players)]


# The round.


def status(view: View, words: Words) -> list[RenderableType]:
    board: Board = view.board
    if board.phase == "characters":
        return [Text(words.say("board-phase-characters"), style=BRASS)]
    phase = ("board-over", WARNING) if view.over else (f"board-phase-{board.phase}", BRASS)
    said = [
        Text(words.say("board-round", number=board.round), style="bold"),
        Text(words.say(phase[0]), style=phase[1]),
        Text(words.say("board-deck", number=board.deck)),
        Text(words.say("board-discard", number=board.discard)),
    ]
    marks = {"✓": "used", "↻": "turned", "⇄": "turnable", "*": "next"}
    legend = [Text(f"{mark} {words.say(f'board-{name}')}", style="dim") for mark, name in marks.items()]
    lines: list[RenderableType] = [Text(" · ").join(said), Flow(legend)]
    if board.phase == "brewing" and not view.over:
        lines.append(Flow(order(view, words)))
    return lines


def order(view: View, words: Words) -> list[Text]:
    """Who brews before whom, who is done, and who is at work."""
    board: Board = view.board
    if board.blind:
        return [Text(words.say("board-blind"), style=BRASS)]
    said = [Text(words.say("board-order"), style=BRASS)]
    for seat in board.order:
        witch: Witch = board.witches[seat]
        mark = "▶ " if seat == board.active else "" if witch.brewing else "✓ "
        style = f"bold {SEATS[seat]}" if seat == board.active else SEATS[seat]
        said.append(Text(f"{mark}{witch.initiative} {words.player(seat)}", style=style))
    return said


# The other players, in a few lines each.


def other(view: View, seat: int, words: Words) -> list[RenderableType]:
    board: Board = view.board
    witch: Witch = board.witches[seat]
    lines: list[RenderableType] = [heading(view, seat, words)]
    if witch.character and witch.character != "novice":
        lines.append(ability(witch.character, words))
    if board.round:
        lines += [indented(bench_and_cauldron(witch, words)), indented(tableau(view, seat, words, named=False))]
    if witch.known and not view.over:
        lines.append(indented(known(witch, words)))
    return lines


def ability(character: str, words: Words) -> RenderableType:
    return indented(Text(words.say(f"ability-{character}"), style="dim"))


def heading(view: View, seat: int, words: Words) -> Flow:
    board: Board = view.board
    witch: Witch = board.witches[seat]
    said = [name_of(view, seat, words)]
    if view.seat is not None and view.players > 2 and not view.over:
        mine = board.witches[view.seat]
        side = "left" if seat == mine.left else "right" if seat == mine.right else None
        if side:
            said.append(Text(words.say(f"board-{side}"), style="dim"))
    if witch.character:
        said.append(Text(words.thing(f"character:{witch.character}"), style=BRASS))
    if board.round:
        said += [circle(board, witch, words), track(witch, words)]
        said.append(Text(words.say("board-cards", number=witch.cards)))
    if witch.initiative:
        said.append(Text(words.say("board-initiative", number=witch.initiative)))
    return Flow(said)


def circle(board: Board, witch: Witch, words: Words) -> Text:
    held = sum(witch.circle.values())
    style = WARNING if held >= board.circle_to_end else "bold" if held else ""
    text = Text(words.say("board-circle", number=held, most=board.circle_to_end), style=style)
    return Text.assemble(text, " ", heap(witch.circle, words)) if held else text


def track(witch: Witch, words: Words) -> Text:
    """The arcana, with a star where one more symbol has an effect."""
    return Text(" ").join(
        Text(
            f"{symbols(name, 1, words)}{witch.track[name]}{'*' if witch.track[name] % 2 else ''}",
            style=f"bold {ARCANA_COLOURS[name]}" if witch.track[name] % 2 else ARCANA_COLOURS[name],
        )
        for name in ARCANA
    )


def bench_and_cauldron(witch: Witch, words: Words) -> Flow:
    said = [Text(" ").join(Text.assemble(letters(name, words), places_of(witch, name)) for name in INGREDIENTS)]
    if any(witch.cauldron.values()):
        said.append(Text.assemble((words.say("board-cauldron"), BRASS), " ", heap(witch.cauldron, words)))
    if witch.tomes:
        said.append(tomes(witch, words))
    return Flow(said)


def known(witch: Witch, words: Words) -> RenderableType:
    """Of a hand, what the viewer passed on to it."""
    cards = [Text.assemble((f"{card.initiative:2} ", "bold"), recipe_of(card, words, "⇄")) for card in witch.known]
    return Group(Text(words.say("board-passed"), style="dim"), Columns(cards, padding=(0, 3)))


# The viewer, in full.


def own(view: View, seat: int, words: Words) -> list[RenderableType]:
    board: Board = view.board
    witch: Witch = board.witches[seat]
    parts: list[RenderableType] = [heading(view, seat, words)]
    if witch.character:
        parts.append(ability(witch.character, words))
    if board.phase == "characters":
        return [*parts, dealt(witch, words)] if witch.dealt and not witch.character else parts
    parts.append(workbench(view, witch, words))
    if witch.tomes:
        parts.append(indented(tomes(witch, words)))
    if witch.paying:
        parts.append(indented(paying(witch.paying, words)))
    parts += [indented(tableau(view, seat, words, named=True)), hand(witch, words)]
    return parts


def workbench(view: View, witch: Witch, words: Words) -> RenderableType:
    """What lies where of each ingredient, and how much of it the neighbour's bench will not hold."""
    neighbour: Witch = view.board.witches[witch.right]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(Text(words.say("board-bench"), style=BRASS), no_wrap=True)
    table.add_column(Text(words.say("board-brewed"), style=BRASS), justify="center", no_wrap=True)
    table.add_column(Text(words.say("board-cauldron"), style=BRASS), justify="center", no_wrap=True)
    to = Text(f"→ {words.player(witch.right)}", style=SEATS[witch.right], no_wrap=True, overflow="ellipsis")
    table.add_column(to, no_wrap=True, max_width=13)
    table.add_column(Text(words.say("board-overflow"), style=BRASS), justify="center", no_wrap=True)
    for name in INGREDIENTS:
        table.add_row(
            Text.assemble(cubes(name, 1, words), (f" {words.thing(f'ingredient:{name}')}", COLOURS[name])),
            counted_places(witch, name),
            number(witch.brewed[name], "bold"),
            number(witch.cauldron[name], "bold"),
            counted_places(neighbour, name),
            number(witch.overflow[name], GLOW),
        )
    return indented(table)


def number(held: int, style: str) -> Text:
    return Text(str(held), style=style) if held else Text(FREE, style="dim")


def counted_places(witch: Witch, name: str) -> Text:
    lying, free = witch.bench[name], witch.free[name]
    drawn = f"{lying}/{lying + free}"
    return Text.assemble(places_of(witch, name), " " * (10 - lying - free), (drawn, "" if free else WARNING))


def paying(now: Paying, words: Words) -> Flow:
    """The potion whose spaces are being filled, and with what so far."""
    drawn = recipe(now.inputs, now.outputs, "→", words)
    said = [Text.assemble((f"▸ {words.thing(now.recipe)}", GLOW), "  ", drawn)]
    for place, paid in now.paid.items():
        if paid:
            said.append(Text.assemble((words.say(f"board-paid-{place}"), BRASS), " ", heap(paid, words)))
    return Flow(said)


def hand(witch: Witch, words: Words) -> RenderableType:
    if not witch.hand:
        return Text(words.say("board-no-hand"), style="dim")
    return Columns([card_panel(card, witch, words) for card in witch.hand], padding=0)


def card_panel(card: Card, witch: Witch, words: Words) -> Panel:
    chosen = card.id == witch.chosen
    drawn = recipe_of(card, words, "⇄")
    if drawn.cell_len > CARD - 2:
        drawn = recipe_of(card, words, "⇄", "\n")
    inside = [Text(words.thing(f"potion:{card.id}"), style="bold"), drawn]
    if chosen:
        mark = words.say("board-chosen-turned" if witch.chosen_turned else "board-chosen")
        inside.append(Text(mark, style=GLOW))
    return Panel(
        Text("\n", justify="center").join(inside),
        title=Text(str(card.initiative), style=BRASS),
        title_align="left",
        subtitle=arcana_of(card, words),
        subtitle_align="right",
        box=box.HEAVY if chosen else box.ROUNDED,
        border_style=GLOW if chosen else "bright_black",
        padding=0,
        width=CARD,
    )


def arcana_of(card: Card, words: Words) -> Text | None:
    if not card.arcana:
        return None
    return Text(" ").join(
        Text(symbols(name, card.arcana.count(name), words), style=ARCANA_COLOURS[name])
        for name in ARCANA
        if name in card.arcana
    )


def dealt(witch: Witch, words: Words) -> RenderableType:
    return side_by_side([dealt_panel(card, words) for card in witch.dealt or []], 2)


def dealt_panel(card: Dealt, words: Words) -> Panel:
    inside = [
        Text(words.say(f"ability-{card.id}")),
        Text.assemble((words.say("board-start"), BRASS), " ", heap(card.start, words)),
    ]
    if card.outputs:
        drawn = recipe(card.inputs, card.outputs, "→", words)
        inside.append(Text.assemble((words.say("board-own-potion"), BRASS), " ", drawn))
    return Panel(
        Group(*inside),
        title=Text(words.thing(f"character:{card.id}"), style=f"bold {BRASS}"),
        border_style="bright_black",
        padding=(0, 1),
    )


# Potions.


def tableau(view: View, seat: int, words: Words, named: bool) -> RenderableType:
    """The potions that lie before a player, as they lie; those that can be used now are marked."""
    witch: Witch = view.board.witches[seat]
    usable = touched(view) if seat == view.seat else set()
    longest = max([len(words.thing(f"potion:{card.id}")) for card in witch.tableau], default=0)
    lying = []
    for card in witch.tableau:
        name = f" {words.thing(f'potion:{card.id}'):{longest}}" if named else ""
        mark = "✓" if card.used else "▸" if f"potion:{card.id}" in usable else " "
        label = f"{mark}{card.initiative:2}{name}{'↻' if card.turned else ' '}"
        lying.append(laid(label, recipe_of(card, words, "→"), card.used, mark == "▸"))
    if witch.own and witch.character:
        name = words.thing(f"character:{witch.character}")
        mark = "✓" if witch.own.used else "▸" if "invoke" in usable else " "
        drawn = recipe(witch.own.inputs, witch.own.outputs, "→", words)
        lying.append(laid(f"{mark}{name} ", drawn, witch.own.used, mark == "▸"))
    if not lying:
        return Text(words.say("board-no-potions"), style="dim")
    return Columns(lying, padding=(0, 2))


def laid(label: str, drawn: Text, used: bool, usable: bool) -> Text:
    style = "dim" if used else GLOW if usable else "bold"
    return Text.assemble((label, style), " ", drawn)


def touched(view: View) -> set[str]:
    """What the viewer can touch now."""
    if view.question is None:
        return set()
    return {target for choice in view.question.choices for target in choice.targets}


def recipe_of(card: Card, words: Words, both_ways: str, behind: str = " ") -> Text:
    return recipe(card.inputs, card.outputs, both_ways if card.turnable else "→", words, behind)


def recipe(inputs: list[str], outputs: list[str], arrow: str, words: Words, behind: str = " ") -> Text:
    """What a potion makes of what; ``behind`` comes after the arrow."""
    return Text(f" {arrow}{behind}").join([spaces(inputs, words), spaces(outputs, words)])


def spaces(row: list[str], words: Words) -> Text:
    drawn = []
    for space, alike in groupby(row):
        number = len(list(alike))
        if space == "any":
            drawn.append(Text("?" * number, style="bold"))
        elif "/" in space:
            drawn += [Text("/").join(cubes(name, 1, words) for name in space.split("/"))] * number
        else:
            drawn.append(cubes(space, number, words))
    return Text(" ").join(drawn) if drawn else Text(NONE, style="dim")


# Ingredients and arcana.


def cubes(name: str, number: int, words: Words) -> Text:
    return Text(f"{SHAPES[name] * number}{words.say(f'board-letters-{name}')}", style=COLOURS[name])


def letters(name: str, words: Words) -> Text:
    return Text(words.say(f"board-letters-{name}"), style=COLOURS[name])


def heap(held: Cubes, words: Words) -> Text:
    drawn = [cubes(name, number, words) for name, number in held.items() if number]
    return Text(" ").join(drawn) if drawn else Text(NONE, style="dim")


def places_of(witch: Witch, name: str) -> Text:
    """The places of a bench for an ingredient, the free ones as dots."""
    return Text.assemble((SHAPES[name] * witch.bench[name], COLOURS[name]), (FREE * witch.free[name], "dim"))


def symbols(name: str, number: int, words: Words) -> str:
    return f"{ARCANA_SHAPES[name] * number}{words.say(f'board-letter-{name}')}"


def tomes(witch: Witch, words: Words) -> Text:
    """For which ingredients the supply pays."""
    opened = Text(" ").join(cubes(name, 1, words) for name in witch.tomes)
    return Text.assemble((f"{ARCANA_SHAPES['tome']} {words.say('board-open')}", ARCANA_COLOURS["tome"]), " ", opened)


def indented(drawn: RenderableType) -> Padding:
    return Padding(drawn, (0, 0, 0, 2))


# The end.


def final_scores(view: View, words: Words) -> Table:
    """The best first."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column in ("place", "player", "circle-of", "kinds", "bench-of"):
        most = 20 if column == "player" else None
        table.add_column(Text(words.say(f"board-{column}"), style=BRASS), no_wrap=column == "player", max_width=most)
    for seat in sorted(range(view.players), key=view.ranking.__getitem__):
        witch: Witch = view.board.witches[seat]
        table.add_row(
            Text(str(view.ranking[seat])),
            name_of(view, seat, words),
            Text.assemble((f"{view.scores[seat]} ", "bold"), heap(witch.circle, words)),
            Text(str(sum(number > 0 for number in witch.circle.values()))),
            Text(str(sum(witch.bench.values()))),
        )
    return table
