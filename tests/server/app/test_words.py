"""Everything the service refuses can be said, in both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import philtre.server
from philtre.kernel.words import LANGUAGES
from philtre.server.errors import REASONS

SOURCES = [path.read_text("utf-8") for path in Path(philtre.server.__path__[0]).rglob("*.py")]
RAISED = re.compile(r'(?:Refused\(\d+, |NotAllowed\(|Unreadable\(|Problem\()"([a-z-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    catalogue = (files("philtre.text") / f"{language}.ftl").read_text("utf-8")
    said = set(re.findall(r"^reason-([a-z-]+) =", catalogue, re.MULTILINE))
    raised = {reason for source in SOURCES for reason in RAISED.findall(source)}
    assert {"wrong-password", "too-often", "server-fault"} <= raised
    assert {*raised, *REASONS.values(), "bad-request"} <= said
