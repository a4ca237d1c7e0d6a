"""The state of a game: one row of numbers that is copied, compared, saved, redacted and re-dealt.

A game derives a ``@final`` class from :class:`State` and writes ``setup``, ``advance``,
``options``, ``resolve`` and ``score``. Everything else here serves every game alike.
"""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.chance import WORD, following, seeded
from philtre.kernel.errors import NotAllowed
from philtre.kernel.journal import Journal
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.saved import FORMAT, Saved
from philtre.kernel.zones import (
    CHANCE,
    COUNTS,
    DEPTH,
    FRAME,
    FRAMES,
    HEADER,
    HIDDEN,
    NOBODY,
    OVER,
    OWNER,
    PILE,
    PLAYERS,
    PUBLIC,
    VIEWER,
    Pool,
    Zone,
    Zones,
    lay,
    lift,
    total,
)

SPECTATOR: Final[i64] = -1
UNKNOWN: Final[i64] = -1  # a secret number, or a card of a secret pile, in a redacted state

# A clockwork that turns this often without a question is broken.
PATIENCE: Final[i64] = 100_000


class State:
    """A position of a game, played by the methods below and by nothing else.

    >>> import philtre
    >>> state = philtre.game("alchemist").new(players=2, seed=7)
    >>> state.deciders, state.over
    ([1], False)
    """

    b: vec[i64]  # the board: rules read and write it by the offsets their zones declared
    moves_of: i64  # the seat whose options lie in the buffer, or -1
    answering: i64  # the hidden seat whose answer is being resolved, or -1
    fresh: i64  # a bit for each seat whose top question is new

    def __init__(self, zones: Zones, lexicon: Lexicon) -> None:
        self.zones = zones
        self.lexicon = lexicon
        self.b = vec[i64]()
        self.moves: Moves | None = None
        self.moves_of = -1
        self.answering = -1
        self.fresh = 0
        self.journal: Journal | None = None

    # What a game writes.

    def blank(self) -> "State":
        """A new object of the game's own class; written out, because compiled that is far faster than type(self)()."""
        raise NotImplementedError

    def setup(self) -> None:
        """Lay out the table, as the rulebook's first page does."""
        raise NotImplementedError

    def advance(self) -> None:
        """The clockwork: called when nobody has a question left; must ask somebody or end the game."""
        raise NotImplementedError

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        """List what a seat may answer: the only place that says what is legal."""
        raise NotImplementedError

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat, as everybody sees them now."""
        raise NotImplementedError

    def tiebreak(self, seat: i64) -> i64:
        """What decides between equal scores; more is better."""
        return 0

    def judge(self, seat: i64) -> i64:
        """How good the position looks to a greedy player in a seat; more is better."""
        return self.score(seat)

    def why_not(self, seat: i64, kind: i64, choice: i64) -> i64:
        """The reason (of the game's lexicon) why an action of this decision is not listed; 0 for none in particular."""
        return 0

    def answered(self, seat: i64) -> None:
        """Called when a hidden seat has nothing left to answer while others still think."""

    def imagine(self, viewer: i64) -> None:
        """After a re-deal: replace the UNKNOWN numbers of the others by ones that might be."""

    # What rules are written with.

    def ask(self, seat: i64, kind: i64, x: i64 = 0, y: i64 = 0) -> None:
        """Put a question on top of a seat's stack; x and y come back with its options and its answer."""
        row = self.b
        at = seat * self.zones.stride
        depth = row[at + DEPTH]
        assert depth < self.zones.depth, "more nested questions than the zones declare"
        frame = at + FRAMES + FRAME * depth
        row[frame] = kind
        row[frame + 1] = x
        row[frame + 2] = y
        row[at + DEPTH] = depth + 1
        self.fresh |= i64(1) << seat

    def end(self) -> None:
        self.b[OVER] = 1

    def below(self, limit: i64) -> i64:
        """A number drawn from 0 .. limit - 1."""
        assert self.answering < 0, "chance is drawn when a hidden window closes, never inside it"
        generator = following(self.b[CHANCE])
        self.b[CHANCE] = generator
        return (generator & WORD) * limit >> 32

    def draw(self, at: i64, kinds: i64) -> i64:
        """Take one thing out of a counts zone, each as likely as any other; its kind."""
        row = self.b
        left = self.below(total(row, at, kinds))
        kind: i64 = 0
        while left >= row[at + kind]:
            left -= row[at + kind]
            kind += 1
        row[at + kind] -= 1
        return kind

    def draw_card(self, pile: i64) -> i64:
        """Take one card out of a pile, each as likely as any other."""
        return lift(self.b, pile, self.below(self.b[pile]))

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Say what happened, to everybody (or, from a hidden seat, to everybody once it is shown)."""
        if self.journal is not None:
            self.journal.note(SPECTATOR, self.answering, event, a, b, c, d)

    def tell_only(self, seat: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Say what happened, to one seat."""
        if self.journal is not None:
            self.journal.note(seat, self.answering, event, a, b, c, d)

    # Hidden windows.

    def hide(self, seat: i64) -> None:
        """From now on the others see this seat as it is at this moment, questions included."""
        assert self.zones.windows, "the zones declare no windows"
        row = self.b
        at = HEADER + seat * self.zones.stride
        row[at + HIDDEN - HEADER] = 1
        shadow = self.zones.shadow + seat * self.zones.stride
        for i in range(self.zones.stride):
            row[shadow + i] = row[at + i]

    def show(self, seat: i64) -> None:
        """Let the others see what a hidden seat has done."""
        row = self.b
        row[seat * self.zones.stride + HIDDEN] = 0
        shadow = self.zones.shadow + seat * self.zones.stride
        for i in range(self.zones.stride):
            row[shadow + i] = 0
        if self.journal is not None:
            self.journal.show(seat)

    def retract(self, seat: int) -> None:
        """Take back everything a hidden seat has answered since it was hidden."""
        if not 0 <= seat < self.players or self.b[seat * self.zones.stride + HIDDEN] == 0 or self.b[VIEWER] != 0:
            raise NotAllowed("nothing-to-retract")
        row = self.b
        at = HEADER + seat * self.zones.stride
        shadow = self.zones.shadow + seat * self.zones.stride
        for i in range(self.zones.stride):
            row[at + i] = row[shadow + i]
        if self.journal is not None:
            self.journal.forget(seat)
        self.moves_of = -1
        self.fresh |= i64(1) << i64(seat)
        self.settle()

    # Playing.

    def begin(self) -> None:
        self.setup()
        self.settle()

    def step(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal, and go on to the next real decision."""
        self.answer(seat, action)
        self.settle()

    def answer(self, seat: i64, action: i64) -> None:
        """Take the top question off a seat's stack and carry out the answer."""
        row = self.b
        at = seat * self.zones.stride
        depth = row[at + DEPTH] - 1
        row[at + DEPTH] = depth
        frame = at + FRAMES + FRAME * depth
        kind = row[frame]
        x = row[frame + 1]
        y = row[frame + 2]
        row[frame] = 0
        row[frame + 1] = 0
        row[frame + 2] = 0
        self.moves_of = -1
        self.fresh |= i64(1) << seat
        if row[at + HIDDEN] == 0:
            self.resolve(seat, kind, x, y, action)
            return
        self.answering = seat
        self.resolve(seat, kind, x, y, action)
        self.answering = -1
        if row[at + DEPTH] == 0:
            self.answered(seat)

    def settle(self) -> None:
        """Answer what leaves no choice and turn the clockwork, until somebody must decide."""
        row = self.b
        turns: i64 = 0
        while row[OVER] == 0:
            if self.somebody_thinks():
                return
            if self.zones.windows:
                self.show_all()
            turns += 1
            assert turns < PATIENCE, "the clockwork turns but asks nobody"
            self.advance()

    def somebody_thinks(self) -> bool:
        """Answer new questions that leave no choice; whether a seat is left with a real one."""
        row = self.b
        stride = self.zones.stride
        waiting = False
        for seat in range(row[PLAYERS]):
            while row[seat * stride + DEPTH] > 0 and self.fresh >> seat & 1 and row[OVER] == 0:
                self.fresh &= ~(i64(1) << seat)
                moves = self.list_options(seat)
                assert moves.count > 0, "a decision without options"
                if moves.count == 1 and self.lexicon.always[self.question(seat)] == 0:
                    self.answer(seat, moves.items[0])
            if row[seat * stride + DEPTH] > 0:
                waiting = True
        return waiting

    def show_all(self) -> None:
        for seat in range(self.b[PLAYERS]):
            if self.b[seat * self.zones.stride + HIDDEN] != 0:
                self.show(seat)

    def question(self, seat: i64) -> i64:
        """The kind of the question on top of a seat's stack."""
        at = seat * self.zones.stride
        return self.b[at + FRAMES + FRAME * (self.b[at + DEPTH] - 1)]

    def list_options(self, seat: i64) -> Moves:
        moves = self.moves
        if moves is None:
            moves = Moves()
            self.moves = moves
        moves.clear()
        row = self.b
        at = seat * self.zones.stride
        frame = at + FRAMES + FRAME * (row[at + DEPTH] - 1)
        self.options(seat, row[frame], row[frame + 1], row[frame + 2], moves)
        self.moves_of = seat
        return moves

    # The surface for everybody.

    @property
    def players(self) -> int:
        return int(self.b[PLAYERS])

    @property
    def over(self) -> bool:
        return self.b[OVER] != 0

    @property
    def viewer(self) -> int | None:
        """The seat (or -1, a spectator) whose sight this state is redacted to; None for the whole truth."""
        seen = self.b[VIEWER]
        return None if seen == 0 else int(seen) - 2

    @property
    def deciders(self) -> list[int]:
        """The seats that must decide now. A redacted state shows hidden seats as still deciding."""
        row = self.b
        stride = self.zones.stride
        if row[OVER] != 0:
            return []
        return [int(seat) for seat in range(row[PLAYERS]) if row[seat * stride + DEPTH] > 0]

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, always in the same order; empty when it has nothing to decide."""
        if not 0 <= seat < self.players:
            raise NotAllowed("no-such-seat", seat=seat)
        if self.b[VIEWER] != 0 and self.b[VIEWER] != seat + 2:
            raise NotAllowed("not-your-options", seat=seat)
        return self.ready(seat).listed()

    def play(self, seat: int, action: int) -> None:
        """Play an action of ``legal(seat)``; anything else is refused and changes nothing."""
        if not self.allows(seat, action):
            raise self.refusal(seat, action)
        self.step(seat, action)

    def allows(self, seat: int, action: int) -> bool:
        if not 0 <= seat < self.players or not 0 <= action < self.lexicon.actions or self.b[VIEWER] != 0:
            return False
        return i64(action) in self.ready(seat)

    def ready(self, seat: i64) -> Moves:
        """The buffer with the options of a seat; empty if it has nothing to decide."""
        moves = self.moves
        if moves is not None and self.moves_of == seat:
            return moves
        if self.b[OVER] != 0 or self.b[seat * self.zones.stride + DEPTH] == 0:
            return Moves()
        return self.list_options(seat)

    def refusal(self, seat: int, action: int) -> NotAllowed:
        """Why an action is refused. The game itself is asked only about answers to its own question."""
        if self.b[VIEWER] != 0:
            return NotAllowed("only-seen")
        if not 0 <= seat < self.players:
            return NotAllowed("no-such-seat", seat=seat)
        if self.b[OVER] != 0:
            return NotAllowed("game-over")
        if self.b[seat * self.zones.stride + DEPTH] == 0:
            return NotAllowed("not-your-turn", player=f"seat:{seat}")
        if not 0 <= action < self.lexicon.actions:
            return NotAllowed("no-such-action", action=str(action))
        verb = self.lexicon.verb_of(action)
        kind = self.question(seat)
        if verb not in self.lexicon.decisions[kind].verbs:
            return NotAllowed("not-this-decision", notation=self.lexicon.write(action))
        reason = self.lexicon.reasons[self.why_not(seat, kind, action)].name
        thing = verb.thing(action)
        if thing is None or verb.domain is None:
            return NotAllowed(reason)
        return NotAllowed(reason, **{verb.domain.name: thing})

    # Results.

    @property
    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.b[PLAYERS])]

    @property
    def ranking(self) -> list[int]:
        """The place of each seat: 1 for the best, equal seats sharing theirs."""
        keys = [(int(self.score(seat)), int(self.tiebreak(seat))) for seat in range(self.b[PLAYERS])]
        return [1 + sum([other > key for other in keys]) for key in keys]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        if self.b[OVER] == 0:
            return []
        return [seat for seat, place in enumerate(self.ranking) if place == 1]

    # A state is a value.

    def copy(self) -> "State":
        other = self.blank()
        other.b = self.b[:]
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        mine = self.b
        theirs = other.b
        if self.zones is not other.zones or len(mine) != len(theirs):
            return False
        for i in range(len(mine)):
            if mine[i] != theirs[i]:
                return False
        return True

    def __hash__(self) -> int:
        """The same in every process: two polynomials modulo 2^31 - 1, side by side."""
        prime: i64 = 0x7FFFFFFF
        first: i64 = 1
        second: i64 = 1
        row = self.b
        for i in range(len(row)):
            low = row[i] & WORD
            high = row[i] >> 32 & WORD
            first = ((first * 48271 + low) % prime * 48271 + high) % prime
            second = ((second * 69621 + low) % prime * 69621 + high) % prime
        return int(first << 31 | second)

    def __repr__(self) -> str:
        if self.over:
            doing = "over"
        else:
            doing = ", ".join(
                [f"seat {seat} to {self.lexicon.decisions[self.question(seat)].name}" for seat in self.deciders]
            )
        return f"<{self.lexicon.game}, {self.players} players: {doing}>"

    def save(self) -> bytes:
        """The state as bytes that ``game.load`` reads back, on any machine."""
        saved = Saved(FORMAT, self.lexicon.game, self.lexicon.rules, [int(number) for number in self.b], hash(self))
        return msgspec.json.encode(saved)

    # Sight.

    def seen_by(self, seat: int | None) -> "State":
        """A copy in which everything a seat (None: a spectator) may not know is blanked."""
        viewer = -1 if seat is None else seat
        if not -1 <= viewer < self.players:
            raise NotAllowed("no-such-seat", seat=viewer)
        if self.b[VIEWER] != 0 and self.b[VIEWER] != viewer + 2:
            raise NotAllowed("only-seen")
        other = self.copy()
        if other.b[VIEWER] == 0:
            other.redact(viewer)
        return other

    def redact(self, viewer: i64) -> None:
        row = self.b
        zones = self.zones
        stride = zones.stride
        players = row[PLAYERS]
        if zones.windows:
            for seat in range(players):
                if seat != viewer and row[seat * stride + HIDDEN] != 0:
                    for i in range(stride):
                        row[HEADER + seat * stride + i] = row[zones.shadow + seat * stride + i]
        for zone in zones.secret:
            if zone.each:
                for seat in range(players):
                    if zone.sees != OWNER or seat != viewer:
                        forget(row, zone, zone.at + seat * stride)
            else:
                forget(row, zone, zone.at)
        if zones.windows:
            for seat in range(players):
                if row[seat * stride + HIDDEN] != 0:
                    self.match_shadow(seat, viewer)
        row[CHANCE] = 0
        row[VIEWER] = viewer + 2
        self.moves_of = -1

    def match_shadow(self, seat: i64, viewer: i64) -> None:
        """Of another's window keep only what is shown; of one's own, blank what even its owner may not see."""
        row = self.b
        zones = self.zones
        at = HEADER + seat * zones.stride
        shadow = zones.shadow + seat * zones.stride
        if seat == viewer:
            for zone in zones.secret:
                if zone.each and zone.sees == NOBODY:
                    forget(row, zone, zone.at - HEADER + shadow)
        else:
            for i in range(zones.stride):
                row[shadow + i] = row[at + i]

    def redeal(self, seat: int, seed: int = 0) -> "State":
        """A whole world that this seat cannot tell from the true one, chosen evenly by the seed."""
        seen = self.seen_by(seat)
        generator = seeded(seed)
        for _ in range(PATIENCE):
            world = seen.copy()
            world.b[CHANCE] = generator
            world.deal(seat)
            if world.plausible(seat):
                return world
            generator = world.b[CHANCE]
        raise AssertionError("no deal lets the others answer what they are asked")

    def deal(self, viewer: i64) -> None:
        """Turn a redacted state into a whole one."""
        for pool in self.zones.pools:
            self.deal_unseen(pool, viewer)
        self.imagine(viewer)
        self.b[VIEWER] = 0
        if self.zones.windows:
            self.deal_shadows(viewer)

    def plausible(self, viewer: i64) -> bool:
        """Whether every other seat that must decide has something to choose: it was asked, so it had."""
        stride = self.zones.stride
        for seat in range(self.b[PLAYERS]):
            if seat != viewer and self.b[seat * stride + DEPTH] > 0 and self.b[OVER] == 0:
                if self.list_options(seat).count == 0:
                    return False
        return True

    def deal_unseen(self, pool: Pool, viewer: i64) -> None:
        """Lay what the viewer has not seen of a pool, at random, where the viewer cannot look."""
        row = self.b
        unseen = self.unseen(pool, viewer)
        left: i64 = 0
        for kind in range(len(unseen)):
            left += unseen[kind]
        for zone in self.zones.secret:
            if zone.pool is pool:
                for seat in range(row[PLAYERS] if zone.each else i64(1)):
                    if not (zone.each and zone.sees == OWNER and seat == viewer):
                        left -= self.fill(zone, zone.at + seat * self.zones.stride, unseen, left)

    def unseen(self, pool: Pool, viewer: i64) -> vec[i64]:
        """How many of each kind of a pool the viewer has not placed: the rest after all that is in sight or known."""
        row = self.b
        unseen = pool.totals[:]
        for zone in self.zones.all:
            if zone.pool is pool:
                for seat in range(row[PLAYERS] if zone.each else i64(1)):
                    at = zone.at + seat * self.zones.stride
                    if zone.sees == PUBLIC or (zone.each and zone.sees == OWNER and seat == viewer):
                        count_out(row, zone, at, unseen)
                    elif zone.known:
                        for kind in range(zone.kinds):
                            unseen[kind] -= row[at + zone.kinds + kind]
        return unseen

    def fill(self, zone: Zone, at: i64, unseen: vec[i64], left: i64) -> i64:
        """Fill one blanked zone from the unseen; how many things that took."""
        row = self.b
        if zone.keeps == PILE:
            size = row[at]
            row[at] = 0
            for _ in range(size):
                lay(row, at, self.pick(unseen, left))
                left -= 1
            return size
        size = -1 - row[at]
        row[at] = 0
        if zone.known:
            for kind in range(zone.kinds):
                row[at + kind] = row[at + zone.kinds + kind]
                size -= row[at + kind]
        if size == left:  # the last zone takes what is left; nothing to draw
            for kind in range(zone.kinds):
                row[at + kind] += unseen[kind]
                unseen[kind] = 0
            return size
        for _ in range(size):
            row[at + self.pick(unseen, left)] += 1
            left -= 1
        return size

    def pick(self, unseen: vec[i64], left: i64) -> i64:
        """Take one of the unseen things at random; its kind."""
        index = self.below(left)
        kind: i64 = 0
        while index >= unseen[kind]:
            index -= unseen[kind]
            kind += 1
        unseen[kind] -= 1
        return kind

    def deal_shadows(self, viewer: i64) -> None:
        """In a re-dealt world the hidden others stand where their window opened."""
        row = self.b
        stride = self.zones.stride
        for seat in range(row[PLAYERS]):
            if row[seat * stride + HIDDEN] == 0:
                continue
            if seat != viewer:
                self.hide(seat)
                continue
            for zone in self.zones.secret:
                if zone.each and zone.sees == NOBODY:
                    shadow = zone.at - HEADER + self.zones.shadow + seat * stride
                    for i in range(zone.size):
                        row[shadow + i] = row[zone.at + seat * stride + i]


def forget(row: vec[i64], zone: Zone, at: i64) -> None:
    """Forget what lies in a zone, but not how much."""
    if zone.keeps == COUNTS:
        held = total(row, at, zone.kinds)
        for i in range(zone.kinds):
            row[at + i] = 0
        row[at] = -1 - held
    elif zone.keeps == PILE:
        for i in range(row[at]):
            row[at + 1 + i] = UNKNOWN
    else:
        for i in range(zone.size):
            row[at + i] = UNKNOWN


def count_out(row: vec[i64], zone: Zone, at: i64, unseen: vec[i64]) -> None:
    """Subtract what lies in a zone from what is unseen."""
    if zone.keeps == COUNTS:
        for kind in range(zone.kinds):
            unseen[kind] -= row[at + kind]
    elif zone.keeps == PILE:
        for i in range(row[at]):
            unseen[row[at + 1 + i]] -= 1
