"""A throw-away PostgreSQL: made with the machine's own programs, in a folder that goes with it.

PostgreSQL refuses to run as root; there it runs as another user, to whom the folder belongs. It
listens on a socket in that folder and nowhere else, and syncs to disk as any other.

``python -m support.postgres`` installs those programs where they are missing, before tests that run side by
side would all begin to; or says in one line that they are.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg

from philtre.server.storage.migration import migrate
from philtre.server.storage.place import read_url

DEBIAN = Path("/usr/lib/postgresql")
CREATECLUSTER = Path("/etc/postgresql-common/createcluster.conf")
OTHERS = ("postgres", "nobody")  # whom root lets it run as
OWNER = "philtre"
PATIENCE = 60  # seconds for it to start
TEMPLATE = "migrated"
PATIENTLY = "DPkg::Lock::Timeout=300"  # seconds, if something else is being installed

Command = list[str | Path]


class Cluster:
    """A running PostgreSQL that makes databases."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def run(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def empty(self) -> Iterator[str]:
        """A database with nothing in it; its URL."""
        with self.database("template0") as url:
            yield url

    @contextmanager
    def migrated(self) -> Iterator[str]:
        """A database with the schema of today; its URL."""
        with self.database(TEMPLATE) as url:
            yield url

    @contextmanager
    def database(self, template: str) -> Iterator[str]:
        name = f"test{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    # What may happen to those who are connected.

    def hang_up(self, url: str) -> None:
        """End every connection to a database."""
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(url)}'")

    def close(self, url: str) -> None:
        """Let nobody use a database."""
        self.run(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS false")
        self.hang_up(url)

    def reopen(self, url: str) -> None:
        self.run(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS true")


def name_of(url: str) -> str:
    return str(read_url(url).database)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster that is stopped and removed in the end."""
    programs = found_programs()
    folder = Path(mkdtemp(prefix="philtre-postgres-"))
    user = next((user for user in OTHERS if exists(user)), None) if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user, pwd.getpwnam(user).pw_gid)
    data = folder / "data"
    made: Command = [programs / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--encoding=UTF8", "--locale=C"]
    made += ["--no-sync", "--wal-segsize=1"]  # it shall be there soon, and gone soon
    run: Command = [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
    try:
        subprocess.run(as_user(user, made), check=True, stdout=subprocess.DEVNULL, cwd=folder)
        with (folder / "messages").open("wb") as messages:
            server = subprocess.Popen(as_user(user, run), stdout=messages, stderr=messages, cwd=folder)
        try:
            cluster = Cluster(folder)
            expect_to_answer(cluster, server)
            cluster.run(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
            migrate(read_url(cluster.url(TEMPLATE)))
            yield cluster
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing of it stays
            server.wait()
    finally:
        shutil.rmtree(folder)


def expect_to_answer(cluster: Cluster, server: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        try:
            cluster.run("SELECT 1")
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"PostgreSQL does not start: {(cluster.folder / 'messages').read_text()}")


def as_user(user: str | None, command: Command) -> Command:
    """A command for another user to run, and to be ended with us, however we end."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        if user is not None:
            raise RuntimeError("As root the tests need setpriv, of util-linux, to run PostgreSQL as another user.")
        return command
    if user is None:
        return [setpriv, "--pdeathsig=INT", *command]
    return [
        setpriv,
        f"--reuid={user}",
        f"--regid={pwd.getpwnam(user).pw_gid}",
        "--clear-groups",
        "--pdeathsig=INT",
        *command,
    ]


def exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


# PostgreSQL's own programs.


def found_programs() -> Path:
    """The folder of initdb and postgres; root installs them if need be."""
    folder = look_for_programs()
    if folder is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        folder = look_for_programs()
    if folder is None:
        raise RuntimeError("The tests need PostgreSQL's own programs, initdb and postgres: install “postgresql”.")
    return folder


def look_for_programs() -> Path | None:
    newest = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    onpath = [Path(program).resolve().parent for program in [shutil.which("initdb")] if program]
    return next((folder for folder in (*onpath, *newest) if (folder / "postgres").exists()), None)


def install() -> None:
    """Debian's package, without the cluster that it would make and start."""
    CREATECLUSTER.parent.mkdir(exist_ok=True)
    if not CREATECLUSTER.exists():
        CREATECLUSTER.write_text("create_main_cluster = false\n")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "UCF_FORCE_CONFFOLD": "1"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        command = ["apt-get", "--quiet", "--quiet", "-o", PATIENTLY, *words]
        subprocess.run(command, check=True, env=quietly, stdout=subprocess.DEVNULL)


def main() -> int:
    try:
        found_programs()
    except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
