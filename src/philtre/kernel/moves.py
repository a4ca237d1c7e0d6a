"""The buffer in which a game lists what a seat may do: unboxed, reused, in order."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)  # a copy of a state makes a new one: it should cost little
class Moves:
    """A list of actions that costs no allocation to fill again."""

    count: i64
    items: vec[i64]

    def __init__(self) -> None:
        self.count = 0
        self.items = vec[i64](capacity=16)

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        items = self.items
        if self.count < len(items):
            items[self.count] = action
        else:
            self.items = append(items, action)
        self.count += 1

    def has(self, action: i64) -> bool:
        """Not ``in``: compiled, that would make an object of the action."""
        items = self.items
        for i in range(self.count):
            if items[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(action) for action in self.items[: self.count]]
