"""``philtre backup`` and ``philtre migrate``, and where they look for the database."""

from pathlib import Path
from shutil import copy

import pytest
from support.postgres import Cluster

from philtre.cli import main
from philtre.kernel.errors import Unreadable
from philtre.server.storage.migration import known
from philtre.server.storage.place import VARIABLE, database_url, read_url, shown


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory in which a user has done nothing yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("XDG_DATA_HOME", VARIABLE, "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_database_is_in_the_users_data_directory_unless_told_otherwise(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_url() == str(home / ".local" / "share" / "philtre" / "philtre.sqlite")
    monkeypatch.setenv(VARIABLE, "postgresql://cellar/philtre")
    assert database_url() == "postgresql://cellar/philtre"
    assert database_url("other.sqlite") == "other.sqlite"


@pytest.mark.parametrize(
    "bad", ["mysql://cellar/philtre", "sqlite://", ":memory:", "", "://", "postgresql://a:b:c:d/x"]
)
def test_what_is_no_database(bad: str) -> None:
    with pytest.raises(Unreadable, match="bad-database-url"):
        read_url(bad)


@pytest.mark.parametrize("name", ["plain.sqlite", "a?b=c.sqlite", "100%25.sqlite", "dé#.sqlite"])
def test_a_file_may_have_any_name(home: Path, name: str) -> None:
    assert main(["migrate", "--database", name]) == 0
    assert (home / name).stat().st_size > 0


def test_a_password_is_not_shown() -> None:
    assert "mouse" not in shown(read_url("postgresql://anna:mouse@cellar/philtre"))


def test_migrate_and_back_up(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = known()[-1]
    file = database_url()
    assert main(["migrate"]) == main(["migrate"]) == main(["backup", "copy"]) == 0
    assert "".join(capsys.readouterr().out.split()) == "".join(
        f"{file} was at version base and is now at version {newest}."
        f"{file} is at version {newest} already."
        f"{file} is copied to copy.".split()
    )
    assert main(["migrate", "--to", "base", "--lang", "fr"]) == 0
    assert "passe à la version base" in capsys.readouterr().out


BAD = {
    "a version there is not": (["migrate", "--to", "abc"], "There is no version abc of the database"),
    "no database": (["backup", "copy"], "There is no file"),
    "a copy over something": (["backup", "taken", "--database", "other.sqlite"], "taken exists already"),
    "a copy into nowhere": (["backup", "no/where", "--database", "other.sqlite"], "no/where cannot be written"),
    "a file that is no database": (["migrate", "--database", "taken"], "file is not a database"),
    "a copy of no database": (["backup", "copy", "--database", "taken"], "file is not a database"),
    "a directory": (["migrate", "--database", "."], "The database . cannot be used"),
    "a directory below a file": (["migrate", "--database", "taken/x"], "The database taken/x cannot be used"),
    "nobody there": (["migrate", "--database", "postgresql://a:mouse@127.0.0.1:1/x"], "onnection refused"),
    "a copy of a PostgreSQL": (["backup", "copy", "--database", "postgresql://a:mouse@cellar/x"], "pg_dump"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_in_one_line(
    name: str, home: Path, migrated_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, complaint = BAD[name]
    (home / "taken").write_text("It was a dark night. " * 100)
    copy(migrated_file, home / "other.sqlite")
    before = sorted(home.rglob("*"))
    for language in ("en", "fr"):
        assert main([*arguments, "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and "mouse" not in told.err
        if language == "en":
            assert complaint in told.err
    assert sorted(home.rglob("*")) == before


def test_migrate_a_postgresql(cluster: Cluster, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with cluster.empty() as url:
        assert main(["migrate", "--database", url]) == 0
        assert f"is now at version {known()[-1]}" in capsys.readouterr().out.replace("\n", " ")
