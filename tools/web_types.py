"""The browser's types, made from the structures the server speaks with.

python tools/web_types.py [--check]

Writes web/src/wire.ts, and web/src/games/<game>/types.ts for the structures and the decisions of each game. What a
docstring says of a structure or a field stands in the comment above it. A view is a union on the game: `shown` is the
`Table` of that game, and unknown for a game from outside.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import msgspec
from msgspec import Struct

from teahouse.registry import game_of, games, load_game
from teahouse.server.wire import (
    account,
    examples,
    history,
    house,
    lab,
    learn,
    lobby,
    notices,
    orders,
    packs,
    preferences,
    reviews,
    sitting,
    talk,
    tournaments,
    view,
)
from teahouse.server.wire.basics import FromClient

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
SHAPED: Final[dict[type[Struct], dict[str, str]]] = {view.View: {"game": "Game", "shown": "Shown"}}
"""Structures of the wire with a part that each game shapes itself: the parameters of their types, by field."""
WIDEST: Final = 121
"""Characters of a line with its end, as the browser's sources are formatted."""
HEAD: Final = "// Made by tools/web_types.py from {source}; do not edit.\n\n"


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(repr(value).replace("'", '"') for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inside = type_of(schema.get("items", {}))
        union = "anyOf" in schema.get("items", {}) or "enum" in schema.get("items", {})
        return f"({inside})[]" if union else f"{inside}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


# -- what docstrings say -----------------------------------------------------------------------------


def held(structures: list[type[Struct]]) -> dict[str, type[Struct]]:
    """These structures and all that stand inside them, by name."""
    found: dict[str, type[Struct]] = {}

    def look_at(part: Any) -> None:
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls.__name__ not in found:
                found[part.cls.__name__] = part.cls
                for field in part.fields:
                    look_at(field.type)
        elif isinstance(part, msgspec.inspect.UnionType):
            for each in part.types:
                look_at(each)
        elif isinstance(part, msgspec.inspect.DictType):
            look_at(part.value_type)
        elif isinstance(part, msgspec.inspect.TupleType):
            for each in part.item_types:
                look_at(each)
        elif isinstance(part, msgspec.inspect.CollectionType):
            look_at(part.item_type)

    for each in msgspec.inspect.multi_type_info(structures):
        look_at(each)
    return found


@cache
def said_of_fields(structure: type[Struct]) -> dict[str, str]:
    """By field, the string that stands under it; a subclass has those of its bases, too."""
    said: dict[str, str] = {}
    for each in reversed(structure.__mro__):
        if issubclass(each, Struct) and each is not Struct:
            said |= dict(strings_under_fields(each))
    return said


def strings_under_fields(structure: type[Struct]) -> Iterator[tuple[str, str]]:
    (written,) = ast.parse(dedent(inspect.getsource(structure))).body
    assert isinstance(written, ast.ClassDef)
    for field, below in pairwise(written.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(ast.Constant(str(text))):
                    yield field.target.id, inspect.cleandoc(text)


def comment(text: str, indent: str = "") -> list[str]:
    """A text as a TSDoc comment; nothing for nothing."""
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {text} */"] if text else []
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


# -- structures --------------------------------------------------------------------------------------


def interface(name: str, schema: dict[str, Any], structure: type[Struct]) -> str:
    """A structure; what a client may leave out is optional, what we tell is always there."""
    given = SHAPED.get(structure, {})
    title = f"{name}Of<{', '.join(given.values())}>" if given else name
    lines = [*comment(schema.get("description", "")), f"export interface {title} {{"]
    named = {field.encode_name: field.name for field in msgspec.structs.fields(structure)}
    said = said_of_fields(structure)
    required = schema.get("required", [])
    for field, inside in schema.get("properties", {}).items():
        optional = "?" if issubclass(structure, FromClient) and field not in required else ""
        lines += comment(said.get(named.get(field, ""), ""), "  ")
        lines.append(f"  {field}{optional}: {given.get(field) or type_of(inside)};")
    return "\n".join([*lines, "}"])


def types(structures: list[type[Struct]], source: str) -> str:
    """All structures and whatever they hold, in the order of their names."""
    _, components = msgspec.json.schema_components(structures)
    known = held(structures)
    parts = [interface(name, schema, known[name]) for name, schema in sorted(components.items())]
    return HEAD.format(source=source) + "\n\n".join(parts) + "\n"


def structures_in(module: object) -> list[type[Struct]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, Struct)
        and each.__struct_fields__
        and each.__module__ == getattr(module, "__name__", "")
    ]


def union(name: str, members: Any) -> str:
    names = [each.__name__ for each in members.__args__]
    line = f"export type {name} = {' | '.join(names)};\n"
    if len(line) <= WIDEST:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {each}" for each in names)]) + ";\n"


def questions(game: str) -> str:
    """The names of all decisions."""
    names = sorted(load_game(game).kind.decisions)
    return (
        "\n".join(["/** What may be asked. */", "export type Question =", *(f'  | "{name}"' for name in names)]) + ";\n"
    )


def known_games(shaped: list[str]) -> str:
    """What each game shapes itself, by its name, and a view as the union of them."""
    return "\n".join(
        [
            "/** What each game shows of its table, and what is printed on its boards and cards. */",
            "export interface Games {",
            *(f"  {game}: {{ shown: {game}.Table; printed: {game}.Printed }};" for game in shaped),
            "}",
            "",
            "/** The table as one seat sees it; what a game from outside shows is its own affair. */",
            "export type View =",
            *(f'  | ViewOf<"{game}", {game}.Table>' for game in shaped),
            "  | ViewOf<string, unknown>;",
            "",
        ]
    )


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    written: dict[Path, str] = {}
    shaped: list[str] = []
    for game in sorted(games()):
        module = f"{game_of(game).package}.words.shown"
        if module.startswith("teahouse.") and find_spec(module):
            shaped.append(game)
            source = f"src/{module.replace('.', '/')}.py"
            told = types(structures_in(import_module(module)), source)
            written[WEB / "games" / game / "types.ts"] = told + "\n" + questions(game)
    house_words = (lobby, sitting, orders, house, preferences, reviews, account, history, notices, tournaments)
    spoken = (*house_words, view, talk, learn, examples, packs, lab)
    messages = [each for module in spoken for each in structures_in(module)]
    head, _, made = types(messages, "src/teahouse/server/wire").partition("\n\n")
    imports = [f'import type * as {game} from "./games/{game}/types";' for game in shaped]
    unions = [
        union(name, getattr(module, name))
        for module, name in (
            (talk, "ServerMessage"),
            (talk, "ClientMessage"),
            (learn, "LessonServerMessage"),
            (learn, "LessonClientMessage"),
        )
    ]
    return {WEB / "wire.ts": "\n".join([head, "", *imports, "", made, known_games(shaped), *unions])} | written


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: python tools/web_types.py", file=sys.stderr)
        return 2 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
