"""The browser's types, made from the structures the server speaks with.

python tools/web_types.py [--check]

Writes web/src/wire.ts, and web/src/games/<game>/types.ts for the structures and the decisions of each game.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from teahouse import fast
from teahouse.registry import game_of, games, load_game
from teahouse.server.wire import lobby, talk, view
from teahouse.server.wire.basics import FromClient
from written_out import Class, all_fields, classes_of

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
FIELDS: Final = {"int": "number", "tuple[int, ...]": "number[]", "Happening": "Record<string, number>"}
"""By the type of a decision's field, what an observation shows of it."""
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


def interface(name: str, schema: dict[str, Any], from_client: bool) -> str:
    """A structure; what a client may leave out is optional, what we tell is always there."""
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, inside in schema.get("properties", {}).items():
        optional = "?" if from_client and field not in required else ""
        lines.append(f"  {field}{optional}: {type_of(inside)};")
    return "\n".join([*lines, "}"])


def types(structures: list[type[msgspec.Struct]], source: str) -> str:
    """All structures and whatever they hold, in the order of their names."""
    _, components = msgspec.json.schema_components(structures)
    sent = {each.__name__ for each in structures if issubclass(each, FromClient)}
    parts = [interface(name, schema, name in sent) for name, schema in sorted(components.items())]
    return HEAD.format(source=source) + "\n\n".join(parts) + "\n"


def structures_in(module: object) -> list[type[msgspec.Struct]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__struct_fields__
        and each.__module__ == getattr(module, "__name__", "")
    ]


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in members.__args__)};\n"


def classes() -> dict[str, Class]:
    """All classes of the compiled sources: they show the fields of decisions, compiled or not."""
    texts = {name: (fast.SRC / name).read_text(encoding="utf-8") for name in fast.sources()}
    return classes_of({fast.module(name): text for name, text in texts.items()})


def questions(game: str, written: dict[str, Class]) -> str:
    """By decision, the fields that an observation shows of it."""
    lines = [
        "/** By decision, the fields of its question; hidden ones are left out. */",
        "export interface Questions {",
    ]
    for name, decision in load_game(game).kind.decisions.items():
        fields = all_fields(f"{decision.__module__}.{name}", written)[1:]
        inside = [f"    {field.name}: {FIELDS[field.type]};" for field in fields]
        lines += [f"  {name}: {{", *inside, "  };"] if inside else [f"  {name}: Record<string, never>;"]
    return "\n".join([*lines, "}"]) + "\n"


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    messages = [each for module in (lobby, view, talk) for each in structures_in(module)]
    made = types(messages, "src/teahouse/server/wire")
    made += "\n" + union("ServerMessage", talk.ServerMessage) + "\n" + union("ClientMessage", talk.ClientMessage)
    written = {WEB / "wire.ts": made}
    found = classes()
    for game in games():
        module = f"{game_of(game).package}.words.shown"
        if module.startswith("teahouse.") and find_spec(module):
            source = f"src/{module.replace('.', '/')}.py"
            told = types(structures_in(import_module(module)), source)
            written[WEB / "games" / game / "types.ts"] = told + "\n" + questions(game, found)
    return written


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
