"""Les Potions d'Azerlande, drawn in a terminal: a symbol and a colour for everything one can own."""

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.azerlande.box import ACTION_NAMES, INGREDIENT_NAMES, POTION_NAMES
from philtre.games.azerlande.view import Apothecary, Board, Card, Side, Visitor
from philtre.games.drawing import BRASS, GLOW, SEATS, WARNING, WIDEST, name_of
from philtre.kernel.view import View
from philtre.kernel.words import Words

SYMBOLS = {
    "mushroom": "♠",
    "flower": "✿",
    "sap": "♦",
    "any": "◌",
    "speed": "»",
    "charm": "♥",
    "intelligence": "✦",
    "joker": "★",
    "gold": "¤",
    "apprentice": "♟",
    "study": "↑",
    "prestige": "◈",
}
COLOURS = {
    "mushroom": "#d98c5f",
    "flower": "#e38ad0",
    "sap": "#e0b23c",
    "any": "#c9c9c9",
    "speed": "#e8d44d",
    "charm": "#ff7aa2",
    "intelligence": "#6fa8ff",
    "joker": "#f2e7cd",
    "gold": "#d0a64e",
    "apprentice": "#8fd3a8",
    "study": "#b9a5ff",
    "prestige": "#f2e7cd",
}
BAG = "!"
LEGEND = [
    ["mushroom", "flower", "sap", "any"],
    ["speed", "charm", "intelligence", "joker"],
    ["gold", "apprentice", "study", "bag"],
]


def draw(view: View, words: Words) -> RenderableType:
    board: Board = view.board
    parts: list[RenderableType] = [status(view, words), market(view, words), visitors(view, words)]
    if any(any(apothecary.holder or []) for apothecary in board.apothecaries):
        parts.append(actions(view, words))
    parts += ["", final_scores(view, words) if view.over else apothecaries(view, words), "", legend(words)]
    return Constrain(Group(*parts), WIDEST)


def status(view: View, words: Words) -> Text:
    board: Board = view.board
    said = [Text(words.say("board-day", number=board.day, days=board.days), style="bold")]
    if view.over:
        said.append(Text(words.say("board-over"), style=WARNING))
    elif board.action is not None:
        said.append(Text(words.thing(f"action:{board.action}"), style=GLOW))
    else:
        name = "potions-phase" if board.phase == "potions" else board.phase
        said.append(Text(words.say(f"board-{name}" if name != "actions" else "board-actions"), style=GLOW))
    if board.target is not None:
        said.append(Text(words.say("board-target", number=board.target)))
    said.append(Text(words.say("board-deck", number=board.deck)))
    said.append(Text(words.say("board-to-come", number=board.to_come)))
    line = Text(" · ").join(said)
    if board.bonus is not None:
        told = f"{words.thing(f'bonus:{board.bonus}')} ({words.say(f'bonus-effect-{board.bonus}')})"
        line = Text("\n").join([line, Text(told, style=BRASS)])
    return line


def symbol(name: str, number: int = 1) -> Text:
    return Text(SYMBOLS[name] * number, style=COLOURS[name])


# The market.


def market(view: View, words: Words) -> RenderableType:
    board: Board = view.board
    touchable = targets(view, "buy", "pick")
    rows = [(words.say("board-market"), board.market), (words.say("board-revealed"), board.revealed)]
    for seat, apothecary in enumerate(board.apothecaries):
        name = words.say("board-black-market")
        if view.seat != seat:
            name = f"{name}, {words.player(seat)}"
        rows.append((name, apothecary.black_market))
    drawn = [Text.assemble((f"{name}  ", BRASS), row_of(cards, touchable)) for name, cards in rows if cards]
    return Panel(Group(*drawn), border_style="bright_black", padding=(0, 1)) if drawn else Text("")


def row_of(cards: list[Card], touchable: set[str]) -> Text:
    return Text("  ").join(card_text(card, f"card:{card.id}" in touchable) for card in cards)


def card_text(card: Card, touchable: bool) -> Text:
    """A card as it is typed, its cost, what it gives, and the hand in the bag; in one piece, never broken."""
    style = GLOW if touchable else "bold"
    text = Text.assemble((card.id, style), "·", symbol("gold"), (str(card.cost), COLOURS["gold"]), "·")
    for name, number in card.gain.items():
        text.append_text(symbol(name, number))
    if card.bag:
        text.append(BAG, style=WARNING)
    return text


# Visitors.


def visitors(view: View, words: Words) -> Panel:
    board: Board = view.board
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for _ in range(4):
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    touchable = targets(view, "serve", "hypnotise", "grant")
    for name, listed in (("town", board.town), ("road", board.road)):
        for index, visitor in enumerate(listed):
            heading = Text(words.say(f"board-{name}") if index == 0 else "", style=BRASS)
            table.add_row(heading, *visitor_cells(visitor, f"visitor:{visitor.id}" in touchable, words))
    return Panel(table, border_style="bright_black", padding=(0, 1), box=box.ROUNDED)


def visitor_cells(visitor: Visitor, touchable: bool, words: Words) -> list[Text]:
    order = Text("").join(symbol(name) for name in visitor.order)
    if visitor.infinite:
        order.append("∞")
    points = Text(str(visitor.prestige), style="bold")
    if visitor.worth is not None and visitor.worth > visitor.prestige:
        points.append(f"+{visitor.worth - visitor.prestige}", style=GLOW)
    told = Text(words.say(f"visitor-effect-{visitor.id}"), style="" if touchable else "dim")
    if visitor.keeper is not None:
        told = Text.assemble((f"◉ {words.player(visitor.keeper)}  ", SEATS[visitor.keeper]), told)
    return [Text(visitor.id, style=GLOW if touchable else "bold"), order, points, told]


# Tiles.


def actions(view: View, words: Words) -> Table:
    """Who has which tile on each action, and how often it lets them perform it."""
    board: Board = view.board
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(Text(words.say("board-actions"), style=BRASS), no_wrap=True, max_width=18)
    for name in ACTION_NAMES:
        style = GLOW if name == board.action else BRASS
        table.add_column(Text(words.say(f"board-action-{name}"), style=style), ratio=1, no_wrap=True)
    for seat, apothecary in enumerate(board.apothecaries):
        holder = apothecary.holder or [None] * len(ACTION_NAMES)
        cells = [side_text(side, times) for side, times in zip(holder, apothecary.multipliers, strict=True)]
        table.add_row(name_of(view, seat, words), *cells)
    if board.ai is not None:
        table.add_row(Text(f"  {words.say('board-ai')}"), *[side_text(side, 0) for side in board.ai.holder])
    return table


def side_text(side: Side | None, times: int) -> Text:
    if side is None:
        return Text("·", style="dim")
    if side.gold:
        return Text(f"{side.tile} {SYMBOLS['gold']}", style=COLOURS["gold"])
    return Text(f"{side.tile} ×{times}" if times else str(side.tile), style="bold")


# The players.


def apothecaries(view: View, words: Words) -> Group:
    return Group(*[apothecary_lines(view, seat, words) for seat in range(view.players)], *ai_lines(view, words))


def apothecary_lines(view: View, seat: int, words: Words) -> Text:
    """What a player has on one line, and whom they have served on another."""
    apothecary: Apothecary = view.board.apothecaries[seat]
    head = Text.assemble(
        name_of(view, seat, words),
        (f"  ⚗{apothecary.cauldron}", BRASS),
        (f"  {SYMBOLS['prestige']}{apothecary.prestige}", "bold"),
        (f"  {SYMBOLS['gold']}{apothecary.gold}", COLOURS["gold"]),
        (f" {SYMBOLS['apprentice']}{apothecary.apprentices}  ", COLOURS["apprentice"]),
    )
    for name in INGREDIENT_NAMES:
        head.append(f"{SYMBOLS[name]}{apothecary.ingredients[name]} ", style=COLOURS[name])
    head.append(" ")
    for name in POTION_NAMES:
        head.append(f"{SYMBOLS[name]}{apothecary.potions[name]} ", style=f"bold {COLOURS[name]}")
    head.append(f" {words.say('board-study')} ", style="dim")
    for name in POTION_NAMES:
        stars = {"novice": "", "intermediate": "+", "expert": "++"}[apothecary.levels[name]]
        head.append(f"{SYMBOLS[name]}{apothecary.discs[name]}{stars} ", style=COLOURS[name])
    return Text("\n").join([head, second_line(apothecary, words)])


def second_line(apothecary: Apothecary, words: Words) -> Text:
    line = Text(f"    {words.say('board-tiles')} {''.join(map(str, apothecary.tiles))}", style="dim")
    if apothecary.zeros_taken:
        line.append(f"+{'0' * apothecary.zeros_taken}")
    if apothecary.abilities:
        line.append("  " + ", ".join(words.thing(f"ability:{name}") for name in apothecary.abilities))
    line.append(f"  {words.say('board-tableau')} ")
    if not apothecary.tableau:
        line.append(words.say("board-nobody"))
    for served in apothecary.tableau:
        mark = "↷" if served.tilted else "↻" if served.daily else ""
        line.append(f"{served.id}{mark}{'†' if served.end else ''} ")
    for rolled in apothecary.rolled:
        line.append(" ⚄ ")
        for name, number in rolled.items():
            line.append_text(symbol(name, number))
    return line


def ai_lines(view: View, words: Words) -> list[Text]:
    board: Board = view.board
    if board.ai is None:
        return []
    line = Text.assemble((f"  {words.say('board-ai')}  ⚗{board.ai.cauldron}", BRASS))
    for drink in board.ai.drinks:
        line.append(f"  {words.thing(f'drink:{drink}')}", style="dim")
    if board.ai.serves:
        line.append(f"  {words.say('board-visitors')} {', '.join(map(str, board.ai.serves))}", style="dim")
    return [line]


def final_scores(view: View, words: Words) -> Table:
    """The best first."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    columns = ["place", "player", "prestige", "visitors", "gold", "apprentices", "potions", "total"]
    for column in columns:
        table.add_column(Text(words.say(f"board-{column}"), style=BRASS), no_wrap=True, max_width=16)
    for seat in sorted(range(view.players), key=view.ranking.__getitem__):
        apothecary: Apothecary = view.board.apothecaries[seat]
        counted = apothecary.counted
        assert counted is not None, "the count is made at the end"
        numbers = [apothecary.prestige, counted.visitors, counted.gold, counted.apprentices, counted.potions]
        table.add_row(
            Text(str(view.ranking[seat])),
            name_of(view, seat, words),
            *[Text(str(number)) for number in numbers],
            Text(str(view.scores[seat]), style="bold"),
        )
    return table


# What the symbols mean.


def legend(words: Words) -> Text:
    lines = []
    for names in LEGEND:
        said = []
        for name in names:
            said.append(Text.assemble((BAG, WARNING) if name == "bag" else symbol(name), f" {meaning(name, words)}"))
        lines.append(Text("  ").join(said))
    text = Text("\n").join(lines)
    text.stylize("dim")
    return text


def meaning(name: str, words: Words) -> str:
    if name in INGREDIENT_NAMES:
        return words.thing(f"ingredient:{name}")
    if name in POTION_NAMES:
        return words.thing(f"potion:{name}")
    if name in ("gold", "apprentice"):
        return words.thing(f"resource:{name}")
    return words.say(f"board-symbol-{name}")


def targets(view: View, *verbs: str) -> set[str]:
    """What the viewer can touch with these verbs now."""
    if view.question is None:
        return set()
    return {
        target for choice in view.question.choices if choice.notation.split()[0] in verbs for target in choice.targets
    }
