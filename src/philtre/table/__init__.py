"""A table without a network: a game being played, its record, and the way back."""

from philtre.table.table import Table, unheard

__all__ = ["Table", "unheard"]
