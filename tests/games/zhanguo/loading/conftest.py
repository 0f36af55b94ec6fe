"""Copies of the built-in pack of ZhanGuo with something changed in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.zhanguo.loading import BUILTIN, load
from teahouse.loading.pack import ContentError, Mistake


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
