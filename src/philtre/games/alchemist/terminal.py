"""Alchemist, drawn in a terminal: colour, shape and two letters for every ingredient."""

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.alchemist.state import CONSTANTS, INGREDIENTS
from philtre.games.alchemist.view import Adept, Board, Cauldron, Cubes
from philtre.games.drawing import BRASS, GLOW, SEATS, WARNING, WIDEST, name_of, side_by_side
from philtre.kernel.view import View
from philtre.kernel.words import Words

ROW = 5  # cauldrons side by side

SHAPES = {"gray": "■", "blue": "●", "green": "◆", "orange": "▲", "yellow": "★"}
LETTERS = {"gray": "gy", "blue": "bl", "green": "gn", "orange": "or", "yellow": "ye"}
COLOURS = {"gray": "#b9b6b0", "blue": "#3f8fd2", "green": "#1fa37a", "orange": "#e0701c", "yellow": "#ecd33f"}


def draw(view: View, words: Words) -> RenderableType:
    return Constrain(
        Group(
            status(view, words),
            compendium(view, words),
            tiles(view.board, words),
            "",
            ingredients(view, words),
            "",
            final_scores(view, words) if view.over else adepts(view, words),
        ),
        WIDEST,
    )


def status(view: View, words: Words) -> Text:
    board: Board = view.board
    exhausted = words.say("board-exhausted", number=board.exhausted, most=CONSTANTS["exhausted_to_end"])
    ending = board.exhausted >= CONSTANTS["exhausted_to_end"]
    said = [
        Text(words.say("board-round", number=board.round), style="bold"),
        Text(exhausted, style=WARNING if ending else ""),
        Text(words.say("board-bag", number=board.bag)),
        Text(words.say("board-first", player=words.player(board.first))),
    ]
    if view.over:
        said.append(Text(words.say("board-over"), style=WARNING))
    elif ending:
        said.append(Text(words.say("board-last-round"), style=WARNING))
    return Text(" · ").join(said)


# The Compendium.


def compendium(view: View, words: Words) -> Table:
    return side_by_side([cauldron_panel(view, cauldron, words) for cauldron in view.board.cauldrons], ROW)


def cauldron_panel(view: View, cauldron: Cauldron, words: Words) -> Panel:
    first, second = (cube(name) for name in cauldron.produces)
    tile = Text(f"{cauldron.fame or '·':^4}", style="bold black on #f2e7cd" if cauldron.fame else "dim")
    top = Text("  ", justify="center").join([first, tile, second])
    recipe = Text(" ", justify="center").join(cubes(name, number) for name, number in cauldron.recipe.items())
    mark, style = marked(view, cauldron)
    return Panel(
        Group(top, recipe, sealed(cauldron, words)),
        box=box.HEAVY if mark == "copy" else box.ROUNDED,
        border_style=style,
        padding=0,
        subtitle=Text(words.say(f"board-{mark}"), style=style) if mark else None,
    )


def sealed(cauldron: Cauldron, words: Words) -> Text:
    """The creator's seal."""
    if cauldron.creator is None:
        return Text(words.say("board-empty"), style="dim", justify="center")
    name = Text(words.player(cauldron.creator), style=SEATS[cauldron.creator], justify="center")
    name.no_wrap, name.overflow = True, "ellipsis"
    return name


def marked(view: View, cauldron: Cauldron) -> tuple[str, str]:
    """What the viewer can do with a cauldron now, or almost, and how that is drawn."""
    here = f"cauldron:{cauldron.id}"
    if view.question is not None:
        for choice in view.question.choices:
            if here in choice.targets:
                return choice.notation.split()[0], GLOW
    if one_short(view, cauldron):
        return "short", "yellow"
    return "", "bright_black"


def one_short(view: View, cauldron: Cauldron) -> bool:
    """Whether one more cube would let the viewer copy a potion."""
    if view.over or view.seat is None or cauldron.creator in (None, view.seat):
        return False
    hand: Cubes = view.board.adepts[view.seat].hand
    return sum(max(0, number - hand[name]) for name, number in cauldron.recipe.items()) == 1


def tiles(board: Board, words: Words) -> Text:
    drawn = [Text(f" {tile} ", style="bold black on #f2e7cd") for tile in board.tiles]
    free = Text(" ").join(drawn) if drawn else Text(words.say("board-no-tiles"), style="dim")
    return Text.assemble((words.say("board-tiles"), BRASS), "  ", free)


# The ingredients.


def ingredients(view: View, words: Words) -> RenderableType:
    board: Board = view.board
    table = plain_table()
    table.add_column()
    for name in INGREDIENTS:
        table.add_column(Text.assemble(cube(name), f" {name}\n", (words.thing(f"ingredient:{name}"), COLOURS[name])))
    table.add_row(Text(words.say("board-reserve"), style=BRASS), *numbers(board.reserve, empty=WARNING))
    if view.seat is None:
        return table
    mine = board.adepts[view.seat]
    assert mine.hand is not None and board.unseen is not None, "a seat sees its own hand"
    table.add_row(Text(words.say("board-hand"), style=BRASS), *numbers(mine.hand))
    table.add_row(Text(words.say("board-unseen"), style=BRASS), *numbers(board.unseen, style="dim"))
    if mine.school is None:
        return table
    school = (words.thing(f"ingredient:{mine.school}"), COLOURS[mine.school])
    return Group(table, Text.assemble((words.say("board-your-school"), BRASS), "  ", cube(mine.school), " ", school))


def numbers(held: Cubes, style: str = "bold", empty: str = "dim") -> list[Text]:
    return [Text(str(held[name]), style=style if held[name] else empty) for name in INGREDIENTS]


def plain_table() -> Table:
    return Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)


def cube(name: str) -> Text:
    return cubes(name, 1)


def cubes(name: str, number: int) -> Text:
    return Text(SHAPES[name] * number + LETTERS[name], style=COLOURS[name])


# The players.


def adepts(view: View, words: Words) -> Table:
    columns = ["adept", "fame", "track", "seals", "cubes", "school", "known"]
    rows = [
        {
            "adept": name_of(view, seat, words),
            "fame": Text(str(view.scores[seat]), style="bold"),
            "track": Text(on_track(adept), style="dim"),
            "seals": Text(str(adept.seals)),
            "cubes": Text(str(adept.cubes)),
            "school": cube(adept.school) if adept.school else Text("?", style="dim"),
            "known": known(adept),
        }
        for seat, adept in enumerate(view.board.adepts)
    ]
    return players_table(view, columns, rows, words)


def final_scores(view: View, words: Words) -> Table:
    """Where the fame of each came from, the best first."""
    columns = ["place", "adept", "creating", "copying", "cubes", "school", "fame"]
    rows = []
    for seat in sorted(range(view.players), key=view.ranking.__getitem__):
        adept: Adept = view.board.adepts[seat]
        row = {source: Text(str(fame)) for source, fame in adept.fame.items()}
        row["place"] = Text(str(view.ranking[seat]))
        row["adept"] = name_of(view, seat, words)
        row["fame"] = Text(str(view.scores[seat]), style="bold")
        if adept.school:
            row["school"] = Text.assemble(row["school"], " ", cube(adept.school))
        rows.append(row)
    return players_table(view, columns, rows, words)


def players_table(view: View, columns: list[str], rows: list[dict[str, Text]], words: Words) -> Table:
    shown = [column for column in columns if column != "school" or view.board.schools]
    table = plain_table()
    for column in shown:
        most = 20 if column == "adept" else None
        table.add_column(Text(words.say(f"board-{column}"), style=BRASS), no_wrap=True, max_width=most)
    for row in rows:
        table.add_row(*(row[column] for column in shown))
    return table


def on_track(adept: Adept) -> str:
    """Chip and space, as they would lie on the track."""
    if adept.track is None:
        return ""
    chip, space = adept.track
    return f"{chip}+{space}" if chip else str(space)


def known(adept: Adept) -> Text:
    """What everybody knows to lie behind a screen."""
    held = [Text(f"{SHAPES[name]}{number}", style=COLOURS[name]) for name, number in adept.known.items() if number]
    return Text(" ").join(held) if held else Text("–", style="dim")
