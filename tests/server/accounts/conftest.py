"""A service on either database, for all tests of accounts: they call themselves by names of their own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.serving import Place, serving


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    if request.param == "sqlite":
        migrated: Path = request.getfixturevalue("migrated_file")
        with serving(str(shutil.copy(migrated, tmp_path_factory.mktemp("accounts")))) as running:
            yield running
    else:
        with request.getfixturevalue("cluster").migrated() as url, serving(url) as running:
            yield running
