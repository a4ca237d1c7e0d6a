"""A table: seats, a game, its clocks and its end, folded from the entries of a log.

``table.apply(entry)`` is the one door: it raises NotAllowed or Unreadable and changes nothing, or the
table moves on. The same agreement and the same entries make the same table, byte for byte.

**What others can notice.** An answer given out of sight, or taken back there, must stay unknown to the
others until its window closes: what was answered, whether, how often it was changed, and when. So

- the position, what was told and who is to decide come from the redacted state, in which a hidden seat
  is still deciding as it was when its window opened;
- a view does not carry the number of the last entry but ``noticed``, the number of entries that its seat
  could notice. All but the answers and changes of *others* out of sight are noticed by everybody. A
  client answers with the count it has seen, so an answer is not stale because another has answered out
  of sight meanwhile. Whoever pushes views pushes one only where the count has changed, for the push
  itself would tell;
- clocks of hidden seats are shown as they were when the window opened (see ``clocks``), and how far a
  seat may go back does not depend on what others have done out of sight (see ``course``);
- the log, the record and the secret are given out when the table is finished, before that only the
  answers a seat may know of.

What remains to be seen is what all must know: that somebody resigned, left or ran out of time, even out
of sight; the last of these only happens to who has not answered.

**Resigning.** A seat that resigns is out for good. When one seat is left in play, it wins at once; with
more, a stand-in plays on for the seat, which ranks behind all others at the end and cannot win.

**Stand-ins** play for people who left or ran out of time and give the seat back when they return. While
no person is at the table nobody plays; if none returns for a day, or none can, the table is abandoned.
"""

from array import array
from heapq import merge

import msgspec

from philtre.games import from_shelf
from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.kernel.record import Answer, Record
from philtre.kernel.secret import drawn_from
from philtre.table.agreement import Agreement, refuse_bad_level
from philtre.table.clocks import Clocks
from philtre.table.course import Course
from philtre.table.drawing import view_as_sent, view_of
from philtre.table.due import Due, due_at
from philtre.table.events import (
    Abandoned,
    Answered,
    BotSat,
    Entry,
    Event,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    StoodIn,
    TookBack,
    Why,
)
from philtre.table.outcome import Ending, Outcome, abandoned, outcome_of
from philtre.table.saved import SavedTable, read_course, read_table, save_course
from philtre.table.seat import Phase
from philtre.table.seats import Seats
from philtre.table.view import TableView


class Table:
    """The fold of a log. ``seq`` and ``at`` are those of the last entry."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.game = from_shelf(agreement.game)
        if agreement.rules != self.game.rules:
            raise Unreadable("other-rules", rules=agreement.rules, expected=self.game.rules)
        self.seq = 0
        self.at = 0
        self.phase: Phase = "gathering"
        self.seats = Seats(agreement.players)
        self.clocks = Clocks(agreement.pace, agreement.players)
        self.course: Course | None = None
        self.result: Outcome | None = None
        # Of each seat: those of its entries, by their seqs, that no other could notice.
        self.unnoticed = [array("q") for _ in range(agreement.players)]
        self.deserted: int | None = None  # since when no person is at the table
        self.stand_ins = False  # whether one has answered
        self.dues: list[Due] | None = None  # what is due, if somebody has asked since the last entry

    # The one door.

    def apply(self, entry: Entry) -> None:
        """Move on by the next entry of the log."""
        if entry.seq != self.seq + 1:
            raise NotAllowed("not-next-entry", seq=entry.seq, expected=self.seq + 1)
        if entry.at < self.at:
            raise NotAllowed("entry-too-early")
        self.do(entry.event, entry.at)
        self.seq = entry.seq
        self.at = entry.at
        self.dues = None

    def do(self, event: Event, at: int) -> None:
        match event:
            case Answered(seat, play):
                self.answer(seat, play, at)
            case TookBack(seat):
                self.take_back(seat, at)
            case Sat(seat, player, name):
                self.gathering().sit(seat, player, name)
            case BotSat(seat, level):
                self.gathering().sit_bot(seat, level)
            case Stood(seat):
                self.gathering().stand(seat)
            case Started():
                self.start(at)
            case Resigned(seat):
                self.resign(seat, at)
            case StoodIn(seat, level, why):
                self.stand_in(seat, level, why, at)
            case Returned(seat):
                self.come_back(seat, at)
            case Abandoned():
                self.abandon(at)

    def start(self, at: int) -> None:
        if any(seat.free for seat in self.gathering()):
            raise NotAllowed("seats-free")
        agreement = self.agreement
        self.course = Course(self.game, agreement.players, agreement.seed, agreement.options, agreement.own_secret)
        self.phase = "playing"
        self.go_on(at, [0] * agreement.players)

    def answer(self, seat: int, play: str, at: int) -> None:
        course = self.playing()
        self.refuse_late(seat, at)
        action = self.game.read(course.state, seat, play)
        windows = list(course.windows)
        if not course.play(seat, action):
            self.unnoticed[seat].append(self.seq + 1)
        self.stand_ins |= self.seats[seat].stand_in is not None
        self.clocks.answer(seat, at, first=course.horizon(seat)[0] == 1)
        if self.seats[seat].stand_in is not None:
            self.clocks.replace(seat)
        self.go_on(at, windows)

    def take_back(self, seat: int, at: int) -> None:
        course = self.playing()
        self.seats.player(seat)
        self.refuse_late(seat, at)
        left = self.clocks.left_after_taking_back(seat, at)
        if course.horizon(seat)[0] and left is not None and left <= 0:
            raise NotAllowed("undo-no-time")
        windows = list(course.windows)
        noticed = not course.returns_unseen(seat)
        steps = course.undo(seat)
        if noticed:
            course.told.around("took-back", seat, steps)
        else:
            self.unnoticed[seat].append(self.seq + 1)
        self.clocks.take_back(seat, at)
        self.go_on(at, windows, took_back=seat)

    def resign(self, seat: int, at: int) -> None:
        course = self.playing()
        one = self.seats.person(seat)
        one.gone, one.stand_in = "resigned", self.agreement.stand_in
        self.clocks.leave(seat, at)
        course.told.around("resigned", seat)
        if self.seats.resigned.count(False) < 2:
            self.finish("resigned")
        self.go_on(at, list(course.windows))

    def stand_in(self, seat: int, level: int, why: Why, at: int) -> None:
        course = self.playing()
        one = self.seats.player(seat)
        refuse_bad_level(level)
        if why == "time" and not self.clocks.up(seat, at):
            raise NotAllowed("time-left", player=f"seat:{seat}")
        one.gone, one.stand_in = why, level
        self.clocks.leave(seat, at)
        course.told.around("left" if why == "left" else "out-of-time", seat, level)
        self.go_on(at, list(course.windows))

    def come_back(self, seat: int, at: int) -> None:
        course = self.playing()
        one = self.seats.person(seat)
        if one.gone is None:
            raise NotAllowed("nobody-stands-in", player=f"seat:{seat}")
        left = self.left_after_coming_back(seat, at)
        one.gone = one.stand_in = None
        self.clocks.come_back(seat, at, left)
        course.told.around("returned", seat)
        self.go_on(at, list(course.windows))

    def left_after_coming_back(self, seat: int, at: int) -> int:
        """The time of somebody who comes back; who has none left waits for the stand-in, unless that waits for them."""
        deserted = self.deserted
        left = self.clocks.left_after_coming_back(seat, at if deserted is None else deserted)
        if left is None or left > 0:
            return left or 0
        if deserted is None or self.agreement.pace is None:
            raise NotAllowed("time-is-up", player=f"seat:{seat}")
        return self.agreement.pace.at_return(0)

    def abandon(self, at: int) -> None:
        if self.phase == "finished":
            raise NotAllowed("game-over")
        if self.phase == "playing" and self.seats.attended:
            raise NotAllowed("people-left")
        self.phase = "finished"
        self.result = abandoned(None if self.course is None else self.course.state, self.stand_ins)
        if self.course is not None:
            self.go_on(at, self.course.windows)

    def go_on(self, at: int, windows: list[int], took_back: int | None = None) -> None:
        """After any change of the game or of those who play: see who decides now, and let their clocks run."""
        course = self.course
        assert course is not None
        if course.state.over and self.result is None:
            self.finish("played")
        deciders = course.state.deciders if self.phase == "playing" else []
        self.clocks.run({seat for seat in deciders if self.seats[seat].attended}, at, took_back)
        for seat, one in enumerate(self.seats):
            if one.gone is not None:
                self.clocks.miss(seat, seat in deciders, at)
        for seat, window in enumerate(course.windows):
            if window == 0 or window != windows[seat] or self.phase == "finished":
                self.clocks.show(seat)
        if self.seats.attended:
            self.deserted = None
        elif self.deserted is None:
            self.deserted = at

    def finish(self, ending: Ending) -> None:
        assert self.course is not None
        self.phase = "finished"
        self.result = outcome_of(ending, self.course.state, self.seats.resigned, self.stand_ins)

    # What is not allowed.

    def gathering(self) -> Seats:
        if self.phase == "finished":
            raise NotAllowed("game-over")
        if self.phase == "playing":
            raise NotAllowed("already-begun")
        return self.seats

    def playing(self) -> Course:
        if self.phase == "finished":
            raise NotAllowed("game-over")
        if self.course is None:
            raise NotAllowed("not-begun")
        return self.course

    def refuse_late(self, seat: int, at: int) -> None:
        if self.seats[seat].attended and self.clocks.up(seat, at):
            raise NotAllowed("time-is-up", player=f"seat:{seat}")

    # What one may ask.

    def noticed(self, seat: int | None) -> int:
        """How many entries a seat (None: a spectator) could notice."""
        return self.seq - sum(len(seqs) for other, seqs in enumerate(self.unnoticed) if other != seat)

    def seq_of(self, seat: int | None, noticed: int) -> int:
        """The entry with which a seat (None: a spectator) had noticed so many."""
        seq = noticed
        for unseen in merge(*[seqs for other, seqs in enumerate(self.unnoticed) if other != seat]):
            if unseen > seq:
                break
            seq += 1
        return seq

    def due(self) -> list[Due]:
        """What is to be done with nobody asking, the earliest first."""
        if self.dues is None:
            self.dues = due_at(self)
        return self.dues

    def bot_seed(self, seat: int) -> int:
        """For the thoughts of a bot about what a seat sees: the same in every process, and known to nobody.

        A hint asked for twice must not betray that another has answered out of sight meanwhile.
        """
        return drawn_from(self.agreement.secret, b"bot", self.noticed(seat) * self.agreement.players + seat) >> 2

    def view(self, seat: int | None) -> TableView:
        """What a seat (None: a spectator) is sent."""
        return view_of(self, seat)

    def view_as_sent(self, seat: int | None) -> TableView:
        """The same, to be encoded at once."""
        return view_as_sent(self, seat)

    def answers(self, seat: int | None) -> list[Answer]:
        """The answers in force that a seat (None: a spectator) may know of, before the end."""
        return [] if self.course is None else self.course.answers_told(seat)

    def record(self) -> Record:
        """The whole game with its secret, when it is over."""
        if self.course is None:
            raise NotAllowed("not-begun")
        if self.phase != "finished":
            raise NotAllowed("not-over")
        return self.course.record

    def rematch(self) -> list[Sat | BotSat]:
        """Who sits where when the same play again, by ``agreement.again``: everybody one seat further on."""
        return self.seats.moved_on()

    def snapshot(self) -> bytes:
        """Everything that is needed to go on exactly, except the agreement."""
        saved = SavedTable(
            seq=self.seq,
            at=self.at,
            phase=self.phase,
            seats=self.seats.all,
            clocks=self.clocks.own,
            clocks_shown=self.clocks.shown,
            unnoticed=[seqs.tolist() for seqs in self.unnoticed],
            deserted=self.deserted,
            stand_ins=self.stand_ins,
            result=self.result,
            course=None if self.course is None else save_course(self.course),
        )
        return msgspec.msgpack.encode(saved)

    @classmethod
    def restore(cls, agreement: Agreement, data: bytes) -> "Table":
        """The table of which this is a snapshot."""
        saved = read_table(data)
        table = cls(agreement)
        table.seq = saved.seq
        table.at = saved.at
        table.phase = saved.phase
        table.seats.all = saved.seats
        table.clocks.own = saved.clocks
        table.clocks.shown = saved.clocks_shown
        table.unnoticed = [array("q", seqs) for seqs in saved.unnoticed]
        table.deserted = saved.deserted
        table.stand_ins = saved.stand_ins
        table.result = saved.result
        if saved.course is not None:
            table.course = read_course(table.game, agreement, saved.course)
        return table
