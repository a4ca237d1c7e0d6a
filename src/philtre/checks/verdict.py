"""The verdict: every item with what it means, how much was tried, and what was found."""

from io import StringIO

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from philtre.checks.item import Item

SHOWN = 6  # moves of a counterexample in the table; the whole of it is in the text


class Verdict:
    """What the suite says about a game."""

    def __init__(self, game: str, items: list[Item], games: int, positions: int) -> None:
        self.game = game
        self.items = items
        self.games = games
        self.positions = positions

    @property
    def passed(self) -> bool:
        return all(item.passed for item in self.items)

    @property
    def failed(self) -> list[str]:
        """The names of the items that have a counterexample."""
        return [item.name for item in self.items if item.counterexample is not None]

    def item(self, name: str) -> Item:
        return next(item for item in self.items if item.name == name)

    def heading(self) -> str:
        said = "keeps every promise" if self.passed else f"breaks {len(self.failed)} of {len(self.items)} promises"
        return f"{self.game} {said}, in {self.games} games of {self.positions} positions"

    def table(self) -> RenderableType:
        table = Table(
            title=self.heading(), title_style="bold green" if self.passed else "bold red", title_justify="left"
        )
        table.add_column()
        table.add_column("check", style="bold", no_wrap=True)
        table.add_column("what it means")
        table.add_column("tried", justify="right")
        for item in self.items:
            table.add_row(sign(item), item.name, item.meaning, f"{item.tried} {item.unit}")
        return Group(table, *(explained(item) for item in self.items if not item.passed))

    def __str__(self) -> str:
        said = StringIO()
        print(self.heading(), file=said)
        for item in self.items:
            print(f"{result(item)}  {item.name}: {item.meaning} ({item.tried} {item.unit})", file=said)
            if item.counterexample is not None:
                print("\n".join(f"    {line}" for line in str(item.counterexample).splitlines()), file=said)
        return said.getvalue().rstrip("\n")

    def __rich__(self) -> RenderableType:
        return self.table()


def sign(item: Item) -> Text:
    if item.counterexample is not None:
        return Text("✗", "bold red")
    return Text("-", "yellow") if item.blocked else Text("✓", "green")


def result(item: Item) -> str:
    if item.counterexample is not None:
        return "✗ failed"
    return f"- needs {item.blocked}" if item.blocked else "✓ passed"


def explained(item: Item) -> Text:
    """Why an item has not passed; of a long game only the last moves."""
    found = item.counterexample
    if found is None:
        return Text(f"- {item.name}: not tried to the end, for it needs {item.blocked}", "yellow")
    text = Text(f"✗ {item.name}: {found.what}", "red")
    if found.record is not None:
        left_out = f"… {len(found.moves) - SHOWN} moves … " if len(found.moves) > SHOWN else ""
        text.append(f"\n  {found.table}\n  moves: {left_out}{'; '.join(found.moves[-SHOWN:]) or 'none'}", "default")
    return text
