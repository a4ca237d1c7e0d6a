"""The conformance suite: everything a game promises, tried on any game in one call."""

from philtre.checks.item import Counterexample, Item
from philtre.checks.run import GAMES, check
from philtre.checks.verdict import Verdict

__all__ = ["GAMES", "Counterexample", "Item", "Verdict", "check"]
