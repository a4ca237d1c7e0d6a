from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browsing import PATIENCE, Serving, chromium, visiting

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("served")) as serving:
        yield serving


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Serving]:
    """A service that a test may end."""
    with Serving(tmp_path) as serving:
        yield serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as (_, browser):
        yield browser


@pytest.fixture
def visit(served: Serving, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of a new visitor, and sees to it that the page never complained."""
    with ExitStack() as stack:
        yield lambda **wishes: stack.enter_context(visiting(browser, served.address, **wishes))
