"""Databases for the tests of the server: every one fresh, and on SQLite as on PostgreSQL."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from support.postgres import Cluster, running_cluster
from support.serving import Place, serving

from philtre.server.storage.database import Database
from philtre.server.storage.migration import migrate
from philtre.server.storage.place import read_url


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the tests of this process, started when one needs it."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("migrated") / "philtre.sqlite"
    migrate(read_url(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path)}"


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """A fresh database of a PostgreSQL."""
    with cluster.migrated() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either sort: the test runs on both."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A fresh database of either sort, open."""
    async with Database.open(database_url) as database:
        yield database


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A service on either database, in which each test has people and tables of its own."""
    if request.param == "sqlite":
        migrated: Path = request.getfixturevalue("migrated_file")
        with serving(str(shutil.copy(migrated, tmp_path_factory.mktemp("place")))) as running:
            yield running
    else:
        with request.getfixturevalue("cluster").migrated() as url, serving(url) as running:
            yield running
