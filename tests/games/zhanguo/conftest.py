"""The ZhanGuo table for tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.zhanguo.loading import BUILTIN
from teahouse.games.zhanguo.rules.box import Box
from tests.games.zhanguo.builder import Builder


@pytest.fixture
def zhanguo() -> Callable[..., Builder]:
    """`zhanguo(seats=3, boards="b")`: a table with seat 0 on its first turn where no set-up choice is open."""

    def build(seats: int = 2, box: Box | None = None, **options: str) -> Builder:
        table = Builder(seats, box=box, **options)
        return table.first(0) if table.asks == "PlayCard" else table

    return build


@pytest.fixture
def pack(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """`load(pack("board.toml", "discs = 8", "discs = 7"))`: a pack of one's own with something printed differently."""

    def change(file: str, old: str, new: str) -> Path:
        text = (BUILTIN / file).read_text(encoding="utf-8")
        assert old in text, f"{file} does not contain {old!r}"
        (tmp_path / file).write_text(text.replace(old, new), encoding="utf-8")
        return tmp_path

    return change
