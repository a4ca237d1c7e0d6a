"""Zones: what lies where, and who may see it. Declared once, in one row of numbers.

The row of a state is, in this order: a header, a block of cells for each seat, the cells of
the middle of the table, and, for a game with hidden windows, a second block for each seat that
keeps how the others still see it. From the declarations alone the kernel derives copies,
comparison, saving, conservation, redaction and re-dealing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Who sees what lies in a zone. How much lies there is seen by everybody.
PUBLIC: Final[i64] = 0
OWNER: Final[i64] = 1
NOBODY: Final[i64] = 2
GIVEN: Final[i64] = 3  # its owner, and the seat before, who gave it

# How a zone keeps what lies in it.
NUMBERS: Final[i64] = 0  # plain numbers: a score, a flag, the seat whose turn it is
COUNTS: Final[i64] = 1  # how many of each kind of thing
PILE: Final[i64] = 2  # a length, then that many cards in ascending order

# A bag of things as one number holds fewer than so many of each kind.
BAG: Final[i64] = 64

# The header of a row.
PLAYERS: Final[i64] = 0
CHANCE: Final[i64] = 1
OVER: Final[i64] = 2
VIEWER: Final[i64] = 3
HEADER: Final[i64] = 4

# The head of a seat's block: its stack of questions, three cells each.
DEPTH: Final[i64] = HEADER
HIDDEN: Final[i64] = HEADER + 1
FRAMES: Final[i64] = HEADER + 2
FRAME: Final[i64] = 3


class Pool:
    """Things that only change places: so many of each kind, for ever."""

    def __init__(self, name: str, totals: list[int]) -> None:
        self.name = name
        self.totals = vec[i64](totals)


class Zone:
    """One declared place. ``at`` is its first cell: the table's, or that of seat 0.

    ``kinds`` are the kinds of things counted, the cards a pile has room for, or the bits of a number that has some.
    ``tells`` says in words what lies here, or what its numbers mean; the rules never read it.
    """

    at: i64
    size: i64
    keeps: i64
    sees: i64
    kinds: i64

    def __init__(
        self,
        name: str,
        at: int,
        size: int,
        keeps: i64,
        sees: i64,
        kinds: int,
        pool: Pool | None,
        each: bool,
        known: bool,
        tells: str,
    ) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.keeps = keeps
        self.sees = sees
        self.kinds = kinds
        self.pool = pool
        self.each = each
        self.known = known
        self.tells = tells

    def __repr__(self) -> str:
        return f"<zone {self.name}: {self.size} cells from {self.at}>"


class Zones:
    """The declaration of a game's row, and the table the kernel reads it by.

    ``seats`` is the largest number of players, ``depth`` the deepest stack of questions one
    seat can have, ``windows`` whether seats ever answer out of the others' sight.
    """

    seats: i64
    depth: i64
    stride: i64
    length: i64
    shadow: i64

    def __init__(self, seats: int, depth: int = 4, windows: bool = False) -> None:
        self.seats = seats
        self.depth = depth
        self.windows = windows
        self.stride = 2 + FRAME * self.depth
        self.all: list[Zone] = []
        self.secret: list[Zone] = []
        self.pools: list[Pool] = []
        self.player = Place(self, True)
        self.table = Place(self, False)
        self.lay_out()

    def pool(self, name: str, totals: list[int]) -> Pool:
        pool = Pool(name, totals)
        self.pools.append(pool)
        return pool

    def add(self, zone: Zone) -> None:
        assert all(zone.name != other.name for other in self.all), f"two zones named {zone.name}"
        self.all.append(zone)
        if zone.sees != PUBLIC:
            self.secret.append(zone)

    def zone(self, name: str) -> Zone:
        for zone in self.all:
            if zone.name == name:
                return zone
        raise KeyError(name)

    def lay_out(self) -> None:
        """Set what lies behind all that is declared so far."""
        self.shadow = self.table.end()
        self.length = self.shadow + (self.seats * self.stride if self.windows else 0)

    def row(self) -> vec[i64]:
        """A row of noughts."""
        return vec[i64]([0] * int(self.length))


class Place:
    """Where zones are declared: before each player, or in the middle of the table."""

    def __init__(self, zones: Zones, each: bool) -> None:
        self.zones = zones
        self.each = each
        self.taken: i64 = 0

    def end(self) -> i64:
        zones = self.zones
        if self.each:
            return HEADER + zones.stride
        return HEADER + zones.seats * zones.stride + self.taken

    def size(self) -> i64:
        """How far apart the cells of two neighbouring seats lie."""
        return self.zones.stride

    def take(
        self,
        name: str,
        size: int,
        keeps: i64,
        sees: i64,
        tells: str,
        kinds: int = 0,
        pool: Pool | None = None,
        known: bool = False,
    ) -> int:
        zones = self.zones
        at = self.end()
        if self.each:
            assert zones.table.taken == 0, "declare what each player has before what lies on the table"
            zones.stride += size
        else:
            assert sees in (PUBLIC, NOBODY), f"{name} lies on the table: nobody owns it"
            self.taken += size
        zones.add(Zone(name, int(at), size, keeps, sees, kinds, pool, self.each, known, tells))
        zones.lay_out()
        return int(at)

    def number(self, name: str, sees: i64 = PUBLIC, tells: str = "") -> int:
        return self.take(name, 1, NUMBERS, sees, tells)

    def numbers(self, name: str, size: int, sees: i64 = PUBLIC, tells: str = "") -> int:
        return self.take(name, size, NUMBERS, sees, tells)

    def bits(self, name: str, things: int, sees: i64 = PUBLIC, tells: str = "") -> int:
        """One number with a bit for each of some things."""
        return self.take(name, 1, NUMBERS, sees, tells, things)

    def counts(
        self,
        name: str,
        kinds: int,
        sees: i64 = PUBLIC,
        pool: Pool | None = None,
        known: bool = False,
        tells: str = "",
    ) -> int:
        """How many of each kind lie here.

        ``known`` adds a second run of cells, right behind the first, for what everybody saw
        go in and has not seen come out: the least that lies here of each kind.
        """
        assert pool is None or len(pool.totals) == kinds, f"{name} holds other kinds than its pool"
        return self.take(name, 2 * kinds if known else kinds, COUNTS, sees, tells, kinds, pool, known)

    def pile(self, name: str, capacity: int, sees: i64 = PUBLIC, pool: Pool | None = None, tells: str = "") -> int:
        return self.take(name, 1 + capacity, PILE, sees, tells, capacity, pool)


def total(b: vec[i64], at: i64, kinds: i64) -> i64:
    """How many things a counts zone holds, also when its content is blanked.

    A blanked zone keeps only its size, written as -1 - size in its first cell.
    """
    if b[at] < 0:
        return -1 - b[at]
    held: i64 = 0
    for i in range(at, at + kinds):
        held += b[i]
    return held


def bag(b: vec[i64], at: i64, kinds: i64) -> i64:
    """What lies in a row of numbers, as one number: the value of a lexicon's ``Bag``."""
    held: i64 = 0
    for i in range(at + kinds - 1, at - 1, -1):
        held = held * BAG + b[i]
    return held


def put_openly(b: vec[i64], at: i64, kinds: i64, kind: i64) -> None:
    """Put a thing into a zone declared ``known``, before everybody's eyes."""
    b[at + kind] += 1
    b[at + kinds + kind] += 1


def take_openly(b: vec[i64], at: i64, kinds: i64, kind: i64) -> None:
    """Take a thing out of such a zone; of those known to lie there one fewer is certain."""
    b[at + kind] -= 1
    if b[at + kinds + kind] > 0:
        b[at + kinds + kind] -= 1


def lay(b: vec[i64], pile: i64, card: i64) -> None:
    """Put a card into a pile, in its place among the others."""
    i = pile + b[pile]
    b[pile] += 1
    while i > pile and b[i] > card:
        b[i + 1] = b[i]
        i -= 1
    b[i + 1] = card


def lift(b: vec[i64], pile: i64, index: i64) -> i64:
    """Take the card at an index out of a pile; the others close up."""
    card = b[pile + 1 + index]
    last = pile + b[pile]
    for i in range(pile + 1 + index, last):
        b[i] = b[i + 1]
    b[last] = 0
    b[pile] -= 1
    return card


def spot(b: vec[i64], pile: i64, card: i64) -> i64:
    """The index of a card in a pile, or -1."""
    for i in range(b[pile]):
        if b[pile + 1 + i] == card:
            return i
    return -1
