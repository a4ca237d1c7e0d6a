"""Doors: the games inside the tools that researchers already use. Each is imported when it is wanted.

>>> missing("PettingZoo")
'This door of Philtre leads to PettingZoo, which is not installed: pip install "philtre[doors]"'
"""


def missing(library: str) -> str:
    """What is said where the other side of a door is missing."""
    return f'This door of Philtre leads to {library}, which is not installed: pip install "philtre[doors]"'
