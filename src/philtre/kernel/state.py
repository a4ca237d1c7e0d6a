"""The state of a game: one row of numbers that is copied, compared, saved, redacted and re-dealt.

A game derives a ``@final`` class from :class:`State` and writes ``setup``, ``advance``,
``options``, ``resolve`` and ``score``. Everything else here serves every game alike.
"""

from collections.abc import Callable
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.kernel.chance import WORD, below, seeded
from philtre.kernel.errors import NotAllowed
from philtre.kernel.journal import Journal
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.saved import FORMAT, Saved
from philtre.kernel.sight import close_sight, deal, freeze, redact, thaw
from philtre.kernel.zones import CHANCE, DEPTH, FRAME, FRAMES, HIDDEN, OVER, PLAYERS, VIEWER, Zones, lift, total

SPECTATOR: Final[i64] = -1

# A clockwork that turns this often without a question is broken.
PATIENCE: Final[i64] = 100_000


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a game need not be compiled to be played
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

    def won(self, seat: i64) -> bool:
        """Whether a seat that nobody has beaten has won. Alone, or together against the game, one can lose."""
        return True

    def judge(self, seat: i64) -> i64:
        """How good the position looks to a greedy player in a seat; more is better."""
        return self.score(seat)

    def chapter(self, seat: i64) -> i64:
        """A number that changes where looking further ahead is idle for a seat: there the greedy bot judges."""
        return 0

    def era(self) -> i64:
        """A number that grows where the game comes to rest, as at the end of a round, a day or a year."""
        return 0

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
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
        self.moves_of = -1

    def below(self, limit: i64) -> i64:
        """A number drawn from 0 .. limit - 1."""
        assert self.answering < 0, "chance is drawn when a hidden window closes, never inside it"
        return below(self.b, limit)

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
        self.b[seat * self.zones.stride + HIDDEN] = 1
        freeze(self.b, self.zones, seat)

    def show(self, seat: i64) -> None:
        """Let the others see what a hidden seat has done."""
        row = self.b
        row[seat * self.zones.stride + HIDDEN] = 0
        shadow = self.zones.shadow + seat * self.zones.stride
        for i in range(shadow, shadow + self.zones.stride):
            row[i] = 0
        if self.journal is not None:
            self.journal.show(seat)

    def retract(self, seat: int) -> None:
        """Take back everything a hidden seat has answered since it was hidden."""
        if not 0 <= seat < self.players or self.b[seat * self.zones.stride + HIDDEN] == 0 or self.b[VIEWER] != 0:
            raise NotAllowed("nothing-to-retract")
        thaw(self.b, self.zones, seat)
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
            if self.somebody_thinks() or row[OVER] != 0:
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
        seat: i64 = 0
        while seat < row[PLAYERS] and row[OVER] == 0:
            if row[seat * stride + DEPTH] > 0:
                waiting = True
                if self.fresh >> seat & 1:
                    self.fresh &= ~(i64(1) << seat)
                    moves = self.list_options(seat)
                    assert moves.count > 0, "a decision without options"
                    if moves.count == 1 and self.lexicon.always[self.question(seat)] == 0:
                        self.answer(seat, moves.items[0])
                        waiting = False
                        seat = 0  # the answer may have asked any seat
                        continue
            seat += 1
        return waiting

    def show_all(self) -> None:
        for seat in range(self.b[PLAYERS]):
            if self.b[seat * self.zones.stride + HIDDEN] != 0:
                self.show(seat)

    def first_decider(self) -> i64:
        """The first of the seats that must decide, in a game that is not over."""
        seat: i64 = 0
        while self.b[seat * self.zones.stride + DEPTH] == 0:
            seat += 1
        return seat

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
        row = self.b
        if not 0 <= seat < int(row[PLAYERS]):
            raise NotAllowed("no-such-seat", seat=seat)
        if row[VIEWER] != 0 and row[VIEWER] != seat + 2:
            raise NotAllowed("not-your-options", seat=seat)
        return self.ready(seat).listed()

    def play(self, seat: int, action: int) -> None:
        """Play an action of ``legal(seat)``; anything else is refused and changes nothing."""
        if not isinstance(seat, int) or not isinstance(action, int):  # compiled, the signature sees to it
            raise TypeError("a seat and an action are whole numbers")
        if not self.allows(seat, action):
            raise self.refusal(seat, action)
        self.step(seat, action)

    def allows(self, seat: int, action: int) -> bool:
        row = self.b
        if not 0 <= seat < int(row[PLAYERS]) or not 0 <= action < int(self.lexicon.actions) or row[VIEWER] != 0:
            return False
        return self.ready(seat).has(action)

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
        if not 0 <= action < int(self.lexicon.actions):
            return NotAllowed("no-such-action", action=str(action))
        verb = self.lexicon.verb_of(action)
        at = seat * self.zones.stride
        frame = at + FRAMES + FRAME * (self.b[at + DEPTH] - 1)
        kind = self.b[frame]
        if verb not in self.lexicon.decisions[kind].verbs:
            return NotAllowed("not-this-decision", notation=self.lexicon.write(action))
        why = self.why_not(seat, kind, self.b[frame + 1], self.b[frame + 2], action)
        reason = self.lexicon.reasons[why].name
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
        players = self.b[PLAYERS]
        scores = vec[i64]([self.score(seat) for seat in range(players)])
        ties = vec[i64]([self.tiebreak(seat) for seat in range(players)])
        places: list[int] = []
        for seat in range(players):
            place = 1
            for other in range(players):
                if scores[other] > scores[seat] or (scores[other] == scores[seat] and ties[other] > ties[seat]):
                    place += 1
            places.append(place)
        return places

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        if self.b[OVER] == 0:
            return []
        return [seat for seat, place in enumerate(self.ranking) if place == 1 and self.won(seat)]

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

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and deep copies carry the class and the row; a listening journal stays behind."""
        return restored, (type(self), [int(number) for number in self.b])

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
            redact(other.b, other.zones, viewer)
        return other

    def redeal(self, seat: int, seed: int = 0) -> "State":
        """A whole world that this seat cannot tell from the true one, chosen evenly by the seed."""
        seen = self if self.b[VIEWER] != 0 and self.viewer == seat else self.seen_by(seat)
        generator = seeded(seed)
        for _ in range(PATIENCE):
            world = seen.copy()
            world.b[CHANCE] = generator
            deal(world.b, world.zones, seat)
            world.imagine(seat)
            close_sight(world.b, world.zones, seat)
            if world.plausible(seat):
                return world
            generator = world.b[CHANCE]
        raise AssertionError("no deal lets the others answer what they are asked")

    def plausible(self, viewer: i64) -> bool:
        """Whether every other seat that must decide has something to choose: it was asked, so it had."""
        stride = self.zones.stride
        for seat in range(self.b[PLAYERS]):
            if seat != viewer and self.b[seat * stride + DEPTH] > 0 and self.b[OVER] == 0:
                if self.list_options(seat).count == 0:
                    return False
        return True


def restored(kind: Callable[[], State], row: list[int]) -> State:
    state = kind()
    state.zones.row()  # in a new process nobody has laid the zones out before
    state.b = vec[i64](row)
    return state
