"""Writes the types of the protocol, the API and the boards of the games, as the browser's client knows them.

``python tools/typescript.py`` writes the files; with ``--check`` it only tells whether they are up to date.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pathlib import Path

from msgspec import inspect

from philtre.games import OURS
from philtre.server.accounts.routes import Session
from philtre.server.accounts.tokens import NewToken, Token
from philtre.server.catalogue.routes import Shelf
from philtre.server.errors import Problem
from philtre.server.lobby.listing import Tables
from philtre.server.ratings.leaderboard import Leaderboard
from philtre.server.ratings.profile import History, Profile
from philtre.server.replays.progress import Progress
from philtre.server.replays.replay import Replay
from philtre.server.tables.protocol import VERSION, Protocol

ANSWERS = [Problem, Session, Token, NewToken, Shelf, Tables, Replay, Progress, Profile, History, Leaderboard]

SOURCES = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/typescript.py from the structs of the server: change those, and run it again.\n"
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def files() -> dict[Path, str]:
    """All files, as they should be."""
    written = {SOURCES / "protocol.ts": protocol(), SOURCES / "answers.ts": answers()}
    for name, module in OURS.items():
        board = inspect.type_info(import_module(f"{module}.view").Board)
        written[SOURCES / "games" / name / "board.ts"] = "\n".join([HEAD, *interfaces([board])])
    return written


def protocol() -> str:
    unions = messages()
    named = {"from_server": "FromServer", "from_client": "FromClient"}
    types = [f"export type {name} = {written(unions[field])};\n" for field, name in named.items()]
    return "\n".join([HEAD, f"export const VERSION = {VERSION};\n", *types, *interfaces(list(unions.values()))])


def messages() -> dict[str, inspect.Type]:
    info = inspect.type_info(Protocol)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields if isinstance(field.type, inspect.UnionType)}


def answers() -> str:
    """What REST answers; what the protocol speaks of too is taken from there."""
    said = named_structs(list(messages().values()))
    types = named_structs([inspect.type_info(answer) for answer in ANSWERS])
    own = [struct for name, struct in types.items() if name not in said]
    spoken_of = {part.cls.__name__ for struct in own for type in parts_of(struct) for part in nearest(type)}
    shared = ", ".join(sorted(spoken_of & said.keys()))
    return "\n".join([HEAD, f'import type {{ {shared} }} from "./protocol";\n', *map(interface, own)])


# Structs.


def interfaces(types: list[inspect.Type]) -> Iterator[str]:
    """Each struct that is spoken of, once, in the order in which they are."""
    return map(interface, named_structs(types).values())


def named_structs(types: list[inspect.Type]) -> dict[str, inspect.StructType]:
    named: dict[str, inspect.StructType] = {}
    for struct in (struct for type in types for struct in structs_of(type)):
        if named.setdefault(struct.cls.__name__, struct).cls is not struct.cls:
            raise SystemExit(f"Two structs are called {struct.cls.__name__}.")
    return named


def interface(struct: inspect.StructType) -> str:
    lines = [*comment(struct.cls), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    lines += [f"  {field.encode_name}: {written(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}", ""])


def comment(struct: type) -> list[str]:
    doc = getdoc(struct) if "__doc__" in vars(struct) and struct.__doc__ else None
    if doc is None:
        return []
    lines = doc.splitlines()
    if len(lines) == 1:
        return [f"/** {doc} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def structs_of(type: inspect.Type) -> Iterator[inspect.StructType]:
    """A struct and those in it."""
    if isinstance(type, inspect.StructType):
        yield type
    for part in parts_of(type):
        yield from structs_of(part)


def nearest(type: inspect.Type) -> list[inspect.StructType]:
    """The structs that a type names, without those in them."""
    return [type] if isinstance(type, inspect.StructType) else [one for part in parts_of(type) for one in nearest(part)]


def parts_of(type: inspect.Type) -> list[inspect.Type]:
    match type:
        case inspect.StructType():
            return [field.type for field in type.fields]
        case inspect.UnionType():
            return list(type.types)
        case inspect.ListType() | inspect.VarTupleType():
            return [type.item_type]
        case inspect.TupleType():
            return list(type.item_types)
        case inspect.DictType():
            return [type.value_type]
    return []


# Types.


def written(type: inspect.Type) -> str:
    """A type as TypeScript has it."""
    match type:
        case inspect.StructType():
            return type.cls.__name__
        case inspect.UnionType():
            return " | ".join(written(part) for part in type.types)
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in type.values)
        case inspect.ListType() | inspect.VarTupleType():
            item = written(type.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(item) for item in type.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {written(type.value_type)}>"
        case inspect.Metadata():
            return written(type.type)
    return PLAIN[type.__class__]


def main() -> None:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in sys.argv:
        sys.exit("\n".join(f"{path} is out of date." for path in stale) or None)
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
