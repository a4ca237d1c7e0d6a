"""Tasting: what there is, who may see it, and the words the rules use."""

from typing import Final

from mypy_extensions import i64

from philtre.kernel.lexicon import SEAT, Domain, Lexicon
from philtre.kernel.zones import NOBODY, OWNER, PUBLIC, Pool, Zones

VIALS: Final = ["sage", "rue", "mint"]
KINDS: Final = 3


def zones() -> Zones:
    """The zones, made anew for each variant of the game; their cells are the same in all."""
    made = Zones(seats=3, depth=2, windows=True)
    vials: Pool = made.pool("vials", [4] * KINDS)
    palates: Pool = made.pool("palates", [1] * KINDS)
    made.player.counts("hand", KINDS, OWNER, vials, known=True)
    made.player.pile("offer", 1, PUBLIC, vials)
    made.player.number("sealed")
    made.player.pile("palate", 1, OWNER, palates)
    made.player.pile("palate-shown", 1, PUBLIC, palates)
    made.player.number("sips")
    made.table.counts("cask", KINDS, NOBODY, vials)
    made.table.counts("shelf", KINDS, PUBLIC, vials)
    made.table.pile("palates-left", KINDS, NOBODY, palates)
    made.table.number("round")
    made.table.number("turn")
    made.table.number("option-rounds")
    return made


ZONES: Final = zones()


def cell(name: str) -> i64:
    return ZONES.zone(name).at


HAND: Final[i64] = cell("hand")
KNOWN: Final[i64] = HAND + KINDS
OFFER: Final[i64] = cell("offer")
SEALED: Final[i64] = cell("sealed")
PALATE: Final[i64] = cell("palate")
PALATE_SHOWN: Final[i64] = cell("palate-shown")
SIPS: Final[i64] = cell("sips")
ME: Final[i64] = ZONES.player.size()
CASK: Final[i64] = cell("cask")
SHELF: Final[i64] = cell("shelf")
PALATES_LEFT: Final[i64] = cell("palates-left")
ROUND: Final[i64] = cell("round")
TURN: Final[i64] = cell("turn")
OPTION_ROUNDS: Final[i64] = cell("option-rounds")


def lexicon(seal: str = "seal") -> Lexicon:
    """The words, made anew for each variant of the game."""
    made = Lexicon("tasting", rules=1)
    vial: Domain = made.domain("vial", VIALS)
    offer = made.verb("offer", vial)
    sealing = made.verb(seal)
    leave = made.verb("leave")
    take = made.verb("take", vial)
    draw = made.verb("draw")
    made.decision("choose-offer", [offer], always=True)
    made.decision("choose-seal", [sealing, leave])
    made.decision("choose-refill", [take, draw])
    made.event("offered", {"player": SEAT, "vial": vial})
    made.event("drew", {"player": SEAT})
    made.event("found", {"player": SEAT, "vial": vial})
    made.event("took", {"player": SEAT, "vial": vial})
    made.event("preferred", {"player": SEAT, "vial": vial})
    made.reason("not-held")
    made.reason("shelf-lacks")
    made.reason("cask-empty")
    return made


LEXICON: Final = lexicon()
OFFERS: Final[i64] = 0
SEAL: Final[i64] = KINDS
LEAVE: Final[i64] = KINDS + 1
TAKE: Final[i64] = KINDS + 2
DRAW: Final[i64] = 2 * KINDS + 2

CHOOSE_OFFER: Final[i64] = 0
CHOOSE_SEAL: Final[i64] = 1
CHOOSE_REFILL: Final[i64] = 2
OFFERED: Final[i64] = 0
DREW: Final[i64] = 1
FOUND: Final[i64] = 2
TOOK: Final[i64] = 3
PREFERRED: Final[i64] = 4
NOT_HELD: Final[i64] = 1
SHELF_LACKS: Final[i64] = 2
CASK_EMPTY: Final[i64] = 3
