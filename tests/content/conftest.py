"""Copies of built-in packs with something changed in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.content import ancient_world
from teahouse.content.pack import ContentError, Mistake
from teahouse.content.zhanguo import BUILTIN, load


@pytest.fixture
def variant(tmp_path: Path) -> Callable[..., Path]:
    """A whole copy of the pack in which each edit (file, old text, new text) changes the first place it finds."""

    def write(*edits: tuple[str, str, str]) -> Path:
        folder = tmp_path / "variant"
        folder.mkdir(exist_ok=True)
        for path in BUILTIN.glob("*.toml"):
            text = path.read_text(encoding="utf-8")
            for file, old, new in edits:
                if file == path.name:
                    assert old in text, f"{file} does not contain {old!r}"
                    text = text.replace(old, new, 1)
            (folder / path.name).write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture(scope="session")
def mistakes() -> Callable[[Path], list[Mistake]]:
    """What is wrong with a pack; nothing if it is sound."""

    def find(folder: Path) -> list[Mistake]:
        try:
            load(folder)
        except ContentError as error:
            return error.mistakes
        return []

    return find


@pytest.fixture
def ancient_variant(tmp_path: Path) -> Callable[..., Path]:
    """The files of the Ancient World pack in which each edit (file, old text, new text) changed the first place."""

    def write(*edits: tuple[str, str, str]) -> Path:
        folder = tmp_path / "ancient"
        folder.mkdir(exist_ok=True)
        for old_file in folder.iterdir():
            old_file.unlink()
        changed: dict[str, str] = {}
        for file, old, new in edits:
            text = changed.get(file) or (ancient_world.BUILTIN / file).read_text(encoding="utf-8")
            assert old in text, f"{file} does not contain {old!r}"
            changed[file] = text.replace(old, new, 1)
        for file, text in changed.items():
            (folder / file).write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture(scope="session")
def ancient_mistakes() -> Callable[[Path], list[Mistake]]:
    """What is wrong with an Ancient World pack; nothing if it is sound."""

    def find(folder: Path) -> list[Mistake]:
        try:
            ancient_world.load(folder)
        except ContentError as error:
            return error.mistakes
        return []

    return find
