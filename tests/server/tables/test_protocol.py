"""The protocol as it is documented, and as the browser's client knows it."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from philtre.server.tables import connection
from philtre.server.tables.protocol import VERSION, In, Out

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8").partition("## Live play")[2].partition("\n## ")[0]
HALVES = {"What the server says": Out, "What a client says": In}


def examples_of(half: str) -> list[Any]:
    section = PAGE.partition(f"### {half}")[2].partition("\n### ")[0]
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", section, re.DOTALL)]


@pytest.mark.parametrize("half", HALVES)
def test_every_message_is_documented_with_an_example_that_is_one(half: str) -> None:
    examples = examples_of(half)
    tags = [kind.__struct_config__.tag for kind in get_args(HALVES[half])]
    assert [example["type"] for example in examples] == tags
    for example in examples:
        message = msgspec.convert(example, HALVES[half], strict=True)
        assert msgspec.to_builtins(message) == example


def test_the_version_in_the_example_is_the_version() -> None:
    assert examples_of("What the server says")[0]["version"] == VERSION


def test_every_way_to_end_is_documented() -> None:
    table = PAGE.partition("### How it ends")[2]
    endings = [value for value in vars(connection).values() if isinstance(value, connection.Ending)]
    assert len(endings) > 4
    for ending in endings:
        if ending is not connection.TOO_SLOW:  # which nobody is told
            assert re.search(rf"^\| {ending.code} \|.*`{ending.reason}`", table, re.MULTILINE), ending


@pytest.fixture
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("typescript", ROOT / "tools" / "typescript.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_those_of_the_server(generator: ModuleType) -> None:
    """If not: ``python tools/typescript.py`` writes them anew."""
    files = generator.files()
    assert len(files) == 7
    for path, text in files.items():
        assert path.read_text("utf-8") == text, path.name


def test_what_typescript_makes_of_types(generator: ModuleType) -> None:
    class Inner(msgspec.Struct, tag="inner"):
        """A thing."""

        maybe: list[int | None]
        named: dict[str, float]

    class Outer(msgspec.Struct):
        pair: tuple[int, str]
        inner: Inner | None
        more: tuple[bool, ...] = ()

    assert "\n".join(generator.interfaces([msgspec.inspect.type_info(Outer)])) == (
        "export interface Outer {\n"
        "  pair: [number, string];\n"
        "  inner: Inner | null;\n"
        "  more: boolean[];\n"
        "}\n\n"
        "/** A thing. */\n"
        "export interface Inner {\n"
        '  type: "inner";\n'
        "  maybe: (number | null)[];\n"
        "  named: Record<string, number>;\n"
        "}\n"
    )
