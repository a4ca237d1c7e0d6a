"""The form in which a table is saved: all that its log has led to, so that nobody need fold it from the start."""

import msgspec

from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.kernel.journal import Entry as Note
from philtre.kernel.state import State, restored
from philtre.table.agreement import Agreement
from philtre.table.clock import Clock
from philtre.table.course import Course, Moment, WayBack
from philtre.table.outcome import Outcome
from philtre.table.seat import Phase, Seat
from philtre.table.told import Told

FORMAT = 2
Row = list[int]


class SavedMoment(msgspec.Struct, array_like=True):
    row: Row
    told: int
    unseen: int


class SavedWay(msgspec.Struct, array_like=True):
    reason: str
    steps: int
    start: SavedMoment | None


class SavedNote(msgspec.Struct, array_like=True):
    audience: int
    hidden: int
    event: int
    arguments: list[int]


class SavedCourse(msgspec.Struct, array_like=True):
    row: Row
    answers: list[int]
    told: list[int]
    notes: list[SavedNote]
    windows: list[int]
    ways: list[SavedWay]


class SavedTable(msgspec.Struct, array_like=True, kw_only=True):
    format: int = FORMAT
    seq: int
    at: int
    phase: Phase
    seats: list[Seat]
    clocks: list[Clock]
    clocks_shown: list[Clock]
    unnoticed: list[Row]
    deserted: int | None
    stand_ins: bool
    result: Outcome | None
    course: SavedCourse | None


def read_table(data: bytes) -> SavedTable:
    try:
        saved = msgspec.msgpack.decode(data, type=SavedTable)
    except msgspec.DecodeError as error:
        raise Unreadable("bad-save") from error
    if saved.format != FORMAT:
        raise Unreadable("bad-save")
    return saved


def save_course(course: Course) -> SavedCourse:
    return SavedCourse(
        row=row_of(course.state),
        answers=course.answers.tolist(),
        told=course.told.numbers.tolist(),
        notes=[SavedNote(note.audience, note.hidden, note.event, note.arguments) for note in course.journal.entries],
        windows=course.windows,
        ways=[SavedWay(way.reason, way.steps, save_moment(way.start)) for way in course.ways],
    )


def save_moment(moment: Moment | None) -> SavedMoment | None:
    return None if moment is None else SavedMoment(row_of(moment.state), moment.told, moment.unseen)


def read_course(game: Game, agreement: Agreement, saved: SavedCourse) -> Course:
    course = Course(game, agreement.players, agreement.seed, agreement.options, agreement.own_secret)
    course.state = restored(game.state, saved.row)
    course.state.journal = course.journal
    course.journal.entries = [Note(note.audience, note.hidden, note.event, note.arguments) for note in saved.notes]
    course.answers.extend(saved.answers)
    course.told = Told(game.lexicon, saved.told)
    course.windows = saved.windows
    course.ways = [WayBack(way.reason, way.steps, read_moment(game, way.start)) for way in saved.ways]
    return course


def read_moment(game: Game, saved: SavedMoment | None) -> Moment | None:
    return None if saved is None else Moment(restored(game.state, saved.row), saved.told, saved.unseen)


def row_of(state: State) -> Row:
    return memoryview(state.b).tolist()
