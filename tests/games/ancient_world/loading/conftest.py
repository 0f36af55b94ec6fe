"""Copies of files of the built-in pack of The Ancient World with something changed in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.ancient_world.loading import BUILTIN, load
from teahouse.loading.pack import ContentError, Mistake


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
            text = changed.get(file) or (BUILTIN / file).read_text(encoding="utf-8")
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
            load(folder)
        except ContentError as error:
            return error.mistakes
        return []

    return find
