"""What a seat sees, as one row of floats made of named pieces; for every game alike.

The pieces follow from the zones that a game declares and from who may see them. They are written
from the redacted state, so they cannot show what the seat may not know. Seats come in the order of
play, the viewer first.
"""

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.chance import WORD, scrambled
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.state import State
from philtre.kernel.zones import (
    COUNTS,
    DEPTH,
    FRAME,
    FRAMES,
    GIVEN,
    HIDDEN,
    NOBODY,
    NUMBERS,
    OWNER,
    PILE,
    PUBLIC,
    Zone,
    Zones,
    total,
)

LARGEST: Final = float(2**24)  # up to here a float32 tells whole numbers apart
DIGIT: Final[i64] = 64  # what a question is about comes in digits: games pack several numbers into one
DIGITS: Final[i64] = 8

# Of whom a piece tells.
TABLE: Final = "the table"
OWN: Final = "the viewer"
OWN_AND_NEXT: Final = "the viewer, the next"
EACH: Final = "each seat"

UNTOLD: Final = "numbers as they are"  # of a zone whose game does not tell what they mean


class Piece:
    """A named run of an observation, with a row for each seat it tells of; here of plain numbers."""

    at: i64  # where it begins in the observation
    rows: i64
    size: i64  # of a row
    cell: i64  # where it is read, for seat 0
    stride: i64  # from seat to seat

    def __init__(self, name: str, whose: str, meaning: str, high: list[float], cell: int = 0, low: float = 0.0) -> None:
        self.name = name
        self.whose = whose
        self.meaning = meaning
        self.high = high  # of each number in a row
        self.low = low
        self.size = len(high)
        self.cell = cell
        self.at = 0
        self.rows = 1
        self.stride = 0

    def take_place(self, at: int, players: int, stride: int) -> None:
        self.at = at
        self.rows = {EACH: players, OWN_AND_NEXT: min(2, players)}.get(self.whose, 1)
        self.stride = 0 if self.whose == TABLE else stride

    @property
    def end(self) -> int:
        return int(self.at + self.rows * self.size)

    @property
    def shape(self) -> tuple[int, ...]:
        if self.whose in (TABLE, OWN):
            return (int(self.size),)
        return (int(self.rows),) if self.size == 1 else (int(self.rows), int(self.size))

    def __repr__(self) -> str:
        return f"<{self.name}: {int(self.at)} to {self.end}>"

    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        """Write the numbers of one seat."""
        at = self.cell + seat * self.stride
        for i in range(at, at + self.size):
            write_f32_le(out, float(row[i]))


class Bits(Piece):
    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        number = row[self.cell + seat * self.stride]
        for i in range(self.size):
            write_f32_le(out, float(number >> i & 1))


class Cards(Piece):
    """A pile, in which cards lie in ascending order."""

    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        pile = self.cell + seat * self.stride
        place = pile + 1
        for card in range(self.size):
            begin = place
            while place <= pile + row[pile] and row[place] == card:
                place += 1
            write_f32_le(out, float(place - begin))


class Slots(Piece):
    """A pile of nobody knows how many different cards."""

    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        pile = self.cell + seat * self.stride
        for i in range(self.size):
            write_f32_le(out, float(row[pile + 1 + i] + 1) if i < row[pile] else 0.0)


class Total(Piece):
    """How much lies in a zone of counts, be it blanked or not."""

    kinds: i64

    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        write_f32_le(out, float(total(row, self.cell + seat * self.stride, self.kinds)))


class Seat(Piece):
    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        for i in range(self.size):
            write_f32_le(out, 1.0 if i == seat else 0.0)


class Question(Piece):
    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        depth = row[seat * self.stride + DEPTH]
        kind = row[seat * self.stride + FRAMES + FRAME * (depth - 1)]
        for i in range(self.size):
            write_f32_le(out, 1.0 if depth > 0 and i == kind else 0.0)


class About(Piece):
    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        depth = row[seat * self.stride + DEPTH]
        frame = seat * self.stride + FRAMES + FRAME * (depth - 1)
        for argument in range(frame + 1, frame + FRAME):
            left = row[argument] if depth > 0 else 0
            for _ in range(DIGITS):
                write_f32_le(out, float(left % DIGIT))
                left //= DIGIT


class Asked(Piece):
    def write(self, row: vec[i64], seat: i64, out: BytesWriter) -> None:
        at = seat * self.stride
        for i in range(self.size):
            write_f32_le(out, float(row[at + FRAMES + FRAME * i] + 1) if i < row[at + DEPTH] else 0.0)


class Observer:
    """Writes what the seats of a game see, at a table of so many players.

    >>> from philtre import game
    >>> alchemist = game("alchemist")
    >>> observer = Observer(alchemist.zones, alchemist.lexicon, players=3)
    >>> observer.pieces[4:7]
    [<hand: 26 to 31>, <hand-size: 31 to 34>, <hand-known: 34 to 49>]
    >>> state = alchemist.new(players=3)
    >>> len(observer.observation(state, 0)) == 4 * observer.size
    True
    >>> observer.mask(state, 0) == bytes(action in state.legal(0) for action in range(alchemist.lexicon.actions))
    True
    """

    players: i64

    def __init__(self, zones: Zones, lexicon: Lexicon, players: int) -> None:
        self.players = players
        self.stride = int(zones.stride)
        self.pieces: list[Piece] = []
        self.size = 0
        self.nothing = bytes(int(lexicon.actions))
        decisions = len(lexicon.decisions)
        self.add(Seat("seat", OWN, "1 at the seat of the viewer", [1.0] * players))
        self.add(Question("question", OWN, "1 at what the viewer is asked", [1.0] * decisions))
        digits = [float(DIGIT) - 1.0] * int(DIGITS * (FRAME - 1))
        self.add(About("about", OWN, "what it is about: two numbers in digits of base 64, low ones first", digits))
        waiting = "1 + each question that waits, the next to answer last; 0 for none"
        self.add(Asked("asked", EACH, waiting, [float(decisions)] * int(zones.depth)))
        if zones.windows:
            self.add(Piece("hidden", EACH, "1 if it answers out of sight", [1.0], int(HIDDEN)))
        for zone in zones.all:
            for piece in pieces_of(zone):
                self.add(piece)

    def add(self, piece: Piece) -> None:
        piece.take_place(self.size, int(self.players), self.stride)
        self.size = piece.end
        self.pieces.append(piece)

    def observation(self, state: State, seat: int) -> bytes:
        """What a seat sees, as floats of 32 bits, low bytes first."""
        row = state.seen_by(seat).b
        out = BytesWriter()
        viewer = i64(seat)
        for piece in self.pieces:
            for number in range(piece.rows):
                piece.write(row, (viewer + number) % self.players, out)
        return out.getvalue()

    def mask(self, state: State, seat: int) -> bytes:
        """A byte for each action: 1 if it is open to the seat."""
        out = BytesWriter()
        out.write(self.nothing)
        moves = state.ready(seat)
        for i in range(moves.count):
            out[moves.items[i]] = 1
        return out.getvalue()


def pieces_of(zone: Zone) -> list[Piece]:
    """What a seat sees of a zone: what lies there, or only how much."""
    pieces: list[Piece] = []
    if zone.sees != NOBODY:
        pieces.append(content(zone))
    if zone.sees != PUBLIC and zone.keeps != NUMBERS:
        pieces.append(amount(zone))
    if zone.known:
        least = told(zone, "of each kind, how many everybody knows to be there")
        pieces.append(Piece(f"{zone.name}-known", EACH, least, most(zone), int(zone.at + zone.kinds)))
    return pieces


def content(zone: Zone) -> Piece:
    whose = TABLE
    if zone.each:
        whose = OWN if zone.sees == OWNER else OWN_AND_NEXT if zone.sees == GIVEN else EACH
    name, at, kinds = zone.name, int(zone.at), int(zone.kinds)
    if zone.keeps == COUNTS:
        return Piece(name, whose, told(zone, "of each kind, how many"), most(zone), at)
    if zone.keeps == PILE and zone.pool is not None:
        return Cards(name, whose, told(zone, "of each card, how many"), most(zone), at)
    if zone.keeps == PILE:
        return Slots(name, whose, told(zone, "1 + each card, 0 for none"), [LARGEST] * kinds, at)
    if kinds > 0:
        return Bits(name, whose, told(zone, "1 for each of which it is true"), [1.0] * kinds, at)
    return Piece(name, whose, zone.tells or UNTOLD, [LARGEST] * int(zone.size), at, -LARGEST)


def told(zone: Zone, form: str) -> str:
    """What lies in a zone, as the game tells it, and in which form the numbers say so."""
    return f"{zone.tells}: {form}" if zone.tells else form


def amount(zone: Zone) -> Piece:
    name = f"{zone.name}-size"
    whose = EACH if zone.each else TABLE
    high = [LARGEST] if zone.pool is None else [float(sum([int(number) for number in zone.pool.totals]))]
    if zone.keeps == PILE:
        return Piece(name, whose, told(zone, "how many in all"), high, int(zone.at))
    counted = Total(name, whose, told(zone, "how many in all"), high, int(zone.at))
    counted.kinds = zone.kinds
    return counted


def most(zone: Zone) -> list[float]:
    """How many of each kind there can be."""
    if zone.pool is None:
        return [LARGEST] * int(zone.kinds)
    return [float(number) for number in zone.pool.totals]


def sight(state: State, seat: int) -> int:
    """A number of 64 bits that stands for all that a seat sees."""
    row = state.seen_by(seat).b
    first: i64 = 1
    second: i64 = 2
    for i in range(len(row)):
        low = row[i] & WORD
        high = row[i] >> 32 & WORD
        first = ((first ^ low) + high & WORD) * 0x45D9F3B & WORD
        first = (first >> 15) ^ first
        second = (second + low ^ high) * 0x2C1B3C6D & WORD
        second = (second >> 13) ^ second
    return int(scrambled(first)) << 32 | int(second)
