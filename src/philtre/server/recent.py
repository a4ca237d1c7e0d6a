"""What takes long to make and never changes: the last of it that anybody asked for is kept."""

from collections import OrderedDict
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Recent(Generic[Made]):
    """So many things by their keys; what was not asked for the longest is forgotten first.

    >>> recent = Recent[int](2)
    >>> for key in ("a", "b"):
    ...     recent.keep(key, 1)
    >>> recent.find("a")
    1
    >>> recent.keep("c", 1)
    >>> list(recent.kept)
    ['a', 'c']
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, Made] = OrderedDict()

    def find(self, key: str) -> Made | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: str, made: Made) -> None:
        self.kept[key] = made
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
