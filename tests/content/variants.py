"""Copies of the built-in ZhanGuo pack with something changed in them."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

from teahouse.content.pack import ContentError, Mistake
from teahouse.content.zhanguo import BUILTIN, load

FILES = ("board.toml", "boards.toml", "cards.toml", "tiles.toml")


def variant(folder: Path, *edits: tuple[str, str, str]) -> Path:
    """A whole copy of the pack in which each edit (file, old text, new text) changes the first place it finds."""
    folder.mkdir(exist_ok=True)
    for file in FILES:
        text = (BUILTIN / file).read_text(encoding="utf-8")
        for where, old, new in edits:
            if where == file:
                assert old in text, f"{file} does not contain {old!r}"
                text = text.replace(old, new, 1)
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def mistakes(folder: Path) -> list[Mistake]:
    """What is wrong with a pack; nothing if it is sound."""
    try:
        load(folder)
    except ContentError as error:
        return error.mistakes
    return []


def parsed(file: str) -> dict[str, object]:
    """A file of the built-in pack as plain values."""
    return tomllib.loads((BUILTIN / file).read_text(encoding="utf-8"))


def toml(value: object) -> str:
    """Any plain value as TOML, tables inline."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case _:
            return str(value)


def written(data: Mapping[str, object]) -> str:
    """A file of plain values as TOML."""
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items())
