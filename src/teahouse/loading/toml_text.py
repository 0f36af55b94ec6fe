"""Writes `changes.toml`: what a form has changed in a pack, as somebody would write it by hand."""

import json
from collections.abc import Mapping
from typing import Any

from teahouse.loading.changes import Changes

HEAD = "# What this pack changes; docs/write-a-pack.md explains it.\n"


def changes_text(changed: Mapping[str, Changes]) -> str:
    """The whole file."""
    parts = [HEAD]
    for file, changes in changed.items():
        name = key(file)
        if changes.remove:
            parts.append(f"[{name}]\nremove = {value(changes.remove)}\n")
        if changes.drop:
            parts.append(f"[{name}.drop]\n{lines(changes.drop)}")
        parts += [f"[{name}.change.{key(entry)}]\n{lines(fields)}" for entry, fields in changes.change.items()]
        parts += [
            f"[[{name}.add.{key(listed)}]]\n{lines(entry)}" for listed, some in changes.add.items() for entry in some
        ]
    return "\n".join(parts)


def lines(table: Mapping[str, Any]) -> str:
    return "".join(f"{key(each)} = {value(inside)}\n" for each, inside in table.items())


def key(name: str) -> str:
    """A key as TOML wants it: bare where it can be."""
    return name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else text(name)


def value(inside: object) -> str:
    """A value on one line."""
    match inside:
        case bool():
            return "true" if inside else "false"
        case int() | float():
            return repr(inside)
        case list():
            return f"[{', '.join(map(value, inside))}]"
        case dict():
            return f"{{ {', '.join(f'{key(each)} = {value(part)}' for each, part in inside.items())} }}"
        case _:
            return text(str(inside))


def text(letters: str) -> str:
    """Letters in quotation marks; JSON writes them as TOML does, but for one control character."""
    return json.dumps(letters, ensure_ascii=False).replace("\x7f", "\\u007f")
