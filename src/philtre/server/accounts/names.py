"""Names: what one may be called, and when two names are one."""

import re
from unicodedata import category, normalize

from philtre.kernel.errors import Unreadable

LONGEST = 24

# The sorts of signs that show nothing, do something or have no meaning, and some that are blank
# although they count as letters or marks.
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # how a sign is drawn, not which
SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
SHOWN = ("L", "N", "P", "S")  # a name is more than marks and spaces


def spelled(name: str, longest: int = LONGEST) -> str:
    """A name in its one spelling, if it can be one: markup is only text, but nothing may hide in it.

    >>> spelled("  Ana  <b>Maria</b> ")
    'Ana <b>Maria</b>'
    """
    seen = SPACES.sub(" ", SELECTORS.sub("", normalize("NFC", name))).strip()
    hidden = any(sign in BLANK or category(sign) in UNSEEN for sign in seen)
    if hidden or len(seen) > longest or not any(category(sign)[0] in SHOWN for sign in seen):
        raise Unreadable("bad-name", name=name, longest=longest)
    return seen


def key_of(name: str) -> str:
    """What two names have in common that are the same: no capitals, no special forms of letters.

    >>> key_of("Straße") == key_of("STRASSE")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())
