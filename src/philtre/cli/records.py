"""Records as files: read with care, written without ever taking another's place."""

import tempfile
from itertools import count
from pathlib import Path

import philtre
from philtre.kernel.errors import Unreadable
from philtre.kernel.record import Record

LARGEST = 10_000_000  # bytes: no record comes near it


def text_of(file: Path, otherwise: str) -> str:
    """What a text file holds; what is none is refused for that reason."""
    try:
        with file.open("rb") as opened:
            text = opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise Unreadable("no-such-file", file=str(file)) from None
    except IsADirectoryError:
        raise Unreadable("a-directory", file=str(file)) from None
    except (OSError, ValueError):
        raise Unreadable("cannot-read", file=str(file)) from None
    try:
        if len(text) <= LARGEST:
            return text.decode("utf-8")
    except UnicodeDecodeError:
        pass
    raise Unreadable(otherwise, file=str(file))


def read_record(file: Path) -> Record:
    return Record.read(text_of(file, "not-a-record"))


def record_of_run(folder: Path, match: int) -> Record:
    """The record of one of the games of a run."""
    try:
        from philtre.lab.run import Run
    except ModuleNotFoundError:
        raise Unreadable("no-laboratory") from None
    run = Run.open(folder)
    if run.manifest.changes:  # its games would be taken for others
        raise Unreadable("changed-run", file=str(folder))
    for game in run.table("games").to_pylist():
        if game["match"] == match:
            return Record.read(game["record"])
    raise Unreadable("no-such-match", match=match)


def game_of(record: Record, name: str | None) -> str:
    """How to find the game of a record. Only a person names folders: what a file says must be a game's name."""
    if name is None and record.heading.game not in philtre.games():
        raise Unreadable("record-of-unknown-game", game=record.heading.game)
    return name or record.heading.game


def save(record: Record, file: Path) -> None:
    """Write a record to a new file."""
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(record.write())
    except FileExistsError:
        raise Unreadable("file-exists", file=str(file)) from None
    except (OSError, ValueError):
        raise Unreadable("cannot-write", file=str(file)) from None


def free_name(slug: str, folder: Path = Path()) -> Path:
    """A file name that nothing has yet: alchemist-1.philtre, alchemist-2.philtre, ..."""
    names = (folder / f"{slug}-{number}.philtre" for number in count(1))
    return next(name for name in names if not name.exists())


def named(typed: str, slug: str) -> Path:
    """The file a person means: a new one, if nothing is typed; a plain word gets the ending of records."""
    if not typed:
        return free_name(slug)
    return Path(typed) if Path(typed).suffix else Path(f"{typed}.philtre")


def save_somewhere(record: Record) -> Path:
    """Write a record here, or where one can write at all."""
    for folder in (Path(), Path.home(), Path(tempfile.gettempdir())):
        try:
            file = free_name(record.heading.game, folder)
            save(record, file)
        except (OSError, Unreadable):
            continue
        return file
    raise Unreadable("cannot-write", file=str(free_name(record.heading.game)))


def new_name(name: str, ending: str = "") -> Path:
    """A name here that neither a file nor a folder has: alchemist-report-1.html, alchemist-report-2.html, ..."""
    names = (f"{name}-{number}" for number in count(1))
    free = next(name for name in names if not Path(name).exists() and not Path(name + ending).exists())
    return Path(free + ending)


def folder_somewhere(name: str) -> Path:
    """Make a new folder here, or where one can write at all: alchemist-tournament-1, ..."""
    for above in (Path(), Path.home(), Path(tempfile.gettempdir())):
        folder = next(folder for number in count(1) if not (folder := above / f"{name}-{number}").exists())
        try:
            folder.mkdir()
        except OSError:
            continue
        return folder
    raise Unreadable("cannot-write", file=name)
