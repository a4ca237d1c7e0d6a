"""Little Brew: what there is, who may see it, and the words the rules use."""

from typing import Final

from mypy_extensions import i64

from philtre.kernel.components import components
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import NOBODY, OWNER, PUBLIC, Zones

BOX: Final = components(__package__)
CONSTANTS: Final = BOX["constants"]

HERBS: Final[list[str]] = [herb["id"] for herb in BOX["herb"]]
KINDS: Final = 3

# Zones: the kernel reads off them who sees what, what is saved, and what a bot has to imagine.

ZONES: Final = Zones(seats=4, depth=1)
PIECES: Final = ZONES.pool("herbs", [herb["pieces"] for herb in BOX["herb"]])

player: Final = ZONES.player
HAND: Final[i64] = player.counts("hand", KINDS, OWNER, PIECES)  # everybody sees how many, the owner sees which
BREWED: Final[i64] = player.counts("brewed", KINDS, PUBLIC, PIECES)
POINTS: Final[i64] = player.number("points", tells="points won so far")
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
BAG: Final[i64] = table.counts("bag", KINDS, NOBODY, PIECES)
FIRST: Final[i64] = table.numbers("first", KINDS, tells="who brewed each herb first: 0 for nobody, or 1 + seat")
TURNS: Final[i64] = table.number("turns", tells="turns begun")

# Words: text/*.ftl has a message for each of these.

LEXICON: Final = Lexicon("little-brew", rules=1)
HERB: Final = LEXICON.domain("herb", HERBS)

DRAW: Final[i64] = LEXICON.verb("draw")
BREW: Final[i64] = LEXICON.verb("brew", HERB)

CHOOSE_ACTION: Final[i64] = LEXICON.decision("choose-action", [DRAW, BREW])

DREW: Final[i64] = LEXICON.event("drew", {"player": SEAT})
FOUND: Final[i64] = LEXICON.event("found", {"player": SEAT, "herb": HERB})
HAS_BREWED: Final[i64] = LEXICON.event("brewed", {"player": SEAT, "herb": HERB, "number": NUMBER, "points": NUMBER})

NONE_HELD: Final[i64] = LEXICON.reason("none-held")
