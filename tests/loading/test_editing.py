"""A form writes into a pack only what it changes; whatever it writes is read again as it was wished."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from teahouse.loading.editing import (
    Opened,
    changed,
    deep,
    difference,
    entry_of,
    listed,
    made_of,
    opened,
    schema_of,
    without,
)
from teahouse.loading.toml_text import text, value
from teahouse.registry import games

FILE, ENTRY = "generals.toml", "general zhou_tong"


def laid_out(folder: Path, files: dict[str, str]) -> Path:
    for name, told in files.items():
        (folder / name).write_text(told, encoding="utf-8")
    return folder


def wished(files: dict[str, str], wish: dict[str, Any]) -> dict[str, str]:
    return changed(files, FILE, ENTRY, entry_of(opened("great_wall", None), FILE, ENTRY), wish)


@pytest.fixture(scope="module")
def built_in() -> Opened:
    return opened("great_wall", None)


def test_only_what_differs_is_written(built_in: Opened, tmp_path: Path) -> None:
    wish = copy.deepcopy(entry_of(built_in, FILE, ENTRY))
    wish["tactics"] = 4
    wish["start"]["wood"] = 9
    files = wished({}, wish)
    assert tomllib.loads(files["changes.toml"]) == {
        FILE: {"change": {ENTRY: {"tactics": 4, "start": {"wood": 9}}}},
    }
    again = opened("great_wall", laid_out(tmp_path, files))
    assert again.mistakes == []
    assert entry_of(again, FILE, ENTRY) == wish
    assert wished(files, entry_of(built_in, FILE, ENTRY)) == {}, "as it was: nothing is changed"
    assert without(files, FILE, ENTRY) == {}


def test_what_is_left_out_is_taken_out(built_in: Opened, tmp_path: Path) -> None:
    wish = copy.deepcopy(entry_of(built_in, FILE, ENTRY))
    del wish["known"]
    again = opened("great_wall", laid_out(tmp_path, wished({}, wish)))
    assert again.mistakes == []
    assert "known" not in entry_of(again, FILE, ENTRY)


def test_an_entry_of_ones_own_is_changed_where_it_stands(built_in: Opened, tmp_path: Path) -> None:
    own = copy.deepcopy(entry_of(built_in, FILE, ENTRY)) | {"id": "second_tong"}
    files = {"changes.toml": f'[["{FILE}".add.general]]\n' + "".join(f"{k} = {value(v)}\n" for k, v in own.items())}
    wish = own | {"tea": 99}
    files = changed(files, FILE, "general second_tong", own, wish)
    assert tomllib.loads(files["changes.toml"])[FILE]["add"]["general"] == [wish]


@pytest.mark.parametrize("game", games())
def test_every_entry_has_a_form(game: str) -> None:
    found = opened(game, None)
    for file, read in found.files.items():
        entries = list(listed(read))
        for entry, tables in entries:
            assert not deep(tables)
            assert made_of(found, file, entry) is not None
        for entry in {name.partition(" ")[0]: name for name, _ in entries}.values():
            assert schema_of(found, file, entry)


def test_a_mistake_leaves_the_rest_to_be_seen(built_in: Opened, tmp_path: Path) -> None:
    wish = copy.deepcopy(entry_of(built_in, FILE, ENTRY)) | {"tactics": -1}
    found = opened("great_wall", laid_out(tmp_path, wished({}, wish)))
    assert [(each.file, each.entry, each.field) for each in found.mistakes] == [("changes.toml", ENTRY, "tactics")]
    assert made_of(found, FILE, ENTRY) is None
    assert made_of(found, FILE, "general cai_xiang") is not None


def test_differences_of_tables() -> None:
    assert difference({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}) == ({"a": {"b": 1}}, ["a"])
    assert difference({"a": 1}, {"a": True}) == ({"a": True}, [])
    assert difference({"a": [1]}, {"a": [1]}) == ({}, [])


def test_texts_are_written_as_toml_reads_them() -> None:
    for told in ('plain "quoted" \\ back', "new\nline\ttab", "\x7f\x01", "Русский — 茶"):
        assert tomllib.loads(f"a = {text(told)}")["a"] == told
    odd = {"a b": [1, 2.5, True, {"ключ": []}]}
    assert tomllib.loads(f"a = {value(odd)}")["a"] == odd


def test_nesting_is_bounded() -> None:
    nested: list[Any] = []
    for _ in range(200):
        nested = [nested]
    assert deep(nested)
    assert not deep({"a": [{"b": [1]}]})
