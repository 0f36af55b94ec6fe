"""Texts of a pack that stand in a file of their own: `texts/<language>.toml`, one for each language.

A text stands in English where its entry stands, with other languages beside it or not:
`name = { en = "Writing", ru = "Письменность" }`. A language that is not there may have its text in its own file, under
the name of the entry's file and by the address of the text, so that nobody must touch the cards to translate them:

    ["board.toml"]
    "aspect writing, name" = "Schrift"
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from teahouse.loading import shape
from teahouse.loading.name import Text
from teahouse.text import SOURCE, languages

FOLDER: Final = "texts"
Tables = dict[str, dict[str, Text]]
"""What such a file holds: by file of the pack and by address, the text."""

ByLanguage = dict[str, Tables]


def texts_in(value: object, path: shape.Path = ()) -> Iterator[tuple[shape.Path, dict[str, str]]]:
    """Every table of a file that is a text in some languages, with the way to it."""
    if isinstance(value, dict):
        if isinstance(value.get(SOURCE), str) and value.keys() <= set(languages()):
            yield path, value
        else:
            for key, item in value.items():
                yield from texts_in(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from texts_in(item, (*path, place))


def address(data: dict[str, object], path: shape.Path) -> str:
    """How a text of a file is called: `aspect writing, name`, `area.sawmill.name`, `note memo, lines[2]`."""
    key, *rest = path
    entries = data[str(key)]
    if isinstance(entries, list) and len(rest) > 1 and isinstance(rest[0], int):
        return f"{shape.entry_name(str(key), entries[rest[0]], rest[0])}, {shape.dotted(tuple(rest[1:]))}"
    return shape.dotted(path)


def translate(file: str, data: dict[str, object], told: ByLanguage) -> Iterator[tuple[str, str, str]]:
    """Add what the files of texts hold for a file; yield what cannot be added: its language, its address, and why."""
    found = {address(data, path): text for path, text in texts_in(data)}
    for lang, tables in told.items():
        for where, text in tables.get(file, {}).items():
            if where not in found:
                yield lang, where, f"there is no such text in {file}{shape.did_you_mean(where, list(found))}"
            elif lang in found[where]:
                yield lang, where, f"this text stands in {file}, too; once is right"
            else:
                found[where][lang] = text


def languages_by_text(folder: Path) -> dict[tuple[str, str], frozenset[str]]:
    """Every text of a sound pack, by its file and address, and the languages it has."""
    told: ByLanguage = {lang: _toml(folder / file_of(lang)) for lang in languages_of(folder)}
    found: dict[tuple[str, str], frozenset[str]] = {}
    for path in sorted(folder.rglob("*.toml")):
        file = path.relative_to(folder).as_posix()
        if not file.startswith(f"{FOLDER}/"):
            data = _toml(path)
            for _ in translate(file, data, told):
                pass  # a loader tells what is wrong
            found |= {(file, address(data, place)): frozenset(text) for place, text in texts_in(data)}
    return found


def file_of(lang: str) -> str:
    """The file of a pack that holds its texts in a language."""
    return f"{FOLDER}/{lang}.toml"


def languages_of(folder: Path) -> list[str]:
    """The languages for which a pack has such a file."""
    return sorted(path.stem for path in (folder / FOLDER).glob("*.toml"))


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
