"""Ars Alchimia, drawn in a terminal: a symbol as well as a colour for every resource, a letter for every level."""

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from philtre.games.ars_alchimia.state import RESOURCE_NAMES
from philtre.games.ars_alchimia.view import Accepted, Assistant, Board, Location, Order, Overseer, Pile, Spot, Stock
from philtre.games.drawing import BRASS, GLOW, SEATS, WARNING, WIDEST, name_of
from philtre.kernel.view import View
from philtre.kernel.words import Words

SYMBOLS = {"flower": "✿", "snow": "✻", "fire": "▲", "sand": "∴", "elixir": "★"}
COLOURS = {"flower": "#5fc26a", "snow": "#6fb3ee", "fire": "#f0705a", "sand": "#e8e2d0", "elixir": "#ecc94b"}
LEVELS = {"c": "#5fc26a", "b": "#ecc94b", "a": "#f0705a"}
SHOWN = 5  # sizes of a crew whose chances fit into a line
GROUPS = {"order": "orders", "location": "locations", "forge": "forges", "assistant": "assistants"}


def draw(view: View, words: Words) -> RenderableType:
    return Constrain(
        Group(
            status(view, words),
            legend(words),
            spots(view, words),
            *pending(view, words),
            final_scores(view, words) if view.over else overseers(view, words),
        ),
        WIDEST,
    )


def status(view: View, words: Words) -> Text:
    board: Board = view.board
    said = [Text(words.say("board-year", number=board.year, last=board.years), style="bold")]
    if not board.official:
        said.append(Text(words.say("board-unofficial"), style=WARNING))
    if view.over:
        said.append(Text(words.say("board-over"), style=WARNING))
    else:
        said.append(turns(board, words))
    return Text(" · ").join(said)


def legend(words: Words) -> Text:
    return Text("  ").join(Text.assemble(resource(name), f" {words.thing(f'resource:{name}')}") for name in SYMBOLS)


def turns(board: Board, words: Words) -> Text:
    """The workshops in their order, with whose they are and the workers they bring."""
    drawn = []
    for workshop in board.workshops:
        brings = words.say("board-workers", number=workshop.workers)
        owner = Text("–", style="dim") if workshop.owner is None else short_name(workshop.owner, 9, words)
        drawn.append(Text.assemble(f"{workshop.number} ", owner, (f" {brings}", "dim")))
    return Text.assemble((words.say("board-workshops"), BRASS), " ", Text("  ").join(drawn))


def short_name(seat: int, most: int, words: Words) -> Text:
    name = Text(words.player(seat), style=SEATS[seat])
    name.truncate(most, overflow="ellipsis")
    return name


# The board.


def spots(view: View, words: Words) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, width=28)
    table.add_column(no_wrap=True, ratio=1)
    table.add_column(no_wrap=True, width=12)
    table.add_column(no_wrap=True, justify="right", width=4)
    group = ""
    for spot in view.board.spots:
        kind = spot.kind.removesuffix("-pile")
        if kind != group:
            group = kind
            heads = [Text(words.say(f"board-{head}"), style=BRASS) for head in (GROUPS[kind], "crew", "minimum")]
            mine = Text() if view.seat is None else heads[2]
            table.add_row("", heads[0], pile_size(view.board, spot, words), heads[1], mine)
        table.add_row(*spot_row(view, spot, words))
    return table


def pile_size(board: Board, spot: Spot, words: Words) -> Text:
    """How many cards are left to refill the spots of a group; of orders, for each level."""
    if spot.order is not None or spot.kind == "order":
        left = [(pile.id, pile.cards) for pile in board.piles if pile.id in LEVELS]
        return Text("  ").join(Text(f"{level.upper()} {cards}", style=f"dim {LEVELS[level]}") for level, cards in left)
    if spot.kind == "assistant":
        pile = next(pile for pile in board.piles if pile.id == "assistant")
        return Text(words.say("board-face-down", number=pile.cards), style="dim")
    return Text()


def spot_row(view: View, spot: Spot, words: Words) -> list[Text]:
    sending = view.board.sending
    open_ = f"spot:{spot.id}" in targets(view) or (sending is not None and sending.spot == spot.id)
    id = Text(spot.id, style=GLOW if open_ else "bright_black")
    name, what = card_on(view.board, spot, words)
    crew = Text("·", style="bright_black")
    if spot.owner is not None:
        crew = Text.assemble(f"{spot.crew:2} ", short_name(spot.owner, 9, words))
    least = (
        Text()
        if spot.minimum is None
        else Text(f"{spot.minimum}{'◂' if open_ else ' '}", style=GLOW if open_ else "dim")
    )
    return [id, name, what, crew, least]


def targets(view: View) -> set[str]:
    """What the viewer can touch now."""
    if view.question is None:
        return set()
    return {target for choice in view.question.choices for target in choice.targets}


def card_on(board: Board, spot: Spot, words: Words) -> tuple[Text, Text]:
    """The name of the card on a spot, and what it says."""
    if spot.order is not None:
        return Text(words.thing(f"order:{spot.order.id}")), order_text(spot.order, words)
    if spot.location is not None:
        return Text(words.thing(f"location:{spot.location.id}")), location_text(spot.location)
    if spot.forge is not None:
        uses = words.say("board-uses", number=spot.forge.uses)
        return Text(words.thing(f"forge:{spot.forge.id}")), Text(f"{uses}  {spot.forge.needs}+")
    if spot.assistant is not None:
        return Text(words.thing(f"assistant:{spot.assistant.id}")), helps(spot.assistant, words)
    if spot.kind.endswith("-pile"):
        pile = next(pile for pile in board.piles if f"{pile.id}-pile" == spot.kind)
        return Text(words.say("board-portal" if pile.id == "location" else "board-forge-pile")), face_down(pile, words)
    return Text(words.say("board-empty"), style="dim"), Text()


def face_down(pile: Pile, words: Words) -> Text:
    """How many cards a pile has; the next one, if everybody knows it."""
    if len(pile.layers[0]) == 1:
        return Text(words.say("board-next", card=f"{pile.id}:{pile.layers[0][0]}"), style="dim")
    return Text(words.say("board-face-down", number=pile.cards), style="dim")


def order_text(order: Order, words: Words) -> Text:
    level = Text(f"{order.level.upper()}{order.points:2}", style=f"bold {LEVELS[order.level]}")
    return Text.assemble(level, f" {words.say(f'board-{order.category}'):10}", stock(order.cost))


def location_text(location: Location) -> Text:
    return Text.assemble(stock(location.gain), f"  {location.needs}+ ", resource(location.bonus))


def helps(assistant: Assistant, words: Words) -> Text:
    return Text(words.say(f"board-helps-{assistant.id}"), style="dim")


def stock(held: Stock) -> Text:
    """So many of each resource: ``2✿ 1▲``."""
    return Text(" ").join(Text.assemble(str(number), resource(name)) for name, number in held.items() if number)


def resource(name: str) -> Text:
    return Text(SYMBOLS[name], style=COLOURS[name])


# What is going on.


def pending(view: View, words: Words) -> list[Text]:
    """The day at a forge, the cards revealed, the chances of a crew, while there is something to say."""
    board: Board = view.board
    lines = []
    if board.visit is not None:
        day = "board-perfect" if board.visit.perfect else "board-ordinary"
        forge = f"forge:{board.visit.forge.id}"
        lines.append(words.say(day, forge=forge, done=board.visit.done, uses=board.visit.uses))
    elif len(board.revealed) == 2:
        lines.append(words.say("board-revealed", one=board.revealed[0].name, other=board.revealed[1].name))
    if board.sending is not None and board.sending.chances:
        shares = [f"{board.sending.least + i}: {share} %" for i, share in enumerate(board.sending.chances[:SHOWN])]
        lines.append(f"{words.say('board-chances')}  {'  '.join(shares)}")
    return [Text(line, style=GLOW) for line in lines]


# The players.


def overseers(view: View, words: Words) -> Table:
    """Two lines for each: what they have; their orders with what they lack, and their assistants."""
    columns = ["player", "points", "projected", "workers-where", *RESOURCE_NAMES, "level", "made"]
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    for column in columns:
        if column in SYMBOLS:
            table.add_column(resource(column), no_wrap=True, justify="right")
        else:
            heading = Text(words.say(f"board-{column}"), style=BRASS)
            table.add_column(heading, no_wrap=True, max_width=18 if column == "player" else None)
    for seat in view.board.order:
        overseer: Overseer = view.board.overseers[seat]
        table.add_row(
            name_of(view, seat, words),
            Text(str(overseer.track), style="bold"),
            Text(str(overseer.projected), style="dim"),
            workers(overseer, words),
            *(amount(view.board, overseer, name) for name in RESOURCE_NAMES),
            Text(overseer.level.upper(), style=f"bold {LEVELS[overseer.level]}"),
            made(overseer, words),
        )
    rows = Table.grid(expand=True)
    rows.add_row(table)
    for seat in view.board.order:
        rows.add_row(belongings(view, seat, words))
    return rows


def workers(overseer: Overseer, words: Words) -> Text:
    """Those available, and those on the square."""
    if overseer.passed:
        return Text(words.say("board-passed"), style="dim")
    return Text.assemble((str(overseer.available), "bold"), (f" ({overseer.square})" if overseer.square else "", "dim"))


def amount(board: Board, overseer: Overseer, name: str) -> Text:
    held, most = overseer.resources[name], board.most[name]
    return Text.assemble((str(held), COLOURS[name] if held else "dim"), (f"/{most}", "dim"))


def made(overseer: Overseer, words: Words) -> Text:
    """Fulfilled orders of each category, by its first letter."""
    drawn = [
        Text(f"{words.say(f'board-{category}')[0]}{number}", style="" if number else "dim")
        for category, number in overseer.made.items()
    ]
    return Text(" ").join(drawn)


def belongings(view: View, seat: int, words: Words) -> Text:
    overseer: Overseer = view.board.overseers[seat]
    held = f"{words.say('board-accepted')} {len(overseer.orders)}/{overseer.order_limit}"
    return Text.assemble(
        short_name(seat, 18, words),
        (f" · {held}  ", BRASS),
        listed([accepted(order, words) for order in overseer.orders]),
        (f" · {words.say('board-helpers')}  ", BRASS),
        listed([helper(assistant, words) for assistant in overseer.assistants]),
    )


def listed(drawn: list[Text]) -> Text:
    return Text(", ").join(drawn) if drawn else Text("–", style="dim")


def helper(assistant: Assistant, words: Words) -> Text:
    """An assistant; a turned arrow for one that has been used this year."""
    name = words.thing(f"assistant:{assistant.id}")
    return Text(name) if assistant.ready else Text(f"{name} ↷", style="dim")


def accepted(order: Accepted, words: Words) -> Text:
    """An order, ready to be fulfilled or with what it lacks."""
    name = words.thing(f"order:{order.order.id}")
    points = (f" {order.order.level.upper()}{order.order.points}", LEVELS[order.order.level])
    if order.payable:
        return Text.assemble((name, GLOW), points, (" ✓", GLOW))
    return Text.assemble(name, points, " (", stock(order.missing), ")")


def final_scores(view: View, words: Words) -> Table:
    """Where the points of each came from, the best first."""
    columns = ["place", "player", "track", "penalties", "specialities", "elixirs", "kept", "points"]
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(Text(words.say(f"board-{column}"), style=BRASS), no_wrap=True)
    for seat in sorted(range(view.players), key=view.ranking.__getitem__):
        overseer: Overseer = view.board.overseers[seat]
        table.add_row(
            Text(str(view.ranking[seat])),
            name_of(view, seat, words),
            Text(str(overseer.track)),
            *(Text(str(points)) for points in overseer.reckoned.values()),
            Text(str(view.scores[seat]), style="bold"),
        )
    return table
