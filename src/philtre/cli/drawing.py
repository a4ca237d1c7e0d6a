"""A plain drawing of any game's board, for games that have none of their own.

A board is a struct: its lists of structs become tables, everything else a line. Words for its
fields are the messages ``field-<name>`` of the game, where there are any.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from philtre.kernel.view import View
from philtre.kernel.words import Words

NONE = "–"


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for field, value in msgspec.to_builtins(view.board).items():
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            parts.append(table_of(field, value, view, words))
        else:
            parts.append(Text.assemble((label(field, words), "bold"), "  ", said(value, words)))
    return Group(*parts)


def table_of(field: str, rows: list[dict[str, Any]], view: View, words: Words) -> Table:
    """A row for each struct; where there is one for each seat, it is named after the player."""
    table = Table(box=SIMPLE, title=label(field, words), title_justify="left", title_style="bold")
    name = player_of(view, words) if len(rows) == view.players else str
    table.add_column("", no_wrap=True)
    for column in rows[0]:
        table.add_column(label(column, words))
    for index, row in enumerate(rows):
        table.add_row(name(index), *(said(value, words) for value in row.values()))
    return table


def player_of(view: View, words: Words) -> Callable[[int], str]:
    return lambda seat: f"{'▸ ' if seat in view.deciders else '  '}{words.player(seat)}"


def label(field: str, words: Words) -> str:
    return words.say(f"field-{field}") if words.has(f"field-{field}") else field.replace("_", " ")


def said(value: Any, words: Words) -> str:
    if value is None or value in ([], (), {}):
        return NONE
    if isinstance(value, bool):
        return words.say("ui-yes" if value else "ui-no")
    if isinstance(value, str):
        return words.thing(value)
    if isinstance(value, list | tuple):
        return ", ".join(said(item, words) for item in value)
    if isinstance(value, dict):
        counts = all(type(item) is int for item in value.values())
        told = {key: item for key, item in value.items() if not counts or item}
        return ", ".join(f"{said(key, words)} {said(item, words)}" for key, item in told.items()) or NONE
    return str(value)
