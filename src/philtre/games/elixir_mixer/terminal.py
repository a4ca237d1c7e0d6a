"""Elixir Mixer, drawn in a terminal: colour, symbol and letter for every card."""

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.drawing import BRASS, GLOW, SEATS, WARNING, WIDEST, name_of, side_by_side
from philtre.games.elixir_mixer.state import COLOUR_NAMES
from philtre.games.elixir_mixer.view import Board, Bonus, Pile, Wizard
from philtre.kernel.view import View
from philtre.kernel.words import Words

ROW = 5  # piles, and bonus cards, side by side

SYMBOLS = {"blue": "◉", "purple": "✱", "green": "≈", "yellow": "◆", "red": "♠", "joker": "★"}
COLOURS = {
    "blue": "#5b93f0",
    "purple": "#c07be0",
    "green": "#4fb84f",
    "yellow": "#e3c62b",
    "red": "#f0605a",
    "joker": "#f2e7cd",
}


def draw(view: View, words: Words) -> RenderableType:
    return Constrain(
        Group(
            status(view, words),
            piles(view, words),
            bonuses(view, words),
            "",
            cards(view, words),
            "",
            final_scores(view, words) if view.over else wizards(view, words),
        ),
        WIDEST,
    )


def status(view: View, words: Words) -> Text:
    board: Board = view.board
    said = [
        Text(words.say("board-turn", number=board.turn), style="bold"),
        Text(words.say("board-target", number=board.target)),
        Text(words.say("board-deck", number=board.deck)),
        Text(words.say("board-discard", number=len(board.discard))),
    ]
    if board.brewed:
        said.append(Text(words.say("board-brewed", number=board.brewed), style=GLOW))
    if view.over:
        said.append(Text(words.say("board-over"), style=WARNING))
    return Text(" · ").join(said)


# Elixirs and bonus cards.


def piles(view: View, words: Words) -> Table:
    return side_by_side([pile_panel(view, pile, words) for pile in view.board.piles], ROW)


def pile_panel(view: View, pile: Pile, words: Words) -> Panel:
    colour = COLOURS[pile.colour]
    name = Text(f"{SYMBOLS[pile.colour]} {words.thing(f'colour:{pile.colour}')}", style=f"bold {colour}")
    glows = f"colour:{pile.colour}" in targets(view, "brew")
    lines = [Text.assemble(*shown_elixir(pile, words), justify="center")]
    mine = None if view.seat is None else view.board.wizards[view.seat]
    if mine is not None:
        lines.append(own_sum(mine, pile, words))
    return Panel(
        Group(*lines),
        title=name,
        box=box.HEAVY if glows else box.ROUNDED,
        border_style=GLOW if glows else "bright_black",
        padding=0,
        subtitle=Text(words.say("board-brew"), style=GLOW) if glows else None,
    )


def shown_elixir(pile: Pile, words: Words) -> list[Text]:
    if pile.top is None:
        return [Text(words.say("board-used-up"), style="dim")]
    value = Text(f" {pile.top} ", style=f"bold black on {COLOURS[pile.colour]}")
    return [value, Text(" " + words.say("board-left", number=pile.left), style="dim")]


def own_sum(mine: Wizard, pile: Pile, words: Words) -> Text:
    """The sum of one's own cards of a colour, with a star for each joker."""
    assert mine.sums is not None and mine.hand is not None, "a seat sees its own hand"
    held = mine.sums[pile.colour]
    jokers = f" +{SYMBOLS['joker'] * mine.hand.count('joker')}" if "joker" in mine.hand and pile.top else ""
    said = words.say("board-sum", number=held) + jokers
    return Text(said, style=COLOURS[pile.colour] if held else "dim", justify="center")


def bonuses(view: View, words: Words) -> Panel:
    return Panel(
        side_by_side([bonus_card(view, bonus, words) for bonus in view.board.bonuses], ROW, gap=1),
        title=Text(words.say("board-bonuses"), style=BRASS),
        title_align="left",
        border_style="bright_black",
        padding=(0, 1),
    )


def bonus_card(view: View, bonus: Bonus, words: Words) -> Text:
    colour = bonus.id.removeprefix("four-cards-")
    name = words.say("board-four-cards" if colour in COLOURS else f"board-{bonus.id}")
    glows = bonus.id == "mixed" and "mix" in targets(view, "mix")
    style = "dim" if bonus.owner is not None else GLOW if glows else COLOURS.get(colour, "")
    shown = Text(f"{name} {SYMBOLS[colour]}" if colour in COLOURS else name, style=style)
    if bonus.owner is None:
        owner = Text(words.say("board-brew"), style=GLOW) if glows else Text(words.say("board-free"), style="dim")
    else:
        owner = Text(words.player(bonus.owner), style=SEATS[bonus.owner])
    card = Text("\n").join([shown, owner])
    card.no_wrap, card.overflow = True, "ellipsis"
    return card


# The cards.


def cards(view: View, words: Words) -> Table:
    board: Board = view.board
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(words.say("board-market"), style=BRASS), row_of(board.market, targets(view, "take", "pick")))
    if view.seat is not None:
        hand = board.wizards[view.seat].hand
        assert hand is not None, "a seat sees its own hand"
        mine = row_of(hand, targets(view, "trade", "use", "return"))
        grid.add_row(Text(words.say("board-hand"), style=BRASS), mine)
    if board.sum is not None:
        grid.add_row(Text(words.say("board-made-up"), style=BRASS), made_up(board, words))
    return grid


def row_of(held: list[str], touchable: set[str]) -> Text:
    """Cards in a row; those that answer the question are underlined."""
    if not held:
        return Text("–", style="dim")
    return Text(" ").join(card(token, f"card:{token}" in touchable) for token in held)


def card(token: str, touchable: bool = False) -> Text:
    """A card as it is typed, behind its symbol."""
    colour = colour_of(token)
    return Text(SYMBOLS[colour] + token, style=COLOURS[colour] + (" bold underline" if touchable else ""))


def colour_of(token: str) -> str:
    return token if token == "joker" else next(name for name in COLOUR_NAMES if name[0] == token[0])


def made_up(board: Board, words: Words) -> Text:
    """How far the sum of a trade or a brew has come."""
    assert board.sum is not None
    if board.sum.traded is not None:
        what = card(board.sum.traded)
    elif board.sum.brewing == "mixed":
        what = Text(words.say("board-mixed"))
    else:
        assert board.sum.brewing is not None
        name = words.thing(f"colour:{board.sum.brewing}")
        what = Text(f"{SYMBOLS[board.sum.brewing]} {name}", style=COLOURS[board.sum.brewing])
    done = board.sum.total - board.sum.owed
    return Text.assemble(what, f"  {done} / {board.sum.total}", style="bold")


def targets(view: View, *verbs: str) -> set[str]:
    """What the viewer can touch with these verbs now."""
    if view.question is None:
        return set()
    return {
        target for choice in view.question.choices if choice.notation.split()[0] in verbs for target in choice.targets
    }


# The players.


def wizards(view: View, words: Words) -> Table:
    table = players_table(["player", "points", "cards", "known", "elixirs"], words)
    for seat, wizard in enumerate(view.board.wizards):
        table.add_row(
            name_of(view, seat, words),
            Text(f"{wizard.points}/{view.board.target}", style="bold"),
            Text(str(wizard.cards)),
            row_of(wizard.known, set()),
            elixirs(wizard),
        )
    return table


def final_scores(view: View, words: Words) -> Table:
    """The best first."""
    table = players_table(["place", "player", "points", "bonuses", "elixirs"], words)
    for seat in sorted(range(view.players), key=view.ranking.__getitem__):
        wizard: Wizard = view.board.wizards[seat]
        table.add_row(
            Text(str(view.ranking[seat])),
            name_of(view, seat, words),
            Text(f"{wizard.points}/{view.board.target}", style="bold"),
            Text(str(len(wizard.bonuses))),
            elixirs(wizard),
        )
    return table


def players_table(columns: list[str], words: Words) -> Table:
    table = Table(box=None, expand=True, padding=(0, 2, 0, 0), pad_edge=False)
    for column in columns:
        heading = Text(words.say(f"board-{column}"), style=BRASS)
        if column == "elixirs":
            table.add_column(heading, ratio=1)
        else:
            table.add_column(heading, no_wrap=True, max_width=16 if column == "player" else None)
    return table


def elixirs(wizard: Wizard) -> Text:
    """The elixirs of a player, by colour."""
    drawn = []
    for name in COLOUR_NAMES:
        values = [token.removeprefix(f"{name}-") for token in wizard.elixirs if token.startswith(name)]
        if values:
            drawn.append(Text(SYMBOLS[name] + ",".join(values), style=COLOURS[name]))
    return Text(" ").join(drawn) if drawn else Text("–", style="dim")
