"""The page to play on, as the service sends it."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from support.people import refused
from support.serving import Place

from philtre.server.pages import ADDRESSES, Page


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_is_the_same_document(house: Place, address: str) -> None:
    with house.visit() as browser:
        page = browser.get(re.sub("{.*?}", "some", address))
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.text == (files("philtre") / "web" / "index.html").read_text("utf-8")
        assert page.headers["cache-control"] == "public, no-cache"
        known = browser.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert known.status_code == 304 and known.content == b""


def test_files_named_after_what_they_hold_are_kept_for_ever_and_sent_small(house: Place) -> None:
    with house.visit() as browser:
        script = re.search(r'src="(/assets/[^"]+\.js)"', browser.get("/").text)
        assert script is not None
        with browser.stream("GET", script[1], headers={"Accept-Encoding": "gzip"}) as small:
            assert "immutable" in small.headers["cache-control"] and small.headers["content-encoding"] == "gzip"
            sent = b"".join(small.iter_raw())
        plain = browser.get(script[1], headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and gzip.decompress(sent) == plain.content
        assert len(sent) < len(plain.content)


def test_nothing_else_lies_there(house: Place) -> None:
    with house.visit() as browser:
        for path in ("/nothing.js", "/assets/nothing.js", "/assets/..%2f..%2f__init__.py", "/assets/..%2findex.html"):
            assert refused(browser.get(path)) == (404, "no-such-page")


def test_people_are_told_by_the_page_that_nothing_is_there(house: Place) -> None:
    with house.visit(Accept="text/html") as browser:
        for path in ("/nothing", "/tables/nothing/there"):
            page = browser.get(path)
            assert page.status_code == 404 and page.text == browser.get("/").text
        assert refused(browser.get("/api/nothing")) == (404, "no-such-page")
        assert refused(browser.get("/nothing", headers={"Accept": "*/*"})) == (404, "no-such-page")


def test_a_page_that_is_not_built_is_told(tmp_path: Path) -> None:
    page = Page()
    page.folder = tmp_path
    with pytest.raises(Exception, match="page-not-built"):
        page.read("index.html")
