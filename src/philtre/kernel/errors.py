"""The two errors that leave the kernel: what cannot be read, and what is not allowed."""

from typing import Any


class PhiltreError(Exception):
    """Carries a reason's key and its arguments; words are made of them elsewhere.

    >>> raise NotAllowed("reserve-empty", ingredient="ingredient:gray")
    Traceback (most recent call last):
    ...
    philtre.kernel.errors.NotAllowed: reserve-empty (ingredient: ingredient:gray)
    """

    def __init__(self, reason: str, **arguments: Any) -> None:
        super().__init__(reason, arguments)
        self.reason = reason
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {value}" for name, value in self.arguments.items())
        return f"{self.reason} ({told})" if told else self.reason


class Unreadable(PhiltreError):
    """A text, file or setting that means nothing here."""


class NotAllowed(PhiltreError):
    """A move that the rules refuse at this moment. Nothing has changed."""
